import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { table, tableOf } from './table.ts';

const assign = (to: string, wounds: number) => ({ type: 'assign', to, wounds }) as never;
const route = (to: string) => ({ type: 'route', to }) as never;
const send = (zombie: string, to: string) => ({ type: 'send', zombie, to }) as never;
const all = { activate: 'all' } as const;

describe('Enemies attack', () => {
  test('MZ-CASE-41, MZ-EATK-01, MZ-EATK-02: one Walker, two heroes', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: {}, wasp: {}, vision: { zone: '2V.10' }, 'spider-man': { zone: '2V.10' } },
      enemies: { '2V.21': { walker: 1 } },
      now: all,
    })
      .asks('wounds/share', 0)
      .offers(0, assign('hulk', 0), assign('hulk', 1))
      .play(0, assign('hulk', 0))
      .shows({ heroes: { hulk: { health: 5 }, wasp: { health: 4 } } });
  });

  test('MZ-CASE-42, MZ-EATK-02, MZ-BYST-02, MZ-BYST-04, MZ-EATK-05: five Walkers', () => {
    table('M0', {
      turn: 'hulk',
      heroes: {
        'spider-man': { health: 3, power: 2, traits: ['focus'], zone: '2V.11' },
        vision: { health: 3, traits: ['dodge', 'rally'], zone: '2V.11' },
        hulk: { power: 4, zone: '2V.21' },
        wasp: { zone: '2V.21' },
      },
      bystanders: { 'pepper-potts': '2V.11' },
      enemies: { '2V.11': { walker: 5 } },
      now: all,
    })
      .play(0, assign('pepper-potts', 1))
      .play(0, assign('spider-man', 2))
      .asks('devoured/discard', 0)
      .offers(0, { type: 'discardTrait', trait: 'dodge' }, { type: 'discardTrait', trait: 'rally' })
      .play(0, { type: 'discardTrait', trait: 'dodge' })
      .shows({
        heroes: {
          'spider-man': { health: 1, power: 1, traits: [] },
          vision: { health: 1, power: 0, traits: ['rally'] },
          hulk: { power: 3 },
        },
        bystanderDiscard: ['pepper-potts'],
      })
      .check(state => expect(state.figures).toEqual([]));
  });

  test('MZ-CASE-43, MZ-EATK-02: a Bystander takes one Wound at most', () => {
    const given = {
      turn: 'wasp',
      heroes: { hulk: { zone: '2V.11' } },
      bystanders: { 'pepper-potts': '2V.11' },
      enemies: { '2V.11': { walker: 3 } },
      now: all,
    };
    table('M0', given)
      .offers(0, assign('pepper-potts', 0), assign('pepper-potts', 1))
      .play(0, assign('pepper-potts', 0))
      .shows({ heroes: { hulk: { health: 2 } } });
    table('M0', given)
      .play(0, assign('pepper-potts', 1))
      .shows({ heroes: { hulk: { health: 3 } }, bystanderDiscard: ['pepper-potts'] });
  });

  test('MZ-EATK-03: more Wounds than Health may be given to one hero; the rest is lost', () => {
    table('M0', {
      turn: 'wasp',
      heroes: { hulk: { zone: '2V.11', health: 2 }, vision: { zone: '2V.11' } },
      enemies: { '2V.11': { walker: 4 } },
      now: all,
    })
      .play(0, assign('hulk', 4))
      .shows({ heroes: { hulk: { zone: 'down', health: 0 }, vision: { health: 5 } } });
  });

  test('MZ-EATK-04: with Bystanders alone one Wound each; if there are too few, the lead seat chooses', () => {
    const people = { 'happy-hogan': '2V.11', 'pepper-potts': '2V.11' };
    table('M0', { turn: 'hulk', bystanders: people, enemies: { '2V.11': { walker: 5 } }, now: all }).shows({
      bystanderDiscard: ['happy-hogan', 'pepper-potts'],
    });
    tableOf('M0', 2, {
      turn: 'hulk',
      heroes: { hulk: { seat: 1 } },
      bystanders: people,
      enemies: { '2V.11': { walker: 1 } },
      now: all,
    })
      .asks('wounds/share', 0)
      .offers(0, assign('happy-hogan', 0), assign('happy-hogan', 1))
      .play(0, assign('happy-hogan', 0))
      .shows({ bystanders: { 'happy-hogan': '2V.11' }, bystanderDiscard: ['pepper-potts'] });
  });

  test('MZ-SEAT-05, MZ-SEAT-04: the seat whose heroes alone are there spreads the Wounds, else the lead seat', () => {
    const heroes = (seat: number) => ({
      hulk: { seat: 0, zone: '2V.10' },
      wasp: { seat: 1, zone: '2V.11' },
      vision: { seat: 1, zone: '2V.11' },
      'spider-man': { seat, zone: '2V.11' },
    });
    const given = { turn: 'hulk', enemies: { '2V.11': { walker: 2 } }, now: all };
    tableOf('M0', 2, { ...given, heroes: heroes(1) }).asks('wounds/share', 1);
    tableOf('M0', 2, { ...given, heroes: heroes(0) }).asks('wounds/share', 0);
  });

  test('MZ-EATK-06: heroes settle first, in seat order, then Bystanders', () => {
    const scene = tableOf('M0', 2, {
      turn: 'hulk',
      heroes: {
        hulk: { seat: 0, zone: '2V.10' },
        wasp: { seat: 0, zone: '2V.11' },
        vision: { seat: 1, zone: '2V.11' },
      },
      bystanders: { 'happy-hogan': '2V.11' },
      enemies: { '2V.11': { walker: 3 } },
      now: all,
    });
    scene.play(0, assign('happy-hogan', 1)).play(0, assign('wasp', 1));
    const order = scene.heard.flatMap(event =>
      event.type === 'wounded' ? [event.hero] : event.type === 'bystanderDevoured' ? [event.bystander] : [],
    );
    expect(order).toEqual(['wasp', 'vision', 'happy-hogan']);
  });

  test('MZ-EATK-08, MZ-ID-02: at Health 0 a hero leaves the board, with cards and company', () => {
    table('M0', {
      turn: 'wasp',
      heroes: { hulk: { zone: '2V.11', health: 1, traits: ['focus'], bystander: 'okoye' }, wasp: { power: 1 } },
      enemies: { '2V.11': { walker: 2 } },
      now: all,
    })
      .asks('suffer/cancel', 0)
      .play(0, { type: 'suffer' })
      .shows({
        heroes: { hulk: { zone: 'down', traits: [], bystander: null }, wasp: { power: 0 } },
        traitDiscard: ['focus'],
        bystanderDiscard: ['okoye'],
      });
  });

  test('MZ-CASE-50, MZ-EACT-02, MZ-SKILL-04: a Runner bites twice, and Hulk gets angrier', () => {
    table('M0', {
      turn: 'wasp',
      heroes: { hulk: { zone: '2V.11', power: 1 } },
      enemies: { '2V.11': { runner: 1 } },
      now: all,
    }).shows({ heroes: { hulk: { health: 3, power: 3 } } });
  });

  test('MZ-EACT-03: Enemies whose target is gone have spent that Action; with another one they look again', () => {
    table('M0', {
      turn: 'wasp',
      heroes: { hulk: { zone: '2V.11', health: 1 }, wasp: {}, vision: {}, 'spider-man': {} },
      enemies: { '2V.11': { walker: 1, runner: 1 } },
      now: all,
    }).shows({ enemies: { '2V.11': { walker: 1 }, '2V.21': { runner: 1 } }, heroes: { hulk: { zone: 'down' } } });
  });
});

