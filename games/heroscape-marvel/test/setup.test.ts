import { type CardId, SCENARIOS } from '../ids.ts';
import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { type Scene, complete, given } from '../../../engine/testing/scene.ts';
import { join } from '../rules/armies.ts';
import { game } from '../rules/game.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { HeroScape, Options } from '../spec.ts';
import { type Short, offered, setupOf } from './table.ts';

const recruit = (card: CardId) => ({ type: 'recruit' as const, card });
const pass = { type: 'pass' } as const;
const enlist = (card: CardId) => ({ type: 'enlist' as const, card });
const ready = { type: 'ready' } as const;

/** A table at its first question, with dice for the roll-offs. */
function fresh(name: Short, dice: number[], opts: Partial<Options> = {}): Scene<HeroScape> {
  const heard: HeroScape['event'][] = [];
  const scene = given(game, setupOf(name, opts), m => {
    m.loaded = { rolls: [...dice], picks: [], shuffles: [] };
    m.hear = event => heard.push(event);
  });
  scene.heard.push(...heard);
  return scene;
}

/** Places whatever stands waiting on the first free cells. */
function placeAll(t: Scene<HeroScape>): Scene<HeroScape> {
  while (t.m.stack.at(-1)?.flow === 'placement') {
    const seat = deciders(t.m)[0] ?? 0;
    t.play(seat, options(t.m, seat)[0] ?? pass);
  }
  return t;
}

describe('scenarios and roles', () => {
  test('HS-SETUP-01, HS-SETUP-02: a scenario fixes battlefield, level, wall and zones', () => {
    expect(game.scenarios.map(s => s.id)).toEqual(SCENARIOS);
    const walls = SCENARIOS.map(
      scenario => start(game, complete(game, { seats: 2, scenario }), 'x').state.wall.standing,
    );
    expect(walls).toEqual(SCENARIOS.map(id => scenarioData[id].mode === 'expert' || id === 'vengeurs-rassemblement'));
  });

  test('HS-SETUP-03, HS-SCN-01: player 1 has the good side, on the printed hexes', () => {
    fresh('avengers', [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6]).check(s =>
      expect(s.figures.map(f => [f.id, f.owner, f.cell !== null])).toEqual([
        ['captain-america', 0, true],
        ['iron-man', 0, true],
        ['spider-man', 0, true],
        ['doctor-doom', 1, true],
        ['abomination', 1, true],
        ['venom', 1, true],
      ]),
    );
  });

  test('HS-SETUP-15: the host says who plays what, else the dice', () => {
    const first = (playerOne: number | null, pick: number) =>
      given(game, setupOf('hulk', { playerOne }), m => {
        expect(m.state.players[0]).toBe(playerOne ?? m.state.players[0]);
        m.loaded = { rolls: [], picks: [pick], shuffles: [] };
      }).m.state.players;
    expect(first(1, 0)).toEqual([1, 0]);
    expect(first(0, 0)).toEqual([0, 1]);
    const drawn = new Set(
      Array.from(
        { length: 20 },
        (_, i) => start(game, complete(game, { ...setupOf('hulk', { playerOne: null }) }), `${i}`).state.players[0],
      ),
    );
    expect(drawn.size).toBe(2);
  });

  test('HS-SETUP-14: glyphs lie where the scenario says, the round marker on 1', () => {
    const t = fresh('genius', [5, 3]);
    t.check((s, m) => {
      expect(s.glyphs.map(g => [m.content.board.names[g.at ?? 0], g.up])).toEqual([
        ['1,1', true],
        ['9,14', true],
      ]);
    });
  });
});

