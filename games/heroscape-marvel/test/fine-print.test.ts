import { describe, expect, test } from 'vitest';
import { freeMoves, options, preview } from '../../../engine/queries.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import { genotech } from '../content/genotech.ts';
import { tribeca } from '../content/tribeca.ts';
import { APART, cellOf, isStandable } from '../rules/board.ts';
import { hasLeaped } from '../rules/attack.ts';
import { meets } from '../rules/rays.ts';
import { isInSight } from '../rules/sight.ts';
import { flightsOf, stepsOf } from '../rules/ways.ts';
import type { HeroScape } from '../spec.ts';
import { anew, blocks, strip } from './boards.ts';
import { S, field, flyTo, forecast, hit, idle, odds, offered, roll, stepTo, table, tables, walkTo } from './table.ts';

// What is easily overlooked: the words in small print, and what follows from two rules together.

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;
const flat = (hexes: number) => strip(...Array.from({ length: hexes }, () => 1));
const leaps = (t: Scene<HeroScape>) => offered(t, 0, 'fly').some(a => a.type === 'fly' && a.how === 'leap');

describe('friends in the way', () => {
  test('HS-MOVE-06, HS-MOVE-07: into a blind alley where a friend stands, and out again', () => {
    const t = field(blocks([0, 0, 0, 1], [1, 0, 0, 1], [3, 0, 0, 1]), {
      armies: [{ 'captain-america': '0,0', 'iron-man': '1,0' }, { venom: '3,0' }],
      acts: 'captain-america',
    });
    t.allows(0, stepTo('1,0')).forbids(0, walkTo('1,0'), walkTo('0,0'));
    // from there the only way is back, and it is gone without a question
    t.play(0, stepTo('1,0')).offers(0, stepTo('1,0'), { type: 'stop' });
    expect(t.events('stepped')).toMatchObject([
      { to: '1,0', left: 4 },
      { to: '0,0', left: 3 },
    ]);
  });

  test('HS-MOVE-07: through a friend with the last two points, not onto him with the last one', () => {
    const march = (friend: string) =>
      field(flat(8), {
        armies: [{ 'captain-america': '0,0', 'iron-man': friend }, { venom: '7,0' }],
        acts: 'captain-america',
      })
        .play(0, stepTo('1,0'))
        .play(0, stepTo('2,0'))
        .play(0, stepTo('3,0'));
    march('4,0')
      .play(0, stepTo('4,0'))
      .play(0, stepTo('5,0'))
      .shows({ armies: [{ 'captain-america': '5,0' }, {}] });
    march('5,0').play(0, stepTo('4,0')).offers(0, stepTo('3,0'), { type: 'stop' });
  });

  test('HS-MOVE-06, HS-ENG-02: whether a friend lets one through depends on how tall his enemy is', () => {
    const board = blocks([0, 0, 0, 6], [1, 0, 0, 6], [2, 0, 0, 6], [1, 1, 0, 1]);
    const below = tables(board, 'theft', { role: 'none', faceUp: true, places: [], set: [] });
    const past = (enemy: string) =>
      below({ armies: [{ 'captain-america': '0,0', 'iron-man': '1,0' }, { [enemy]: '1,1' }], acts: 'captain-america' });
    past('venom').allows(0, walkTo('2,0'));
    past('abomination').forbids(0, walkTo('2,0'));
  });
});

