import { describe, expect, test } from 'vitest';
import { clone, play } from '../../../engine/match.ts';
import { preview } from '../../../engine/queries.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import type { Event } from '../events.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import { strip } from './boards.ts';
import { field, flyTo, forecast, hit, odds, offered, roll, stepTo, table, walkTo } from './table.ts';

// What is shown before one commits is what comes of it: every roll that can fall is played, with its weight.

const stay = { type: 'stay' } as const;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const chance = (n: number, k: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k);

interface Brought {
  hit: number;
  wounds: number;
  kill: number;
  counter: number;
}

/** Plays an attack with every number of skulls and shields, sensed and unsensed. */
function brought(t: Scene<HeroScape>, seat: number, action: Extract<Action, { type: 'attack' }>): Brought {
  const shown = odds(t, seat, action);
  const sum: Brought = { hit: 0, wounds: 0, kill: 0, counter: 0 };
  for (let skulls = 0; skulls <= shown.attackDice; skulls++)
    for (let shields = 0; shields <= shown.defenseDice; shields++)
      for (const isSensed of shown.sense !== null && skulls > 0 ? [true, false] : [false]) {
        const weight = chance(shown.attackDice, skulls, 1 / 2) * chance(shown.defenseDice, shields, 1 / 3);
        const sensing = shown.sense !== null && skulls > 0 ? (shown.sense - 1) / 20 : 1;
        const rolls = roll(shown.attackDice, skulls);
        if (shown.sense !== null && skulls > 0) rolls.push(isSensed ? 20 : 1);
        if (!isSensed) rolls.push(...roll(shown.defenseDice, 0, shields));
        add(sum, weight * (isSensed ? 1 - sensing : sensing), outcomeOf(t, seat, action, rolls));
      }
  return sum;
}

function add(sum: Brought, weight: number, one: Brought): void {
  for (const what of ['hit', 'wounds', 'kill', 'counter'] as const) sum[what] += weight * one[what];
}

function outcomeOf(
  t: Scene<HeroScape>,
  seat: number,
  action: Extract<Action, { type: 'attack' }>,
  rolls: number[],
): Brought {
  const m = clone(t.m);
  const heard: Event[] = [];
  m.hear = event => heard.push(event);
  m.loaded = { rolls: [...rolls, ...Array.from({ length: 40 }, () => 1)], picks: [], shuffles: [] };
  const attacker = m.stack.at(-1) as { figure?: string };
  const loss = (figures: readonly Figure[], id: string): number => figures.find(f => f.id === id)?.wounds ?? 0;
  const wall = m.state.wall.wounds;
  expect(play(m, seat, action)).toBeNull();
  const gone = heard.some(e => e.type === 'destroyed' && e.figure === action.target);
  const target = action.target === 'wall' ? m.state.wall.wounds - wall : 0;
  const wounded = heard.flatMap(e => (e.type === 'wounded' && e.figure === action.target ? [e.amount] : []));
  const wounds = target + (wounded[0] ?? (gone ? 1 : 0));
  const broken = heard.some(e => e.type === 'wallBroken');
  const counter = loss(m.state.figures, attacker.figure ?? '') - loss(t.m.state.figures, attacker.figure ?? '');
  return { hit: wounds > 0 ? 1 : 0, wounds, kill: gone || broken ? 1 : 0, counter };
}

function isTrue(t: Scene<HeroScape>, seat: number, action: Extract<Action, { type: 'attack' }>): void {
  const { hit: wounding, wounds, kill, counter } = odds(t, seat, action);
  const played = brought(t, seat, action);
  const rounded = (of: Brought) => Object.values(of).map(value => value.toFixed(9));
  expect(rounded({ hit: wounding, wounds, kill, counter })).toEqual(rounded(played));
}

