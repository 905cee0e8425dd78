import { Fragment } from 'react';
import type { Seat, Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useThing } from '../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../table/touch.ts';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';
import { meantBy } from '../intent.ts';
import styles from './rail.module.css';

interface Props {
  readonly table: AtTable;
  readonly screen: ScreenParts<Spec>;
  readonly seat: Seat | null;
}

/** All in the order of their seats, the others as portraits with what matters of them. */
export function Rail({ table, screen, seat }: Props) {
  const words = useWords();
  const { look, position } = table;
  const asked = position.outcome ? [] : position.asked;
  return (
    <ul role="list" tabIndex={0} aria-label={words.screen.others} className={styles.rail}>
      {look.names.map((name, at) =>
        at === seat ? (
          <Fragment key={at}>
            <li
              data-asked={asked.includes(at) || undefined}
              data-led={screen.Self ? true : undefined}
              className={styles.self}
            >
              {screen.seated ? <You thing={screen.seated(at)} /> : words.screen.you}
            </li>
            {screen.Self && (
              <li className={styles.beside}>
                <screen.Self look={look} seat={at} />
              </li>
            )}
          </Fragment>
        ) : (
          <li key={at} data-asked={asked.includes(at) || undefined} className={styles.seat} title={name}>
            <screen.Other look={look} seat={at} />
            <Meant what={meantBy(table, at)} />
          </li>
        ),
      )}
      {screen.Beside && (
        <li className={styles.beside}>
          <screen.Beside look={look} seat={seat} />
        </li>
      )}
    </ul>
  );
}

/** One's own sign, which says who one is. */
function You({ thing }: { readonly thing: ThingId }) {
  const words = useWords();
  const { handlers } = useThing(thing);
  return (
    <button type="button" {...handlers} tabIndex={0}>
      {words.screen.you}
    </button>
  );
}

/** In the words of whoever says it. */
function Meant({ what }: { readonly what: string | null }) {
  if (what === null) return null;
  return (
    <p className={styles.meant}>
      <span>{what}</span>
    </p>
  );
}
