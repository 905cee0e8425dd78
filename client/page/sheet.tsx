import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../language.ts';
import controls from './controls.module.css';
import styles from './sheet.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Along the side of the window, for things one reads while playing. */
  readonly isAside?: boolean;
}

/** Something laid over the page; Escape, the cross or a click beside it take it away. */
export function Sheet({ title, children, onClose, isAside = false }: Props) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={isAside ? `${styles.sheet} ${styles.aside}` : styles.sheet}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.top}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={controls.icon} aria-label={words.shell.close} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}
