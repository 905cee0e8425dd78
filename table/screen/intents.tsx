import { useId, useMemo, useRef } from 'react';
import { apart } from './apart.ts';
import { CHEST, HIGH, arrowOf, middle } from './arrows.ts';
import { useFramed } from './framed.ts';
import type { ThingId } from '../touch.ts';
import { useInside } from './inside.ts';
import type { Intent, Outlook } from './screen-parts.ts';
import { useLooked, useTouching } from './touching.tsx';
import { useWhereabouts } from './whereabouts.ts';
import styles from './intents.module.css';

interface Props {
  readonly intents: readonly Intent[];
  /** What else moves things: they are measured anew. */
  readonly moved: unknown;
}

/** Who is about to do what to whom: solid where it is certain, dashed where something may come between. */
export function Intents({ intents: standing, moved }: Props) {
  const touching = useTouching();
  const looked = useLooked();
  const outlook = looked ? touching.outlookAt(looked) : null;
  const intents = useForeseen(standing, looked, outlook);
  const frame = useRef<Element | null>(null);
  const head = useId();
  const places = useWhereabouts(frame, [intents, moved, useFramed()]);
  const drawn = places ? intents.flatMap(intent => arrowOf(intent, places)) : [];
  // Whoever looks at one of them sees that one's own.
  const hasOwn = looked !== null && intents.some(intent => isOf(intent, looked));
  const faintOf = (intent: Intent): 'other' | 'many' | undefined => {
    if (hasOwn) return isOf(intent, looked) ? undefined : 'other';
    return intent.isFaint ? 'many' : undefined;
  };
  return (
    <div
      ref={element => {
        frame.current = element?.parentElement ?? null;
      }}
      aria-hidden="true"
      className={styles.layer}
    >
      <svg className={styles.arrows} data-scaled>
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
          {/* What is to be read lies over arrows. */}
          <mask id={`${head}read`} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
            <rect width="100%" height="100%" fill="white" />
            {places?.kept.map(({ left, top, width, height }, at) => (
              <rect key={at} x={left} y={top} width={width} height={height} rx="10" />
            ))}
          </mask>
        </defs>
        <g mask={`url(#${head}read)`}>
          {drawn.map(({ intent, d }) => (
            <path
              key={`${intent.from} ${intent.to} ${intent.sign}`}
              d={d}
              data-kind={kindOf(intent)}
              data-faint={faintOf(intent)}
              markerEnd={`url(#${head}${kindOf(intent)})`}
            />
          ))}
        </g>
      </svg>
      {apart(
        drawn.filter(({ intent }) => intent.sign !== null),
        HIGH / (places?.scale ?? 1),
        places?.kept ?? [],
        places?.height,
      ).map(({ intent, x, y }) => (
        <SignAt key={`${intent.from} ${intent.to} ${intent.sign}`} intent={intent} x={x} y={y} />
      ))}
      {(outlook?.others ?? []).map(({ thing, sign, mood }) => {
        const at = places?.of(thing);
        return (
          at && (
            <span
              key={thing}
              className={styles.sign}
              data-mood={mood}
              data-other
              style={{ left: middle(at), top: at.top + at.height * CHEST }}
            >
              {sign}
            </span>
          )
        );
      })}
    </div>
  );
}

interface SignProps {
  readonly intent: Intent;
  readonly x: number;
  readonly y: number;
}

function SignAt({ intent: { sign, mood }, x, y }: SignProps) {
  const own = useRef<HTMLSpanElement>(null);
  useInside(own, `${sign} ${x} ${y}`);
  return (
    <span ref={own} className={styles.sign} data-lid data-mood={mood} style={{ left: x, top: y }}>
      {sign}
    </span>
  );
}

/** While somebody looks at an answer: what would come of it, or who could answer it, instead of what stands in any case. */
function useForeseen(standing: readonly Intent[], looked: ThingId | null, outlook: Outlook | null): readonly Intent[] {
  const threats = outlook?.threats;
  const then = outlook?.intents;
  return useMemo(
    () =>
      then ??
      (looked && threats
        ? threats.map(({ thing, sign }) => ({
            from: thing,
            to: looked,
            isSure: true,
            isAtMe: true,
            sign,
            mood: 'bad' as const,
          }))
        : standing),
    // oxlint-disable-next-line react/exhaustive-deps -- the same are made anew at every look
    [standing, looked, JSON.stringify([threats, then])],
  );
}

const isOf = ({ from, to }: Intent, thing: ThingId): boolean => from === thing || to === thing;

const kindOf = ({ isSure, isAtMe }: Intent): 'sure' | 'if' | 'mine' => (isSure ? (isAtMe ? 'mine' : 'sure') : 'if');
