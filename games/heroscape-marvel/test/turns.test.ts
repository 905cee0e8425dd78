import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { freeMoves } from '../../../engine/queries.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import { atLeast, clash } from '../rules/odds.ts';
import { blocks, strip } from './boards.ts';
import {
  H,
  S,
  field,
  flyTo,
  forecast,
  hit,
  idle,
  odds,
  offered,
  roll,
  setupOf,
  stepTo,
  table,
  walkTo,
} from './table.ts';

// Where a rule ends: the last case in, the first one out.

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;
const stomp = { type: 'stomp' } as const;

describe('strikes and falls', () => {
  test('HS-ENG-08, HS-FLY-08: the dead are struck no more, walk no further and land nowhere', () => {
    const given = {
      armies: [
        { 'iron-man': '3,9:3', hulk: '-4,12' },
        { venom: '4,9', abomination: '4,8' },
      ],
      acts: 'iron-man',
    };
    for (const move of [walkTo('1,9'), flyTo('0,9')]) {
      const t = table('theft', given).dice(S).play(0, move);
      expect(t.events('struck')).toMatchObject([{ by: 'venom' }]);
      expect(t.events('moved')).toEqual([]);
      t.shows({ armies: [{ 'iron-man': 'destroyed' }, {}] });
    }
  });

  test('HS-FALL-04, HS-FALL-06: who dies of the first fall does not roll for the second', () => {
    const t = field(strip(11, 6, 1, 1, 1), {
      armies: [{ 'red-skull': '0,0:4', hulk: '3,0' }, { venom: '4,0' }],
      acts: 'red-skull',
    });
    t.dice(S).play(0, walkTo('2,0'));
    expect(t.events('fell')).toHaveLength(1);
    t.shows({ armies: [{ 'red-skull': 'destroyed' }, {}] });
  });

  test('HS-SCN-36, HS-FALL-03: no fall hurts Hulk of his scenario', () => {
    const t = table('hulk', { armies: [{ hulk: '4,3^' }, { venom: '0,9' }], acts: 'hulk' });
    t.play(0, walkTo('4,2')).shows({ armies: [{ hulk: '4,2' }, {}] });
    expect(t.events('destroyed')).toEqual([]);
  });

  test('HS-ENG-05: whose striker is asked: Hulk and a hero of one’s own side, nobody else', () => {
    const t = table('theft', { armies: [{ abomination: '3,9' }, { venom: '4,9' }], acts: 'abomination' });
    t.dice(H).play(0, walkTo('2,9')).shows({ active: 1 });
    const stolen = table('theft', {
      armies: [{ 'captain-america': '6,9', 'iron-man': '7,9' }, { 'doctor-doom': '3,9' }],
      acts: 'doctor-doom',
    });
    stolen.play(1, stay).play(1, none).dice(17).play(1, { type: 'mindExchange', target: 'captain-america' });
    stolen.play(1, walkTo('5,9')).asks('walk/ask', 0).dice(S).play(0, { type: 'strike' });
    expect(stolen.events('struck')).toMatchObject([{ figure: 'captain-america', by: 'iron-man' }]);
    stolen.check(s => expect(s.figures[0]?.wounds).toBe(1));
  });

  test('HS-MOVE-01: the walks of one table are not those of another', () => {
    const on = (...levels: number[]) =>
      field(strip(...levels), { armies: [{ 'captain-america': '0,0' }, { venom: '3,0' }], acts: 'captain-america' });
    const [plain, hilly] = [on(1, 1, 1, 1), on(1, 3, 1, 1)];
    const cost = (t: typeof plain) => forecast(t, 0, walkTo('1,0')).cost;
    expect([cost(plain), cost(hilly), cost(plain)]).toEqual([1, 3, 1]);
  });

  test('HS-FLY-04, HS-OVER-02: nobody lands where the head does not fit', () => {
    const board = blocks([0, 0, 0, 1], [1, 0, 0, 1], [1, 0, 5, 6], [2, 0, 0, 1], [0, 1, 0, 1]);
    const t = field(board, { armies: [{ 'iron-man': '0,0' }, { venom: '0,1' }], acts: 'iron-man' });
    t.allows(0, flyTo('2,0'), flyTo('1,0^')).forbids(0, { to: '1,0' });
  });
});

