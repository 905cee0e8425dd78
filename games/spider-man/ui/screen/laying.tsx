import type { ReactNode } from 'react';
import { BoardPicture } from '../drawn/ground.tsx';
import type { Seen } from '../look.ts';
import { overWords } from '../words/over.ts';
import styles from './edge.module.css';

/** The board that is to be laid. */
export function Laying({ look }: { readonly look: Seen }) {
  const board = look.view.focus?.board;
  if (!board) return null;
  return (
    <figure className={styles.laying} data-lid data-kept>
      <BoardPicture board={board} />
      <figcaption>{overWords[look.language].laying(look.texts.boards[board].name)}</figcaption>
    </figure>
  );
}

/** The same as it would lie, after so many quarter turns. */
export function turnedBoard({ view }: Seen, rotation: number): ReactNode {
  const board = view.focus?.board;
  return board ? <BoardPicture board={board} rotation={rotation} /> : null;
}
