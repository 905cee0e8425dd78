import type { Seat } from '../../../../engine/types.ts';
import type { CombatCard } from '../../content/combat.ts';
import { type Weapon, weapons } from '../../content/weapons.ts';
import { countOf, countOfCategory, isStartingWeapon, isWeapon } from '../../rules/inventory.ts';
import { type SeenPlayer, type View, seenPlayer } from '../../seen.ts';
import { canWaste, freeDraws, frenzyOf } from '../perks.ts';
import { CARDS, type Odds, bestOf, oddsOf } from './odds.ts';
import { type Body, type Table, bodyAt, chanceOfLife, isEnemy, prospect, tableOf } from './prospect.ts';
import { COST, LIFE, OTHERS, lifeWorth } from './weights.ts';

/** A combat turn thought through: the table, the odds, and how much the seats still to act will do. */
export interface Scene {
  readonly view: View;
  readonly seat: Seat; // who attacks
  readonly player: SeenPlayer;
  readonly table: Table;
  readonly odds: Odds;
  readonly removed: number;
  readonly now: number; // what the table is worth as it stands
  readonly pain: readonly number[]; // what 0, 1, 2 ... own damage costs
  readonly outcomes: (number | undefined)[]; // what attacks have come to, by target, damage and area
}

export function sceneOf(view: View, seat: Seat): Scene {
  const table = tableOf(view);
  const odds = oddsOf(view);
  const removed = removedBy(table, seatsToCome(view, seat));
  const now = prospect(table, odds, removed);
  const player = seenPlayer(view, seat);
  const pain = [0, 1, 2, 3, 4].map(damage => painAfter(seat, damage));
  return { view, seat, player, table, odds, removed, now, pain, outcomes: [] };
}

/** How many seats act after this one in the round. */
function seatsToCome(view: View, seat: Seat): number {
  const seats = view.players.length;
  return view.phase === 'combat' ? seats - 1 - ((seat - view.first + seats) % seats) : seats;
}

export function removedBy(table: Table, turns: number): number {
  let life = 0;
  for (const body of table.line) if (isEnemy(body)) life += body.life;
  return life === 0 ? 0 : Math.min(OTHERS.most, (turns * OTHERS.damage) / life);
}

/** What so much damage now costs a seat, after the attacks that the reckoning made last expects. */
function painAfter(seat: Seat, damage: number): number {
  let cost = 0;
  for (let life = 1; life < LIFE.length; life++)
    cost += chanceOfLife(seat, life) * (lifeWorth(life) - lifeWorth(Math.max(0, life - damage)));
  return cost;
}

/** What so much own damage costs. */
export const painOf = ({ pain }: Scene, damage: number): number => pain[damage] ?? Infinity;

/** Whether so much own damage would lose the match. */
export const isLethal = ({ player }: Scene, damage: number): boolean => damage >= player.life - player.damage;

/** What the table is worth after a change, which is then undone. */
export function worthAfter(scene: Scene, change: (table: Table) => () => void): number {
  const undo = change(scene.table);
  const value = prospect(scene.table, scene.odds, scene.removed);
  undo();
  return value - scene.now;
}

const MOST_DAMAGE = 16;
const MOST_AREA = 8;

/** What is won by so much damage on the target and so much area damage beside it. */
export function outcome(scene: Scene, target: number, damage: number, area: number): number {
  const key = (target * MOST_DAMAGE + Math.min(damage, MOST_DAMAGE - 1)) * MOST_AREA + Math.min(area, MOST_AREA - 1);
  return (scene.outcomes[key] ??= reckon(scene, target, damage, area));
}

