import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { Scene, complete, scene } from '../../../engine/testing/scene.ts';
import { cards } from '../content/cards.ts';
import { type CardId, type FigureId, SCENARIOS } from '../ids.ts';
import { scoreOf } from '../rules/end.ts';
import { game } from '../rules/game.ts';
import type { HeroScape, Options } from '../spec.ts';
import { mayGrow } from '../text/reading.ts';
import { vocabulary } from '../vocabulary.ts';
import { type Short, hit, odds, offered, roll, setupOf, walkTo } from './table.ts';

// Squads and common cards of expansions (HS-MULTI-09..14).

const none = { type: 'none' } as const;
const stay = { type: 'stay' } as const;
const choose = (figure: FigureId) => ({ type: 'choose' as const, figure });
const recruit = (card: CardId) => ({ type: 'recruit' as const, card });
const order = (on: FigureId) => ({ type: 'order' as const, marker: '1' as const, on });

const WITH: Partial<Options> = { squads: true };

/** A table with squads; their markers lie on their first figures. */
const table = (given: object, name: Short = 'theft', opts: Partial<Options> = {}): Scene<HeroScape> =>
  scene({ game, vocabulary }, setupOf(name, { ...WITH, ...opts }), given);

function fresh(opts: Partial<Options> = WITH, name: Short = 'melee', seats = 2): Scene<HeroScape> {
  const m = start(game, complete(game, setupOf(name, opts, seats)), 'scene', dealt => {
    dealt.loaded = { rolls: [18, 4, 3, 2].slice(0, seats), picks: [], shuffles: [] };
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

const all = (card: FigureId): FigureId[] => [card, card, card, card];
const SAMURAI = { 'izumi-samurai.1': '3,9', 'izumi-samurai.2': '3,10', 'izumi-samurai.3': '2,10' };
const GORILLAS = { 'gorillinators.1': '0,9', 'gorillinators.2': '0,10', 'gorillinators.3': '-1,10' };
const MORE = { 'gorillinators.4': '-1,11', 'gorillinators.5': '-2,11', 'gorillinators.6': '-2,12' };
const DEAD = { 'gorillinators.1': 'destroyed', 'gorillinators.2': 'destroyed' };
const FAR = { thanos: '8,2' };

describe('the sample cards', () => {
  test('HS-MULTI-14: they are off by default, and the host turns them on', () => {
    fresh({}).forbids(0, recruit('gorillinators')).forbids(0, recruit('izumi-samurai'));
    fresh().allows(0, recruit('gorillinators'), recruit('izumi-samurai'), recruit('zettian-guards'));
  });

  test('HS-MULTI-14, HS-SCN-30, HS-SCN-60: not where armies are printed or of heroes only', () => {
    const refused = SCENARIOS.filter(scenario => {
      const { seats } = game.scenarios.find(({ id }) => id === scenario) ?? { seats: [2, 2] };
      const setup = complete(game, { scenario, seats: seats[0] ?? 2, options: game.options.parse(WITH) });
      return game.refuse?.(setup) === 'squads';
    });
    expect(refused).toEqual([
      'vengeurs-rassemblement',
      'hulk-est-en-colere',
      'du-grabuge-a-manhattan',
      'heros-vilains-amis-et-ennemis',
      'le-genie-fou',
      'conflit-sur-la-ville',
    ]);
  });

  test('HS-MULTI-14: a card comes with all its figures, and its points count once', () => {
    const t = settle(fresh().play(0, recruit('izumi-samurai')));
    t.shows({ armies: [{ 'izumi-samurai.1': '-2,8', 'izumi-samurai.2': '-3,9', 'izumi-samurai.3': '-2,9' }, {}] });
    expect(t.m.game.view(t.m, null).players[0]).toMatchObject({ armyPoints: 60, points: 60, figures: 3 });
  });

  test('HS-MULTI-09, HS-SETUP-05: a card for which an army has no room or no points says why', () => {
    const t = fresh({ ...WITH, points: 500 });
    for (const card of ['gorillinators', 'gorillinators', 'gorillinators'] as const) {
      settle(t.play(0, recruit(card)));
      if (deciders(t.m)[0] === 1) settle(t.play(1, recruit('hulk'))).play(1, { type: 'pass' });
    }
    t.refuses(0, recruit('gorillinators'), 'HS-MULTI-09').refuses(0, recruit('izumi-samurai'), 'HS-MULTI-09');
    t.refuses(0, recruit('thanos'), 'HS-SETUP-05').allows(0, { type: 'pass' });
    expect(mayGrow(t.m.game.view(t.m, 0)), 'a hero still finds room').toBe(true);
  });

  test('HS-MULTI-14: Samurai do not strike back at Samurai', () => {
    const against = (attacker: 'izumi-samurai.4' | 'captain-america') =>
      table({
        armies: [SAMURAI, { [attacker]: '4,9', thanos: '8,2' }],
        begins: 1,
        orders: [all('izumi-samurai.1'), all(attacker)],
      });
    const other = against('izumi-samurai.4');
    other.play(1, none).play(1, choose('izumi-samurai.4'));
    other.dice(...roll(2, 0), ...roll(5, 0, 3)).play(1, hit('izumi-samurai.1'));
    other.shows({ armies: [{}, { 'izumi-samurai.4': '4,9' }] });
    const captain = against('captain-america').play(1, stay);
    captain.dice(...roll(6, 0), ...roll(5, 0, 3)).play(1, hit('izumi-samurai.1'));
    captain.shows({ armies: [{}, { 'captain-america': '4,9:3' }] });
  });

  test('HS-MULTI-14: Zettian Targeting gives the second guard a die against the same figure', () => {
    const t = table({
      armies: [
        { 'zettian-guards.1': '0,9', 'zettian-guards.2': '0,10' },
        { thanos: '4,9', venom: '4,10' },
      ],
      begins: 0,
      orders: [all('zettian-guards.1'), all('thanos')],
    });
    t.play(0, none).play(0, choose('zettian-guards.1'));
    expect(odds(t, 0, hit('thanos')).attackDice).toBe(2);
    t.dice(...roll(2, 0), ...roll(cards.thanos.expert.defense, 0)).play(0, hit('thanos'));
    t.play(0, choose('zettian-guards.2'));
    expect(odds(t, 0, hit('thanos'))).toMatchObject({
      attackDice: 3,
      attack: [
        { why: 'card', dice: 2 },
        { why: 'targeting', dice: 1 },
      ],
    });
    expect(odds(t, 0, hit('venom')).attackDice).toBe(2);
  });

  test('HS-MULTI-14: who is Tough has a shield against normal attacks, Super Strength or not, and none against special ones', () => {
    const t = table({ armies: [{ 'spider-man': '1,9' }, GORILLAS], acts: 'spider-man' }).play(0, stay);
    expect(odds(t, 0, hit('gorillinators.1'))).toMatchObject({ automatic: 1, defenseDice: 1 });
    expect(odds(t, 0, hit('gorillinators.1', 'web'))).toMatchObject({ automatic: 0, defenseDice: 0 });
  });
});

describe('the turn of a squad', () => {
  const turn = () =>
    table({
      armies: [SAMURAI, { thanos: '5,9', venom: '4,10' }],
      begins: 0,
      orders: [all('izumi-samurai.1'), all('thanos')],
    });

  test('HS-MOVE-14: its figures move one after the other in any order, and each may stay', () => {
    const t = turn().asks('squad/march', 0);
    t.offers(0, choose('izumi-samurai.1'), choose('izumi-samurai.2'), choose('izumi-samurai.3'), none);
    t.play(0, choose('izumi-samurai.3')).asks('activation/move', 0).play(0, walkTo('1,10'));
    t.asks('squad/march', 0).offers(0, choose('izumi-samurai.1'), choose('izumi-samurai.2'), none);
    t.play(0, choose('izumi-samurai.1')).play(0, stay).offers(0, choose('izumi-samurai.2'), none);
    t.shows({ armies: [{ 'izumi-samurai.3': '1,10', 'izumi-samurai.1': '3,9' }, {}] });
  });

  test('HS-MULTI-12: nobody attacks before all have moved, and nobody moves again', () => {
    const t = turn().play(0, choose('izumi-samurai.1')).play(0, walkTo('4,9'));
    t.asks('squad/march', 0).play(0, none).asks('squad/fight', 0);
    t.offers(0, choose('izumi-samurai.1'), choose('izumi-samurai.2'), none);
    t.play(0, choose('izumi-samurai.1')).asks('activation/attack', 0).forbids(0, { type: 'walk' });
  });

  test('HS-ATK-11: each attacks once, whoever the others have attacked; the turn ends after the last', () => {
    const t = turn().play(0, choose('izumi-samurai.1')).play(0, walkTo('4,9')).play(0, none);
    t.play(0, choose('izumi-samurai.2'));
    t.dice(...roll(2, 0), ...roll(4, 0)).play(0, hit('venom'));
    t.asks('squad/fight', 0).offers(0, choose('izumi-samurai.1'), none);
    t.play(0, choose('izumi-samurai.1')).allows(0, hit('venom'), hit('thanos'));
    t.dice(...roll(2, 0), ...roll(4, 0))
      .play(0, hit('venom'))
      .shows({ active: 1 });
  });

  test('HS-MULTI-12: who has nobody to attack is not asked, and the others may give it up', () => {
    const far = table({
      armies: [SAMURAI, FAR],
      begins: 0,
      orders: [all('izumi-samurai.1'), all('thanos')],
    });
    far.play(0, none).shows({ active: 1 });
    turn().play(0, none).asks('squad/fight', 0).play(0, none).shows({ active: 1 });
  });

  test('HS-TURN-06, HS-MULTI-12: one that falls on the way leaves the turn to the others', () => {
    const t = table({
      armies: [{ 'izumi-samurai.1': '3,9', 'izumi-samurai.2': '3,10' }, { venom: '4,9' }],
      begins: 0,
      orders: [all('izumi-samurai.1'), all('venom')],
    });
    t.play(0, choose('izumi-samurai.1')).dice(1).play(0, walkTo('1,9'));
    t.shows({ armies: [{ 'izumi-samurai.1': 'destroyed' }, {}] });
    t.asks('squad/march', 0).offers(0, choose('izumi-samurai.2'), none);
  });

  test('HS-TURN-02: its marker is revealed as long as one of them stands, whichever it is', () => {
    const one = (last: string) =>
      table({
        armies: [
          { 'izumi-samurai.1': 'destroyed', 'izumi-samurai.2': 'destroyed', 'izumi-samurai.3': last, hulk: '-3,11' },
          FAR,
        ],
        lies: {
          'izumi-samurai.1': 'izumi-samurai.1',
          'izumi-samurai.2': 'izumi-samurai.1',
          ...(last === 'destroyed' ? { 'izumi-samurai.3': 'izumi-samurai.1' } : {}),
        },
        begins: 0,
        orders: [all('izumi-samurai.1'), all('thanos')],
      });
    one('3,9').asks('squad/march', 0).offers(0, choose('izumi-samurai.3'), none);
    one('destroyed').shows({ active: 1 });
  });

  test('HS-SPEC-06: what speaks of a Unique Hero does not reach the figures of squads', () => {
    const skull = table({
      armies: [{ ...SAMURAI, 'red-skull': '4,9', hulk: '4,10' }, FAR],
      begins: 0,
      orders: [all('red-skull'), all('thanos')],
    });
    skull.asks('turn/manipulate', 0).offers(0, choose('red-skull'), choose('hulk'));
    const doom = table({ armies: [{ ...SAMURAI, 'doctor-doom': '4,9' }, FAR], acts: 'doctor-doom' });
    doom.play(0, stay).play(0, none).shows({ active: 1 });
  });
});

describe('one life each', () => {
  test('HS-LIFE-04, HS-MULTI-13: the first wound destroys, and the figure goes onto its card', () => {
    const t = table({ armies: [SAMURAI, { venom: '4,9', thanos: '8,2' }], acts: 'venom' }).play(1, stay);
    const dice = cards.venom.expert.attack;
    t.dice(...roll(dice, 1), ...roll(5, 0)).play(1, hit('izumi-samurai.1'));
    t.shows({ armies: [{ 'izumi-samurai.1': 'destroyed', 'izumi-samurai.2': '3,10' }, {}] });
    t.shows({ lies: { 'izumi-samurai.1': 'izumi-samurai.1' } });
  });

  test('HS-CASE-77, HS-END-03, HS-MULTI-13: a squad counts in full while one survives', () => {
    const left = { 'izumi-samurai.1': 'destroyed', 'izumi-samurai.2': '3,9', 'izumi-samurai.3': 'destroyed' };
    const t = table({
      armies: [{ ...left, venom: '2,10' }, { 'captain-america': '8,2' }],
      lies: { 'izumi-samurai.1': 'izumi-samurai.1', 'izumi-samurai.3': 'izumi-samurai.1' },
      acts: 'venom',
    });
    expect(scoreOf(t.m, 0)).toEqual({ points: 210, figures: 2, wounds: 0 });
    expect(scoreOf(t.m, 1).points).toBe(220);
  });

  test('HS-END-01: an army is out with its last figure', () => {
    const t = table({ armies: [{ 'izumi-samurai.2': '3,9' }, { venom: '4,9' }], acts: 'venom' }).play(1, stay);
    t.dice(...roll(cards.venom.expert.attack, 1), ...roll(5, 0))
      .play(1, hit('izumi-samurai.2'))
      .ends('elimination');
  });
});

describe('common cards', () => {
  test('HS-MULTI-09: an army may have several copies, of a unique squad one', () => {
    const t = settle(fresh().play(0, recruit('gorillinators')));
    settle(t.play(1, recruit('izumi-samurai')));
    t.allows(1, recruit('gorillinators')).forbids(1, recruit('izumi-samurai'));
    settle(t.play(1, recruit('gorillinators')));
    t.forbids(0, recruit('izumi-samurai')).allows(0, recruit('gorillinators'));
    settle(t.play(0, recruit('gorillinators')));
    settle(t.play(1, { type: 'pass' }));
    settle(t.play(0, recruit('gorillinators')));
    expect(offered(t, 0, 'recruit')).not.toContainEqual(recruit('gorillinators'));
    expect(t.m.state.figures.filter(({ owner }) => owner === 0).map(({ id }) => id)).toEqual(
      [1, 2, 3, 7, 8, 9, 10, 11, 12].map(n => `gorillinators.${n}`),
    );
  });

  test('HS-MULTI-09, HS-ROUND-02: markers lie on the copies', () => {
    const t = table({
      armies: [
        { ...GORILLAS, ...MORE },
        { ...FAR, hulk: '7,2' },
      ],
      begin: 'order',
    });
    t.offers(0, order('gorillinators.1'), order('gorillinators.4'));
    const alone = table({ armies: [SAMURAI, { ...FAR, hulk: '7,2' }], begin: 'order' });
    alone.asks('round/order', 1); // one card only: nothing to choose
  });

  test('HS-MULTI-10, HS-RULING-40: a turn uses as many figures of the pool as the card has, whichever one likes', () => {
    const t = table({
      armies: [{ ...GORILLAS, ...MORE }, FAR],
      begins: 0,
      orders: [all('gorillinators.4'), all('thanos')],
    });
    for (const id of ['gorillinators.1', 'gorillinators.5', 'gorillinators.2'] as const)
      t.asks('squad/march', 0).play(0, choose(id)).play(0, stay);
    t.asks('squad/fight', 0).forbids(0, choose('gorillinators.3')); // from there the wall can be shot at
    const near = table({
      armies: [{ ...GORILLAS, ...MORE }, { thanos: '3,9' }],
      begins: 0,
      orders: [all('gorillinators.4'), all('thanos')],
    });
    near.play(0, choose('gorillinators.1')).play(0, stay).play(0, none).asks('squad/fight', 0);
    for (const id of ['gorillinators.1', 'gorillinators.2', 'gorillinators.3'] as const)
      near
        .play(0, choose(id))
        .dice(...roll(2, 0), ...roll(cards.thanos.expert.defense, 0))
        .play(0, hit('thanos'));
    near.shows({ active: 1 });
  });

  test('HS-MULTI-11, HS-PROMPT-21: the first one to fall goes onto a copy of its owner’s choice', () => {
    const t = table({ armies: [{ ...GORILLAS, ...MORE }, { venom: '1,9' }], acts: 'venom' }).play(1, stay);
    t.dice(...roll(6, 2), ...roll(1, 0)).play(1, hit('gorillinators.1'));
    t.asks('fallen/lay', 0).offers(0, { type: 'lay', on: 'gorillinators.1' }, { type: 'lay', on: 'gorillinators.4' });
    t.play(0, { type: 'lay', on: 'gorillinators.4' }).shows({ lies: { 'gorillinators.1': 'gorillinators.4' } });
  });

  test('HS-CASE-74, HS-MULTI-11: a copy that is begun is filled first; full, it leaves play with its markers', () => {
    const given = {
      armies: [
        { ...GORILLAS, ...MORE, ...DEAD },
        { venom: '-2,10', thanos: '8,2' },
      ],
      lies: { 'gorillinators.1': 'gorillinators.1', 'gorillinators.2': 'gorillinators.1' },
      turn: 2,
      first: 1,
      acts: 'venom',
      orders: [
        ['gorillinators.4', 'gorillinators.1', 'gorillinators.4', 'gorillinators.1'],
        ['thanos', 'venom', 'venom', 'thanos'],
      ],
    };
    const t = table(given).play(1, stay);
    expect(scoreOf(t.m, 0).points).toBe(180);
    t.dice(...roll(6, 2), ...roll(1, 0)).play(1, hit('gorillinators.3'));
    t.shows({ lies: { 'gorillinators.3': 'gorillinators.1' } });
    expect(scoreOf(t.m, 0)).toMatchObject({ points: 90, figures: 3 });
    t.shows({ active: 1, turn: 3 }); // marker 2 lay on the copy that is gone
    const other = table({ ...given, acts: undefined, begins: 0, turn: 3 });
    other.asks('squad/march', 0);
    expect(offered(other, 0, 'choose')).toHaveLength(4);
  });

  test('HS-MULTI-11, HS-ROUND-07: a full copy gets no markers', () => {
    const t = table({
      armies: [
        { ...GORILLAS, ...MORE, ...DEAD, 'gorillinators.3': 'destroyed', hulk: '3,9' },
        { ...FAR, venom: '7,2' },
      ],
      lies: Object.fromEntries(['1', '2', '3'].map(n => [`gorillinators.${n}`, 'gorillinators.4'])),
      begin: 'order',
    });
    t.offers(0, order('gorillinators.1'), order('hulk'));
  });

  test('HS-MULTI-09: an army has ten figures at most', () => {
    const t = fresh({ ...WITH, armies: 'premade', boxes: 2, points: 1000 }, 'docks');
    for (const card of ['gorillinators', 'gorillinators', 'gorillinators', 'venom'] as const)
      t.play(0, { type: 'enlist', card });
    expect(offered(t, 0, 'enlist')).toEqual([]);
  });

  test('HS-SETUP-13, HS-MULTI-11: figures that find no room lie on the card they came with', () => {
    const t = fresh({ ...WITH, armies: 'premade', boxes: 4, points: 500, team: 2 }, 'docks', 4);
    for (const seat of [0, 1]) {
      for (let copy = 0; copy < 3; copy++) t.play(seat, { type: 'enlist', card: 'gorillinators' });
      t.play(seat, { type: 'ready' });
    }
    for (const seat of [2, 3]) t.play(seat, { type: 'enlist', card: 'hulk' }).play(seat, { type: 'ready' });
    while (t.m.stack.at(-1)?.at !== 'surplus') t.play(0, options(t.m, 0)[0] ?? none);
    // a zone of ten for eighteen: of each card one figure stands for all
    const out = (n: number) => ({ type: 'leaveOut' as const, figure: `gorillinators.${n}` as const });
    t.offers(1, out(10), out(13), out(16));
    settle(t);
    const left = t.m.state.figures.filter(({ owner }) => owner === 1);
    expect(left.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 'out'), 'board']);
    expect(scoreOf(t.m, 1).points).toBe(90);
  });
});

test('HS-SCN-22, HS-MULTI-11: a figure that comes back is off its card again', () => {
  const t = table(
    {
      armies: [
        {
          'izumi-samurai.1': 'destroyed',
          'izumi-samurai.2': 'destroyed',
          'izumi-samurai.3': 'destroyed',
          'red-skull': '2,10',
        },
        { venom: '3,10', thanos: '8,2' },
      ],
      lies: Object.fromEntries(['1', '2', '3'].map(n => [`izumi-samurai.${n}`, 'izumi-samurai.1'])),
      round: 2,
      turn: 3,
      first: 0,
      acts: 'venom',
    },
    'escalating',
  );
  t.play(1, stay).dice(18, 4, 16, 1, 1).play(1, none);
  t.asks('revival/place', 0).play(0, offered(t, 0, 'place')[0] ?? none);
  t.check(({ figures }) =>
    expect(figures.map(({ lies }) => lies === undefined)).toEqual([true, false, false, true, true, true]),
  );
  t.asks('round/order', 0, 1).allows(0, order('izumi-samurai.1'));
});
