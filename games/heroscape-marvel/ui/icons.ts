import type { CardId } from '../ids.ts';
import { type PowerId, powers } from '../content/powers.ts';
import { mapped } from '../../../kit/grammar.ts';
import { contentIcons, gameIcons } from '../../../table/icons.ts';
import type { GlyphRole } from '../scenarios/scenario.ts';

export const icons = gameIcons([
  'american-shield',
  'muscle-up',
  'mecha-mask',
  'spider-mask',
  'wave-surfer',
  'orc-head',
  'mailed-fist',
  'lizardman',
  'skull-mask',
  'iron-mask',
  'walking-boot',
  'bullseye',
  'shield',
  'death-skull',
  'hearts',
  'body-height',
  'syringe',
  'gem-pendant',
  'ray-gun',
  'beveled-star',
  'uncertainty',
  'dice-twenty-faces-twenty',
  'on-sight',
  'trophy',
]);

export const cardIcon: { readonly [C in CardId]: string } = {
  'captain-america': icons['american-shield'],
  hulk: icons['muscle-up'],
  'iron-man': icons['mecha-mask'],
  'spider-man': icons['spider-mask'],
  'silver-surfer': icons['wave-surfer'],
  abomination: icons['orc-head'],
  thanos: icons['mailed-fist'],
  venom: icons.lizardman,
  'red-skull': icons['skull-mask'],
  'doctor-doom': icons['iron-mask'],
};

/** One colour for each card, on a dark ground: the picture says the same. */
export const cardColour: { readonly [C in CardId]: string } = {
  'captain-america': '#7db4ff',
  hulk: '#7fd65c',
  'iron-man': '#ffb347',
  'spider-man': '#ff7a6b',
  'silver-surfer': '#d7e3f2',
  abomination: '#b4c95a',
  thanos: '#c79bff',
  venom: '#b9bdd6',
  'red-skull': '#ff8f8f',
  'doctor-doom': '#8fe0b0',
};

const outlines = contentIcons<(typeof powers)[PowerId]['icon']>();
export const powerIcon = mapped(powers, ({ icon }) => outlines[icon]);

/** `null` for a glyph whose face is hidden. */
export function glyphIcon(role: GlyphRole, isUp: boolean): string {
  if (!isUp) return icons.uncertainty;
  if (role === 'anesthetic') return icons.syringe;
  if (role === 'amulet') return icons['gem-pendant'];
  return role === 'device' ? icons['ray-gun'] : icons['beveled-star'];
}
