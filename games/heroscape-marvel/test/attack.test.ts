import { describe, expect, test } from 'vitest';
import { genotech } from '../content/genotech.ts';
import { columnsOf, compile } from '../rules/board.ts';
import { blocks, strip } from './boards.ts';
import { S, field, hit, many, odds, roll, table, walkTo } from './table.ts';

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;

describe('range', () => {
  test('HS-RANGE-01, HS-RANGE-03: up to the range in hexes, adjacent included', () => {
    const t = table('theft', {
      armies: [{ 'iron-man': '0,9' }, { thanos: '6,9', venom: '7,9' }],
      acts: 'iron-man',
    });
    t.play(0, stay).allows(0, hit('thanos')).refuses(0, hit('venom'), 'HS-RANGE-01');
    const near = table('theft', { armies: [{ 'iron-man': '0,9' }, { thanos: '1,9' }], acts: 'iron-man' });
    near.play(0, stay).allows(0, hit('thanos'));
  });

  test('HS-RANGE-02: hands reach adjacent targets only', () => {
    const t = table('theft', { armies: [{ hulk: '0,9' }, { thanos: '2,9' }], acts: 'hulk' });
    t.play(0, stay).shows({ active: 1 }); // nothing to attack: the turn is over
    const high = field(strip(1, 7, 1), {
      armies: [{ 'iron-man': '2,0', venom: '0,0' }, { thanos: '1,0' }],
      acts: 'venom',
    });
    high.check((_s, m) => expect(m.stack.at(-1)).not.toMatchObject({ figure: 'venom', at: 'move' }));
    high.refuses(0, hit('thanos'), 'HS-RANGE-02');
  });

  test('HS-RANGE-03: sight is needed from range 2 on, against an adjacent target too', () => {
    const t = table('theft', { armies: [{ 'iron-man': '5,6' }, { abomination: '5,3' }], acts: 'iron-man' });
    t.play(0, stay).refuses(0, hit('abomination'), 'HS-LOS-04');
    // under a roof too low to see in from above, hands reach what no shot does
    const board = blocks([0, 0, 0, 5], [1, 0, 0, 1], [1, 0, 5, 7], [0, 1, 0, 5], [-1, 1, 0, 5]);
    const beside = (card: 'iron-man' | 'venom') =>
      field(board, { armies: [{ [card]: '0,0' }, { thanos: '1,0', 'red-skull': '-1,1' }], acts: card });
    const shot = beside('iron-man');
    shot.play(0, stay).allows(0, hit('red-skull')).refuses(0, hit('thanos'), 'HS-LOS-04');
    beside('venom').play(0, stay).allows(0, hit('thanos')).refuses(0, hit('thanos', 'web'), 'HS-LOS-04');
  });

  test('HS-CASE-36, HS-RANGE-04, HS-POW-05: the engaged attack whom they are engaged with', () => {
    const t = table('theft', {
      armies: [{ 'iron-man': '3,9' }, { venom: '4,9:4', thanos: '3,6' }],
      acts: 'iron-man',
    });
    t.play(0, stay).allows(0, hit('venom')).refuses(0, hit('thanos'), 'HS-RANGE-04');
    // Venom is destroyed by the first attack: the second is free
    t.dice(...roll(4, 4), 1, ...roll(4, 0))
      .play(0, hit('venom'))
      .asks('activation/further', 0)
      .allows(0, hit('thanos'));
    const again = table('theft', {
      armies: [{ 'iron-man': '3,9' }, { venom: '4,9', thanos: '3,6' }],
      acts: 'iron-man',
    });
    again
      .play(0, stay)
      .dice(...roll(4, 0), ...roll(4, 0))
      .play(0, hit('venom'))
      .asks('activation/further', 0);
    again.offers(0, none, hit('venom'));
  });
});

