import { describe, expect, test } from 'vitest';
import { END, MINUTE, PASS, QUICK, REST, fire, go, on, table, use } from './table.ts';

const GROWL = 40_000; // of the track with a scream every 40 seconds

describe('a scream', () => {
  test('Z15-SCREAM-01: draws a card at once, two in scenarios 9, 11 and 13', () => {
    const cards = (scenario: 'S03' | 'S09' | 'S11' | 'S13') => {
      const laid = table(4, { zombies: {} }, { scenario });
      return laid.after(scenario === 'S11' ? GROWL : MINUTE).events('zombieCard').length;
    };
    expect([cards('S03'), cards('S09'), cards('S11'), cards('S13')]).toEqual([1, 2, 2, 2]);
  });

  test('Z15-SCREAM-02: puts its zombies into the street, even if the hero searches', () => {
    table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, deck: ['z3-A'] })
      .after(MINUTE)
      .shows({ zombies: { '02-B:R': 3 } });
  });

  test('Z15-CASE-44 Z15-SCREAM-03 Z15-HORDE-03: the Horde comes whole and begins anew with three', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, horde: 7, reserve: 30, deck: ['horde'] })
      .after(MINUTE)
      .shows({ zombies: { '02-B:R': 7 }, horde: 3, reserve: 27 });
  });

  test('Z15-CASE-45 Z15-HORDE-05 Z15-RULING-05: what the reserve lacks is not owed', () => {
    table(4, { heroes: [{ at: '27-A' }], zombies: {}, reserve: 2, deck: ['z4-A'] }, { scenario: 'S04' })
      .after(MINUTE)
      .shows({ zombies: { '27-A:R': 2 }, reserve: 0 });
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, horde: 5, reserve: 1, deck: ['horde'] })
      .after(MINUTE)
      .shows({ zombies: { '02-B:R': 5 }, horde: 1, reserve: 0 });
    table(4, { heroes: [{ at: '02-B', weapons: ['chainsaw'] }], zombies: { '02-B': 1 }, reserve: 0 })
      .play(0, fire())
      .shows({ horde: 4, reserve: 0 });
  });

  test('Z15-SCREAM-04 Z15-LETTER-01: letters send the zombies of a card to their tile', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, deck: ['z1-A', 'z3-D'] }, { scenario: 'S11' })
      .after(GROWL)
      .shows({ zombies: { '02-B:R': 1, '21-A:R': 3 } });
    // the first card of scenario 11 goes to the hero whatever its letter, elsewhere letters mean nothing
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, deck: ['z1-A'] })
      .after(MINUTE)
      .shows({ zombies: { '02-B:R': 1 } });
  });

  test('Z15-SCREAM-05 Z15-RULING-04: a Horde has no letter and comes to the active hero', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, deck: ['z1-A', 'horde'] }, { scenario: 'S11' })
      .after(GROWL)
      .shows({ zombies: { '02-B:R': 4 } });
  });

  test('Z15-SCREAM-06: events count from scenario 12 on, after the zombies of the scream are placed', () => {
    const laid = table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, deck: ['z2-D-terror'] }, { scenario: 'S12' });
    laid.after(GROWL).shows({ heroes: [{ at: '02-B:R' }, {}, {}, {}], zombies: { '02-B:R': 2 } });
    expect(laid.heard.map(({ type }) => type)).toEqual([
      'scream',
      'zombieCard',
      'zombiesCame',
      'eventStarted',
      'moved',
    ]);
    table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, deck: ['z2-D-terror'] })
      .after(MINUTE)
      .shows({ heroes: [{ at: '02-B:F' }, {}, {}, {}] });
  });

  test('Z15-SCREAM-07: drawn cards are not used again; from an empty deck nothing comes', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: {}, deck: ['z1-A'], deckLeft: 1 })
      .after(MINUTE)
      .shows({ zombieDeck: 0, zombies: { '02-B:R': 1 } })
      .after(MINUTE)
      .shows({ zombies: { '02-B:R': 1 } });
    const { state } = table(4, { heroes: [{ at: '02-B' }], zombies: {}, deck: ['z1-A', 'horde'] }).after(2 * MINUTE).m;
    expect(state.drawn).toEqual(['z1-A', 'horde']);
    expect(state.deck).toHaveLength(table(4, {}).m.state.deck.length - 2);
  });

  test('Z15-SCREAM-08: without screams no card is ever drawn', () => {
    const laid = table(4, { zombies: {} }, { track: 'none' });
    laid.after(899_999).shows({ zombies: {}, zombieDeck: 38 });
    expect(laid.events('scream')).toEqual([]);
  });

  test('Z15-SCREAM-09: before the pass it still concerns the hero who has not passed', () => {
    table(4, { heroes: [{ at: '02-B' }, { at: '04-B' }], zombies: {}, deck: ['z2-A'] })
      .play(0, END)
      .after(MINUTE)
      .shows({ zombies: { '02-B:R': 2 } });
  });

  test('Z15-SCREAM-10: march, cards, Alpha, events, attack: always in this order', () => {
    const laid = table(
      4,
      {
        heroes: [{ at: '04-A', weapons: [] }, { at: '04-A:R' }],
        zombies: {},
        deck: ['z1-B-sneak'],
        alpha: { at: '18-A', points: 10 },
      },
      { scenario: 'S15' },
    )
      .play(0, END)
      .after(GROWL);
    expect(laid.heard.map(({ type }) => type)).toEqual([
      'scream',
      'zombieCard',
      'zombiesCame',
      'alphaMoved',
      'eventStarted',
      'zombieAttack',
      'fell',
      'hurt',
    ]);
    const marching = table(4, { zombies: { '02-A': 1 }, deck: ['z1-A', 'z1-B'] }, { scenario: 'S09' }).after(MINUTE);
    expect(marching.heard.map(({ type }) => type)).toEqual([
      'scream',
      'marched',
      'zombieCard',
      'zombieCard',
      'zombiesCame',
      'zombiesCame',
    ]);
  });

  test('Z15-SCREAM-11 Z15-SPEC-05: the Cat stops all cards of the next scream, and only of that one', () => {
    table(
      4,
      { heroes: [{ at: '10-A', objects: ['cat'] }], zombies: { '02-A': 1 }, deck: ['z1-A', 'z1-A'] },
      { scenario: 'S09' },
    )
      .play(0, use())
      .shows({ cat: true, removed: ['cat'], actions: 3 })
      .after(MINUTE)
      .shows({ cat: false, zombies: { '10-A:R': 1 }, zombieDeck: 48 })
      .after(MINUTE)
      .shows({ zombieDeck: 46 });
  });

  test('Z15-HORDE-01 Z15-HORDE-04: the Horde begins with three, and everybody sees it', () => {
    const { m } = table(4, {});
    for (const seat of [0, 1, 2, 3, null]) expect(m.game.view(m, seat).horde).toBe(3);
  });
});

