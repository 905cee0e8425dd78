import { beforeAll, expect, test } from 'vitest';
import { apply, start } from '../../../engine/match.ts';
import { deciders, freeMoves, options } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Match, Rng, Seat } from '../../../engine/types.ts';
import { assaults } from '../content/assaults.ts';
import { characters } from '../content/characters.ts';
import { combatCards } from '../content/combat.ts';
import { hordeKinds, horde } from '../content/horde.ts';
import { recipes } from '../content/recipes.ts';
import { rubble } from '../content/rubble.ts';
import { weapons } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { lifeOf, player } from '../rules/table.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import { PERKS } from '../content/perks.ts';
import { TOKENS, type Category } from '../ids.ts';
import { CAUSES } from '../content/causes.ts';
import type { Event } from '../events.ts';

// Plays until every card, perk and token has been used in the way that matters, and counts what lies on the table.

const MATCHES = 240;
type M = Match<UntilDaylight>;

const used = new Set<string>();

/** What using a Rubble card of each category means. */
const USES: { [C in Category]: string } = {
  trash: 'kept',
  healing: 'healed with',
  ammo: 'shot',
  material: 'built in',
  special: 'played',
  'bad-luck': 'drawn',
};

function note(event: Event): void {
  switch (event.type) {
    case 'characterPicked':
      used.add(`${event.character} picked`);
      break;
    case 'cardDrawn':
      used.add(`${event.card} drawn`);
      break;
    case 'cardKept':
      used.add(`${event.card} kept`);
      break;
    case 'healed':
      if (event.amount > 0) used.add(`${event.card} healed with`);
      break;
    case 'discarded':
      for (const card of event.cards) {
        if (event.cause === 'ammo') used.add(`${card} shot`);
        if (event.cause === 'crafted') used.add(`${card} built in`);
        used.add(`discarded: ${event.cause}`);
      }
      break;
    case 'specialPlayed':
      used.add(`${event.card} played`);
      break;
    case 'attacked':
      used.add(`${event.weapon} attacked with`);
      break;
    case 'combatChosen':
      used.add(`${event.card} chosen ${event.by === null ? 'for an enemy' : 'by a player'}`);
      break;
    case 'assaultRevealed':
      used.add(`${event.assault} revealed`);
      break;
    case 'hordeArrived':
      for (const { card } of event.foes) used.add(`${card} arrived`);
      break;
    case 'enemyAttacked':
      used.add(`${event.card} attacked ${event.seat === null ? 'a Survivor' : 'a seat'}`);
      break;
    case 'foeKilled':
      used.add(`${event.card} killed`);
      break;
    case 'perkUsed':
      used.add(`${event.perk} used`);
      break;
    case 'crafted':
      used.add(`${event.token} crafted`);
      break;
    case 'trapSprung':
      used.add('trap at work');
      break;
    case 'barricadeBroken':
      used.add('barricade at work');
      break;
    case 'foeHurt':
      if (event.cause === 'spear') used.add('spear at work');
      break;
    case 'backInTheFight':
      used.add('grenade at work');
      break;
    case 'damaged':
      used.add(`damage: ${event.cause}`);
      if (event.cause === 'frenzy') used.add('frenzy used'); // mandatory: it is not announced
      break;
    default:
  }
}

const LAZY = new Set<string>(['leave', 'end', 'ready', 'pass', 'refuse', 'withdraw', 'go']);
const COSTLY = new Set<string>(['delay', 'drink', 'bloodlust']);

/** Rather does something than nothing, mends its wounds, spares Survivors, and seldom throws anything away. */
function choose(m: M, seat: Seat, r: Rng): Action {
  const moves = freeMoves(m, seat).filter(move => move.type !== 'discard' || below(r, 40) === 0);
  if (moves.length > 0 && below(r, 8) === 0) return moves[below(r, moves.length)] as Action;
  const open = options(m, seat);
  const left = lifeLeft(m, seat);
  const heals = open.filter(action => action.type === 'heal');
  if (heals.length > 0 && left < lifeOf(m, seat)) return heals[below(r, heals.length)] as Action;
  const eager = open.filter(
    action =>
      !LAZY.has(action.type) &&
      !(left < 5 && COSTLY.has(action.type)) &&
      !(action.type === 'attack' && isSurvivor(m, action.target) && below(r, 10) > 0),
  );
  const from = eager.length > 0 && below(r, 6) > 0 ? eager : open;
  const types = [...new Set(from.map(action => action.type))];
  const type = types[below(r, types.length)];
  const kind = from.filter(action => action.type === type);
  return kind[below(r, kind.length)] as Action;
}

const lifeLeft = (m: M, seat: Seat): number =>
  m.state.phase === 'setup' ? 0 : lifeOf(m, seat) - player(m, seat).damage;
const isSurvivor = (m: M, id: number): boolean => m.state.line.find(foe => foe.id === id)?.card === 'survivor-a';

