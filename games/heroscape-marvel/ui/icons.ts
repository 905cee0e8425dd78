import type { CardId, PowerId } from '../ids.ts';
import { gameIcons } from '../../../table/icons.ts';
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
  'biceps',
  'feathered-wing',
  'wingfoot',
  'web-spit',
  'jump-across',
  'sprint',
  'shield-echoes',
  'rally-the-troops',
  'shield-reflect',
  'crossed-swords',
  'hunter-eyes',
  'spider-eye',
  'spider-web',
  'beam-wake',
  'angry-eyes',
  'quake-stomp',
  'brain',
  'death-zone',
  'puppet',
  'dust-cloud',
  'brick-wall',
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

export const powerIcon: { readonly [P in PowerId]: string } = {
  'super-strength': icons.biceps,
  flying: icons['feathered-wing'],
  'stealth-flying': icons.wingfoot,
  'swing-line-4': icons['web-spit'],
  'super-leap': icons['jump-across'],
  'hyper-speed-5': icons.sprint,
  'shield-throw': icons['shield-echoes'],
  tactician: icons['rally-the-troops'],
  'counter-strike': icons['shield-reflect'],
  'double-attack': icons['crossed-swords'],
  'spidey-sense-11': icons['hunter-eyes'],
  'spider-sense-14': icons['spider-eye'],
  web: icons['spider-web'],
  'cosmic-force-blast': icons['beam-wake'],
  'rage-smash-5': icons['angry-eyes'],
  stomp: icons['quake-stomp'],
  'mind-exchange-17': icons.brain,
  'rejected-by-death': icons['death-zone'],
  'master-manipulator': icons.puppet,
  'dust-of-death': icons['dust-cloud'],
  'strong-defense': icons['brick-wall'],
};

/** `null` for a glyph whose face is hidden. */
export function glyphIcon(role: GlyphRole, isUp: boolean): string {
  if (!isUp) return icons.uncertainty;
  if (role === 'anesthetic') return icons.syringe;
  if (role === 'amulet') return icons['gem-pendant'];
  return role === 'device' ? icons['ray-gun'] : icons['beveled-star'];
}