describe('attacks', () => {
  test('HS-POW-17, HS-ATK-01: a Stomp is the attack of the turn', () => {
    const t = table('theft', { armies: [{ hulk: '3,9' }, { thanos: '4,9' }], acts: 'hulk' });
    t.play(0, stay)
      .dice(...roll(3, 0), ...roll(7, 0))
      .play(0, stomp)
      .shows({ active: 1 });
  });

  test('HS-POW-17: it needs somebody beside', () => {
    const t = table('genius', {
      armies: [{ hulk: '5,9+' }, { thanos: '7,9' }],
      acts: 'hulk',
      taken: { hulk: ['captain-america'] },
    });
    t.play(0, stay).allows(0, hit('thanos', 'shield-throw')).refuses(0, stomp, 'HS-POW-17');
  });

  test('HS-POW-07: no sense against a friend', () => {
    const t = table('theft', {
      armies: [{ hulk: '3,9', 'spider-man': '2,9' }, { venom: '4,9' }],
      acts: 'hulk',
    });
    t.play(0, stay)
      .dice(...roll(3, 1))
      .play(0, stomp);
    // Venom is next without a question
    t.dice(...roll(4, 0), 13, ...roll(4, 0)).play(0, { type: 'defendNext', target: 'spider-man' });
    expect(t.events('sensed')).toMatchObject([{ figure: 'venom', roll: 13, success: false }]);
    t.shows({ armies: [{ 'spider-man': '2,9:1' }, { venom: '4,9:1' }] });
  });

  test('HS-POW-08, HS-FLY-09: the swing of a sense goes four hexes, and not with the device', () => {
    const t = table('theft', { armies: [{ 'spider-man': '3,9', hulk: '-4,12' }, { thanos: '2,9' }], acts: 'thanos' });
    t.play(1, stay)
      .dice(...roll(6, 1), 11)
      .play(1, hit('spider-man'));
    t.allows(0, flyTo('7,9', 'swing')).forbids(0, flyTo('-2,9', 'swing')).forbids(0, { type: 'walk' });
    const held = table('clash', {
      armies: [{ 'spider-man': '5,9+', 'iron-man': '10,12' }, { thanos: '5,8' }],
      acts: 'thanos',
    });
    held
      .play(1, stay)
      .dice(...roll(6, 1), 11)
      .play(1, hit('spider-man'));
    held.shows({ armies: [{ 'spider-man': '5,9+' }, {}] });
    expect(held.events('moved')).toEqual([]);
  });

  test('HS-POW-12: no die where the blast does not wound, kills, or finds no hidden marker', () => {
    const blast = (doom: string, skulls: number, orders: (string | null)[]) => {
      const t = table('theft', {
        armies: [{ 'silver-surfer': '3,9' }, { 'doctor-doom': doom, venom: '-4,12' }],
        acts: 'silver-surfer',
        orders: [['silver-surfer', 'silver-surfer', 'silver-surfer', 'silver-surfer'], orders],
      });
      return t
        .play(0, stay)
        .dice(...roll(6, skulls), ...roll(6, 0))
        .play(0, hit('doctor-doom', 'cosmic-force-blast'))
        .events('blastRolled');
    };
    const doom = ['doctor-doom', 'doctor-doom', 'doctor-doom', 'doctor-doom'];
    expect(blast('6,9', 0, doom)).toEqual([]);
    expect(blast('6,9:3', 1, doom)).toEqual([]);
    expect(blast('6,9', 1, ['venom', 'venom', 'venom', 'venom'])).toEqual([]);
  });

  test('HS-POW-05, HS-POW-12: a second attack only of the normal kind', () => {
    const t = table('genius', {
      armies: [{ 'silver-surfer': '5,9+' }, { thanos: '7,9' }],
      acts: 'silver-surfer',
      taken: { 'silver-surfer': ['iron-man'] },
    });
    t.play(0, stay)
      .dice(...roll(6, 0), ...roll(7, 0))
      .play(0, hit('thanos', 'cosmic-force-blast'))
      .shows({ active: 1 });
    const twice = table('genius', {
      armies: [{ 'silver-surfer': '5,9+' }, { thanos: '7,9' }],
      acts: 'silver-surfer',
      taken: { 'silver-surfer': ['iron-man'] },
    });
    twice
      .play(0, stay)
      .dice(...roll(4, 0), ...roll(7, 0))
      .play(0, hit('thanos'))
      .asks('activation/further', 0);
  });

  test('HS-ATK-05, HS-WALL-07: who rolls the defence', () => {
    const t = table('theft', { armies: [{ thanos: '3,9' }, { hulk: '4,9' }], acts: 'thanos' });
    t.play(0, stay)
      .dice(...roll(6, 0), ...roll(6, 0))
      .play(0, hit('hulk'));
    expect(t.events('defended')).toMatchObject([{ by: 1 }]);
    const wall = table('theft', { armies: [{ thanos: '-4,12' }, { hulk: '5,5' }], acts: 'hulk' });
    wall
      .play(1, stay)
      .dice(...roll(6, 0), ...roll(4, 0))
      .play(1, hit('wall'));
    expect(wall.events('defended')).toMatchObject([{ by: 0 }]);
  });

  test('HS-ATK-04, HS-ATK-05, HS-POW-16: never less than no die', () => {
    const t = table('theft', { armies: [{ abomination: '0,9' }, { 'red-skull': '6,9' }], acts: 'abomination' });
    expect(odds(t.play(0, flyTo('5,9', 'leap')), 0, hit('red-skull')).attackDice).toBe(4);
    const cursed = table('escalating', {
      armies: [{ venom: '3,6' }, { 'red-skull': '1,6' }],
      acts: 'venom',
      glyphs: [
        { kind: 'mysterious-item', at: '1,6', up: true },
        { kind: 'object-of-power', at: '6,6' },
      ],
    });
    expect(odds(cursed.play(0, stay), 0, hit('red-skull', 'web')).defenseDice).toBe(1); // 3 - 1 - 1
  });

  test('HS-POW-03, HS-SCN-24: what helps or curses one side leaves the other alone', () => {
    const t = table('theft', {
      armies: [
        { 'captain-america': '4,8', hulk: '-4,12' },
        { thanos: '3,9', 'red-skull': '4,9' },
      ],
      acts: 'thanos',
    });
    expect(t.m.game.view(t.m, 0).figures.map(f => f.tactician)).toEqual([false, false, false, false]);
    const down = table('escalating', {
      armies: [{ venom: '3,6' }, { 'red-skull': '1,6', hulk: '4,6' }],
      acts: 'venom',
      glyphs: [
        { kind: 'object-of-power', at: '1,6', up: true },
        { kind: 'mysterious-item', at: '6,6' },
      ],
    });
    expect(odds(down.play(0, stay), 0, hit('hulk')).defenseDice).toBe(6); // that is the other glyph
  });

  test('HS-COMP-03: three skulls and two shields on six faces', () => {
    expect(clash(1, 0)).toMatchObject({ wounds: [0.5, 0.5], expected: 0.5, spare: 0 });
    expect(clash(0, 3).spare).toBeCloseTo(1, 9);
    expect(clash(2, 1).expected).toBeCloseTo(1 - 1 / 3 + (1 / 4) * (1 / 3), 9);
    expect(clash(2, 0, 1)).toMatchObject({ wounds: [0.75, 0.25, 0], spare: 0.25 });
    expect([atLeast(clash(2, 0), 1), atLeast(clash(2, 0), 2), atLeast(clash(2, 0), 3)]).toEqual([0.75, 0.25, 0]);
  });
});

