import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RuleId } from '../engine/types.ts';
import type { Item } from './origins.ts';
import { Rebuilt, useRebuilt } from './rebuilt.tsx';
import { RuleDoorContext } from './rule-door.ts';
import styles from './tip.module.css';

interface Props {
  readonly children: ReactNode;
  /** What is to know about it. */
  readonly tip: string;
  /** The rule behind it: activated while it is shown, it opens the rulebook there. */
  readonly rule?: RuleId | undefined;
  /** What it shows, to be marked where it is not as printed. */
  readonly item?: Item | undefined;
  readonly className?: string | undefined;
}

const WIDTH = 288;

/** A tap shows and activates at once; whoever wants the rule activates what has been shown for a while, in ms. */
const SHOWN_BEFORE = 350;

/** A word or a card that explains itself under the pointer, with focus, or when it is tapped. */
export function Tip({ children, tip, rule, item, className }: Props) {
  const id = useId();
  const door = useContext(RuleDoorContext);
  const rebuilt = useRebuilt(item);
  const note = rebuilt && `${rebuilt.marking.label[rebuilt.mark]}.`;
  const shownAt = useRef(0);
  const [place, setPlace] = useState<{ left: number; top: number; isAbove: boolean } | null>(null);
  const show = (element: HTMLElement): void => {
    const box = element.getBoundingClientRect();
    const isAbove = box.bottom > innerHeight * 0.65;
    const left = Math.max(8, Math.min(box.left, innerWidth - WIDTH - 8));
    if (!place) shownAt.current = performance.now();
    setPlace({ left, top: isAbove ? box.top - 6 : box.bottom + 6, isAbove });
  };
  const activate = (element: HTMLElement): void => {
    const isKnown = place !== null && performance.now() - shownAt.current > SHOWN_BEFORE;
    if (rule && door && isKnown) door.open(rule);
    else show(element);
  };
  const hide = (): void => setPlace(null);
  return (
    <button
      type="button"
      className={className ? `${styles.word} ${className}` : styles.word}
      aria-describedby={id}
      onPointerEnter={event => show(event.currentTarget)}
      onPointerLeave={hide}
      onFocus={event => show(event.currentTarget)}
      onBlur={hide}
      onClick={event => activate(event.currentTarget)}
      onKeyDown={event => event.key === 'Escape' && hide()}
    >
      {children}
      {item && <Rebuilt {...item} isInside />}
      <span id={id} hidden>
        {tip} {rule && door?.label(rule)}
      </span>
      {place &&
        createPortal(
          <span
            aria-hidden="true"
            className={place.isAbove ? `${styles.bubble} ${styles.above}` : styles.bubble}
            style={{ left: place.left, top: place.top, maxWidth: WIDTH }}
          >
            {tip}
            {note && <span className={styles.note}>{note}</span>}
            {rule && door && <span className={styles.rule}>{door.label(rule)}</span>}
          </span>,
          document.body,
        )}
    </button>
  );
}
