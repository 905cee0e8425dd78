import { describe, expect, test } from 'vitest';
import { SPAWN_CARDS } from '../content/spawn-cards.ts';
import { game } from '../rules/game.ts';
import { table, tableOf } from './table.ts';

const end = { type: 'end' } as const;
const exit = { type: 'exit' } as const;
const all = (zone: string, rest: object = {}) => ({
  hulk: { zone, used: false, ...rest },
  wasp: { zone, used: false },
  vision: { zone, used: false },
  'spider-man': { zone, used: false },
});

describe('the Exit', () => {
  test('MZ-CASE-67, MZ-M0-01, MZ-M0-03, MZ-EXIT-01, MZ-EXIT-02, MZ-EXIT-03, MZ-END-01: M0, the way home', () => {
    const scene = tableOf('M0', 2, { heroes: all('4V.10'), taken: ['4V.00', '2V.22'], rescued: ['okoye'] });
    for (const hero of ['hulk', 'wasp', 'vision'] as const) {
      const seat = scene.m.state.heroes.find(({ id }) => id === hero)?.seat ?? 0;
      scene
        .play(0, { type: 'activate', hero })
        .play(seat, end)
        .play(seat, exit)
        .shows({ heroes: { [hero]: { zone: 'out' } } });
    }
    const last = scene.m.state.heroes.find(({ id }) => id === 'spider-man')?.seat ?? 0;
    scene.play(last, end).play(last, exit).ends('victory');
    expect(scene.m.outcome?.scores).toEqual([1, 1]);
  });

  test('MZ-CASE-68, MZ-EXIT-02: the Exit is closed until the goals before it are met', () => {
    const given = { turn: 'hulk', heroes: { hulk: { zone: '4V.10' }, wasp: { used: false } } };
    table('M0', { ...given, taken: ['4V.00'], rescued: ['okoye'] })
      .play(0, end)
      .asks('turn/act', 0);
    table('M0', { ...given, taken: ['4V.00', '2V.22'] })
      .play(0, end)
      .asks('turn/act', 0);
    table('M0', { ...given, taken: ['4V.00', '2V.22'], rescued: ['okoye'] })
      .play(0, end)
      .asks('turn/leave', 0);
  });

  test('MZ-CASE-69, MZ-EXIT-01: a guarded Exit', () => {
    const given = { turn: 'hulk', heroes: { hulk: { zone: '2V.02' }, wasp: { used: false } } };
    table('M2', { ...given, enemies: { '2V.02': { walker: 1 } } })
      .play(0, end)
      .asks('turn/act', 0);
    table('M2', given).play(0, end).asks('turn/leave', 0).offers(0, exit, { type: 'stay' });
    table('M2', given)
      .play(0, end)
      .play(0, { type: 'stay' })
      .shows({ heroes: { hulk: { zone: '2V.02' } } });
  });

  test('MZ-EXIT-03, MZ-EXIT-04: who has left is nobody’s target and gains nothing; leaving costs no Action', () => {
    table('M2', {
      turn: 'hulk',
      actions: 0,
      heroes: { hulk: { zone: '2V.02', power: 1, bystander: 'wong' }, wasp: { zone: '1V.21' } },
      enemies: { '2V.12': { walker: 1 } },
    })
      .play(0, end)
      .play(0, exit)
      .shows({
        round: 2,
        heroes: { hulk: { zone: 'out', power: 1, bystander: 'wong' } },
        enemies: { '2V.12': { walker: 1 } },
      });
  });

  test('MZ-END-02, MZ-CASE-77, MZ-ROUND-03: once a hero has fallen the rest of the round is played and lost', () => {
    const scene = table('M2', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '2V.02' },
        wasp: { zone: 'down' },
        vision: { zone: 'out' },
        'spider-man': { zone: '1V.21', used: false },
      },
      points: [0],
      spawnDeck: ['S02'],
    });
    scene.play(0, end).play(0, exit).asks('turn/act', 0).play(0, end).ends('fallen');
    expect(scene.events('enemiesSpawned')).toHaveLength(1);
    expect(scene.m.outcome?.scores).toEqual([0]);
  });
});

