import { type FigureId, isSquad } from '../ids.ts';
import type { Cause } from '../content/powers.ts';
import { emit } from '../../../engine/flow.ts';
import { wallCard } from '../content/warehouse.ts';
import type { Figure } from '../spec.ts';
import { layDown } from './fallen.ts';
import { type M, cellUnder, figureOf, isOnBoard, lifeOf, nameOf } from './table.ts';

// Wounds and destruction. One figure is hurt in one step: what it carried may have to be laid down somewhere.

/** HS-LIFE-01, HS-LIFE-03. Returns the wounds that were really suffered. */
export function wound(m: M, figure: Figure, amount: number, cause: Cause, by: FigureId | null): number {
  if (amount <= 0 || !isOnBoard(figure)) return 0;
  const suffered = sufferedOf(m, figure, amount, by);
  if (suffered === 0) {
    emit(m, { type: 'unhurt', figure: figure.id, amount, cause, by });
    return 0;
  }
  const life = lifeOf(m, figure);
  figure.wounds += suffered;
  emit(m, { type: 'wounded', figure: figure.id, amount: suffered, wounds: figure.wounds, life, cause, by });
  if (figure.wounds >= life) destroy(m, figure, cause, by);
  else m.content.plot.whenHurt(m, figure);
  return suffered;
}

/** How many of so many wounds a figure would suffer: no more than it has life (HS-LIFE-03). */
export const sufferedOf = (m: M, figure: Figure, amount: number, by: FigureId | null): number =>
  canHurt(m, figure, by) ? Math.min(amount, lifeOf(m, figure) - figure.wounds) : 0;

const canHurt = (m: M, figure: Figure, by: FigureId | null): boolean =>
  m.content.plot.canHurt(m, figure, by === null ? null : figureOf(m, by));

export function destroy(m: M, figure: Figure, cause: Cause, by: FigureId | null): void {
  const at = cellUnder(figure);
  figure.cell = null;
  figure.status = 'destroyed';
  figure.controller = figure.owner;
  emit(m, { type: 'destroyed', figure: figure.id, at: nameOf(m, at), cause, by });
  if (isSquad(figure.card)) layDown(m, figure);
  m.content.plot.whenDestroyed(m, figure, at, by === null ? null : figureOf(m, by));
}

export const brokenOff = (m: M, amount: number): number => Math.min(amount, wallCard.life - m.state.wall.wounds);

/** HS-WALL-09. */
export function hitWall(m: M, amount: number, by: FigureId): void {
  const { wall } = m.state;
  if (amount <= 0 || !wall.standing) return;
  wall.wounds += brokenOff(m, amount);
  emit(m, { type: 'wallHit', amount, wounds: wall.wounds, life: wallCard.life, by });
  if (wall.wounds < wallCard.life) return;
  wall.standing = false;
  emit(m, { type: 'wallBroken', by });
}