describe('events', () => {
  const drawn = (card: string, hero: object, rest: object = {}) =>
    table(4, { heroes: [{ at: '26-B', ...hero }], zombies: {}, deck: [card], ...rest }, { scenario: 'S12' });

  test('Z15-CASE-46 Z15-EVENT-01 Z15-RULING-09 Z15-SHEET-08: a light object is lost, by choice, special ones too', () => {
    drawn('z1-D-loseItem', { objects: ['first-aid-kit', 'dog'] })
      .after(GROWL)
      .shows({ zombies: { '26-B:R': 1 } })
      .offers(0, { type: 'loseObject', object: 0 }, { type: 'loseObject', object: 1 })
      .play(0, { type: 'loseObject', object: 1 })
      .shows({ removed: ['dog'], heroes: [{ objects: ['first-aid-kit:2'] }, {}, {}, {}] })
      .asks('turn/act', 0);
    drawn('z1-D-loseItem', {}).after(GROWL).asks('turn/act', 0).shows({ removed: [] });
  });

  test('Z15-EVENT-01 Z15-EVENT-03: where there is one thing to lose, or one way to come, nobody is asked', () => {
    drawn('z1-D-loseItem', { objects: ['dog'] })
      .after(GROWL)
      .asks('turn/act', 0)
      .shows({ removed: ['dog'] });
    drawn('z1-A-surge', { at: '08-A' })
      .after(GROWL)
      .asks('turn/act', 0)
      .check(s => expect(s.zombies.filter(count => count === 5)).toHaveLength(1));
  });

  test('Z15-CASE-47 Z15-EVENT-02: the sneak attack meets those who are alone', () => {
    drawn('z1-B-sneak', { life: 2 })
      .after(GROWL)
      .shows({ heroes: [{ life: 1, posture: 'standing' }, {}, {}, {}] });
    table(
      4,
      {
        heroes: [
          { at: '26-B', life: 2 },
          { at: '26-B', posture: 'unconscious' },
        ],
        zombies: {},
        deck: ['z1-B-sneak'],
      },
      { scenario: 'S12' },
    )
      .after(GROWL)
      .shows({ heroes: [{ life: 2 }, {}, {}, {}] });
    drawn('z1-B-sneak', { life: 1 })
      .after(GROWL)
      .asks('turn/pass', 0)
      .shows({ heroes: [{ posture: 'unconscious' }, {}, {}, {}] });
  });

  test('Z15-CASE-48 Z15-EVENT-03: the surge goes to an adjacent tile of his choice', () => {
    const z = on('S12');
    const tiles = ['02-B', '05-B', '09-A', '10-A'].map(name => ({ type: 'surge', tile: z(name) >> 1 }) as const);
    drawn('z1-A-surge', {})
      .after(GROWL)
      .offers(0, ...tiles)
      .play(0, { type: 'surge', tile: z('09-A') >> 1 })
      .shows({ zombies: { '26-B:R': 1, '09-A:R': 5 } });
  });

  test('Z15-CASE-49 Z15-EVENT-04 Z15-ATTACK-07: Terror drives him into the street, and the attack is reckoned again', () => {
    const driven = drawn('z2-D-terror', { at: '26-B:F', weapons: ['hockey-stick'] }, { zombies: { '26-B': 3 } })
      .play(0, END)
      .after(GROWL)
      .shows({ zombies: { '26-B:R': 5 }, heroes: [{ at: '26-B:R', life: 2, posture: 'down' }, {}, {}, {}] });
    expect(driven.events('moved'), 'and costs no action').toMatchObject([{ hero: 'josh', free: true }]);
  });

  test('Z15-EVENT-04: with all he carries, also when down; in a street nothing happens', () => {
    drawn('z2-D-terror', { at: '26-B:F', posture: 'down', heavy: 'jerrycan' })
      .after(GROWL)
      .shows({ heroes: [{ at: '26-B:R', posture: 'down' }, {}, {}, {}], actions: 4 })
      .check(s => expect(s.heavies.find(({ bearer }) => bearer === 'josh')?.zone).toBe(on('S12')('26-B')));
    drawn('z2-D-terror', {})
      .after(GROWL)
      .shows({ heroes: [{ at: '26-B:R' }, {}, {}, {}] });
  });

  test('Z15-EVENT-05: an unconscious hero only brings the surge', () => {
    const laid = table(
      4,
      {
        heroes: [{ hero: 'severity', at: '26-B:F', life: 1, objects: ['ammo'] }],
        zombies: { '26-B:F': 1 },
        queue: ['sneak', 'terror', 'loseItem', 'surge'],
      },
      { scenario: 'S12' },
    ).play(0, { type: 'bareHands' });
    laid.asks('event/surge', 0).shows({ heroes: [{ at: '26-B:F', life: 0, objects: ['ammo:1'] }, {}, {}, {}] });
    laid.play(0, { type: 'surge', tile: on('S12')('05-B') >> 1 }).asks('turn/pass', 0);
  });

  test('Z15-EVENT-05 Z15-TIME-09: an event never interrupts an action', () => {
    drawn('z1-C-terror', { at: '26-B:F' }, { search: ['axe', 'axe', 'axe'] })
      .play(0, QUICK)
      .after(GROWL)
      .asks('quickSearch/keep', 0)
      .shows({ heroes: [{ at: '26-B:F' }, {}, {}, {}] })
      .play(0, REST)
      .shows({ heroes: [{ at: '26-B:R' }, {}, {}, {}] });
  });
});

