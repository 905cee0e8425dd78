import { describe, expect, test } from 'vitest';
import { strip } from './boards.ts';
import { H, S, field, flyTo, forecast, hit, many, odds, offered, table, walkTo } from './table.ts';

const far = { venom: '-3,12' };
const costs = (
  t: ReturnType<typeof table>,
  seat: number,
  how: 'fly' | 'swing' | 'leap' | 'stealth',
  ...cells: string[]
) => cells.map(cell => forecast(t, seat, flyTo(cell, how)).cost);

describe('special movement', () => {
  test('HS-CASE-28, HS-FLY-03, HS-RUIN-07: Swing Line reaches the upper floor', () => {
    const t = table('theft', { armies: [{ 'spider-man': '5,5', 'captain-america': '4,5' }, far], acts: 'spider-man' });
    expect(costs(t, 0, 'swing', '5,3^', '4,3^', '5,3', '4,3')).toEqual([2, 3, 3, 4]);
    const walker = table('theft', { armies: [{ 'captain-america': '5,5' }, far], acts: 'captain-america' });
    walker.forbids(0, { to: '5,3^' }, { to: '4,3^' });
  });

  test('HS-CASE-29, HS-FLY-05, HS-FLY-08, HS-FLY-07, HS-RULING-11: strikes at take-off, none on the way, no fall', () => {
    const t = table('theft', {
      armies: [{ 'iron-man': '5,7' }, { 'doctor-doom': '4,8', venom: '5,5' }],
      acts: 'iron-man',
    });
    expect(forecast(t, 0, flyTo('5,3^'))).toMatchObject({ cost: 4, strikes: ['doctor-doom'], falls: [] });
    t.dice(S)
      .play(0, flyTo('5,3^'))
      .shows({ armies: [{ 'iron-man': '5,3^:1' }, {}] });
    expect(t.events('struck')).toMatchObject([{ by: 'doctor-doom', face: 'skull' }]);
    const down = table('theft', { armies: [{ 'iron-man': '5,3^' }, far], acts: 'iron-man' });
    down.play(0, flyTo('5,5'));
    expect(down.events('fell')).toEqual([]);
  });

  test('HS-CASE-30, HS-FLY-06: from under the floor one flies out sideways', () => {
    const t = table('theft', { armies: [{ 'iron-man': '4,3' }, far], acts: 'iron-man' });
    expect(costs(t, 0, 'fly', '4,3^', '3,3', '4,5')).toEqual([2, 2, 4]);
    const open = table('theft', { armies: [{ 'iron-man': '4,3' }, far], acts: 'iron-man', wall: 4 });
    expect(costs(open, 0, 'fly', '4,4', '4,5')).toEqual([1, 2]); // through the hole in the wall
  });

  test('HS-CASE-31, HS-FLY-08, HS-POW-09, HS-POW-11: stealth flying and swinging provoke nobody, walking does', () => {
    const surfer = table('theft', {
      armies: [{ 'silver-surfer': '3,9' }, { venom: '4,9', thanos: '4,8' }],
      acts: 'silver-surfer',
    });
    surfer.play(0, flyTo('0,9', 'stealth'));
    expect(surfer.events('struck')).toEqual([]);
    const spider = () => table('theft', { armies: [{ 'spider-man': '3,9' }, { venom: '4,9' }], acts: 'spider-man' });
    const swung = spider().play(0, flyTo('0,9', 'swing'));
    expect(swung.events('struck')).toEqual([]);
    const walked = spider().dice(H).play(0, walkTo('2,9'));
    expect(walked.events('struck')).toHaveLength(1);
  });

  test('HS-CASE-32, HS-FLY-09, HS-POW-16: a leap costs three attack dice and the Stomp', () => {
    const t = table('theft', { armies: [{ hulk: '0,9:3' }, { thanos: '6,9' }], acts: 'hulk' });
    t.play(0, flyTo('5,9', 'leap'));
    expect(odds(t, 0, hit('thanos')).attackDice).toBe(6);
    expect(odds(t, 0, hit('thanos')).attack).toEqual([
      { why: 'card', dice: 6 },
      { why: 'rage', dice: 3 },
      { why: 'leap', dice: -3 },
    ]);
    t.refuses(0, { type: 'stomp' }, 'HS-POW-16');
    const walked = table('theft', { armies: [{ hulk: '5,9:3' }, { thanos: '6,9' }], acts: 'hulk' });
    walked.play(0, { type: 'stay' }).allows(0, { type: 'stomp' });
    const weak = table('theft', { armies: [{ hulk: '0,9' }, { thanos: '6,9' }], acts: 'hulk' });
    weak
      .play(0, flyTo('5,9', 'leap'))
      .dice(...many(3, S), ...many(7, H))
      .play(0, hit('thanos'));
    expect(weak.events('attacked')[0]?.faces).toHaveLength(3);
  });

  test('HS-FLY-01, HS-POW-06: wings go as far as the Move value, a leap ten, a swing four', () => {
    const most = (card: string, how: 'fly' | 'leap' | 'swing' | 'stealth') => {
      const t = table('theft', { armies: [{ [card]: '-3,12' }, { thanos: '8,0', 'red-skull': '8,1' }], acts: card });
      return Math.max(
        ...offered(t, 0, 'fly').map(a => (a.type === 'fly' && a.how === how ? forecast(t, 0, a).cost : 0)),
      );
    };
    expect([most('iron-man', 'fly'), most('doctor-doom', 'fly')]).toEqual([6, 6]);
    expect([most('hulk', 'leap'), most('abomination', 'leap')]).toEqual([10, 10]);
    expect([most('spider-man', 'swing'), most('venom', 'swing'), most('silver-surfer', 'stealth')]).toEqual([4, 4, 6]);
  });

  test('HS-FLY-02: each time one chooses to walk or to fly', () => {
    const t = table('theft', { armies: [{ 'iron-man': '0,9' }, far], acts: 'iron-man' });
    t.allows(0, walkTo('3,9'), flyTo('3,9'));
  });

  test('HS-FLY-04: over figures and closed hexes, onto a free cell only', () => {
    const t = field(strip(1, 1, 1, 1), {
      armies: [{ 'iron-man': '0,0', hulk: '3,0' }, { venom: '1,0' }],
      acts: 'iron-man',
    });
    t.allows(0, flyTo('2,0')).forbids(0, flyTo('1,0'), flyTo('3,0'), walkTo('2,0'));
    const over = table('escalating', { armies: [{ 'iron-man': '0,6' }, far], acts: 'iron-man' });
    over.play(0, flyTo('2,6')).shows({ glyphs: [{ up: false }, { up: false }] });
    const onto = table('escalating', { armies: [{ 'iron-man': '0,6' }, far], acts: 'iron-man' });
    onto.play(0, flyTo('1,6')).shows({ glyphs: [{ up: true }, { up: false }] });
  });

  test('HS-FLY-08: taking off strikes even where one lands beside the same enemy', () => {
    const t = table('theft', { armies: [{ 'iron-man': '3,9' }, { venom: '4,9' }], acts: 'iron-man' });
    t.dice(H).play(0, flyTo('4,8'));
    expect(t.events('struck')).toHaveLength(1);
  });

  test('HS-FLY-09: fifty levels for a leap, forty for a swing, no limit for wings', () => {
    const up = (card: string, top: number) => {
      const t = field(strip(1, top, 1), { armies: [{ [card]: '0,0' }, { thanos: '2,0' }], acts: card });
      return (
        t.m.state.active === 0 &&
        t.m.stack.at(-1)?.at === 'move' &&
        offered(t, 0, 'fly').some(a => a.type === 'fly' && a.to === '1,0')
      );
    };
    expect([up('hulk', 51), up('hulk', 52)]).toEqual([true, false]);
    expect([up('spider-man', 41), up('spider-man', 42)]).toEqual([true, false]);
    expect(up('iron-man', 100)).toBe(true);
  });

  test('HS-FLY-10: a special movement of no hexes does not exist', () => {
    const t = table('theft', {
      armies: [{ 'iron-man': '0,9', hulk: '1,9', 'spider-man': '2,9' }, far],
      acts: 'iron-man',
    });
    t.forbids(0, flyTo('0,9'));
  });
});
