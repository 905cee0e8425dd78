import { describe, expect, test } from 'vitest';
import type { Box, Judgement, Throw } from '../../engine/box.ts';
import { apply, start } from '../../engine/match.ts';
import { deciders, options } from '../../engine/queries.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Input, Setup } from '../../engine/types.ts';
import { box as template } from '../../tools/template/index.ts';
import type { Action, Race } from '../../tools/template/spec.ts';
import { accountOf } from '../analysis/account.ts';
import { changeOf } from '../analysis/change.ts';
import { walk } from '../analysis/record.ts';
import { type Point, refine, trialPositions } from '../analysis/refine.ts';
import { talliesOf } from '../analysis/tally.ts';
import { tryFrom } from '../analysis/trial.ts';
import { turningsOf } from '../analysis/turns.ts';
import { isBetter, verdictOn } from '../analysis/verdict.ts';
import { first } from '../options.ts';
import { drawn, points, successes } from '../throws.ts';

const box: Box<Race> = template;
const judgement = box.bots.judgement as Judgement<Race>;
const setup: Setup<Race> = { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null };

/** A race in which all only roll, and after which input somebody who had come far was sent back to the start. */
function race(seed: string): { inputs: Input<Race>[]; bumped: { n: number; seat: number; from: number }[] } {
  const m = start(box.game, setup, seed);
  const inputs: Input<Race>[] = [];
  const bumped: { n: number; seat: number; from: number }[] = [];
  m.hear = event => {
    if (event.type === 'bumped') bumped.push({ n: inputs.length, seat: event.seat, from: before[event.seat] ?? 0 });
  };
  let before: number[] = [];
  while (!m.outcome) {
    const seat = first(deciders(m));
    before = [...m.state.pebbles];
    inputs.push({ type: 'answer', at: 0, seat, action: { type: 'roll' } });
    apply(m, seat, { type: 'roll' });
  }
  return { inputs, bumped };
}

const seeds = Array.from({ length: 300 }, (_, i) => `race ${i}`);

/** A race that one bump far along the path decided. */
function decided() {
  for (const seed of seeds) {
    const { inputs, bumped } = race(seed);
    const [only] = bumped;
    if (only && bumped.length === 1 && only.from >= 12) return { seed, inputs, setup, ...only };
  }
  throw new Error('no race was decided by a bump');
}

const walked = (record: { seed: string; inputs: Input<Race>[] }) =>
  walk(box.game, judgement, { setup, ...record }, box.bots.throws);

describe('a match decided at a known point', () => {
  const record = decided();
  const walk = walked(record);
  const chance = walk.judged.map(sides => sides[record.seat] ?? 0);

  test('shows the jump there, and nowhere else a larger one', () => {
    const turnings = turningsOf(chance);
    const largest = turnings.toSorted((a, b) => a.after - a.before - (b.after - b.before))[0];
    expect(largest?.n).toBe(record.n);
    expect(largest?.before).toBeGreaterThan((largest?.after ?? 1) + 0.2);
  });

  test('tells that the die did it, not the choice', () => {
    const rng = seedRng('luck');
    const changes = record.inputs.map((_, i) => changeOf(judgement, walk, i + 1, 60, rng));
    const points = refine(walk.judged, []);
    const fall = accountOf(walk, changes, points, record.seat, [record.n - 1, record.n]);
    expect(fall.luck).toBeLessThan(-0.15);
    expect(fall.own).toBe(0);
    expect(fall.others + fall.luck + fall.course).toBeCloseTo(fall.after - fall.before, 9);
  });

  test('begins at the first position and ends with what came of it', () => {
    expect(walk.judged).toHaveLength(record.inputs.length + 1);
    expect(walk.judged.at(-1)).toEqual(walk.sides.map(([seat]) => walk.positions.at(-1)?.outcome?.scores[seat ?? 0]));
  });
});

