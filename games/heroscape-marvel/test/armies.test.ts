import type { CardId, FigureId } from '../ids.ts';
import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { Scene, complete } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { HeroScape, Options } from '../spec.ts';
import { vocabulary } from '../vocabulary.ts';
import { type Short, offered, setupOf } from './table.ts';

// Every scenario from its first question to the battle, as players live it.

const recruit = (card: CardId) => ({ type: 'recruit' as const, card });
const enlist = (card: CardId) => ({ type: 'enlist' as const, card });
const place = (figure: FigureId, at: string) => ({ type: 'place' as const, figure, at });
const pass = { type: 'pass' } as const;
const ready = { type: 'ready' } as const;

/** A table at its first question, with dice for the roll-offs. */
function fresh(name: Short, dice: number[], opts: Partial<Options> = {}): Scene<HeroScape> {
  const heard: HeroScape['event'][] = [];
  const m = start(game, complete(game, setupOf(name, opts)), 'scene', dealt => {
    dealt.loaded = { rolls: [...dice], picks: [], shuffles: [] };
    dealt.hear = event => heard.push(event);
  });
  const scene = new Scene(m, { vocabulary });
  scene.heard.push(...heard);
  return scene;
}

/** Places whoever is waiting on the first free cells. */
function settle(t: Scene<HeroScape>): Scene<HeroScape> {
  while (t.m.stack.at(-1)?.flow === 'placement') {
    const seat = deciders(t.m)[0] ?? 0;
    t.play(seat, options(t.m, seat)[0] ?? pass);
  }
  return t;
}

const cells = (t: Scene<HeroScape>, seat: number): string[] =>
  offered(t, seat, 'place').flatMap(action => (action.type === 'place' ? [action.at] : []));
const owners = (t: Scene<HeroScape>): [string, number][] => t.m.state.figures.map(f => [f.id, f.owner]);

describe('Le Combat s’intensifie', () => {
  test('HS-SCN-20: 1200 points each, red and blue, two glyphs face down in an order that nobody knows', () => {
    const t = fresh('escalating', [9, 4]);
    expect(t.m.game.view(t.m, 0).players.map(p => p.limit)).toEqual([1200, 1200]);
    t.play(0, recruit('hulk')).offers(0, { type: 'zone', zone: 'red' }, { type: 'zone', zone: 'blue' });
    t.play(0, { type: 'zone', zone: 'red' });
    expect(new Set(cells(t, 0))).toEqual(new Set(scenarioData['le-combat-s-intensifie'].zones.red));
    t.play(0, place('hulk', cells(t, 0)[0] ?? '')).play(1, recruit('venom'));
    expect(new Set(cells(t, 1))).toEqual(new Set(scenarioData['le-combat-s-intensifie'].zones.blue));
    const dealt = Array.from(
      { length: 20 },
      (_, i) => start(game, complete(game, setupOf('escalating')), `${i}`).state.glyphs,
    );
    expect(dealt.flat().every(glyph => !glyph.up && glyph.at !== null)).toBe(true);
    expect(new Set(dealt.map(([first]) => first?.kind)).size).toBe(2);
    for (const [first, second] of dealt) expect(first?.kind).not.toBe(second?.kind);
  });
});

describe('Hulk est en colère !', () => {
  test('HS-SCN-30: Hulk stands, player 2 names 1250 points without him and the Surfer, and spreads over all red hexes', () => {
    const t = fresh('hulk', []).asks('naming/name', 1); // nobody rolls
    t.shows({ armies: [{ hulk: scenarioData['hulk-est-en-colere'].setup.figures[0].at }, {}] });
    t.forbids(1, enlist('hulk'), enlist('silver-surfer')).allows(1, { type: 'preset', army: 'p1250-hunters' });
    for (const card of ['thanos', 'abomination', 'doctor-doom', 'red-skull'] as const) t.play(1, enlist(card)); // 1115
    t.offers(1, ready); // 135 points are left, Venom costs 150
    t.play(1, ready).asks('placement/place', 1);
    const red = scenarioData['hulk-est-en-colere'].zones.red;
    expect(new Set(cells(t, 1))).toEqual(new Set(red));
    for (const id of ['thanos', 'abomination', 'doctor-doom', 'red-skull'] as const)
      t.play(1, place(id, id === 'thanos' ? red[0] : (cells(t, 1).at(-1) ?? '')));
    t.asks('round/order', 1);
    expect(t.events('rolledOff')).toEqual([]);
  });

  test('HS-SCN-30, HS-SETUP-15: the hunter is whoever the host has not made player 1', () => {
    const t = fresh('hulk', [], { playerOne: 1 }).asks('naming/name', 0);
    expect(owners(t)).toEqual([['hulk', 1]]);
    expect(t.m.game.view(t.m, 0).players.map(p => p.limit)).toEqual([1250, null]);
    settle(t.play(0, { type: 'preset', army: 'p1250-many' })).asks('round/order', 0);
  });
});

