import { mapped } from '../../../kit/grammar.ts';
import { contentIcons, gameIcons } from '../../../table/icons.ts';
import { heavies } from '../content/heavy.ts';
import { type MarkerId, tokens } from '../content/tokens.ts';
import { events } from '../content/zombie-cards.ts';

export const icons = gameIcons([
  'screaming',
  'siren',
  'halt',
  'hearts',
  'broken-heart',
  'death-skull',
  'moon',
  'ringing-alarm',
  'padlock',
  'magnifying-glass',
  'shambling-zombie',
  'sound-waves',
  'fist',
  'high-five',
  'brute',
  'uprising',
  'card-discard',
  'return-arrow',
  'campfire',
  'trophy-cup',
  'tombstone',
  'hourglass',
  'crossed-swords',
  'key',
  'knapsack',
  'city-car',
  'exit-door',
  'helicopter',
]);

/** Where all must go, on the map and wherever it is spoken of: large enough to be known when it is small. */
export const FLAG = 'M96 32h56v448H96zM176 48l272 112-272 112z';

type IconOf<T extends { readonly [id: string]: { readonly icon: string } }> = T[keyof T]['icon'];
type Named = IconOf<typeof heavies> | IconOf<typeof tokens> | IconOf<typeof events>;

const outlines = contentIcons<Named>();

export const heavyIcon = mapped(heavies, ({ icon }) => outlines[icon]);
export const tokenIcon = mapped(tokens, ({ icon }) => outlines[icon]);
export const eventIcon = mapped(events, ({ icon }) => outlines[icon]);

export const markerIcon: { readonly [M in MarkerId]: string } = {
  car: icons['city-car'],
  exit: icons['exit-door'],
  helicopter: icons.helicopter,
};