describe('marching', () => {
  const here = (name: string) => Array.from({ length: 4 }, () => ({ at: name }));

  test('Z15-CASE-50 Z15-MARCH-01 Z15-MARCH-02 Z15-MARCH-03: two steps towards the tower', () => {
    const laid = table(
      4,
      { heroes: here('10-A:F'), zombies: { '30-B': 3, '16-A': 2, '10-A': 1 }, cat: true },
      { scenario: 'S09' },
    ).after(MINUTE);
    const [first] = laid.events('marched');
    const z = on('S09');
    expect(first?.moves).toContainEqual({ from: z('30-B'), to: z('12-B'), count: 3 });
    expect(first?.moves).toContainEqual({ from: z('16-A'), to: z('10-A'), count: 2 });
    expect(first?.moves).toContainEqual({ from: z('10-A'), to: z('10-A:F'), count: 1 });
    laid.shows({ zombies: { '11-B:R': 3, '10-A:F': 3 } });
  });

  test('Z15-MARCH-04: zombies of search zones stay, and so do those beside a standing hero', () => {
    table(
      4,
      {
        heroes: [{ at: '02-A' }, { at: '17-A', posture: 'down' }, ...here('10-A:F').slice(2)],
        zombies: { '02-A': 2, '17-A': 1, '13-B:F': 4 },
        cat: true,
      },
      { scenario: 'S09' },
    )
      .after(MINUTE)
      .shows({ zombies: { '02-A:R': 2, '13-B:F': 4, '10-A:R': 1 } });
  });

  test('Z15-MARCH-03: a standing hero in the street of the tower bars the door', () => {
    table(
      4,
      { heroes: [{ at: '10-A' }, ...here('10-A:F').slice(1)], zombies: { '10-A': 3 }, cat: true },
      { scenario: 'S09' },
    )
      .after(MINUTE)
      .shows({ zombies: { '10-A:R': 3 } });
  });

  test('Z15-MARCH-05 Z15-S09-3: eight in the tower after a step, and it has fallen', () => {
    table(4, { heroes: here('10-A:F'), zombies: { '10-A': 1, '10-A:F': 7 }, cat: true }, { scenario: 'S09' })
      .after(MINUTE)
      .ends('breach');
    table(4, { heroes: here('10-A:F'), zombies: { '10-A': 1, '10-A:F': 6 }, cat: true }, { scenario: 'S09' })
      .after(MINUTE)
      .asks('turn/act', 0);
  });

  test('Z15-MARCH-06: a march into his zone before the pass is reckoned with', () => {
    table(
      4,
      { heroes: [{ at: '10-A', weapons: ['crowbar'] }, ...here('10-A:F').slice(1)], zombies: { '02-A': 3 }, cat: true },
      { scenario: 'S09' },
    )
      .play(0, END)
      .after(MINUTE)
      .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}] });
  });
});

