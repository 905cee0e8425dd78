import { HEROES, PRINTED } from '../ids.ts';
import { describe, expect, test } from 'vitest';
import { freeMoves } from '../../../engine/queries.ts';
import { scenarioData } from '../scenarios/list.ts';
import { S, flyTo, forecast, hit, idle, odds, offered, roll, stepTo, table, walkTo } from './table.ts';

const stay = { type: 'stay' } as const;
const none = { type: 'none' } as const;

describe('ends and scores', () => {
  test('HS-END-01, HS-RULING-17, HS-SCN-13: no figure left has lost, whatever might come back', () => {
    const t = table('theft', { armies: [{ venom: '3,9' }, { thanos: '4,9:5' }], acts: 'venom' });
    t.play(0, stay)
      .dice(...roll(6, 6), ...roll(7, 0))
      .play(0, hit('thanos'))
      .ends('elimination');
    expect(t.m.outcome?.scores).toEqual([1, 0]);
  });

  test('HS-END-02, HS-END-03, HS-END-04, HS-END-06: a last round, then points', () => {
    const end = (round: number, options: object) =>
      table(
        'theft',
        { armies: [{ hulk: '3,9' }, { venom: '-3,9', 'red-skull': '-4,12:4' }], begin: 'close', round },
        options,
      );
    end(3, { lastRound: 3 }).ends('points');
    expect(end(3, { lastRound: 3 }).m.outcome?.scores).toEqual([1, 0]); // 370 against 340
    end(3, {}).shows({ outcome: null, round: 4 });
    end(30, {}).ends('points');
    end(12, { roundLimit: 12 }).ends('points');
  });

  test('HS-CASE-77, HS-END-05: level points, then figures, then fewer wounds, then a draw', () => {
    const end = (one: object, two: object) => {
      const t = table('escalating', { armies: [one, two], begin: 'close', round: 8 }, { boxes: 2 });
      return [t.m.outcome?.reason, t.m.outcome?.scores[0]];
    };
    expect(end({ venom: '3,9' }, { 'captain-america': '5,9' })).toEqual(['points', 0]);
    expect(end({ 'silver-surfer': '3,9' }, { abomination: '5,9' })).toEqual(['draw', 0.5]);
    expect(end({ 'silver-surfer': '3,9:1' }, { abomination: '5,9' })).toEqual(['wounds', 0]);
    expect(
      end(
        { thanos: '3,9', 'captain-america': '2,9' },
        { 'silver-surfer': '5,9', 'iron-man': '7,9', hulk: 'destroyed' },
      ),
    ).toEqual(['points', 1]);
    const level = { abomination: '5,9', venom: '6,9', 'captain-america': '7,9' }; // 690
    expect(end({ hulk: '3,9', 'abomination*': '2,9' }, level)).toEqual(['figures', 0]); // 690 as well
  });

  test('HS-END-07: a player may give up', () => {
    const t = table('theft', { armies: [{ hulk: '3,9' }, { venom: '-3,9' }], acts: 'hulk' });
    expect(t.m.game.concede?.(t.m, 0)).toEqual({ reason: 'conceded', scores: [0, 1] });
  });

  test('HS-GLYPH-04: what a glyph does is a matter of the scenario', () => {
    expect(PRINTED.map(id => scenarioData[id].glyphs.role)).toEqual([
      'none',
      'none',
      'none',
      'anesthetic',
      'none',
      'none',
      'amulet',
      'device',
    ]);
  });

  test('HS-GLYPH-04, HS-SCN-23: an amulet under somebody who cannot take another one gives no power', () => {
    const t = table('genius', {
      armies: [{ 'iron-man': '9,14+', hulk: '0,11' }, { venom: '5,8' }],
      glyphs: [{}, { kind: 'object-of-power', at: '9,14', up: true }],
      begin: 'round',
    });
    t.check(s => expect([s.glyphs[1]?.carrier, s.powerful]).toEqual([null, null]));
  });
});