describe('Objectives', () => {
  test('MZ-OBJ-01, MZ-OBJ-02, MZ-M0-03: one Action and 5 XP, Enemies or not', () => {
    table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.22' } }, enemies: { '2V.22': { brute: 3 } } })
      .play(0, { type: 'take', zone: '2V.22' })
      .shows({ actions: 2, taken: ['2V.22'], heroes: { hulk: { xp: 5 } } })
      .forbids(0, { type: 'take' });
  });

  test('MZ-OBJ-03, MZ-OBJ-04, MZ-M7-02: the colour shows when it is taken: XP and level first, then what it does', () => {
    const scene = table('M7', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.00', xp: 4 } },
      colours: { '2R.00': 'green' },
      zombieDeck: ['iron-man'],
      spawnDeck: ['S06'],
    });
    scene.check((_, m) => expect(game.view(m, 0).objectives.find(one => one.zone === '2R.00')?.colour).toBeNull());
    scene
      .play(0, { type: 'take', zone: '2R.00' })
      .shows({ heroes: { hulk: { xp: 9 } }, enemies: { '2R.22': { walker: 3 } } }) // the Yellow row
      .check((_, m) => expect(game.view(m, 0).objectives.find(one => one.zone === '2R.00')?.colour).toBe('green'));
  });

  test('MZ-M1-03, MZ-M2-03, MZ-M3-03, MZ-M5-05, MZ-M8-02: 5 XP everywhere', () => {
    const xp = (mission: 'M1' | 'M2' | 'M3' | 'M5' | 'M8', zone: string) => {
      const scene = table(mission, { turn: 'hulk', heroes: { hulk: { zone } }, colours: { [zone]: 'red' } });
      scene.play(0, { type: 'take', zone } as never);
      return scene.m.state.heroes.map(hero => hero.xp).reduce((a, b) => a + b);
    };
    expect([xp('M1', '2R.00'), xp('M2', '1V.22'), xp('M3', '1R.02'), xp('M5', '4V.00'), xp('M8', '3R.22')]).toEqual([
      5, 5, 5, 5, 5,
    ]);
  });
});

describe('M1', () => {
  const taken = ['4V.00', '1R.22', '3R.22', '2R.00'];
  test('MZ-M1-01, MZ-M1-04: the Exit opens while somebody holds Pepper Potts', () => {
    const given = { turn: 'hulk', taken };
    const heroes = (bystander: string | null) => ({ hulk: { zone: '4V.10' }, wasp: { used: false, bystander } });
    table('M1', { ...given, heroes: heroes('pepper-potts') })
      .play(0, end)
      .asks('turn/leave', 0);
    table('M1', { ...given, heroes: heroes('okoye') })
      .play(0, end)
      .asks('turn/act', 0);
    table('M1', { ...given, heroes: { hulk: { zone: '4V.10' }, wasp: { zone: 'out', bystander: 'pepper-potts' } } })
      .play(0, end)
      .asks('turn/leave', 0);
  });
  test('MZ-M1-04: losing her does not lose the mission; she may come back', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.11', bystander: 'pepper-potts' } },
      now: { attack: { zone: '2R.11', wounds: 1 } },
    })
      .play(0, { type: 'giveUp' })
      .shows({ outcome: null, bystanderDiscard: ['pepper-potts'] });
    table('M1', {
      turn: 'hulk',
      bystanderDeck: [],
      bystanderDiscard: ['pepper-potts'],
      spawnDeck: ['S26'],
      now: { spawn: '1R.01' },
    }).shows({
      bystanders: { 'pepper-potts': '1R.01' },
    });
  });
  test('MZ-M1-01: won when all have left with her', () => {
    const out = { zone: 'out' };
    table('M1', {
      turn: 'hulk',
      taken,
      heroes: { hulk: { zone: '4V.10', bystander: 'pepper-potts' }, wasp: out, vision: out, 'spider-man': out },
    })
      .play(0, end)
      .play(0, exit)
      .ends('victory');
  });
});

describe('M2', () => {
  test('MZ-M2-01, MZ-M2-03: only leaving counts, red Objectives need not be taken', () => {
    const out = { zone: 'out' };
    table('M2', { turn: 'hulk', heroes: { hulk: { zone: '2V.02' }, wasp: out, vision: out, 'spider-man': out } })
      .play(0, end)
      .play(0, exit)
      .ends('victory');
  });
});

