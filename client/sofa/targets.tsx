import type { CSSProperties } from 'react';
import { Heart } from 'lucide-react';
import type { Target } from '../../table/screen/screen-parts.ts';
import { useTouching } from '../../table/screen/touching.tsx';
import { useThing } from '../../table/screen/use-thing.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './targets.module.css';

/** What stands on the big screen and is meant here: by the same sign, with what touching it would bring. */
export function Targets({ targets }: { readonly targets: readonly Target[] }) {
  const words = useSofaWords();
  const touching = useTouching();
  const open = targets.filter(({ thing }) => touching.stateOf(thing) !== 'still');
  if (open.length === 0) return null;
  return (
    <>
      {!touching.isBegun && <p className={styles.how}>{words.touchFirst}</p>}
      <ul
        role="list"
        className={styles.targets}
        style={{ '--columns': columnsOf(open.length) } as CSSProperties}
        aria-label={words.targets}
      >
        {open.map(target => (
          <Aimed key={target.thing} target={target} />
        ))}
      </ul>
    </>
  );
}

const ONE_ROW = 5; // as wide as a thumb each
const columnsOf = (count: number): number => (count > ONE_ROW ? Math.ceil(count / 2) : count);

function Aimed({ target }: { readonly target: Target }) {
  const { thing, picture, name, mark, life, isFriend } = target;
  const { handlers, outlook } = useThing(thing);
  return (
    <li>
      <button type="button" className={styles.target} data-friend={isFriend || undefined} {...handlers}>
        <span className={styles.picture}>{picture}</span>
        {mark !== undefined && <b className={styles.mark}>{mark}</b>}
        <span className={styles.name}>{name}</span>
        {outlook && (
          <b className={styles.sign} data-mood={outlook.mood}>
            {outlook.sign}
          </b>
        )}
        {life !== undefined && (
          <span className={styles.life}>
            <Heart size={14} fill="currentColor" aria-hidden="true" /> {life}
          </span>
        )}
      </button>
    </li>
  );
}
