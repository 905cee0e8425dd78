import { describe, expect, test } from 'vitest';
import { prompt } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

// Scenes in which one word of a rule decides: whoever reads over it plays another game.

const end = { type: 'end' } as const;
const roll = { type: 'roll', power: 0 } as const;
const attack = (zone: string, reach = false) => ({ type: 'attack', zone, free: false, reach }) as never;
const send = (zombie: string, to: string) => ({ type: 'send', zombie, to }) as never;
const out = { zone: 'out' };

describe('heroes', () => {
  test('MZ-TC-12, MZ-FX-02: only with Long Reach in the hand, and its Power, does an Attack reach further', () => {
    const hulk = (power: number, ...traits: string[]) =>
      table('M0', { turn: 'hulk', heroes: { hulk: { power, traits } }, enemies: { '2V.11': { walker: 1 } } });
    hulk(4, 'focus').forbids(0, { type: 'attack' });
    hulk(0, 'long-reach').forbids(0, { type: 'attack' });
    hulk(1, 'long-reach').allows(0, attack('2V.11', true));
  });

  test('MZ-SKILL-05, MZ-MOVE-01: without an Action Hulk does not even think of a Leap', () => {
    const { m } = table('M0', { turn: 'hulk', actions: 0, heroes: { hulk: { xp: 19, power: 4 } } });
    expect(prompt(m, 0)).toMatchObject({ options: [end], barred: [] });
  });

  test('MZ-SKILL-08, MZ-MAP-04: beyond the rim of the board there is nothing, for Vision neither', () => {
    const walk = (to: string) => ({ type: 'move', to, by: 'walk' }) as never;
    const vision = (zone: string) => {
      const { m } = table('M0', { turn: 'vision', heroes: { vision: { xp: 19, zone } }, open: 'all' });
      return prompt(m, 0)?.options.filter(({ type }) => type === 'move');
    };
    expect(vision('4V.20')).toEqual([walk('4V.10'), walk('4V.21'), walk('2V.00')]);
    expect(vision('4V.12')).toEqual([walk('4V.02'), walk('4V.22'), walk('4V.11')]);
  });

  test('MZ-CMB-02, MZ-LOS-02: an Attack reaches as far as its Range, however far one sees', () => {
    table('M7', {
      turn: 'wasp',
      heroes: { wasp: { zone: '1R.21' } },
      open: ['4R.01|4R.11', '4R.20|4R.21', '1R.11|1R.12', '3R.00|3R.01'],
      enemies: { '1R.11': { walker: 1 }, '1R.01': { walker: 1 }, '4R.11': { walker: 1 } },
    })
      .allows(0, attack('1R.11'))
      .forbids(0, { type: 'attack', zone: '1R.01' }, { type: 'attack', zone: '4R.11' });
  });

  test('MZ-CMB-08: a roll that is kept lies, and nobody is asked again', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { traits: ['try-again'], bystander: 'j-jonah-jameson' } },
      enemies: { '2V.21': { walker: 5 } },
    });
    scene
      .play(0, attack('2V.21'))
      .dice(5, 1, 1, 1, 1)
      .play(0, roll)
      .play(0, { type: 'keepRoll' })
      .asks('turn/act', 0)
      .shows({ enemies: { '2V.21': { walker: 4 } }, heroes: { hulk: { traits: ['try-again'] } } });
    expect(scene.events('rerolled')).toEqual([]);
  });

  test('MZ-CMB-10, MZ-XP-01: hits that eliminate nobody are told as lost and give no XP; where none is left over, none is lost', () => {
    const struck = (...dice: number[]) =>
      table('M0', { turn: 'hulk', enemies: { '2V.21': { brute: 1 } } })
        .play(0, attack('2V.21'))
        .dice(...dice)
        .play(0, roll);
    const told = (scene: ReturnType<typeof struck>) => [scene.events('hitsLost'), scene.events('xpGained')];
    expect(told(struck(5, 1, 1, 1, 1))).toEqual([[{ type: 'hitsLost', hero: 'hulk', hits: 1, needed: 2 }], []]);
    expect(told(struck(1, 1, 1, 1, 1))).toEqual([[], []]);
    expect(told(struck(5, 5, 1, 1, 1))).toMatchObject([[], [{ hero: 'hulk', amount: 1, xp: 1 }]]);
    expect(told(struck(5, 5, 5, 1, 1))).toMatchObject([[{ hits: 1, needed: null }], [{ amount: 1 }]]);
  });

  test('MZ-M0-01: who is rescued a second time is still one Bystander rescued', () => {
    table('M0', { turn: 'hulk', rescued: ['wong'], bystanders: { wong: '2V.21' } })
      .play(0, { type: 'rescue', bystander: 'wong' })
      .shows({ rescued: ['wong'], heroes: { hulk: { bystander: 'wong' } } });
  });
});