describe('Vol à Stark International', () => {
  const end = (one: object, two: object, round: number) =>
    table('theft', { armies: [one, two], begin: 'close', round });

  test('HS-CASE-62, HS-SCN-10, HS-SCN-11: alone in the orange zone from round 5 on', () => {
    end({ 'captain-america': '6,2' }, { 'doctor-doom': '0,9' }, 5).ends('zone');
    end({ 'captain-america': '6,2' }, { 'doctor-doom': '7,1' }, 5).shows({ outcome: null, round: 6 });
    end({ 'captain-america': '5,6' }, { 'doctor-doom': '7,1' }, 6).ends('zone');
    end({ 'captain-america': '6,2' }, { 'doctor-doom': '0,9' }, 4).shows({ outcome: null });
    expect(scenarioData['vol-a-stark-international'].setup).toMatchObject({
      kind: 'armies',
      points: [1200, 1200],
      zones: null,
    });
  });

  test('HS-SCN-12: the upper floor does not count', () => {
    end({ 'spider-man': '4,3^' }, { 'doctor-doom': '0,9' }, 5).shows({ outcome: null });
    end({ 'spider-man': '4,3' }, { 'doctor-doom': '0,9' }, 5).ends('zone');
    table('theft', {
      armies: [{ 'spider-man': '5,4' }, { 'doctor-doom': '0,9' }],
      begin: 'close',
      round: 5,
      wall: 4,
    }).ends('zone');
  });
});