describe('chance and choice', () => {
  test('of a whole match make up the way from its first chance to its last, for every side', () => {
    const record = { seed: 'race 1', ...race('race 1') };
    const walk = walked(record);
    const rng = seedRng('parts');
    const changes = record.inputs.map((_, i) => changeOf(judgement, walk, i + 1, 20, rng));
    const points = refine(walk.judged, [{ n: 2, won: [1, 0] }]);
    for (const side of [0, 1]) {
      const whole = accountOf(walk, changes, points, side, [0, record.inputs.length]);
      expect(whole.before).toBe(points[0]?.chance[side]);
      expect(whole.luck + whole.own + whole.others + whole.course).toBeCloseTo(whole.after - whole.before, 9);
    }
  });

  test('an input that shows nothing new has no luck in it, and one answer alone is no choice', () => {
    const m = start(box.game, setup, 'card');
    const seat = first(deciders(m));
    const only = options(m, seat).length === 1;
    const card = options(m, seat).find((action): action is Action & { type: 'play' } => action.type === 'play');
    if (!card || only) throw new Error('a hand has a card to play');
    const inputs: Input<Race>[] = [{ type: 'answer', at: 0, seat, action: card }];
    const played = walked({ seed: 'card', inputs });
    const change = changeOf(judgement, played, 1, 10, seedRng('card'));
    expect(change.chooser).toBe(seat);
    expect(change.expected[0]).toBeCloseTo(played.judged[1]?.[0] ?? 0, 9); // a card that is drawn unseen changes nothing
    const host: Input<Race> = { type: 'host', at: 0, entry: { type: 'concede', seat } };
    const conceded = walked({ seed: 'card', inputs: [host] });
    expect(changeOf(judgement, conceded, 1, 10, seedRng('card'))).toMatchObject({ chooser: seat, deviation: [0, 0] });
  });

  test('the same generator tells the same', () => {
    const record = { seed: 'race 2', ...race('race 2') };
    const walk = walked(record);
    const once = () => changeOf(judgement, walk, 1, 20, seedRng('same'));
    expect(once()).toEqual(once());
    expect(walk.positions[0]?.outcome).toBeNull(); // what is tried is tried on copies
  });
});

describe('trials', () => {
  const judged = [...Array.from({ length: 30 }, () => [0.5, 0.5]), [1, 0]];
  const at = (points: Point[], n: number) => points[n] ?? { chance: [], off: [] };

  test('correct the curve around where they began, and make its band narrower', () => {
    const trials = Array.from({ length: 40 }, () => ({ n: 3, won: [1, 0] }));
    const [plain, refined] = [refine(judged, []), refine(judged, trials)];
    expect(at(refined, 3).chance[0]).toBeGreaterThan(0.75);
    expect(at(refined, 25).chance[0]).toBeCloseTo(0.5, 2);
    expect(at(refined, 3).off[0]).toBeLessThan((at(plain, 3).off[0] ?? 0) * 0.7);
    for (const { chance } of refined) expect((chance[0] ?? 0) + (chance[1] ?? 0)).toBeCloseTo(1, 9);
    expect(refined.at(-1)).toEqual({ chance: [1, 0], off: [0, 0] });
  });

  test('where chances leap, what was judged too well before takes nothing away from what is left', () => {
    const judged = [...Array.from({ length: 20 }, () => [0.8, 0.2]), ...Array.from({ length: 20 }, () => [0.15, 0.85])];
    judged.push([0, 1]);
    const trials = Array.from({ length: 20 }, (_, n) => ({ n, won: n % 4 === 0 ? [1, 0] : [0, 1] }));
    const refined = refine(judged, trials);
    expect(at(refined, 10).chance[0]).toBeLessThan(0.5);
    expect(at(refined, 21).chance[0]).toBeGreaterThan(0.02);
  });

  test('are played to an end, from all over the match', () => {
    const record = { seed: 'race 3', ...race('race 3') };
    const { positions, sides } = walked(record);
    const from = trialPositions(record.inputs.length, 4);
    expect(from).toHaveLength(4);
    expect(from[0]).toBe(0);
    const rng = seedRng('trials');
    for (const n of from) {
      const m = positions[n];
      if (!m) throw new Error(`no position ${n}`);
      const won = tryFrom(box, m, sides, rng, 0);
      expect(won?.reduce((sum, share) => sum + share, 0)).toBe(1);
    }
    expect(trialPositions(0, 4)).toEqual([]);
  });
});

