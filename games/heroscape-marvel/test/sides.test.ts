import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { Scene, complete } from '../../../engine/testing/scene.ts';
import { type CardId, type FigureId, MARKERS } from '../ids.ts';
import { concede } from '../rules/end.ts';
import { game } from '../rules/game.ts';
import type { HeroScape, Options } from '../spec.ts';
import { isOut } from '../ui/look.ts';
import { vocabulary } from '../vocabulary.ts';
import { blocks, strip } from './boards.ts';
import { type Short, crowd, crowded, hit, idle, odds, offered, roll, setupOf, walkTo } from './table.ts';

// More than two armies, and sides of more than one (HS-MULTI).

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;
const recruit = (card: CardId) => ({ type: 'recruit' as const, card });

/** A table at its first question, with dice for the roll-offs. */
function fresh(name: Short, seats: number, dice: number[], opts: Partial<Options> = {}): Scene<HeroScape> {
  const m = start(game, complete(game, setupOf(name, opts, seats)), 'scene', dealt => {
    dealt.loaded = { rolls: [...dice], picks: [], shuffles: [] };
  });
  return new Scene(m, { vocabulary });
}

/** Places whoever is waiting on the first free cells. */
function settle(t: Scene<HeroScape>): Scene<HeroScape> {
  while (t.m.stack.at(-1)?.flow === 'placement') {
    const seat = deciders(t.m)[0] ?? 0;
    t.play(seat, options(t.m, seat)[0] ?? none);
  }
  return t;
}

/** Who picks, card after card, until nobody has points left. */
function picks(t: Scene<HeroScape>, most: number): number[] {
  const order: number[] = [];
  while (order.length < most && t.m.stack.at(-1)?.flow === 'serpentine') {
    const seat = deciders(t.m)[0] ?? 0;
    const cheapest = offered(t, seat, 'recruit').at(-1);
    if (cheapest) order.push(seat);
    t.play(seat, cheapest ?? { type: 'pass' });
    settle(t);
  }
  return order;
}

const seen = (t: Scene<HeroScape>, eye: number | null, id: FigureId) =>
  t.m.game.view(t.m, eye).figures.find(f => f.id === id)?.orders;

function order(t: Scene<HeroScape>, seat: number, ...cards: FigureId[]): Scene<HeroScape> {
  cards.forEach((on, i) => t.play(seat, { type: 'order', marker: MARKERS[i] ?? 'X', on }));
  return t;
}

/** Two against two on open ground. */
const FOUR = [{ hulk: '5,1', venom: '5,2' }, { 'captain-america': '7,1' }, { thanos: '2,9' }, { 'iron-man': '4,9' }];

