import { describe, expect, test } from 'vitest';
import { given } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import { strip } from './boards.ts';
import { H, O, S, field, forecast, hit, odds, offered, roll, setupOf, stepTo, table, walkTo } from './table.ts';

const stay = { type: 'stay' } as const;

describe('the discovery game', () => {
  test('HS-CASE-08, HS-DISC-02: more skulls of six begin', () => {
    const begin = (...dice: number[]) => {
      const t = given(game, setupOf('avengers'), m => {
        m.loaded = { rolls: dice, picks: [], shuffles: [] };
      });
      expect(t.m.state.first).toBe(t.m.state.active);
      return t.m.state.active;
    };
    expect(begin(S, S, S, O, H, S, S, S, H, O, H, O)).toBe(0);
    const tie = [...roll(6, 3), ...roll(6, 3, 2)];
    expect(begin(...tie, ...roll(6, 1), ...roll(6, 2))).toBe(1);
  });

  test('HS-DISC-01, HS-COMP-06: nothing but four numbers: no powers, no engagement, no falls, no upper floor', () => {
    const t = table('avengers', {
      armies: [{ 'iron-man': '5,5', 'captain-america': '4,5' }, { venom: '5,6' }],
      acts: 'iron-man',
    });
    expect(offered(t, 0, 'fly')).toEqual([]);
    expect(forecast(t, 0, walkTo('6,3')).strikes).toEqual([]);
    t.play(0, stay);
    expect(odds(t, 0, hit('venom'))).toMatchObject({ attackDice: 6, defenseDice: 7, sense: null });
    t.dice(...roll(6, 0), ...roll(7, 0))
      .play(0, hit('venom'))
      .shows({ active: 1 }); // no Double Attack
    expect(t.events('sensed')).toEqual([]);
  });

  test('HS-DISC-02, HS-DISC-03, HS-DISC-04, HS-PROMPT-20: any own card each turn, move, then attack', () => {
    const t = table('avengers', {
      armies: [
        { 'iron-man': '2,4', 'captain-america': '2,6' },
        { venom: '2,9', 'doctor-doom': '0,11' },
      ],
      begins: 0,
    });
    t.asks('skirmish/choose', 0).offers(
      0,
      { type: 'choose', figure: 'iron-man' },
      { type: 'choose', figure: 'captain-america' },
    );
    t.play(0, { type: 'choose', figure: 'iron-man' })
      .asks('activation/move', 0)
      .play(0, stay)
      .asks('activation/attack', 0);
    t.dice(...roll(6, 0), ...roll(7, 0))
      .play(0, hit('venom'))
      .asks('skirmish/choose', 1);
    t.play(1, { type: 'choose', figure: 'venom' }).play(1, stay).asks('skirmish/choose', 0);
    t.allows(0, { type: 'choose', figure: 'iron-man' }); // the same one again
    expect(t.events('startRolled')).toEqual([]); // the turns alternate: nobody rolls again for who begins
  });

  test('HS-DISC-05, HS-DISC-06: as far as the card says, through friends, not through enemies', () => {
    const t = field(
      strip(1, 1, 1, 1, 1, 1, 1, 1),
      { armies: [{ 'iron-man': '0,0', hulk: '2,0' }, { venom: '7,0' }], acts: 'iron-man' },
      false,
    );
    t.allows(0, walkTo('6,0'), walkTo('1,0')).forbids(0, walkTo('2,0'));
    const shut = field(strip(1, 1, 1), { armies: [{ 'iron-man': '0,0' }, { venom: '1,0' }], acts: 'iron-man' }, false);
    shut.asks('activation/attack', 0);
    const engaged = field(
      strip(1, 1, 1, 1),
      { armies: [{ 'iron-man': '0,0', hulk: '1,0' }, { venom: '3,0' }], acts: 'iron-man' },
      false,
    );
    engaged.allows(0, walkTo('2,0'), stepTo('1,0')); // beside an enemy or not, a friend is passed
  });

  test('HS-CASE-12, HS-DISC-07: up costs each level, down costs one, and there is no limit of height', () => {
    const up = field(strip(1, 6, 1), { armies: [{ 'iron-man': '0,0' }, { venom: '2,0' }], acts: 'iron-man' }, false);
    expect(forecast(up, 0, walkTo('1,0')).cost).toBe(6);
    const down = field(strip(1, 6, 1), { armies: [{ 'iron-man': '1,0' }, { venom: '2,0' }], acts: 'iron-man' }, false);
    expect(forecast(down, 0, walkTo('0,0'))).toMatchObject({ cost: 1, falls: [] });
    const high = field(
      strip(1, 7, 1),
      { armies: [{ 'silver-surfer': '0,0' }, { venom: '2,0' }], acts: 'silver-surfer' },
      false,
    );
    expect(forecast(high, 0, walkTo('1,0')).cost).toBe(7); // six levels at once, though he is five high
  });

  test('HS-DISC-08: the upper floor and the ends of the wall are closed', () => {
    const t = table('mayhem', { armies: [{ 'iron-man': '2,2' }, { venom: '5,8' }], acts: 'iron-man' });
    t.allows(0, walkTo('3,2'), walkTo('2,3')).forbids(0, { to: '1,3^' }, { to: '2,2^' }, { to: '4,1' }, { to: '1,4' });
  });

  test('HS-CASE-09, HS-DISC-10, HS-DISC-11: example 7', () => {
    const t = table('mayhem', { armies: [{ 'iron-man': '7,12' }, { thanos: '5,9' }], acts: 'iron-man' });
    expect(odds(t.play(0, stay), 0, hit('thanos'))).toMatchObject({ distance: 5, attackDice: 7, defenseDice: 10 });
  });

  test('HS-CASE-10, HS-DISC-12, HS-DISC-13: example 8, Iron Man attacks', () => {
    const t = table('mayhem', { armies: [{ 'iron-man': '7,12' }, { thanos: '5,9' }], acts: 'iron-man' });
    t.play(0, stay)
      .dice(...roll(7, 4), ...roll(10, 0, 4))
      .play(0, hit('thanos'));
    t.shows({ armies: [{ 'iron-man': '7,12' }, { thanos: '5,9' }], outcome: null });
  });

  test('HS-CASE-11, HS-DISC-12, HS-DISC-13, HS-DISC-16: example 8, Thanos answers', () => {
    const t = table('mayhem', { armies: [{ 'iron-man': '7,12', hulk: '0,12' }, { thanos: '5,9' }], acts: 'thanos' });
    t.play(1, stay)
      .dice(...roll(7, 5), ...roll(9, 0, 3))
      .play(1, hit('iron-man'));
    t.shows({ armies: [{ 'iron-man': 'destroyed' }, {}], outcome: null });
    const last = table('mayhem', { armies: [{ 'iron-man': '7,12' }, { thanos: '5,9' }], acts: 'thanos' });
    last
      .play(1, stay)
      .dice(...roll(7, 5), ...roll(9, 0, 3))
      .play(1, hit('iron-man'))
      .ends('elimination');
    expect(last.m.outcome?.scores).toEqual([0, 1]);
  });

  test('HS-CASE-13, HS-DISC-09, HS-RULING-25: the wall is no target, and hides', () => {
    const t = table('avengers', {
      armies: [{ 'iron-man': '5,5' }, { abomination: '5,3', venom: '5,8' }],
      acts: 'iron-man',
    });
    t.play(0, stay).forbids(0, hit('wall')).refuses(0, hit('abomination'), 'HS-LOS-04');
    const open = table('mayhem', { armies: [{ hulk: '4,2' }, { venom: '9,11' }], acts: 'hulk' });
    open.allows(0, walkTo('3,2'), walkTo('2,3'));
  });

  test('HS-DISC-10: hand to hand level differences do not matter, a wall does', () => {
    const cliff = field(strip(1, 9, 1), { armies: [{ hulk: '0,0' }, { venom: '1,0' }], acts: 'hulk' }, false);
    cliff.asks('activation/attack', 0).allows(0, hit('venom'));
    const wall = table('avengers', {
      armies: [{ 'captain-america': '4,3' }, { venom: '3,3' }],
      acts: 'captain-america',
    });
    wall.play(0, stay).shows({ active: 1 });
  });

  test('HS-DISC-11: any visible part is enough', () => {
    // past the end of the wall: a shoulder shows, the hit zone does not
    const given = { armies: [{ 'iron-man': '7,1' }, { thanos: '6,5', venom: '-3,12' }], acts: 'iron-man' };
    table('avengers', given).play(0, stay).allows(0, hit('thanos'));
    table('theft', given).play(0, stay).refuses(0, hit('thanos'), 'HS-LOS-04');
  });

  test('HS-DISC-14, HS-DISC-15: one attack, then the turn is over; without a target it ends after moving', () => {
    const t = table('avengers', { armies: [{ 'captain-america': '5,5' }, { venom: '0,11' }], acts: 'captain-america' });
    t.play(0, walkTo('5,6')).shows({ active: 1, turn: 2 });
  });

  test('HS-END-06: after 200 turns each the figures that are left decide', () => {
    const t = table('avengers', {
      armies: [{ 'captain-america': '5,5', hulk: '6,2' }, { venom: '0,11' }],
      acts: 'captain-america',
      turn: 400,
    });
    t.play(0, walkTo('5,6')).ends('figures');
    expect(t.m.outcome?.scores).toEqual([1, 0]);
  });
});