function reckon(scene: Scene, target: number, damage: number, area: number): number {
  const { line } = scene.table;
  const body = bodyAt(scene.table, target);
  const left = line[target - 1];
  const right = line[target + 1];
  const toLeft = left && !left.out ? area : 0;
  const toRight = right && !right.out ? area : 0;
  body.life -= damage;
  if (left) left.life -= toLeft;
  if (right) right.life -= toRight;
  const value = prospect(scene.table, scene.odds, scene.removed) - scene.now;
  body.life += damage;
  if (left) left.life += toLeft;
  if (right) right.life += toRight;
  return value;
}

// ---- attacks -------------------------------------------------------------------------------------------------

export function damageWith(player: SeenPlayer, weapon: Weapon, body: Body, card: CombatCard | null): number {
  return Math.max(0, weapon.damage + (card?.damage ?? 0) + body.spears + frenzyOf(player).damage);
}

/** What an attack with this Combat card is worth. */
export function strikeValue(scene: Scene, weapon: Weapon, target: number, card: CombatCard | null, rage = 0): number {
  const { player } = scene;
  const body = bodyAt(scene.table, target);
  const damage = damageWith(player, weapon, body, card);
  const own = ownDamage(scene, weapon, target, card);
  const area = weapon.area + (card?.area ?? 0) + rage;
  const lost = card && card.discard > 0 && hasLosable(player) ? COST.lost : 0;
  return outcome(scene, target, damage, area) - painOf(scene, own) - lost;
}

/** What the attacker suffers by it: self damage of the card, and Frenzy that did not kill. */
export function ownDamage({ player, table }: Scene, weapon: Weapon, target: number, card: CombatCard | null): number {
  const body = bodyAt(table, target);
  const isInVain = damageWith(player, weapon, body, card) < body.life;
  return (card?.self ?? 0) + (isInVain ? frenzyOf(player).price : 0);
}

const hasLosable = (player: SeenPlayer): boolean =>
  player.bags.length > 0 || player.items.some(card => !isStartingWeapon(card));

/** What each Combat card would make of this attack, in the order of CARDS. */
export const cardValues = (scene: Scene, weapon: Weapon, target: number): number[] =>
  CARDS.map(card => strikeValue(scene, weapon, target, card));

export interface Plan {
  readonly count: number; // ammunition
  readonly waste: number; // Trash for Waste Not
  readonly value: number;
}

/** The best use of this weapon on that target; null where it cannot be used. */
export function planOf(scene: Scene, weapon: Weapon, target: number): Plan | null {
  const { player, view, seat } = scene;
  const draws = freeDraws(view, seat, weapon);
  const free = weapon.cards + draws.cards;
  const held = weapon.ammo ? countOf(player, weapon.ammo) : 0;
  const trash = canWaste(view, seat) ? countOfCategory(player, 'trash') : 0;
  let values: number[] | null = null;
  let best: Plan | null = null;
  for (let count = weapon.ammo && !draws.isLoaded ? 1 : 0; count <= held; count++)
    for (let waste = 0; waste <= trash; waste++) {
      const cards = free + count + waste;
      if (cards > 0) values ??= cardValues(scene, weapon, target);
      const expected =
        values && cards > 0 ? bestOf(scene.odds, values, cards) : strikeValue(scene, weapon, target, null);
      const value = expected - count * ammoCost(view) - waste * COST.trash;
      if (!best || value > best.value + 1e-9) best = { count, waste, value };
    }
  return best;
}

/** Ammunition that is left over at dawn was found for nothing. */
export const ammoCost = (view: View): number => (view.round >= 6 ? COST.ammo / 2 : COST.ammo);

/** What the best attack of this scene is worth; 0 where there is none. */
export function bestAttackValue(scene: Scene): number {
  let most = 0;
  const { player, table } = scene;
  for (const cards of [player.items, ...player.bags])
    for (const card of cards) {
      if (!isWeapon(card)) continue;
      for (let target = 0; target < table.line.length; target++) {
        const body = bodyAt(table, target);
        if (body.out || !isEnemy(body)) continue;
        most = Math.max(most, planOf(scene, weapons[card], target)?.value ?? 0);
      }
    }
  return most;
}
