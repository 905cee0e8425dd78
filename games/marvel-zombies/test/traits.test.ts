import { describe, expect, test } from 'vitest';
import { TRAITS } from '../content/traits.ts';
import { table, tableOf } from './table.ts';

const attack = (zone: string, reach = false, free = false) => ({ type: 'attack', zone, free, reach }) as never;

describe('gaining Traits', () => {
  test('MZ-CASE-21, MZ-TRAIT-01: once per Turn', () => {
    table('M0', { turn: 'hulk', traitDeck: ['rally'] })
      .play(0, { type: 'gainTrait' })
      .shows({ actions: 2, heroes: { hulk: { traits: ['rally'] } } })
      .refuses(0, { type: 'gainTrait' }, 'MZ-TRAIT-01');
  });

  test('MZ-CASE-22, MZ-TRAIT-03: with two held, one of the three goes', () => {
    table('M0', { turn: 'vision', heroes: { vision: { traits: ['focus', 'dodge'] } }, traitDeck: ['rally'] })
      .play(0, { type: 'gainTrait' })
      .offers(
        0,
        { type: 'discardTrait', trait: 'focus' },
        { type: 'discardTrait', trait: 'dodge' },
        { type: 'discardTrait', trait: 'rally' },
      )
      .play(0, { type: 'discardTrait', trait: 'rally' })
      .shows({ heroes: { vision: { traits: ['focus', 'dodge'] } }, traitDiscard: ['rally'] });
  });

  test('MZ-CASE-23, MZ-TRAIT-04: an empty deck is made of its discard pile; with both empty nothing is drawn', () => {
    const discards = [...TRAITS, ...TRAITS].slice(0, 24);
    const scene = table('M0', { turn: 'hulk', traitDeck: [], traitDiscard: discards });
    scene.play(0, { type: 'gainTrait' }).check(state => {
      expect(state.traitDeck).toHaveLength(23);
      expect(state.traitDiscard).toEqual([]);
    });
    expect(scene.events('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'trait' }]);
    table('M0', { turn: 'hulk', traitDeck: [], traitDiscard: [] }).refuses(0, { type: 'gainTrait' }, 'MZ-TRAIT-04');
  });

  test('MZ-BC-01, MZ-TRAIT-02: Happy Hogan shows two, one is kept', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { bystander: 'happy-hogan', traits: ['dodge', 'focus'] } },
      traitDeck: ['rally', 'breach'],
    })
      .play(0, { type: 'gainTrait' })
      .offers(0, { type: 'keepTrait', trait: 'rally' }, { type: 'keepTrait', trait: 'breach' })
      .play(0, { type: 'keepTrait', trait: 'breach' })
      .play(0, { type: 'discardTrait', trait: 'focus' })
      .shows({ heroes: { hulk: { traits: ['dodge', 'breach'] } }, traitDiscard: ['rally', 'focus'], actions: 2 });
  });
});

