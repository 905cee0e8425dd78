import type { CardId, Face, CellName, FigureId } from '../ids.ts';
import { genotech } from '../content/genotech.ts';
import { type Cause, type PowerId, powers } from '../content/powers.ts';
import { tribeca } from '../content/tribeca.ts';
import { boardOf } from '../rules/board.ts';
import type { View } from '../seen.ts';

// What sentences need to know of a table. A view may be incomplete (a replay, a hint): nothing here throws.

export const cardOf = (figure: FigureId): CardId => figure.replace('*', '') as CardId;
/** A figure of the second box is told apart by a star. */
export const starOf = (figure: FigureId): string => (figure.endsWith('*') ? ' ★' : '');

const LABELS: { readonly [field: string]: ReadonlyMap<CellName, string> } = Object.fromEntries(
  [genotech, tribeca].map(field => [field.id, new Map(boardOf(field).cells.map(c => [c.id, c.label]))]),
);

/** Row and number of a cell, and whether it lies on the upper floor. */
export function place(view: View, cell: CellName): { readonly label: string; readonly isUpper: boolean } {
  const label = LABELS[view.battlefield]?.get(cell) ?? cell;
  return { label: label.replace('^', ''), isUpper: cell.endsWith('^') };
}

export const isUpper = (cell: CellName): boolean => cell.endsWith('^');

export const skullsOf = (faces: readonly Face[]): number => faces.filter(face => face === 'skull').length;
export const shieldsOf = (faces: readonly Face[]): number => faces.filter(face => face === 'shield').length;

/** Who acts, for prompts. */
export const acting = (view: View): FigureId | null => view.focus.figure;

export const isPower = (cause: Cause): cause is PowerId => Object.hasOwn(powers, cause);