describe('M3', () => {
  const reds = ['2R.20', '4R.00'];
  const colours = { '2R.20': 'red', '4R.00': 'red', '3R.22': 'blue', '1R.02': 'green' };
  const late = { turn: 'hulk', colours, taken: reds };
  const attack = { type: 'attack', zone: '3R.01', free: false, reach: false } as const;

  test('MZ-M3-04: once both reds are taken, the eliminated leave the game', () => {
    const given = { enemies: { '3R.01': { walker: 2 } }, zombies: { 'doctor-strange': '3R.01' } };
    const heroes = { hulk: { power: 4 } };
    table('M3', { ...late, ...given, heroes })
      .play(0, attack)
      .dice(5, 5, 5, 5, 5, 1, 1, 1, 1)
      .play(0, { type: 'roll', power: 4 })
      .shows({ gone: { walker: 2 }, reserve: { walker: 28 }, zombieDiscard: [] });
    table('M3', { ...late, ...given, heroes, taken: ['2R.20'] })
      .play(0, attack)
      .dice(5, 5, 5, 5, 5, 1, 1, 1, 1)
      .play(0, { type: 'roll', power: 4 })
      .shows({ gone: { walker: 0 }, reserve: { walker: 30 }, zombieDiscard: ['doctor-strange'] });
  });

  test('MZ-CASE-70, MZ-M3-04, MZ-M3-05: after both reds, cards that concern nobody are passed over', () => {
    const scene = table('M3', {
      ...late,
      heroes: { hulk: {} },
      enemies: { '3R.11': { walker: 2 } },
      reserve: { brute: 0 },
      points: [0],
      spawnDeck: ['S12', 'S22'],
    });
    // they come to the heroes in the Enemy Phase and attack by the card
    scene
      .play(0, end)
      .asks('wounds/share', 0)
      .shows({ spawnDiscard: ['S12', 'S22'], enemies: { '3R.01': { walker: 2 } } });
    expect(scene.events('spawnCardDrawn').map(event => [event.card, event.ignored])).toEqual([
      ['S12', true],
      ['S22', false],
    ]);
  });

  test('MZ-M3-05: with an empty reserve the type on the board acts instead', () => {
    const scene = table('M3', {
      ...late,
      heroes: { hulk: {} },
      enemies: { '2R.11': { brute: 1 } },
      reserve: { brute: 0 },
      points: [0],
      spawnDeck: ['S13'],
    });
    scene.play(0, end);
    expect(scene.events('enemiesActivated').map(event => event.why)).toEqual(['phase', 'shortage']);
  });

  test('MZ-M3-05: with some left in the reserve they spawn, and the shortage rule holds', () => {
    const scene = table('M3', {
      ...late,
      heroes: { hulk: { xp: 7 } },
      reserve: { brute: 1 },
      points: [0],
      spawnDeck: ['S13'],
    });
    scene.play(0, end);
    expect(scene.events('enemiesSpawned')).toMatchObject([{ crowd: { kind: 'brute', count: 1 } }]);
    expect(scene.events('shortage')).toHaveLength(1);
  });

  test('MZ-M3-06: Zombie Hero cards place who is left, else activate, else are passed over', () => {
    const quiet = { ...late, heroes: { hulk: {} }, points: [0] };
    const drawn = (given: object) => {
      const scene = table('M3', { ...quiet, spawnDeck: ['S28', 'S02'], ...given });
      scene.play(0, end);
      return {
        cards: scene.events('spawnCardDrawn').map(event => event.card),
        spawned: scene.events('enemiesSpawned').map(event => event.crowd.hero ?? event.crowd.kind),
        active: scene.events('enemiesActivated').map(event => event.why),
      };
    };
    expect(drawn({ zombieDeck: ['iron-man'] })).toMatchObject({ cards: ['S28'], spawned: ['iron-man'] });
    expect(drawn({ zombieDeck: [], zombieDiscard: ['iron-man'] })).toMatchObject({ spawned: ['iron-man'] });
    const only = { zombies: { 'captain-america': '4R.22' }, zombieDeck: [], zombieDiscard: [] };
    expect(drawn(only)).toMatchObject({ cards: ['S28'], active: ['phase', 'shortage'] });
    expect(drawn({ zombieDeck: [], zombieDiscard: [] })).toMatchObject({ cards: ['S28', 'S02'], spawned: ['walker'] });
  });

  test('MZ-M3-06: Extra Activation of nobody is drawn again; Bystander in Danger resolves; a whole pass ends it', () => {
    const extra = table('M3', { ...late, heroes: { hulk: {} }, points: [0], spawnDeck: ['S25', 'S26'] });
    extra.play(0, end);
    expect(extra.events('spawnCardDrawn').map(event => event.card)).toEqual(['S25', 'S26']);
    expect(extra.events('bystanderAppeared')).toHaveLength(1);
    const none = table('M3', {
      ...late,
      heroes: { hulk: {} },
      reserve: { walker: 0, brute: 0, runner: 0 },
      zombies: { 'iron-man': '4R.22' }, // locked in: somebody is left to eliminate
      zombieDeck: [],
      zombieDiscard: [],
      points: [0],
      spawnDeck: ['S01', 'S22'],
      spawnDiscard: ['S12'],
    });
    none.play(0, end).asks('round/next', 0);
    expect(none.events('spawnCardDrawn')).toHaveLength(3);
  });

  test('MZ-CASE-71, MZ-M3-07, MZ-ROUND-04, MZ-XP-02: an explosive', () => {
    table('M3', {
      heroes: {
        'spider-man': { zone: '3R.11' },
        hulk: { zone: '3R.01' },
        wasp: { zone: '3R.01' },
        vision: { zone: '3R.01' },
      },
      enemies: { '3R.11': { walker: 6 } },
      zombies: { 'iron-man': '3R.11' },
      bystanders: { 'happy-hogan': '3R.11' },
      explosives: { '3R.11': 'blue' },
      now: { phase: 'end' },
    })
      .ends('fallen')
      .shows({
        reserve: { walker: 30 },
        heroes: { 'spider-man': { zone: 'down' }, hulk: { xp: 0 } },
        bystanderDiscard: ['happy-hogan'],
      })
      .check(state => {
        expect(state.zombies).toEqual([]);
        expect(state.tally.kills).toBe(7);
      });
  });

  test('MZ-M3-07, MZ-M3-08: an explosive is kept, placed for an Action, and goes off at the end of the round; its point wakes', () => {
    const scene = table('M3', {
      turn: 'hulk',
      heroes: { hulk: { zone: '3R.22' } },
      open: ['3R.12|3R.22'],
      colours,
      enemies: { '3R.22': { walker: 1 } },
    });
    scene
      .play(0, { type: 'take', zone: '3R.22' })
      .shows({
        heroes: { hulk: { xp: 5, tokens: ['blue'] } },
        points: ['initial 1R.21 asleep', 'red 2R.10 asleep', 'blue 2R.01', 'green 4R.12 asleep'],
      })
      .play(0, { type: 'plant', colour: 'blue' })
      .shows({ actions: 1, heroes: { hulk: { tokens: [] } }, explosives: { '3R.22': 'blue' } })
      .forbids(0, { type: 'plant' });
  });

  test('MZ-M3-01: won when all Objectives are taken and nobody is left, reserve and Zombie Hero cards included', () => {
    const last = {
      turn: 'hulk',
      colours,
      taken: [...reds, '3R.22', '1R.02'],
      enemies: { '3R.01': { walker: 1 } },
      reserve: { walker: 0, brute: 0, runner: 0 },
      zombieDeck: [],
      zombieDiscard: [],
    };
    table('M3', last).dice(5, 1, 1, 1, 1).play(0, attack).play(0, { type: 'roll', power: 0 }).ends('victory');
    table('M3', { ...last, zombieDeck: ['iron-man'] })
      .dice(5, 1, 1, 1, 1)
      .play(0, attack)
      .play(0, { type: 'roll', power: 0 })
      .asks('turn/act', 0);
    table('M3', { ...last, taken: [...reds, '3R.22'] })
      .dice(5, 1, 1, 1, 1)
      .play(0, attack)
      .play(0, { type: 'roll', power: 0 })
      .asks('turn/act', 0);
    expect(SPAWN_CARDS).toHaveLength(30);
  });
});

