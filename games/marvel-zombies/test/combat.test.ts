import { describe, expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { table } from './table.ts';

const attack = (zone: string, free = false) => ({ type: 'attack', zone, free, reach: false }) as never;
const roll = (power: number) => ({ type: 'roll', power }) as const;

describe('an Attack', () => {
  test('MZ-CASE-31, MZ-ATKA-01, MZ-CMB-07, MZ-PRIO-02, MZ-PRIO-03, MZ-CMB-10, MZ-BYST-01, MZ-CMB-11: Spider-Man, three Attacks', () => {
    table('M0', {
      turn: 'spider-man',
      enemies: { '2V.21': { brute: 2, runner: 1 } },
      bystanders: { 'pepper-potts': '2V.21' },
    })
      .dice(4, 5, 6)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ enemies: { '2V.21': { brute: 1, runner: 1 } }, actions: 2 })
      .dice(4, 6, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ enemies: { '2V.21': { runner: 1 } } })
      .dice(5, 4, 2)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ heroes: { 'spider-man': { xp: 3 } }, bystanders: { 'pepper-potts': '2V.21' }, actions: 0 })
      .check(state => expect(state.runner.every(count => count === 0)).toBe(true));
  });

  test('MZ-CASE-32, MZ-PRIO-03: one hit on a Brute shields the Walkers', () => {
    table('M0', { turn: 'spider-man', enemies: { '2V.21': { brute: 1, walker: 3 } } })
      .dice(4, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ enemies: { '2V.21': { brute: 1, walker: 3 } }, heroes: { 'spider-man': { xp: 0 } } });
  });

  test('MZ-CASE-33, MZ-ENEMY-05: all or nothing, and nothing is kept for the next Attack', () => {
    table('M0', { turn: 'spider-man', zombies: { 'iron-man': '2V.21' } })
      .dice(4, 4, 4)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .dice(4, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ zombies: { 'iron-man': '2V.21' }, heroes: { 'spider-man': { xp: 0 } } });
  });

  test('MZ-CASE-34, MZ-PRIO-01, MZ-XP-01, MZ-ENEMY-06: the Zombie Hero first', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 4 } },
      enemies: { '2V.21': { walker: 4 } },
      zombies: { 'scarlet-witch': '2V.21' },
    })
      .play(0, attack('2V.21'))
      .dice(5, 6, 5, 5, 6, 1, 2, 3, 4)
      .play(0, roll(4))
      .shows({
        heroes: { hulk: { xp: 5, power: 0 } },
        enemies: { '2V.21': { walker: 2 } },
        reserve: { walker: 28 },
        zombieDiscard: ['scarlet-witch'],
      });
  });

  test('MZ-CASE-35, MZ-COMP-04: more dice than in the box', () => {
    const scene = table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { power: 4 } },
      enemies: { '2V.21': { walker: 1 } },
    });
    scene.play(0, attack('2V.21')).play(0, roll(4));
    expect(scene.events('rolled')[0]?.dice).toHaveLength(7);
  });

  test('MZ-CASE-36, MZ-CMB-02, MZ-CMB-03, MZ-CMB-04: a Ranged Attack may go past the own zone', () => {
    table('M0', {
      turn: 'winter-soldier',
      enemies: { '2V.21': { walker: 1 }, '2V.01': { runner: 2 }, '4V.11': { walker: 1 }, '2V.10': { walker: 1 } },
    })
      .allows(0, attack('2V.21', true), attack('2V.01', true))
      .forbids(
        0,
        { type: 'attack', zone: '2V.11' },
        { type: 'attack', zone: '4V.11' },
        { type: 'attack', zone: '2V.10' },
      );
  });

  test('MZ-CMB-01, MZ-CMB-02: Melee reaches the own zone only', () => {
    table('M0', { turn: 'hulk', enemies: { '2V.21': { walker: 1 }, '2V.11': { walker: 1 } } })
      .allows(0, attack('2V.21'))
      .forbids(0, { type: 'attack', zone: '2V.11' });
  });

  test('MZ-CMB-05, MZ-CMB-06: Power is chosen and spent before the roll, any amount', () => {
    const scene = table('M0', { turn: 'wasp', heroes: { wasp: { power: 3 } }, enemies: { '2V.11': { walker: 6 } } });
    scene
      .play(0, attack('2V.11'))
      .offers(0, roll(0), roll(1), roll(2), roll(3))
      .dice(4, 4, 4, 1, 1)
      .play(0, roll(2))
      .shows({ heroes: { wasp: { power: 1, xp: 3 } } });
    expect(scene.events('attacked')).toMatchObject([{ power: 2, ranged: true }]);
  });

  test('MZ-PRIO-04: among several Zombie Heroes the controller chooses', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 4 } },
      zombies: { 'iron-man': '2V.21', 'doctor-strange': '2V.21' },
    })
      .play(0, attack('2V.21'))
      .dice(5, 5, 5, 5, 1, 1, 1, 1, 1)
      .play(0, roll(4))
      .asks('attack/assign', 0)
      .offers(0, { type: 'hit', target: 'iron-man' }, { type: 'hit', target: 'doctor-strange' })
      .play(0, { type: 'hit', target: 'iron-man' })
      .shows({ zombies: { 'doctor-strange': '2V.21' }, heroes: { hulk: { xp: 4 } } });
    table('M0', {
      turn: 'hulk',
      zombies: { 'iron-man': '2V.21', 'doctor-strange': '2V.21' },
    })
      .dice(5, 5, 5, 1, 1) // enough for one of them only: nothing to choose
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ zombies: { 'iron-man': '2V.21' }, heroes: { hulk: { xp: 3 } } });
  });

  test('what an Attack may do is shown before it is made', () => {
    const { m } = table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { power: 1 } },
      enemies: { '2V.21': { brute: 1 } },
    });
    expect(preview(m, 0, attack('2V.21'))).toMatchObject({
      type: 'attack',
      dice: 3,
      accuracy: 4,
      expected: 1.5,
      kills: 0.5,
      clear: 0.5,
    });
  });
});