describe('cancelling Wounds', () => {
  const hurt = (hero: object, wounds: number, id = 'vision') => ({
    turn: 'hulk',
    heroes: { [id]: { zone: '2V.11', ...hero }, hulk: { power: 2, traits: ['focus'] } },
    now: { attack: { zone: '2V.11', wounds } },
  });

  test('MZ-CASE-58, MZ-EATK-07, MZ-BYST-04: giving up a friend', () => {
    table('M0', hurt({ power: 3, traits: ['rally'], bystander: 'wong' }, 3))
      .offers(0, { type: 'giveUp' }, { type: 'suffer' })
      .play(0, { type: 'giveUp' })
      .shows({
        heroes: { vision: { health: 3, power: 2, traits: [], bystander: null }, hulk: { power: 1, traits: [] } },
        bystanderDiscard: ['wong'],
      });
  });

  test('MZ-TC-03: Dodge cancels up to 2 Wounds of one assignment', () => {
    table('M0', hurt({ power: 1, traits: ['dodge'] }, 3))
      .play(0, { type: 'dodge' })
      .shows({ heroes: { vision: { health: 4, power: 0, traits: [] } } });
    table('M0', hurt({ power: 1, traits: ['dodge'] }, 1))
      .play(0, { type: 'dodge' })
      .shows({ heroes: { vision: { health: 5 } } });
    table('M0', hurt({ power: 0, traits: ['dodge'] }, 1)).shows({ heroes: { vision: { health: 4 } } });
  });

  test('MZ-SKILL-03: Spider-Sense cancels a Wound per Power', () => {
    table('M0', hurt({ power: 2, xp: 43 }, 3, 'spider-man'))
      .play(0, { type: 'spiderSense' })
      .play(0, { type: 'spiderSense' })
      .shows({ heroes: { 'spider-man': { health: 4, power: 0 } } });
  });

  test('MZ-SKILL-11: Vibranium Weave cancels the first Wound of each round by itself', () => {
    table('M0', hurt({ xp: 19 }, 2, 'black-panther')).shows({ heroes: { 'black-panther': { health: 4 } } });
    table('M0', {
      turn: 'hulk',
      heroes: { 'black-panther': { xp: 19, zone: '2V.11' } },
      enemies: { '2V.11': { runner: 1 } },
      now: all,
    }).shows({ heroes: { 'black-panther': { health: 4 } } });
  });

  test('MZ-SKILL-04: cancelled Wounds make Hulk no angrier', () => {
    table('M0', {
      turn: 'wasp',
      heroes: { hulk: { zone: '2V.11', power: 1, traits: ['dodge'] } },
      now: { attack: { zone: '2V.11', wounds: 3 } },
    })
      .play(0, { type: 'dodge' })
      .shows({ heroes: { hulk: { health: 4, power: 1 } } });
  });
});