describe('uncanny powers', () => {
  test('HS-POW-18, HS-POW-25, HS-RULING-47: four hexes for the mind, three for the dust, not one more', () => {
    const mind = (at: string) => {
      const t = table('theft', { armies: [{ hulk: at, venom: '4,8' }, { 'doctor-doom': '2,9' }], acts: 'doctor-doom' });
      return offered(t.play(1, stay).play(1, none), 1, 'mindExchange').map(a => 'target' in a && a.target);
    };
    expect(mind('6,9')).toEqual(['hulk', 'venom']);
    expect(mind('7,9')).toEqual(['venom']);
    const dust = (at: string) => {
      const t = table('theft', { armies: [{ hulk: at, venom: '4,8' }, { 'red-skull': '3,9' }], acts: 'red-skull' });
      return offered(t.play(1, stay), 1, 'dust').map(a => 'target' in a && a.target);
    };
    expect(dust('6,9')).toEqual(['hulk', 'venom']);
    expect(dust('7,9')).toEqual(['venom']);
  });

  test('HS-POW-24: only own heroes on the board are puppets', () => {
    const t = table('theft', {
      armies: [{ venom: '7,11' }, { 'red-skull': '0,6', 'doctor-doom': '3,12', hulk: 'destroyed' }],
      begins: 1,
    });
    t.offers(1, { type: 'choose', figure: 'red-skull' }, { type: 'choose', figure: 'doctor-doom' });
    t.play(1, { type: 'choose', figure: 'red-skull' });
    expect(t.events('activated')).toMatchObject([{ figure: 'red-skull', by: 'order', via: null }]);
    const other = table('theft', {
      armies: [{ venom: '7,11' }, { 'red-skull': '0,6', 'doctor-doom': '3,12' }],
      begins: 1,
    }).play(1, { type: 'choose', figure: 'doctor-doom' });
    expect(other.events('activated')).toMatchObject([
      { figure: 'doctor-doom', by: 'master-manipulator', via: 'red-skull' },
    ]);
  });

  test('HS-POW-22: nobody rolls for Thanos of the other side, or while he lives', () => {
    const t = table('theft', {
      armies: [{ hulk: '-4,12', thanos: 'destroyed' }, { venom: '4,9' }],
      acts: 'hulk',
      orders: [
        ['hulk', 'hulk', 'hulk', 'hulk'],
        ['venom', 'venom', 'venom', 'venom'],
      ],
    });
    t.play(0, stay);
    expect(t.events('deathRolled')).toEqual([]);
    idle(t.dice(3), 1); // now it is the turn of his owner
    expect(t.events('deathRolled')).toMatchObject([{ figure: 'thanos', roll: 3, needs: 19, success: false }]);
    const alive = table('theft', { armies: [{ hulk: '-4,12' }, { thanos: '4,9' }], acts: 'hulk' }).play(0, stay);
    expect(alive.events('deathRolled')).toEqual([]);
  });

  test('HS-POW-22: he comes back whole, beside his own and not on top of a cliff', () => {
    const board = strip(1, 1, 7, 1);
    const t = field(board, { armies: [{ hulk: '3,0' }, { thanos: 'destroyed', venom: '1,0' }], acts: 'hulk' });
    const thanos = t.m.state.figures.find(f => f.id === 'thanos');
    if (thanos) thanos.wounds = 6;
    t.dice(19)
      .play(0, stay)
      .shows({ armies: [{}, { thanos: '0,0' }] }); // the only cell; the hill is too high
  });

  test('HS-POW-19, HS-SCN-53: a stolen hero goes back to its owner, dead or alive', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '6,9:4', 'iron-man': '7,9' }, { 'doctor-doom': '3,9' }],
      acts: 'doctor-doom',
    });
    t.play(1, stay).play(1, none).dice(17).play(1, { type: 'mindExchange', target: 'captain-america' });
    t.play(1, walkTo('5,9')).dice(S).play(0, { type: 'strike' });
    t.check(s => expect(s.figures[0]).toMatchObject({ status: 'destroyed', controller: 0, owner: 0 }));
    expect(t.events('controlReturned')).toHaveLength(1);
  });
});

