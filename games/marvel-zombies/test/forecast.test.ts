import { describe, expect, test } from 'vitest';
import { apply, clone, resume } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { boards } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import type { M } from '../rules/table.ts';
import type { Event } from '../events.ts';
import type { Plan } from '../seen.ts';
import { table } from './table.ts';
import { MISSIONS, type MissionId } from '../ids.ts';

const plans = (m: M): Plan[] => game.view(m, 0).forecast;

/** Numbers from 0 up to below `count`, the same in every run. */
function chance(seed: number): (count: number) => number {
  let word = seed * 2654435761 + 1;
  return count => {
    word = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (word >>> 1) % count;
  };
}

/** The Enemy Phase up to that Action, if it came now and the players answered like this; null if the match ends in it. */
function enemyPhase(m: M, pick: (count: number) => number, last: 1 | 2): Event[] | null {
  const later = clone(m);
  const heard: Event[] = [];
  const at = () => later.stack.find(f => f.flow === 'activation');
  const isOn = () => (at()?.action ?? 3) <= last;
  later.hear = event => isOn() && heard.push(event);
  later.stack.length = 2; // the mission and its round
  Object.assign(later.stack[1] as object, { at: 'enemies' });
  later.state.turn = null;
  resume(later);
  while (!later.outcome && isOn()) {
    const [seat = 0] = deciders(later);
    const all = options(later, seat);
    apply(later, seat, all[pick(all.length)] as (typeof all)[number]);
  }
  return heard.some(({ type }) => type === 'defeat') ? null : heard;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What a band did, in the words of a plan. */
function deedOf({ crowd, from }: Plan, heard: readonly Event[]): Pick<Plan, 'act' | 'to'> & { moved: number[] } {
  const isOne = (one: Plan['crowd']) => one.kind === crowd.kind && one.hero === crowd.hero;
  for (const event of heard) {
    if (event.type !== 'enemiesAttacked' || !event.crowd.some(isOne)) continue;
    if (event.zone === from) return { act: 'attack', to: [from], moved: [] };
    if (crowd.hero === 'iron-man' && event.from.includes(from)) return { act: 'shoot', to: [event.zone], moved: [] };
  }
  const marches = heard.flatMap(event => (event.type === 'enemiesMoved' ? event.marches : []));
  const own = marches.filter(one => isOne(one.crowd) && (one.from === from || crowd.hero === 'doctor-strange'));
  const ends = crowd.hero === null ? own : own.slice(-1);
  const act = ends.length > 0 ? 'move' : 'stay';
  return { act, to: ends.map(one => one.to), moved: ends.map(one => one.crowd.count) };
}

type Deed = ReturnType<typeof deedOf>;

/** Whether a band did what its plan says as certain, or one of the things that it leaves to the players. */
function keeps({ act, to, crowd, on }: Plan, deed: Deed): boolean {
  if (on === 'attacks') return true;
  if (deed.act !== act || !deed.to.every(zone => to.includes(zone))) return false;
  return (
    on === 'choice' || (deed.to.length === to.length && deed.moved.every(count => count * to.length === crowd.count))
  );
}

/** Heroes, Enemies and Bystanders anywhere, with some doors open. */
function anywhere(seed: number): M {
  const pick = chance(seed);
  const mission = MISSIONS[seed % MISSIONS.length] as MissionId;
  const { ids, doors, hasSpawn } = boards[mission];
  const civilians: readonly string[] = mission === 'M6' ? ['4V.10', '1V.10'] : [];
  const streets = ids.filter((id, zone) => !hasSpawn[zone] && !civilians.includes(id));
  // mostly near to each other, so that attacks and moves go together
  const corner = pick(streets.length);
  const zone = () => streets[(corner + pick(pick(3) === 0 ? streets.length : 9)) % streets.length] as string;
  const hero = () => ({ zone: pick(9) === 0 ? 'out' : zone(), health: 1 + pick(5), xp: pick(2) * 19 });
  const crowd = () => ({ walker: pick(4), brute: pick(3) - 1 < 0 ? 0 : pick(2), runner: pick(2) });
  const names = ['happy-hogan', 'okoye'].slice(0, mission === 'M6' ? 0 : pick(3));
  return table(mission, {
    turn: 'black-panther',
    heroes: { 'black-panther': { ...hero(), zone: zone() }, wasp: hero(), vision: hero(), 'spider-man': hero() },
    enemies: Object.fromEntries(Array.from({ length: 3 + pick(4) }, () => [zone(), crowd()])),
    zombies: Object.fromEntries(
      ['captain-america', 'doctor-strange', 'scarlet-witch', 'iron-man'].slice(pick(4)).map(id => [id, zone()]),
    ),
    bystanders: Object.fromEntries(names.map(id => [id, zone()])),
    open: doors.flatMap(({ a, b }) => (pick(2) ? [`${ids[a]}|${ids[b]}`] : [])),
  }).m;
}

describe('what the Enemies are about to do', () => {
  test('MZ-EACT-01, MZ-EMOVE-05, MZ-EMOVE-06, MZ-ZH-02, MZ-ZH-04: what is certain happens, what depends says on what', () => {
    const tally = { sure: 0, choice: 0, attacks: 0 };
    const ways = { choice: 0, attacks: 0 };
    const broken: object[] = [];
    for (let seed = 0; seed < 110; seed++) {
      const m = anywhere(seed);
      const before = plans(m);
      const came = before.map(({ act, to }) => new Set([JSON.stringify([act, [...to].sort()])]));
      for (let time = 0; time < 4; time++) {
        const heard = enemyPhase(m, chance(seed * 31 + time), 1);
        if (!heard) continue;
        before.forEach((plan, i) => {
          const deed = deedOf(plan, heard);
          came[i]?.add(JSON.stringify([deed.act, [...deed.to].sort()]));
          if (!keeps(plan, deed)) broken.push({ seed, plan, deed });
        });
      }
      before.forEach((plan, i) => {
        tally[plan.on ?? 'sure']++;
        if (plan.on !== null && (came[i]?.size ?? 0) > 1) ways[plan.on]++;
      });
    }
    expect(broken).toEqual([]);
    // neither is everything called uncertain, nor is uncertainty an excuse
    expect(tally.sure).toBeGreaterThan(4 * tally.attacks);
    expect(ways.choice).toBeGreaterThan(tally.choice / 2);
    expect(ways.attacks).toBeGreaterThan(tally.attacks / 2);
    expect(tally.attacks).toBeGreaterThan(20);
  });

  test('MZ-EACT-02, MZ-EATK-01: Wounds come where they are foretold, for certain or at most', () => {
    const tally = { sure: 0, open: 0, most: 0 };
    const broken: object[] = [];
    for (let seed = 0; seed < 110; seed++) {
      const m = anywhere(seed);
      const foretold = plans(m).flatMap(({ strikes }) => strikes);
      for (let time = 0; time < 3; time++) {
        const heard = enemyPhase(m, chance(seed * 37 + time), 2);
        if (!heard) continue;
        const isAnybodyGone = heard.some(({ type }) => type === 'heroFell' || type === 'bystanderDevoured');
        for (const zone of m.content.board.ids) {
          const there = foretold.filter(strike => strike.zone === zone);
          const came = sum(heard.map(one => (one.type === 'enemiesAttacked' && one.zone === zone ? one.wounds : 0)));
          const least = sum(there.map(({ wounds, sure }) => (sure ? wounds : 0)));
          const most = isAnybodyGone ? Number.POSITIVE_INFINITY : sum(there.map(({ wounds }) => wounds));
          if (came < least || came > most) broken.push({ seed, zone, came, least, most });
          if (came > 0 && came === most) tally.most++;
        }
      }
      for (const { sure } of foretold) tally[sure ? 'sure' : 'open']++;
    }
    expect(broken).toEqual([]);
    expect(tally.sure).toBeGreaterThan(2 * tally.open);
    expect(tally.open).toBeGreaterThan(20);
    expect(tally.most).toBeGreaterThan(100);
  });

  test('MZ-EACT-02, MZ-ZH-04: a Runner comes and bites, Iron Man comes and fires, a Walker only comes', () => {
    const heroes = { hulk: { zone: '2R.01' }, vision: { zone: 'out' }, ...out };
    const strikes = (given: object) => plans(table('M1', { turn: 'hulk', heroes, ...given }).m)[0]?.strikes;
    const one = { zone: '2R.01', wounds: 1, sure: true };
    expect(strikes({ enemies: { '2R.11': { runner: 1 } } })).toEqual([one]);
    expect(strikes({ enemies: { '2R.11': { walker: 1 } } })).toEqual([]);
    expect(strikes({ enemies: { '2R.01': { runner: 1 } } })).toEqual([one, one]);
    expect(strikes({ zombies: { 'iron-man': '2R.21' } })).toEqual([one]);
    expect(strikes({ zombies: { 'captain-america': '2R.21' } })).toEqual([]);
  });

  const out = { wasp: { zone: 'out' }, 'spider-man': { zone: 'out' } };
  const two = { hulk: { zone: '2R.01' }, vision: { zone: '2R.21' }, ...out };

  test('MZ-EMOVE-06, MZ-EMOVE-08, MZ-ZH-04: an even split is certain, the odd one and the single one are the players’', () => {
    const given = (walker: number) => ({ turn: 'hulk', heroes: two, enemies: { '2R.12': { walker } } });
    const to = ['2R.02', '2R.11'];
    expect(plans(table('M1', given(2)).m)).toMatchObject([{ act: 'move', to, on: null }]);
    expect(plans(table('M1', given(3)).m)).toMatchObject([{ act: 'move', to, on: 'choice' }]);
    const zombies = { 'captain-america': '2R.11', 'iron-man': '2R.11' };
    expect(plans(table('M1', { turn: 'hulk', heroes: two, zombies }).m)).toMatchObject([
      { act: 'move', to: ['2R.01', '2R.21'], on: 'choice' },
      { act: 'shoot', to: ['2R.01', '2R.21'], on: 'choice' },
    ]);
    const one = { ...two, vision: { zone: '2R.01' } };
    expect(plans(table('M1', { turn: 'hulk', heroes: one, zombies }).m)).toMatchObject([
      { act: 'move', to: ['2R.01'], on: null },
      { act: 'shoot', to: ['2R.01'], on: null },
    ]);
  });

  test('MZ-EACT-01, MZ-EATK-02: a move towards who may fall before depends on the attacks', () => {
    // the Walker of 4V.11 goes south in any case; the one of 2V.10 turns to whoever is left
    const given = (health: number, walker = 1) => ({
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.21' }, wasp: { zone: '2V.01', health }, vision: { zone: '2V.21' } },
      enemies: { '2V.01': { walker }, '4V.11': { walker: 1 }, '2V.00': { walker: 1 } },
    });
    const on = (scene: object) => Object.fromEntries(plans(table('M0', scene).m).map(plan => [plan.from, plan.on]));
    expect(on(given(2))).toEqual({ '2V.01': null, '4V.11': null, '2V.00': null });
    expect(on(given(1))).toEqual({ '2V.01': null, '4V.11': null, '2V.00': 'attacks' });
    expect(on(given(2, 2))).toMatchObject({ '2V.00': 'attacks' });
    const behind = { ...given(1), heroes: { hulk: { zone: '2V.11' }, wasp: { zone: '2V.01', health: 1 } } };
    expect(on({ ...behind, enemies: { '2V.01': { walker: 1 }, '4V.21': { walker: 1 } } })).toMatchObject({
      '4V.21': null, // there or beyond, the first step is the same
    });
    const beside = { ...given(1), bystanders: { 'happy-hogan': '2V.01' } };
    expect(on(beside)).toMatchObject({ '2V.00': null }); // one Wound cannot empty the zone
    const panther = { hulk: { zone: '2V.21' }, vision: { zone: '2V.21' } };
    const woven = { ...given(1), heroes: { ...panther, 'black-panther': { zone: '2V.01', health: 1, xp: 19 } } };
    expect(on(woven)).toMatchObject({ '2V.00': null }); // nor can it hurt him
  });

  test('MZ-ZH-02: Doctor Strange is shown where his two steps end', () => {
    const strange = { 'doctor-strange': '4V.12' };
    expect(plans(table('M0', { turn: 'hulk', zombies: strange }).m)).toMatchObject([{ to: ['4V.21'], on: null }]);
    const met = { turn: 'hulk', heroes: { hulk: { zone: '4V.11' } }, zombies: strange };
    expect(plans(table('M0', met).m)).toMatchObject([{ to: ['4V.11'], on: null }]);
    const hurt = { ...met, heroes: { hulk: { zone: '4V.11', health: 1 } }, enemies: { '4V.11': { brute: 1 } } };
    expect(plans(table('M0', hurt).m)).toMatchObject([{ act: 'attack', on: null }, { on: 'attacks' }]);
  });

  test('MZ-EP-01: nothing is foretold once the Enemies are at it', () => {
    const scene = table('M1', {
      turn: 'hulk',
      heroes: two,
      enemies: { '2R.11': { walker: 1 } },
      now: { phase: 'enemies' },
    });
    scene.play(0, { type: 'end' }).asks('activation/split', 0);
    expect(plans(scene.m)).toEqual([]);
  });
});
