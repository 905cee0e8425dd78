import { describe, expect, test } from 'vitest';
import { S, flyTo, hit, odds, offered, roll, table, walkTo } from './table.ts';

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;
const safe = { hulk: '-4,12' };

describe('senses, webs and swings', () => {
  const attacked = (skulls: number, ...more: number[]) => {
    const t = table('theft', { armies: [{ 'spider-man': '4,9', ...safe }, { thanos: '3,9' }], acts: 'thanos' });
    t.play(1, stay)
      .dice(...roll(6, skulls), ...more)
      .play(1, hit('spider-man'));
    return t;
  };

  test('HS-CASE-49, HS-POW-07, HS-POW-08, HS-PROMPT-10: Spidey-Sense 11 and the swing in the middle of an attack', () => {
    const sensed = attacked(2, 11).asks('attack/swing', 0).allows(0, stay, flyTo('6,9', 'swing'));
    expect(sensed.events('sensed')).toMatchObject([{ roll: 11, needs: 11, success: true }]);
    sensed.play(0, flyTo('6,9', 'swing')).shows({ armies: [{ 'spider-man': '6,9' }, {}] });
    expect(sensed.events('defended')).toEqual([]);
    expect(sensed.events('struck')).toEqual([]);
    attacked(2, 11)
      .play(0, stay)
      .shows({ armies: [{ 'spider-man': '4,9' }, {}] });
    const failed = attacked(2, 10, ...roll(4, 0, 1)).shows({ armies: [{ 'spider-man': '4,9:1' }, {}] });
    expect(failed.events('defended')[0]?.faces).toHaveLength(4);
    const nothing = attacked(0, ...roll(4, 0)).shows({ armies: [{ 'spider-man': '4,9' }, {}] });
    expect(nothing.events('sensed')).toEqual([]);
  });

  test('HS-CASE-50, HS-POW-07: Venom’s sense needs 14', () => {
    for (const [die, isSafe] of [
      [13, false],
      [14, true],
    ] as const) {
      const t = table('theft', { armies: [{ venom: '4,9', ...safe }, { thanos: '3,9' }], acts: 'thanos' });
      t.play(1, stay)
        .dice(...roll(6, 2), die, ...(isSafe ? [] : roll(4, 0)))
        .play(1, hit('venom'));
      if (isSafe) t.asks('attack/swing', 0).play(0, stay);
      t.shows({ armies: [{ venom: isSafe ? '4,9' : '4,9:2' }, {}] });
    }
  });

  test('HS-CASE-51, HS-POW-10, HS-SPEC-05: a web takes one defence die', () => {
    const t = table('theft', { armies: [{ venom: '3,9' }, { 'red-skull': '5,9' }], acts: 'venom' });
    t.play(0, stay)
      .dice(...roll(3, 2), ...roll(2, 0, 1))
      .play(0, hit('red-skull', 'web'));
    expect(t.events('attacked')[0]?.faces).toHaveLength(3);
    expect(t.events('defended')[0]?.faces).toHaveLength(2);
    t.shows({ armies: [{}, { 'red-skull': '5,9:1' }] });
  });

  test('HS-POW-09: Swing Line replaces the walk', () => {
    const t = table('theft', { armies: [{ 'spider-man': '3,9' }, { thanos: '-4,12' }], acts: 'spider-man' });
    t.allows(0, walkTo('6,9'), flyTo('6,9', 'swing')).play(0, flyTo('6,9', 'swing')).shows({ active: 1 });
  });
});

