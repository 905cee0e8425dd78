import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './lens.module.css';

interface Props {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  /** Its pieces, each an item of a list and large enough for a thumb. */
  readonly children: ReactNode;
}

/** A crowded place opened: everything that lies there, side by side. */
export function Lens({ title, close, onClose, children }: Props) {
  return (
    <section className={styles.lens} aria-label={title} onPointerDown={event => event.stopPropagation()}>
      <header className={styles.top}>
        <h2>{title}</h2>
        <button type="button" aria-label={close} className={styles.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <ul role="list" className={styles.pieces}>
        {children}
      </ul>
    </section>
  );
}
