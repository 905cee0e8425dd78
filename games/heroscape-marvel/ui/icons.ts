import { type PowerId, powers } from '../content/powers.ts';
import { mapped } from '../../../kit/grammar.ts';
import { contentIcons, gameIcons } from '../../../table/icons.ts';
import type { GlyphRole } from '../scenarios/scenario.ts';

export const icons = gameIcons([
  'walking-boot',
  'bullseye',
  'shield',
  'death-skull',
  'hearts',
  'syringe',
  'gem-pendant',
  'ray-gun',
  'beveled-star',
  'uncertainty',
  'on-sight',
]);

const outlines = contentIcons<(typeof powers)[PowerId]['icon']>();
export const powerIcon = mapped(powers, ({ icon }) => outlines[icon]);

/** `null` for a glyph whose face is hidden. */
export function glyphIcon(role: GlyphRole, isUp: boolean): string {
  if (!isUp) return icons.uncertainty;
  if (role === 'anesthetic') return icons.syringe;
  if (role === 'amulet') return icons['gem-pendant'];
  return role === 'device' ? icons['ray-gun'] : icons['beveled-star'];
}
