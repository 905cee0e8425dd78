import { describe, expect, test } from 'vitest';
import { options, preview } from '../../../engine/queries.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import { strikeOf } from '../rules/strike.ts';
import { expectedKills } from '../rules/odds.ts';
import type { Action, MarvelZombies } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { table } from './table.ts';

// What an option promises is what it brings.

const attack = (zone: string, reach = false) => ({ type: 'attack', zone, free: false, reach }) as never;
const roll = (power: number) => ({ type: 'roll', power }) as const;
const assign = (to: string, wounds: number) => ({ type: 'assign', to, wounds }) as never;
const seen = (scene: Scene<MarvelZombies>, action: Action) => preview(scene.m, 0, action);

const choose = (of: number, count: number): number => (count === 0 ? 1 : (of / count) * choose(of - 1, count - 1));

/** Plays a way to another zone and holds what came of it against what was promised. */
function travels(scene: Scene<MarvelZombies>, action: Action, hero: string): void {
  const promised = seen(scene, action);
  const before = scene.m.state;
  const of = (state: typeof before) => state.heroes.find(({ id }) => id === hero);
  const had = { power: of(before)?.power ?? 0, actions: before.turn?.actions ?? 0 };
  scene.play(0, action);
  const { state, content } = scene.m;
  const moved = scene.events('moved').at(-1);
  if (promised?.type !== 'move') throw new Error('no way is shown');
  expect(promised.path).toEqual(moved?.path.slice(1));
  expect(promised.path.at(-1)).toBe(content.board.ids[of(state)?.zone ?? -1]);
  expect(promised.power).toBe(had.power - (of(state)?.power ?? 0));
  expect([promised.actions, moved?.actions]).toEqual(Array(2).fill(had.actions - (state.turn?.actions ?? 0)));
}