describe('Captain America', () => {
  test('HS-CASE-52, HS-POW-02, HS-SPEC-03, HS-SPEC-09: up to three throws at different targets', () => {
    const armies = [{ 'captain-america': '3,9' }, { thanos: '5,9', 'doctor-doom': '3,7', 'red-skull': '1,9' }];
    const t = table('theft', { armies, acts: 'captain-america' });
    const at = (target: 'thanos' | 'doctor-doom' | 'red-skull') => hit(target, 'shield-throw');
    t.play(0, stay)
      .dice(...roll(4, 1), ...roll(7, 0))
      .play(0, at('thanos'))
      .forbids(0, at('thanos'));
    t.dice(...roll(4, 0), ...roll(6, 0))
      .play(0, at('doctor-doom'))
      .offers(0, none, at('red-skull'), hit('wall', 'shield-throw'));
    t.dice(...roll(4, 2), ...roll(3, 0))
      .play(0, at('red-skull'))
      .shows({ active: 1 });
    t.shows({ armies: [{}, { thanos: '5,9:1', 'doctor-doom': '3,7', 'red-skull': '1,9:2' }] });
    const stops = table('theft', { armies, acts: 'captain-america' });
    stops
      .play(0, stay)
      .dice(...roll(4, 0), ...roll(7, 0))
      .play(0, at('thanos'))
      .play(0, none)
      .shows({ active: 1 });
    const engaged = table('theft', {
      armies: [{ 'captain-america': '3,9' }, { thanos: '4,9', 'doctor-doom': '3,7' }],
      acts: 'captain-america',
    });
    engaged
      .play(0, stay)
      .dice(...roll(4, 0), ...roll(7, 0))
      .play(0, at('thanos'))
      .shows({ active: 1 });
  });

  test('HS-CASE-53, HS-POW-03, HS-SPEC-01, HS-SPEC-02: Tactician helps friends beside him, never special attacks', () => {
    const iron = table('theft', {
      armies: [{ 'iron-man': '3,9', 'captain-america': '2,9' }, { thanos: '6,9' }],
      acts: 'iron-man',
    });
    expect(odds(iron.play(0, stay), 0, hit('thanos')).attackDice).toBe(5);
    const surfer = table('theft', {
      armies: [{ 'silver-surfer': '3,9', 'captain-america': '2,9' }, { thanos: '5,9' }],
      acts: 'silver-surfer',
    });
    surfer.play(0, stay);
    expect(odds(surfer, 0, hit('thanos', 'cosmic-force-blast')).attackDice).toBe(6);
    expect(odds(surfer, 0, hit('thanos')).attackDice).toBe(5);
    const defence = table('theft', {
      armies: [{ 'iron-man': '3,9', 'captain-america': '2,9' }, { thanos: '6,9' }],
      acts: 'thanos',
    });
    expect(odds(defence.play(1, stay), 1, hit('iron-man')).defenseDice).toBe(7);
    const web = table('theft', {
      armies: [{ 'iron-man': '3,9', 'captain-america': '2,9' }, { venom: '6,9' }],
      acts: 'venom',
    });
    expect(odds(web.play(1, stay), 1, hit('iron-man', 'web')).defenseDice).toBe(6); // 6 + 1 - 1
    const captain = table('theft', {
      armies: [{ 'captain-america': '3,9' }, { thanos: '4,9' }],
      acts: 'captain-america',
    });
    expect(odds(captain.play(0, stay), 0, hit('thanos')).attackDice).toBe(6);
  });

  test('HS-CASE-54, HS-POW-04: Counter Strike turns spare shields into wounds', () => {
    const t = table('theft', { armies: [{ 'captain-america': '3,9' }, { venom: '4,9' }], acts: 'venom' });
    t.play(1, stay)
      .dice(...roll(6, 1), ...roll(6, 0, 4))
      .play(1, hit('captain-america'));
    t.shows({ armies: [{ 'captain-america': '3,9' }, { venom: '4,9:3' }] });
    expect(t.events('sensed')).toEqual([]);
    expect(t.events('wounded')).toMatchObject([{ figure: 'venom', cause: 'counter-strike', by: 'captain-america' }]);
    const web = table('theft', { armies: [{ 'captain-america': '3,9' }, { venom: '4,9' }], acts: 'venom' });
    web
      .play(1, stay)
      .dice(...roll(3, 0), ...roll(5, 0, 4))
      .play(1, hit('captain-america', 'web'));
    web.shows({ armies: [{}, { venom: '4,9' }] });
    const shot = table('theft', { armies: [{ 'captain-america': '3,9' }, { thanos: '6,9' }], acts: 'thanos' });
    shot
      .play(1, stay)
      .dice(...roll(6, 0), ...roll(6, 0, 4))
      .play(1, hit('captain-america'))
      .shows({ armies: [{}, { thanos: '6,9' }] });
  });
});

