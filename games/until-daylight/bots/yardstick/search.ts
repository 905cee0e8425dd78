import { foundCard } from '../declared.ts';
import type { Seat } from '../../../../engine/types.ts';
import { RUBBLE_PER_ROUND, ROUNDS } from '../../content/numbers.ts';
import { type Weapon, type WeaponId, weapons } from '../../content/weapons.ts';
import { allCards, isWeapon } from '../../rules/inventory.ts';
import { type View, seenPlayer } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { best, ofType, only, first } from '../../../../bots/options.ts';
import { lifeLeft } from './threat.ts';
import { bestFit } from './worth.ts';

/** Common weapons, the better ones first. */
const PREFERRED: readonly WeaponId[] = [
  'machete',
  'crossbow',
  'pistol',
  'baseball-bat',
  'hunting-bow',
  'pitchfork',
  'shotgun',
  'fire-axe',
];

/** One melee and one ranged weapon, then another kind of ammunition, then the better weapon. */
export function pickWeapon(view: View, seat: Seat, options: readonly Action[]): Action {
  const owned = allCards(seenPlayer(view, seat)).filter(isWeapon);
  const wanted = best(ofType(options, 'pickWeapon'), ({ weapon }) => {
    const { range, ammo }: Weapon = weapons[weapon];
    const isNewRange = !owned.some(one => weapons[one].range === range);
    const isNewAmmo = !owned.some(one => weapons[one].ammo === ammo);
    return (isNewRange ? 100 : 0) + (isNewAmmo ? 50 : 0) - PREFERRED.indexOf(weapon);
  });
  return wanted ?? first(options);
}

export function keepOrLeave(view: View, seat: Seat, options: readonly Action[]): Action {
  const card = foundCard(view);
  const keep = bestFit(seenPlayer(view, seat), ofType(options, 'keep'), () => card);
  return keep ?? only(options, 'leave');
}

/** From the two cards of Sticky Fingers, or from the discard at the Black Market. */
export function choosePile(view: View, seat: Seat, options: readonly Action[]): Action {
  const take = bestFit(seenPlayer(view, seat), ofType(options, 'take'), option => option.card);
  return take ?? options.find(option => option.type === 'pass') ?? first(options);
}

/** Healthy, with cards left to find, and few found so far: one more round of the table is worth a point of life. */
export function faceOrDelay(view: View, seat: Seat, options: readonly Action[]): Action {
  const seats = view.players.length;
  const rounds = Math.min(view.round, ROUNDS);
  const drawn = (RUBBLE_PER_ROUND[seats - 1] ?? 0) * rounds - view.piles.active;
  const fewFound = drawn < (seats === 1 ? 6 : 3 * seats) * rounds;
  const delays = lifeLeft(seenPlayer(view, seat)) >= 5 && view.piles.active >= 4 && fewFound;
  return only(options, delays ? 'delay' : 'face');
}