describe('Du grabuge à Manhattan ! and Héros, vilains, amis et ennemis', () => {
  test('HS-SCN-40: all ten on their hexes, the wall open, and the last one standing wins', () => {
    for (const name of ['mayhem', 'friends'] as const) {
      const t = fresh(name, [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6]).asks('skirmish/choose', 0);
      const { setup } = scenarioData[t.m.setup.scenario as 'du-grabuge-a-manhattan'];
      t.shows({
        isOpen: true,
        armies: setup.figures.map(side => Object.fromEntries(side.map(({ card, at }) => [card, at]))),
      });
      const { board } = t.m.content;
      expect(board.ruin?.wall.every(hex => t.m.state.figures.every(f => f.cell !== hex))).toBe(true);
      for (const one of t.m.state.figures.filter(f => f.owner === 1).slice(1))
        Object.assign(one, { cell: null, status: 'destroyed' });
      const last = t.m.state.figures.find(f => f.owner === 1 && f.cell !== null);
      const near = board.neighbours[last?.cell ?? 0]?.find(cell => t.m.state.figures.every(f => f.cell !== cell));
      Object.assign(t.m.state.figures[0] ?? {}, { cell: near ?? null });
      const id = last?.id ?? 'venom';
      t.play(0, { type: 'choose', figure: 'captain-america' }).play(0, { type: 'stay' });
      const strong = t.m.game.view(t.m, 0).figures[0]?.attack ?? 0;
      t.dice(...Array.from({ length: strong }, () => 1), ...Array.from({ length: 12 }, () => 6));
      t.m.loaded?.rolls.push(6);
      t.play(0, { type: 'attack', attack: 'normal', target: id });
      expect([t.m.outcome?.reason, t.m.outcome?.scores]).toEqual(['elimination', [1, 0]]);
    }
  });
});

describe('Le Génie fou', () => {
  test.each([
    [[15, 3], 0],
    [[3, 15], 1],
  ] as const)('HS-SCN-50, HS-PROMPT-19: with %j seat %i chooses and places first', (dice, winner) => {
    const loser = 1 - winner;
    const t = fresh('genius', [...dice]).asks('choice/army', winner);
    t.offers(winner, { type: 'takeArmy', army: 0 }, { type: 'takeArmy', army: 1 });
    t.play(winner, { type: 'takeArmy', army: 1 }).asks('placement/place', winner);
    expect(owners(t)).toEqual([
      ...['thanos', 'doctor-doom', 'red-skull', 'abomination', 'venom'].map(id => [id, winner]),
      ...['iron-man', 'spider-man', 'captain-america', 'hulk', 'silver-surfer'].map(id => [id, loser]),
    ]);
    const { zones } = scenarioData['le-genie-fou'];
    expect(new Set(cells(t, winner))).toEqual(new Set(zones.red));
    t.play(winner, place('thanos', '5,8'));
    expect(cells(t, winner)).not.toContain('5,8');
    while (deciders(t.m)[0] === winner) t.play(winner, options(t.m, winner)[0] ?? pass);
    t.asks('placement/place', loser);
    expect(new Set(cells(t, loser))).toEqual(new Set(zones.blue));
    settle(t).asks('round/order', 0, 1);
    expect(t.m.state.players).toEqual([loser, winner]); // army 1 is player 1's
    expect(t.m.state.figures.every(f => f.status === 'board')).toBe(true);
  });

  test('HS-SCN-50: the other army goes to the other', () => {
    const t = fresh('genius', [15, 3]).play(0, { type: 'takeArmy', army: 0 });
    expect(owners(t).find(([, owner]) => owner === 0)?.[0]).toBe('iron-man');
    expect(t.m.state).toMatchObject({ players: [0, 1], zones: ['blue', 'red'] });
  });
});

