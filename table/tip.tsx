import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tip.module.css';

interface Props {
  readonly children: ReactNode;
  /** What is to know about it. */
  readonly tip: string;
  readonly className?: string | undefined;
}

const WIDTH = 288;

/** A word or a card that explains itself under the pointer, with focus, or when it is tapped. */
export function Tip({ children, tip, className }: Props) {
  const id = useId();
  const [place, setPlace] = useState<{ left: number; top: number; isAbove: boolean } | null>(null);
  const show = (element: HTMLElement): void => {
    const box = element.getBoundingClientRect();
    const isAbove = box.bottom > innerHeight * 0.65;
    const left = Math.max(8, Math.min(box.left, innerWidth - WIDTH - 8));
    setPlace({ left, top: isAbove ? box.top - 6 : box.bottom + 6, isAbove });
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
      onClick={event => show(event.currentTarget)}
      onKeyDown={event => event.key === 'Escape' && hide()}
    >
      {children}
      <span id={id} hidden>
        {tip}
      </span>
      {place &&
        createPortal(
          <span
            aria-hidden="true"
            className={place.isAbove ? `${styles.bubble} ${styles.above}` : styles.bubble}
            style={{ left: place.left, top: place.top, maxWidth: WIDTH }}
          >
            {tip}
          </span>,
          document.body,
        )}
    </button>
  );
}