test('a judgement that stumbles over a position or two makes no turning point', () => {
  expect(turningsOf([0.5, 0.5, 0.5, 0.5, 0.9, 0.9, 0.5, 0.5, 0.5])).toEqual([]);
  expect(turningsOf([0.5, 0.5, 0.5, 0.7, 0.9, 0.9, 0.9])).toMatchObject([{ from: 2, to: 4, before: 0.5, after: 0.9 }]);
});

test('an expert says what would have been better', () => {
  const m = start(box.game, setup, 'verdict');
  const seat = first(deciders(m));
  m.state.hands[seat] = ['leap'];
  m.state.pebbles = m.state.pebbles.map((_, at) => (at === seat ? m.content.length - 5 : m.content.length - 2));
  const judge = (played: Action) =>
    verdictOn(box, judgement, m, { n: 1, seat, played }, seedRng('verdict'), () => true);
  const wrong = judge({ type: 'roll' });
  expect(wrong).toMatchObject({ expert: { type: 'play', card: 'leap' } });
  expect(wrong && isBetter(wrong)).toBe(true);
  const right = judge({ type: 'play', card: 'leap' });
  expect(right).toMatchObject({ gain: 0, deviation: 0 });
  m.state.hands[seat] = [];
  expect(judge({ type: 'roll' })).toBeNull();
});

describe('what dice came to', () => {
  const rolled = (seat: number | null, came: number): Throw => points(['roll', seat], [came], 6);

  test('is added up by sort and seat, what the game rolled last', () => {
    const tallies = talliesOf([rolled(null, 6), rolled(1, 2), rolled(0, 3), rolled(1, 4)], ['roll', 'none']);
    expect(tallies.map(({ seat, dice, came, expected }) => [seat, dice, came, expected])).toEqual([
      [0, 1, 3, 3.5],
      [1, 2, 6, 7],
      [null, 1, 6, 3.5],
    ]);
    expect(tallies[1]?.deviation).toBeCloseTo(Math.sqrt(35 / 6));
  });

  test('says how often it would have come to less', () => {
    const usual = (deviations: number): number =>
      talliesOf([{ sort: 'roll', seat: 0, dice: 1, came: deviations, expected: 0, variance: 1 }], ['roll'])[0]?.less ??
      0;
    expect([usual(0), usual(1.2816), usual(-1.2816), usual(3)].map(share => share.toFixed(3))).toEqual([
      '0.500',
      '0.900',
      '0.100',
      '0.999',
    ]);
  });

  test('of cards that are drawn the rest of the deck is known: the last card surprises nobody', () => {
    expect(drawn(['card', 0], [1, 0], [1, 0])).toMatchObject({ came: 1, expected: 1 });
    expect(drawn(['card', 0], [1, 0], [1, 0]).variance).toBeCloseTo(1 / 3);
    expect(drawn(['card', 0], [3], [])).toMatchObject({ came: 3, expected: 3, variance: 0 });
    expect(successes(['hit', 0], 3, 2, 0.5)).toMatchObject({ expected: 1.5, variance: 0.75 });
  });

  test('is heard along the match', () => {
    const { throws, inputs } = walked({ seed: 'race 1', ...race('race 1') });
    expect(throws.map(({ n }) => n)).toEqual(inputs.map((_, i) => i + 1));
    expect(throws.every(({ came, dice }) => dice === 1 && came >= 1 && came <= 6)).toBe(true);
  });
});
