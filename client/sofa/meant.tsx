import type { ReactNode } from 'react';
import { useTouching } from '../../table/screen/touching.tsx';
import type { Action } from '../line/table-line.ts';
import styles from './hand.module.css';

/** What the things that were touched come to: the button below gives it. */
export function Meant({ label }: { readonly label: (action: Action) => string }) {
  const touching = useTouching();
  const { settled } = touching;
  if (!settled) return null;
  const lines = touching.outlookOf(settled.action)?.lines ?? [];
  return (
    <div role="status" className={styles.meant}>
      <b>{label(settled.action)}</b>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

interface NoteProps {
  readonly isBoard: boolean;
  readonly children: ReactNode;
}

/** What a thing says of itself, beside it; what is an answer already is said in its place. */
export function Note({ isBoard, children }: NoteProps) {
  const { settled } = useTouching();
  return settled && !isBoard ? null : children;
}
