import { describe, expect, test } from 'vitest';
import { SPAWN_CARDS } from '../content/spawn-cards.ts';
import { table, tableOf } from './table.ts';

describe('the spawn step', () => {
  test('MZ-CASE-59, MZ-SPAWN-01, MZ-SPAWN-02, MZ-SPAWN-03, MZ-M8-02: the order, and sleeping points', () => {
    const zones = (points: number[]) => {
      const scene = table('M8', { turn: 'hulk', points, spawnDeck: ['S02', 'S03', 'S04'] });
      scene.play(0, { type: 'end' });
      return scene.events('spawnCardDrawn').map(event => `${event.card} ${event.zone}`);
    };
    expect(zones([0, 3])).toEqual(['S02 4R.10', 'S03 1R.21']);
    expect(zones([0, 2, 3])).toEqual(['S02 4R.10', 'S03 3R.01', 'S04 1R.21']);
  });

  test('MZ-SPAWN-03, MZ-M8-02: a point woken in the Player Phase spawns in the same round', () => {
    const scene = table('M8', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.22' } },
      points: [0],
      spawnDeck: ['S02', 'S03'],
    });
    scene.play(0, { type: 'take', zone: '1R.22' }).play(0, { type: 'end' });
    expect(scene.events('spawnCardDrawn').map(event => event.zone)).toEqual(['4R.10', '3R.01']);
  });

  test('MZ-CASE-65, MZ-SPAWN-04: an empty deck is made of its discard pile', () => {
    const scene = table('M0', { turn: 'hulk', points: [0], spawnDeck: [], spawnDiscard: [...SPAWN_CARDS] });
    scene
      .shuffle('S02')
      .play(0, { type: 'end' })
      .shows({ spawnDiscard: ['S02'] })
      .check(state => expect(state.spawnDeck).toHaveLength(29));
    expect(scene.events('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'spawn' }]);
  });
});

const spawn = (zone: string) => ({ spawn: zone });

describe('spawn cards', () => {
  test('MZ-CASE-38, MZ-XP-07, MZ-SPAWN-05: the row of the most experienced hero in play', () => {
    const given = { turn: 'wasp', spawnDeck: ['S06'], now: spawn('4V.12') };
    table('M0', { ...given, heroes: { wasp: { xp: 5 }, hulk: { xp: 12 } } }).shows({
      enemies: { '4V.12': { walker: 3 } },
    });
    table('M2', {
      turn: 'wasp',
      spawnDeck: ['S06'],
      now: spawn('4V.12'),
      heroes: { wasp: { xp: 5 }, hulk: { xp: 12, zone: 'out' } },
    }).shows({
      enemies: { '4V.12': { walker: 2 } },
    });
  });

  test('MZ-CASE-64, MZ-SPAWN-05, MZ-TERM-07: a zero is not a shortage', () => {
    table('M0', {
      turn: 'hulk',
      enemies: { '4V.00': { walker: 15 }, '4V.01': { walker: 15 } },
      spawnDeck: ['S01'],
      now: spawn('4V.12'),
    }).shows({ enemies: { '4V.00': { walker: 15 }, '4V.01': { walker: 15 } }, reserve: { walker: 0 } });
  });

  test('MZ-CASE-60, MZ-SPAWN-06: Rush', () => {
    table('M1', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '2R.12', xp: 7 },
        wasp: { zone: 'out' },
        vision: { zone: 'out' },
        'spider-man': { zone: 'out' },
      },
      spawnDeck: ['S19'],
      now: spawn('2R.21'),
    }).shows({ enemies: { '2R.11': { brute: 2 } } });
  });

  test('MZ-SPAWN-06: a Rush of Runners has two Actions', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.11', xp: 7 } },
      spawnDeck: ['S21'],
      now: spawn('4V.12'),
    }).shows({
      enemies: { '4V.11': { runner: 1 } },
      heroes: { hulk: { health: 4 } },
    });
  });

  test('MZ-SPAWN-07: Extra Activation: nobody arrives, all of the type act', () => {
    table('M0', {
      turn: 'hulk',
      enemies: { '4V.11': { walker: 2, brute: 1 }, '2V.01': { walker: 1 } },
      spawnDeck: ['S22'],
      now: spawn('4V.12'),
    }).shows({ enemies: { '4V.11': { brute: 1 }, '4V.21': { walker: 2 }, '2V.11': { walker: 1 } } });
  });

  test('MZ-CASE-61, MZ-SPAWN-07: Extra Activation of nobody', () => {
    table('M0', { turn: 'hulk', enemies: { '4V.11': { walker: 1 } }, spawnDeck: ['S25'], now: spawn('4V.12') }).shows({
      enemies: { '4V.11': { walker: 1 } },
      spawnDiscard: ['S25'],
    });
  });

  test('MZ-CASE-62, MZ-SPAWN-08, MZ-SPAWN-09: Bystander in Danger', () => {
    const given = (xp: number) => ({
      turn: 'hulk',
      heroes: {
        hulk: { zone: '1R.20', xp },
        wasp: { zone: '1R.20' },
        vision: { zone: '1R.20' },
        'spider-man': { zone: '1R.20' },
      },
      enemies: { '4V.21': { walker: 2 }, '4V.20': { walker: 1 } },
      bystanderDeck: ['happy-hogan'],
      spawnDeck: ['S26'],
      now: spawn('4V.20'),
    });
    table('M1', given(0)).shows({
      bystanders: { 'happy-hogan': '4V.20' },
      enemies: { '4V.21': { walker: 2 }, '4V.20': { walker: 1 } },
    });
    table('M1', given(7)).shows({ bystanders: { 'happy-hogan': '4V.20' }, enemies: { '4V.20': { walker: 3 } } });
  });

  test('MZ-SPAWN-10: an empty Bystander deck is made of its discards; with both empty nothing happens', () => {
    const given = {
      turn: 'hulk',
      heroes: { hulk: { xp: 7 } },
      enemies: { '4V.11': { walker: 1 } },
      spawnDeck: ['S26'],
      now: spawn('4V.12'),
    };
    table('M0', { ...given, bystanderDeck: [], bystanderDiscard: ['wong'] }).shows({
      bystanders: { wong: '4V.12' },
      bystanderDiscard: [],
      enemies: { '4V.12': { walker: 1 } },
    });
    table('M0', { ...given, bystanderDeck: [], bystanderDiscard: [] }).shows({ enemies: { '4V.11': { walker: 1 } } });
  });

  test('MZ-SPAWN-11, MZ-TERM-02: a Zombie Hero arrives and waits', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.11' } },
      zombieDeck: ['iron-man'],
      spawnDeck: ['S28'],
      now: spawn('4V.12'),
    }).shows({
      zombies: { 'iron-man': '4V.12' },
      heroes: { hulk: { health: 5 } },
    });
  });

  test('MZ-SPAWN-12: Zombie Heroes come back from the discards; with all four on the board they act once more', () => {
    const zombies = { 'captain-america': '4V.11', 'doctor-strange': '4V.22', 'scarlet-witch': '4V.22' };
    table('M0', {
      turn: 'hulk',
      zombies,
      zombieDeck: [],
      zombieDiscard: ['iron-man'],
      spawnDeck: ['S28'],
      now: spawn('4V.12'),
    }).shows({
      zombies: { 'iron-man': '4V.12', 'captain-america': '4V.11' },
      zombieDiscard: [],
    });
    table('M0', {
      turn: 'hulk',
      zombies: { ...zombies, 'iron-man': '4V.22' },
      spawnDeck: ['S28'],
      now: spawn('4V.12'),
    }).shows({
      zombies: { 'captain-america': '2V.01' }, // two Actions
    });
  });

  test('MZ-CASE-63, MZ-SPAWN-13: shortage', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { xp: 7 } },
      enemies: { '4V.11': { walker: 28 } },
      spawnDeck: ['S09'],
      now: spawn('4V.12'),
    }).shows({ enemies: { '4V.21': { walker: 28 }, '4V.11': { walker: 2 } }, reserve: { walker: 0 } });
  });

  test('MZ-SPAWN-14, MZ-SPAWN-15: a Rush in a shortage acts twice, each activation whole', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { xp: 7 } },
      enemies: { '4V.11': { brute: 9 } },
      spawnDeck: ['S19'],
      now: spawn('4V.12'),
    }).shows({ enemies: { '4V.21': { brute: 10 } } }); // the new one by two steps, the others by one
  });

  test('MZ-SPAWN-15, MZ-WND-01: Wounds of one card are settled before the next card is drawn', () => {
    const scene = tableOf('M0', 1, {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.12', power: 1, traits: ['dodge'] } },
      enemies: { '4V.12': { walker: 1 } },
      points: [0, 1],
      spawnDeck: ['S22', 'S02'],
    });
    // the Walker attacks in the Enemy Phase, then again by the first card
    scene
      .play(0, { type: 'end' })
      .play(0, { type: 'suffer' })
      .asks('suffer/cancel', 0)
      .shows({ heroes: { hulk: { health: 4 } }, spawnDiscard: ['S22'] })
      .play(0, { type: 'suffer' });
    expect(scene.events('spawnCardDrawn').map(event => event.card)).toEqual(['S22', 'S02']);
  });
});