describe('Traits in an Attack', () => {
  test('MZ-CASE-24, MZ-TRAIT-05, MZ-TRAIT-06, MZ-FX-04, MZ-TC-01, MZ-TC-06: two Traits in one Attack', () => {
    table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { power: 2, traits: ['focus', 'devastating-blow'] } },
      enemies: { '2V.21': { walker: 5 } },
    })
      .play(0, attack('2V.21'))
      .play(0, { type: 'focus' })
      .dice(3, 3, 2, 6, 1, 4)
      .play(0, { type: 'devastatingBlow' })
      .play(0, { type: 'roll', power: 0 })
      .shows({
        heroes: { 'spider-man': { power: 0, xp: 4, traits: [] } },
        enemies: { '2V.21': { walker: 1 } },
        traitDiscard: ['focus', 'devastating-blow'],
      });
  });

  test('MZ-TC-01, MZ-CMB-09: Focus never makes it better than 2+', () => {
    const scene = table('M0', {
      turn: 'vision',
      heroes: { vision: { power: 3, traits: ['focus', 'focus'] } },
      enemies: { '2V.21': { walker: 3 } },
    });
    scene
      .play(0, attack('2V.21'))
      .play(0, { type: 'focus' })
      .forbids(0, { type: 'focus' })
      .dice(2, 1)
      .play(0, { type: 'roll', power: 0 });
    expect(scene.events('rolled')).toMatchObject([{ accuracy: 2, hits: 1 }]);
  });

  test('MZ-CASE-37, MZ-TC-04, MZ-CMB-08: Try Again', () => {
    table('M0', { turn: 'wasp', heroes: { wasp: { traits: ['try-again'] } }, enemies: { '2V.11': { walker: 3 } } })
      .dice(1, 2, 4)
      .play(0, attack('2V.11'))
      .play(0, { type: 'roll', power: 0 })
      .asks('attack/reroll', 0)
      .dice(5, 3)
      .play(0, { type: 'tryAgain' })
      .shows({ enemies: { '2V.11': { walker: 1 } }, traitDiscard: ['try-again'] });
    table('M0', { turn: 'wasp', heroes: { wasp: { traits: ['try-again'] } }, enemies: { '2V.11': { walker: 3 } } })
      .dice(4, 4, 4) // no miss to reroll
      .play(0, attack('2V.11'))
      .play(0, { type: 'roll', power: 0 })
      .shows({ heroes: { wasp: { traits: ['try-again'], xp: 3 } } });
  });

  test('MZ-TC-12: Long Reach adds 1 to the Range and makes a Melee Attack Ranged', () => {
    const enemies = { '2V.11': { walker: 2 }, '2V.01': { walker: 2 } };
    const scene = table('M0', { turn: 'hulk', heroes: { hulk: { power: 1, traits: ['long-reach'] } }, enemies });
    scene
      .forbids(0, attack('2V.11'), attack('2V.01', true))
      .dice(5, 5, 1, 1, 1)
      .play(0, attack('2V.11', true))
      .play(0, { type: 'roll', power: 0 })
      .shows({ heroes: { hulk: { xp: 2, power: 0, traits: [] } }, actions: 2 });
    expect(scene.events('attacked')).toMatchObject([{ ranged: true }]);
    table('M0', { turn: 'wasp', heroes: { wasp: { power: 1, traits: ['long-reach'] } }, enemies })
      .allows(0, attack('2V.11'), attack('2V.01', true))
      .forbids(0, attack('2V.11', true)); // within her Range anyway
  });

  test('MZ-TC-14, MZ-TC-16: Weak Spot lowers Toughness for one Attack, not the XP', () => {
    table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { power: 1, traits: ['weak-spot'] } },
      zombies: { 'scarlet-witch': '2V.21' },
      enemies: { '2V.21': { brute: 1 } },
    })
      .play(0, attack('2V.21'))
      .dice(4, 5, 6)
      .play(0, { type: 'weakSpot' })
      .play(0, { type: 'roll', power: 0 })
      .shows({ heroes: { 'spider-man': { xp: 4 } }, zombies: {}, reserve: { brute: 10 } })
      .check(state => expect(state.zombies).toEqual([]));
    table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { power: 1, traits: ['weak-spot'] } },
      enemies: { '2V.21': { walker: 1 } },
    })
      .play(0, attack('2V.21'))
      .forbids(0, { type: 'weakSpot' }); // nobody there is tougher than 1
  });
});

