import { gameIcons } from '../../../table/icons.ts';
import type { CharacterId } from '../content/characters.ts';
import type { PlaceId } from '../content/places.ts';
import type { RoleId, Scale } from '../content/roles.ts';

export const icons = gameIcons([
  'spider-mask',
  'police-car',
  'tentacles-skull',
  'goblin-head',
  'rhinoceros-horn',
  'electric',
  'fangs',
  'scorpion',
  'vulture',
  'lizardman',
  'newspaper',
  'rose',
  'house',
  'cat',
  'police-badge',
  'police-officer-head',
  'microscope',
  'capitol',
  'warehouse',
  'bank',
  'anchor',
  'nuclear-plant',
  'greek-temple',
  'tv',
  'chart',
  'hospital',
  'graduate-cap',
  'diamond-ring',
  'siren',
  'subway',
  'castle',
  'family-house',
  'walking-boot',
  'mailed-fist',
  'card-pickup',
  'spider-web',
  'slime',
  'knocked-out-stars',
  'imprisoned',
  'radar-sweep',
  'trophy',
  'hearts',
]);

export const roleIcon: { readonly [R in RoleId]: string } = {
  'spider-man': icons['spider-mask'],
  police: icons['police-car'],
  octopus: icons['tentacles-skull'],
  goblin: icons['goblin-head'],
  rhino: icons['rhinoceros-horn'],
  electro: icons.electric,
  venom: icons.fangs,
  scorpion: icons.scorpion,
  vulture: icons.vulture,
  lizard: icons.lizardman,
};

export const characterIcon: { readonly [C in CharacterId]: string } = {
  jameson: icons.newspaper,
  'mary-jane': icons.rose,
  'aunt-may': icons.house,
  'black-cat': icons.cat,
  stacy: icons['police-badge'],
  dewolff: icons['police-officer-head'],
};

export const scaleIcon: { readonly [S in Scale]: string } = {
  movement: icons['walking-boot'],
  combat: icons['mailed-fist'],
  bonus: icons['card-pickup'],
};

const OBJECTIVES: { readonly [place: string]: string } = {
  lab: icons.microscope,
  townhall: icons.capitol,
  warehouse: icons.warehouse,
  bank: icons.bank,
  docks: icons.anchor,
  powerplant: icons['nuclear-plant'],
  museum: icons['greek-temple'],
  'tv-studio': icons.tv,
  exchange: icons.chart,
  hospital: icons.hospital,
  university: icons['graduate-cap'],
  jeweller: icons['diamond-ring'],
};

/** What a place is drawn as: an HQ bears the face of whom it belongs to. */
export function placeIcon(place: PlaceId): string {
  if (place.startsWith('hq-')) return roleIcon[place.slice(3) as RoleId];
  if (place.startsWith('ps-')) return icons.siren;
  if (place.startsWith('sub-')) return icons.subway;
  if (place.startsWith('home-')) return icons['family-house'];
  return OBJECTIVES[place] ?? icons.castle;
}