describe('the attack', () => {
  test('HS-CASE-42, HS-ATK-03, HS-ATK-04, HS-ATK-05, HS-LIFE-01, HS-RULING-43: example 13', () => {
    const orders = [
      ['iron-man', 'iron-man', 'hulk', 'hulk'],
      ['doctor-doom', 'doctor-doom', 'doctor-doom', 'doctor-doom'],
    ];
    const t = table('genius', {
      armies: [{ 'iron-man': '8,11:2', hulk: '0,11' }, { 'doctor-doom': '5,9' }],
      acts: 'doctor-doom',
      orders,
    });
    t.play(1, stay);
    expect(odds(t, 1, hit('iron-man'))).toMatchObject({ attackDice: 5, defenseDice: 7 });
    t.dice(...roll(5, 3), ...roll(7, 0, 1)).play(1, hit('iron-man'));
    t.shows({ armies: [{ 'iron-man': 'destroyed' }, {}], orders });
    expect(t.events('attackEnded')).toMatchObject([{ skulls: 3, shields: 1, wounds: 2 }]);
    expect(t.events('defended')).toMatchObject([
      {
        parts: [
          { why: 'card', dice: 6 },
          { why: 'height', dice: 1 },
        ],
      },
    ]);
  });

  test('HS-CASE-43, HS-ATK-07: as many shields as skulls block', () => {
    const t = table('theft', { armies: [{ venom: '3,9' }, { thanos: '4,9' }], acts: 'venom' });
    t.play(0, stay)
      .dice(...roll(6, 3), ...roll(7, 0, 3))
      .play(0, hit('thanos'))
      .shows({ armies: [{}, { thanos: '4,9' }] });
    const more = table('theft', { armies: [{ venom: '3,9' }, { thanos: '4,9' }], acts: 'venom' });
    more
      .play(0, stay)
      .dice(...roll(6, 4), ...roll(7, 0, 2))
      .play(0, hit('thanos'))
      .shows({ armies: [{}, { thanos: '4,9:2' }] });
  });

  test('HS-CASE-44, HS-ATK-06, HS-RULING-09: height helps attacker and defender, ten levels above the head twice', () => {
    const dice = (mine: number, theirs: number) => {
      const t = field(strip(mine, 1, theirs), { armies: [{ 'iron-man': '0,0' }, { thanos: '2,0' }], acts: 'iron-man' });
      const shown = odds(t.play(0, stay), 0, hit('thanos'));
      return [shown.attackDice - 4, shown.defenseDice - 7];
    };
    expect(dice(16, 1)).toEqual([2, 0]);
    expect(dice(15, 1)).toEqual([1, 0]);
    expect(dice(1, 1)).toEqual([0, 0]);
    expect(dice(1, 2)).toEqual([0, 1]);
    expect(dice(1, 16)).toEqual([0, 2]);
  });

  test('HS-ATK-01, HS-ATK-10: one attack a turn, and only if one wants', () => {
    const t = table('theft', { armies: [{ venom: '3,9' }, { thanos: '4,9' }], acts: 'venom' });
    t.play(0, stay)
      .allows(0, none)
      .dice(...roll(6, 0), ...roll(7, 0))
      .play(0, hit('thanos'));
    t.shows({ active: 1 });
    const idle = table('theft', { armies: [{ venom: '3,9' }, { thanos: '4,9' }], acts: 'venom' });
    idle.play(0, stay).play(0, none).shows({ active: 1 });
  });

  test('HS-ATK-02, HS-PROMPT-07, HS-PROMPT-08: one kind of attack for the whole turn', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '3,9' }, { thanos: '5,9', 'doctor-doom': '3,7' }],
      acts: 'captain-america',
    });
    t.play(0, stay).allows(0, hit('thanos', 'shield-throw'), hit('doctor-doom', 'shield-throw'));
    t.dice(...roll(4, 0), ...roll(7, 0)).play(0, hit('thanos', 'shield-throw'));
    t.offers(0, none, hit('doctor-doom', 'shield-throw'), hit('wall', 'shield-throw'));
  });

  test('HS-ATK-08: bonuses are added by themselves', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '2,9', venom: '3,9' }, { thanos: '4,9' }],
      acts: 'venom',
    });
    t.play(0, stay)
      .dice(...roll(7, 0), ...roll(7, 0))
      .play(0, hit('thanos'));
    expect(t.events('attacked')).toMatchObject([
      {
        parts: [
          { why: 'card', dice: 6 },
          { why: 'tactician', dice: 1 },
        ],
      },
    ]);
  });

  test('HS-ATK-09: friends are no targets', () => {
    const t = table('theft', { armies: [{ venom: '3,9', hulk: '4,9' }, { thanos: '2,9' }], acts: 'venom' });
    t.play(0, stay).forbids(0, hit('hulk'), hit('hulk', 'web'));
  });

  test('HS-LIFE-02, HS-LIFE-03: excess wounds are lost, and a destroyed card leaves play', () => {
    const t = table('theft', {
      armies: [{ venom: '3,9' }, { thanos: '4,9:5', 'red-skull': '-3,12' }],
      acts: 'venom',
      turn: 3,
      first: 1,
    });
    t.play(0, stay)
      .dice(...roll(6, 6), ...roll(7, 0))
      .play(0, hit('thanos'));
    expect(t.events('wounded')).toMatchObject([{ amount: 1, wounds: 6, life: 6 }]);
    t.shows({ round: 2, armies: [{}, { thanos: 'destroyed' }] });
    t.check(s => expect(s.orders[1]?.every(order => order.on === 'red-skull')).toBe(true));
  });

  test('HS-COMP-05: dice and wounds are never short', () => {
    const t = table('theft', {
      armies: [{ hulk: '3,9:7', 'captain-america': '2,9' }, { thanos: '4,9' }],
      acts: 'hulk',
    });
    t.play(0, stay);
    expect(odds(t, 0, hit('thanos')).attackDice + odds(t, 0, hit('thanos')).defenseDice).toBe(19); // 12 dice lie in the box
  });
});

