import type { CardId, FigureId } from '../ids.ts';
import type { Cause } from '../content/powers.ts';
import { call, emit } from '../../../engine/flow.ts';
import { wallCard } from '../content/warehouse.ts';
import type { Figure } from '../spec.ts';
import { layGlyph } from './glyphs.ts';
import { type M, cellUnder, figureOf, isCarrier, isEnraged, isOnBoard, lifeOf, nameOf } from './table.ts';

// Wounds, destruction, and what becomes of what was carried. One figure is hurt in one step: a wound may ask player 1
// where the anesthetic goes.

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
  else if (m.content.role === 'anesthetic') loseAnesthetic(m, figure, cellUnder(figure));
  return suffered;
}

/** How many of so many wounds a figure would suffer: no more than it has life (HS-LIFE-03). */
export const sufferedOf = (m: M, figure: Figure, amount: number, by: FigureId | null): number =>
  canHurt(m, figure, by) ? Math.min(amount, lifeOf(m, figure) - figure.wounds) : 0;

/** HS-SCN-36: only who carries the anesthetic hurts Hulk. */
function canHurt(m: M, figure: Figure, by: FigureId | null): boolean {
  if (!isEnraged(m, figure)) return true;
  return by !== null && isCarrier(figureOf(m, by));
}

export function destroy(m: M, figure: Figure, cause: Cause, by: FigureId | null): void {
  const at = cellUnder(figure);
  figure.cell = null;
  figure.status = 'destroyed';
  figure.controller = figure.owner;
  emit(m, { type: 'destroyed', figure: figure.id, at: nameOf(m, at), cause, by });
  if (m.content.role === 'anesthetic') loseAnesthetic(m, figure, at);
  else if (m.content.role === 'device') for (const glyph of figure.carries.splice(0)) layGlyph(m, glyph, at);
  else if (m.content.role === 'amulet') inherit(m, figure, at, by === null ? null : figureOf(m, by));
}

/** HS-SCN-34: it flies off, and player 1 says where it comes down. */
function loseAnesthetic(m: M, figure: Figure, from: number): void {
  for (const glyph of figure.carries.splice(0)) {
    const lost = m.state.glyphs[glyph];
    if (lost) lost.carrier = null;
    call(m, 'drop', { glyph, from });
  }
}

/** HS-SCN-53, HS-SCN-55, HS-SCN-56: cards and amulets go to whoever destroyed their bearer. */
function inherit(m: M, victim: Figure, at: number, heir: Figure | null): void {
  const amulets = victim.carries.splice(0);
  const collected: CardId[] = [...victim.taken.splice(0), ...victim.fresh.splice(0)];
  if (!heir || !isOnBoard(heir)) {
    for (const glyph of amulets) layGlyph(m, glyph, at);
    return;
  }
  if (isCarrier(heir)) collected.unshift(victim.card);
  for (const glyph of amulets) {
    const lost = m.state.glyphs[glyph];
    if (!lost) continue;
    if (heir.carries.length >= m.setup.options.amulets) layGlyph(m, glyph, at);
    else {
      heir.carries.push(glyph);
      lost.carrier = heir.id;
      emit(m, { type: 'glyphTaken', glyph: lost.kind, role: 'amulet', figure: heir.id, at: nameOf(m, at) });
    }
  }
  if (collected.length === 0) return;
  heir.fresh.push(...collected);
  emit(m, { type: 'cardsTaken', figure: heir.id, cards: collected, from: victim.id });
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