describe('moves and strikes', () => {
  test('HS-MOVE-06, HS-SCN-51: whoever has just come there is in the way, wherever that is and amulets lie', () => {
    const t = table('genius', { armies: [{ 'iron-man': '5,9' }, { venom: '8,12' }], acts: 'iron-man' });
    const { board } = t.m.content;
    const [iron, venom] = t.m.state.figures;
    const amulet = t.m.state.glyphs[1];
    if (!iron || !venom || !amulet) throw new Error('two figures and two amulets');
    const [far, ...lying] = ['8,12', '9,14', '9,13', '8,14', '8,13'].map(name => cellOf(board, name));
    const isOffered = (to: string) => options(t.m, 0).some(action => 'to' in action && action.to === to);
    for (const at of lying)
      for (const [cell, name] of board.names.entries()) {
        const beside = board.neighbours[cell]?.find(next => isStandable(board, next, false) && !lying.includes(next));
        if (beside === undefined || far === undefined || cell === at) continue;
        amulet.at = at;
        iron.cell = beside;
        venom.cell = far;
        if (cell !== far) isOffered(name);
        venom.cell = cell;
        expect(isOffered(name), name).toBe(false);
      }
  });

  test('HS-SCN-65, HS-POW-14: Hyper Speed does not enter the orange zone step by step either', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': '10,12' }, { 'silver-surfer': '3,4' }],
      acts: 'silver-surfer',
      wall: 4,
    });
    t.play(1, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    t.asks('activation/hyperSpeed', 1).play(1, stepTo('3,3')).asks('walk/onward', 1);
    t.forbids(1, stepTo('3,2')).allows(1, stepTo('3,4'), { type: 'stop' });
  });

  test('HS-FALL-04: a walk with a fall is told once', () => {
    const t = field(strip(6, 1, 1), {
      armies: [{ 'captain-america': '0,0' }, { venom: '2,0' }],
      acts: 'captain-america',
    });
    t.dice(S).play(0, walkTo('1,0'));
    expect(t.events('moved')).toMatchObject([{ from: '0,0', to: '1,0', path: ['1,0'], cost: 1 }]);
  });

  test('HS-FLY-08, HS-RULING-12: who is asked at a take-off may let go', () => {
    const t = table('theft', { armies: [{ hulk: '3,9' }, { venom: '4,9' }], acts: 'hulk' });
    t.play(0, flyTo('0,9', 'leap')).asks('flight/ask', 1).play(1, none);
    t.shows({ armies: [{ hulk: '0,9' }, {}] });
    expect([...t.events('struck'), ...t.events('letGo')]).toMatchObject([
      { type: 'letGo', figure: 'hulk', by: 'venom' },
    ]);
  });

  test('HS-POW-16: only a leap weakens, and only who leaped', () => {
    const iron = table('theft', { armies: [{ 'iron-man': '0,9' }, { thanos: '6,9' }], acts: 'iron-man' });
    expect(odds(iron.play(0, flyTo('3,9')), 0, hit('thanos')).attackDice).toBe(4);
    const hulk = table('theft', { armies: [{ hulk: '0,9', abomination: '7,9' }, { thanos: '6,9' }], acts: 'hulk' });
    hulk
      .play(0, flyTo('5,9', 'leap'))
      .check((s, m) => expect(s.figures.map(f => hasLeaped(m, f))).toEqual([true, false, false]));
  });

  test('HS-MOVE-11, HS-POW-14: nothing is foretold of who does not move', () => {
    const t = table('theft', { armies: [{ 'silver-surfer': '3,9' }, { thanos: '5,9' }], acts: 'silver-surfer' });
    expect(preview(t.m, 0, stay)).toBeNull();
    t.play(0, stay).play(0, none).asks('activation/hyperSpeed', 0);
    expect(preview(t.m, 0, none)).toBeNull();
    expect(forecast(t, 0, walkTo('1,9'))).toMatchObject({ how: 'walk', cost: 2 });
  });

  test('HS-POW-05, HS-SPEC-09: the second attack is foretold like the first', () => {
    const t = table('theft', { armies: [{ 'iron-man': '3,9' }, { thanos: '6,9' }], acts: 'iron-man' });
    t.play(0, stay)
      .dice(...roll(4, 0), ...roll(7, 0))
      .play(0, hit('thanos'))
      .asks('activation/further', 0);
    expect(odds(t, 0, hit('thanos'))).toMatchObject({ attackDice: 4, defenseDice: 7, distance: 3 });
    expect(preview(t.m, 0, none)).toBeNull();
  });

  test('HS-WALL-09: an attack that breaks nothing off the wall is no hit', () => {
    const t = table('theft', { armies: [{ hulk: '5,5' }, { thanos: '-4,12' }], acts: 'hulk' });
    t.play(0, stay)
      .dice(...roll(6, 1), ...roll(4, 0, 1))
      .play(0, hit('wall'))
      .shows({ wall: 0, isOpen: false });
    expect(t.events('wallHit')).toEqual([]);
  });
});

