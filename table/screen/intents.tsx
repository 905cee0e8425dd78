import { useId, useRef } from 'react';
import { useFramed } from './framed.ts';
import type { Intent } from './screen-parts.ts';
import { type Spot, type Whereabouts, useWhereabouts } from './whereabouts.ts';
import styles from './intents.module.css';

interface Props {
  readonly intents: readonly Intent[];
  /** What else moves things: they are measured anew. */
  readonly moved: unknown;
}

/** Who is about to do what to whom: solid where it is certain, dashed where something may come between. */
export function Intents({ intents, moved }: Props) {
  const frame = useRef<Element | null>(null);
  const head = useId();
  const places = useWhereabouts(frame, [intents, moved, useFramed()]);
  const drawn = places ? intents.flatMap(intent => arrowOf(intent, places)) : [];
  return (
    <div
      ref={element => {
        frame.current = element?.parentElement ?? null;
      }}
      aria-hidden="true"
      className={styles.layer}
    >
      <svg className={styles.arrows}>
        <defs>
          {(['sure', 'if', 'mine'] as const).map(kind => (
            <marker
              key={kind}
              id={`${head}${kind}`}
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="4"
              markerHeight="4"
              orient="auto"
            >
              <path d="M0 0L10 5L0 10z" data-kind={kind} />
            </marker>
          ))}
        </defs>
        {drawn.map(({ intent, d }) => (
          <path
            key={`${intent.from} ${intent.to}`}
            d={d}
            data-kind={kindOf(intent)}
            markerEnd={`url(#${head}${kindOf(intent)})`}
          />
        ))}
      </svg>
      {apart(
        drawn.filter(({ intent }) => intent.sign !== null),
        places?.scale ?? 1,
      ).map(({ intent, x, y }) => (
        <span
          key={`${intent.from} ${intent.to}`}
          className={styles.sign}
          data-mood={intent.mood}
          style={{ left: x, top: y }}
        >
          {intent.sign}
        </span>
      ))}
    </div>
  );
}

const kindOf = ({ isSure, isAtMe }: Intent): 'sure' | 'if' | 'mine' => (isSure ? (isAtMe ? 'mine' : 'sure') : 'if');

const [WIDE, HIGH] = [78, 24]; // about the size of a sign

interface Arrow {
  readonly intent: Intent;
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

function arrowOf(intent: Intent, places: Whereabouts): Arrow[] {
  const [from, to] = [places.of(intent.from), places.of(intent.to)];
  if (!from || !to) return [];
  const isBeside = Math.abs(to.top - from.top) < Math.min(from.height, to.height) / 2;
  const [x1, y1] = [middle(from), from.top + from.height];
  const [x2, y2] = [middle(to), isBeside ? to.top + to.height : to.top + Math.min(14, to.height / 5)];
  const bend = isBeside ? 46 / places.scale : (y2 - y1) / 2;
  const d = `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${isBeside ? y2 + bend : y2 - bend} ${x2} ${y2}`;
  // A sign stands at whom it concerns.
  return [{ intent, d, x: x2, y: isBeside ? y2 + bend * 0.55 : y2 - HIGH / places.scale }];
}

const middle = ({ left, width }: Spot): number => left + width / 2;

/** Signs that would cover each other stand one above the other. */
function apart(arrows: readonly Arrow[], scale: number): Arrow[] {
  const [wide, high] = [WIDE / scale, HIGH / scale];
  const placed: Arrow[] = [];
  for (const arrow of [...arrows].sort((a, b) => a.x - b.x)) {
    let { y } = arrow;
    while (placed.some(one => Math.abs(one.x - arrow.x) < wide && Math.abs(one.y - y) < high)) y -= high;
    placed.push({ ...arrow, y });
  }
  return placed;
}
