import { expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { table, tableOf } from './table.ts';

// Door D03 of M0 leads from 2V.11 to 2V.12, D02 from 4V.21 to 4V.22: two doors of one building.

const at = ({ m }: ReturnType<typeof table>, zone: string): number => m.content.board.zoneOf[zone] as number;
const quiet = ['S01', 'S10', 'S14'] as const; // nobody at Blue

test('MZ-CASE-15, MZ-CASE-16, MZ-DOOR-05, MZ-BLD-01, MZ-BLD-02, MZ-BLD-04, MZ-BLD-05, MZ-SEAT-03: the first opening of a building', () => {
  const scene = tableOf('M0', 2, {
    turn: 'hulk',
    heroes: { hulk: { zone: '2V.11', seat: 1 }, wasp: { zone: '4V.21', used: false, seat: 1 } },
    cards: { '2V.12': 'wong', '4V.02': 'okoye' },
    spawnDeck: ['S02', 'S12', 'S16', 'S06'],
  });
  scene
    .play(1, { type: 'open', door: 'D03' })
    .asks('door/room', 0)
    .offers(0, { type: 'room', zone: '4V.22' }, { type: 'room', zone: '2V.02' }, { type: 'room', zone: '2V.22' })
    .shows({ bystanders: {} })
    .check(state => expect(state.figures).toEqual([]))
    .play(0, { type: 'room', zone: '2V.22' })
    .offers(0, { type: 'room', zone: '4V.22' }, { type: 'room', zone: '2V.02' })
    .play(0, { type: 'room', zone: '4V.22' })
    .asks('turn/act', 1)
    .shows({
      enemies: { '2V.22': { walker: 1 }, '4V.22': { brute: 1 }, '2V.02': { runner: 1 } },
      bystanders: { wong: '2V.12' },
      cards: ['4V.02'],
      actions: 2,
      open: ['2V.11|2V.12'],
    })
    .check((state, m) => {
      const rooms = m.content.board.ids.filter((_, zone) => state.revealed[zone]);
      expect(rooms).toEqual(['4V.22', '2V.02', '2V.12', '2V.22']);
    });
  const order = scene.heard.map(event => event.type);
  expect(order.lastIndexOf('enemiesSpawned')).toBeLessThan(order.indexOf('bystanderAppeared'));
  scene
    .play(1, { type: 'end' })
    .play(1, { type: 'open', door: 'D02' })
    .shows({ open: ['4V.21|4V.22', '2V.11|2V.12'] })
    .check(state => expect(state.spawnDiscard).toHaveLength(3));
});

test('MZ-DOOR-01: one Action opens a door, from either side', () => {
  table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.12' } }, spawnDeck: [...quiet] })
    .play(0, { type: 'open', door: 'D03' })
    .play(0, { type: 'room', zone: '4V.22' })
    .play(0, { type: 'room', zone: '2V.02' })
    .shows({ actions: 2, open: ['2V.11|2V.12'] });
  table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.01' } } }).forbids(0, { type: 'open' });
});

test('MZ-DOOR-02: an open door stays open, nothing closes it', () => {
  table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.11' } }, open: ['2V.11|2V.12'] })
    .forbids(0, { type: 'open' })
    .play(0, { type: 'end' })
    .shows({ open: ['2V.11|2V.12'] });
});

test('MZ-DOOR-04: Enemies in the zone neither prevent the opening nor make it dearer', () => {
  table('M0', {
    turn: 'hulk',
    heroes: { hulk: { zone: '2V.21' } },
    enemies: { '2V.21': { brute: 4 } },
    spawnDeck: ['S01'],
  })
    .play(0, { type: 'open', door: 'D04' })
    .shows({ actions: 2, open: ['2V.20|2V.21'] });
});

test('MZ-DOOR-03, MZ-M2-02: coloured doors open as the mission says', () => {
  const at = (zone: string) => ({ turn: 'hulk', heroes: { hulk: { zone } } });
  table('M2', { ...at('2V.11'), taken: ['3V.02', '2V.20', '1V.22', '4V.22'] }).refuses(
    0,
    { type: 'open', door: 'D04' },
    'MZ-DOOR-03',
  );
  table('M2', at('4V.11')).refuses(0, { type: 'open', door: 'D08' }, 'MZ-DOOR-03');
  table('M2', { ...at('4V.11'), taken: ['2V.20'] }).refuses(0, { type: 'open', door: 'D08' }, 'MZ-DOOR-03');
  table('M2', { ...at('4V.11'), taken: ['3V.02'] }).allows(0, { type: 'open', door: 'D08' });
  table('M2', { ...at('4V.02'), taken: ['2V.20'] }).allows(0, { type: 'open', door: 'D06' });
});

test('MZ-CASE-18, MZ-MAP-09, MZ-BLD-01, MZ-M2-02: a closed door separates buildings', () => {
  table('M2', {
    turn: 'wasp',
    heroes: { wasp: { zone: '4V.11' }, hulk: { zone: '4V.01', used: false } },
    taken: ['3V.02', '2V.20'],
    cards: { '4V.02': 'wong', '2V.12': 'okoye' },
    spawnDeck: [...quiet],
  })
    .play(0, { type: 'open', door: 'D08' })
    .shows({ bystanders: { wong: '4V.02' }, cards: ['2V.12'], spawnDiscard: ['S01'] })
    .play(0, { type: 'end' })
    .play(0, { type: 'move', to: '4V.02', by: 'walk' })
    .play(0, { type: 'open', door: 'D06' })
    .offers(0, { type: 'room', zone: '2V.02' }, { type: 'room', zone: '2V.22' })
    .play(0, { type: 'room', zone: '2V.22' })
    .shows({ bystanders: { okoye: '2V.12' }, spawnDiscard: ['S01', 'S10', 'S14'] });
});

test('MZ-CASE-17, MZ-BLD-02, MZ-BLD-03, MZ-BLD-04, MZ-SPAWN-06, MZ-SPAWN-07: Wasp opens the big building', () => {
  const scene = table('M7', {
    turn: 'wasp',
    heroes: { wasp: { zone: '1R.11' }, hulk: { xp: 12, zone: '2R.02' } },
    cards: { '1R.12': 'wong', '3R.21': 'okoye' },
    spawnDeck: ['S19', 'S05', 'S12', 'S24'],
  });
  scene
    .play(0, { type: 'open', door: 'D08' })
    .play(0, { type: 'room', zone: '3R.22' })
    .shows({ enemies: { '3R.21': { brute: 2 } } })
    .play(0, { type: 'room', zone: '4R.22' })
    .shows({ enemies: { '4R.22': { walker: 3 } } })
    .play(0, { type: 'room', zone: '3R.20' })
    .shows({ enemies: { '1R.22': { brute: 1 }, '3R.20': { brute: 2 }, '4R.22': { walker: 3 } } })
    .shows({ bystanders: { wong: '1R.12', okoye: '3R.21' } });
});

test('MZ-CASE-19, MZ-BLD-03, MZ-WND-01: zombies strike during the Player Phase', () => {
  table('M0', {
    turn: 'wasp',
    heroes: { hulk: { zone: '2V.01' }, wasp: { zone: '2V.11' } },
    enemies: { '2V.01': { walker: 1 } },
    spawnDeck: ['S22', 'S01', 'S10'],
  })
    .play(0, { type: 'open', door: 'D03' })
    .play(0, { type: 'room', zone: '4V.22' })
    .shows({ heroes: { hulk: { health: 4, power: 1 } } });
});

test('MZ-CASE-20, MZ-TC-11, MZ-TC-19: Breach', () => {
  const scene = table('M0', {
    turn: 'spider-man',
    heroes: { 'spider-man': { zone: '2V.11', xp: 7, traits: ['breach'] } },
    spawnDeck: ['S19', 'S24', 'S05'],
  });
  scene
    .allows(0, { type: 'breach', door: 'D03' })
    .play(0, { type: 'breach', door: 'D03' })
    .play(0, { type: 'room', zone: '2V.22' })
    .play(0, { type: 'room', zone: '2V.02' })
    .shows({
      enemies: { '2V.22': { brute: 2 }, '4V.22': { walker: 3 } },
      actions: 4,
      heroes: { 'spider-man': { traits: [] } },
      traitDiscard: ['breach'],
    });
  expect(scene.events('enemiesActivated')).toEqual([]);
});

test('MZ-TC-19: Breach skips no shortage activation', () => {
  const scene = table('M0', {
    turn: 'spider-man',
    heroes: { 'spider-man': { zone: '2V.21', xp: 7, traits: ['breach'] } },
    enemies: { '2V.00': { brute: 9 } },
    spawnDeck: ['S19'],
  });
  scene.play(0, { type: 'breach', door: 'D04' });
  expect(scene.events('enemiesActivated')).toMatchObject([{ why: 'shortage' }]);
});

test('MZ-BLD-07: if the game ends during the spawns, nothing more is drawn', () => {
  const scene = table('M4', {
    turn: 'hulk',
    heroes: {
      hulk: { zone: '3V.10' },
      wasp: { zone: '2R.11', bystander: 'pepper-potts', health: 1 },
    },
    enemies: { '2R.11': { walker: 1 } },
    spawnDeck: ['S22', 'S01'],
  });
  scene
    .play(0, { type: 'open', door: 'D08' })
    .asks('suffer/cancel', 0)
    .play(0, { type: 'giveUp' })
    .ends('protected')
    .check(state => expect(state.figures).toEqual([]));
});

test('MZ-BLD-07: nor does the next room spawn, nor is a Bystander turned up', () => {
  const scene = table('M4', {
    turn: 'hulk',
    heroes: { hulk: { zone: '1V.21' }, wasp: { zone: '2R.11', bystander: 'pepper-potts' } },
    enemies: { '2R.11': { walker: 1 } },
    cards: { '1V.22': 'wong' },
    spawnDeck: ['S22', 'S02'],
  });
  scene
    .play(0, { type: 'open', door: scene.m.content.board.doors.find(({ b }) => b === at(scene, '1V.22'))?.id ?? 'D' })
    .offers(0, { type: 'room', zone: '1V.22' }, { type: 'room', zone: '3V.02' })
    .play(0, { type: 'room', zone: '3V.02' })
    .play(0, { type: 'giveUp' })
    .ends('protected')
    .shows({ spawnDiscard: ['S22'], cards: ['1V.22'], actions: 2 });
  expect(scene.events('bystanderAppeared')).toEqual([]);
  expect(scene.events('turnEnded')).toEqual([]);
});

test('MZ-DOOR-06: Enemies and Bystanders open no doors', () => {
  table('M0', {
    turn: 'hulk',
    heroes: { hulk: { zone: '2V.11' } },
    enemies: { '2V.22': { walker: 2 } },
    zombies: { 'doctor-strange': '2V.02' },
    bystanders: { wong: '4V.02' },
    now: { activate: 'all', bystanders: true },
  }).shows({
    enemies: { '2V.22': { walker: 2 } },
    zombies: { 'doctor-strange': '2V.02' },
    bystanders: { wong: '4V.02' },
  });
});

test('what an opening would reveal is shown before it is made', () => {
  const { m } = table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.11' } }, cards: { '2V.12': 'wong' } });
  expect(preview(m, 0, { type: 'open', door: 'D03' })).toEqual({
    type: 'open',
    rooms: ['4V.22', '2V.02', '2V.12', '2V.22'],
    spawns: ['4V.22', '2V.02', '2V.22'],
    bystanders: ['2V.12'],
  });
});