describe('armies come together', () => {
  test('HS-MULTI-02, HS-CASE-73: with three the draft goes A, B, C twice, B, A twice, B, C twice', () => {
    const t = fresh('square', 3, [18, 9, 4], { boxes: 3, points: 2000 });
    expect(picks(t, 11)).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1]);
  });

  test('HS-MULTI-02: it begins with the highest roll and goes to the left; only who is level rolls again', () => {
    const t = fresh('melee', 4, [7, 15, 3, 15, 6, 11], { boxes: 4, points: 2000 });
    expect(picks(t, 6)).toEqual([3, 0, 1, 2, 2, 1]);
  });

  test('HS-MULTI-02, HS-SETUP-10: whoever has passed is left out, at the end of the line too', () => {
    const t = fresh('square', 3, [18, 9, 4], { boxes: 3, points: 2000 });
    picks(t, 4);
    t.play(1, { type: 'pass' });
    expect(picks(t, 6)).toEqual([0, 0, 2, 2, 0, 0]);
  });

  test('HS-MULTI-08: each box has one of each card, and an army never two of them', () => {
    const t = settle(fresh('melee', 3, [18, 9, 4], { boxes: 2 }).play(0, recruit('hulk')));
    settle(t.play(1, recruit('hulk')));
    t.forbids(2, recruit('hulk')).allows(2, recruit('thanos'));
    t.shows({ armies: [{ hulk: '-2,8' }, { 'hulk*': '7,8' }, {}] });
    settle(t.play(2, recruit('venom')));
    settle(t.play(2, recruit('red-skull')))
      .forbids(1, recruit('hulk'))
      .allows(1, recruit('venom'));
  });

  test('HS-MULTI-01: the host sets the points, and up to six play on one battlefield', () => {
    const t = fresh('docks', 6, [20, 1, 2, 3, 4, 5], { points: 500, boxes: 6, armies: 'draft' });
    expect(t.m.game.view(t.m, null).players.map(p => p.limit)).toEqual([500, 500, 500, 500, 500, 500]);
    const usual = fresh('docks', 2, [20, 1]);
    expect(usual.m.game.view(usual.m, null).players.map(p => p.limit)).toEqual([800, 800]);
    const asked = { ...setupOf('theft', { points: 500 }), carry: null };
    expect(game.refuse?.(asked)).toBe('points');
  });

  test('HS-MULTI-01, HS-SETUP-16: ready-made armies of more than two need a box each, and are named in secret', () => {
    expect(game.refuse?.(complete(game, setupOf('square', { armies: 'premade', boxes: 2 }, 3)))).toBe('boxes');
    const t = fresh('square', 3, [], { armies: 'premade', boxes: 3 }).asks('naming/name', 0, 1, 2);
    t.play(1, { type: 'enlist', card: 'hulk' }).hears(2, { type: 'enlisted', seat: 1, cards: [] });
    t.allows(2, { type: 'enlist', card: 'hulk' });
  });

  test('HS-SETUP-15: the first side is that of a seat there is, also of the third', () => {
    const refused = (seats: number) => game.refuse?.(complete(game, setupOf('square', { playerOne: 2 }, seats)));
    expect([refused(2), refused(3)]).toEqual(['seat', null]);
    const t = fresh('square', 3, [], { playerOne: 2, armies: 'premade', boxes: 3 });
    expect(t.m.state.players).toEqual([2, 0, 1]);
  });

  test('HS-MULTI-04: teams are of one size, at least two, and side by side', () => {
    const refused = (seats: number, team: 1 | 2 | 3) =>
      game.refuse?.(complete(game, setupOf('square', { team }, seats)));
    expect([refused(4, 2), refused(6, 3), refused(6, 2), refused(3, 1)]).toEqual([null, null, null, null]);
    expect([refused(3, 2), refused(2, 2), refused(5, 2), refused(3, 3)]).toEqual(['teams', 'teams', 'teams', 'teams']);
    expect(game.refuse?.(complete(game, setupOf('theft', { team: 2 })))).toBe('teams');
    const t = crowd({ armies: FOUR }, 2);
    expect(t.m.game.view(t.m, null).players.map(p => p.allies)).toEqual([[1], [0], [3], [2]]);
  });

  test('HS-MULTI-04, HS-SETUP-11: team mates share the zone that the first of them takes, enemies never', () => {
    const t = fresh('square', 4, [18, 9, 4, 2], { boxes: 4, team: 2 }).play(0, recruit('hulk'));
    t.play(0, { type: 'zone', zone: 'green' });
    settle(t).play(1, recruit('venom')).asks('placement/place', 1);
    t.shows({ zones: ['green', 'green', null, null] });
    settle(t).play(2, recruit('thanos')).forbids(2, { type: 'zone', zone: 'green' });
    t.allows(2, { type: 'zone', zone: 'white' });
  });

  test('HS-SETUP-07: whole armies are placed from the highest roll to the left', () => {
    const t = fresh('melee', 3, [3, 5, 18], { armies: 'premade', boxes: 3 });
    for (const seat of [0, 1, 2]) t.play(seat, { type: 'enlist', card: 'hulk' }).play(seat, { type: 'ready' });
    for (const seat of [2, 0, 1]) {
      t.asks('placement/zone', seat).play(seat, options(t.m, seat)[0] ?? none);
      t.play(seat, options(t.m, seat)[0] ?? none);
      if (seat === 0) break; // one zone is left for the third of them
    }
    t.shows({ zones: ['blue', null, 'red', null].slice(0, 3) });
  });
});

