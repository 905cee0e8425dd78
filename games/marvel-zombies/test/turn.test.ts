import { describe, expect, test } from 'vitest';
import { table, tableOf } from './table.ts';

describe('the Player Phase', () => {
  test('MZ-PP-01, MZ-PP-02, MZ-PWR-01, MZ-ROUND-01, MZ-TERM-08: a round begins with Power for every hero in play and fresh tokens', () => {
    table('M2', {
      round: 3,
      heroes: { hulk: { power: 4, used: true }, wasp: { power: 2, used: true }, vision: { zone: 'out', power: 1 } },
      now: { phase: 'players' },
    }).shows({
      round: 4,
      phase: 'players',
      heroes: { hulk: { power: 4, used: false }, wasp: { power: 3, used: false }, vision: { power: 1 } },
    });
  });

  test('MZ-PP-03, MZ-SEAT-02, MZ-SEAT-04: the lead seat says who is next, the controller of that hero acts', () => {
    tableOf('M0', 2, {
      heroes: { hulk: { seat: 0 }, vision: { seat: 0 }, wasp: { seat: 1 }, 'spider-man': { seat: 1 } },
    })
      .asks('round/next', 0)
      .offers(
        0,
        { type: 'activate', hero: 'hulk' },
        { type: 'activate', hero: 'vision' },
        { type: 'activate', hero: 'spider-man' },
        { type: 'activate', hero: 'wasp' },
      )
      .play(0, { type: 'activate', hero: 'wasp' })
      .asks('turn/act', 1)
      .play(1, { type: 'end' })
      .asks('round/next', 0)
      .forbids(0, { type: 'activate', hero: 'wasp' })
      .play(0, { type: 'activate', hero: 'hulk' })
      .asks('turn/act', 0)
      .shows({ turn: 'hulk', heroes: { wasp: { used: true } } });
  });

  test('MZ-PP-04, MZ-SKILL-19: three Actions, from Yellow on four', () => {
    table('M0', {}).play(0, { type: 'activate', hero: 'hulk' }).shows({ actions: 3 });
    table('M0', { heroes: { hulk: { xp: 7 } } })
      .play(0, { type: 'activate', hero: 'hulk' })
      .shows({ actions: 4 });
  });

  test('MZ-PP-06: a free Action costs none, and is lost with the Turn', () => {
    table('M0', { turn: 'winter-soldier', actions: 0, enemies: { '2V.11': { walker: 3 } } })
      .dice(1, 1)
      .play(0, { type: 'attack', zone: '2V.11', free: true, reach: false })
      .play(0, { type: 'roll', power: 0 })
      .shows({ actions: 0 })
      .offers(0, { type: 'end' });
  });

  test('MZ-PP-07: all kinds of Actions', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.20' } },
      bystanders: { wong: '1R.20' },
      enemies: { '1R.21': { walker: 1 } },
    }).allows(
      0,
      { type: 'move', to: '1R.21', by: 'walk' },
      { type: 'gainTrait' },
      { type: 'gainPower' },
      { type: 'rescue', bystander: 'wong' },
      { type: 'sign', zone: '1R.21' },
      { type: 'end' },
    );
    table('M1', { turn: 'hulk', heroes: { hulk: { zone: '2R.00' } }, enemies: { '2R.00': { walker: 1 } } }).allows(
      0,
      { type: 'open', door: 'D06' },
      { type: 'take', zone: '2R.00' },
      { type: 'attack', zone: '2R.00', free: false, reach: false },
    );
  });

  test('MZ-PP-08, MZ-PP-09, MZ-SEAT-06: a hero may stop early; the last one left is called without asking', () => {
    table('M0', { turn: 'hulk', heroes: { wasp: { used: false } } })
      .play(0, { type: 'end' })
      .asks('turn/act', 0)
      .shows({ turn: 'wasp', heroes: { hulk: { used: true } } })
      .play(0, { type: 'end' })
      .shows({ round: 2 });
  });

  test('MZ-PP-10: a hero who falls has no more Turn, and the building is finished first', () => {
    table('M0', {
      turn: 'wasp',
      heroes: { wasp: { zone: '2V.11', health: 1 }, hulk: { used: false } },
      enemies: { '2V.11': { walker: 1 } },
      spawnDeck: ['S22', 'S02', 'S12'],
    })
      .play(0, { type: 'open', door: 'D03' })
      .play(0, { type: 'room', zone: '4V.22' })
      .asks('door/room', 0)
      .play(0, { type: 'room', zone: '2V.02' })
      .asks('turn/act', 0)
      .shows({
        turn: 'hulk',
        heroes: { wasp: { zone: 'down' } },
        enemies: { '2V.02': { walker: 1 }, '2V.22': { brute: 1 } },
      });
  });

  test('MZ-PP-11: with nobody left in play the Enemy Phase follows', () => {
    const scene = table('M2', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '2V.02' },
        wasp: { zone: 'out' },
        vision: { zone: 'out' },
        'spider-man': { zone: 'down' },
      },
      points: [0],
      spawnDeck: ['S02'],
    });
    scene.play(0, { type: 'end' }).play(0, { type: 'exit' }).ends('fallen');
    expect(scene.events('enemiesSpawned')).toHaveLength(1);
  });

  test('MZ-SKILL-07: Solar Charge gives Vision 1 Power when his Turn begins', () => {
    table('M0', { heroes: { vision: { power: 1 } } })
      .play(0, { type: 'activate', hero: 'vision' })
      .shows({ heroes: { vision: { power: 2 } } });
  });
});

