import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import styles from './lens.module.css';

interface Props {
  readonly title: string;
  readonly close: string;
  /** Not there where it stays open as long as it is asked about. */
  readonly onClose?: (() => void) | undefined;
  /** Its pieces, each an item of a list and large enough for a thumb. */
  readonly children: ReactNode;
}

/** A crowded place opened: everything that lies there, side by side. */
export function Lens({ title, close, onClose, children }: Props) {
  useEffect(() => {
    if (!onClose) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);
  return (
    <section className={styles.lens} aria-label={title} onPointerDown={event => event.stopPropagation()}>
      <header className={styles.top}>
        <h2>{title}</h2>
        {onClose && (
          <button type="button" aria-label={close} className={styles.close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </header>
      <ul role="list" className={styles.pieces}>
        {children}
      </ul>
    </section>
  );
}