describe('turns and rounds', () => {
  test('HS-SCN-53, HS-POW-24: who is commanded has the powers of the cards it has taken', () => {
    const t = table('genius', {
      armies: [
        { 'silver-surfer': '5,9+', 'red-skull': '5,11' },
        { thanos: '11,11', abomination: '5,8:7' },
      ],
      acts: 'silver-surfer',
      orders: [
        ['silver-surfer', 'red-skull', 'red-skull', 'red-skull'],
        ['thanos', 'thanos', 'thanos', 'thanos'],
      ],
    });
    expect(leaps(t)).toBe(false);
    t.play(0, stay)
      .dice(...roll(4, 1), ...roll(6, 0))
      .play(0, hit('abomination'))
      .play(0, none);
    idle(t, 1).asks('turn/manipulate', 0).play(0, { type: 'choose', figure: 'silver-surfer' });
    expect(leaps(t)).toBe(true);
  });

  test('HS-TURN-02, HS-SCN-69: who has no figure left has no marker to lay and no turn', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': 'destroyed' }, { venom: '3,5', abomination: '3,6' }],
      begin: 'order',
      round: 2,
    });
    t.asks('round/order', 1).dice(5, 12);
    for (const marker of ['1', '2', '3', 'X'] as const) t.play(1, { type: 'order', marker, on: 'venom' });
    idle(t, 1).asks('activation/move', 1).shows({ turn: 2 });
    expect(t.events('turnSkipped')).toMatchObject([{ seat: 0, turn: 1 }]);
  });

  test('HS-ROUND-02: nobody is ready before the fourth marker', () => {
    const t = table('theft', {
      armies: [
        { hulk: '3,9', venom: '2,9' },
        { thanos: '5,9', 'red-skull': '6,9' },
      ],
      begin: 'order',
    });
    for (const marker of ['1', '2', '3'] as const)
      t.play(0, { type: 'order', marker, on: 'hulk' }).hears(1, { type: 'orderPlaced', marker, on: null });
    t.play(0, { type: 'order', marker: 'X', on: 'hulk' }).hears(1, { type: 'orderPlaced' }, { type: 'ordersReady' });
  });

  test('HS-SCN-22, HS-SCN-33: while somebody is put back on the edge nothing changes hands', () => {
    const t = table('escalating', {
      armies: [
        { hulk: 'destroyed', venom: '0,9', 'iron-man': '0,8' },
        { 'red-skull': '7,9', abomination: '7,8' },
      ],
      acts: 'abomination',
      turn: 3,
      first: 0,
      round: 2,
    });
    idle(t.dice(12, 5, 16), 1).asks('revival/place', 0);
    t.refuses(0, { type: 'pass-on', to: 'iron-man' }, 'HS-SCN-22');
  });

  test('HS-POW-22, HS-PROMPT-14: the places of a return come in the order of the board, each once', () => {
    const t = table('theft', {
      armies: [{ hulk: '-4,12' }, { thanos: 'destroyed', venom: '4,9', 'red-skull': '5,9', 'doctor-doom': '0,6' }],
      acts: 'hulk',
    });
    t.dice(19).play(0, stay).asks('comeback/place', 1);
    const { names } = t.m.content.board;
    const cells = offered(t, 1, 'place').map(a => (a.type === 'place' ? names.indexOf(a.at) : -1));
    expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
  });
});

describe('the anesthetic', () => {
  test('HS-SCN-33: it changes hands between two steps of a turn, not in the middle of a Stomp', () => {
    const t = table('hulk', {
      armies: [{ hulk: '4,9' }, { abomination: '3,9', venom: '2,9', thanos: '2,10+' }],
      acts: 'abomination',
    });
    const toAbomination = { type: 'pass-on', to: 'abomination' } as const;
    t.play(1, stay).allows(1, toAbomination);
    t.dice(...roll(3, 0))
      .play(1, { type: 'stomp' })
      .asks('stomp/order', 1);
    expect(freeMoves(t.m, 1)).toEqual([]);
    t.dice(...roll(6, 0)).play(1, { type: 'defendNext', target: 'hulk' });
    t.dice(...roll(4, 0), ...roll(7, 0)).play(1, { type: 'defendNext', target: 'venom' });
    t.asks('activation/close', 1).allows(1, toAbomination);
  });

  test('HS-SCN-35, HS-RULING-34: where nothing is free within five hexes, the nearest that is', () => {
    const t = tables(
      flat(10),
      'hulk',
    )({
      armies: [
        { hulk: '1,0' },
        { 'spider-man': '0,0+', 'captain-america': '2,0', 'iron-man': '3,0', venom: '4,0', thanos: '5,0' },
      ],
      acts: 'hulk',
    });
    t.play(0, stay)
      .dice(...roll(6, 1), 10, ...roll(4, 0))
      .play(0, hit('spider-man'));
    t.shows({ armies: [{}, { 'spider-man': '0,0:1' }], glyphs: [{ at: '6,0', carrier: null }] });
  });

  test('HS-SCN-36, HS-FALL-03: not even an extreme fall hurts Hulk of his scenario', () => {
    const t = tables(
      strip(27, 1, 1, 1, 1, 1, 1, 1),
      'hulk',
    )({ armies: [{ hulk: '0,0' }, { venom: '6,0' }], acts: 'hulk' });
    t.dice(18)
      .play(0, walkTo('1,0'))
      .shows({ armies: [{ hulk: '1,0' }, {}], outcome: null });
    expect(t.events('fell')).toMatchObject([{ fall: 'extreme', roll: 18 }]);
    expect(t.events('unhurt')).toMatchObject([{ figure: 'hulk', cause: 'fall' }]);
  });
});