describe('what an attack promises', () => {
  const fight = (armies: object[], acts: string) => table('theft', { armies, acts }).play(0, stay);

  test('HS-ATK-07, HS-LIFE-03: chances count no wound that the target has no life for', () => {
    isTrue(fight([{ venom: '3,9' }, { thanos: '4,9' }], 'venom'), 0, hit('thanos'));
    isTrue(fight([{ venom: '3,9' }, { thanos: '4,9:5', hulk: '-4,12' }], 'venom'), 0, hit('thanos'));
  });

  test('HS-POW-07: a sense answers every kind of attack, and only where there is a skull', () => {
    const t = fight([{ venom: '3,9' }, { 'spider-man': '5,9:2', hulk: '-4,12' }], 'venom');
    isTrue(t, 0, hit('spider-man', 'web'));
    isTrue(fight([{ thanos: '3,9' }, { venom: '5,9' }], 'thanos'), 0, hit('venom'));
  });

  test('HS-POW-04: no more Counter Strike than the attacker has life, and none from afar', () => {
    isTrue(fight([{ venom: '3,9' }, { 'captain-america': '4,9' }], 'venom'), 0, hit('captain-america'));
    const dying = fight([{ venom: '3,9:4', hulk: '-4,12' }, { 'captain-america': '4,9' }], 'venom');
    isTrue(dying, 0, hit('captain-america'));
    expect(odds(dying, 0, hit('captain-america')).counter).toBeLessThan(1);
    isTrue(dying, 0, hit('captain-america', 'web'));
    isTrue(fight([{ thanos: '3,9' }, { 'captain-america': '5,9' }], 'thanos'), 0, hit('captain-america'));
  });

  test('HS-POW-04, HS-POW-07, HS-SCN-53: who senses an attack does not strike back at it', () => {
    const t = table('genius', {
      armies: [{ hulk: '5,9' }, { venom: '5,8+', thanos: '11,11' }],
      acts: 'hulk',
      taken: { venom: ['captain-america'] },
    });
    isTrue(t.play(0, stay), 0, hit('venom'));
  });

  test('HS-SCN-36: only who carries the anesthetic has a chance to wound Hulk', () => {
    const hunt = (captain: string, iron: string, acts: string, seat: number) =>
      table('hulk', { armies: [{ hulk: '3,9' }, { 'captain-america': captain, 'iron-man': iron }], acts }).play(
        seat,
        stay,
      );
    const bare = hunt('4,9', '2,9+', 'captain-america', 1);
    expect(odds(bare, 1, hit('hulk'))).toMatchObject({ hit: 0, wounds: 0, kill: 0 });
    isTrue(bare, 1, hit('hulk'));
    const armed = hunt('4,9', '2,9+', 'iron-man', 1);
    expect(odds(armed, 1, hit('hulk')).hit).toBeGreaterThan(0.2);
    isTrue(armed, 1, hit('hulk'));
    expect(odds(hunt('4,9', '-4,12+', 'hulk', 0), 0, hit('captain-america')).counter).toBe(0);
    expect(odds(hunt('4,9+', '-4,12', 'hulk', 0), 0, hit('captain-america')).counter).toBeGreaterThan(0);
  });

  test('HS-WALL-08, HS-WALL-09: the wall takes no more than it has', () => {
    const wall = (card: string, wounds: number) =>
      table('theft', { armies: [{ [card]: '5,5' }, { 'red-skull': '-3,12' }], acts: card, wall: wounds }).play(0, stay);
    isTrue(wall('captain-america', 0), 0, hit('wall'));
    isTrue(wall('abomination', 2), 0, hit('wall'));
  });

  test('HS-DISC-13: in discovery one wound is all there is', () => {
    const t = table('avengers', {
      armies: [{ 'iron-man': '0,9' }, { thanos: '3,9', venom: '-3,12' }],
      acts: 'iron-man',
    });
    isTrue(t.play(0, stay), 0, hit('thanos'));
  });
});

