import { describe, expect, test } from 'vitest';
import { genotech } from '../content/genotech.ts';
import { boardOf } from '../rules/board.ts';
import { stepsOf } from '../rules/ways.ts';
import { blocks, strip } from './boards.ts';
import { H, S, field, flyTo, forecast, hit, offered, roll, stepTo, table, walkTo } from './table.ts';

const G = boardOf(genotech);
const far = { venom: '-3,12' };

describe('walking', () => {
  test('HS-CASE-17, HS-MOVE-01, HS-MOVE-06, HS-MOVE-07: through a friend, not onto him', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '0,9', 'iron-man': '2,9' }, far],
      acts: 'captain-america',
    });
    expect(forecast(t, 0, walkTo('5,9')).cost).toBe(5);
    t.forbids(0, walkTo('2,9'));
    t.play(0, stepTo('1,9')).play(0, stepTo('2,9')).forbids(0, { type: 'stop' });
    t.play(0, stepTo('3,9'))
      .play(0, stepTo('4,9'))
      .play(0, stepTo('5,9'))
      .shows({ armies: [{ 'captain-america': '5,9' }, {}] });
    expect(t.events('moved')).toMatchObject([{ path: ['1,9', '2,9', '3,9', '4,9', '5,9'], cost: 5 }]);
  });

  test('HS-CASE-18, HS-MOVE-06: an engaged friend blocks, and so does every enemy', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '0,9', 'iron-man': '2,9' }, { venom: '2,10' }],
      acts: 'captain-america',
    });
    expect(forecast(t, 0, walkTo('3,8')).path).not.toContain('2,9');
    t.play(0, stepTo('1,9')).forbids(0, stepTo('2,9'));
    const enemy = field(strip(1, 1, 1), {
      armies: [{ 'captain-america': '0,0' }, { venom: '1,0' }],
      acts: 'captain-america',
    });
    expect(offered(enemy, 0, 'walk')).toEqual([]);
  });

  test('HS-CASE-19, HS-MOVE-02, HS-MOVE-05, HS-RULING-05: every level up costs, and what is not paid whole is not climbed', () => {
    const t = field(strip(1, 3, 5, 1), {
      armies: [{ 'captain-america': '0,0' }, { venom: '3,0' }],
      acts: 'captain-america',
    });
    expect(forecast(t, 0, walkTo('1,0')).cost).toBe(3);
    t.forbids(0, walkTo('2,0'));
    t.play(0, stepTo('1,0')).asks('walk/onward', 0).offers(0, stepTo('0,0'), { type: 'stop' }); // two left, three needed
  });

  test('HS-CASE-20, HS-MOVE-03: not more levels at once than the figure is high', () => {
    const up = (top: number, height: number) => [...(stepsOf(strip(1, top), false, height, true)[0]?.to ?? [])];
    expect(up(7, 5)).toEqual([]);
    expect(up(6, 5)).toEqual([1]);
    expect(stepsOf(strip(1, 6), false, 5, true)[0]?.cost[0]).toBe(6);
  });

  test('HS-MOVE-04: down costs one, however deep', () => {
    const t = field(strip(9, 1, 1), { armies: [{ hulk: '0,0' }, { venom: '2,0' }], acts: 'hulk' });
    expect(forecast(t, 0, walkTo('1,0'))).toMatchObject({ cost: 1, falls: [] });
  });

  test('HS-MOVE-08, HS-MOVE-09: no step through a wall, into a closed hex, or where the head does not pass', () => {
    const t = table('theft', { armies: [{ hulk: '5,5' }, far], acts: 'hulk' });
    t.forbids(0, walkTo('5,4'), stepTo('5,4'), walkTo('6,4'));
    // the neighbour is free, but between the two the ceiling is too low
    const tight = blocks([0, 0, 0, 1], [0, 0, 7, 8], [1, 0, 0, 3], [2, 0, 0, 1]);
    const low = field(tight, { armies: [{ 'captain-america': '0,0' }, { venom: '2,0' }], acts: 'captain-america' });
    expect(offered(low, 0, 'step')).toEqual([]);
  });

  test('HS-MOVE-10, HS-GLYPH-01, HS-GLYPH-03: a glyph ends the walk, face down or face up', () => {
    for (const up of [false, true]) {
      const t = table('escalating', {
        armies: [{ 'captain-america': '0,6' }, far],
        acts: 'captain-america',
        glyphs: [{ kind: 'object-of-power', up }],
      });
      expect(forecast(t, 0, walkTo('1,6'))).toMatchObject({ cost: 1, stops: 'glyph' });
      t.play(0, stepTo('1,6')).shows({
        armies: [{ 'captain-america': '1,6' }, {}],
        glyphs: [{ at: '1,6', up: true }, {}],
      });
      expect(t.events('moved')).toHaveLength(1);
    }
  });

  test('HS-MOVE-11: a figure may stay where it is', () => {
    const t = table('theft', { armies: [{ 'captain-america': '0,9' }, far], acts: 'captain-america' });
    t.play(0, { type: 'stay' }).shows({ armies: [{ 'captain-america': '0,9' }, {}] });
  });

  test('HS-MOVE-12: becoming engaged never stops a walk', () => {
    const t = table('theft', { armies: [{ 'captain-america': '0,9' }, { venom: '2,8' }], acts: 'captain-america' });
    t.play(0, stepTo('1,9')).allows(0, stepTo('2,9'));
    t.play(0, stepTo('2,9')).allows(0, stepTo('3,8'));
  });

  test('HS-MOVE-13: one figure, one cell', () => {
    const t = table('theft', { armies: [{ 'captain-america': '0,9', hulk: '1,9' }, far], acts: 'captain-america' });
    t.play(0, walkTo('3,9'));
    const cells = t.m.state.figures.map(f => f.cell);
    expect(new Set(cells).size).toBe(cells.length);
  });

  test('HS-MOVE-15: nobody walks through a friend on a glyph', () => {
    const t = table('escalating', {
      armies: [{ 'captain-america': '0,6', 'iron-man': '1,6' }, far],
      acts: 'captain-america',
      glyphs: [{ kind: 'object-of-power', up: true }],
    });
    t.forbids(0, stepTo('1,6'));
  });

  test('HS-MOVE-01, HS-PROMPT-05: a walk step by step may stop early', () => {
    const t = table('theft', { armies: [{ 'captain-america': '0,9' }, far], acts: 'captain-america' });
    t.play(0, stepTo('1,9'))
      .asks('walk/onward', 0)
      .play(0, { type: 'stop' })
      .shows({ armies: [{ 'captain-america': '1,9' }, {}] });
    expect(t.events('stepped')).toMatchObject([{ from: '0,9', to: '1,9', cost: 1, left: 4 }]);
  });
});

