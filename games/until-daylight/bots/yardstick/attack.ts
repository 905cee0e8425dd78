import type { Seat } from '../../../../engine/types.ts';
import type { CombatCard } from '../../content/combat.ts';
import { type Weapon, type WeaponId, weapons } from '../../content/weapons.ts';
import { hordeKinds } from '../../content/horde.ts';
import { canWaste, freeDraws, frenzyOf } from '../perks.ts';
import { allCards, countOf, countOfCategory, isWeapon } from '../../rules/inventory.ts';
import { type SeenFoe, type SeenPlayer, type View, seenPlayer } from '../../seen.ts';
import { type Ladder, bestOf, damageValue, ladder, ownDamage } from './threat.ts';

// The worth of an attack, before and after its Combat cards are drawn.

const TRASH_COST = 0.2;
const LOST_CARD = 0.5; // what the discard effect of a Combat card costs

const ammoCost = (view: View): number => (view.round >= 5 ? 0.25 : 0.4);

/** What comes of an attack with this Combat card. */
export function strikeValue(
  view: View,
  seat: Seat,
  weapon: Weapon,
  target: SeenFoe,
  card: CombatCard | null,
  moreArea = 0,
  price = 0,
): number {
  const player = seenPlayer(view, seat);
  const damage = damageBy(player, weapon, target, card);
  let value = damageValue(view, target, damage);
  const area = weapon.area + (card?.area ?? 0) + moreArea;
  if (area > 0) for (const foe of besides(view, target)) value += damageValue(view, foe, area);
  const frenzy = damage < target.life ? frenzyOf(player).price : 0;
  value += ownDamage(player, (card?.self ?? 0) + frenzy + price);
  return value - LOST_CARD * (card?.discard ?? 0);
}

export function damageBy(player: SeenPlayer, weapon: Weapon, target: SeenFoe, card: CombatCard | null): number {
  return Math.max(0, weapon.damage + (card?.damage ?? 0) + target.spears + frenzyOf(player).damage);
}

/** The cards beside this one that are in the fight. */
export function besides(view: View, foe: SeenFoe): SeenFoe[] {
  const at = view.line.indexOf(foe);
  return [view.line[at - 1], view.line[at + 1]].filter((one): one is SeenFoe => one !== undefined && !one.out);
}

/** Expected worth by number of Combat cards drawn. */
export function drawValue(view: View, seat: Seat, weapon: Weapon, target: SeenFoe): (draws: number) => number {
  let worths: Ladder | null = null;
  return draws => {
    if (draws === 0) return strikeValue(view, seat, weapon, target, null);
    worths ??= ladder(card => strikeValue(view, seat, weapon, target, card));
    return bestOf(worths, draws);
  };
}

export interface Shot {
  readonly count: number; // ammunition, or Trash of the Haggler
  readonly value: number;
}

/** The best number of ammunition cards, or of Trash for the Haggler's Waste Not; null where it cannot shoot. */
export function bestShot(view: View, seat: Seat, weapon: Weapon, target: SeenFoe): Shot | null {
  const player = seenPlayer(view, seat);
  const draws = freeDraws(view, seat, weapon);
  const free = weapon.cards + draws.cards;
  const expected = drawValue(view, seat, weapon, target);
  const held = weapon.ammo ? countOf(player, weapon.ammo) : 0;
  let shot: Shot | null = null;
  for (let count = weapon.ammo && !draws.isLoaded ? 1 : 0; count <= held; count++) {
    const value = expected(free + count) - count * ammoCost(view);
    if (!shot || value > shot.value) shot = { count, value };
  }
  if (shot && canWaste(view, seat)) {
    const { count, value } = bestWaste(view, seat, weapon, target, free + shot.count);
    if (count > 0) return { count: shot.count, value: shot.value + value };
  }
  return shot;
}

/** How much Trash to throw after so many Combat cards, and what that adds. */
export function bestWaste(view: View, seat: Seat, weapon: Weapon, target: SeenFoe, draws: number): Shot {
  const expected = drawValue(view, seat, weapon, target);
  const plain = expected(draws);
  const trash = countOfCategory(seenPlayer(view, seat), 'trash');
  let waste: Shot = { count: 0, value: 0 };
  for (let count = 1; count <= trash; count++) {
    const value = expected(draws + count) - plain - count * TRASH_COST;
    if (value > waste.value) waste = { count, value };
  }
  return waste;
}

/** What this attack is worth with the best ammunition; -Infinity where it is not possible. */
export function attackValue(view: View, seat: Seat, weapon: WeaponId, target: SeenFoe): number {
  if (target.out || !hordeKinds[target.kind].isEnemy) return -Infinity;
  return bestShot(view, seat, weapons[weapon], target)?.value ?? -Infinity;
}

/** The best that a seat could do with one more action. */
export function bestAttackValue(view: View, seat: Seat): number {
  let most = -Infinity;
  for (const weapon of allCards(seenPlayer(view, seat)))
    if (isWeapon(weapon)) for (const foe of view.line) most = Math.max(most, attackValue(view, seat, weapon, foe));
  return most;
}
