import { emit } from '../../../../engine/flow.ts';
import type { CardId } from '../../ids.ts';
import { compare } from '../../rules/end.ts';
import { layGlyph } from '../../rules/glyphs.ts';
import { type M, isCarrier, isOnBoard, nameOf } from '../../rules/table.ts';
import type { Figure, HeroScape } from '../../spec.ts';
import { plain } from './plain.ts';
import type { Plot } from '../plot.ts';

const TAKEN = { takes: true, stops: true };
const UNTAKEN = { takes: false, stops: true };

/** Le Génie fou: amulets give their bearers the powers of those they destroy (HS-SCN-50..58). */
export const amulets: Plot<HeroScape, Figure> = {
  ...plain,
  glyphsWork: false,
  /** HS-SCN-51, HS-SCN-52. */
  meets: (m, figure) => (figure.carries.length < m.setup.options.amulets ? TAKEN : UNTAKEN),
  whenDestroyed: inherit,
  whenRoundEnds(m) {
    const { end } = m.content.scenario;
    return end.kind === 'figures' && m.state.round >= end.round ? compare(m, ['figures', 'points']) : null;
  },
};

/** HS-SCN-53, HS-SCN-55, HS-SCN-56: cards and amulets go to whoever destroyed their bearer. */
function inherit(m: M, victim: Figure, at: number, heir: Figure | null): void {
  const lost = victim.carries.splice(0);
  const collected: CardId[] = [...victim.taken.splice(0), ...victim.fresh.splice(0)];
  if (!heir || !isOnBoard(heir)) {
    for (const glyph of lost) layGlyph(m, glyph, at);
    return;
  }
  if (isCarrier(heir)) collected.unshift(victim.card);
  for (const index of lost) {
    const glyph = m.state.glyphs[index];
    if (!glyph) continue;
    if (heir.carries.length >= m.setup.options.amulets) layGlyph(m, index, at);
    else {
      heir.carries.push(index);
      glyph.carrier = heir.id;
      emit(m, {
        type: 'glyphTaken',
        glyph: glyph.kind,
        role: m.content.role,
        figure: heir.id,
        at: nameOf(m, at),
      });
    }
  }
  if (collected.length === 0) return;
  heir.fresh.push(...collected);
  emit(m, { type: 'cardsTaken', figure: heir.id, cards: collected, from: victim.id });
}
