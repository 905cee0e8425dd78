import { useState } from 'react';
import type { Seen } from '../look.ts';
import { fieldWords } from '../words/field.ts';
import type { LegendRow, LegendSign } from './legend-rows.ts';
import styles from './legend.module.css';

const KEY = 'rempart:heroscape-marvel:legend';

interface Props {
  readonly look: Seen;
  readonly rows: readonly LegendRow[];
  /** Something says more about itself now. What is only chosen, such as what one holds from the beginning, does not. */
  readonly isExplained: boolean;
}

/** What numbers, colours and chances on the battlefield mean, while they are there; who knows it folds it away, and it stays so. */
export function Legend({ look, rows, isExplained }: Props) {
  const own = fieldWords[look.language];
  const [isFolded, setIsFolded] = useState(isKnown);
  const fold = (): void => {
    setIsFolded(!isFolded);
    keepKnown(!isFolded);
  };
  return (
    <section
      className={styles.legend}
      aria-label={own.legend}
      data-folded={isFolded || undefined}
      data-explained={isExplained || undefined}
      data-lid
    >
      <button type="button" aria-expanded={!isFolded} title={own.legend} onClick={fold}>
        {isFolded ? own.legend : '×'}
      </button>
      <dl>
        {rows.map(({ sign, text }) => (
          <div key={sign}>
            <dt data-sign={sign}>{pictureOf(sign, own.average)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function pictureOf(sign: LegendSign, average: string) {
  switch (sign) {
    case 'hit':
      return '⚔ %';
    case 'danger':
      return '⚠\uFE0E %';
    case 'wounds':
      return average;
    default:
      return (
        <svg viewBox="-10 -11 20 22" aria-hidden="true">
          <path d="M0-10 8.700-5V5L0 10-8.700 5V-5z" />
          {sign !== 'air' && <text y="4">3</text>}
        </svg>
      );
  }
}

function isKnown(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    // On a small board it would lie over whoever fights.
    return kept === null ? matchMedia('(max-width: 40rem)').matches : kept === 'known';
  } catch {
    return false;
  }
}

function keepKnown(isFolded: boolean): void {
  try {
    localStorage.setItem(KEY, isFolded ? 'known' : 'new');
  } catch {
    // A browser that keeps nothing still plays.
  }
}