describe('Enemies move', () => {
  test('MZ-CASE-45, MZ-EMOVE-01, MZ-EMOVE-04: seen beats near', () => {
    table('M1', {
      turn: 'wasp',
      heroes: {
        wasp: { zone: '1R.20' },
        'spider-man': { zone: '3R.10' },
        hulk: { zone: '3R.10' },
        vision: { zone: '3R.10' },
      },
      enemies: { '2R.11': { walker: 1 } },
      now: all,
    }).shows({ enemies: { '2R.10': { walker: 1 } } });
  });

  const two = {
    hulk: { zone: '2R.01' },
    vision: { zone: '2R.21' },
    wasp: { zone: 'out' },
    'spider-man': { zone: 'out' },
  };

  test('MZ-CASE-46, MZ-EMOVE-08, MZ-EACT-02: Captain America chooses by vote', () => {
    table('M1', { turn: 'hulk', heroes: two, zombies: { 'captain-america': '2R.11' }, now: all })
      .asks('activation/send', 0)
      .offers(0, send('captain-america', '2R.01'), send('captain-america', '2R.21'))
      .play(0, send('captain-america', '2R.01'))
      .shows({ zombies: { 'captain-america': '2R.01' }, heroes: { hulk: { health: 4 }, vision: { health: 5 } } });
  });

  test('MZ-CASE-47, MZ-EMOVE-01, MZ-EMOVE-10, MZ-EACT-02: a Runner and the nearer of two', () => {
    table('M1', {
      turn: 'vision',
      heroes: {
        vision: { zone: '2R.01' },
        'spider-man': { zone: '3R.10' },
        hulk: { zone: 'out' },
        wasp: { zone: 'out' },
      },
      enemies: { '2R.11': { runner: 1, walker: 1 } },
      now: all,
    }).shows({ enemies: { '2R.01': { runner: 1, walker: 1 } }, heroes: { vision: { health: 4 } } });
  });

  test('MZ-CASE-48, MZ-EMOVE-02, MZ-EMOVE-05, MZ-EMOVE-06: two routes without sight', () => {
    table('M1', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '3R.01' },
        wasp: { zone: 'out' },
        vision: { zone: 'out' },
        'spider-man': { zone: 'out' },
      },
      enemies: { '4V.10': { walker: 4, brute: 1 } },
      now: all,
    })
      .asks('activation/split', 0)
      .offers(0, route('4V.11'), route('4V.20'))
      .play(0, route('4V.20'))
      .shows({ enemies: { '4V.11': { walker: 2 }, '4V.20': { walker: 2, brute: 1 } } });
  });

  test('MZ-CASE-49, MZ-EMOVE-06, MZ-EMOVE-07, MZ-EMOVE-08: a mixed group between two heroes', () => {
    table('M1', {
      turn: 'hulk',
      heroes: two,
      enemies: { '2R.11': { walker: 4, brute: 3 } },
      zombies: { 'doctor-strange': '2R.11' },
      now: all,
    })
      .asks('activation/split', 0)
      .play(0, route('2R.21'))
      .asks('activation/send', 0)
      .play(0, send('doctor-strange', '2R.01'))
      .shows({
        enemies: { '2R.01': { walker: 2, brute: 1 }, '2R.21': { walker: 2, brute: 2 } },
        zombies: { 'doctor-strange': '2R.01' },
        heroes: { hulk: { health: 4 } },
      });
  });

  test('MZ-EMOVE-08: two Zombie Heroes part, the lead seat says who goes where', () => {
    table('M1', {
      turn: 'hulk',
      heroes: two,
      zombies: { 'captain-america': '2R.11', 'scarlet-witch': '2R.11' },
      now: all,
    })
      .play(0, send('captain-america', '2R.21'))
      .shows({ zombies: { 'captain-america': '2R.21', 'scarlet-witch': '2R.01' } });
  });

  test('MZ-EMOVE-08, MZ-EACT-02: Zombie Heroes who meet in the first Action part in the second, whoever else is around', () => {
    table('M1', {
      turn: 'vision',
      heroes: { ...two, wasp: { zone: '2R.11', health: 1 }, hulk: { zone: '2R.01' } },
      enemies: { '2R.10': { runner: 1 } },
      zombies: { 'captain-america': '2R.11', 'scarlet-witch': '2R.12' },
      now: all,
    })
      .play(0, send('scarlet-witch', '2R.11'))
      .play(0, send('captain-america', '2R.01')) // then Scarlet Witch has only one way left
      .asks('activation/split', 0)
      .play(0, route('2R.21'))
      .shows({
        heroes: { wasp: { zone: 'down' } },
        zombies: { 'captain-america': '2R.01', 'scarlet-witch': '2R.21' },
        enemies: { '2R.21': { runner: 1 } },
      });
  });

  test('MZ-CASE-51, MZ-EACT-01, MZ-EACT-02: a Runner on the way', () => {
    table('M0', { turn: 'hulk', enemies: { '4V.12': { runner: 1 } }, now: all }).shows({
      enemies: { '4V.21': { runner: 1 } },
    });
  });

  test('MZ-EMOVE-03: with no open path they stay', () => {
    table('M0', { turn: 'hulk', enemies: { '4V.22': { walker: 2, runner: 1 } }, now: all }).shows({
      enemies: { '4V.22': { walker: 2, runner: 1 } },
    });
  });

  test('MZ-CASE-54, MZ-EMOVE-09, MZ-TERM-04: a Bystander is bait like a hero', () => {
    table('M0', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '4V.11' },
        wasp: { zone: 'out' },
        vision: { zone: 'out' },
        'spider-man': { zone: 'out' },
      },
      bystanders: { wong: '2V.11' },
      cards: { '2V.12': 'okoye' },
      enemies: { '2V.01': { walker: 1 } },
      now: all,
    }).shows({ enemies: { '2V.11': { walker: 1 } } });
  });

  test('MZ-EACT-01: attacks come before moves, and moves look at what is left', () => {
    table('M0', {
      turn: 'hulk',
      heroes: {
        wasp: { zone: '2V.01', health: 1 },
        hulk: { zone: '2V.21' },
        vision: { zone: '2V.21' },
        'spider-man': { zone: '2V.21' },
      },
      enemies: { '2V.01': { walker: 1 }, '4V.11': { walker: 1 } },
      now: all,
    }).shows({ heroes: { wasp: { zone: 'down' } }, enemies: { '2V.01': { walker: 1 }, '4V.21': { walker: 1 } } });
  });

  test('MZ-EACT-01: zones attack in reading order', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: {
        wasp: { zone: '2V.21' },
        hulk: { zone: '4V.20' },
        vision: { zone: '2V.10' },
        'spider-man': { zone: 'out' },
      },
      enemies: { '2V.21': { walker: 1 }, '2V.10': { runner: 1 }, '4V.20': { brute: 1 } },
      now: all,
    });
    expect(scene.m.state.heroes.map(hero => hero.health)).toEqual([5, 4, 3, 4]);
    const view = game.view(scene.m, 0);
    expect(view.forecast.map(plan => [plan.from, plan.act])).toEqual([
      ['2V.21', 'attack'],
      ['4V.20', 'attack'],
      ['2V.10', 'attack'],
    ]);
  });

  test('MZ-EACT-04: who arrives during an activation does not join it', () => {
    table('M0', {
      turn: 'hulk',
      enemies: { '4V.11': { walker: 1 } },
      spawnDeck: ['S17'],
      now: { spawn: '4V.12' },
    }).shows({ enemies: { '4V.11': { walker: 2 } } }); // only the one of the Rush has moved
  });

  test('MZ-EACT-04, MZ-SPAWN-06: in a Rush those who stood there before do not join in, nor do those whom it meets', () => {
    table('M0', {
      turn: 'hulk',
      enemies: { '4V.12': { walker: 2 }, '4V.11': { walker: 1 } },
      spawnDeck: ['S17'],
      now: { spawn: '4V.12' },
    }).shows({ enemies: { '4V.12': { walker: 2 }, '4V.11': { walker: 2 } } });
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { xp: 7 } },
      enemies: { '4V.12': { runner: 1 }, '4V.11': { runner: 2 } },
      spawnDeck: ['S21'],
      now: { spawn: '4V.12' },
    }).shows({ enemies: { '4V.12': { runner: 1 }, '4V.11': { runner: 2 }, '4V.21': { runner: 1 } } });
  });

  test('MZ-EACT-04, MZ-SPAWN-11: who arrives in the spawn step waits, even beside a hero; an Extra Activation later in the step moves them', () => {
    const given = (cards: string[]) => ({
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.11' }, wasp: { zone: '4V.11' } },
      points: [0, 1],
      spawnDeck: cards,
    });
    table('M0', given(['S02', 'S01']))
      .play(0, { type: 'end' })
      .shows({ round: 2, enemies: { '4V.12': { walker: 1 } } });
    table('M0', given(['S02', 'S22']))
      .play(0, { type: 'end' })
      .shows({ round: 2, enemies: { '4V.11': { walker: 1 } } });
    table('M0', given(['S22', 'S02']))
      .play(0, { type: 'end' })
      .shows({ round: 2, enemies: { '2V.00': { walker: 1 } } });
  });

  test('the forecast is what then happens', () => {
    const given = { turn: 'hulk', heroes: two, enemies: { '2R.12': { walker: 2 } }, zombies: { 'iron-man': '2R.11' } };
    const view = game.view(table('M1', given).m, 0);
    expect(view.forecast).toMatchObject([
      { from: '2R.12', act: 'move', to: ['2R.02', '2R.11'] },
      { from: '2R.11', act: 'shoot', to: ['2R.01', '2R.21'] },
    ]);
  });
});