describe('M4', () => {
  const carriers = {
    hulk: { zone: '2R.11', bystander: 'pepper-potts', health: 1 },
    wasp: { bystander: 'j-jonah-jameson' },
  };
  test('MZ-CASE-72, MZ-M4-03, MZ-ROUND-02: the price of a shield', () => {
    table('M4', { turn: 'vision', heroes: carriers, now: { attack: { zone: '2R.11', wounds: 1 } } })
      .play(0, { type: 'giveUp' })
      .ends('protected');
  });
  test('MZ-M4-03: any discarding loses: with a fallen carrier, or for another Bystander', () => {
    table('M4', { turn: 'vision', heroes: carriers, now: { attack: { zone: '2R.11', wounds: 1 } } })
      .play(0, { type: 'suffer' })
      .ends('protected');
    table('M4', { turn: 'hulk', heroes: carriers, bystanders: { wong: '2R.11' } })
      .play(0, { type: 'rescue', bystander: 'wong' })
      .play(0, { type: 'keepBystander', bystander: 'wong' })
      .ends('protected');
  });
  test('MZ-M4-01: won when all have left with both', () => {
    const out = { zone: 'out' };
    table('M4', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '2R.00', bystander: 'pepper-potts' },
        wasp: { ...out, bystander: 'j-jonah-jameson' },
        vision: out,
        'spider-man': out,
      },
    })
      .play(0, end)
      .play(0, exit)
      .ends('victory');
  });
});

