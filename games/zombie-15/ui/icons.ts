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
/** A rucksack, crossed out. */
const NOTHING =
  'M186 150q34-24 90-24 144 0 144 134v124zM92 224v196q0 44 44 44h196zM190 112v-14q0-62 66-62t66 62v14h-40v-10q0-26-26-26t-26 26v10zM436 270h14q22 0 22 22v100h-36zM76 300v164H62q-22 0-22-22V322q0-22 22-22zM76 104l372 372-30 30L46 134z';
export const tokenIcon = mapped(tokens, ({ kind, icon }) => (kind === 'empty' ? NOTHING : outlines[icon]));
export const eventIcon = mapped(events, ({ icon }) => outlines[icon]);

export const markerIcon: { readonly [M in MarkerId]: string } = {
  car: icons['city-car'],
  exit: icons['exit-door'],
  helicopter: icons.helicopter,
};