describe('rounds of many', () => {
  const THREE = [{ hulk: '5,1' }, { thanos: '2,9' }, { 'iron-man': '4,9' }];

  test('HS-MULTI-03, HS-ROUND-05: the highest begins, then to the left; only who is level rolls again', () => {
    const t = crowd({ armies: [{ hulk: '5,1', venom: '6,1' }, THREE[1] ?? {}, THREE[2] ?? {}], begin: 'order' });
    t.dice(14, 14, 3, 5, 16);
    order(t, 0, 'hulk', 'hulk', 'hulk', 'hulk');
    expect(t.events('initiativeRolled').map(({ rolls, winner }) => [rolls, winner])).toEqual([
      [[14, 14, 3], null],
      [[5, 16, null], 1],
    ]);
    const turns: number[] = [];
    while (turns.length < 9 && !t.m.outcome) {
      turns.push(t.m.state.active ?? -1);
      idle(t, t.m.state.active ?? 0);
      if (t.m.stack.at(-1)?.flow === 'round') break;
    }
    expect(turns).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
  });

  test('HS-MULTI-07: who has no figure left is out, neither rolls nor has turns, and the others go on', () => {
    const t = crowd({
      armies: [{ hulk: '5,1' }, { venom: '6,1:3' }, { 'iron-man': '4,9', thanos: '2,9' }],
      acts: 'hulk',
      turn: 2,
    });
    t.play(0, stay)
      .dice(...roll(6, 6), 1, ...roll(4, 0))
      .play(0, hit('venom'));
    expect(t.m.outcome).toBeNull();
    expect([0, 1, 2].map(seat => isOut(t.m.game.view(t.m, 1), seat))).toEqual([false, true, false]);
    idle(t, t.m.state.active ?? 0);
    expect(t.m.state.active).toBe(0);
    expect(t.events('turnBegan').map(({ seat }) => seat)).not.toContain(1);
    idle(t, 0);
    idle(t, 2).asks('round/order', 2);
    t.dice(4, 11);
    order(t, 2, 'thanos', 'thanos', 'thanos', 'thanos');
    expect(t.events('initiativeRolled').at(-1)).toMatchObject({ rolls: [4, null, 11], winner: 2 });
  });

  test('HS-MULTI-06, HS-MULTI-07, HS-END-01: the last side that stands wins, whole, also those of it who are out', () => {
    const t = crowd({ armies: [{ hulk: '5,1' }, { thanos: 'destroyed' }, { venom: '6,1:3' }, {}], acts: 'hulk' }, 2);
    t.play(0, stay)
      .dice(...roll(6, 6), 1, ...roll(4, 0))
      .play(0, hit('venom'))
      .ends('elimination');
    expect(t.m.outcome?.scores).toEqual([1, 1, 0, 0]);
  });

  test('HS-WALL-07: among three whoever sits to the left of the attacker rolls for the wall', () => {
    const t = crowd({ armies: [{ thanos: '2,9' }, { hulk: '5,7' }, { venom: '11,1' }], acts: 'hulk' });
    t.play(1, stay)
      .dice(...roll(6, 0), ...roll(4, 0))
      .play(1, hit('wall'));
    expect(t.events('defended')[0]?.by).toBe(2);
  });

  test('HS-MULTI-06, HS-END-03, HS-END-04: points of team mates count together', () => {
    // Hulk alone has more than any other, but less than the two against him
    const given = (armies: object[]) => crowd({ armies, begin: 'close', round: 30 }, 2);
    const t = given([{ hulk: '5,1' }, { 'spider-man': '7,1' }, { 'iron-man': '2,9' }, { thanos: '4,9' }]);
    expect(t.m.outcome).toMatchObject({ reason: 'points', scores: [0, 0, 1, 1] });
  });

  test('HS-END-05, HS-MULTI-06: sides that are level in everything share the match', () => {
    const t = crowd({
      armies: [{ hulk: '5,1' }, { 'hulk*': '7,1' }, { venom: '2,9' }],
      begin: 'close',
      round: 30,
    });
    expect(t.m.outcome).toMatchObject({ reason: 'draw', scores: [0.5, 0.5, 0] });
  });

  test('HS-END-07: who gives up among three leaves the match to whoever is ahead of the others', () => {
    const t = crowd({ armies: [{ hulk: '5,1' }, { venom: '2,9' }, { thanos: '4,9' }], acts: 'hulk' });
    expect(concede(t.m, 2)).toMatchObject({ reason: 'conceded', scores: [1, 0, 0] });
    const teams = crowd({ armies: FOUR, acts: 'hulk' }, 2);
    expect(concede(teams.m, 0)).toMatchObject({ scores: [0, 0, 1, 1] });
  });
});