describe('glyphs in hands', () => {
  test('HS-SCN-33: to a friend beside, never to Hulk, never out of turn', () => {
    const given = {
      armies: [{ hulk: '4,10' }, { 'red-skull': '3,11+', venom: '4,11', thanos: '6,11' }],
      acts: 'red-skull',
    };
    const t = table('hulk', given);
    expect(freeMoves(t.m, 1)).toEqual([{ type: 'pass-on', to: 'venom' }]);
    expect(freeMoves(t.m, 0)).toEqual([]);
    const hulk = t.m.state.figures[0];
    if (hulk) hulk.controller = 1;
    expect(freeMoves(t.m, 1)).toEqual([{ type: 'pass-on', to: 'venom' }]); // Hulk never carries it
    expect(freeMoves(table('hulk', { ...given, acts: 'hulk' }).m, 1)).toEqual([]);
  });

  test('HS-SCN-63: friends beside the carrier only, and only its own side is asked', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': '5,9' }, { abomination: '5,8+', venom: '5,7', 'doctor-doom': '5,5' }],
      acts: 'iron-man',
    });
    t.play(0, stay).play(0, none).asks('turnEnd/hand', 1).offers(1, none, { type: 'hand', to: 'venom' });
    t.play(1, none).shows({ glyphs: [{ carrier: 'abomination' }], active: 1 });
    const alone = table('clash', {
      armies: [{ 'iron-man': '10,12' }, { abomination: '5,8+', venom: '3,5' }],
      acts: 'iron-man',
    });
    alone.play(0, stay).asks('activation/move', 1);
  });

  test('HS-SCN-34: two to five hexes away, on the same level, in sight of Hulk', () => {
    const t = table('hulk', { armies: [{ hulk: '2,9' }, { 'spider-man': '1,9+', thanos: '-4,12' }], acts: 'hulk' });
    t.play(0, stay)
      .dice(...roll(6, 1), 10, ...roll(4, 0))
      .play(0, hit('spider-man'));
    const cells = offered(t, 0, 'drop').flatMap(a => (a.type === 'drop' ? [a.at] : []));
    const { board } = t.m.content;
    const far = (cell: string) => board.distance[board.names.indexOf('1,9') * board.size + board.names.indexOf(cell)];
    const distances = cells.map(far);
    expect([Math.min(...distances.map(Number)), Math.max(...distances.map(Number))]).toEqual([2, 5]);
    expect(cells).toContain('6,9'); // five away
    expect(cells).not.toContain('7,9');
    expect(cells).not.toContain('-4,12'); // Thanos stands there
    for (const hidden of ['5,3', '4,3']) expect(cells).not.toContain(hidden); // behind the wall
  });

  test('HS-SCN-55, HS-RULING-32: with two amulets allowed the destroyer takes the second one', () => {
    const fight = (amulets: 1 | 2) =>
      table(
        'genius',
        {
          armies: [
            { 'silver-surfer': '5,9:5+', hulk: '0,11' },
            { venom: '5,8++', thanos: '11,11' },
          ],
          acts: 'venom',
        },
        { amulets },
      )
        .play(1, stay)
        .dice(...roll(6, 2), ...roll(7, 0))
        .play(1, hit('silver-surfer'));
    fight(2).shows({ glyphs: [{ at: null, carrier: 'venom' }, { carrier: 'venom' }] });
    fight(1).shows({ glyphs: [{ at: '5,9', carrier: null }, { carrier: 'venom' }] });
  });

  test('HS-SCN-53: no card for who carries no amulet', () => {
    const t = table('genius', {
      armies: [
        { 'silver-surfer': '5,9:5', hulk: '0,11' },
        { venom: '5,8', thanos: '11,11' },
      ],
      acts: 'venom',
    });
    t.play(1, stay)
      .dice(...roll(6, 2), ...roll(7, 0))
      .play(1, hit('silver-surfer'))
      .shows({ taken: {} });
    expect(t.events('cardsTaken')).toEqual([]);
  });

  test('HS-SCN-32: a flight takes the anesthetic only if one wants, at the cost of the way round', () => {
    const t = table('hulk', { armies: [{ hulk: '0,9' }, { 'iron-man': '5,2' }], acts: 'iron-man' });
    const [plain, round] = [forecast(t, 1, flyTo('4,2')), forecast(t, 1, flyTo('4,2', 'fly', true))];
    expect(plain).toMatchObject({ takes: null, cost: 1, path: ['4,2'] });
    expect(round).toMatchObject({ takes: 'anesthetic', cost: 5, path: ['7,0', '4,2'] });
    t.forbids(1, flyTo('7,0', 'fly', false));
    const hulk = table('hulk', { armies: [{ hulk: '6,1' }, { 'iron-man': '0,9' }], acts: 'hulk' });
    expect(offered(hulk, 0, 'fly').some(a => a.type === 'fly' && a.take)).toBe(false);
    hulk.forbids(0, stepTo('7,0'));
  });
});

