import { describe, expect, test } from 'vitest';
import { play } from '../../../engine/match.ts';
import { deciders } from '../../../engine/queries.ts';
import { load, save } from '../../../engine/save.ts';
import { game } from '../rules/game.ts';
import { table, tableOf } from './table.ts';

const assign = (to: string, wounds: number) => ({ type: 'assign', to, wounds }) as never;
const route = (to: string) => ({ type: 'route', to }) as never;
const send = (zombie: string, to: string) => ({ type: 'send', zombie, to }) as never;
const all = { activate: 'all' } as const;

/** Four seats: the hero of the first has left or fallen, those of the others stand here. */
const gone = (fate: string, zones: readonly [string, string, string]) => ({
  hulk: { seat: 0, zone: fate },
  wasp: { seat: 1, zone: zones[0] },
  vision: { seat: 2, zone: zones[1] },
  'spider-man': { seat: 3, zone: zones[2] },
});

describe.each(['out', 'down'])('the lead seat, with a first seat whose hero is %s', fate => {
  test('MZ-SEAT-03, MZ-SEAT-04: the next seat says who is next', () => {
    tableOf('M2', 4, { heroes: gone(fate, ['1V.21', '1V.21', '1V.21']) })
      .asks('round/next', 1)
      .play(1, { type: 'activate', hero: 'spider-man' })
      .asks('turn/act', 3);
  });

  test('MZ-SEAT-03, MZ-SEAT-04: the next seat chooses among rooms', () => {
    tableOf('M0', 4, {
      turn: 'spider-man',
      heroes: gone(fate, ['2V.21', '2V.21', '2V.11']),
      spawnDeck: ['S01', 'S10', 'S14'],
    })
      .play(3, { type: 'open', door: 'D03' })
      .asks('door/room', 1);
  });

  test('MZ-SEAT-03, MZ-SEAT-04: the next seat splits groups and sends Zombie Heroes', () => {
    const heroes = gone(fate, ['2R.01', '2R.21', '2R.01']);
    tableOf('M1', 4, { turn: 'vision', heroes, enemies: { '2R.11': { walker: 1 } }, now: all })
      .asks('activation/split', 1)
      .play(1, route('2R.21'))
      .shows({ enemies: { '2R.21': { walker: 1 } } });
    tableOf('M1', 4, { turn: 'vision', heroes, zombies: { 'captain-america': '2R.11' }, now: all })
      .asks('activation/send', 1)
      .play(1, send('captain-america', '2R.21'));
    tableOf('M1', 4, { turn: 'vision', heroes, zombies: { 'iron-man': '2R.11' }, now: all }).asks('activation/aim', 1);
  });

  test('MZ-SEAT-03, MZ-SEAT-04: the next seat says where Doctor Strange goes on', () => {
    tableOf('M1', 4, {
      turn: 'vision',
      heroes: gone(fate, ['2R.01', '2R.21', '2R.01']),
      zombies: { 'doctor-strange': '2R.12' },
      now: all,
    })
      .play(1, send('doctor-strange', '2R.11'))
      .asks('activation/portal', 1)
      .offers(1, send('doctor-strange', '2R.01'), send('doctor-strange', '2R.21'));
  });

  test('MZ-SEAT-03, MZ-SEAT-04: the next seat leads Bystanders, and spreads Wounds among several seats or Bystanders', () => {
    tableOf('M1', 4, {
      turn: 'vision',
      heroes: gone(fate, ['2R.01', '2R.21', '2R.01']),
      bystanders: { wong: '2R.11' },
      now: { bystanders: true },
    }).asks('bystanders/walk', 1);
    tableOf('M1', 4, {
      turn: 'vision',
      heroes: gone(fate, ['2R.21', '2R.11', '2R.11']),
      enemies: { '2R.11': { walker: 1 } },
      now: all,
    })
      .asks('wounds/share', 1)
      .play(1, assign('vision', 0))
      .shows({ heroes: { 'spider-man': { health: 4 } } });
    tableOf('M1', 4, {
      turn: 'vision',
      heroes: gone(fate, ['2R.21', '2R.21', '2R.21']),
      bystanders: { 'happy-hogan': '3R.11', 'pepper-potts': '3R.11' },
      enemies: { '3R.11': { walker: 1 } },
      now: all,
    }).asks('wounds/share', 1);
  });
});

