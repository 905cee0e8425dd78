import type { ReactNode } from 'react';
import { useTouching } from '../../table/screen/touching.tsx';
import styles from './hand.module.css';

/** What the answer would bring that the things touched come to: the button below names and gives it. */
export function Meant() {
  const touching = useTouching();
  const { settled } = touching;
  const lines = settled ? (touching.outlookOf(settled.action)?.lines ?? []) : [];
  if (lines.length === 0) return null;
  return (
    <div role="status" className={styles.meant}>
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