describe('ends', () => {
  const last = (name: 'theft' | 'escalating' | 'hulk', options: object) => {
    const t = table(name, { armies: [{ hulk: '3,9' }, { venom: '5,9' }], begin: 'round', round: 2 }, options);
    return t.m.game.view(t.m, 0).lastRound;
  };

  test('HS-END-04: the last round is the printed one or the one of the host, whichever comes first', () => {
    expect([last('theft', {}), last('theft', { lastRound: 6 })]).toEqual([null, 6]);
    expect([
      last('escalating', {}),
      last('escalating', { lastRound: 3 }),
      last('escalating', { lastRound: 20 }),
    ]).toEqual([8, 3, 8]);
  });

  test('HS-END-01, HS-SCN-69: elimination by role, whatever the seats', () => {
    const given = { armies: [{ venom: '5,8' }, { 'iron-man': '5,9:3', hulk: 'destroyed' }], acts: 'venom' };
    const kill = (playerOne: 0 | 1) =>
      table('clash', given, { playerOne })
        .play(0, stay)
        .dice(...roll(6, 1), ...roll(6, 0))
        .play(0, hit('iron-man'));
    expect(kill(1).m.outcome).toBeNull(); // seat 1 is player 1: player 2 must still get the device out
    kill(0).ends('elimination');
  });

  test('HS-SCN-39, HS-SCN-69, HS-SETUP-15: the clock runs for player 1', () => {
    const end = (name: 'hulk' | 'clash', round: number) => {
      const t = table(name, { armies: [{ venom: '5,9' }, { hulk: '3,9' }], begin: 'close', round }, { playerOne: 1 });
      return t.m.outcome && [t.m.outcome.reason, ...t.m.outcome.scores];
    };
    expect([end('hulk', 11), end('hulk', 12)]).toEqual([null, ['rampage', 0, 1]]);
    expect([end('clash', 4), end('clash', 5)]).toEqual([null, ['held', 0, 1]]);
  });

  test('HS-SCN-11, HS-SCN-25, HS-SCN-58: not before the printed round', () => {
    const end = (name: 'escalating' | 'genius', round: number) =>
      table(name, { armies: [{ hulk: '1,3' }, { venom: '3,5' }], begin: 'close', round }).m.outcome?.reason ?? null;
    expect(end('genius', 7)).toBeNull();
    expect(end('genius', 8)).toBe('points');
    const fight = (round: number) =>
      table('escalating', { armies: [{ hulk: '3,9' }, { venom: '5,9' }], begin: 'close', round }).m.outcome?.reason ??
      null;
    expect([fight(7), fight(8)]).toEqual([null, 'points']);
    const nobody = table('theft', { armies: [{ hulk: '0,9' }, { venom: '-3,9' }], begin: 'close', round: 5 });
    nobody.shows({ outcome: null }); // nobody in the zone
  });
});