test('MZ-SEAT-03, MZ-EXIT-03: a seat leads until the last of its heroes has left', () => {
  const heroes = {
    hulk: { seat: 0, zone: 'out' },
    wasp: { seat: 0, zone: '2V.02' },
    vision: { seat: 1, zone: '1V.21', used: false },
    'spider-man': { seat: 1, zone: '1V.21', used: false },
  };
  tableOf('M2', 2, { turn: 'wasp', heroes })
    .check((_, m) => expect(game.view(m, 1).lead).toBe(0))
    .play(0, { type: 'end' })
    .play(0, { type: 'exit' })
    .asks('round/next', 1)
    .check((_, m) => expect(game.view(m, 0).lead).toBe(1));
  tableOf('M2', 2, { turn: 'wasp', heroes }).play(0, { type: 'end' }).play(0, { type: 'stay' }).asks('round/next', 0);
});

test('MZ-SEAT-03, MZ-PP-11: with nobody left in play the first seat decides', () => {
  tableOf('M2', 2, {
    turn: 'wasp',
    heroes: {
      hulk: { seat: 0, zone: 'down' },
      vision: { seat: 0, zone: 'out' },
      wasp: { seat: 1, zone: '2V.02' },
      'spider-man': { seat: 1, zone: 'out' },
    },
    bystanders: { wong: '1V.01', okoye: '3V.11' },
    enemies: { '3V.21': { walker: 1 } },
  })
    .play(1, { type: 'end' })
    .play(1, { type: 'exit' })
    .asks('activation/split', 0);
});

test('MZ-SEAT-04, MZ-M4-02: the lead seat names the two carriers of the escort', () => {
  const scene = tableOf('M4', 3, { setup: true }, { split: '1-1-2' });
  scene
    .picks(3)
    .play(0, { type: 'pickHero', hero: 'hulk' })
    .play(1, { type: 'pickHero', hero: 'wasp' })
    .play(2, { type: 'pickHero', hero: 'vision' })
    .play(2, { type: 'pickHero', hero: 'spider-man' })
    .asks('mission/carry', 0)
    .play(0, { type: 'carry', hero: 'wasp' })
    .asks('mission/carry', 0);
});

describe('questions with one answer', () => {
  const attack = { type: 'attack', zone: '2V.21', free: false, reach: false } as const;

  test('MZ-SEAT-06, MZ-CMB-05: spending Power is asked even of who has none', () => {
    tableOf('M0', 2, { turn: 'hulk', heroes: { hulk: { seat: 1 } }, enemies: { '2V.21': { walker: 1 } } })
      .play(1, attack)
      .asks('attack/boost', 1)
      .offers(1, { type: 'roll', power: 0 })
      .dice(5, 1, 1, 1, 1)
      .play(1, { type: 'roll', power: 0 })
      .shows({ heroes: { hulk: { xp: 1, power: 0 } }, actions: 2 });
  });

  test('MZ-SEAT-06, MZ-CMB-05: nor does the last card played roll by itself', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 1, traits: ['focus'] } },
      enemies: { '2V.21': { walker: 1 } },
    })
      .play(0, attack)
      .play(0, { type: 'focus' })
      .asks('attack/boost', 0)
      .offers(0, { type: 'roll', power: 0 });
  });

  test('MZ-SEAT-06, MZ-ITEM-03: with the Avengers Sign no Power can be spent: nothing to ask', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.20', power: 3 } },
      enemies: { '1R.21': { walker: 1 } },
    })
      .dice(3)
      .play(0, { type: 'sign', zone: '1R.21' })
      .asks('turn/act', 0)
      .shows({ heroes: { hulk: { xp: 1, power: 3 } } });
  });

  test('MZ-SEAT-06: ending the Turn and leaving are asked', () => {
    table('M2', { turn: 'hulk', actions: 0, heroes: { hulk: { zone: '2V.02' }, wasp: { used: false } } })
      .offers(0, { type: 'end' })
      .play(0, { type: 'end' })
      .asks('turn/leave', 0);
  });
});

test('MZ-SEAT-03: a match saved by version 1 goes on, and asks whom version 2 asks', () => {
  const { m } = tableOf('M2', 4, { heroes: gone('out', ['1V.21', '1V.21', '1V.21']) });
  const old = JSON.stringify({ ...(JSON.parse(save(m)) as object), version: 1 });
  const loaded = load(game, old);
  expect(deciders(loaded)).toEqual([1]);
  expect(play(loaded, 1, { type: 'activate', hero: 'vision' })).toBeNull();
  expect(deciders(loaded)).toEqual([2]);
});