describe('overhangs', () => {
  const cave = blocks([0, 0, 0, 1], [1, 0, 0, 1], [1, 0, 6, 7], [2, 0, 0, 1]);

  test('HS-CASE-25, HS-OVER-02: who fits goes under it, who does not cannot even pass', () => {
    const small = field(cave, { armies: [{ 'captain-america': '0,0' }, far0()], acts: 'captain-america' });
    small.allows(0, walkTo('1,0'), walkTo('2,0'));
    const big = field(cave, { armies: [{ abomination: '0,0' }, far0()], acts: 'abomination' });
    expect(offered(big, 0, 'walk')).toEqual([]);
  });
  const far0 = () => ({ venom: '1,0^' });

  test('HS-CASE-26, HS-OVER-03: climbing onto a narrow overhang counts like a ledge', () => {
    const board = blocks([0, 0, 0, 1], [1, 0, 3, 4], [2, 0, 0, 4], [0, 1, 0, 1]);
    const t = field(board, { armies: [{ 'captain-america': '0,0' }, { venom: '0,1' }], acts: 'captain-america' });
    expect(forecast(t, 0, walkTo('1,0')).cost).toBe(4);
  });
});

describe('falling', () => {
  test('HS-CASE-22, HS-FALL-01, HS-FALL-02: as deep as one is high is a fall', () => {
    const t = field(strip(6, 1, 1), {
      armies: [{ 'captain-america': '0,0' }, { venom: '2,0' }],
      acts: 'captain-america',
    });
    t.dice(S)
      .play(0, walkTo('1,0'))
      .shows({ armies: [{ 'captain-america': '1,0:1' }, {}] });
    expect(t.events('fell')).toMatchObject([{ fall: 'fall', levels: 5, faces: ['skull'] }]);
    const shallow = field(strip(5, 1, 1), {
      armies: [{ 'captain-america': '0,0' }, { venom: '2,0' }],
      acts: 'captain-america',
    });
    shallow.play(0, walkTo('1,0')).shows({ armies: [{ 'captain-america': '1,0' }, {}] });
    expect(shallow.events('fell')).toEqual([]);
  });

  test('HS-CASE-23, HS-FALL-01, HS-RULING-03: ten levels more are a great fall', () => {
    const t = field(strip(16, 1, 1), {
      armies: [{ 'captain-america': '0,0' }, { venom: '2,0' }],
      acts: 'captain-america',
    });
    t.dice(S, S)
      .play(0, walkTo('1,0'))
      .shows({ armies: [{ 'captain-america': '1,0:2' }, {}] });
    const less = field(strip(15, 1, 1), {
      armies: [{ 'captain-america': '0,0' }, { venom: '2,0' }],
      acts: 'captain-america',
    });
    less
      .dice(S)
      .play(0, walkTo('1,0'))
      .shows({ armies: [{ 'captain-america': '1,0:1' }, {}] });
  });

  test('HS-CASE-24, HS-FALL-03, HS-FALL-05: Super Strength fears only the extreme fall', () => {
    const drop = (top: number) =>
      field(strip(top, 1, 1), { armies: [{ hulk: '0,0' }, { venom: '2,0' }], acts: 'hulk' });
    drop(26)
      .play(0, walkTo('1,0'))
      .shows({ armies: [{ hulk: '1,0' }, {}] });
    drop(27).dice(18).play(0, walkTo('1,0')).ends('elimination');
    const safe = drop(27).dice(19).play(0, walkTo('1,0'));
    safe.shows({ armies: [{ hulk: '1,0' }, {}] });
    expect(safe.events('fell')).toMatchObject([{ fall: 'extreme', roll: 19, faces: [] }]);
  });

  test('HS-FALL-04, HS-RULING-04: the rolls come after the whole move, one by one', () => {
    const t = field(strip(11, 6, 1, 1, 1), { armies: [{ 'red-skull': '0,0' }, { venom: '4,0' }], acts: 'red-skull' });
    t.dice(S, H)
      .play(0, walkTo('3,0'))
      .shows({ armies: [{ 'red-skull': '3,0:1' }, {}] });
    const told = t.heard.map(e => e.type).filter(type => type === 'stepped' || type === 'fell');
    expect(told).toEqual(['stepped', 'stepped', 'stepped', 'fell', 'fell']);
  });

  test('HS-FALL-06: who is destroyed by a fall leaves what it took where it ended', () => {
    const t = table('clash', {
      armies: [{ 'captain-america': '1,3^:4' }, { venom: '6,9' }],
      acts: 'captain-america',
      glyphs: [{ at: '1,2' }],
    });
    t.dice(S).play(0, walkTo('1,2'));
    t.shows({ armies: [{ 'captain-america': 'destroyed' }, {}], glyphs: [{ at: '1,2', carrier: null }] });
  });
});