describe('Traits in the own Turn', () => {
  test('MZ-CASE-25, MZ-TC-02, MZ-FX-03: Second Wind', () => {
    table('M0', {
      turn: 'black-panther',
      actions: 0,
      heroes: { 'black-panther': { power: 1, traits: ['second-wind'] } },
    })
      .play(0, { type: 'secondWind' })
      .shows({ actions: 1, heroes: { 'black-panther': { power: 0, traits: [] } } });
  });

  test('MZ-TC-05: Super Speed takes 1 to 3 zones at once, whoever is left behind', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 1, traits: ['super-speed'] } },
      enemies: { '2V.21': { walker: 4 }, '2V.10': { walker: 1 } },
    })
      .allows(0, { type: 'superSpeed', to: '4V.21' }, { type: 'superSpeed', to: '2V.10' })
      .play(0, { type: 'superSpeed', to: '4V.21' })
      .shows({ actions: 3, heroes: { hulk: { zone: '4V.21', power: 0 } } });
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 1, traits: ['super-speed'] } },
      enemies: { '2V.11': { walker: 1 } },
    })
      .allows(0, { type: 'superSpeed', to: '2V.11' })
      .forbids(0, { type: 'superSpeed', to: '2V.01' });
  });

  test('MZ-TC-07, MZ-LOS-09: Rally gives 2 Power to another hero in sight', () => {
    table('M0', {
      turn: 'hulk',
      heroes: {
        hulk: { traits: ['rally'] },
        wasp: { zone: '2V.11', power: 1 },
        vision: { zone: '2V.10' },
        'spider-man': { power: 4 },
      },
    })
      .allows(0, { type: 'rally', hero: 'wasp' })
      .forbids(
        0,
        { type: 'rally', hero: 'vision' },
        { type: 'rally', hero: 'spider-man' },
        { type: 'rally', hero: 'hulk' },
      )
      .play(0, { type: 'rally', hero: 'wasp' })
      .shows({ heroes: { wasp: { power: 3 }, hulk: { traits: [] } }, actions: 3 });
  });

  test('MZ-TC-08: Recovery heals 2, up to 5', () => {
    const hulk = (health: number) => ({ hulk: { health, power: 2, traits: ['recovery'] } });
    table('M0', { turn: 'hulk', heroes: hulk(2) })
      .play(0, { type: 'recovery' })
      .shows({ heroes: { hulk: { health: 4, power: 0 } } });
    table('M0', { turn: 'hulk', heroes: hulk(4) })
      .play(0, { type: 'recovery' })
      .shows({ heroes: { hulk: { health: 5 } } });
    table('M0', { turn: 'hulk', heroes: hulk(5) }).forbids(0, { type: 'recovery' });
  });

  test('MZ-TC-10, MZ-TC-18: Shockwave pushes all but Zombie Heroes into one zone, and they do not attack', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.11', power: 1, traits: ['shockwave'] }, wasp: { zone: '2V.01' } },
      enemies: { '2V.11': { walker: 2, brute: 1, runner: 1 } },
      zombies: { 'iron-man': '2V.11' },
    })
      .forbids(0, { type: 'shockwave', to: '2V.12' })
      .play(0, { type: 'shockwave', to: '2V.01' })
      .shows({
        enemies: { '2V.01': { walker: 2, brute: 1, runner: 1 } },
        zombies: { 'iron-man': '2V.11' },
        heroes: { wasp: { health: 5 } },
      });
    table('M6', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1V.11', power: 1, traits: ['shockwave'] } },
      enemies: { '1V.11': { walker: 1 } },
    })
      .allows(0, { type: 'shockwave', to: '1V.12' })
      .refuses(0, { type: 'shockwave', to: '1V.10' }, 'MZ-TC-18');
  });

  test('MZ-TC-13, MZ-TC-17: Teamwork lets the controller of another hero make a free Move or Attack, with Power', () => {
    tableOf('M0', 2, {
      turn: 'hulk',
      heroes: {
        hulk: { seat: 0, power: 1, traits: ['teamwork'] },
        wasp: { seat: 1, zone: '2V.11', power: 2 },
        vision: { seat: 1, zone: '2V.10' },
      },
      enemies: { '2V.01': { walker: 4 } },
    })
      .forbids(0, { type: 'teamwork', hero: 'vision' }) // not in sight
      .play(0, { type: 'teamwork', hero: 'wasp' })
      .asks('help/act', 1)
      .play(1, attack('2V.01', false, true))
      .asks('attack/boost', 1)
      .dice(4, 4, 4, 4)
      .play(1, { type: 'roll', power: 1 })
      .asks('turn/act', 0)
      .shows({ heroes: { wasp: { xp: 4, power: 1 } }, actions: 3 });
  });

  test('MZ-TC-17: Teamwork is not offered for somebody who could do nothing', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 1, traits: ['teamwork'] }, 'black-panther': { zone: '2V.11' } },
      enemies: { '2V.11': { walker: 1 } },
    }).allows(0, { type: 'teamwork', hero: 'black-panther' });
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 1, traits: ['teamwork'], zone: '2V.20' }, 'black-panther': { zone: '2V.20' } },
    }).forbids(0, { type: 'teamwork' }); // locked in, nobody to attack
  });

  test('MZ-TC-15: Iron Will fills the Power', () => {
    table('M0', { turn: 'hulk', heroes: { hulk: { power: 1, traits: ['iron-will'] } } })
      .play(0, { type: 'ironWill' })
      .shows({ heroes: { hulk: { power: 4 } }, actions: 3 });
    table('M0', { turn: 'hulk', heroes: { hulk: { power: 4, traits: ['iron-will'] } } }).forbids(0, {
      type: 'ironWill',
    });
  });

  test('MZ-FX-01: an effect works once each time its trigger happens, a Trait once in all', () => {
    table('M0', { turn: 'hulk', heroes: { hulk: { power: 2, traits: ['second-wind', 'second-wind'] } } })
      .play(0, { type: 'secondWind' })
      .play(0, { type: 'secondWind' })
      .forbids(0, { type: 'secondWind' })
      .shows({ actions: 5 });
  });
});