describe('M5', () => {
  const colours = { '4V.00': 'blue', '1R.00': 'green', '2V.02': 'red', '4V.22': 'red' };
  test('MZ-M5-03: blue opens both coloured doors, nothing spawns there, the blue point wakes', () => {
    const scene = table('M5', {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.00' } },
      colours,
      bystanders: { 'happy-hogan': '3R.21' },
    });
    scene.play(0, { type: 'take', zone: '4V.00' }).shows({
      open: ['2V.11|2V.12', '3R.10|3R.20', '3R.12|3R.22', '1R.11|1R.12'],
      points: ['initial 4V.10 asleep', 'blue 2V.22', 'red 3R.10 asleep'],
      spawnDiscard: [],
    });
    expect(scene.events('spawnCardDrawn')).toEqual([]);
  });
  test('MZ-M5-03: heroes cannot open these doors', () => {
    table('M5', { turn: 'hulk', heroes: { hulk: { zone: '3R.10' } } }).refuses(
      0,
      { type: 'open', door: 'D07' },
      'MZ-DOOR-03',
    );
  });
  test('MZ-M5-04: green gives the top Bystander as if rescued', () => {
    const given = { turn: 'hulk', heroes: { hulk: { zone: '1R.00' } }, colours };
    table('M5', { ...given, bystanderDeck: ['okoye'] })
      .play(0, { type: 'take', zone: '1R.00' })
      .shows({ heroes: { hulk: { bystander: 'okoye', power: 4, xp: 5 } } });
    table('M5', { ...given, bystanderDeck: [], bystanderDiscard: [] })
      .play(0, { type: 'take', zone: '1R.00' })
      .shows({ heroes: { hulk: { bystander: null, power: 0, xp: 5 } } });
  });
  test('MZ-M5-02: Happy Hogan stays until his building is open', () => {
    table('M5', { turn: 'hulk', bystanders: { 'happy-hogan': '3R.21' }, now: { bystanders: true } }).shows({
      bystanders: { 'happy-hogan': '3R.21' },
    });
    table('M5', {
      turn: 'hulk',
      heroes: { hulk: { zone: '3R.11' } },
      open: ['3R.12|3R.22'],
      bystanders: { 'happy-hogan': '3R.21' },
      now: { bystanders: true },
    }).shows({ bystanders: { 'happy-hogan': '3R.22' } });
  });
  test('MZ-M5-05: without Happy Hogan the mission is lost at once', () => {
    table('M5', {
      turn: 'hulk',
      bystanders: { 'happy-hogan': '3R.11' },
      enemies: { '3R.11': { walker: 1 } },
      now: { activate: 'all' },
    }).ends('protected');
  });
  test('MZ-M5-01: rescue him, then leave with him', () => {
    const out = { zone: 'out' };
    table('M5', { turn: 'hulk', heroes: { hulk: { zone: '2V.01' }, wasp: { used: false } } })
      .play(0, end)
      .asks('turn/act', 0);
    table('M5', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.01', bystander: 'happy-hogan' }, wasp: out, vision: out, 'spider-man': out },
    })
      .play(0, end)
      .play(0, exit)
      .ends('victory');
  });
});

