import { Backpack } from 'lucide-react';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';
import type { Playing } from '../use-play.ts';
import type { Arranging } from './use-paths.ts';
import styles from './arrange.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly arranging: Arranging;
}

/** Turns to what may be done at any time, and back. */
export function Arrange({ table: { look, parts, position }, play, arranging }: Props) {
  const words = useWords();
  const canArrange = play.isPlayed && play.seat !== null && !position.outcome && (parts.hasFreeMoves?.(look) ?? true);
  if (!canArrange || !parts.freeMoves) return null;
  const name = parts.freeMoves(look.language);
  return (
    <button
      type="button"
      aria-pressed={arranging.isOn}
      className={styles.arrange}
      title={name}
      data-arrange
      onClick={() => arranging.turn(!arranging.isOn)}
    >
      <Backpack size={20} aria-hidden="true" />
      <span>{arranging.isOn ? words.screen.arranged : name}</span>
    </button>
  );
}