describe('ways', () => {
  test('MZ-SKILL-10, MZ-MOVE-02: a Leaping Charge tells all the Actions it takes, those for the Enemies left behind too', () => {
    const scene = table('M0', {
      turn: 'black-panther',
      heroes: { 'black-panther': { power: 2 } },
      enemies: { '2V.21': { walker: 2 }, '2V.11': { walker: 1 } },
    });
    expect(seen(scene, { type: 'charge', to: '2V.11' })).toMatchObject({ path: ['2V.11'], actions: 3, power: 1 });
    travels(scene, { type: 'charge', to: '2V.11' }, 'black-panther');
    const moved = scene.events('moved')[0];
    expect(moved).toMatchObject({ by: 'charge', actions: 3 });
    if (moved)
      expect([en.event(moved, []), fr.event(moved, [])]).toEqual([
        expect.stringContaining('(3 Actions)'),
        expect.stringContaining('(3 Actions)'),
      ]);
  });

  test('MZ-SKILL-10: a Charge of two zones out of an empty one takes one Action', () => {
    const scene = table('M0', {
      turn: 'black-panther',
      heroes: { 'black-panther': { power: 1 } },
      enemies: { '2V.01': { walker: 1 } },
    });
    expect(seen(scene, { type: 'charge', to: '2V.01' })).toMatchObject({ path: ['2V.11', '2V.01'], actions: 1 });
    travels(scene, { type: 'charge', to: '2V.01' }, 'black-panther');
    expect(scene.events('moved')[0]?.path).toEqual(['2V.21', '2V.11', '2V.01']);
  });

  test('MZ-SKILL-10, MZ-CMB-05: what a Charge has cost cannot be spent on its Attack', () => {
    table('M0', {
      turn: 'black-panther',
      heroes: { 'black-panther': { power: 2 } },
      enemies: { '2V.01': { walker: 1 } },
    })
      .play(0, { type: 'charge', to: '2V.01' })
      .offers(0, roll(0), roll(1));
  });

  test('MZ-MOVE-02, MZ-SKILL-05, MZ-SKILL-13, MZ-TC-05, MZ-BC-04: every other way costs what it says', () => {
    const crowd = { '2V.21': { walker: 1 } };
    travels(table('M0', { turn: 'vision', enemies: crowd }), { type: 'move', to: '2V.11', by: 'walk' }, 'vision');
    travels(table('M0', { turn: 'wasp', enemies: crowd }), { type: 'move', to: '2V.11', by: 'shrink' }, 'wasp');
    const hulk = (rest: object) =>
      table('M0', { turn: 'hulk', heroes: { hulk: { power: 2, ...rest } }, enemies: crowd });
    travels(hulk({ xp: 19 }), { type: 'move', to: '2V.01', by: 'leap' }, 'hulk');
    travels(hulk({ traits: ['super-speed'] }), { type: 'superSpeed', to: '2V.01' }, 'hulk');
    travels(hulk({ bystander: 'wong' }), { type: 'portal', to: '2V.01' }, 'hulk');
    const path = (rest: object, action: Action) => seen(hulk(rest), action);
    const far = { path: ['2V.11', '2V.01'] };
    expect(path({ traits: ['super-speed'] }, { type: 'superSpeed', to: '2V.01' })).toMatchObject({
      ...far,
      actions: 0,
    });
    expect(path({ xp: 19 }, { type: 'move', to: '2V.01', by: 'leap' })).toMatchObject({ ...far, actions: 1, power: 1 });
    expect(path({ bystander: 'wong' }, { type: 'portal', to: '2V.01' })).toMatchObject({ path: ['2V.01'], power: 1 });
    const web = { turn: 'spider-man', heroes: { 'spider-man': { xp: 19 } } };
    travels(table('M0', web), { type: 'move', to: '2V.00', by: 'walk' }, 'spider-man');
    const ghost = { turn: 'vision', heroes: { vision: { xp: 19, zone: '2V.21' } }, open: ['2V.11|2V.12'] };
    travels(table('M0', ghost), { type: 'move', to: '2V.22', by: 'walk' }, 'vision');
  });

  test('MZ-MOVE-03, MZ-TC-17: a Move by Teamwork is shown as the free Move it is', () => {
    const scene = table('M0', {
      turn: 'wasp',
      heroes: { wasp: { power: 1, traits: ['teamwork'], zone: '2V.11' }, hulk: { zone: '2V.10' } },
    });
    scene.play(0, { type: 'teamwork', hero: 'hulk' });
    expect(seen(scene, { type: 'move', to: '2V.00', by: 'walk' })).toMatchObject({ actions: 0, power: 0 });
    travels(scene, { type: 'move', to: '2V.00', by: 'walk' }, 'hulk');
    expect(scene.m.state.turn?.actions).toBe(3);
  });
});

test('MZ-EACT-02, MZ-EATK-01: a Move shows how many Wounds may come where it ends', () => {
  const out = { wasp: { zone: 'out' }, vision: { zone: 'out' }, 'spider-man': { zone: 'out' } };
  const threat = (zone: string, enemies: object) =>
    seen(table('M0', { turn: 'hulk', heroes: { hulk: { zone }, ...out }, enemies }), {
      type: 'move',
      to: '2V.11',
      by: 'walk',
    });
  // two Walkers once, the Runner twice; the one beside comes and bites once
  const crowd = { '2V.11': { walker: 2, runner: 1 }, '2V.10': { runner: 1 } };
  expect(threat('2V.21', crowd)).toMatchObject({ threat: 5 });
  // those whom he leaves are too slow, or not
  expect(threat('2V.21', { '2V.21': { walker: 1 } })).toMatchObject({ threat: 0 });
  expect(threat('2V.21', { '2V.21': { runner: 1 } })).toMatchObject({ threat: 1 });
});