describe('rounds', () => {
  test('HS-POW-14, HS-SCN-65: orange ground binds Hyper Speed only where the device is', () => {
    const t = table('theft', { armies: [{ 'silver-surfer': '6,2' }, { thanos: '-4,12' }], acts: 'silver-surfer' });
    t.play(0, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(0, none);
    t.asks('activation/hyperSpeed', 0);
  });

  test('HS-SETUP-14: glyphs that lie face up are not shuffled', () => {
    const firsts = Array.from({ length: 12 }, (_, i) => start(game, complete(game, setupOf('genius')), `${i}`));
    expect(new Set(firsts.map(m => m.state.glyphs[0]?.kind))).toEqual(new Set(['mysterious-item']));
  });

  test('HS-SCN-23: power is for who stands on the face-up Object, when the round begins', () => {
    const power = (kind: 'object-of-power' | 'mysterious-item', up: boolean, at: string) =>
      table('escalating', {
        armies: [
          { hulk: '3,9', venom: '0,9' },
          { thanos: at, 'red-skull': '7,9' },
        ],
        begin: 'round',
        round: 2,
        glyphs: [
          { kind, up, at: '1,6' },
          { kind: kind === 'mysterious-item' ? 'object-of-power' : 'mysterious-item', at: '6,6' },
        ],
      }).m.state.powerful;
    expect(power('object-of-power', true, '1,6')).toBe(1);
    expect(power('object-of-power', false, '1,6')).toBeNull();
    expect(power('mysterious-item', true, '1,6')).toBeNull();
    expect(power('object-of-power', true, '2,6')).toBeNull();
  });

  test('HS-SCN-21, HS-SCN-22: the higher roll first, each with its own need, whole again on the edge', () => {
    const t = table('escalating', {
      armies: [
        { hulk: 'destroyed', venom: '0,9', 'iron-man': '0,8' },
        { thanos: 'destroyed', 'red-skull': '7,9', abomination: '7,8' },
      ],
      acts: 'abomination',
      turn: 3,
      first: 0,
      round: 2,
      glyphs: [{ kind: 'object-of-power', up: true }, { kind: 'mysterious-item' }],
    });
    const hulk = t.m.state.figures[0];
    if (hulk) hulk.wounds = 8;
    t.play(1, stay).dice(12, 5, 16, 15);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    t.asks('revival/place', 0);
    const cells = offered(t, 0, 'place').flatMap(a => (a.type === 'place' ? [a.at] : []));
    const edge = t.m.content.board.cells.filter(c => c.isEdge && c.stands === 'always').map(c => c.id);
    expect(new Set(cells)).toEqual(new Set(edge.filter(at => !['0,9', '0,8', '7,9', '7,8'].includes(at))));
    t.play(0, { type: 'place', figure: 'hulk', at: cells[0] ?? '' });
    expect(t.events('revivalRolled')).toMatchObject([
      { figure: 'hulk', roll: 16, needs: 16, success: true },
      { figure: 'thanos', roll: 15, needs: 16, success: false },
    ]);
    t.check(s => expect(s.figures[0]).toMatchObject({ status: 'board', wounds: 0 }));
  });

  test('HS-ROUND-08, HS-TURN-02: a marker that was taken away gives no turn', () => {
    const t = table('theft', {
      armies: [{ hulk: '-4,12' }, { venom: '4,9' }],
      acts: 'hulk',
      first: 0,
      orders: [
        ['hulk', 'hulk', 'hulk', 'hulk'],
        [null, 'venom', 'venom', 'venom'],
      ],
    });
    t.play(0, stay);
    expect(t.events('turnSkipped')).toMatchObject([{ seat: 1, turn: 1 }]);
    t.shows({ active: 0, turn: 2 });
  });
});