describe('Iron Man and Silver Surfer', () => {
  test('HS-POW-05: Double Attack, the same target or another', () => {
    const t = table('theft', {
      armies: [{ 'iron-man': '3,9' }, { thanos: '6,9', 'red-skull': '3,6' }],
      acts: 'iron-man',
    });
    t.play(0, stay)
      .dice(...roll(4, 2), ...roll(7, 0))
      .play(0, hit('thanos'))
      .allows(0, hit('thanos'), hit('red-skull'), none);
    t.dice(...roll(4, 2), ...roll(7, 0))
      .play(0, hit('thanos'))
      .shows({ active: 1, armies: [{}, { thanos: '6,9:4' }] });
  });

  test('HS-CASE-55, HS-POW-14, HS-PROMPT-12: Hyper Speed unless the blast was used', () => {
    const surfer = () =>
      table('theft', { armies: [{ 'silver-surfer': '3,9' }, { thanos: '5,9' }], acts: 'silver-surfer' }).play(0, stay);
    const normal = surfer()
      .dice(...roll(4, 0), ...roll(7, 0))
      .play(0, hit('thanos'))
      .asks('activation/hyperSpeed', 0);
    normal.allows(0, none, walkTo('0,9'), flyTo('-1,9', 'stealth')).forbids(0, flyTo('-3,9', 'stealth'));
    normal.play(0, flyTo('-1,9', 'stealth')).shows({ active: 1, armies: [{ 'silver-surfer': '-1,9' }, {}] });
    surfer().play(0, none).asks('activation/hyperSpeed', 0).play(0, none).shows({ active: 1 });
    surfer()
      .dice(...roll(6, 0), ...roll(7, 0))
      .play(0, hit('thanos', 'cosmic-force-blast'))
      .shows({ active: 1 });
  });

  test('HS-CASE-16, HS-TURN-03: after an attack nobody moves, save by Hyper Speed', () => {
    const t = table('theft', { armies: [{ venom: '3,9' }, { thanos: '4,9' }], acts: 'venom' });
    t.play(0, stay)
      .dice(...roll(6, 0), ...roll(7, 0))
      .play(0, hit('thanos'))
      .shows({ active: 1 });
    const iron = table('theft', { armies: [{ 'iron-man': '3,9' }, { thanos: '6,9' }], acts: 'iron-man' });
    iron
      .play(0, stay)
      .dice(...roll(4, 0), ...roll(7, 0))
      .play(0, hit('thanos'))
      .asks('activation/further', 0);
    expect([...offered(iron, 0, 'walk'), ...offered(iron, 0, 'fly')]).toEqual([]);
  });

  const blast = (
    die: number | null,
    orders: (string | null)[] = ['doctor-doom', 'doctor-doom', 'venom', 'doctor-doom'],
  ) => {
    const t = table('theft', {
      armies: [{ 'silver-surfer': '3,9' }, { 'doctor-doom': '6,9', venom: '-4,12' }],
      acts: 'silver-surfer',
      orders: [['silver-surfer', 'silver-surfer', 'silver-surfer', 'silver-surfer'], orders],
      turn: 1,
      first: 1,
    });
    if (t.m.state.orders[1]?.[0]) t.m.state.orders[1][0].state = 'shown';
    t.play(0, stay).dice(...roll(6, 1), ...roll(6, 0), ...(die === null ? [] : [die]));
    return t.play(0, hit('doctor-doom', 'cosmic-force-blast'));
  };

  test('HS-CASE-15, HS-POW-12, HS-POW-13, HS-HID-03, HS-ROUND-08, HS-PROMPT-11: a marker is blown away', () => {
    const t = blast(16).asks('attack/remove', 0).offers(0, { type: 'remove' }, none);
    t.picks(0).play(0, { type: 'remove' });
    t.shows({ orders: [Array(4).fill('silver-surfer'), ['doctor-doom', null, 'venom', 'doctor-doom']] });
    t.hears(
      1,
      { type: 'orderRemoved', marker: '2' },
      { type: 'turnBegan', turn: 2 },
      { type: 'turnSkipped', turn: 2 },
      {},
      {},
      {},
    );
    const seen = (seat: number) => t.m.game.view(t.m, seat).figures.find(f => f.id === 'doctor-doom')?.orders;
    expect(seen(0)).toEqual({ hidden: 1, shown: ['1'], removed: 1, own: [], ownRemoved: [] });
    expect(seen(1)).toEqual({ hidden: 1, shown: ['1'], removed: 1, own: ['X'], ownRemoved: ['2'] });
    expect(t.events('orderRemoved')).toMatchObject([{ marker: null }]);
  });

  test('HS-POW-12: not below 16, not against the will, not without wound', () => {
    blast(15).check(s => expect(s.orders[1]?.some(o => o.state === 'removed')).toBe(false));
    blast(16)
      .play(0, none)
      .check(s => expect(s.orders[1]?.some(o => o.state === 'removed')).toBe(false));
  });
});