describe('Attacks', () => {
  const powers = (scene: Scene<MarvelZombies>, action: Action): number[] => {
    const shown = seen(scene, action);
    return shown?.type === 'attack' ? shown.boosts.map(({ power }) => power) : [];
  };

  test('MZ-TC-12, MZ-FX-02, MZ-CMB-05: with Long Reach only the Power that it leaves is promised', () => {
    for (const power of [1, 2, 4]) {
      const scene = table('M0', {
        turn: 'hulk',
        heroes: { hulk: { power, traits: ['long-reach'] } },
        enemies: { '2V.11': { walker: 2 }, '2V.21': { walker: 1 } },
      });
      expect(powers(scene, attack('2V.21'))).toEqual(Array.from({ length: power + 1 }, (_, i) => i));
      const promised = powers(scene, attack('2V.11', true));
      scene.play(0, attack('2V.11', true)).offers(0, ...promised.map(roll));
      expect(promised).toEqual(Array.from({ length: power }, (_, i) => i));
    }
  });

  test('MZ-TC-12, MZ-BC-03, MZ-BC-06, MZ-ZH-01: dice and Accuracy are those of the roll, Ranged or not', () => {
    const rolls = (hero: string, zone: string, reach: boolean, rest: object, zombies: object = {}) => {
      const scene = table('M0', {
        turn: hero,
        heroes: { [hero]: { power: 3, ...rest } },
        enemies: { [zone]: { walker: 3 } },
        zombies,
      });
      const shown = seen(scene, attack(zone, reach));
      if (shown?.type !== 'attack') throw new Error('no Attack is shown');
      scene.play(0, attack(zone, reach)).play(0, roll(2));
      const rolled = scene.events('rolled')[0];
      expect(shown.boosts[2]?.dice).toBe(rolled?.dice.length);
      expect(shown.accuracy).toBe(rolled?.accuracy);
      return [shown.dice, shown.accuracy];
    };
    expect(rolls('hulk', '2V.21', false, { bystander: 'okoye' })).toEqual([6, 5]);
    expect(rolls('hulk', '2V.11', true, { traits: ['long-reach'], bystander: 'okoye' })).toEqual([5, 5]);
    expect(rolls('hulk', '2V.11', true, { traits: ['long-reach'], bystander: 'sharon-carter' })).toEqual([6, 5]);
    const shield = { 'captain-america': '2V.11' };
    expect(rolls('hulk', '2V.11', true, { traits: ['long-reach'] }, shield)).toEqual([4, 5]);
    expect(rolls('wasp', '2V.11', false, { xp: 19 }, shield)).toEqual([3, 4]);
    expect(rolls('vision', '2V.11', false, { xp: 43 })).toEqual([2, 2]);
  });

  test('MZ-SKILL-17, MZ-PRIO-03, MZ-TC-14: chances know of Marksman, of shields and of Weak Spot', () => {
    const soldier = (xp: number, rest: object = {}) => ({
      turn: 'winter-soldier',
      heroes: { 'winter-soldier': { xp, zone: '2V.21', ...rest } },
      enemies: { '2V.11': { brute: 1, walker: 1 }, '2V.21': { brute: 1, walker: 1 } },
    });
    const shot = (zone: string) => ({ type: 'attack', zone, free: true, reach: false }) as never;
    const kills = (xp: number, zone: string) => {
      const shown = seen(table('M0', soldier(xp)), shot(zone));
      return shown?.type === 'attack' ? shown.kills : -1;
    };
    expect(kills(18, '2V.11')).toBeCloseTo(0.25); // both dice, for the Brute
    expect(kills(19, '2V.11')).toBeCloseTo(0.75); // any die, for the Walker
    expect(kills(19, '2V.21')).toBeCloseTo(0.25);
    const scene = table('M0', soldier(0, { power: 1, traits: ['weak-spot'] }));
    scene.play(0, shot('2V.11')).play(0, { type: 'weakSpot' });
    expect(seen(scene, roll(0))).toMatchObject({ dice: 2, kills: 1, clear: 0.25, first: { hits: 1, chance: 0.75 } });
  });

  test('MZ-PRIO-01, MZ-PRIO-04: chances count the Zombie Heroes of the zone, the weaker one first', () => {
    const given = (zombies: object) => ({ turn: 'hulk', heroes: { hulk: { power: 2 } }, zombies });
    const strike = (zombies: object) => {
      const scene = table('M0', given(zombies));
      const shown = seen(scene, attack('2V.21'));
      if (shown?.type !== 'attack') throw new Error('no Attack is shown');
      for (const { power, kills } of shown.boosts)
        expect(
          expectedKills(
            scene.m,
            strikeOf(scene.m, scene.m.state.turn?.hero ?? -1, zone(scene, '2V.21'), false, false),
            power,
          ),
        ).toBe(kills);
      return shown;
    };
    const zone = ({ m }: Scene<MarvelZombies>, id: string) => m.content.board.zoneOf[id] as number;
    const third = (hits: number, dice: number) => choose(dice, hits) * (1 / 3) ** hits * (2 / 3) ** (dice - hits);
    const weak = third(3, 5) + third(4, 5) + third(5, 5);
    expect(strike({ 'captain-america': '2V.21', 'doctor-strange': '2V.21' }).kills).toBeCloseTo(weak);
    expect(strike({ 'captain-america': '2V.21', 'doctor-strange': '2V.21' })).toMatchObject({ clear: 0 });
    expect(strike({ 'captain-america': '2V.21', 'doctor-strange': '2V.21' }).boosts[2]?.clear).toBeCloseTo(third(7, 7));
    const tough = third(4, 5) + third(5, 5);
    expect(strike({ 'iron-man': '2V.21', 'doctor-strange': '2V.11' }).kills).toBeCloseTo(tough);
    expect(strike({ 'iron-man': '2V.21', 'doctor-strange': '2V.11' }).clear).toBeCloseTo(tough);
  });

  test('MZ-ITEM-03, MZ-ITEM-04: the Sign takes no Power, and clears no zone of a Zombie Hero', () => {
    const sign = { type: 'sign', zone: '1R.21' } as const;
    const given = { turn: 'hulk', heroes: { hulk: { zone: '1R.20', power: 2 } }, enemies: { '1R.21': { walker: 2 } } };
    expect(seen(table('M1', given), sign)).toMatchObject({ dice: 2, accuracy: 3, boosts: [] });
    const alone = seen(table('M1', given), sign);
    expect(alone?.type === 'attack' && alone.clear).toBeCloseTo(4 / 9);
    const elsewhere = seen(table('M1', { ...given, zombies: { 'iron-man': '1R.20' } }), sign);
    expect(elsewhere).toEqual(alone);
    const guarded = seen(table('M1', { ...given, zombies: { 'iron-man': '1R.21' } }), sign);
    expect(guarded).toMatchObject({ dice: 2, clear: 0 });
    expect(guarded?.type === 'attack' && guarded.kills).toBeCloseTo(4 / 3);
  });
});

