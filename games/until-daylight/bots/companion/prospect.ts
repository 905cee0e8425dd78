import { horde, hordeKinds } from '../../content/horde.ts';
import { ROUNDS, TRAP_DAMAGE } from '../../content/numbers.ts';
import type { SeenFoe, View } from '../../seen.ts';
import { type Odds, hitChances } from './odds.ts';
import { FOE, LIFE, VICTORY, lifeWorth } from './weights.ts';
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

/** What stands between a seat and its death. */
export interface Stand {
  readonly left: number; // life
  barricades: number;
  traps: number;
  shield: number;
}

/** The part of a table that an action may change, to be changed and changed back while thinking. */
export interface Table {
  readonly round: number;
  readonly seats: readonly Stand[];
  readonly line: readonly Body[];
  holder: number;
}

export function tableOf(view: View): Table {
  return {
    round: view.round,
    seats: view.players.map(({ life, damage, barricades, traps, shield }) => ({
      left: life - damage,
      barricades,
      traps,
      shield,
    })),
    line: view.line.map(bodyOf),
    holder: view.holder ?? view.first,
  };
}

function bodyOf({ id, card, kind, life, out, spears }: SeenFoe): Body {
  const { damage, cards } = horde[card];
  return { id, kind, damage, cards, spears, life, out };
}

export const isEnemy = (body: Body): boolean => hordeKinds[body.kind].isEnemy;

export function bodyAt({ line }: Table, at: number): Body {
  const body = line[at];
  if (!body) throw new Error(`nobody stands at ${at}`);
  return body;
}

export function standOf({ seats }: Table, seat: number): Stand {
  const stand = seats[seat];
  if (!stand) throw new Error(`no seat ${seat}`);
  return stand;
}

/** Scratch for one reckoning: the chance of a seat to end with so much life, and what its tokens are still good for. */
interface Fate {
  readonly chances: Float64Array;
  barricades: number;
  traps: number;
  shield: number;
}

const SEATS = 6;
const MOST_LIFE = LIFE.length - 1;
const fates: readonly Fate[] = Array.from({ length: SEATS }, () => ({
  chances: new Float64Array(LIFE.length),
  barricades: 0,
  traps: 0,
  shield: 0,
}));

function fateOf(seat: number): Fate {
  const fate = fates[seat];
  if (!fate) throw new Error(`no seat ${seat}`);
  return fate;
}

/** The chance that this seat ends the reckoning made last with so much life. */
export const chanceOfLife = (seat: number, life: number): number => fates[seat]?.chances[life] ?? 0;

/** `removed`: the share of the enemies that the seats still to act will have taken away by then. */
export function prospect(t: Table, odds: Odds, removed: number): number {
  let boosts = 0;
  let enemies = 0;
  let soaking = 0;
  for (const body of t.line) {
    if (body.life <= 0) continue;
    const kind = hordeKinds[body.kind];
    if (!kind.isEnemy) soaking++;
    else {
      enemies++;
      if (!body.out) boosts += kind.boost;
    }
  }
  if (enemies === 0 && t.round >= ROUNDS) return VICTORY;
  t.seats.forEach(reset);
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
    soaking -= onSurvivor * (1 - removed) * (1 - (hits[0] ?? 0));
    if (onSurvivor > 0.999) continue;
    value += strikeSeat(t, odds, body, fixed, pointer, (1 - removed) * (1 - onSurvivor));
    if (onSurvivor < 0.5) pointer = (pointer + 1) % t.seats.length;
  }
  if (survivors > 0) value += FOE.survivor * soaking;
  t.seats.forEach(({ left }, seat) => {
    value += valueOf(fateOf(seat), left);
  });
  return value;
}

function reset({ left, barricades, traps, shield }: Stand, seat: number): void {
  const fate = fateOf(seat);
  fate.chances.fill(0);
  fate.chances[Math.max(0, Math.min(MOST_LIFE, left))] = 1;
  fate.barricades = barricades;
  fate.traps = traps;
  fate.shield = shield;
}

function valueOf({ chances }: Fate, left: number): number {
  let value = 0;
  for (let life = 0; life <= Math.min(MOST_LIFE, left); life++) value += (chances[life] ?? 0) * lifeWorth(life);
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
  for (let damage = 1; damage < hits.length; damage++) mean += damage * (hits[damage] ?? 0);
  return mean;
}

/** An attack that comes with this chance; returns what a Trap makes of it. */
function strikeSeat(t: Table, odds: Odds, body: Body, fixed: number, seat: number, chance: number): number {
  const fate = fateOf(seat);
  let comes = chance;
  let won = 0;
  const trapped = Math.min(1, fate.traps);
  if (trapped > 0) {
    const needed = Math.ceil(body.life / TRAP_DAMAGE);
    const kills = needed <= standOf(t, seat).traps;
    won = comes * trapped * (kills ? FOE.life * body.life + FOE.threat * meanHit(odds, body) : FOE.life * TRAP_DAMAGE);
    fate.traps = Math.max(0, fate.traps - comes * needed);
    if (kills) comes *= 1 - trapped;
  }
  const { shield } = fate;
  fate.shield = shield * (1 - comes);
  const hits = hitChances(odds, body.cards, fixed - Math.round(shield));
  if (body.cards > 0 && t.seats.length > 1) spreadArea(t.seats.length, seat, comes * odds.area);
  const barred = hordeKinds[body.kind].breaksThrough ? 0 : Math.min(1, fate.barricades);
  if (barred > 0) {
    fate.barricades -= comes * (1 - (hits[0] ?? 0));
    comes *= 1 - barred;
  }
  suffer(fate, hits, comes);
  return won;
}

const ONE = [0, 1];

function spreadArea(seats: number, seat: number, chance: number): void {
  suffer(fateOf((seat + 1) % seats), ONE, chance);
  if (seats > 2) suffer(fateOf((seat + seats - 1) % seats), ONE, chance);
}

/** Moves the chances of a seat down by what a hit may take; rising, so that nothing is moved twice. */
function suffer({ chances }: Fate, hits: readonly number[], chance: number): void {
  if (chance <= 0) return;
  for (let life = 1; life <= MOST_LIFE; life++) {
    const here = chances[life] ?? 0;
    if (here === 0) continue;
    chances[life] = here * (1 - chance * (1 - (hits[0] ?? 0)));
    for (let damage = 1; damage < hits.length; damage++) {
      const to = damage >= life ? 0 : life - damage;
      chances[to] = (chances[to] ?? 0) + here * chance * (hits[damage] ?? 0);
    }
  }
}