describe('Hulk and Abomination', () => {
  test('HS-CASE-56, HS-POW-15: a die for each wound, five at most', () => {
    const dice = [0, 3, 7].map(wounds => {
      const t = table('theft', { armies: [{ hulk: `3,9:${wounds}` }, { thanos: '4,9' }], acts: 'hulk' });
      return odds(t.play(0, stay), 0, hit('thanos')).attackDice;
    });
    expect(dice).toEqual([6, 9, 11]);
  });

  test('HS-CASE-57, HS-POW-17, HS-SPEC-04, HS-PROMPT-09, HS-RULING-20, HS-RULING-41: a Stomp hits everybody around, friends too', () => {
    const t = table('theft', {
      armies: [
        { hulk: '3,9', 'captain-america': '2,9' },
        { 'doctor-doom': '4,8', venom: '4,9' },
      ],
      acts: 'hulk',
    });
    const next = (target: 'doctor-doom' | 'venom' | 'captain-america') => ({ type: 'defendNext' as const, target });
    t.play(0, stay).dice(S, S, 6).play(0, { type: 'stomp' }).asks('stomp/order', 0);
    t.offers(0, next('captain-america'), next('doctor-doom'), next('venom'));
    t.dice(...roll(6, 0, 1))
      .play(0, next('doctor-doom'))
      .shows({ armies: [{}, { 'doctor-doom': '4,8:1' }] });
    t.dice(14).play(0, next('venom')).asks('attack/swing', 1);
    t.dice(...roll(6, 0, 2)).play(1, stay); // the last one defends without a question
    t.shows({ armies: [{ hulk: '3,9', 'captain-america': '2,9' }, { venom: '4,9' }] });
  });
});