describe('Enemies', () => {
  test('MZ-EMOVE-02, MZ-TERM-04: a hero in the first corner of the board is a target like any other', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.00' }, wasp: out, vision: out, 'spider-man': out },
      open: ['4V.01|4V.11'],
      enemies: { '4V.11': { walker: 1 } },
      now: { activate: 'all' },
    }).shows({ enemies: { '4V.01': { walker: 1 } } });
  });

  test('MZ-EMOVE-08: of two Zombie Heroes and three routes the second takes one that the first has left', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.01' }, vision: { zone: '2R.21' }, wasp: { zone: '2R.10' }, 'spider-man': out },
      zombies: { 'captain-america': '2R.11', 'scarlet-witch': '2R.11' },
      now: { activate: 'all' },
    })
      .play(0, send('captain-america', '2R.21'))
      .offers(0, send('scarlet-witch', '2R.01'), send('scarlet-witch', '2R.10'));
  });

  test('MZ-M3-07: an explosive tells of those whom it eliminates, and of nobody else', () => {
    const near = { zone: '3R.10' };
    const scene = table('M3', {
      turn: 'hulk',
      heroes: { hulk: near, wasp: near, vision: near, 'spider-man': near },
      enemies: { '3R.22': { brute: 2 } }, // locked in
      zombies: { 'iron-man': '3R.22' },
      explosives: { '3R.22': 'blue' },
    });
    scene.play(0, end);
    expect(
      scene.events('enemyEliminated').map(({ zone, crowd, by }) => [zone, crowd.hero ?? crowd.kind, crowd.count, by]),
    ).toEqual([
      ['3R.22', 'brute', 2, 'blast'],
      ['3R.22', 'iron-man', 1, 'blast'],
    ]);
  });
});

describe('what the Enemies are about to do', () => {
  const planOf = (mission: 'M0' | 'M1', given: object, zone: string) =>
    game.view(table(mission, { turn: 'hulk', ...given }).m, 0).forecast.find(({ from }) => from === zone);

  test('MZ-EACT-01, MZ-EMOVE-03: where the attacks may leave nobody at all, a move towards them is not certain', () => {
    const enemies = { '2V.01': { walker: 1 }, '4V.11': { walker: 1 } };
    const plan = (health: number) => {
      const heroes = { hulk: { zone: '2V.01', health }, wasp: out, vision: out, 'spider-man': out };
      return planOf('M0', { heroes, enemies }, '4V.11');
    };
    expect(plan(2)).toMatchObject({ act: 'move', to: ['4V.21'], on: null });
    expect(plan(1)).toMatchObject({ act: 'move', to: ['4V.21'], on: 'attacks' });
  });

  test('MZ-EACT-01, MZ-EMOVE-05: of two who may fall either may be the one who is left', () => {
    const plan = (wasp: object) => {
      const heroes = { hulk: { zone: '3R.11', health: 1 }, vision: { zone: '3R.10' }, wasp, 'spider-man': out };
      const enemies = { '3R.11': { walker: 1 }, '1R.20': { walker: 1 }, '4V.10': { walker: 2 } };
      return planOf('M1', { heroes, enemies }, '4V.10');
    };
    const to = ['4V.11', '4V.20'];
    expect(plan(out)).toMatchObject({ to, on: null }); // Hulk or, behind him, Vision: both ways lead there
    expect(plan({ zone: '1R.20', health: 1 })).toMatchObject({ to, on: 'attacks' }); // to Wasp one of them
  });
});
