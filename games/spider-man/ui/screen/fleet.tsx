import { capital } from '../../../../kit/grammar.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenStack } from '../../seen.ts';
import { Car } from '../drawn/car.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { stackThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

/** The cars of the Police wherever they are, those that lead or guard somebody first. */
export function Fleet({ look }: { readonly look: Seen }) {
  const weight = ({ prisoner, captains, cars }: SeenStack): number =>
    (prisoner ? 100 : 0) + captains.length * 10 + cars;
  const stacks = [...look.view.stacks].sort((a, b) => weight(b) - weight(a));
  return (
    <ul role="list" className={styles.fleet} aria-label={look.texts.roles.police.name}>
      {stacks.map(stack => (
        <li key={stack.square}>
          <Cars look={look} stack={stack} />
        </li>
      ))}
    </ul>
  );
}

/** Stations are called after the board they stand on; that they are stations their lights tell. */
const districtOf = (name: string): string => name.split(' – ').at(-1) ?? name;

function Cars({ look, stack }: { readonly look: Seen; readonly stack: SeenStack }) {
  const { square, cars, captains, prisoner, station } = stack;
  const { handlers, outlook } = useThing(stackThing(square));
  const people = [...captains, ...(prisoner ? [prisoner] : [])];
  return (
    <button type="button" className={styles.cars} {...handlers}>
      <span className={styles.picture}>
        <Car isLit={station !== null || captains.length > 0} />
      </span>
      <span className={unseen}>{overWords[look.language].cars(cars)}</span>
      {cars > 1 && <b aria-hidden="true">{cars}</b>}
      <span aria-hidden="true" className={styles.aboard}>
        {people.map(who => (
          <Portrait key={who} who={who} />
        ))}
      </span>
      <span className={styles.name}>
        {station ? districtOf(look.texts.places[station].name) : capital(look.texts.place(square, look.view))}
      </span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}