describe('the breakable wall', () => {
  const wall = (card: string, at: string, enemies: object = { 'red-skull': '-3,12' }) =>
    table('theft', { armies: [{ [card]: at }, enemies], acts: card });

  test('HS-CASE-45, HS-WALL-02, HS-WALL-03, HS-RULING-02: example 17', () => {
    for (const at of ['4,8', '4,9']) {
      const t = wall('captain-america', at).play(0, stay);
      expect(odds(t, 0, hit('wall', 'shield-throw'))).toMatchObject({
        defenseDice: 4,
        automatic: 0,
        distance: at === '4,8' ? 4 : 5,
      });
      t.refuses(0, hit('wall'), 'HS-WALL-04');
    }
    wall('captain-america', '4,10').play(0, stay).shows({ active: 1 });
  });

  test('HS-CASE-46, HS-WALL-01, HS-WALL-08, HS-WALL-09, HS-WALL-11, HS-RULING-24: Abomination breaks it', () => {
    const t = wall('abomination', '5,5').play(0, stay);
    t.dice(...roll(7, 5), ...roll(4, 0, 1))
      .play(0, hit('wall'))
      .shows({ wall: 4, isOpen: true });
    expect(t.events('wallBroken')).toMatchObject([{ by: 'abomination' }]);
    const after = table('theft', {
      armies: [{ 'captain-america': '5,5' }, { thanos: '-3,12' }],
      acts: 'captain-america',
      wall: 4,
    });
    after.allows(0, walkTo('5,4'), walkTo('4,4'), walkTo('5,3'));
    const before = table('theft', {
      armies: [{ 'captain-america': '5,5' }, { thanos: '-3,12' }],
      acts: 'captain-america',
      wall: 3,
    });
    before.forbids(0, walkTo('5,4'), walkTo('4,4'));
    after.play(0, stay).shows({ active: 1 }); // and it is no target any more
  });

  test('HS-CASE-47, HS-WALL-07, HS-WALL-08, HS-POW-27, HS-RULING-22: one automatic shield against Captain America', () => {
    const t = wall('captain-america', '5,5').play(0, stay);
    t.dice(...roll(6, 3), ...roll(4, 0, 1))
      .play(0, hit('wall'))
      .shows({ wall: 1, isOpen: false });
    expect(t.events('defended')).toMatchObject([{ target: 'wall', by: 1, automatic: 1 }]);
    const special = wall('captain-america', '5,5').play(0, stay);
    expect(odds(special, 0, hit('wall', 'shield-throw')).automatic).toBe(0);
    const strong = wall('venom', '5,5').play(0, stay);
    expect(odds(strong, 0, hit('wall')).automatic).toBe(0);
  });

  test('HS-CASE-48, HS-WALL-10, HS-RULING-48: no dust for the wall, but webs', () => {
    const skull = table('theft', { armies: [{ 'red-skull': '5,5' }, { thanos: '-3,12' }], acts: 'red-skull' });
    skull.play(0, stay).asks('activation/attack', 0).allows(0, hit('wall')); // nothing to throw dust at: not even asked
    const near = table('theft', { armies: [{ 'red-skull': '5,5' }, { thanos: '5,7' }], acts: 'red-skull' });
    near.play(0, stay).asks('activation/dust', 0).offers(0, none, { type: 'dust', target: 'thanos' });
    const spider = wall('spider-man', '5,5').play(0, stay);
    expect(odds(spider, 0, hit('wall', 'web'))).toMatchObject({ attackDice: 3, defenseDice: 3, automatic: 0 });
  });

  test('HS-WALL-04: adjacent below its top, from both sides', () => {
    for (const at of ['5,5', '4,5', '5,3', '4,3']) wall('venom', at).play(0, stay).allows(0, hit('wall'));
    wall('venom', '4,3^', { thanos: '4,5' }).play(0, stay).refuses(0, hit('wall'), 'HS-WALL-04');
  });

  test('HS-WALL-05: who is engaged attacks the wall only from beside it', () => {
    const beside = wall('iron-man', '5,5', { venom: '5,6' }).play(0, stay);
    beside.offers(0, none, hit('venom'), hit('wall'));
    wall('iron-man', '5,7', { venom: '5,8' }).play(0, stay).refuses(0, hit('wall'), 'HS-WALL-05');
  });

  test('HS-WALL-06: height counts against the wall too', () => {
    const raised = (hex: string, top: number) => {
      const columns = columnsOf(genotech).map(({ q, r, bottom, top: usual, terrain }) => ({
        q,
        r,
        bottom,
        top: `${q},${r}` === hex ? top : usual,
        terrain,
      }));
      const board = compile(`hill ${hex} ${top}`, columns, genotech.warehouse);
      const t = field(board, { armies: [{ 'iron-man': hex }, { venom: '-3,12' }], acts: 'iron-man' });
      const { attackDice, defenseDice } = odds(t.play(0, stay), 0, hit('wall'));
      return [attackDice, defenseDice];
    };
    expect(raised('5,7', 1)).toEqual([4, 4]);
    expect(raised('5,7', 2)).toEqual([5, 4]);
    expect(raised('5,7', 17)).toEqual([5, 4]);
    expect(raised('5,7', 18)).toEqual([6, 4]);
    expect(raised('5,7', 0.5)).toEqual([4, 5]);
  });

  test('HS-RULING-21, HS-POW-17: a Stomp with only the wall beside', () => {
    const t = wall('hulk', '5,5').play(0, stay).allows(0, { type: 'stomp' });
    t.dice(S, S, S, ...many(4, 6))
      .play(0, { type: 'stomp' })
      .shows({ wall: 3 });
  });
});