describe('team mates', () => {
  const line = (team: 1 | 2) =>
    crowded(
      strip(1, 1, 1, 1, 1, 1, 1, 1, 1),
      {
        armies: [{ hulk: '0,0' }, { 'captain-america': '1,0' }, { thanos: '8,0' }, { venom: '7,0' }],
        acts: 'hulk',
      },
      team,
    );

  test('HS-MULTI-05, HS-CASE-75, HS-MOVE-06: their figures are passed, those of others are not', () => {
    line(2).allows(0, walkTo('2,0'));
    line(1).forbids(0, walkTo('2,0'));
  });

  test('HS-MULTI-05, HS-CASE-75: they are no targets, engage nobody, and their Captain helps', () => {
    const armies = [{ hulk: '5,1' }, { 'captain-america': '6,1' }, { venom: '4,1' }, { thanos: '4,9' }];
    const friends = crowd({ armies, acts: 'hulk' }, 2).play(0, stay);
    friends.forbids(0, hit('captain-america'));
    expect(odds(friends, 0, hit('venom')).attack).toContainEqual({ why: 'tactician', dice: 1 });
    const view = friends.m.game.view(friends.m, 0);
    expect(view.figures.find(f => f.id === 'hulk')?.engaged).toEqual(['venom']);
    const foes = crowd({ armies, acts: 'hulk' }).play(0, stay).allows(0, hit('captain-america'));
    expect(odds(foes, 0, hit('venom')).attack).not.toContainEqual({ why: 'tactician', dice: 1 });
  });

  test('HS-MULTI-05, HS-RULING-12: whose team mate is led away by an enemy may let it go', () => {
    const board = blocks([0, 0, 0, 1], [1, 0, 0, 1], [2, 0, 0, 1], [3, 0, 0, 1], [4, 0, 0, 1], [5, 0, 0, 1]);
    const armies = [{ venom: '0,0' }, { 'captain-america': '1,0' }, { 'doctor-doom': '4,0' }, { thanos: '5,0' }];
    const t = crowded(board, { armies, acts: 'doctor-doom' }, 2);
    t.play(2, stay).play(2, none).dice(17).play(2, { type: 'mindExchange', target: 'captain-america' });
    t.play(2, walkTo('2,0')).asks('walk/ask', 0);
  });

  test('HS-MULTI-04, HS-CASE-75, HS-ROUND-03, HS-HID-01: they see each other’s markers, as they are placed and later', () => {
    const t = crowd({ armies: FOUR, begin: 'order' }, 2).asks('round/order', 0);
    t.play(0, { type: 'order', marker: '1', on: 'venom' });
    t.hears(1, { type: 'orderPlaced', seat: 0, marker: '1', on: 'venom' });
    for (const eye of [2, 3, null]) t.hears(eye, { type: 'orderPlaced', seat: 0, marker: '1', on: null });
    expect(seen(t, 1, 'venom')?.own).toEqual(['1']);
    expect(seen(t, 2, 'venom')?.own).toEqual([]);
    for (const marker of ['2', '3', 'X'] as const) {
      if (marker === 'X') t.dice(1, 2, 3, 20);
      t.play(0, { type: 'order', marker, on: 'hulk' });
    }
    expect(seen(t, 1, 'hulk')).toMatchObject({ hidden: 3, own: ['2', '3', 'X'] });
    for (const eye of [2, 3, null]) expect(seen(t, eye, 'hulk')).toMatchObject({ hidden: 3, own: [] });
  });

  test('HS-MULTI-04, HS-HID-03: a marker that is taken away is known to the whole side', () => {
    const armies = [{ hulk: '5,1' }, { venom: '7,1' }, { 'silver-surfer': '6,4' }, { thanos: '4,9' }];
    const t = crowd({ armies, acts: 'silver-surfer', first: 2 }, 2).play(2, stay);
    t.dice(...roll(6, 6), ...roll(6, 0), 16).play(2, hit('hulk', 'cosmic-force-blast'));
    t.picks(2).play(2, { type: 'remove' });
    const face = t.m.game.view(t.m, 0).figures.find(f => f.id === 'hulk')?.orders.ownRemoved;
    expect(face).toHaveLength(1);
    expect(seen(t, 1, 'hulk')?.ownRemoved).toEqual(face);
    expect(seen(t, 3, 'hulk')?.ownRemoved).toEqual([]);
  });
});

describe('a crowd', () => {
  test('HS-ENG-05, HS-MULTI-01: of sixty figures the last ones strike like the first', () => {
    const cards = ['captain-america', 'hulk', 'iron-man', 'spider-man', 'silver-surfer', 'abomination'] as const;
    const stars = ['', '*', '**', '***', '****', '*****'] as const;
    const crowdOf = (seat: number) =>
      Object.fromEntries(cards.map((card, i) => [`${card}${stars[seat] ?? ''}`, `${i * 2},${seat * 2}`]));
    const rows = Array.from({ length: 13 }, (_, r) => Array.from({ length: 13 }, (__, q) => [q, r, 0, 1] as const));
    const armies = [0, 1, 2, 3, 4, 5].map(crowdOf);
    const last = { ...armies[5], 'red-skull': '12,12', venom: '11,12' };
    const given = { armies: [{ thanos: '12,11' }, ...armies.slice(1, 5), last], acts: 'thanos' };
    const wide = crowded(
      blocks(...rows.flat().map(([q, r, a, b]) => [q, r, a, b] as [number, number, number, number])),
      given,
    );
    expect(wide.m.state.figures.length).toBeGreaterThan(32 - 1);
    const at = wide.m.game.view(wide.m, 0).focus.reach.find(one => one.at === '12,8');
    expect(at?.strikes).toBe(2);
  });
});