describe('skills in an Attack', () => {
  test('MZ-SKILL-06: Rampage gives Hulk one free Attack right after one that eliminated somebody', () => {
    const given = { turn: 'hulk', heroes: { hulk: { xp: 43 } }, enemies: { '2V.21': { walker: 5 } } };
    table('M0', given)
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ actions: 3 })
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21', true))
      .play(0, roll(0))
      .shows({ actions: 3 })
      .forbids(0, attack('2V.21', true))
      .allows(0, attack('2V.21'));
    table('M0', given)
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .play(0, { type: 'gainPower' }) // not right after the Attack any more
      .forbids(0, attack('2V.21', true));
    table('M0', given).dice(1, 1, 1, 1, 1).play(0, attack('2V.21')).play(0, roll(0)).forbids(0, attack('2V.21', true));
  });

  test('MZ-SKILL-09: Overload hits on 2+, but not with the Avengers Sign', () => {
    const scene = table('M1', {
      turn: 'vision',
      heroes: { vision: { xp: 43, zone: '1R.20' } },
      enemies: { '1R.21': { walker: 2 } },
    });
    scene
      .dice(2, 1)
      .play(0, attack('1R.21'))
      .play(0, roll(0))
      .shows({ enemies: { '1R.21': { walker: 1 } } });
    scene
      .dice(2)
      .play(0, { type: 'sign', zone: '1R.21' })
      .shows({ enemies: { '1R.21': { walker: 1 } } });
    expect(scene.events('rolled').map(event => event.accuracy)).toEqual([2, 3]);
  });

  test('MZ-SKILL-12: Wakanda Forever gives a die to every hero in his zone', () => {
    const dice = (xp: number, zone: string) => {
      const scene = table('M0', {
        turn: 'hulk',
        heroes: { hulk: {}, 'black-panther': { xp, zone } },
        enemies: { '2V.21': { walker: 1 } },
      });
      scene.play(0, attack('2V.21')).play(0, roll(0));
      return scene.events('rolled')[0]?.dice.length;
    };
    expect([dice(43, '2V.21'), dice(43, '2V.11'), dice(42, '2V.21')]).toEqual([6, 5, 5]);
    const own = table('M0', {
      turn: 'black-panther',
      heroes: { 'black-panther': { xp: 43 } },
      enemies: { '2V.21': { walker: 1 } },
    });
    own.play(0, attack('2V.21')).play(0, roll(0));
    expect(own.events('rolled')[0]?.dice).toHaveLength(3);
  });

  test('MZ-SKILL-14: Swarm Tactics gives a die against 3 or more Enemies', () => {
    const dice = (walker: number) => {
      const scene = table('M0', { turn: 'wasp', heroes: { wasp: { xp: 19 } }, enemies: { '2V.11': { walker } } });
      scene.play(0, attack('2V.11')).play(0, roll(0));
      return scene.events('rolled')[0]?.dice.length;
    };
    expect([dice(2), dice(3)]).toEqual([3, 4]);
  });

  test('MZ-SKILL-16: Trained Soldier attacks once for free', () => {
    table('M0', { turn: 'winter-soldier', enemies: { '2V.11': { walker: 5 } } })
      .dice(1, 1)
      .play(0, attack('2V.11', true))
      .play(0, roll(0))
      .shows({ actions: 3 })
      .dice(1, 1)
      .play(0, attack('2V.11'))
      .play(0, roll(0))
      .shows({ actions: 2 })
      .forbids(0, attack('2V.11', true));
  });

  test('MZ-SKILL-17: Marksman assigns hits in any order at Range 1, and by priority in his own zone', () => {
    const given = (zone: string) => ({
      turn: 'winter-soldier',
      heroes: { 'winter-soldier': { xp: 19 } },
      enemies: { [zone]: { brute: 1, walker: 1, runner: 1 } },
    });
    table('M0', given('2V.11'))
      .dice(4, 4)
      .play(0, attack('2V.11', true))
      .play(0, roll(0))
      .offers(0, { type: 'hit', target: 'brute' }, { type: 'hit', target: 'walker' }, { type: 'hit', target: 'runner' })
      .play(0, { type: 'hit', target: 'runner' })
      .shows({ enemies: { '2V.11': { brute: 1 } } }) // one hit left: the Walker without asking
      .check((state, m) => expect(state.walker[m.content.board.zoneOf['2V.11'] as number]).toBe(0));
    table('M0', given('2V.21'))
      .dice(4, 4)
      .play(0, attack('2V.21', true))
      .play(0, roll(0))
      .shows({ enemies: { '2V.21': { walker: 1, runner: 1 } } });
  });

  test('MZ-SKILL-18, MZ-CMB-08: Double Tap rerolls misses for 1 Power, once per Attack', () => {
    table('M0', {
      turn: 'winter-soldier',
      heroes: { 'winter-soldier': { xp: 43, power: 2 } },
      enemies: { '2V.11': { walker: 5 } },
    })
      .play(0, attack('2V.11', true))
      .dice(1, 1)
      .play(0, roll(0))
      .dice(4, 1)
      .play(0, { type: 'doubleTap' })
      .shows({ enemies: { '2V.11': { walker: 4 } }, heroes: { 'winter-soldier': { power: 1 } } });
  });

  test('MZ-CMB-08: different effects may reroll the same die, each once', () => {
    table('M0', {
      turn: 'winter-soldier',
      heroes: {
        'winter-soldier': { xp: 43, power: 1, traits: ['try-again', 'try-again'], bystander: 'j-jonah-jameson' },
      },
      enemies: { '2V.11': { walker: 5 } },
    })
      .play(0, attack('2V.11', true))
      .dice(1, 1)
      .play(0, roll(0))
      .dice(2, 2)
      .play(0, { type: 'tryAgain' })
      .forbids(0, { type: 'tryAgain' })
      .dice(3, 3)
      .play(0, { type: 'doubleTap' })
      .dice(6)
      .play(0, { type: 'reroll', value: 3 })
      .shows({ enemies: { '2V.11': { walker: 4 } } });
  });
});