function playMatch(seats: number, seed: string, look: (m: M) => void = () => {}): void {
  const r = seedRng(`player ${seed}`);
  const difficulty = below(r, 2) === 0 ? 'normal' : 'easier';
  const m = start(game, complete(game, { seats, options: { difficulty, firstPlayer: null } }), seed);
  m.hear = note;
  for (let n = 0; n < 20_000 && !m.outcome; n++) {
    const asked = deciders(m);
    const seat = asked[below(r, asked.length)] as Seat;
    const action = choose(m, seat, r);
    if (action.type === 'stow') used.add('backpack played');
    apply(m, seat, action);
    look(m);
  }
  expect(m.outcome, `match ${seed} ends`).not.toBeNull();
}

// ---- what must be on the table at any time ------------------------------------------------------------------------

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function inPlay(m: M): { rubble: number; combat: number } {
  let rubbleCards = 0;
  let combat = 0;
  for (const f of m.stack) {
    if (f.flow === 'find' && f.at === 'keep') rubbleCards++;
    if (f.flow === 'rummage' && f.at === 'keep') rubbleCards += f.cards.length;
    if (f.flow === 'attack' || f.flow === 'enemyAttack') combat += f.drawn.length;
  }
  return { rubble: rubbleCards, combat };
}

function nothingIsLost(m: M): void {
  const { state, content } = m;
  if (state.phase === 'setup' || m.outcome) return;
  const face = inPlay(m);
  const held = sum(state.players.map(p => p.items.length + sum(p.bags.map(bag => bag.length + 1))));
  const pile = state.active.filter(card => card !== 'wave').length + state.reserve.length + state.rubbleDiscard.length;
  const numbered = [46, 64, 78, 100, 120, 123][content.seats - 1] ?? 0;
  expect(held + pile + face.rubble).toBe(numbered + content.seats * 2 + (content.seats === 1 ? 1 : 0));
  expect(state.combatDeck.length + state.combatDiscard.length + face.combat).toBe(35);
  const foes = Object.values(state.horde).flat().length + Object.values(state.hordeDiscard).flat().length;
  expect(foes + state.line.length).toBe(58);
  expect(state.supply.barricade + sum(state.players.map(p => p.barricades))).toBe(recipes.barricade.tokens);
  expect(state.supply.trap + sum(state.players.map(p => p.traps))).toBe(recipes.trap.tokens);
  expect(state.supply.spear + sum(state.line.map(foe => foe.spears))).toBe(recipes.spear.tokens);
  for (const { slots, used: taken } of m.game.view(m, null).players) expect(taken).toBeLessThanOrEqual(slots);
}

test('no card and no token is ever lost or doubled, and no inventory holds too much', () => {
  for (let n = 0; n < 18; n++) playMatch((n % 6) + 1, `count ${n}`, nothingIsLost);
});

beforeAll(() => {
  for (let n = 0; n < MATCHES; n++) playMatch((n % 6) + 1, `run ${n}`);
});

const missing = (wanted: readonly string[]): string[] => wanted.filter(use => !used.has(use));
const keys = (table: object): string[] => Object.keys(table);

test('every Rubble card is used as its category says', () => {
  expect(missing(Object.entries(rubble).map(([id, { category }]) => `${id} ${USES[category]}`))).toEqual([]);
});

test('every Special card is kept, and every weapon is attacked with', () => {
  const special = Object.entries(rubble).filter(([, { category }]) => category === 'special');
  expect(missing(special.map(([id]) => `${id} kept`))).toEqual([]);
  expect(missing(keys(weapons).map(id => `${id} attacked with`))).toEqual([]);
});

test('every Combat card is chosen, by players and for enemies', () => {
  expect(missing(keys(combatCards).flatMap(id => [`${id} chosen by a player`, `${id} chosen for an enemy`]))).toEqual(
    [],
  );
});

test('every Horde card arrives, attacks and is killed; every Assault card is revealed', () => {
  const enemies = Object.entries(horde).filter(([, { kind }]) => hordeKinds[kind].isEnemy);
  expect(missing(keys(horde).flatMap(id => [`${id} arrived`, `${id} killed`]))).toEqual([]);
  expect(missing(enemies.flatMap(([id]) => [`${id} attacked a seat`, `${id} attacked a Survivor`]))).toEqual([]);
  expect(missing(keys(assaults).map(id => `${id} revealed`))).toEqual([]);
});

test('every character is picked, and every perk used', () => {
  expect(missing(keys(characters).map(id => `${id} picked`))).toEqual([]);
  expect(missing(PERKS.map(id => `${id} used`))).toEqual([]);
});

test('every token is crafted and does its work', () => {
  expect(missing(TOKENS.flatMap(token => [`${token} crafted`, `${token} at work`]))).toEqual([]);
});

test('cards leave an inventory and characters are hurt for every reason', () => {
  const causes = ['unwanted', 'room', 'used', 'ammo', 'crafted', 'crows', 'looter', 'combatCard', 'sold'];
  expect(missing(causes.map(cause => `discarded: ${cause}`))).toEqual([]);
  expect(missing(CAUSES.map(cause => `damage: ${cause}`))).toEqual([]);
});
