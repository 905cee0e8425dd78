import { expect, test } from 'vitest';
import { table } from './table.ts';

const end = { type: 'end' } as const;
const face = { type: 'face' } as const;
const delay = { type: 'delay' } as const;
const leave = { type: 'leave' } as const;
const ready = { type: 'ready' } as const;

const FIVE = ['planks', 'nails', 'shards', 'cables', 'luck'] as const;

test('UD-CASE-79 UD-EXTRA-01..02: round 7 adds only the WAVE; no Assault card and no Horde card come', () => {
  const scene = table(4, {
    round: 6,
    turn: 3,
    holder: 0,
    line: ['brute-a:3'],
    active: [...FIVE],
    assaults: [],
  });
  const { reserve, horde } = structuredClone(scene.m.state);
  scene
    .shuffle('planks', 'nails', 'wave')
    .play(3, end)
    .asks('find/keep', 1)
    .check(s => {
      expect([...s.active, 'planks'].toSorted()).toEqual([...FIVE, 'wave'].toSorted());
      expect(s.reserve).toEqual(reserve);
    })
    .shows({ round: 7, phase: 'search', first: 1, holder: null, line: ['brute-a:3'] })
    .play(1, leave)
    .play(2, leave)
    .asks('wave/choose', 3)
    .shows({ assault: null, assaults: [] })
    .play(3, face)
    .asks('exchange/trade', 1, 2, 3, 0)
    .shows({ holder: 3, line: ['brute-a:3'] })
    .check(s => expect(s.horde).toEqual(horde));
  expect(scene.events('assaultRevealed')).toEqual([]);
  expect(scene.events('hordeArrived')).toEqual([]);
});

test('UD-EXTRA-01 UD-RULING-40: neither the reserve nor the discard is used, even if the active pile is empty', () => {
  const scene = table(2, {
    round: 6,
    turn: 1,
    line: ['brute-a'],
    active: [],
    reserve: ['luck', 'vitamins'],
    rubbleDiscard: ['empty-can'],
  })
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ round: 7, active: [], reserve: ['luck', 'vitamins'], rubbleDiscard: ['empty-can'] });
  expect(scene.events('reshuffled')).toEqual([]);
});

test('UD-EXTRA-01: round 6 itself still adds new cards', () => {
  table(2, { round: 5, turn: 1, line: ['brute-a'], active: ['luck'] })
    .shuffle('wave')
    .play(1, end)
    .asks('wave/choose', 1)
    .check(({ active, round }) => {
      expect(round).toBe(6);
      expect(active).toHaveLength(11);
    });
});

test('UD-EXTRA-02: an Assault card that was never used stays face down after round 6', () => {
  table(2, { round: 6, turn: 1, line: ['brute-a'], active: [], assault: 'brutal', assaults: ['swarming'] })
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ assault: null, assaults: ['swarming'] })
    .play(1, face)
    .asks('exchange/trade', 1, 0)
    .shows({ assaults: ['swarming'], line: ['brute-a'] });
});

test('UD-EXTRA-03: Face and Delay as usual: a delay with cards left costs 1 and draws', () => {
  table(2, { round: 6, turn: 1, line: ['wanderer-a'], active: ['luck', 'planks'] })
    .shuffle('wave', 'planks')
    .play(1, end)
    .asks('wave/choose', 1)
    .offers(1, face, delay)
    .play(1, delay)
    .asks('find/keep', 1)
    .shuffle('luck', 'wave')
    .play(1, { type: 'keep', instead: null })
    .asks('find/keep', 0)
    .shows({ players: [{ damage: 1 }, { damage: 1, items: ['planks'] }], active: ['wave'] });
});

test('UD-EXTRA-03: with only the WAVE left it passes from seat to seat, 1 damage each, from the first player on', () => {
  table(3, { round: 6, turn: 2, line: ['wanderer-a'], active: [] })
    .play(2, end)
    .asks('wave/choose', 1)
    .shows({ first: 1, players: [{ damage: 1 }, { damage: 0 }, { damage: 0 }] })
    .play(1, delay)
    .asks('wave/choose', 2)
    .play(2, delay)
    .asks('wave/choose', 0)
    .play(0, delay)
    .asks('wave/choose', 1)
    .shows({ players: [{ damage: 2 }, { damage: 1 }, { damage: 1 }], holder: null })
    .play(1, face)
    .asks('exchange/trade', 1, 2, 0)
    .shows({ holder: 1 });
});

test('UD-EXTRA-04: Exchange and Combat as usual, perks are fresh and the First player token goes on', () => {
  table(2, {
    round: 6,
    turn: 1,
    line: ['brute-a'],
    active: [],
    players: [{ items: ['machete', 'bandages', 'planks'], used: ['main', 'first'] }, { items: [] }],
  })
    .play(1, end)
    .asks('wave/choose', 1)
    .shows({ first: 1, players: [{ damage: 2, used: [] }, {}] })
    .play(1, face)
    .asks('exchange/trade', 1, 0)
    .play(0, { type: 'heal', card: 'bandages' })
    .play(0, { type: 'offer', card: 'planks', bag: null, to: 1 })
    .play(1, { type: 'accept', from: 0, instead: null })
    .play(0, ready)
    .play(1, ready)
    .asks('turn/act', 1)
    .play(1, end)
    .asks('turn/act', 0)
    .play(0, { type: 'attack', weapon: 'machete', target: 0 })
    .play(0, end)
    .asks('wave/choose', 0)
    .shows({
      round: 8,
      first: 0,
      line: ['brute-a:2'],
      players: [
        { damage: 0, items: ['machete'] },
        { damage: 2, items: ['planks'] },
      ],
    });
});

test('UD-EXTRA-05: extra rounds follow one another until victory', () => {
  const scene = table(1, {
    round: 6,
    line: ['wanderer-b:1'],
    active: [],
    combatDeck: ['c-zero', 'c-zero', 'c-plus2-self1'],
  });
  for (const round of [7, 8])
    scene
      .play(0, end)
      .asks('wave/choose', 0)
      .shows({ round, outcome: null, line: ['wanderer-b:1'] })
      .play(0, face)
      .play(0, ready)
      .asks('turn/act', 0);
  scene
    .play(0, end)
    .ends('dawn')
    .shows({ round: 8, line: [], players: [{ damage: 2 }] });
});

test('UD-EXTRA-05: ... or defeat', () => {
  table(1, { round: 6, line: ['monster-a'], active: [], players: [{ damage: 4 }] })
    .play(0, end)
    .asks('wave/choose', 0)
    .play(0, face)
    .play(0, ready)
    .play(0, end)
    .ends('death')
    .shows({ round: 7, players: [{ damage: 10 }] });
});