describe('Wounds', () => {
  const hurt = (hero: string, rest: object, wounds: number) =>
    table('M0', {
      turn: hero === 'hulk' ? 'wasp' : 'hulk',
      heroes: { [hero]: { zone: '2V.11', ...rest }, 'winter-soldier': { zone: '2V.11' } },
      now: { attack: { zone: '2V.11', wounds } },
    });
  /** Gives the Wounds, takes them all, and holds the Health that is left against what was promised. */
  const given = (scene: Scene<MarvelZombies>, hero: string, wounds: number) => {
    const promised = seen(scene, assign(hero, wounds));
    scene.play(0, assign(hero, wounds));
    const left = scene.m.state.heroes.find(({ id }) => id === hero);
    expect(promised).toEqual({ type: 'wounds', health: left?.health, falls: left?.fate === 'down' });
    return promised;
  };

  test('MZ-EATK-02, MZ-ID-02: what is left of a hero, and whether it falls', () => {
    expect(given(hurt('wasp', { health: 3 }, 2), 'wasp', 2)).toMatchObject({ health: 1, falls: false });
    expect(given(hurt('wasp', { health: 2 }, 2), 'wasp', 2)).toMatchObject({ health: 0, falls: true });
    expect(given(hurt('wasp', { health: 2 }, 4), 'wasp', 4)).toMatchObject({ health: 0, falls: true });
    expect(seen(hurt('wasp', {}, 2), assign('wasp', 0))).toBeNull();
  });

  test('MZ-SKILL-11: Vibranium Weave is counted, for the first Wound of the round only', () => {
    const panther = (wounds: number) => hurt('black-panther', { xp: 19, health: 2 }, wounds);
    expect(given(panther(1), 'black-panther', 1)).toMatchObject({ health: 2, falls: false });
    expect(given(panther(2), 'black-panther', 2)).toMatchObject({ health: 1, falls: false });
    const again = panther(2);
    for (const hero of again.m.state.heroes) hero.woven = true;
    expect(given(again, 'black-panther', 2)).toMatchObject({ health: 0, falls: true });
  });

  test('MZ-EATK-06: what suffering leaves after something has been cancelled', () => {
    const scene = hurt('spider-man', { xp: 43, power: 1, health: 3 }, 2);
    scene.play(0, assign('spider-man', 2)).play(0, { type: 'spiderSense' });
    expect(scene.m.state.heroes.find(({ id }) => id === 'spider-man')?.health).toBe(2);
    const whole = hurt('spider-man', { xp: 43, power: 1, health: 3 }, 2);
    whole.play(0, assign('spider-man', 2));
    expect(seen(whole, { type: 'suffer' })).toEqual({ type: 'wounds', health: 1, falls: false });
    expect(seen(whole, { type: 'spiderSense' })).toBeNull();
  });
});

