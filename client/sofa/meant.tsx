import type { ReactNode } from 'react';
import { useTouching } from '../../table/screen/touching.tsx';
import { unseen } from '../../table/unseen.ts';
import type { Action } from '../line/table-line.ts';
import styles from './hand.module.css';

/** What the answer is and would bring that the things touched come to: the button below, which gives it, is not read aloud by itself. */
export function Meant({ label }: { readonly label: (action: Action) => string }) {
  const touching = useTouching();
  const { settled } = touching;
  if (!settled) return null;
  const lines = touching.outlookOf(settled.action)?.lines ?? [];
  return (
    <div role="status" className={lines.length > 0 ? styles.meant : unseen}>
      <span className={unseen}>{label(settled.action)}</span>
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