describe('Red Skull', () => {
  const skull = (armies: object[] = [{ 'red-skull': '3,9', ...safe }, { thanos: '4,7' }]) =>
    table('theft', { armies, acts: 'red-skull' }).play(0, stay);

  test('HS-CASE-58, HS-POW-25, HS-POW-26, HS-PROMPT-06, HS-RULING-47: Dust-of-Death, thrown', () => {
    const t = skull([{ 'red-skull': '3,9' }, { thanos: '4,7', venom: '-4,12' }]).asks('activation/dust', 0);
    t.dice(19)
      .play(0, { type: 'dust', target: 'thanos' })
      .shows({ armies: [{}, { thanos: 'destroyed' }] });
    const missed = skull()
      .dice(18)
      .play(0, { type: 'dust', target: 'thanos' })
      .shows({ armies: [{}, { thanos: '4,7' }] });
    missed.asks('activation/attack', 0).allows(0, hit('thanos'));
    skull([{ 'red-skull': '3,9' }, { thanos: '3,6' }]).allows(0, { type: 'dust', target: 'thanos' }); // distance 3
    const spider = skull([{ 'red-skull': '3,9' }, { 'spider-man': '4,9', thanos: '-4,12' }]);
    spider
      .dice(19)
      .play(0, { type: 'cloud' })
      .shows({ armies: [{}, { 'spider-man': 'destroyed' }] });
    expect(spider.events('sensed')).toEqual([]);
  });

  test('HS-POW-25, HS-POW-26: the cloud takes everybody beside him, and engagement does not bind the dust', () => {
    const t = skull([
      { 'red-skull': '3,9', hulk: '2,9' },
      { venom: '4,9', thanos: '3,7' },
    ]);
    t.offers(
      0,
      none,
      { type: 'cloud' },
      { type: 'dust', target: 'hulk' },
      { type: 'dust', target: 'venom' },
      { type: 'dust', target: 'thanos' },
    );
    t.dice(19, 18)
      .play(0, { type: 'cloud' })
      .shows({ armies: [{ hulk: 'destroyed' }, { venom: '4,9', thanos: '3,7' }] });
  });

  test('HS-CASE-59, HS-POW-24, HS-TURN-05, HS-PROMPT-04: Master Manipulator', () => {
    const t = table('theft', {
      armies: [{ venom: '7,11' }, { 'red-skull': '0,6', 'doctor-doom': '3,12' }],
      begins: 1,
      orders: [
        ['venom', 'venom', 'venom', 'venom'],
        ['red-skull', 'doctor-doom', 'doctor-doom', 'doctor-doom'],
      ],
    });
    t.asks('turn/manipulate', 1).offers(
      1,
      { type: 'choose', figure: 'red-skull' },
      { type: 'choose', figure: 'doctor-doom' },
    );
    t.play(1, { type: 'choose', figure: 'doctor-doom' }).asks('activation/move', 1);
    t.check(s => expect(s.orders[1]?.map(o => o.state)).toEqual(['shown', 'hidden', 'hidden', 'hidden']));
    t.play(1, stay).play(1, none).asks('activation/mindExchange', 1);
    t.allows(1, { type: 'mindExchange', target: 'venom' }).play(1, none).shows({ active: 0 });
  });

  test('HS-POW-24: who is out of sight is no puppet', () => {
    const t = table('theft', {
      armies: [{ venom: '7,11' }, { 'red-skull': '5,6', 'doctor-doom': '5,3' }],
      begins: 1,
      orders: [
        ['venom', 'venom', 'venom', 'venom'],
        ['red-skull', 'red-skull', 'red-skull', 'red-skull'],
      ],
    });
    t.asks('activation/move', 1).check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ figure: 'red-skull' }));
  });
});