describe('Bystanders at hand', () => {
  const dice = (hero: string, bystander: string, zone: string) => {
    const scene = table('M0', { turn: hero, heroes: { [hero]: { bystander } }, enemies: { [zone]: { walker: 1 } } });
    scene.play(0, attack(zone, hero === 'winter-soldier')).play(0, roll(0));
    return scene.events('rolled')[0]?.dice.length;
  };
  test('MZ-BC-03: Okoye adds a die in Melee', () => {
    expect(dice('hulk', 'okoye', '2V.21')).toBe(6);
    expect(dice('wasp', 'okoye', '2V.21')).toBe(3);
  });
  test('MZ-BC-06: Sharon Carter adds a die at a distance', () => {
    expect(dice('wasp', 'sharon-carter', '2V.21')).toBe(4);
    expect(dice('hulk', 'sharon-carter', '2V.21')).toBe(5);
  });
  test('MZ-BC-05: J. Jonah Jameson rerolls one die of choice, once per Attack', () => {
    table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { bystander: 'j-jonah-jameson' } },
      enemies: { '2V.21': { walker: 3 } },
    })
      .dice(4, 1, 2)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .offers(
        0,
        { type: 'keepRoll' },
        { type: 'reroll', value: 1 },
        { type: 'reroll', value: 2 },
        { type: 'reroll', value: 4 },
      )
      .dice(5)
      .play(0, { type: 'reroll', value: 2 })
      .shows({ enemies: { '2V.21': { walker: 1 } } });
  });
  test('MZ-BC-04, MZ-RESC-06: Wong opens a portal once per Turn, past Enemies, and stays', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { bystander: 'wong', power: 2 } },
      enemies: { '2V.21': { walker: 3 }, '2V.11': { walker: 1 } },
    })
      .allows(0, { type: 'portal', to: '2V.11' }, { type: 'portal', to: '4V.21' })
      .forbids(0, { type: 'portal', to: '2V.21' }, { type: 'portal', to: '4V.11' }, { type: 'portal', to: '2V.10' })
      .play(0, { type: 'portal', to: '4V.21' })
      .shows({ actions: 3, heroes: { hulk: { zone: '4V.21', power: 1, bystander: 'wong' } } })
      .forbids(0, { type: 'portal' });
  });
  test('MZ-BC-02: Pepper Potts gives 1 more Power each round', () => {
    table('M0', { heroes: { hulk: { bystander: 'pepper-potts' }, wasp: {} }, now: { phase: 'players' } }).shows({
      heroes: { hulk: { power: 2 }, wasp: { power: 1 } },
    });
  });
});