describe('draft', () => {
  test('HS-CASE-03, HS-SETUP-08, HS-SETUP-09, HS-SETUP-10, HS-PROMPT-01, HS-PROMPT-02: Conflit sur la ville', () => {
    const t = fresh('clash', [9, 9, 4, 15]);
    expect(t.events('rolledOff')).toMatchObject([
      { rolls: [9, 9], winner: null },
      { rolls: [4, 15], winner: 1 },
    ]);
    t.asks('draft/pick', 1).forbids(1, pass).play(1, recruit('abomination')).asks('placement/place', 1);
    t.allows(1, { type: 'place', figure: 'abomination', at: '3,5' }).forbids(1, { at: '8,11' });
    t.play(1, { type: 'place', figure: 'abomination', at: '3,5' }).asks('draft/pick', 0);
    placeAll(t.play(0, recruit('captain-america')))
      .asks('draft/pick', 0)
      .allows(0, pass);
    placeAll(t.play(0, recruit('iron-man'))).asks('draft/pick', 1);
    t.forbids(1, recruit('iron-man')); // taken
    placeAll(t.play(1, recruit('doctor-doom'))); // player 1 cannot pay anything any more: passes by himself
    t.asks('draft/pick', 1).allows(1, recruit('venom'), pass);
    placeAll(t.play(1, recruit('venom')));
    t.asks('round/order', 0, 1);
    expect(t.events('armyCompleted')).toMatchObject([
      { seat: 0, points: 460 },
      { seat: 1, points: 715 },
    ]);
  });

  test('HS-CASE-04, HS-SETUP-05: the limit of points', () => {
    const t = fresh('theft', [9, 4]);
    for (const card of ['hulk', 'thanos', 'iron-man'] as const) {
      placeAll(t.play(0, recruit(card)));
      if (card === 'hulk') placeAll(placeAll(t.play(1, recruit('spider-man'))).play(1, pass));
    }
    t.asks('draft/pick', 0);
    t.offers(0, recruit('captain-america'), recruit('red-skull'), recruit('venom'), pass);
    t.forbids(0, recruit('doctor-doom'), recruit('silver-surfer'), recruit('abomination'));
  });

  test('HS-SETUP-04: good and evil may mix', () => {
    const t = fresh('theft', [9, 4]);
    placeAll(t.play(0, recruit('hulk')));
    placeAll(t.play(1, recruit('spider-man')));
    placeAll(t.play(1, recruit('venom'))).check(s => expect(s.figures.filter(f => f.owner === 1)).toHaveLength(2));
  });

  test('HS-SETUP-06, HS-RULING-14: one box has each card once, two boxes twice', () => {
    const one = placeAll(fresh('theft', [9, 4]).play(0, recruit('hulk')));
    one.forbids(1, recruit('hulk'));
    const two = placeAll(fresh('theft', [9, 4], { boxes: 2 }).play(0, recruit('hulk')));
    placeAll(two.allows(1, recruit('hulk')).play(1, recruit('hulk'))).forbids(1, recruit('hulk'));
    two.check(s => expect(s.figures.map(f => f.id)).toEqual(['hulk', 'hulk*']));
  });

  test('HS-SETUP-10, HS-RULING-15: passing is free with a card in hand, and final', () => {
    const t = placeAll(fresh('theft', [9, 4]).play(0, recruit('hulk')));
    t.forbids(1, pass);
    placeAll(t.play(1, recruit('thanos')))
      .play(1, pass)
      .asks('draft/pick', 0);
    placeAll(t.play(0, recruit('iron-man'))).asks('draft/pick', 0); // goes on alone
    placeAll(t.play(0, recruit('captain-america'))).asks('draft/pick', 0);
    t.play(0, pass).asks('round/order', 0); // one single card needs no choice of markers
  });

  test('HS-SETUP-11, HS-SETUP-12: the first who places takes a zone, the other the rest', () => {
    const t = fresh('theft', [9, 4]).play(0, recruit('hulk')).asks('placement/zone', 0);
    t.offers(0, { type: 'zone', zone: 'red' }, { type: 'zone', zone: 'blue' });
    t.play(0, { type: 'zone', zone: 'blue' })
      .forbids(0, { at: '-2,8' })
      .play(0, { type: 'place', figure: 'hulk', at: '7,8' });
    t.play(1, recruit('venom'))
      .asks('placement/place', 1)
      .check(s => expect(s.zones).toEqual(['blue', 'red']));
  });
});

describe('ready-made armies', () => {
  test('HS-SETUP-07, HS-SETUP-16, HS-PROMPT-23: with one box openly in order, then the higher roll places first', () => {
    const t = fresh('theft', [3, 12], { armies: 'premade' }).asks('naming/name', 0);
    t.allows(0, { type: 'preset', army: 'p1200-titans' }, enlist('venom')).forbids(0, ready);
    t.play(0, { type: 'preset', army: 'p1200-titans' }).asks('naming/name', 1);
    t.forbids(1, enlist('hulk'), { type: 'preset', army: 'p1200-heroes' }).allows(1, {
      type: 'preset',
      army: 'p1200-swarm',
    });
    t.play(1, enlist('venom')).play(1, enlist('red-skull')).play(1, ready).asks('placement/zone', 1);
    placeAll(t).asks('round/order', 0, 1);
    const order = t.events('placed').map(e => e.seat);
    expect(order).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test('HS-HID-05, HS-SETUP-16: with two boxes at once and in secret', () => {
    const t = fresh('theft', [3, 12], { armies: 'premade', boxes: 2 }).asks('naming/name', 0, 1);
    t.play(0, enlist('hulk'))
      .hears(1, { type: 'enlisted', cards: [] })
      .hears(0, { type: 'enlisted', cards: ['hulk'] });
    const named = (seat: number) => t.m.game.view(t.m, seat).players[0]?.named;
    expect([named(0), named(1)]).toEqual([['hulk'], []]);
    t.allows(1, enlist('hulk')).play(1, enlist('hulk')).play(1, ready).asks('naming/name', 0);
    t.play(0, ready).check(s => expect(s.figures.map(f => f.id)).toEqual(['hulk', 'hulk*']));
  });

  test('HS-CASE-05, HS-SETUP-13, HS-PROMPT-22: surplus figures stay out', () => {
    const t = fresh('genius', [15, 3]).asks('choice/army', 0);
    t.play(0, { type: 'takeArmy', army: 0 }).asks('placement/place', 0);
    join(t.m, 0, 'venom'); // a sixth card for the five hexes of the zone
    const f = t.m.stack.at(-1);
    if (f?.flow === 'placement') f.at = 'surplus';
    t.asks('placement/surplus', 0);
    expect(offered(t, 0, 'leaveOut')).toHaveLength(6);
    t.play(0, { type: 'leaveOut', figure: 'iron-man' });
    placeAll(t);
    t.check((s, m) => {
      expect(s.figures.find(one => one.id === 'iron-man')?.status).toBe('out');
      expect(m.game.view(m, 0).players[0]?.points).toBe(370 + 320 + 220 + 160 + 150);
      expect(offered(t, 0, 'order')).not.toContainEqual({ type: 'order', marker: '1', on: 'iron-man' });
    });
  });
});