describe('M6', () => {
  const off = { zone: '3V.11' };
  const heroes = { hulk: off, wasp: off, vision: off, 'spider-man': off };
  test('MZ-CASE-74, MZ-M6-05: drawn to the civilians', () => {
    table('M6', { turn: 'hulk', heroes, enemies: { '2V.10': { walker: 1 } }, now: { activate: 'all' } }).shows({
      enemies: { '1V.12': { walker: 1 } },
    });
  });
  test('MZ-M6-05: heroes in sight come first; without a way to the civilians, the nearest hero', () => {
    table('M6', { turn: 'hulk', heroes, enemies: { '3V.21': { walker: 1 } }, now: { activate: 'all' } }).shows({
      enemies: { '3V.11': { walker: 1 } },
    });
    table('M6', {
      turn: 'hulk',
      heroes: { ...heroes, hulk: { zone: '2V.22' } },
      enemies: { '2V.02': { walker: 1 } },
      now: { activate: 'all' },
    }).shows({ enemies: { '2V.12': { walker: 1 } } });
  });
  test('MZ-CASE-75, MZ-M6-06: too late', () => {
    table('M6', { turn: 'hulk', heroes, enemies: { '1V.11': { walker: 1 } }, now: { activate: 'all' } }).ends(
      'civilians',
    );
  });
  test('MZ-M6-03: rooms have been spawned in: opening a door later brings nobody', () => {
    const scene = tableOf('M6', 1, { setup: true });
    for (const hero of ['hulk', 'wasp', 'vision', 'spider-man'] as const) scene.play(0, { type: 'pickHero', hero });
    const at = scene.m.content.board.zoneOf['1V.21'] as number;
    for (const hero of scene.m.state.heroes) hero.zone = at;
    const drawn = scene.events('spawnCardDrawn').length;
    scene
      .play(0, { type: 'activate', hero: 'hulk' })
      .play(0, { type: 'open', door: 'D08' })
      .shows({ open: ['1V.21|1V.22'] });
    expect(scene.events('spawnCardDrawn')).toHaveLength(drawn);
  });
  test('MZ-M6-04: civilians are no targets, and nobody rescues them', () => {
    table('M6', { turn: 'hulk', heroes: { hulk: { zone: '1V.10' } } }).forbids(0, { type: 'rescue' });
    table('M6', { turn: 'hulk', heroes, now: { bystanders: true } }).check((_, m) =>
      expect(game.view(m, 0).civilians).toEqual(['4V.10', '1V.10']),
    );
  });
  test('MZ-M6-08: red 5 XP, blue 5 XP for everybody in play, green is kept', () => {
    const take = (colour: string) =>
      table('M6', {
        turn: 'hulk',
        heroes: { ...heroes, hulk: { zone: '4V.22' }, wasp: { zone: 'down' } },
        colours: { '4V.22': colour },
      }).play(0, { type: 'take', zone: '4V.22' });
    take('red').shows({ heroes: { hulk: { xp: 5, tokens: [] }, vision: { xp: 0 } } });
    take('blue').shows({ heroes: { hulk: { xp: 5 }, vision: { xp: 5 }, wasp: { xp: 0 } } });
    take('green').shows({ heroes: { hulk: { xp: 5, tokens: ['green'] }, vision: { xp: 0 } } });
  });
  test('MZ-M6-09: a red or initial point without Enemies is brought to the green zone, and keeps its place', () => {
    const given = { turn: 'hulk', heroes: { ...heroes, hulk: { zone: '3V.12' } }, points: [0, 1, 2] };
    table('M6', { ...given, enemies: { '3V.12': { walker: 1 } } }).forbids(0, { type: 'herd' });
    const scene = table('M6', { ...given, spawnDeck: ['S02', 'S03', 'S04'] });
    scene
      .play(0, { type: 'herd', point: 0 })
      .shows({ actions: 2, points: ['initial 2V.12', 'green 2V.12', 'red 2V.21'] })
      .forbids(0, { type: 'herd' })
      .play(0, end);
    expect(scene.events('spawnCardDrawn').map(event => event.zone)).toEqual(['2V.12', '2V.12', '2V.21']);
  });
  test('MZ-M6-01, MZ-M6-10: the holder of the console blows up all three, Enemies present or not', () => {
    const console = { hulk: { zone: '2V.21', tokens: ['green'] } };
    const scene = table('M6', {
      turn: 'hulk',
      heroes: { ...heroes, ...console },
      open: ['2V.11|2V.12', '2V.20|2V.21'],
      enemies: { '2V.12': { brute: 2 } },
    });
    scene.m.state.points.forEach(point => {
      if (point.type === 'initial') point.zone = scene.m.content.board.zoneOf['2V.12'] as number;
    });
    scene
      .forbids(0, { type: 'overload' })
      .play(0, { type: 'herd', point: 2 })
      .play(0, { type: 'move', to: '2V.11', by: 'walk' })
      .play(0, { type: 'move', to: '2V.12', by: 'walk' })
      .forbids(0, { type: 'overload' }) // no Action left
      .check(state => {
        if (state.turn) state.turn.actions = 1;
      })
      .play(0, { type: 'overload' })
      .ends('victory');
  });
});