describe('Conflit sur la ville', () => {
  test.each([0, 1] as const)('HS-SCN-60: 530 points in red against 730 in blue, if seat %i is player 1', one => {
    const two = 1 - one;
    const t = fresh('clash', one === 0 ? [15, 3] : [3, 15], { playerOne: one }).asks('draft/pick', one);
    expect(t.m.game.view(t.m, null).players[one]).toMatchObject({ player: 1, limit: 530, zone: 'red' });
    expect(t.m.game.view(t.m, null).players[two]).toMatchObject({ player: 2, limit: 730, zone: 'blue' });
    t.shows({ glyphs: [{ kind: 'mysterious-item', at: '2,1', up: true, carrier: null }] });
    t.play(one, recruit('hulk'));
    expect(new Set(cells(t, one))).toEqual(new Set(scenarioData['conflit-sur-la-ville'].zones.red));
    settle(t).play(two, recruit('thanos'));
    expect(new Set(cells(t, two))).toEqual(new Set(scenarioData['conflit-sur-la-ville'].zones.blue));
    settle(t); // 360 of 730: another 370
    t.allows(two, recruit('silver-surfer')).forbids(two, recruit('hulk'));
    settle(t.play(two, recruit('silver-surfer'))); // 680
    t.asks('draft/pick', one).offers(one, recruit('spider-man'), recruit('venom'), pass); // 370 of 530
    settle(t.play(one, recruit('spider-man')));
    t.asks('round/order', 0, 1); // 530 exactly; and nobody costs 50
  });

  test('HS-SCN-60, HS-SETUP-07: ready-made armies of the same points', () => {
    const t = fresh('clash', [3, 12], { armies: 'premade' }).asks('naming/name', 0);
    t.allows(0, { type: 'preset', army: 'p530-rulebook' }).forbids(0, { type: 'preset', army: 'p730-titans' });
    t.play(0, enlist('captain-america')).forbids(0, enlist('abomination')).allows(0, enlist('iron-man'));
    t.play(0, enlist('iron-man')).offers(0, ready).play(0, ready).asks('naming/name', 1);
    t.offers(
      1,
      { type: 'preset', army: 'p730-rulebook' },
      { type: 'preset', army: 'p730-titans' },
      ...(
        ['hulk', 'spider-man', 'silver-surfer', 'abomination', 'thanos', 'venom', 'red-skull', 'doctor-doom'] as const
      ).map(enlist),
    );
    t.play(1, { type: 'preset', army: 'p730-rulebook' }).asks('placement/place', 1); // 12 beats 3
    settle(t).asks('round/order', 0, 1);
    expect(t.events('armyNamed')).toMatchObject([
      { seat: 0, points: 460 },
      { seat: 1, points: 715 },
    ]);
    const first = t.events('placed')[0];
    expect(first?.seat).toBe(1);
  });
});

describe('drafts', () => {
  test('HS-SETUP-08: one card, then two, then one each', () => {
    const t = fresh('theft', [4, 9]);
    const turns: number[] = [];
    for (const card of ['venom', 'spider-man', 'red-skull', 'captain-america', 'iron-man'] as const) {
      const seat = deciders(t.m)[0] ?? 0;
      turns.push(seat);
      settle(t.play(seat, recruit(card)));
    }
    expect(turns).toEqual([1, 0, 0, 1, 0]);
    t.asks('draft/pick', 1);
  });

  test('HS-SETUP-08, HS-SETUP-10: who takes only one of the two is complete', () => {
    const t = settle(fresh('theft', [9, 4]).play(0, recruit('hulk')));
    settle(t.play(1, recruit('thanos'))).asks('draft/pick', 1);
    t.play(1, pass).asks('draft/pick', 0);
    expect(t.m.state.complete).toEqual([false, true]);
    expect(t.events('armyCompleted')).toMatchObject([{ seat: 1, points: 360 }]);
  });

  test('HS-SETUP-06: with two boxes nobody owns a card twice', () => {
    const t = fresh('theft', [3, 12], { armies: 'premade', boxes: 2 });
    t.play(0, enlist('hulk')).forbids(0, enlist('hulk')).allows(1, enlist('hulk'));
  });
});
