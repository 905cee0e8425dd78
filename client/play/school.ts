import type { ComponentType } from 'react';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from './at-table.ts';

/** Who teaches at a table, and what takes the place of what a match needs and a lesson does not. */
export interface School {
  /** Says what to do, over the board. */
  readonly Teacher: ComponentType<{
    readonly table: AtTable;
    readonly isPlaying: boolean;
    readonly take: (action: Action) => void;
  }>;
  readonly Menu: ComponentType;
  /** The answer that glows. */
  readonly shown: Action | null;
  /** The answer is to be found: whoever asks for a hint is told the idea first. */
  readonly isPuzzle?: true;
}
