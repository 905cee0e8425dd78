import type { CardId, CellName, Face, FigureId } from '../ids.ts';
import { type Cause, type PowerId, powers } from '../content/powers.ts';
import type { View } from '../seen.ts';

// What sentences need to know of a table. A view may be incomplete (a replay, a hint): nothing here throws.

export const cardOf = (figure: FigureId): CardId => figure.replace('*', '') as CardId;
/** A figure of the second box is told apart by a star. */
export const starOf = (figure: FigureId): string => (figure.endsWith('*') ? ' ★' : '');

export const isUpper = (cell: CellName): boolean => cell.endsWith('^');

export const skullsOf = (faces: readonly Face[]): number => faces.filter(face => face === 'skull').length;
export const shieldsOf = (faces: readonly Face[]): number => faces.filter(face => face === 'shield').length;

/** Who acts, for prompts. */
export const acting = (view: View): FigureId | null => view.focus.figure;

export const isPower = (cause: Cause): cause is PowerId => Object.hasOwn(powers, cause);