describe('Zombie Heroes against Attacks', () => {
  test('MZ-ZH-01, MZ-ENEMY-07: Captain America takes a die from Ranged Attacks on his zone, never the last', () => {
    const dice = (hero: string, power: number) => {
      const scene = table('M0', { turn: hero, heroes: { [hero]: { power } }, zombies: { 'captain-america': '2V.21' } });
      scene.play(0, attack('2V.21', hero === 'winter-soldier')).play(0, roll(power));
      return scene.events('rolled')[0]?.dice.length;
    };
    expect([dice('wasp', 0), dice('wasp', 2), dice('hulk', 0)]).toEqual([2, 4, 5]);
    const sign = table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.20' } },
      enemies: { '1R.21': { walker: 1 } },
      zombies: { 'captain-america': '1R.21' },
    });
    sign.play(0, { type: 'sign', zone: '1R.21' });
    expect(sign.events('rolled')[0]?.dice).toHaveLength(1);
  });
});

describe('the Avengers Sign', () => {
  test('MZ-CASE-66, MZ-ITEM-01..06, MZ-XP-02: the first throw', () => {
    const scene = table('M1', {
      turn: 'spider-man',
      heroes: { 'spider-man': { zone: '1R.20', power: 4, traits: ['devastating-blow'] } },
      enemies: { '1R.21': { walker: 3, brute: 1 } },
      zombies: { 'iron-man': '1R.21' },
    });
    scene
      .dice(3, 4, 2, 6)
      .play(0, { type: 'sign', zone: '1R.21' })
      .shows({
        enemies: { '1R.21': { walker: 2 } },
        zombies: { 'iron-man': '1R.21' },
        heroes: { 'spider-man': { xp: 2, power: 4, traits: ['devastating-blow'] } },
        sign: { zone: '1R.21', uses: 1 },
        actions: 2,
      })
      .forbids(0, { type: 'sign' });
    expect(scene.events('attacked')).toMatchObject([{ with: 'sign', ranged: true, power: 0 }]);
  });

  test('MZ-ITEM-05, MZ-ITEM-08: anybody makes the second use where it lies, then it is gone', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.21' } },
      sign: { zone: '1R.21', uses: 1 },
      enemies: { '1R.11': { walker: 1 } },
    })
      .dice(3)
      .play(0, { type: 'sign', zone: '1R.11' })
      .shows({ sign: null, heroes: { hulk: { xp: 1 } } });
  });

  test('MZ-ITEM-02: within 2 zones in sight, and somebody there who is no Zombie Hero', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.20' } },
      enemies: { '2R.10': { walker: 1 }, '1R.20': { walker: 1 } },
      zombies: { 'iron-man': '1R.21' },
    })
      .allows(0, { type: 'sign', zone: '1R.20' })
      .forbids(0, { type: 'sign', zone: '1R.21' }, { type: 'sign', zone: '2R.10' });
  });

  test('MZ-ITEM-03: cards that add no dice work with it', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.20', power: 1, traits: ['focus', 'try-again'] } },
      enemies: { '1R.21': { walker: 2 } },
    })
      .play(0, { type: 'sign', zone: '1R.21' })
      .dice(2, 1)
      .play(0, { type: 'focus' })
      .dice(2)
      .play(0, { type: 'tryAgain' })
      .shows({ heroes: { hulk: { xp: 2 } } });
  });

  test('MZ-CASE-117, MZ-ITEM-07, MZ-SKILL-16: a free Attack is not for the Sign', () => {
    table('M1', {
      turn: 'winter-soldier',
      heroes: { 'winter-soldier': { zone: '1R.20' } },
      enemies: { '1R.21': { walker: 2 } },
    })
      .dice(3, 2)
      .play(0, { type: 'sign', zone: '1R.21' })
      .shows({ heroes: { 'winter-soldier': { xp: 1 } }, actions: 2, enemies: { '1R.21': { walker: 1 } } })
      .allows(0, attack('1R.21', true))
      .forbids(0, { type: 'sign' });
  });
});

