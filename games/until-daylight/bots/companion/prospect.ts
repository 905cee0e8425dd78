import { horde, hordeKinds } from '../../content/horde.ts';
import { ROUNDS, TRAP_DAMAGE } from '../../content/numbers.ts';
import type { SeenFoe, View } from '../../seen.ts';
import { type Odds, hitChances } from './odds.ts';
import { FOE, LIFE, VICTORY } from './weights.ts';
import type { Kind } from '../../ids.ts';

// What the table is worth if the enemies attack as it stands.

export interface Body {
  readonly id: number;
  readonly kind: Kind;
  readonly damage: number; // without Monsters
  readonly cards: number;
  readonly spears: number;
  life: number;
  out: boolean;
}

/** The part of a table that an action may change, to be changed and changed back while thinking. */
export interface Table {
  readonly round: number;
  readonly seats: number;
  readonly left: number[]; // life left by seat
  readonly barricades: number[];
  readonly traps: number[];
  readonly shields: number[];
  readonly line: Body[];
  holder: number;
}

export function tableOf(view: View): Table {
  return {
    round: view.round,
    seats: view.players.length,
    left: view.players.map(p => p.life - p.damage),
    barricades: view.players.map(p => p.barricades),
    traps: view.players.map(p => p.traps),
    shields: view.players.map(p => p.shield),
    line: view.line.map(bodyOf),
    holder: view.holder ?? view.first,
  };
}

function bodyOf({ id, card, kind, life, out, spears }: SeenFoe): Body {
  const { damage, cards } = horde[card];
  return { id, kind, damage, cards, spears, life, out };
}

export const isEnemy = (body: Body): boolean => hordeKinds[body.kind].isEnemy;

// Scratch for one reckoning: the chance of each seat to end with so much life, and what its tokens are still good for.
const SEATS = 6;
const MOST_LIFE = LIFE.length - 1;
const chances = Array.from({ length: SEATS }, () => new Float64Array(LIFE.length));
const barricades = new Float64Array(SEATS);
const traps = new Float64Array(SEATS);
const shields = new Float64Array(SEATS);

/** The chance that this seat ends the reckoning made last with so much life. */
export const chanceOfLife = (seat: number, life: number): number => chances[seat]?.[life] ?? 0;

/** `removed`: the share of the enemies that the seats still to act will have taken away by then. */
export function prospect(t: Table, odds: Odds, removed: number): number {
  let boosts = 0;
  let enemies = 0;
  let soaking = 0;
  for (const body of t.line) {
    if (body.life <= 0) continue;
    const { isEnemy, boost } = hordeKinds[body.kind];
    if (!isEnemy) soaking++;
    else {
      enemies++;
      if (!body.out) boosts += boost;
    }
  }
  if (enemies === 0 && t.round >= ROUNDS) return VICTORY;
  for (let seat = 0; seat < t.seats; seat++) reset(t, seat);
  const survivors = soaking;
  let pointer = t.holder;
  let value = 0;
  for (const body of t.line) {
    if (body.life <= 0 || !isEnemy(body)) continue;
    value -= foeCost(body, enemies, odds);
    if (body.out) continue;
    const fixed = body.damage + (hordeKinds[body.kind].boost > 0 ? 0 : boosts);
    const hits = hitChances(odds, body.cards, fixed);
    const onSurvivor = Math.min(1, soaking);
    soaking -= onSurvivor * (1 - removed) * (1 - (hits[0] as number));
    if (onSurvivor > 0.999) continue;
    value += strikeSeat(t, odds, body, fixed, pointer, (1 - removed) * (1 - onSurvivor));
    if (onSurvivor < 0.5) pointer = (pointer + 1) % t.seats;
  }
  if (survivors > 0) value += FOE.survivor * soaking;
  for (let seat = 0; seat < t.seats; seat++) value += lifeValue(seat, t.left[seat] as number);
  return value;
}

function reset(t: Table, seat: number): void {
  const row = chances[seat] as Float64Array;
  row.fill(0);
  row[Math.max(0, Math.min(MOST_LIFE, t.left[seat] as number))] = 1;
  barricades[seat] = t.barricades[seat] as number;
  traps[seat] = t.traps[seat] as number;
  shields[seat] = t.shields[seat] as number;
}

function lifeValue(seat: number, left: number): number {
  const row = chances[seat] as Float64Array;
  let value = 0;
  for (let life = 0; life <= Math.min(MOST_LIFE, left); life++) value += (row[life] as number) * (LIFE[life] as number);
  return value;
}

/** What an enemy will cost in the rounds to come. */
export function foeCost(body: Body, enemies: number, odds: Odds): number {
  const cost = FOE.life * body.life + FOE.threat * meanHit(odds, body);
  return hordeKinds[body.kind].boost > 0 ? cost + FOE.boost * (enemies - 1) : cost;
}

function meanHit(odds: Odds, body: Body): number {
  const hits = hitChances(odds, body.cards, body.damage);
  let mean = 0;
  for (let damage = 1; damage < hits.length; damage++) mean += damage * (hits[damage] as number);
  return mean;
}

/** An attack that comes with this chance; returns what a Trap makes of it. */
function strikeSeat(t: Table, odds: Odds, body: Body, fixed: number, seat: number, chance: number): number {
  let comes = chance;
  let won = 0;
  const trapped = Math.min(1, traps[seat] as number);
  if (trapped > 0) {
    const needed = Math.ceil(body.life / TRAP_DAMAGE);
    const kills = needed <= (t.traps[seat] as number);
    won = comes * trapped * (kills ? FOE.life * body.life + FOE.threat * meanHit(odds, body) : FOE.life * TRAP_DAMAGE);
    traps[seat] = Math.max(0, (traps[seat] as number) - comes * needed);
    if (kills) comes *= 1 - trapped;
  }
  const shield = shields[seat] as number;
  shields[seat] = shield * (1 - comes);
  const hits = hitChances(odds, body.cards, fixed - Math.round(shield));
  if (body.cards > 0 && t.seats > 1) spreadArea(t.seats, seat, comes * odds.area);
  const barred = hordeKinds[body.kind].breaksThrough ? 0 : Math.min(1, barricades[seat] as number);
  if (barred > 0) {
    barricades[seat] = (barricades[seat] as number) - comes * (1 - (hits[0] as number));
    comes *= 1 - barred;
  }
  suffer(seat, hits, comes);
  return won;
}

const ONE = [0, 1];

function spreadArea(seats: number, seat: number, chance: number): void {
  suffer((seat + 1) % seats, ONE, chance);
  if (seats > 2) suffer((seat + seats - 1) % seats, ONE, chance);
}

/** Moves the chances of a seat down by what a hit may take; rising, so that nothing is moved twice. */
function suffer(seat: number, hits: readonly number[], chance: number): void {
  if (chance <= 0) return;
  const row = chances[seat] as Float64Array;
  for (let life = 1; life <= MOST_LIFE; life++) {
    const here = row[life] as number;
    if (here === 0) continue;
    row[life] = here * (1 - chance * (1 - (hits[0] as number)));
    for (let damage = 1; damage < hits.length; damage++) {
      const to = damage >= life ? 0 : life - damage;
      row[to] = (row[to] as number) + here * chance * (hits[damage] as number);
    }
  }
}