describe('what a move promises', () => {
  test('HS-SCN-51, HS-SCN-52: no second amulet is promised to who may carry only one', () => {
    const surfer = (at: string, amulets: 1 | 2) =>
      table('genius', { armies: [{ 'silver-surfer': at }, { venom: '5,8' }], acts: 'silver-surfer' }, { amulets });
    for (const move of [walkTo('9,14'), stepTo('9,14'), flyTo('9,14', 'stealth')]) {
      expect(forecast(surfer('8,14', 1), 0, move).takes).toBe('amulet');
      expect(forecast(surfer('8,14+', 1), 0, move).takes).toBeNull();
      expect(forecast(surfer('8,14+', 2), 0, move).takes).toBe('amulet');
    }
    expect(forecast(surfer('8,14+', 1), 0, walkTo('9,14')).stops).toBe('glyph');
    expect(forecast(surfer('8,14', 1), 0, walkTo('8,15')).stops).toBeNull();
  });

  test('HS-SCN-32: the anesthetic is promised wherever it lies on the way, to player 2 only', () => {
    const hunter = table('hulk', {
      armies: [{ hulk: '0,9' }, { 'red-skull': '6,1' }],
      acts: 'red-skull',
    });
    const over = forecast(hunter, 1, walkTo('8,0'));
    expect(over.takes).toBe(over.path.includes('7,0') ? 'anesthetic' : null);
    expect(forecast(hunter, 1, stepTo('7,0'))).toMatchObject({ takes: 'anesthetic', stops: null, exits: false });
    expect(forecast(hunter, 1, stepTo('6,0')).takes).toBeNull();
  });

  test('HS-FALL-01, HS-FALL-03: each fall with its dice', () => {
    const drop = (...levels: number[]) =>
      field(strip(...levels, 1), {
        armies: [{ 'captain-america': '0,0' }, { venom: `${levels.length},0` }],
        acts: 'captain-america',
      });
    const all = (to: string, ...levels: number[]) => {
      const { falls, fallDice, cost } = forecast(drop(...levels), 0, walkTo(to));
      return { falls, fallDice, cost };
    };
    expect(all('2,0', 12, 6, 1)).toEqual({ falls: ['fall', 'fall'], fallDice: 2, cost: 2 });
    expect(all('1,0', 16, 1, 1)).toEqual({ falls: ['great'], fallDice: 2, cost: 1 });
    expect(all('2,0', 31, 6, 1)).toEqual({ falls: ['extreme', 'fall'], fallDice: 1, cost: 2 });
    expect(all('1,0', 5, 1, 1)).toEqual({ falls: [], fallDice: 0, cost: 1 });
  });

  test('HS-FLY-08, HS-SCN-66: strikes and exits of a flight', () => {
    const t = table('clash', {
      armies: [{ 'iron-man': '0,11' }, { 'doctor-doom': '6,12', venom: '3,5' }],
      acts: 'doctor-doom',
    });
    expect(forecast(t, 1, flyTo('7,15'))).toMatchObject({ exits: true, takes: null, strikes: [] });
    expect(forecast(t, 1, flyTo('7,14'))).toMatchObject({ exits: false });
  });

  test('HS-POW-25, HS-POW-18: the chances of the other dice', () => {
    const skull = table('theft', { armies: [{ 'red-skull': '3,9' }, { thanos: '4,7' }], acts: 'red-skull' });
    skull.play(0, stay);
    expect(preview(skull.m, 0, { type: 'dust', target: 'thanos' })).toEqual({ type: 'roll', needs: 19, chance: 0.1 });
    expect(preview(skull.m, 0, { type: 'none' })).toBeNull();
    const doom = table('theft', { armies: [{ 'doctor-doom': '3,9' }, { thanos: '5,9' }], acts: 'doctor-doom' });
    doom.play(0, stay).play(0, { type: 'none' });
    const mind = preview(doom.m, 0, { type: 'mindExchange', target: 'thanos' });
    expect(mind).toEqual({ type: 'roll', needs: 17, chance: 0.2 });
  });
});

describe('what lies open from a hex', () => {
  const armies = [
    { 'captain-america': '3,9', hulk: '-4,12' },
    { thanos: '5,9', 'red-skull': '3,6', venom: '6,9' },
  ];
  const set = () => table('theft', { armies, acts: 'captain-america' });

  test('HS-PROMPT-05: every attack that a hex promises is offered there, with the same chances', () => {
    let aims = 0;
    for (const to of ['4,9', '3,8', '2,9', '4,8', '2,10']) {
      const { vantage } = forecast(set(), 0, walkTo(to));
      const t = set().play(0, walkTo(to));
      const found = new Map<string, { attack: string; hit: number; wounds: number }>();
      for (const action of offered(t, 0, 'attack')) {
        if (action.type !== 'attack') continue;
        const { hit: chance, wounds } = odds(t, 0, action);
        if ((found.get(action.target)?.wounds ?? -1) < wounds)
          found.set(action.target, { attack: action.attack, hit: chance, wounds });
      }
      expect(new Set(vantage?.aims.map(({ target }) => target)), to).toEqual(new Set(found.keys()));
      for (const { target, attack, hit: chance, wounds } of vantage?.aims ?? []) {
        aims++;
        expect(attack).toBe(found.get(target)?.attack);
        expect(chance).toBeCloseTo(found.get(target)?.hit ?? -1, 2);
        expect(wounds).toBeCloseTo(found.get(target)?.wounds ?? -1, 2);
      }
    }
    expect(aims).toBeGreaterThan(5);
  });

  test('whoever could strike there is named, and seen as a threat once one stands there', () => {
    const { vantage } = forecast(set(), 0, walkTo('4,9'));
    const t = set().play(0, walkTo('4,9'));
    const threats = t.m.game.view(t.m, 0).threats.filter(({ on }) => on === 'captain-america');
    expect(threats.length).toBeGreaterThan(0);
    expect(threats.map(({ by, attack, hit: chance, wounds }) => ({ by, attack, hit: chance, wounds }))).toEqual(
      vantage?.threats,
    );
  });

  test('looking from a hex moves nobody', () => {
    const t = set();
    forecast(t, 0, walkTo('4,9'));
    t.shows({ armies: [{ 'captain-america': '3,9' }, {}] });
  });
});