describe('Le Combat s’intensifie', () => {
  test('HS-CASE-63, HS-SCN-21, HS-SCN-22, HS-SCN-23, HS-PROMPT-15, HS-ENG-11: revival', () => {
    const t = table('escalating', {
      armies: [
        { venom: 'destroyed', 'doctor-doom': 'destroyed', 'iron-man': '1,6' },
        { hulk: 'destroyed', thanos: '6,9' },
      ],
      begin: 'order',
      round: 2,
      glyphs: [{ kind: 'object-of-power', up: true }, { kind: 'mysterious-item' }],
    });
    // round 2 is played out; its end begins round 3
    expect(t.m.state.round).toBe(2);
    const close = () =>
      table('escalating', {
        armies: [
          { venom: 'destroyed', 'doctor-doom': 'destroyed', 'iron-man': '1,6', 'captain-america': '-4,12' },
          { hulk: 'destroyed', thanos: '6,9', 'red-skull': '7,9' },
        ],
        acts: 'thanos',
        turn: 3,
        first: 0,
        round: 2,
        glyphs: [{ kind: 'object-of-power', up: true }, { kind: 'mysterious-item' }],
      });
    const played = close().play(1, stay);
    played.dice(5, 11, 15, 14, 13).play(1, none).asks('revival/place', 0);
    expect(played.events('revivalRolled')).toMatchObject([
      { figure: 'hulk', roll: 15, needs: 16, success: false },
      { figure: 'venom', roll: 14, needs: 14, success: true },
    ]);
    played
      .allows(0, { type: 'place', figure: 'venom', at: '6,0' })
      .forbids(0, { type: 'place', figure: 'venom', at: '3,9' });
    played.play(0, { type: 'place', figure: 'venom', at: '6,0' });
    played.shows({ round: 3, armies: [{ venom: '6,0', 'doctor-doom': 'destroyed' }, { hulk: 'destroyed' }] });
    played.asks('round/order', 0, 1);
  });

  test('HS-SCN-26: nobody rolls while nobody is missing', () => {
    const t = table('escalating', {
      armies: [
        { 'iron-man': '0,9', venom: '0,8' },
        { thanos: '6,9', hulk: '7,9' },
      ],
      acts: 'thanos',
      turn: 3,
      first: 0,
    });
    t.play(1, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    expect(t.events('rolledOff')).toEqual([]);
    t.asks('round/order', 0, 1);
  });

  test('HS-CASE-64, HS-SCN-24, HS-GLYPH-02, HS-SCN-20: the Mysterious Item takes a defence die from all', () => {
    const t = table('escalating', {
      armies: [{ thanos: '4,9' }, { 'red-skull': '0,6', hulk: '3,9' }],
      acts: 'red-skull',
      glyphs: [
        { kind: 'mysterious-item', at: '1,6' },
        { kind: 'object-of-power', at: '6,6' },
      ],
    });
    t.play(1, walkTo('1,6')).shows({ glyphs: [{ up: true }, { up: false }] });
    const figures = () => t.m.game.view(t.m, null).figures;
    expect(figures().map(f => [f.id, f.defense])).toEqual([
      ['thanos', 7],
      ['red-skull', 2],
      ['hulk', 5],
    ]);
    const hurt = table('escalating', {
      armies: [{ thanos: '4,9' }, { 'red-skull': '1,6', hulk: '3,9' }],
      acts: 'thanos',
      glyphs: [
        { kind: 'mysterious-item', at: '1,6', up: true },
        { kind: 'object-of-power', at: '6,6' },
      ],
    });
    expect(odds(hurt.play(0, stay), 0, hit('hulk')).defense).toContainEqual({ why: 'glyph', dice: -1 });
  });

  test('HS-SCN-25, HS-RULING-31: after round 8 points, or figures first if the host likes', () => {
    const given = { armies: [{ hulk: '3,9' }, { venom: '5,9', 'red-skull': '6,9' }], begin: 'close', round: 8 };
    const usual = table('escalating', given).ends('points');
    const other = table('escalating', given, { tieOrder: 'figures' }).ends('figures');
    expect([usual.m.outcome?.scores, other.m.outcome?.scores]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('HS-GLYPH-06: who is put on a glyph has stopped there', () => {
    const t = table('escalating', {
      armies: [{ hulk: '-4,12' }, { thanos: 'destroyed', venom: '1,5' }],
      acts: 'hulk',
      glyphs: [
        { kind: 'object-of-power', at: '1,6' },
        { kind: 'mysterious-item', at: '6,6' },
      ],
    });
    t.dice(19)
      .play(0, stay)
      .play(1, { type: 'place', figure: 'thanos', at: '1,6' })
      .shows({ glyphs: [{ up: true }, {}] });
  });
});

describe('Hulk est en colère !', () => {
  test('HS-SCN-31: Hulk does not enter the hex of the anesthetic', () => {
    const t = table('hulk', { armies: [{ hulk: '6,1' }, { venom: '0,9' }], acts: 'hulk' });
    t.forbids(0, walkTo('7,0'), stepTo('7,0'), flyTo('7,0', 'leap'));
  });

  test('HS-SCN-32, HS-PROMPT-16: player 2 takes it in passing, on foot or in the air', () => {
    const t = table('hulk', {
      armies: [{ hulk: '0,9' }, { 'red-skull': '6,0' }],
      acts: 'red-skull',
      glyphs: [{ at: '7,0' }],
    });
    expect(forecast(t, 1, walkTo('7,0'))).toMatchObject({ stops: null, takes: 'anesthetic' });
    t.play(1, stepTo('7,0'))
      .shows({ armies: [{}, { 'red-skull': '7,0+' }] })
      .play(1, stepTo('8,0'));
    t.play(1, { type: 'stop' }).shows({ armies: [{}, { 'red-skull': '8,0+' }] });
    const iron = () => table('hulk', { armies: [{ hulk: '0,9' }, { 'iron-man': '6,1' }], acts: 'iron-man' });
    iron().allows(1, flyTo('8,1', 'fly', true), flyTo('8,1', 'fly', false), flyTo('7,0', 'fly', true));
    iron()
      .play(1, flyTo('8,1', 'fly', true))
      .shows({ armies: [{}, { 'iron-man': '8,1+' }], glyphs: [{ at: null, carrier: 'iron-man' }] });
    iron()
      .play(1, flyTo('8,1', 'fly', false))
      .shows({ glyphs: [{ at: '7,0', carrier: null }] });
    iron()
      .play(1, flyTo('7,0', 'fly', true))
      .shows({ armies: [{}, { 'iron-man': '7,0+' }] });
  });

  test('HS-SCN-33: it goes from hand to hand at any step of a turn of player 2', () => {
    const t = table('hulk', {
      armies: [{ hulk: '0,9' }, { 'red-skull': '3,11+', venom: '4,11', thanos: '4,12' }],
      acts: 'red-skull',
    });
    t.allows(1, { type: 'pass-on', to: 'venom' }).play(1, { type: 'pass-on', to: 'venom' }).asks('activation/move', 1);
    t.play(1, { type: 'pass-on', to: 'thanos' }).shows({ armies: [{}, { thanos: '4,12+' }] });
    t.play(1, stepTo('3,12'))
      .allows(1, { type: 'pass-on', to: 'red-skull' })
      .play(1, { type: 'pass-on', to: 'red-skull' });
    t.play(1, { type: 'stop' });
    const hulk = table('hulk', { armies: [{ hulk: '0,9' }, { 'red-skull': '3,11+', venom: '4,11' }], acts: 'hulk' });
    expect(freeMoves(hulk.m, 1)).toEqual([]);
  });

  test('HS-CASE-65, HS-SCN-36: only the carrier wounds Hulk', () => {
    const attack = (by: 'captain-america' | 'iron-man', dice: number, skulls: number) => {
      const t = table('hulk', {
        armies: [{ hulk: '3,9' }, { 'captain-america': '4,9', 'iron-man': '2,9+' }],
        acts: by,
      });
      t.play(1, stay)
        .dice(...roll(dice, skulls), ...roll(6, 0))
        .play(1, hit('hulk'));
      return t;
    };
    attack('captain-america', 6, 3).shows({ armies: [{ hulk: '3,9' }, {}] });
    const iron = attack('iron-man', 4, 2);
    expect(iron.m.state.figures[0]?.wounds).toBe(2);
    const counter = table('hulk', {
      armies: [{ hulk: '3,9' }, { 'captain-america': '4,9', 'iron-man': '-4,12+' }],
      acts: 'hulk',
    });
    counter
      .play(0, stay)
      .dice(...roll(6, 0), ...roll(6, 0, 2))
      .play(0, hit('captain-america'));
    counter.shows({ armies: [{ hulk: '3,9' }, {}] });
    expect(counter.events('unhurt')).toMatchObject([{ amount: 2, cause: 'counter-strike' }]);
  });

  test('HS-CASE-66, HS-SCN-34, HS-POW-28, HS-PROMPT-17: a wounded carrier loses it, player 1 says where to', () => {
    const t = table('hulk', { armies: [{ hulk: '4,9' }, { 'spider-man': '3,9+', thanos: '-4,12' }], acts: 'hulk' });
    t.play(0, stay)
      .dice(...roll(6, 1), 10, ...roll(4, 0))
      .play(0, hit('spider-man'))
      .asks('drop/choose', 0);
    const cells = offered(t, 0, 'drop').map(a => (a.type === 'drop' ? a.at : ''));
    expect(cells).toContain('5,9');
    for (const wrong of ['3,9', '2,9', '4,9', '3,8', '4,3^', '-4,12']) expect(cells).not.toContain(wrong);
    t.play(0, { type: 'drop', at: '5,9' }).shows({
      armies: [{}, { 'spider-man': '3,9:1' }],
      glyphs: [{ at: '5,9', carrier: null }],
    });
  });

  test('HS-SCN-34, HS-POW-28: a destroyed carrier loses it too', () => {
    const t = table('hulk', { armies: [{ hulk: '4,9' }, { 'spider-man': '3,9:4+', thanos: '-4,12' }], acts: 'hulk' });
    t.play(0, stay)
      .dice(...roll(6, 1), 10, ...roll(4, 0))
      .play(0, hit('spider-man'))
      .asks('drop/choose', 0);
    t.forbids(0, { type: 'drop', at: '3,9' });
  });

  test('HS-SCN-35, HS-RULING-34: without such a hex the conditions fall one after the other', () => {
    // on the upper floor there is no second hex of that level two away
    const t = table('hulk', { armies: [{ hulk: '5,3^' }, { 'spider-man': '4,3^+', thanos: '-4,12' }], acts: 'hulk' });
    t.play(0, stay)
      .dice(...roll(6, 1), 10, ...roll(4, 0))
      .play(0, hit('spider-man'))
      .asks('drop/choose', 0);
    const cells = offered(t, 0, 'drop').map(a => (a.type === 'drop' ? a.at : ''));
    expect(cells.length).toBeGreaterThan(10);
    expect(cells).not.toContain('4,2');
  });

  test('HS-SCN-37: dust does not reach Hulk, Mind Exchange does', () => {
    const skull = table('hulk', {
      armies: [{ hulk: '3,9' }, { 'red-skull': '4,9', thanos: '-4,12' }],
      acts: 'red-skull',
    });
    skull.play(1, stay).asks('activation/attack', 1);
    const doom = table('hulk', { armies: [{ hulk: '3,9' }, { 'doctor-doom': '6,9' }], acts: 'doctor-doom' });
    doom.play(1, stay).play(1, none).allows(1, { type: 'mindExchange', target: 'hulk' });
  });

  test('HS-CASE-67, HS-SCN-38, HS-RULING-33: Hulk must attack if he can', () => {
    const t = table('hulk', { armies: [{ hulk: '2,9' }, { 'doctor-doom': '4,9', thanos: '-4,12' }], acts: 'hulk' });
    t.play(0, walkTo('3,9')).asks('activation/attack', 0).offers(0, hit('doctor-doom'), { type: 'stomp' });
    t.refuses(0, none, 'HS-SCN-38');
    const leap = table('hulk', { armies: [{ hulk: '0,9' }, { 'doctor-doom': '4,9', thanos: '-4,12' }], acts: 'hulk' });
    leap.dice(...roll(3, 0), ...roll(6, 0)).play(0, flyTo('3,9', 'leap')); // a single choice is taken without asking
    expect(leap.events('attacked')).toMatchObject([{ target: 'doctor-doom' }]);
    const alone = table('hulk', { armies: [{ hulk: '2,9' }, { thanos: '-4,12', venom: '-4,11' }], acts: 'hulk' });
    alone.play(0, stay).shows({ active: 1 });
    const wall = table('hulk', { armies: [{ hulk: '5,6' }, { thanos: '-4,12' }], acts: 'hulk' });
    wall.play(0, walkTo('5,5')).offers(0, hit('wall'), { type: 'stomp' });
  });

  test('HS-SCN-39: at the end of round 12 player 1 has won', () => {
    const t = table('hulk', { armies: [{ hulk: '3,9' }, { thanos: '6,9' }], begin: 'close', round: 12 }).ends(
      'rampage',
    );
    expect(t.m.outcome?.scores).toEqual([1, 0]);
  });
});

describe('Le Génie fou', () => {
  test('HS-SCN-51, HS-SCN-52: an amulet stops and is taken, one for each figure', () => {
    const t = table('genius', {
      armies: [{ 'silver-surfer': '2,1' }, { venom: '9,11' }],
      acts: 'silver-surfer',
      glyphs: [{ at: '1,1' }],
    });
    t.play(0, stepTo('1,1')).shows({ armies: [{ 'silver-surfer': '1,1+' }, {}] });
    const second = table('genius', { armies: [{ 'silver-surfer': '8,14+' }, { venom: '5,8' }], acts: 'silver-surfer' });
    second.play(0, stepTo('9,14')).shows({ armies: [{ 'silver-surfer': '9,14+' }, {}], glyphs: [{}, { at: '9,14' }] });
    const both = table(
      'genius',
      { armies: [{ 'silver-surfer': '8,14+' }, { venom: '5,8' }], acts: 'silver-surfer' },
      { amulets: 2 },
    );
    both.play(0, stepTo('9,14')).shows({ glyphs: [{ carrier: 'silver-surfer' }, { carrier: 'silver-surfer' }] }); // HS-RULING-32
    expect(freeMoves(t.m, 0)).toEqual([]);
  });

  test('HS-CASE-68, HS-SCN-53, HS-SCN-54: the powers of the destroyed, from the next turn on', () => {
    const t = table('genius', {
      armies: [{ 'silver-surfer': '5,9+' }, { thanos: '11,11', abomination: '5,8:7' }],
      acts: 'silver-surfer',
    });
    const surfer = () => t.m.game.view(t.m, 0).figures[0];
    t.play(0, stay)
      .dice(...roll(4, 1), ...roll(6, 0))
      .play(0, hit('abomination'));
    t.shows({ taken: { 'silver-surfer': ['abomination'] } }).asks('activation/hyperSpeed', 0);
    expect(surfer()?.powers).not.toContain('stomp');
    idle(t.play(0, none), 1).asks('activation/move', 0);
    expect(surfer()?.powers).toEqual(expect.arrayContaining(['super-leap', 'stomp', 'cosmic-force-blast']));
    expect(surfer()).toMatchObject({ move: 6, range: 4, attack: 4, defense: 7 });
    expect(offered(t, 0, 'fly').some(a => a.type === 'fly' && a.how === 'leap')).toBe(true);
  });

  test('HS-SCN-53, HS-POW-24: a Master Manipulator of the dead commands in the very next turn', () => {
    const t = table('genius', {
      armies: [
        { 'silver-surfer': '5,9+', hulk: '5,11' },
        { thanos: '11,11', 'red-skull': '5,8:4' },
      ],
      acts: 'silver-surfer',
    });
    t.play(0, stay)
      .dice(...roll(4, 1), ...roll(3, 0))
      .play(0, hit('red-skull'))
      .play(0, none);
    idle(t, 1).asks('turn/manipulate', 0);
    t.offers(0, { type: 'choose', figure: 'silver-surfer' }, { type: 'choose', figure: 'hulk' });
    t.play(0, { type: 'choose', figure: 'hulk' }).check((_s, m) =>
      expect(m.stack.at(-1)).toMatchObject({ figure: 'hulk' }),
    );
  });

  test('HS-SCN-55: who destroys a carrier takes amulet and collection; its card only if already a carrier', () => {
    const fight = (attacker: string) => {
      const t = table('genius', {
        armies: [
          { 'silver-surfer': '5,9:5+', hulk: '0,11' },
          { venom: attacker, thanos: '11,11' },
        ],
        acts: 'venom',
        taken: { 'silver-surfer': ['doctor-doom'] },
      });
      return t
        .play(1, stay)
        .dice(...roll(6, 2), ...roll(7, 0))
        .play(1, hit('silver-surfer'));
    };
    fight('5,8').shows({ armies: [{}, { venom: '5,8+' }], taken: { venom: ['doctor-doom'] } });
    const rich = fight('5,8++').shows({
      taken: { venom: ['silver-surfer', 'doctor-doom'] },
      glyphs: [{ at: '5,9', carrier: null }, { carrier: 'venom' }],
    });
    expect(rich.events('cardsTaken')).toMatchObject([{ figure: 'venom', from: 'silver-surfer' }]);
  });

  test('HS-SCN-56: strikes and falls: whoever did it takes it, nobody leaves it lying', () => {
    const strike = table('genius', {
      armies: [
        { 'iron-man': '5,9:3+', hulk: '0,11' },
        { venom: '5,8', thanos: '11,11' },
      ],
      acts: 'iron-man',
    });
    strike
      .dice(S)
      .play(0, walkTo('5,10'))
      .shows({ armies: [{}, { venom: '5,8+' }] });
    const fall = table('genius', {
      armies: [{ 'captain-america': '1,3^:4+', hulk: '0,11' }, { venom: '5,8' }],
      acts: 'captain-america',
      taken: { 'captain-america': ['red-skull'] },
    });
    fall
      .dice(S)
      .play(0, walkTo('1,2'))
      .shows({ glyphs: [{ at: '1,2', carrier: null }, {}], taken: {} });
    expect(fall.m.state.figures.every(f => f.taken.length === 0)).toBe(true);
  });

  test('HS-CASE-69, HS-SCN-57, HS-SCN-58: no return from death; after round 8 figures, then points', () => {
    const end = (one: object, two: object) => {
      const t = table('genius', { armies: [one, two], begin: 'close', round: 8 });
      return [t.m.outcome?.reason, t.m.outcome?.scores[0]];
    };
    expect(end({ hulk: '0,11' }, { venom: '5,8', 'red-skull': '5,7' })).toEqual(['figures', 0]);
    expect(end({ hulk: '0,11' }, { thanos: '5,8' })).toEqual(['points', 1]);
    const dead = table('genius', { armies: [{ hulk: '0,11' }, { thanos: 'destroyed', venom: '5,8' }], acts: 'hulk' });
    dead.play(0, stay);
    expect(dead.events('deathRolled')).toEqual([]);
  });
});

describe('Conflit sur la ville', () => {
  const BUSY = new Set(['hulk', 'thanos', 'venom']);

  test('HS-CASE-70, HS-SCN-61, HS-SCN-62: the device stops, weighs, and holds down', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': '8,12' }, { abomination: '2,2' }],
      acts: 'abomination',
      wall: 4,
    });
    expect(forecast(t, 1, walkTo('2,1'))).toMatchObject({ stops: 'glyph', takes: 'device' });
    t.play(1, stepTo('2,1')).shows({ armies: [{}, { abomination: '2,1+' }], active: 0 });
    const next = table('clash', { armies: [{ 'iron-man': '8,12' }, { abomination: '3,5+' }], acts: 'abomination' });
    expect(t.m.game.view(t.m, 1).figures[1]?.move).toBe(3);
    next.forbids(1, { type: 'fly' });
    const iron = table('clash', { armies: [{ 'iron-man': '5,8+' }, { abomination: '3,5' }], acts: 'iron-man' });
    iron.forbids(0, { type: 'fly' });
    expect(iron.m.game.view(iron.m, 0).figures[0]?.move).toBe(4);
    const surfer = table('clash', {
      armies: [{ 'silver-surfer': '5,8+' }, { abomination: '3,5' }],
      acts: 'silver-surfer',
    });
    surfer.play(0, stay).play(0, none).shows({ active: 1 }); // no Hyper Speed either
  });

  test('HS-SCN-63, HS-PROMPT-18: handed over at the end of any turn, once', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': '10,12' }, { abomination: '5,8+', venom: '5,7', 'doctor-doom': '5,6' }],
      acts: 'iron-man',
    });
    t.play(0, stay).asks('turnEnd/hand', 1).offers(1, none, { type: 'hand', to: 'venom' });
    t.play(1, { type: 'hand', to: 'venom' }).shows({ armies: [{}, { venom: '5,7+' }], active: 1 });
    t.asks('activation/move', 1);
  });

  test('HS-SCN-64: a destroyed carrier leaves it where it stood', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': '5,9' }, { venom: '5,8:4+', abomination: '3,5' }],
      acts: 'iron-man',
    });
    t.play(0, stay)
      .dice(...roll(4, 2), 1, ...roll(4, 0))
      .play(0, hit('venom'))
      .shows({ glyphs: [{ at: '5,8', carrier: null }] });
  });

  test('HS-CASE-71, HS-SCN-65, HS-RULING-35: no special movement from or onto the orange zone', () => {
    const doom = table('clash', { armies: [{ 'iron-man': '10,12' }, { 'doctor-doom': '3,3' }], acts: 'doctor-doom' });
    doom.forbids(1, flyTo('3,1')).allows(1, flyTo('1,3^'));
    const above = table('clash', { armies: [{ 'iron-man': '10,12' }, { 'doctor-doom': '1,3^' }], acts: 'doctor-doom' });
    expect(forecast(above, 1, walkTo('1,2'))).toMatchObject({ cost: 1, falls: [] });
    const inside = table('clash', { armies: [{ 'iron-man': '10,12' }, { 'doctor-doom': '1,2' }], acts: 'doctor-doom' });
    inside.forbids(1, { type: 'fly' });
    const surfer = table('clash', {
      armies: [{ 'iron-man': '10,12' }, { 'silver-surfer': '3,1' }],
      acts: 'silver-surfer',
    });
    surfer.play(1, stay);
    if (surfer.m.stack.at(-1)?.at === 'attack') surfer.play(1, none);
    surfer.shows({ active: 0 });
    const spider = table('clash', {
      armies: [{ 'spider-man': '1,2', 'iron-man': '10,12' }, { thanos: '2,2' }],
      acts: 'thanos',
    });
    spider
      .play(1, stay)
      .dice(...roll(6, 2), 11)
      .play(1, hit('spider-man'))
      .shows({ active: 0, armies: [{ 'spider-man': '1,2' }, {}] });
  });

  test('HS-SCN-65: Hyper Speed does not enter it either', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': '10,12' }, { 'silver-surfer': '3,3' }],
      acts: 'silver-surfer',
      wall: 4,
    });
    t.allows(1, walkTo('3,2')).play(1, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    t.asks('activation/hyperSpeed', 1)
      .forbids(1, walkTo('3,2'), stepTo('3,2'), flyTo('3,2', 'stealth'))
      .allows(1, walkTo('3,4'));
  });

  test('HS-CASE-72, HS-SCN-66, HS-SCN-67, HS-SCN-69, HS-RULING-46: exits', () => {
    const exit = (venom: string) =>
      table('clash', { armies: [{ 'iron-man': '0,11' }, { venom, abomination: '3,5' }], acts: 'venom', round: 4 });
    const out = exit('7,14+').play(1, walkTo('7,15')).ends('escape');
    expect(out.m.outcome?.scores).toEqual([0, 1]);
    exit('7,14')
      .play(1, walkTo('7,15'))
      .shows({ armies: [{}, { venom: 'left' }], outcome: null });
    const held = table('clash', {
      armies: [{ 'iron-man': '0,11' }, { venom: '7,14+' }],
      begin: 'close',
      round: 5,
    }).ends('held');
    expect(held.m.outcome?.scores).toEqual([1, 0]);
    const last = table('clash', {
      armies: [{ 'iron-man': '5,9:3' }, { venom: '5,8' }],
      acts: 'venom',
      round: 4,
      turn: 2,
    });
    last
      .play(1, stay)
      .dice(...roll(6, 1), ...roll(6, 0))
      .play(1, hit('iron-man'));
    last.shows({ armies: [{ 'iron-man': 'destroyed' }, {}], outcome: null });
    expect(last.events('turnSkipped')).toMatchObject([{ seat: 0 }]);
    const gone = table('clash', { armies: [{ 'iron-man': '5,9' }, { venom: '5,8:4' }], acts: 'iron-man', round: 4 });
    gone
      .play(0, stay)
      .dice(...roll(4, 2), 1, ...roll(4, 0))
      .play(0, hit('venom'))
      .ends('elimination');
    const left = table('clash', { armies: [{ 'iron-man': '5,9' }, { venom: '7,14' }], acts: 'venom' }).play(
      1,
      walkTo('7,15'),
    );
    expect(left.ends('elimination').m.outcome?.scores).toEqual([1, 0]);
  });

  test('HS-SCN-68, HS-RULING-36: player 1 leaves the device at the exit', () => {
    const t = table('clash', { armies: [{ 'iron-man': '7,14+', hulk: '9,12' }, { venom: '3,5' }], acts: 'iron-man' });
    t.play(0, walkTo('7,15')).shows({
      armies: [{ 'iron-man': 'left' }, {}],
      glyphs: [{ at: '7,15', carrier: null }],
      outcome: null,
    });
  });

  test('HS-SCN-61, HS-SCN-67, HS-SCN-68: what lies on an exit is taken before one leaves', () => {
    const exit = (actor: 'venom' | 'doctor-doom' | 'iron-man') =>
      table('clash', {
        armies: [
          { 'iron-man': '10,12', hulk: '8,12' },
          { venom: '7,14', 'doctor-doom': '6,12' },
        ],
        acts: actor,
        glyphs: [{ at: '7,15' }],
      });
    expect(forecast(exit('venom'), 1, walkTo('7,15'))).toMatchObject({ takes: 'device', exits: true });
    const won = exit('venom').play(1, walkTo('7,15')).ends('escape');
    expect(won.m.outcome?.scores).toEqual([0, 1]);
    exit('doctor-doom').play(1, flyTo('7,15')).ends('escape');
    const kept = exit('iron-man').play(0, flyTo('7,15'));
    kept.shows({ armies: [{ 'iron-man': 'left' }, {}], glyphs: [{ at: '7,15', carrier: null }], outcome: null });
    expect(kept.m.state.figures.flatMap(f => f.carries)).toEqual([]);
  });

  test('HS-POW-22, HS-SCN-66: nobody comes back onto an exit', () => {
    const back = (venom: string, friends: object = {}) =>
      table('clash', {
        armies: [
          { hulk: '0,11', ...friends },
          { thanos: 'destroyed', venom },
        ],
        acts: 'hulk',
      })
        .dice(19)
        .play(0, stay);
    const t = back('7,14').asks('comeback/place', 1).forbids(1, { at: '7,15' }).forbids(1, { at: '8,15' });
    t.allows(1, { type: 'place', figure: 'thanos', at: '6,14' });
    // where nothing but exits is left he stays dead
    const around = offered(t, 1, 'place').flatMap(a => (a.type === 'place' ? [a.at] : []));
    const friends = Object.fromEntries(around.map((at, i) => [HEROES.filter(c => !BUSY.has(c))[i] ?? '', at]));
    const shut = back('7,14', friends);
    expect(shut.events('deathRolled')).toMatchObject([{ success: true }]);
    expect(shut.events('cameBack')).toEqual([]);
    shut.asks('activation/move', 1);
  });

  test('HS-RULING-37: a stolen carrier led out by player 2 wins for player 2', () => {
    const t = table('clash', {
      armies: [{ 'captain-america': '7,14+', 'iron-man': '0,11' }, { 'doctor-doom': '6,12' }],
      acts: 'doctor-doom',
    });
    t.play(1, stay);
    if (t.m.stack.at(-1)?.at === 'attack') t.play(1, none);
    t.dice(17).play(1, { type: 'mindExchange', target: 'captain-america' }).play(1, walkTo('7,15')).ends('escape');
  });
});
