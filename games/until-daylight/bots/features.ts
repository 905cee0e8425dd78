import type { Judgement } from '../../../engine/box.ts';
import type { CardId } from '../content/cards.ts';
import { ROUNDS } from '../content/numbers.ts';
import { rubble } from '../content/rubble.ts';
import { weapons } from '../content/weapons.ts';
import { forecast } from '../rules/forecast.ts';
import { shownFoe } from '../rules/line.ts';
import { type M, isEnemy, lifeLeft, lifeOf } from '../rules/table.ts';
import type { Player } from '../seen.ts';
import type { UntilDaylight } from '../spec.ts';
import fitted from './weights.json' with { type: 'json' };

// The night in numbers. The piles are counted, never looked into.

/** Everybody dies with the first: a life that is nearly gone weighs more than the sum says. */
const LOW = 3;
/** What a blow leaves weighs more the less it is; so little is taken by a Combat card. */
const [NEAR, LAST] = [6, 2];

export const judgement: Judgement<UntilDaylight> = {
  sides: m => [m.state.players.map((_, seat) => seat)],
  features,
  fitted,
};

export type Feature = keyof ReturnType<typeof features>;

function features(m: M) {
  const { state } = m;
  const seats = state.players.length;
  const lives = state.players.map((p, seat) => (p.character === null ? 8 : lifeOf(m, seat) - p.damage));
  const left = Math.max(0, ROUNDS - state.round) + (state.phase === 'combat' ? 0 : 0.5);
  const each = (count: number): number => count / seats;
  return {
    alone: Number(seats === 1),
    pair: Number(seats === 2),
    many: Math.max(0, seats - 3),
    left,
    endless: Math.max(0, state.round - ROUNDS),
    lowest: Math.min(...lives),
    lowestSquared: Math.min(...lives) ** 2 / 10,
    low: each(lives.filter(life => life <= LOW).length),
    lives: each(sum(lives)),
    lowestLeft: (Math.min(...lives) * left) / 10,
    lifeLeft: (each(sum(lives)) * left) / 10,
    searching: Number(state.phase === 'search'),
    exchanging: Number(state.phase === 'exchange'),
    holder: Number(state.holder !== null),
    barricades: each(sum(state.players.map(p => p.barricades))),
    traps: each(sum(state.players.map(p => p.traps))),
    pile: each(state.active.length),
    reserve: each(state.reserve.length),
    ...lineOf(m, lives, left),
    ...handsOf(state.players),
  };
}

/** What stands outside, and what it will come to as things are. */
function lineOf(m: M, lives: readonly number[], left: number) {
  const { line, players } = m.state;
  const foes = line.filter(isEnemy);
  const each = (count: number): number => count / players.length;
  const blows = players.map(() => 0);
  if (foes.length > 0 && players.every(p => p.character !== null))
    for (const { seat, blow } of forecast(m))
      if (seat !== null && blow?.type === 'wounds') blows[seat] = (blows[seat] ?? 0) + blow.damage;
  const remains = lives.map((life, seat) => life - (blows[seat] ?? 0));
  const nearest = Math.min(...remains);
  return {
    foes: each(foes.length),
    foeLife: each(sum(foes.map(lifeLeft))),
    hits: each(sum(foes.map(foe => shownFoe(line, foe).hits))),
    monsters: line.filter(foe => foe.card.startsWith('monster')).length,
    survivors: each(line.length - foes.length),
    out: each(line.filter(foe => foe.out).length),
    blows: each(sum(blows)),
    worstBlow: Math.max(...blows),
    nearest,
    nearestSquared: Math.max(0, NEAR - nearest) ** 2 / 10,
    near: remains.filter(life => life > 0 && life <= LAST).length,
    lastFoes: left < 1 ? each(foes.length) : 0,
    doomed: remains.filter(life => life <= 0).length,
  };
}

/** What everybody holds together: all of it lies open. */
function handsOf(players: readonly Player[]) {
  const held = players.flatMap(p => [...p.items, ...p.bags.flat()]);
  const each = (count: number): number => count / players.length;
  const arms = held.map(armOf);
  return {
    cards: each(held.length),
    bags: each(sum(players.map(p => p.bags.length))),
    healing: each(sum(held.map(healOf))),
    ammo: each(held.filter(card => categoryOf(card) === 'ammo').length),
    material: each(held.filter(card => categoryOf(card) === 'material').length),
    special: each(held.filter(card => categoryOf(card) === 'special').length),
    trash: each(held.filter(card => categoryOf(card) === 'trash').length),
    arms: each(sum(arms)),
    bestArm: Math.max(0, ...arms),
  };
}

const isWeapon = (card: CardId): card is CardId & keyof typeof weapons => card in weapons;
const isRubble = (card: CardId): card is CardId & keyof typeof rubble => card in rubble;

function armOf(card: CardId): number {
  if (!isWeapon(card)) return 0;
  const { damage, cards, area } = weapons[card];
  return damage + cards + area;
}

const categoryOf = (card: CardId): string | null => (isRubble(card) ? rubble[card].category : null);

function healOf(card: CardId): number {
  const printed = isRubble(card) ? rubble[card] : null;
  return printed?.category === 'healing' ? printed.heals : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, n) => so + n, 0);