describe('Doctor Doom', () => {
  const doom = (armies: object[], die?: number) => {
    const t = table('theft', { armies, acts: 'doctor-doom' }).play(1, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    if (die !== undefined) t.dice(die);
    return t;
  };
  const usual = [{ 'captain-america': '6,9', 'iron-man': '7,9' }, { 'doctor-doom': '3,9' }];
  const steal = (target: 'captain-america' | 'hulk') => ({ type: 'mindExchange' as const, target });

  test('HS-CASE-60, HS-POW-18, HS-POW-19, HS-POW-20, HS-PROMPT-13, HS-RULING-18: Mind Exchange', () => {
    const t = doom(usual, 17)
      .asks('activation/mindExchange', 1)
      .play(1, steal('captain-america'))
      .asks('activation/move', 1);
    expect(t.m.game.view(t.m, 1).figures.find(f => f.id === 'captain-america')?.orders.own).toEqual([]);
    t.play(1, walkTo('5,9')).asks('walk/ask', 0).offers(0, { type: 'strike' }, none); // leaving Iron Man, his own side
    t.play(0, none).shows({ armies: [{ 'captain-america': '5,9' }, {}] });
    t.allows(1, hit('iron-man', 'shield-throw')).forbids(1, hit('doctor-doom', 'shield-throw'));
    t.play(1, none).check(s => expect(s.figures.find(f => f.id === 'captain-america')?.controller).toBe(0));
    const failed = doom(usual, 16).play(1, steal('captain-america')).shows({ active: 0 });
    expect(failed.events('controlTaken')).toEqual([]);
    const own = doom([{ 'captain-america': '-4,12' }, { 'doctor-doom': '3,9', hulk: '4,9' }]);
    own.offers(1, none, steal('hulk'));
    const away = doom([{ 'captain-america': '7,10', 'iron-man': '-2,9' }, { 'doctor-doom': '3,9' }]);
    away.shows({ active: 0 }); // beyond four hexes
  });

  test('HS-POW-19, HS-ENG-05: the stolen hero attacks its own side, and Counter Strike still works', () => {
    const t = doom([{ 'captain-america': '5,9', 'iron-man': '6,9' }, { 'doctor-doom': '3,9' }], 17);
    t.play(1, { type: 'mindExchange', target: 'iron-man' }).play(1, stay);
    t.dice(...roll(4, 0), ...roll(6, 0, 2)).play(1, hit('captain-america'));
    t.shows({ armies: [{ 'iron-man': '6,9:2' }, {}] }); // HS-POW-04 in a stolen turn
  });

  test('HS-POW-21: a stolen turn gives no second use', () => {
    const t = doom(usual, 17).play(1, steal('captain-america')).play(1, stay).play(1, none);
    t.shows({ active: 0 });
    expect(t.events('mindRolled')).toHaveLength(1);
  });

  test('HS-TURN-06, HS-POW-18: who falls in its own turn uses no power afterwards', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '4,9' }, { 'doctor-doom': '3,9:3', venom: '-4,12' }],
      acts: 'doctor-doom',
    });
    t.play(1, stay)
      .dice(...roll(5, 0), ...roll(6, 0, 1))
      .play(1, hit('captain-america'));
    t.shows({ active: 0, armies: [{}, { 'doctor-doom': 'destroyed' }] });
  });
});

describe('Thanos', () => {
  test('HS-CASE-61, HS-POW-22, HS-POW-23, HS-TURN-01, HS-PROMPT-14: Rejected by Death', () => {
    const t = table('theft', {
      armies: [{ hulk: '-4,12' }, { thanos: 'destroyed', venom: '4,9' }],
      acts: 'hulk',
      turn: 2,
      first: 0,
      orders: [
        ['hulk', 'hulk', 'hulk', 'hulk'],
        ['venom', 'thanos', 'venom', 'venom'],
      ],
    });
    t.dice(19).play(0, stay).asks('comeback/place', 1);
    expect(offered(t, 1, 'place').map(a => (a.type === 'place' ? a.at : ''))).toEqual(
      expect.arrayContaining(['3,9', '5,9', '4,8', '5,8', '4,10', '3,10']),
    );
    t.play(1, { type: 'place', figure: 'thanos', at: '3,9' }).shows({ armies: [{}, { thanos: '3,9' }] });
    t.asks('activation/move', 1).check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ figure: 'thanos' }));
    expect(t.events('cameBack')).toMatchObject([{ figure: 'thanos', at: '3,9', by: 'rejected-by-death' }]);
  });

  test('HS-RULING-16, HS-POW-22: below 19 he stays dead; a skipped turn rolls too', () => {
    const t = table('theft', {
      armies: [{ hulk: '-4,12' }, { thanos: 'destroyed', venom: '4,9' }],
      acts: 'hulk',
      turn: 2,
      orders: [
        ['hulk', 'hulk', 'hulk', 'hulk'],
        ['venom', 'thanos', 'venom', 'venom'],
      ],
    });
    t.dice(18).play(0, stay);
    expect(t.events('deathRolled')).toMatchObject([{ roll: 18, success: false }]);
    expect(t.events('turnSkipped')).toMatchObject([{ seat: 1, turn: 2 }]);
  });
});

test('HS-SPEC-08, HS-SPEC-06: what may be done is asked, what must is done', () => {
  const t = table('theft', { armies: [{ 'doctor-doom': '3,9' }, { thanos: '5,9' }], acts: 'doctor-doom' });
  t.play(0, stay).play(0, none).asks('activation/mindExchange', 0).allows(0, none);
});