describe('experience', () => {
  test('MZ-XP-02, MZ-ITEM-06, MZ-TC-17: whoever eliminates gains the XP, by any means, and nobody else', () => {
    const others = { vision: { xp: 0 }, 'spider-man': { xp: 0 } };
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.20' }, wasp: { zone: '1R.20' }, vision: {}, 'spider-man': {} },
      enemies: { '1R.21': { walker: 1, brute: 1 } },
    })
      .dice(3, 3)
      .play(0, { type: 'sign', zone: '1R.21' }) // both hits for the Brute
      .shows({ heroes: { hulk: { xp: 1 }, wasp: { xp: 0 }, ...others } });
    table('M0', {
      turn: 'black-panther',
      heroes: { 'black-panther': { power: 1 }, hulk: { zone: '2V.11' }, vision: {}, 'spider-man': {} },
      enemies: { '2V.11': { runner: 2 } },
    })
      .dice(3, 3)
      .play(0, { type: 'charge', to: '2V.11' })
      .play(0, roll(0))
      .shows({ heroes: { 'black-panther': { xp: 2 }, hulk: { xp: 0 }, ...others } });
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 1, traits: ['teamwork'] }, wasp: { zone: '2V.11' }, vision: {}, 'spider-man': {} },
      enemies: { '2V.01': { walker: 2 } },
      zombies: { 'doctor-strange': '2V.01' },
    })
      .play(0, { type: 'teamwork', hero: 'wasp' })
      .dice(4, 4, 4)
      .play(0, attack('2V.01', true))
      .play(0, roll(0))
      .shows({ heroes: { hulk: { xp: 0 }, wasp: { xp: 3 }, ...others } });
  });

  test('MZ-CASE-39, MZ-XP-05, MZ-XP-04: the fourth Action at once', () => {
    const scene = table('M0', { turn: 'vision', heroes: { vision: { xp: 6 } }, enemies: { '2V.21': { walker: 1 } } });
    scene
      .dice(3, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ heroes: { vision: { xp: 7 } }, actions: 3 });
    expect(scene.events('levelReached')).toEqual([
      { type: 'levelReached', hero: 'vision', level: 'yellow', skill: 'extra-action' },
    ]);
    expect(scene.events('dangerRose')).toEqual([{ type: 'dangerRose', level: 'yellow' }]);
  });

  test('MZ-XP-06, MZ-XP-03: XP is never lost and stops at 43', () => {
    table('M0', { turn: 'hulk', heroes: { hulk: { xp: 42 } }, enemies: { '2V.21': { walker: 3 } } })
      .dice(5, 5, 5, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .shows({ heroes: { hulk: { xp: 43 } } });
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { xp: 12, zone: '2V.11' } },
      enemies: { '2V.11': { walker: 1 } },
      now: { activate: 'all' },
    }).shows({ heroes: { hulk: { xp: 12, health: 4 } } });
  });

  test('MZ-XP-08: a level reached in the Player Phase counts for the spawn of the same opening', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { xp: 6, zone: '2V.21' } },
      enemies: { '2V.21': { walker: 1 } },
      spawnDeck: ['S06'],
    })
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll(0))
      .play(0, { type: 'open', door: 'D04' })
      .shows({ enemies: { '2V.20': { walker: 3 } } });
  });
});
