import { describe, expect, test } from 'vitest';
import { table, tableOf } from './table.ts';

const route = (to: string) => ({ type: 'route', to }) as never;
const rescue = (bystander: string) => ({ type: 'rescue', bystander }) as never;

describe('Rescue', () => {
  test('MZ-CASE-26, MZ-RESC-01: not with Enemies around', () => {
    table('M0', { turn: 'hulk', bystanders: { wong: '2V.21' }, enemies: { '2V.21': { walker: 1 } } })
      .forbids(0, { type: 'rescue' })
      .refuses(0, rescue('wong'), 'MZ-RESC-01')
      .dice(5, 1, 1, 1, 1)
      .play(0, { type: 'attack', zone: '2V.21', free: false, reach: false })
      .play(0, { type: 'roll', power: 0 })
      .allows(0, rescue('wong'));
    table('M0', { turn: 'hulk', bystanders: { wong: '2V.11' } }).forbids(0, { type: 'rescue' });
  });

  test('MZ-CASE-27, MZ-RESC-02, MZ-RESC-05: full Power, no XP', () => {
    table('M0', { turn: 'hulk', heroes: { hulk: { power: 1, xp: 3 } }, bystanders: { 'sharon-carter': '2V.21' } })
      .play(0, rescue('sharon-carter'))
      .shows({
        actions: 2,
        heroes: { hulk: { power: 4, xp: 3, bystander: 'sharon-carter' } },
        rescued: ['sharon-carter'],
      })
      .check(state => expect(state.figures).toEqual([]));
  });

  test('MZ-CASE-28, MZ-SKILL-01: Heroic Rescue', () => {
    table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { zone: '2V.11', power: 1 } },
      open: ['2V.11|2V.12'],
      bystanders: { okoye: '2V.12', wong: '2V.22' },
      enemies: { '2V.12': { walker: 2 } },
    })
      .forbids(0, { type: 'heroicRescue', bystander: 'wong' })
      .play(0, { type: 'heroicRescue', bystander: 'okoye' })
      .shows({ actions: 3, heroes: { 'spider-man': { power: 4, bystander: 'okoye' } } })
      .forbids(0, { type: 'heroicRescue' });
  });

  test('MZ-RESC-03, MZ-RESC-04, MZ-RESC-02: one card per hero; a discarded one is not devoured', () => {
    const given = {
      turn: 'hulk',
      heroes: { hulk: { bystander: 'okoye', traits: ['focus'] }, wasp: { power: 2 } },
      bystanders: { wong: '2V.21' },
    };
    table('M0', given)
      .play(0, rescue('wong'))
      .asks('rescue/keep', 0)
      .offers(0, { type: 'keepBystander', bystander: 'wong' }, { type: 'keepBystander', bystander: 'okoye' })
      .play(0, { type: 'keepBystander', bystander: 'okoye' })
      .shows({
        heroes: { hulk: { bystander: 'okoye', power: 4, traits: ['focus'] }, wasp: { power: 2 } },
        bystanderDiscard: ['wong'],
      });
    table('M0', given)
      .play(0, rescue('wong'))
      .play(0, { type: 'keepBystander', bystander: 'wong' })
      .shows({ heroes: { hulk: { bystander: 'wong' } }, bystanderDiscard: ['okoye'] });
  });

  test('MZ-RESC-07: of several Bystanders the controller chooses one per Action', () => {
    table('M0', { turn: 'hulk', bystanders: { wong: '2V.21', okoye: '2V.21' } })
      .allows(0, rescue('wong'), rescue('okoye'))
      .play(0, rescue('okoye'))
      .shows({ bystanders: { wong: '2V.21' }, actions: 2 });
  });
});