describe('the Alpha', () => {
  const met = (given: object) => table(4, { zombies: {}, ...given }, { scenario: 'S15' });
  const z = on('S15');

  test('Z15-CASE-52 Z15-ALPHA-02 Z15-ALPHA-03: it counts for three and is hit only when alone', () => {
    const given = {
      heroes: [
        { at: '04-A', weapons: ['shotgun'] },
        { at: '04-A', weapons: ['crowbar:1'], posture: 'down' },
      ],
      alpha: { at: '04-A', points: 10 },
      zombies: { '04-A': 1 },
    };
    met({ ...given, heroes: [{ at: '04-A', weapons: ['axe'] }] })
      .play(0, END)
      .shows({ heroes: [{ posture: 'down' }, {}, {}, {}] });
    met(given)
      .play(0, fire())
      .shows({ zombies: {}, alpha: { points: 10 } })
      .play(0, fire())
      .shows({ alpha: { points: 7 } });
  });

  test('Z15-ALPHA-01 Z15-ALPHA-02: it is none of the 99, its points are public, and it stops moves and searches', () => {
    const laid = met({ heroes: [{ at: '05-B:F' }], alpha: { at: '05-B:F', points: 10 } });
    expect(laid.m.state.reserve + laid.m.state.horde).toBe(99);
    expect(laid.m.game.view(laid.m, 2).alpha).toEqual({ zone: z('05-B:F'), points: 10 });
    laid.refuses(0, QUICK, 'Z15-SEARCH-01').refuses(0, go(z('05-B')), 'Z15-MOVE-01');
    met({ heroes: [{ at: '04-A', weapons: ['axe'] }], alpha: { at: '04-A', points: 1 } })
      .play(0, END)
      .shows({ heroes: [{ posture: 'standing' }, {}, {}, {}] });
  });

  test('Z15-ALPHA-04: at 0 points it is gone; surplus is lost', () => {
    const laid = met({ heroes: [{ at: '04-A', weapons: ['shotgun'] }], alpha: { at: '04-A', points: 2 } }).play(
      0,
      fire(),
    );
    laid.shows({ alpha: null });
    expect(laid.events('alphaDied')).toHaveLength(1);
  });

  test('Z15-ALPHA-05: at each scream it comes one tile nearer, at last into his zone, whatever the Cat does', () => {
    const laid = met({ heroes: [{ at: '30-B' }], alpha: { at: '10-B', points: 10 }, cat: true });
    laid.after(GROWL).shows({ alpha: { at: '18-A:R' } });
    laid.after(GROWL).shows({ alpha: { at: '04-A:R' } });
    met({ heroes: [{ at: '05-B:F' }], alpha: { at: '05-B', points: 10 }, cat: true })
      .after(GROWL)
      .shows({ alpha: { at: '05-B:F' } });
  });

  test('Z15-ALPHA-06: fireworks do not move it, stealth and spoiled meat do not work beside it', () => {
    met({ heroes: [{ at: '04-A', objects: ['fireworks'] }], alpha: { at: '04-A', points: 10 } }).forbids(0, {
      type: 'fireworks',
    });
    met({
      heroes: [{ hero: 'vance', at: '04-A', objects: ['spoiled-meat'] }],
      alpha: { at: '04-A', points: 10 },
    }).forbids(0, { type: 'move' }, { type: 'use' });
    met({
      heroes: [{ hero: 'vance', at: '04-A', objects: ['spoiled-meat'] }],
      zombies: { '04-A': 1 },
      alpha: { at: '04-A', points: 10 },
    }).forbids(0, { type: 'move' }, { type: 'use' });
  });

  test('Z15-ALPHA-07: when it comes before the pass the attack is reckoned again', () => {
    met({ heroes: [{ at: '04-A', weapons: ['crowbar'] }], alpha: { at: '18-A', points: 10 }, cat: true })
      .play(0, END)
      .after(GROWL)
      .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}] })
      .play(0, PASS);
  });
});
