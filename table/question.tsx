import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './question.module.css';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Something that must be answered before the page goes on; Escape is a no. */
export function Question({ title, children, yes, no, onAnswer }: Props) {
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
      className={styles.question}
      onCancel={event => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <div className={styles.answers}>
        <button type="button" className={styles.no} onClick={() => onAnswer(false)}>
          {no}
        </button>
        <button type="button" className={styles.yes} onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
