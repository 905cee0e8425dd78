import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Spec } from '../../engine/types.ts';
import { Rebuilt } from '../rebuilt.tsx';
import { RuleDoorContext } from '../rule-door.ts';
import type { ThingId } from '../touch.ts';
import { useFramed } from './framed.ts';
import type { Explained } from './screen-parts.ts';
import { useTouching } from './touching.tsx';
import styles from './bubble.module.css';

interface Props {
  readonly explain: (thing: ThingId) => Explained | null;
  readonly label: (action: Spec['action']) => string;
  readonly words: { readonly doIt: string };
}

/** What a thing is, and what touching it would bring, beside it. A finger finds the answer as a button here, too. */
export function Bubble({ explain, label, words }: Props) {
  const touching = useTouching();
  const door = useContext(RuleDoorContext);
  const { shown } = touching;
  // Where acts stand around a thing they say enough.
  const isRinged = touching.acts.length > 0 && touching.chosen.at(-1) === shown;
  if (!shown || touching.dragged || isRinged) return null;
  const said = explain(shown);
  const action = touching.wholeAt(shown);
  const outlook = touching.outlookAt(shown);
  if (!said && !action) return null;
  return (
    <Beside key={shown} thing={shown}>
      {said && (
        <p className={styles.name}>
          <strong>{said.name}</strong>
          {said.item && <Rebuilt {...said.item} isInside />}
        </p>
      )}
      {action && <p className={styles.answer}>{label(action)}</p>}
      {outlook?.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {said?.about && !outlook && <p>{said.about}</p>}
      {(touching.settled || (said?.rule && door)) && (
        <p className={styles.ways}>
          {touching.settled && touching.chosen.includes(shown) && (
            <button type="button" tabIndex={-1} className={styles.doIt} onClick={() => touching.take()}>
              {words.doIt}
            </button>
          )}
          {said?.rule && door && (
            <button
              type="button"
              tabIndex={-1}
              className={styles.rule}
              onClick={() => said.rule && door.open(said.rule)}
            >
              {door.label(said.rule)}
            </button>
          )}
        </p>
      )}
    </Beside>
  );
}

interface BesideProps {
  readonly thing: ThingId;
  /** Rather wide than high: for whoever says more. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A note at a thing, above it or below it, never over it, wholly within the table. */
export function Beside({ thing, isWide = false, children }: BesideProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const place = usePlace(bubble, thing);
  return (
    <div
      ref={bubble}
      className={styles.bubble}
      style={place ?? { visibility: 'hidden' }}
      data-bubble={thing}
      data-wide={isWide || undefined}
    >
      {children}
    </div>
  );
}

const [GAP, EDGE] = [10, 8];

function usePlace(bubble: RefObject<HTMLElement | null>, thing: ThingId): { left: number; top: number } | null {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const framed = useFramed();
  useLayoutEffect(() => {
    const find = (): void => {
      const at = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
      if (bubble.current && at) setPlace(placeOf(bubble.current, at));
    };
    find();
    addEventListener('resize', find);
    return () => removeEventListener('resize', find);
  }, [bubble, thing, framed]);
  return place;
}

function placeOf({ offsetWidth: wide, offsetHeight: high }: HTMLElement, at: DOMRect): { left: number; top: number } {
  const within = (left: number): number => Math.max(EDGE, Math.min(left, innerWidth - wide - EDGE));
  const left = within(at.left + at.width / 2 - wide / 2);
  if (at.top - high - GAP > EDGE) return { left, top: at.top - high - GAP };
  if (at.bottom + high + GAP < innerHeight - EDGE) return { left, top: at.bottom + GAP };
  const beside = at.left > innerWidth / 2 ? at.left - wide - GAP : at.right + GAP;
  return { left: within(beside), top: Math.max(EDGE, Math.min(at.top, innerHeight - high - EDGE)) };
}