describe('what loses the match', () => {
  const carriers = (health: number, wounds: number) =>
    table('M4', {
      turn: 'vision',
      heroes: { hulk: { zone: '2R.11', bystander: 'pepper-potts', health }, wasp: { bystander: 'j-jonah-jameson' } },
      now: { attack: { zone: '2R.11', wounds } },
    });

  test('MZ-M4-03, MZ-EATK-07: giving up who must be kept, and falling with them', () => {
    expect(seen(carriers(1, 1), { type: 'giveUp' })).toEqual({ type: 'loses' });
    carriers(1, 1).play(0, { type: 'giveUp' }).ends('protected');
    expect(seen(carriers(1, 1), { type: 'suffer' })).toEqual({ type: 'loses' });
    carriers(1, 1).play(0, { type: 'suffer' }).ends('protected');
    expect(seen(carriers(2, 1), { type: 'suffer' })).toEqual({ type: 'wounds', health: 1, falls: false });
    const other = table('M4', {
      turn: 'vision',
      heroes: { hulk: { zone: '2R.11', bystander: 'okoye', health: 1 } },
      now: { attack: { zone: '2R.11', wounds: 1 } },
    });
    expect(seen(other, { type: 'giveUp' })).toEqual({ type: 'devoured', power: 0, traits: 0 });
    expect(seen(other, { type: 'suffer' })).toEqual({ type: 'wounds', health: 0, falls: true });
  });

  test('MZ-BYST-04: what giving up a Bystander costs everybody in play', () => {
    const scene = table('M1', {
      turn: 'vision',
      heroes: {
        hulk: { zone: '2R.11', bystander: 'okoye', health: 2, power: 1, traits: ['rally'] },
        wasp: { power: 2 },
        vision: { power: 0 },
      },
      now: { attack: { zone: '2R.11', wounds: 1 } },
    });
    const power = scene.m.state.heroes.filter(hero => hero.fate === 'in' && hero.power > 0).length;
    expect(power).toBeGreaterThan(1);
    expect(seen(scene, { type: 'giveUp' })).toEqual({ type: 'devoured', power, traits: 1 });
    scene.play(0, { type: 'giveUp' });
    expect(scene.m.state.heroes.filter(hero => hero.fate === 'in' && hero.power > 0).length).toBe(power - 1);
  });

  test('MZ-M4-03, MZ-RESC-03: keeping another one', () => {
    const scene = table('M4', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.11', bystander: 'pepper-potts' }, wasp: { bystander: 'j-jonah-jameson' } },
      bystanders: { wong: '2R.11' },
    });
    scene.play(0, { type: 'rescue', bystander: 'wong' });
    expect(seen(scene, { type: 'keepBystander', bystander: 'wong' })).toEqual({ type: 'loses' });
    expect(seen(scene, { type: 'keepBystander', bystander: 'pepper-potts' })).toBeNull();
  });

  test('MZ-M5-05, MZ-TC-09: a Wound for whom the mission needs, unless Protector may come between', () => {
    const happy = (traits: string[]) =>
      table('M5', {
        turn: 'wasp',
        heroes: { hulk: { zone: '1R.11', traits }, wasp: {} },
        bystanders: { 'happy-hogan': '1R.11' },
        now: { attack: { zone: '1R.11', wounds: 1 } },
      });
    expect(seen(happy([]), assign('happy-hogan', 1))).toEqual({ type: 'loses' });
    happy([]).play(0, assign('happy-hogan', 1)).ends('protected');
    expect(seen(happy([]), assign('happy-hogan', 0))).toBeNull();
    expect(seen(happy(['protector']), assign('happy-hogan', 1))).toBeNull();
    happy(['protector'])
      .play(0, assign('happy-hogan', 1))
      .play(0, { type: 'protect', hero: 'hulk' })
      .shows({ outcome: null, bystanders: { 'happy-hogan': '1R.11' } });
  });
});