describe('M7', () => {
  test('MZ-CASE-76, MZ-M7-03, MZ-BLD-06, MZ-SPAWN-01: the trap', () => {
    const scene = table('M7', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.00' } },
      colours: { '2R.00': 'green', '4R.00': 'blue', '1R.22': 'red', '3R.22': 'red' },
      zombieDeck: ['captain-america'],
      points: [0, 2],
      spawnDeck: ['S02', 'S01', 'S10', 'S14'],
    });
    scene
      .play(0, { type: 'take', zone: '2R.00' })
      .shows({ open: ['2R.21|2R.22'], enemies: { '2R.22': { walker: 1 } }, zombies: { 'captain-america': '2R.22' } });
    scene.play(0, end);
    expect(scene.events('spawnCardDrawn').map(event => event.zone)).toEqual(['2R.22', '4R.10', '2R.22', '3R.12']);
  });
  test('MZ-M7-01, MZ-M7-02: all four, then the Exit; the coloured doors are not for heroes', () => {
    table('M7', { turn: 'hulk', heroes: { hulk: { zone: '1R.10' } } }).refuses(
      0,
      { type: 'open', door: 'D06' },
      'MZ-DOOR-03',
    );
    const taken = ['4R.00', '2R.00', '1R.22'];
    const heroes = { hulk: { zone: '1R.20' }, wasp: { used: false } };
    table('M7', { turn: 'hulk', heroes, taken }).play(0, end).asks('turn/act', 0);
    table('M7', { turn: 'hulk', heroes, taken: [...taken, '3R.22'] })
      .play(0, end)
      .asks('turn/leave', 0);
  });
});

describe('M8', () => {
  test('MZ-M8-01: three Objectives, then the Exit', () => {
    const heroes = { hulk: { zone: '3R.00' }, wasp: { used: false } };
    table('M8', { turn: 'hulk', heroes, taken: ['4R.20', '1R.22'] })
      .play(0, end)
      .asks('turn/act', 0);
    const out = { zone: 'out' };
    table('M8', {
      turn: 'hulk',
      heroes: { hulk: { zone: '3R.00' }, wasp: out, vision: out, 'spider-man': out },
      taken: ['4R.20', '1R.22', '3R.22'],
    })
      .play(0, end)
      .play(0, exit)
      .ends('victory');
  });
});

test('MZ-END-03: giving up ends the match for all', () => {
  const { m } = tableOf('M0', 3, { turn: 'hulk' });
  expect(game.concede?.(m, 1)).toEqual({ reason: 'conceded', scores: [0, 0, 0] });
});

test('MZ-TERM-01: Bystanders are no Enemies: they neither hold nor bar anybody', () => {
  table('M0', { turn: 'hulk', bystanders: { wong: '2V.21', okoye: '2V.11' } })
    .forbids(0, { type: 'attack' })
    .play(0, { type: 'move', to: '2V.11', by: 'walk' })
    .shows({ actions: 2 });
});