describe('Power', () => {
  test('MZ-CASE-30, MZ-POW-01, MZ-POW-02: Gain Power gives 2, never beyond 4', () => {
    table('M0', { turn: 'wasp', heroes: { wasp: { power: 3 } } })
      .play(0, { type: 'gainPower' })
      .shows({ actions: 2, heroes: { wasp: { power: 4 } } })
      .refuses(0, { type: 'gainPower' }, 'MZ-POW-02');
    table('M0', { turn: 'wasp' })
      .play(0, { type: 'gainPower' })
      .play(0, { type: 'gainPower' })
      .shows({ actions: 1, heroes: { wasp: { power: 4 } } });
  });

  test('MZ-CASE-29, MZ-PP-01, MZ-POW-01, MZ-CMB-05, MZ-SKILL-10: Black Panther', () => {
    table('M1', {
      heroes: { 'black-panther': { zone: '2R.11' } },
      enemies: { '2R.11': { walker: 2 }, '3R.12': { runner: 1 } },
      now: { phase: 'players' },
    })
      .shows({ heroes: { 'black-panther': { power: 1 } } })
      .play(0, { type: 'activate', hero: 'black-panther' })
      .play(0, { type: 'gainPower' })
      .shows({ heroes: { 'black-panther': { power: 3 } } })
      .play(0, { type: 'attack', zone: '2R.11', free: false, reach: false })
      .dice(3, 5, 1, 2)
      .play(0, { type: 'roll', power: 2 })
      .shows({ heroes: { 'black-panther': { power: 1, xp: 2 } } })
      .dice(3, 6)
      .play(0, { type: 'charge', to: '3R.12' })
      .play(0, { type: 'roll', power: 0 })
      .shows({ actions: 0, heroes: { 'black-panther': { power: 0, xp: 3, zone: '3R.12' } } });
  });

  test('MZ-POW-03, MZ-POW-04, MZ-FX-02: without Power nothing is lost, but nothing that costs it is offered', () => {
    const heroes = (power: number) => ({ hulk: { power, traits: ['second-wind', 'recovery'], health: 2 } });
    table('M0', { turn: 'hulk', heroes: heroes(0) }).forbids(0, { type: 'secondWind' }, { type: 'recovery' });
    table('M0', { turn: 'hulk', heroes: heroes(1) })
      .allows(0, { type: 'secondWind' })
      .forbids(0, { type: 'recovery' });
    table('M0', { turn: 'hulk', heroes: heroes(2) }).allows(0, { type: 'secondWind' }, { type: 'recovery' });
    table('M0', { turn: 'hulk', enemies: { '2V.21': { walker: 1 } } })
      .dice(1, 1, 1, 1, 1)
      .play(0, { type: 'attack', zone: '2V.21', free: false, reach: false })
      .play(0, { type: 'roll', power: 0 }) // nothing to spend, but an Attack all the same
      .shows({ actions: 2 });
  });
});

describe('Leaping Charge', () => {
  const charge = (to: string) => ({ type: 'charge', to }) as never;
  const panther = (power: number, zone = '2V.21') => ({ 'black-panther': { power, zone } });

  test('MZ-SKILL-10: into a zone with Enemies, 1 or 2 zones away, else not offered', () => {
    table('M0', { turn: 'black-panther', heroes: panther(1), enemies: { '2V.01': { walker: 1 } } }).allows(
      0,
      charge('2V.01'),
    );
    table('M0', { turn: 'black-panther', heroes: panther(0), enemies: { '2V.01': { walker: 1 } } }).forbids(
      0,
      charge('2V.01'),
    );
    table('M0', { turn: 'black-panther', heroes: panther(1), enemies: { '4V.21': { walker: 1 } } }).forbids(0, {
      type: 'charge',
    });
    table('M0', { turn: 'black-panther', heroes: panther(1) }).forbids(0, { type: 'charge' });
  });

  test('MZ-SKILL-10, MZ-MOVE-04: Enemies on the way stop it, those left behind cost Actions', () => {
    table('M0', {
      turn: 'black-panther',
      heroes: panther(1),
      enemies: { '2V.11': { walker: 1 }, '2V.01': { walker: 1 } },
    })
      .allows(0, charge('2V.11'))
      .forbids(0, charge('2V.01'));
    table('M0', {
      turn: 'black-panther',
      heroes: panther(1),
      enemies: { '2V.21': { walker: 2 }, '2V.11': { walker: 1 } },
    })
      .dice(6, 6)
      .play(0, charge('2V.11'))
      .play(0, { type: 'roll', power: 0 })
      .shows({ actions: 0, heroes: { 'black-panther': { xp: 1, power: 0 } } });
    table('M0', {
      turn: 'black-panther',
      heroes: panther(1),
      enemies: { '2V.21': { walker: 3 }, '2V.11': { walker: 1 } },
    }).forbids(0, { type: 'charge' });
  });
});
