import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type Portions,
  answersOf,
  canGive,
  canTake,
  firstShares,
  inPlace,
  leftOf,
  shifted,
} from '../../table/portions.ts';
import type { Action } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';
import { portionsAt } from './portions-at.ts';
import type { Playing } from './use-play.ts';
import styles from './portions-panel.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
}

/** What is given out target by target, all in one question; nothing where no such question is asked. */
export function PortionsPanel({ table, play }: Props) {
  const { answering } = play;
  const portions = portionsAt(table, play);
  if (!portions) return null;
  const key = JSON.stringify([portions.total, portions.targets]);
  return <Sharing key={key} portions={portions} isBusy={answering.isBusy} onGive={answering.chooseAll} />;
}

interface SharingProps {
  readonly portions: Portions<Action>;
  readonly isBusy: boolean;
  readonly onGive: (answers: readonly Action[]) => void;
}

function Sharing({ portions, isBusy, onGive }: SharingProps) {
  const words = useWords();
  const title = useId();
  const [shares, setShares] = useState(() => firstShares(portions));
  const left = leftOf(portions, shares);
  const isWhole = left === 0 && !isBusy;
  return (
    <section className={styles.panel} aria-labelledby={title} aria-busy={isBusy} data-needed>
      <div className={styles.top}>
        <h2 id={title}>{portions.title ?? words.portions.title(portions.total)}</h2>
        {!portions.targets.some(({ takesRest }) => takesRest) && (
          <p role="status">{left < portions.total && words.portions.left(left)}</p>
        )}
      </div>
      <ul role="list" className={styles.targets}>
        {inPlace(portions).map(({ target, at }) => (
          <li key={target.id}>
            <span className={styles.label}>
              {target.label} {target.note && <small>{target.note}</small>}
            </span>
            {!target.takesRest && (
              <button
                type="button"
                className={controls.icon}
                aria-label={words.portions.less(target.label)}
                aria-disabled={!canTake(portions, shares, at)}
                onClick={() => setShares(shifted(portions, shares, at, -1))}
              >
                <Minus size={18} aria-hidden="true" />
              </button>
            )}
            <output className={styles.amount} aria-label={target.label}>
              {shares[at]}
            </output>
            {!target.takesRest && (
              <button
                type="button"
                className={controls.icon}
                aria-label={words.portions.more(target.label)}
                aria-disabled={!canGive(portions, shares, at)}
                onClick={() => setShares(shifted(portions, shares, at, 1))}
              >
                <Plus size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={controls.primary}
        aria-disabled={!isWhole}
        onClick={() => isWhole && onGive(answersOf(portions, shares))}
      >
        {words.portions.give}
      </button>
    </section>
  );
}