describe('Zombie Heroes act', () => {
  test('MZ-CASE-52, MZ-ZH-02: Portals', () => {
    table('M0', { turn: 'hulk', zombies: { 'doctor-strange': '4V.12' }, now: all }).shows({
      zombies: { 'doctor-strange': '2V.11' },
      heroes: { hulk: { health: 5 } },
    });
  });

  test('MZ-ZH-02: Doctor Strange stops where he meets somebody, and attacks with his second Action', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.11' } },
      zombies: { 'doctor-strange': '4V.12' },
      now: all,
    }).shows({
      zombies: { 'doctor-strange': '4V.11' },
      heroes: { hulk: { health: 4 } },
    });
  });

  test('MZ-CASE-53, MZ-ZH-03: Hex', () => {
    table('M1', {
      heroes: {
        hulk: { zone: '3R.10' },
        wasp: { zone: '1R.20' },
        vision: { zone: '3R.11', bystander: 'pepper-potts' },
        'spider-man': { zone: '1R.20', bystander: 'okoye' },
      },
      zombies: { 'scarlet-witch': '2R.11' },
      now: { phase: 'players' },
    }).shows({ heroes: { hulk: { power: 0 }, wasp: { power: 1 }, vision: { power: 0 }, 'spider-man': { power: 1 } } });
  });

  test('MZ-ZH-04: Repulsors hit 1 zone away instead of moving, the lead seat choosing among several', () => {
    table('M1', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '2R.01' },
        vision: { zone: '2R.21' },
        wasp: { zone: 'out' },
        'spider-man': { zone: 'out' },
      },
      zombies: { 'iron-man': '2R.11' },
      now: all,
    })
      .asks('activation/aim', 0)
      .offers(0, { type: 'shoot', zone: '2R.01' }, { type: 'shoot', zone: '2R.21' })
      .play(0, { type: 'shoot', zone: '2R.01' })
      .play(0, { type: 'shoot', zone: '2R.21' })
      .shows({ zombies: { 'iron-man': '2R.11' }, heroes: { hulk: { health: 4 }, vision: { health: 4 } } });
  });

  test('MZ-ZH-04: his shot joins the attack of those who are there', () => {
    const scene = table('M1', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '2R.01' },
        wasp: { zone: '2R.01' },
        vision: { zone: 'out' },
        'spider-man': { zone: 'out' },
      },
      enemies: { '2R.01': { walker: 1 } },
      zombies: { 'iron-man': '2R.11' },
      now: all,
    });
    scene.offers(0, assign('hulk', 0), assign('hulk', 1), assign('hulk', 2)); // one pool of two
  });
});