describe('Bystanders under attack', () => {
  const alone = (dice: number[]) => ({
    turn: 'hulk',
    bystanders: { okoye: '2V.11' },
    enemies: { '2V.11': { walker: 1 } },
    now: { activate: 'all' },
    dice,
  });

  test('MZ-CASE-44, MZ-BYST-03: a Fighter', () => {
    table('M0', alone([5])).shows({ bystanders: { okoye: '2V.11' } });
    table('M0', alone([4])).shows({ bystanderDiscard: ['okoye'] });
  });

  test('MZ-TC-09: Protector saves a Bystander in the own or an adjacent zone, before a Fighter rolls', () => {
    tableOf('M0', 2, {
      turn: 'hulk',
      heroes: {
        hulk: { seat: 0, zone: '2V.21' },
        wasp: { seat: 1, zone: '2V.21', traits: ['protector'] },
        vision: { seat: 1, zone: '2V.10', traits: ['protector'] },
        'spider-man': { seat: 0, zone: '4V.11' },
      },
      bystanders: { okoye: '2V.11' },
      enemies: { '2V.11': { walker: 1 } },
      now: { activate: 'all' },
    })
      .asks('bite/protect', 1)
      .offers(1, { type: 'protect', hero: 'vision' }, { type: 'letBe' })
      .play(1, { type: 'letBe' })
      .offers(1, { type: 'protect', hero: 'wasp' }, { type: 'letBe' })
      .play(1, { type: 'protect', hero: 'wasp' })
      .shows({ bystanders: { okoye: '2V.11' }, heroes: { wasp: { traits: [] }, vision: { traits: ['protector'] } } });
    table('M0', {
      turn: 'hulk',
      heroes: { wasp: { zone: '2V.01', traits: ['protector'] }, hulk: { zone: '2V.01' } },
      bystanders: { 'happy-hogan': '4V.11' },
      enemies: { '4V.11': { walker: 1 } },
      now: { activate: 'all' },
    }).shows({ bystanderDiscard: ['happy-hogan'] }); // two zones away
  });

  test('MZ-BYST-05: several eliminations are resolved one by one', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 3, traits: ['focus', 'focus'] } },
      bystanders: { 'happy-hogan': '2V.11', 'pepper-potts': '2V.11' },
      enemies: { '2V.11': { walker: 2 } },
      now: { activate: 'all' },
    }).shows({ heroes: { hulk: { power: 1, traits: [] } } });
  });

  test('MZ-BYST-06: heroes who have left lose nothing', () => {
    table('M2', {
      turn: 'hulk',
      heroes: { wasp: { zone: 'out', power: 3, traits: ['focus'] }, hulk: { power: 1 } },
      bystanders: { 'happy-hogan': '1V.11' },
      enemies: { '1V.11': { walker: 1 } },
      now: { activate: 'all' },
    }).shows({ heroes: { wasp: { power: 3, traits: ['focus'] }, hulk: { power: 0 } } });
  });
});

describe('Bystanders move', () => {
  const heroes = { hulk: {} };
  const open = ['2V.11|2V.12'];
  const now = { bystanders: true } as const;

  test('MZ-CASE-55, MZ-BACT-01: one step towards help', () => {
    table('M0', { turn: 'hulk', heroes, open, bystanders: { wong: '2V.12' }, now }).shows({
      bystanders: { wong: '2V.11' },
    });
  });

  test('MZ-CASE-56, MZ-BACT-03: the way barred', () => {
    table('M0', {
      turn: 'hulk',
      heroes,
      open,
      bystanders: { wong: '2V.12' },
      enemies: { '2V.11': { walker: 1 } },
      now,
    }).shows({
      bystanders: { wong: '2V.12' },
    });
  });

  test('MZ-CASE-57, MZ-BACT-03: held fast', () => {
    table('M0', {
      turn: 'hulk',
      heroes,
      open,
      bystanders: { wong: '2V.12' },
      enemies: { '2V.12': { walker: 1 } },
      now,
    }).shows({
      bystanders: { wong: '2V.12' },
    });
  });

  test('MZ-BACT-02: of several nearest heroes or ways the lead seat chooses', () => {
    tableOf('M1', 2, {
      turn: 'hulk',
      heroes: { hulk: { seat: 1, zone: '2R.01' }, wasp: { zone: '2R.21' } },
      bystanders: { wong: '2R.11' },
      now,
    })
      .asks('bystanders/walk', 0)
      .offers(0, route('2R.01'), route('2R.21'))
      .play(0, route('2R.21'))
      .shows({ bystanders: { wong: '2R.21' } });
  });

  test('MZ-BACT-04: one beside a hero stays, and so does one who is locked in', () => {
    table('M0', { turn: 'hulk', heroes, bystanders: { wong: '2V.21', okoye: '2V.12' }, now }).shows({
      bystanders: { wong: '2V.21', okoye: '2V.12' },
    });
  });

  test('MZ-BACT-05: on Extra Activations they stay', () => {
    table('M0', { turn: 'hulk', heroes, open, bystanders: { wong: '2V.12' }, now: { activate: 'all' } }).shows({
      bystanders: { wong: '2V.12' },
    });
  });

  test('MZ-EP-01, MZ-ROUND-01: Enemies act, then Bystanders, then Enemies spawn', () => {
    const scene = table('M0', {
      turn: 'hulk',
      open,
      bystanders: { wong: '2V.12' },
      enemies: { '4V.11': { walker: 1 } },
      points: [0],
      spawnDeck: ['S02'],
    });
    scene.play(0, { type: 'end' });
    const order = scene.heard
      .map(event => event.type)
      .filter(type => ['enemiesMoved', 'bystanderMoved', 'enemiesSpawned', 'roundStarted'].includes(type));
    expect(order).toEqual(['enemiesMoved', 'bystanderMoved', 'enemiesSpawned', 'roundStarted']);
  });
});