describe('walls edgeways', () => {
  /** Along a panel from 0 to 2, between these heights, from one end of the ray (before it) to the other (behind it). */
  const along = (start: number, end: number, lo: number, hi: number, isTurned = false): boolean => {
    const [y, dy] = isTurned ? [2, -2] : [0, 2];
    const screen = { id: 'panel', when: 'always', x: 0, y, dx: 0, dy, lo, hi } as const;
    const ray = [
      { x: 0, y: -1, z: start },
      { x: 0, y: 9, z: end },
    ] as const;
    const isMet = meets(...ray, screen);
    expect(meets(ray[1], ray[0], screen)).toBe(isMet);
    return isMet;
  };

  test('HS-LOS-07: a ray along a wall is hidden where it is within its length and its height at once', () => {
    for (const isTurned of [false, true]) {
      // above the panel it is 2 to 4 levels high
      expect(along(1, 11, 3.5, 8, isTurned)).toBe(true);
      expect(along(1, 11, 4.5, 8, isTurned)).toBe(false); // still below it where it ends
      expect(along(1, 11, 0, 1.5, isTurned)).toBe(false); // already above it where it begins
      expect(along(1, 11, 0, 2.5, isTurned)).toBe(true);
      expect([along(3, 3, 3, 4, isTurned), along(3, 3, 2, 3, isTurned), along(3, 3, 4, 5, isTurned)]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });
});

describe('a battlefield, laid in another order', () => {
  test('HS-LOS-12: three figures hide the wall from afar, whatever was looked at before', () => {
    const board = anew(tribeca);
    const [from, to] = [cellOf(board, '8,13'), board.ruin?.wall[0] ?? 0];
    const screen = new Set(['2,4', '4,7', '7,11'].map(name => cellOf(board, name)));
    const look = (kind: 'hit' | 'wall', isHidden: boolean) =>
      isInSight(board, { from, height: 5, to, target: 5, kind, isOpen: kind === 'hit' }, cell =>
        isHidden && screen.has(cell) ? 6 : 0,
      );
    expect([look('hit', false), look('wall', false), look('wall', true)]).toEqual([true, true, false]);
  });

  test('HS-RUIN-01..04: the ruin stands where it stood, its short wall shut from both sides', () => {
    const board = anew(genotech, '3,4');
    const cell = (name: string) => cellOf(board, name);
    const gap = (a: string, b: string) => board.gap[cell(a) * board.size + cell(b)];
    expect(board.names[0]).toBe('3,4');
    const named = Object.entries(board.ruin?.cells ?? {}).map(([name, at]) => [name, board.names[at]]);
    expect(Object.fromEntries(named)).toEqual({
      H0: '6,4',
      H1: '5,4',
      H2: '4,4',
      H3: '3,4',
      A: '4,3',
      B: '3,3',
      C: '5,3',
    });
    expect([gap('4,3', '3,3'), gap('3,3', '4,3'), gap('4,3^', '3,3'), gap('3,3', '4,3^')]).toEqual([
      APART,
      APART,
      APART,
      APART,
    ]);
    expect([gap('4,3', '5,3'), gap('4,3', '4,2'), gap('3,3', '4,2'), gap('4,3^', '4,2')]).toEqual([0, 0, 0, 9]);
    const standing = (isOpen: boolean) =>
      ['6,4', '5,4', '4,4', '3,4', '4,3'].map(name => isStandable(board, cell(name), isOpen));
    expect([standing(false), standing(true)]).toEqual([
      [false, false, false, false, true],
      [false, true, true, false, true],
    ]);
    const steps = [...(stepsOf(board, true, 5, true)[cell('4,3^')]?.to ?? [])].map(to => board.names[to]);
    expect(new Set(steps)).toEqual(new Set(['5,3^', '4,2', '5,2']));
  });

  test('HS-MAP-05, HS-FLY-06, HS-RUIN-10: ways through the air are as long as they were', () => {
    const board = anew(genotech, '9,9');
    const fly = (a: string, b: string, isOpen = false) =>
      flightsOf(board, isOpen)[cellOf(board, a) * board.size + cellOf(board, b)];
    expect([fly('5,5', '5,3^'), fly('5,5', '5,3'), fly('4,3', '4,3^'), fly('4,3', '3,3'), fly('4,3', '4,5')]).toEqual([
      2, 3, 2, 2, 4,
    ]);
    expect([fly('4,3', '4,4', true), fly('4,3', '4,5', true), fly('5,5', '5,2'), fly('3,5', '3,3')]).toEqual([
      1, 2, 3, 2,
    ]);
  });

  test('HS-MAP-01: rows are lettered from the north, hexes numbered from the west', () => {
    const board = blocks(
      ...[2, 0, 3, 1].flatMap(r => [1, -1, 2, 0].map(q => [q, r, 0, 1] as [number, number, number, number])),
    );
    const labels = new Map(board.cells.map(({ id, label }) => [id, label]));
    expect(['-1,0', '0,0', '1,0', '2,0'].map(id => labels.get(id))).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(['-1,1', '-1,2', '-1,3', '2,3'].map(id => labels.get(id))).toEqual(['B1', 'C1', 'D1', 'D4']);
  });
});