describe('others', () => {
  test('MZ-TC-10: who is pushed', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.11', power: 1, traits: ['shockwave'] } },
      enemies: { '2V.11': { walker: 2, runner: 1 } },
      zombies: { 'iron-man': '2V.11' },
    });
    const promised = seen(scene, { type: 'shockwave', to: '2V.01' });
    scene.play(0, { type: 'shockwave', to: '2V.01' });
    const pushed = scene.events('pushed')[0];
    expect(promised).toEqual({ type: 'push', from: pushed?.from, to: pushed?.to, crowd: pushed?.crowd });
    expect(pushed?.crowd).toEqual([
      { kind: 'walker', hero: null, count: 2 },
      { kind: 'runner', hero: null, count: 1 },
    ]);
  });

  test('MZ-BLD-01, MZ-BLD-02, MZ-BLD-04: what an opening reveals', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.11' } },
      cards: { '2V.12': 'wong', '4V.02': 'okoye' },
      spawnDeck: ['S01', 'S10', 'S14'],
    });
    const promised = seen(scene, { type: 'open', door: 'D03' });
    scene
      .play(0, { type: 'open', door: 'D03' })
      .play(0, { type: 'room', zone: '4V.22' })
      .play(0, { type: 'room', zone: '2V.02' });
    expect(scene.events('buildingRevealed')[0]?.rooms).toEqual(['4V.22', '2V.02', '2V.12', '2V.22']);
    expect(promised).toEqual({
      type: 'open',
      rooms: scene.events('buildingRevealed')[0]?.rooms,
      spawns: scene.events('spawnCardDrawn').map(({ zone }) => zone),
      bystanders: scene.events('bystanderAppeared').map(({ zone }) => zone),
    });
  });

  test('MZ-EMOVE-06, MZ-EMOVE-08: where one of a group would go', () => {
    const heroes = { hulk: { zone: '2R.01' }, vision: { zone: '2R.21' }, wasp: { zone: 'out' } };
    const given = { turn: 'hulk', heroes: { ...heroes, 'spider-man': { zone: 'out' } }, now: { activate: 'all' } };
    const split = table('M1', { ...given, enemies: { '2R.11': { brute: 3 } } });
    expect(seen(split, { type: 'route', to: '2R.21' })).toEqual({
      type: 'route',
      from: '2R.11',
      to: '2R.21',
      crowd: { kind: 'brute', hero: null, count: 1 },
      aims: ['2R.21'],
      steps: 0,
      strikes: false,
    });
    const sent = table('M1', { ...given, zombies: { 'captain-america': '2R.11' } });
    expect(seen(sent, { type: 'send', zombie: 'captain-america', to: '2R.01' })).toEqual({
      type: 'route',
      from: '2R.11',
      to: '2R.01',
      crowd: { kind: 'zombieHero', hero: 'captain-america', count: 1 },
      aims: ['2R.01'],
      steps: 0,
      strikes: true,
    });
    const far = table('M1', {
      turn: 'hulk',
      heroes: { ...given.heroes, hulk: { zone: '3R.01' }, vision: { zone: 'out' }, 'spider-man': { zone: 'out' } },
      enemies: { '4V.10': { brute: 1 } },
      now: { activate: 'all' },
    });
    const ways = options(far.m, 0).map(action => seen(far, action));
    expect(ways.length).toBe(2);
    for (const way of ways) expect(way).toMatchObject({ aims: ['3R.01'], steps: 2, strikes: false });
  });
});
