import { type CardId, PRINTED } from '../ids.ts';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import { apply, guess, start } from '../../../engine/match.ts';
import { deciders, prompt, question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { box } from '../index.ts';
import { cellOf } from '../rules/board.ts';
import { figureAt } from '../rules/table.ts';
import { urge } from '../bots/companion/hunts.ts';
import type { HeroScape } from '../spec.ts';
import { table } from './table.ts';

const { game, bots } = box;
const PACE = { limit: 20_000, pace: 1000, thoughts: 3 };

const match = (scenario: string, seed: string) =>
  start(game, complete(game, { seats: 2, scenario, options: game.options.parse({ playerOne: 0 }) }), seed);

const seenBy = (m: Match<HeroScape>, seat: Seat) => {
  const rng = seedRng('seen');
  const asked = question(m, seat);
  if (!asked) throw new Error('nobody is asked');
  return {
    seat,
    prompt: asked,
    rng,
    view: game.view(m, seat),
    guess: () => guess(m, seat, rng),
    hasTime: (thoughts: number) => thoughts < 100,
  };
};

describe('bots', () => {
  test.each(PRINTED)('the yardstick beats chance in %s', scenario => {
    let won = 0;
    for (let i = 0; i < 4; i++) {
      const m = match(scenario, `chance:${i}`);
      const seat = i % 2;
      const policies = seat === 0 ? [bots.yardstick, random] : [random, bots.yardstick];
      playOut(m, policies, seedRng(`bot:${i}`), PACE);
      won += m.outcome?.scores[seat] ?? 0;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });

  test.each(PRINTED)('the companion plays %s to its end within its thoughts', scenario => {
    const m = match(scenario, 'companion');
    playOut(m, [bots.companion, bots.yardstick], seedRng('thoughts'), PACE);
    expect(m.outcome).not.toBeNull();
  });

  test.each(['yardstick', 'companion'] as const)('a thief leaves with what lies on the exit: the %s', bot => {
    const t = table('clash', {
      armies: [{ hulk: '0,11' }, { venom: '7,14', abomination: '3,5' }],
      acts: 'venom',
      glyphs: [{ at: '7,15' }],
    });
    expect(bots[bot](seenBy(t.m, 1))).toMatchObject({ to: '7,15' });
  });

  test('bots play alike whatever they cannot know', () => {
    const twice = [0, 1].map(() => {
      const m = match('vol-a-stark-international', 'same');
      playOut(m, [bots.companion, bots.companion], seedRng('same'), { limit: 60, pace: 1000, thoughts: 4 });
      return JSON.stringify(m.state);
    });
    expect(twice[0]).toBe(twice[1]);
  });
});

describe('the companion before the battle', () => {
  const GIANTS = new Set<CardId>(['hulk', 'abomination']);

  test('drafts by what cards have been worth, not by their points', () => {
    const m = match('vol-a-stark-international', 'draft');
    const seat = deciders(m)[0] ?? 0;
    expect(bots.yardstick(seenBy(m, seat))).toEqual({ type: 'recruit', card: 'thanos' });
    expect(bots.companion(seenBy(m, seat))).toEqual({ type: 'recruit', card: 'hulk' });
  });

  test('where the sides differ it takes what it needs and what the other one must not have', () => {
    const m = match('conflit-sur-la-ville', 'draft');
    const seat = deciders(m)[0] ?? 0;
    expect(bots.yardstick(seenBy(m, seat))).toEqual({ type: 'recruit', card: 'thanos' });
    expect(bots.companion(seenBy(m, seat))).toEqual({ type: 'recruit', card: 'hulk' });
  });

  test('takes the army that wins more often', () => {
    const m = match('le-genie-fou', 'army');
    const seat = deciders(m)[0] ?? 0;
    expect(bots.companion(seenBy(m, seat))).toEqual({ type: 'takeArmy', army: 0 });
  });

  test('gives no late orders to a card whose figure will hardly live to see them', () => {
    const m = match('le-genie-fou', 'orders');
    while (prompt(m, 0)?.step !== 'round/order') {
      const seat = deciders(m)[0] ?? 0;
      apply(m, seat, bots.yardstick(seenBy(m, seat)));
    }
    const giant = (owner: Seat) => m.state.figures.find(f => f.owner === owner && GIANTS.has(f.card));
    const [cornered, enemy] = [giant(0), giant(1)];
    if (!cornered || !enemy) throw new Error('somebody is missing');
    // it could do much harm, but has one life left beside its equal
    cornered.wounds = 7;
    enemy.wounds = 0;
    enemy.cell =
      (m.content.board.neighbours[cornered.cell ?? 0] ?? []).find(cell => figureAt(m, cell) === null) ?? null;
    const orders: string[] = [];
    for (let i = 0; i < 3; i++) {
      const action = bots.companion(seenBy(m, 0));
      if (action.type !== 'order') throw new Error('an order was asked for');
      orders.push(action.on);
      apply(m, 0, action);
    }
    expect(orders[0], 'now or never').toBe(cornered.id);
    expect(orders.slice(1)).not.toContain(cornered.id);
  });
});

describe('the companion in the hunts', () => {
  test('a hunter beside the carrier takes the anesthetic along to hit Hulk', () => {
    const m = match('hulk-est-en-colere', 'along');
    while (m.stack.at(-1)?.flow !== 'activation' || m.state.active !== 1) {
      const seat = deciders(m)[0] ?? 0;
      apply(m, seat, bots.yardstick(seenBy(m, seat)));
    }
    const f = m.stack.at(-1);
    const actor = m.state.figures.find(one => f?.flow === 'activation' && one.id === f.figure);
    const friend = m.state.figures.find(one => one.owner === 1 && one !== actor && one.cell !== null);
    const glyph = m.state.glyphs[0];
    if (!actor || !friend || !glyph) throw new Error('somebody is missing');
    for (const one of m.state.figures) one.carries = [];
    friend.cell =
      (m.content.board.neighbours[actor.cell ?? 0] ?? []).find(cell => figureAt(m, cell) === null) ?? friend.cell;
    friend.carries = [0];
    glyph.at = null;
    glyph.carrier = friend.id;
    expect(bots.companion(seenBy(m, 1))).toEqual({ type: 'pass-on', to: actor.id });
  });

  test('the fewer turns are left the more the way out pulls whoever carries the device', () => {
    const m = match('conflit-sur-la-ville', 'run');
    while (m.stack.at(-1)?.flow !== 'activation' || m.state.active !== 1) {
      const seat = deciders(m)[0] ?? 0;
      apply(m, seat, bots.yardstick(seenBy(m, seat)));
    }
    const f = m.stack.at(-1);
    const thief = m.state.figures.find(one => f?.flow === 'activation' && one.id === f.figure);
    const glyph = m.state.glyphs[0];
    if (!thief || !glyph) throw new Error('somebody is missing');
    thief.carries = [0];
    glyph.at = null;
    glyph.carrier = thief.id;
    const [near, far] = [cellOf(m.content.board, '6,11'), cellOf(m.content.board, '3,3')];
    const pull = (round: number): number => {
      m.state.round = round;
      return urge(m, thief, near) - urge(m, thief, far);
    };
    expect(pull(1)).toBeGreaterThan(0);
    expect(pull(5)).toBeGreaterThan(3 * pull(1));
    glyph.carrier = null;
    thief.carries = [];
    expect(pull(5)).toBe(0);
  });
});

describe('every scenario can be won and lost', () => {
  test.each(PRINTED)('%s, by player 1 and by player 2', scenario => {
    const winners = new Set<number>();
    for (let i = 0; i < 60 && winners.size < 2; i++) {
      const m = match(scenario, `both:${i}`);
      playOut(m, [bots.yardstick, bots.yardstick], seedRng(`both:${i}`), PACE);
      const one = m.outcome?.scores[m.state.players[0] ?? 0];
      if (one !== undefined && one !== 0.5) winners.add(one);
    }
    expect([...winners].sort((a, b) => a - b)).toEqual([0, 1]);
  });
});
