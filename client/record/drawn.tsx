import { useId } from 'react';
import { type Count, type Point, sum } from './tally.ts';
import { useRecordWords } from './use-record-words.ts';
import styles from './record.module.css';

// Drawn by hand. What was won is full, what was lost hatched, what was shared empty: all are told apart without colours.

const [WIDE, HIGH] = [360, 180];
const [TOP, FOOT] = [18, 20];
const FLOOR = HIGH - FOOT;

const PARTS = ['won', 'even', 'lost'] as const;

/** What is lost is drawn with lines. */
function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className={styles.ground} />
      <rect width="2.4" height="6" className={styles.line} />
    </pattern>
  );
}

const fillOf = (part: (typeof PARTS)[number], hatch: string): string | undefined =>
  part === 'lost' ? `url(#${hatch})` : undefined;

export function Legend({ hasEven }: { readonly hasEven: boolean }) {
  const say = useRecordWords();
  const hatch = useId();
  return (
    <ul role="list" className={styles.legend}>
      {PARTS.filter(part => part !== 'even' || hasEven).map(part => (
        <li key={part}>
          <svg viewBox="0 0 18 18" width="18" height="18">
            <Hatch id={hatch} />
            <rect x="1" y="1" width="16" height="16" rx="3" className={styles[part]} fill={fillOf(part, hatch)} />
          </svg>
          {say[part]}
        </li>
      ))}
    </ul>
  );
}

interface Bar extends Count {
  readonly key: string;
  readonly name: string;
}

/** One bar for each kind, as long as there were matches of it. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const say = useRecordWords();
  const hatch = useId();
  const most = Math.max(1, ...bars.map(sum));
  return (
    <ul role="list" className={styles.bars}>
      {bars.map(bar => (
        <li key={bar.key}>
          <span>{bar.name}</span>
          <svg viewBox={`0 0 ${WIDE} 18`} preserveAspectRatio="none">
            <Hatch id={hatch} />
            {along(bar).map(({ part, from, many }) => (
              <rect
                key={part}
                x={1 + ((WIDE - 2) * from) / most}
                y="1"
                width={((WIDE - 2) * many) / most}
                height="16"
                className={styles[part]}
                fill={fillOf(part, hatch)}
              />
            ))}
          </svg>
          <b>{say.ofAll(bar.won, sum(bar))}</b>
        </li>
      ))}
    </ul>
  );
}

/** What was won, shared, lost, one after the other. */
function along(count: Count) {
  let from = 0;
  return PARTS.flatMap(part => {
    const many = count[part];
    const piece = { part, from, many };
    from += many;
    return many > 0 ? [piece] : [];
  });
}

interface Column extends Count {
  readonly key: string;
  readonly name: string;
}

/** Won and lost, one upon the other. */
export function Columns({ columns }: { readonly columns: readonly Column[] }) {
  const hatch = useId();
  const most = Math.max(1, ...columns.map(sum));
  const step = WIDE / columns.length;
  const up = (many: number): number => ((FLOOR - TOP) * many) / most;
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} className={styles.drawn}>
      <Hatch id={hatch} />
      <line x1="0" x2={WIDE} y1={FLOOR} y2={FLOOR} className={styles.axis} />
      {columns.map((column, at) => (
        <g key={column.key} transform={`translate(${at * step} 0)`}>
          {along(column).map(({ part, from, many }) => (
            <rect
              key={part}
              x={step * 0.16}
              y={FLOOR - up(from + many)}
              width={step * 0.68}
              height={up(many)}
              className={styles[part]}
              fill={fillOf(part, hatch)}
            />
          ))}
          {sum(column) > 0 && <Label x={step / 2} y={FLOOR - up(sum(column)) - 4} text={String(sum(column))} />}
          <Label x={step / 2} y={HIGH - 5} text={column.name} isSmall />
        </g>
      ))}
    </svg>
  );
}

interface Height {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

/** One quantity. */
export function Heights({ heights }: { readonly heights: readonly Height[] }) {
  const most = Math.max(1, ...heights.map(({ value }) => value));
  const step = WIDE / heights.length;
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} className={styles.drawn}>
      <line x1="0" x2={WIDE} y1={FLOOR} y2={FLOOR} className={styles.axis} />
      {heights.map(({ key, name, value, text }, at) => {
        const high = ((FLOOR - TOP) * value) / most;
        return (
          <g key={key} transform={`translate(${at * step} 0)`}>
            <rect x={step * 0.16} y={FLOOR - high} width={step * 0.68} height={high} className={styles.won} />
            {value > 0 && <Label x={step / 2} y={FLOOR - high - 4} text={text} isSmall />}
            <Label x={step / 2} y={HIGH - 5} text={name} isSmall />
          </g>
        );
      })}
    </svg>
  );
}

const SIDE = 34; // where the shares are written

/** A share that goes up and down. */
export function Curve({ points }: { readonly points: readonly Point[] }) {
  const say = useRecordWords();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const span = Math.max(1, last.match - first.match);
  const x = (match: number): number => SIDE + ((WIDE - SIDE - 8) * (match - first.match)) / span;
  const y = (share: number): number => FLOOR - (FLOOR - TOP) * share;
  const line = points.map(({ match, share }) => `${x(match).toFixed(1)} ${y(share).toFixed(1)}`).join('L');
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} className={styles.drawn}>
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <line x1={SIDE} x2={WIDE} y1={y(share)} y2={y(share)} className={share === 0 ? styles.axis : styles.grid} />
          <text x={SIDE - 5} y={y(share) + 3.5} className={styles.side}>
            {say.percent(share)}
          </text>
        </g>
      ))}
      <path d={`M${line}`} className={styles.curve} />
      <circle cx={x(last.match)} cy={y(last.share)} r="4.5" className={styles.won} />
      <Label x={x(first.match)} y={HIGH - 5} text={String(first.match)} isSmall />
      {span > 1 && <Label x={x(last.match) - 4} y={HIGH - 5} text={String(last.match)} isSmall />}
    </svg>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isSmall?: boolean;
}

const Label = ({ x, y, text, isSmall = false }: LabelProps) => (
  <text x={x} y={y} className={isSmall ? styles.small : styles.label}>
    {text}
  </text>
);
