import { mapped } from '../../../kit/grammar.ts';
import { contentIcons, gameIcons } from '../../../table/icons.ts';
import { characters } from '../content/characters.ts';
import { places } from '../content/places.ts';
import { sheets } from '../content/roles.ts';
import { type CharacterId, FIGURES, type PlaceId, type RoleId, type Scale } from '../ids.ts';

export const icons = gameIcons([
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

type Place = (typeof places)[PlaceId];
type Drawn = Extract<Place, { readonly icon: string }>;

type Printed = (typeof sheets)[RoleId]['icon'] | (typeof characters)[CharacterId]['icon'] | Drawn['icon'];

const printed = contentIcons<Printed>();

export const roleIcon: { readonly [R in RoleId]: string } = mapped(sheets, ({ icon }) => printed[icon]);
export const characterIcon: { readonly [C in CharacterId]: string } = mapped(characters, ({ icon }) => printed[icon]);

export const scaleIcon: { readonly [S in Scale]: string } = {
  movement: icons['walking-boot'],
  combat: icons['mailed-fist'],
  bonus: icons['card-pickup'],
};

/** What a place is drawn as: an HQ bears the face of whom it belongs to. */
export function placeIcon(place: PlaceId): string {
  const owner = FIGURES.find(role => place === `hq-${role}`);
  if (owner) return roleIcon[owner];
  const shown: Place = places[place];
  if ('icon' in shown) return printed[shown.icon];
  switch (shown.kind) {
    case 'station':
      return icons.siren;
    case 'subway':
      return icons.subway;
    case 'home':
      return icons['family-house'];
    default:
      return icons.castle;
  }
}
