import type { Seat } from '../../../../engine/types.ts';
import { type CharacterId, characters } from '../../content/characters.ts';
import type { WeaponId } from '../../content/weapons.ts';
import { type View, seenPlayer } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { best, ofType, first } from '../../../../bots/options.ts';

// What measured best in thousands of games with random picks; see balance.md.

/** The better companions first; alone the order is by what a character can do without help. */
const CAST: readonly CharacterId[] = ['psycho', 'hipster', 'haggler', 'trigger', 'pillar', 'klepto'];

type Wishes = { readonly [C in CharacterId]: readonly WeaponId[] };

const WISHES: Wishes = {
  pillar: ['shotgun', 'pitchfork', 'crossbow', 'machete', 'pistol', 'baseball-bat', 'hunting-bow', 'fire-axe'],
  psycho: ['pitchfork', 'machete', 'shotgun', 'crossbow', 'hunting-bow', 'pistol', 'baseball-bat', 'fire-axe'],
  trigger: ['pitchfork', 'machete', 'crossbow', 'shotgun', 'hunting-bow', 'baseball-bat', 'fire-axe', 'pistol'],
  klepto: ['shotgun', 'pitchfork', 'machete', 'pistol', 'fire-axe', 'crossbow', 'hunting-bow', 'baseball-bat'],
  haggler: ['pitchfork', 'shotgun', 'fire-axe', 'baseball-bat', 'hunting-bow', 'pistol', 'crossbow', 'machete'],
  hipster: ['pitchfork', 'machete', 'baseball-bat', 'fire-axe', 'shotgun', 'hunting-bow', 'pistol', 'crossbow'],
};

const ALONE: Wishes = {
  ...WISHES,
  pillar: ['shotgun', 'pistol', 'pitchfork', 'crossbow', 'fire-axe', 'machete', 'hunting-bow', 'baseball-bat'],
  psycho: ['machete', 'pitchfork', 'pistol', 'crossbow', 'baseball-bat', 'hunting-bow', 'shotgun', 'fire-axe'],
  trigger: ['shotgun', 'pitchfork', 'machete', 'crossbow', 'pistol', 'fire-axe', 'hunting-bow', 'baseball-bat'],
  klepto: ['shotgun', 'pistol', 'pitchfork', 'crossbow', 'machete', 'fire-axe', 'baseball-bat', 'hunting-bow'],
  hipster: ['machete', 'shotgun', 'pistol', 'pitchfork', 'baseball-bat', 'fire-axe', 'hunting-bow', 'crossbow'],
};

/** What is not on the list comes last. */
const rank = <T>(list: readonly T[], one: T): number => (list.includes(one) ? list.indexOf(one) : list.length);

export function pickCharacter(options: readonly Action[]): Action {
  const wanted = best(ofType(options, 'pickCharacter'), ({ character }) => -rank(CAST, character));
  return wanted ?? first(options);
}

/** Whoever has most life, the first of equals. */
export const pickTough = (options: readonly Action[]): Action =>
  best(ofType(options, 'pickCharacter'), ({ character }) => characters[character].life) ?? first(options);

export function pickWeapon(view: View, seat: Seat, options: readonly Action[]): Action {
  const { character } = seenPlayer(view, seat);
  if (!character) return first(options);
  const wishes = (view.players.length === 1 ? ALONE : WISHES)[character];
  const wanted = best(ofType(options, 'pickWeapon'), ({ weapon }) => -rank(wishes, weapon));
  return wanted ?? first(options);
}
