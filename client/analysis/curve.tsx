import type { PointerEvent } from 'react';
import type { Turning } from '../../bots/analysis/turns.ts';
import { useLanguage } from '../language.ts';
import type { Known } from './known.ts';
import type { Round } from './tale.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { percent } from './words.ts';
import styles from './curve.module.css';

interface Props {
  readonly known: Known;
  readonly side: number;
  readonly names: readonly string[];
  readonly rounds: readonly Round[];
  readonly turnings: readonly Turning[];
  readonly n: number;
  readonly onGoTo: (n: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 100;

/** The chance of a side along the match, with its band; the other sides thin, each with dashes of its own. */
export function Curve({ known, side, names, rounds, turnings, n, onGoTo }: Props) {
  const say = useAnalysisWords();
  const language = useLanguage();
  const { points } = known;
  const last = points.length - 1;
  const at = (position: number): number => (position / Math.max(1, last)) * 100;
  const chance = (position: number): number => points[position]?.chance[side] ?? 0;
  const touch = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onGoTo(Math.round(Math.max(0, Math.min(1, (event.clientX - left) / width)) * last));
  };
  const label = say.curve.told(names[side] ?? '', percent(chance(0), language), percent(chance(last), language));
  return (
    <div className={styles.curve}>
      <div className={styles.scale} aria-hidden="true">
        {[1, 0.5, 0].map(share => (
          <span key={share}>{percent(share, language)}</span>
        ))}
      </div>
      <div className={styles.field} onPointerDown={touch} onPointerMove={event => event.buttons === 1 && touch(event)}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.half} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          {known.sides.map((_, other) =>
            other === side || known.sides.length === 2 ? null : (
              <path
                key={other}
                className={styles.other}
                strokeDasharray={DASHES[other % DASHES.length]}
                d={line(known, other)}
              />
            ),
          )}
          <path className={styles.band} d={band(known, side)} />
          <path className={styles.line} d={line(known, side)} />
        </svg>
        <span className={styles.cursor} style={{ insetInlineStart: `${at(n)}%` }}>
          <span className={styles.dot} style={{ insetBlockStart: `${(1 - chance(n)) * 100}%` }} />
        </span>
        {turnings.map((turning, i) => (
          <button
            key={turning.n}
            type="button"
            className={styles.mark}
            data-rise={turning.after > turning.before}
            aria-current={turning.from < n && n <= turning.to}
            aria-label={`${i + 1}. ${say.turnings.from(percent(turning.before, language), percent(turning.after, language))}`}
            style={{ insetInlineStart: `${at(turning.n)}%`, insetBlockStart: `${(1 - chance(turning.n)) * 100}%` }}
            onPointerDown={event => event.stopPropagation()}
            onClick={() => onGoTo(turning.n)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      {rounds.length > 1 && (
        <div className={styles.rounds} aria-hidden="true">
          {rounds.map((round, i) => (
            <span
              key={round.n}
              title={round.title ?? undefined}
              style={{ insetInlineStart: `${at(round.n)}%`, width: `${at((rounds[i + 1]?.n ?? last) - round.n)}%` }}
            >
              {i + 1}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

const DASHES = ['8 5', '2 4', '14 4 2 4', '5 3', '1 7'] as const;

const x = (n: number, { points }: Known): string => ((n / Math.max(1, points.length - 1)) * WIDTH).toFixed(1);
const y = (chance: number): string => ((1 - Math.min(1, Math.max(0, chance))) * HEIGHT).toFixed(2);

const line = (known: Known, side: number): string =>
  `M${known.points.map(({ chance }, n) => `${x(n, known)} ${y(chance[side] ?? 0)}`).join('L')}`;

function band(known: Known, side: number): string {
  const edge = (sign: 1 | -1): string[] =>
    known.points.map(({ chance, off }, n) => `${x(n, known)} ${y((chance[side] ?? 0) + sign * (off[side] ?? 0))}`);
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
}