describe('engagement', () => {
  test('HS-CASE-33, HS-ENG-01, HS-ENG-02: a base at the top of the other is not adjacent', () => {
    const on = (top: number) =>
      field(strip(1, top, 1), {
        armies: [{ 'captain-america': '0,0' }, { abomination: '1,0' }],
        acts: 'captain-america',
      });
    on(6).asks('activation/attack', 0).offers(0, { type: 'none' }, hit('abomination', 'shield-throw'));
    on(5).asks('activation/attack', 0).allows(0, hit('abomination'));
  });

  test('HS-CASE-34, HS-ENG-04, HS-ENG-05, HS-ENG-07: each engagement that is left gives its own die', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '3,9' }, { venom: '4,9', abomination: '4,8' }],
      acts: 'captain-america',
    });
    expect(forecast(t, 0, walkTo('2,9')).strikes).toEqual(['venom', 'abomination']);
    t.dice(S, S)
      .play(0, walkTo('2,9'))
      .shows({ armies: [{ 'captain-america': '2,9:2' }, {}] });
    expect(t.events('struck')).toMatchObject([{ by: 'venom' }, { by: 'abomination' }]);
  });

  test('HS-CASE-35, HS-ENG-05, HS-ENG-06: walking around an enemy provokes nothing until one leaves, and only a skull wounds', () => {
    const t = table('theft', { armies: [{ 'captain-america': '3,9' }, { venom: '4,9' }], acts: 'captain-america' });
    t.play(0, stepTo('4,8')).play(0, stepTo('5,8'));
    expect(t.events('struck')).toEqual([]);
    t.dice(H).play(0, stepTo('6,8'));
    expect(t.events('struck')).toMatchObject([{ by: 'venom', face: 'shield' }]);
    t.shows({ armies: [{ 'captain-america': '6,8' }, {}] });
  });

  test('HS-ENG-08: who is destroyed while leaving falls where it was', () => {
    const t = table('theft', {
      armies: [{ 'captain-america': '3,9:4', hulk: '-3,9' }, { venom: '4,9' }],
      acts: 'captain-america',
    });
    t.dice(S)
      .play(0, walkTo('2,9'))
      .shows({ armies: [{ 'captain-america': 'destroyed' }, {}] });
    expect(t.events('destroyed')).toMatchObject([{ at: '3,9', cause: 'strike', by: 'venom' }]);
  });

  test('HS-ENG-09, HS-RULING-19: a strike is one die, whatever the height, and no sense answers it', () => {
    // Thanos stands higher and has a Tactician at his side: an attack would have two dice more
    const leave = field(strip(1, 1, 3, 3), {
      armies: [{ 'spider-man': '1,0' }, { thanos: '2,0', 'captain-america': '3,0' }],
      acts: 'spider-man',
    });
    leave
      .dice(S)
      .play(0, walkTo('0,0'))
      .check(s => expect(s.figures[0]?.wounds).toBe(1));
    expect(leave.events('struck')).toMatchObject([{ by: 'thanos', face: 'skull' }]);
    expect([...leave.events('sensed'), ...leave.events('defended')]).toEqual([]);
  });

  test('HS-ENG-10, HS-RULING-29: the wall engages nobody', () => {
    const t = table('theft', { armies: [{ 'iron-man': '5,5' }, { venom: '5,8' }], acts: 'iron-man' });
    expect(forecast(t, 0, walkTo('5,6')).strikes).toEqual([]);
    t.play(0, { type: 'stay' }).allows(0, hit('venom'), hit('wall'));
  });

  test('HS-RULING-12, HS-PROMPT-24: whoever strikes at Hulk is asked, for wounds make him stronger', () => {
    const t = table('theft', { armies: [{ hulk: '3,9' }, { venom: '4,9' }], acts: 'hulk' });
    t.play(0, walkTo('2,9')).asks('walk/ask', 1).offers(1, { type: 'strike' }, { type: 'none' });
    t.play(1, { type: 'none' }).shows({ armies: [{ hulk: '2,9' }, {}] });
    expect(t.events('letGo')).toMatchObject([{ figure: 'hulk', by: 'venom' }]);
    const struck = table('theft', { armies: [{ hulk: '3,9' }, { venom: '4,9' }], acts: 'hulk' });
    struck.play(0, flyTo('0,9', 'leap')).asks('flight/ask', 1).dice(S).play(1, { type: 'strike' });
    struck.shows({ armies: [{ hulk: '0,9:1' }, {}] });
  });

  test('HS-MOVE-01: the offered walk is the one with the fewest strikes', () => {
    const t = table('theft', {
      armies: [{ 'spider-man': '3,9' }, { venom: '4,9', thanos: '-4,10' }],
      acts: 'spider-man',
    });
    expect(forecast(t, 0, walkTo('5,9')).strikes).toEqual([]); // around Venom, at his side all the way
    expect(G.size).toBeGreaterThan(100);
    t.play(0, walkTo('5,9'))
      .dice(...roll(0, 0))
      .shows({ armies: [{ 'spider-man': '5,9' }, {}] });
  });
});
