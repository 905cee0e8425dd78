import { describe, expect, test } from 'vitest';
import { ONCE } from '../content/cards.ts';
import { clone, guess } from '../../../engine/match.ts';
import { prompt } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { MarvelZombies } from '../spec.ts';
import { table, tableOf } from './table.ts';

// Scenes in which two readings of a rule part.

const end = { type: 'end' } as const;
const roll = (power = 0) => ({ type: 'roll', power }) as const;
const attack = (zone: string, free = false) => ({ type: 'attack', zone, free, reach: false }) as never;
const all = { activate: 'all' } as const;
const out = { zone: 'out' };
const goals = ({ m }: Scene<MarvelZombies>) => game.view(m, 0).goals;

/** Changes whatever can be changed, however deep it lies. */
function spoil(value: object): void {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) spoil(part);
  if (Array.isArray(value)) value.push(0);
  else for (const key of Object.keys(value)) Object.assign(value, { [key]: 'spoilt' });
}

describe('decks', () => {
  test('MZ-TRAIT-04: a deck with cards is not reshuffled, whatever lies beside it', () => {
    const scene = table('M0', { turn: 'hulk', traitDeck: ['rally', 'breach'], traitDiscard: ['focus'] });
    scene
      .play(0, { type: 'gainTrait' })
      .shows({ heroes: { hulk: { traits: ['rally'] } }, traitDeck: ['breach'], traitDiscard: ['focus'] });
    expect(scene.events('reshuffled')).toEqual([]);
  });

  test('MZ-TRAIT-04, MZ-BC-01: with one card in all, Happy Hogan shows one, and nothing is reshuffled', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { bystander: 'happy-hogan' } },
      traitDeck: ['rally'],
      traitDiscard: [],
    });
    scene.play(0, { type: 'gainTrait' }).shows({ heroes: { hulk: { traits: ['rally'] } }, traitDeck: [] });
    expect(scene.events('reshuffled')).toEqual([]);
    expect(scene.events('traitDrawn')).toMatchObject([{ traits: ['rally'] }]);
  });

  test('MZ-BC-01, MZ-TRAIT-04: his second card may come out of the discards', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { bystander: 'happy-hogan' } },
      traitDeck: ['rally'],
      traitDiscard: ['breach'],
    });
    scene
      .play(0, { type: 'gainTrait' })
      .offers(0, { type: 'keepTrait', trait: 'rally' }, { type: 'keepTrait', trait: 'breach' })
      .play(0, { type: 'keepTrait', trait: 'rally' })
      .shows({ heroes: { hulk: { traits: ['rally'] } }, traitDiscard: ['breach'] });
  });

  test('MZ-SPAWN-12: Zombie Heroes in the discards stay there while the deck has one', () => {
    table('M0', {
      turn: 'hulk',
      zombieDeck: ['iron-man'],
      zombieDiscard: ['scarlet-witch'],
      spawnDeck: ['S28'],
      now: { spawn: '4V.12' },
    }).shows({ zombies: { 'iron-man': '4V.12' }, zombieDeck: [], zombieDiscard: ['scarlet-witch'] });
  });

  test('MZ-SPAWN-12: with all four on the board there is nothing to reshuffle', () => {
    const zombies = { 'captain-america': '4V.22', 'doctor-strange': '4V.22', 'scarlet-witch': '4V.22' };
    const scene = table('M0', {
      turn: 'hulk',
      zombies: { ...zombies, 'iron-man': '4V.22' },
      points: [0],
      spawnDeck: ['S28'],
    });
    scene.play(0, end);
    expect(scene.events('reshuffled')).toEqual([]);
    expect(scene.events('shortage')).toEqual([{ type: 'shortage', kind: 'zombieHero' }]);
    expect(scene.events('enemiesActivated').map(({ why }) => why)).toEqual(['phase', 'shortage']);
  });

  test('MZ-SPAWN-10, MZ-HID-01: Bystanders in the discards stay there while the deck has one; reshuffled, the deck is known', () => {
    const given = { turn: 'hulk', spawnDeck: ['S26'], now: { spawn: '4V.12' } };
    table('M0', { ...given, bystanderDeck: ['wong'], bystanderDiscard: ['okoye'] })
      .shows({ bystanders: { wong: '4V.12' }, bystanderDiscard: ['okoye'] })
      .check(state => expect(state.dealt).toBe(true));
    table('M0', { ...given, bystanderDeck: [], bystanderDiscard: ['okoye'] }).check(state =>
      expect(state.dealt).toBe(false),
    );
    table('M0', { ...given, bystanderDeck: [], bystanderDiscard: [] }).check(state => expect(state.dealt).toBe(true));
  });

  test('MZ-HID-01, MZ-HID-03: a guess changes what nobody knows, and nothing else', () => {
    const { m } = table('M7', {
      turn: 'hulk',
      cards: { '4R.02': 'wong', '1R.12': 'okoye' },
      taken: ['4R.00'],
      traitDiscard: ['focus'],
      traitDeck: ['rally', 'breach', 'dodge', 'recovery'],
    });
    const before = JSON.stringify(m.state);
    const seen = JSON.stringify(game.view(m, 0));
    const kept = m.state.objectives.map(({ taken, colour }) => (taken ? colour : null));
    const told = { spawn: new Set(), trait: new Set(), zombie: new Set(), cards: new Set(), colours: new Set() };
    for (let i = 0; i < 40; i++) {
      const { state, ...rest } = guess(m, 0, seedRng(`guess ${i}`));
      expect(JSON.stringify(game.view({ ...rest, state }, 0))).toBe(seen);
      expect([...state.traitDeck].sort()).toEqual([...m.state.traitDeck].sort());
      expect([...state.cards.map(({ id }) => id), ...state.bystanderDeck].sort()).toEqual(
        [...m.state.cards.map(({ id }) => id), ...m.state.bystanderDeck].sort(),
      );
      expect(state.objectives.map(({ colour }) => colour).sort()).toEqual(
        m.state.objectives.map(({ colour }) => colour).sort(),
      );
      state.objectives.forEach(({ colour }, at) => kept[at] && expect(colour).toBe(kept[at]));
      told.spawn.add(state.spawnDeck.join());
      told.trait.add(state.traitDeck.join());
      told.zombie.add(state.zombieDeck.join());
      told.cards.add(state.cards.map(({ id }) => id).join());
      told.colours.add(state.objectives.map(({ colour }) => colour).join());
    }
    for (const [what, ways] of Object.entries(told)) expect(ways.size, what).toBeGreaterThan(1);
    expect(new Set([...told.cards].flatMap(ids => String(ids).split(','))).size).toBeGreaterThan(2); // the deck's too
    expect(JSON.stringify(m.state)).toBe(before);
  });

  test('MZ-HID-01, MZ-M1-02: Pepper Potts lies on the map as long as nobody has seen her, and not after', () => {
    const cards = { '4V.02': 'wong', '1R.12': 'okoye', '3R.21': 'happy-hogan', '2R.20': 'pepper-potts' };
    const hidden = table('M1', { turn: 'hulk', cards }).m;
    const { '2R.20': _, ...others } = cards;
    const met = table('M1', { turn: 'hulk', cards: others, bystanders: { 'pepper-potts': '2R.11' } }).m;
    for (let i = 0; i < 20; i++) {
      const laid = (m: typeof met) => guess(m, 0, seedRng(`pepper ${i}`)).state.cards.map(({ id }) => id);
      expect(laid(hidden)).toContain('pepper-potts');
      expect(laid(met)).not.toContain('pepper-potts');
      expect(new Set(laid(met)).size).toBe(3);
    }
  });

  test('MZ-OBJ-03, MZ-BLD-04: what is turned up cannot be taken back', () => {
    const taken = table('M7', { turn: 'hulk', heroes: { hulk: { zone: '1R.22' } }, colours: { '1R.22': 'red' } });
    const before = taken.m.revealed;
    expect(taken.play(0, { type: 'take', zone: '1R.22' }).m.revealed).toBe(before + 1);
    const open = table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.22' } } });
    const known = open.m.revealed;
    expect(open.play(0, { type: 'take', zone: '2V.22' }).m.revealed).toBe(known);
    const door = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.11' } },
      cards: { '4V.02': 'wong' },
      spawnDeck: ['S01'],
    });
    const closed = door.m.revealed;
    expect(door.play(0, { type: 'open', door: 'D01' }).m.revealed).toBe(closed + 2); // the spawn card and the Bystander
  });

  test('MZ-HID-01, MZ-SPAWN-10: after a reshuffle the deck is guessed among its own cards', () => {
    const { m } = table('M0', {
      turn: 'hulk',
      cards: { '2V.12': 'wong', '4V.02': 'okoye' },
      bystanderDeck: ['happy-hogan', 'pepper-potts', 'sharon-carter'],
      bystanderDiscard: [],
    });
    m.state.dealt = false;
    const orders = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { state } = guess(m, 0, seedRng(`deck ${i}`));
      expect(state.cards.map(({ id }) => id).sort()).toEqual(['okoye', 'wong']);
      orders.add(state.bystanderDeck.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('MZ-PP-04: a copy of a match shares nothing with it, between Turns and in them', () => {
    for (const given of [{ turn: 'hulk' }, {}]) {
      const { m } = table('M0', { ...given, bystanders: { wong: '2V.11' }, zombies: { 'iron-man': '4V.12' } });
      const copy = clone(m);
      expect(copy.state).toEqual(m.state);
      const before = JSON.stringify(m.state);
      const { picks, explosives, ...rest } = copy.state; // what lies in these never changes
      spoil(rest);
      picks.pop();
      explosives.push({ colour: 'blue', zone: 0 });
      expect(JSON.stringify(m.state)).toBe(before);
    }
  });
});

describe('the list of goals', () => {
  test('MZ-M6-01, MZ-M6-09, MZ-M6-10: spawn points, console, then the explosion', () => {
    const given = (tokens: string[]) => {
      const scene = table('M6', { turn: 'hulk', heroes: { hulk: { zone: '3V.12', tokens } }, points: [0, 1, 2] });
      return scene;
    };
    expect(goals(given([]))).toMatchObject([
      { goal: 'herd', done: 0, of: 2, open: true },
      { goal: 'console', done: 0, of: 1, open: true },
      { goal: 'overload', done: 0, of: 1, open: false },
    ]);
    const scene = given(['green']);
    scene.play(0, { type: 'herd', point: 0 });
    expect(goals(scene)).toMatchObject([
      { goal: 'herd', done: 1, of: 2 },
      { goal: 'console', done: 1 },
      { goal: 'overload', open: false },
    ]);
    const green = scene.m.content.board.zoneOf['2V.12'] as number;
    for (const point of scene.m.state.points) point.zone = green;
    expect(goals(scene)).toMatchObject([{ done: 2 }, { done: 1 }, { goal: 'overload', open: true }]);
    for (const hero of scene.m.state.heroes) hero.tokens = [];
    expect(goals(scene)).toMatchObject([{ done: 2 }, { done: 0 }, { goal: 'overload', open: false }]);
  });

  test('MZ-M0-01, MZ-M1-01, MZ-EXIT-02: Objectives, rescues, who must be held, who has left', () => {
    expect(goals(table('M0', { turn: 'hulk', taken: ['4V.00'] }))).toMatchObject([
      { goal: 'objectives', done: 1, of: 2 },
      { goal: 'rescue', done: 0, of: 1 },
      { goal: 'exit', done: 0, of: 4, open: false },
    ]);
    const done = { turn: 'hulk', taken: ['4V.00', '2V.22'], rescued: ['okoye', 'wong'] };
    expect(goals(table('M0', { ...done, heroes: { wasp: out } }))).toMatchObject([
      { done: 2, of: 2 },
      { done: 1, of: 1 },
      { goal: 'exit', done: 1, of: 4, open: true },
    ]);
    const held = (bystander: string | null) => goals(table('M1', { turn: 'hulk', heroes: { hulk: { bystander } } }))[1];
    expect(held('pepper-potts')).toMatchObject({ goal: 'hold', bystander: 'pepper-potts', done: 1 });
    expect(held('okoye')).toMatchObject({ goal: 'hold', bystander: 'pepper-potts', done: 0 });
  });

  test('MZ-M2-01, MZ-M4-01: a mission lists what it asks for and nothing else', () => {
    expect(goals(table('M2', { turn: 'hulk' }))).toMatchObject([{ goal: 'exit', open: true }]);
    expect(goals(table('M4', { turn: 'hulk' })).map(({ goal, bystander }) => [goal, bystander])).toEqual([
      ['hold', 'pepper-potts'],
      ['hold', 'j-jonah-jameson'],
      ['exit', null],
    ]);
  });

  test('MZ-M3-01: everybody counts who is left, on the board, in the reserve and in both piles of Zombie Heroes', () => {
    const left = (given: object) => goals(table('M3', { turn: 'hulk', ...given }))[1];
    expect(left({})).toMatchObject({ goal: 'annihilate', done: 0, of: 54 });
    expect(left({ zombieDeck: ['iron-man'], zombieDiscard: ['scarlet-witch', 'doctor-strange'] })).toMatchObject({
      done: 1,
    });
    expect(left({ enemies: { '3R.11': { brute: 2 } }, reserve: { brute: 3 } })).toMatchObject({ done: 5 });
    expect(left({ zombies: { 'iron-man': '4R.22' }, zombieDeck: [], zombieDiscard: [] })).toMatchObject({ done: 3 });
  });
});

describe('moving', () => {
  test('MZ-SKILL-02, MZ-TC-05: nobody moves to where they are', () => {
    table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { xp: 19, power: 1, traits: ['super-speed'] } },
    }).forbids(0, { type: 'move', to: '2V.21' }, { type: 'superSpeed', to: '2V.21' });
  });

  test('MZ-MOVE-01, MZ-MOVE-02: without an Action a Move is not even thought of', () => {
    const { m } = table('M0', { turn: 'hulk', actions: 0 });
    expect(prompt(m, 0)).toMatchObject({ options: [end], barred: [] });
  });

  test('MZ-SKILL-15, MZ-SKILL-06: only Wasp slips away after an Attack, only Hulk goes on hitting, each once', () => {
    const given = (hero: string, zone: string) => ({
      turn: hero,
      heroes: { [hero]: { xp: 43 } },
      enemies: { [zone]: { walker: 6 } },
    });
    table('M0', given('hulk', '2V.21'))
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll())
      .forbids(0, { type: 'move', by: 'elusive' });
    table('M0', given('wasp', '2V.11'))
      .dice(4, 1, 1, 1)
      .play(0, attack('2V.11'))
      .play(0, roll())
      .forbids(0, { type: 'attack', free: true })
      .play(0, { type: 'move', to: '2V.11', by: 'elusive' })
      .dice(4, 1, 1, 1)
      .play(0, attack('2V.11'))
      .play(0, roll())
      .forbids(0, { type: 'move', by: 'elusive' });
    table('M0', given('hulk', '2V.21'))
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll())
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21', true))
      .play(0, roll())
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll())
      .forbids(0, attack('2V.21', true));
  });
});

describe('what is offered', () => {
  test('MZ-TRAIT-05: a card in the hand opens its own effect and no other', () => {
    const given = (traits: string[], rest: object = {}) => ({
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.11', power: 4, health: 3, traits, ...rest }, wasp: { zone: '2V.11' } },
      enemies: { '2V.11': { walker: 1 } },
    });
    const cards = [
      { type: 'secondWind' },
      { type: 'superSpeed' },
      { type: 'rally' },
      { type: 'recovery' },
      { type: 'shockwave' },
      { type: 'breach' },
      { type: 'teamwork' },
      { type: 'ironWill' },
    ] as const;
    table('M0', given(['focus'])).forbids(0, ...cards);
    table('M0', given(['rally']))
      .forbids(0, { type: 'teamwork' })
      .allows(0, { type: 'rally', hero: 'wasp' });
    table('M0', given(['teamwork']))
      .forbids(0, { type: 'rally' })
      .allows(0, { type: 'teamwork', hero: 'wasp' });
    table('M0', given(['breach']))
      .allows(0, { type: 'breach', door: 'D03' })
      .forbids(0, { type: 'shockwave' });
    table('M0', { ...given(['shockwave']), enemies: {} }).forbids(0, { type: 'shockwave' });
    table('M0', given(['shockwave'], { power: 0 })).forbids(0, { type: 'shockwave' });
  });

  test('MZ-SKILL-01: Heroic Rescue is Spider-Man’s, costs Power, and reaches his zone and those beside it', () => {
    const given = (hero: string, power: number, zone: string) => ({
      turn: hero,
      heroes: { [hero]: { power, zone: '2V.11' } },
      bystanders: { wong: zone },
    });
    const heroic = { type: 'heroicRescue', bystander: 'wong' } as const;
    table('M0', given('hulk', 4, '2V.11')).forbids(0, heroic);
    table('M0', given('spider-man', 0, '2V.11')).forbids(0, heroic);
    table('M0', given('spider-man', 1, '2V.11')).allows(0, heroic, { type: 'rescue', bystander: 'wong' });
    table('M0', given('spider-man', 1, '2V.21'))
      .allows(0, heroic)
      .forbids(0, { type: 'rescue' });
    table('M0', given('spider-man', 1, '2V.00')).forbids(0, heroic);
    table('M0', { ...given('spider-man', 1, '2V.11'), actions: 0 })
      .allows(0, heroic)
      .forbids(0, { type: 'rescue' });
  });

  test('MZ-TC-17, MZ-SKILL-15: what an Attack by Teamwork eliminates opens nothing for the hero whose Turn it is', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { xp: 43, power: 1, traits: ['teamwork'] }, wasp: { zone: '2V.11', xp: 43 } },
      enemies: { '2V.01': { walker: 2 }, '2V.21': { walker: 1 } },
    })
      .play(0, { type: 'teamwork', hero: 'wasp' })
      .dice(4, 1, 1)
      .play(0, attack('2V.01', true))
      .play(0, roll())
      .forbids(0, { type: 'move', by: 'elusive' }, { type: 'attack', free: true });
  });

  test('MZ-TC-17, MZ-SKILL-05: by Teamwork Hulk may leap for free, out of a crowd too, if he has the Power', () => {
    const given = (power: number) => ({
      turn: 'wasp',
      heroes: { wasp: { power: 1, traits: ['teamwork'], zone: '2V.11' }, hulk: { xp: 19, power } },
      enemies: { '2V.21': { walker: 1 } },
    });
    table('M0', given(1))
      .play(0, { type: 'teamwork', hero: 'hulk' })
      .offers(
        0,
        attack('2V.21', true),
        { type: 'move', to: '2V.11', by: 'leap' },
        { type: 'move', to: '2V.01', by: 'leap' },
        { type: 'move', to: '2V.10', by: 'leap' },
      )
      .play(0, { type: 'move', to: '2V.01', by: 'leap' })
      .shows({ heroes: { hulk: { zone: '2V.01', power: 0 } }, actions: 3 });
    table('M0', given(0)).play(0, { type: 'teamwork', hero: 'hulk' }).asks('attack/boost', 0);
  });

  test('MZ-BC-04: a portal is Wong’s, and costs Power', () => {
    const hulk = (rest: object) => table('M0', { turn: 'hulk', heroes: { hulk: rest } });
    hulk({ power: 2 }).forbids(0, { type: 'portal' });
    hulk({ power: 2, bystander: 'okoye' }).forbids(0, { type: 'portal' });
    hulk({ power: 0, bystander: 'wong' }).forbids(0, { type: 'portal' });
    hulk({ power: 1, bystander: 'wong' }).allows(0, { type: 'portal', to: '2V.11' });
  });

  test('MZ-TC-11, MZ-DOOR-03: Breach opens closed doors that heroes may open, and no others', () => {
    const at = (zone: string, rest: object = {}) =>
      table('M2', { turn: 'hulk', heroes: { hulk: { zone, traits: ['breach'] } }, ...rest });
    at('2V.11').forbids(0, { type: 'breach' });
    at('3V.01').allows(0, { type: 'breach', door: 'D01' });
    at('3V.01', { open: ['3V.01|3V.02'] }).forbids(0, { type: 'breach' }, { type: 'open' });
  });

  test('MZ-ITEM-01, MZ-ITEM-07: the Sign takes an Action, whatever free Attack is left', () => {
    const given = { heroes: { 'winter-soldier': { zone: '1R.20' } }, enemies: { '1R.21': { walker: 1 } } };
    table('M1', { turn: 'winter-soldier', actions: 0, ...given })
      .allows(0, attack('1R.21', true))
      .forbids(0, { type: 'sign' });
    table('M1', { turn: 'winter-soldier', actions: 1, ...given }).allows(0, { type: 'sign', zone: '1R.21' });
    table('M1', { turn: 'winter-soldier', ...given, sign: { zone: '1R.21', uses: 1 } }).forbids(0, { type: 'sign' });
  });

  test('MZ-M6-10: the explosion takes the console and all three points', () => {
    const given = (tokens: string[]) => {
      const scene = table('M6', { turn: 'hulk', heroes: { hulk: { zone: '2V.12', tokens } }, points: [0, 1, 2] });
      for (const point of scene.m.state.points) point.zone = scene.m.content.board.zoneOf['2V.12'] as number;
      return scene;
    };
    given([]).forbids(0, { type: 'overload' });
    given(['red']).forbids(0, { type: 'overload' });
    given(['green']).allows(0, { type: 'overload' });
  });

  test('MZ-SKILL-18, MZ-FX-02: Double Tap takes 1 Power, and a miss', () => {
    const soldier = (power: number) =>
      table('M0', {
        turn: 'winter-soldier',
        heroes: { 'winter-soldier': { xp: 43, power, traits: ['try-again'] } },
        enemies: { '2V.11': { walker: 5 } },
      }).play(0, attack('2V.11', true));
    soldier(0).dice(1, 1).play(0, roll()).offers(0, { type: 'keepRoll' }, { type: 'tryAgain' });
    soldier(1).dice(1, 4).play(0, roll()).offers(0, { type: 'keepRoll' }, { type: 'tryAgain' }, { type: 'doubleTap' });
    soldier(1).dice(4, 4).play(0, roll()).asks('turn/act', 0);
    soldier(1)
      .dice(1, 1)
      .play(0, roll())
      .play(0, { type: 'keepRoll' })
      .shows({ enemies: { '2V.11': { walker: 5 } } });
  });

  test('MZ-TC-14: Weak Spot is for Brutes and Zombie Heroes of the target zone, while it makes them weaker', () => {
    const spot = { type: 'weakSpot' } as const;
    const given = (rest: object) =>
      table('M0', { turn: 'hulk', heroes: { hulk: { power: 4, traits: ['weak-spot', 'weak-spot'] } }, ...rest }).play(
        0,
        attack('2V.21'),
      );
    const walkers = { '2V.21': { walker: 1 } };
    given({ enemies: walkers, zombies: { 'iron-man': '2V.11' } }).forbids(0, spot);
    given({ enemies: { ...walkers, '2V.11': { brute: 1 } } }).forbids(0, spot);
    given({ enemies: walkers, zombies: { 'iron-man': '2V.21' } })
      .play(0, spot)
      .allows(0, spot);
    given({ enemies: { '2V.21': { brute: 1 } } })
      .play(0, spot)
      .forbids(0, spot); // a Toughness of 1 cannot be lowered
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '1R.20', power: 1, traits: ['weak-spot'] } },
      enemies: { '1R.21': { walker: 1 } },
      zombies: { 'iron-man': '1R.21' },
    })
      .play(0, { type: 'sign', zone: '1R.21' })
      .asks('turn/act', 0); // the Sign spares him
  });

  test('MZ-SKILL-03: Spider-Sense costs his own Power, and nobody is devoured', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { 'spider-man': { zone: '2V.11', xp: 43, power: 1 }, hulk: { power: 2, traits: ['focus'] } },
      now: { attack: { zone: '2V.11', wounds: 1 } },
    })
      .play(0, { type: 'spiderSense' })
      .shows({ heroes: { 'spider-man': { power: 0, health: 5 }, hulk: { power: 2, traits: ['focus'] } } })
      .check(state => expect(state.tally).toMatchObject({ devoured: 0, wounds: 0 }));
  });

  test('MZ-SKILL-10, MZ-BC-06: the Attack of a Charge is his own Melee one', () => {
    const scene = table('M0', {
      turn: 'black-panther',
      heroes: { 'black-panther': { power: 1, bystander: 'sharon-carter' } },
      enemies: { '2V.11': { walker: 1 } },
      zombies: { 'captain-america': '2V.11' },
    });
    scene.play(0, { type: 'charge', to: '2V.11' }).play(0, roll());
    expect(scene.events('attacked')).toMatchObject([{ with: 'own', ranged: false, zone: '2V.11' }]);
    expect(scene.events('rolled')[0]?.dice).toHaveLength(2);
  });

  test('MZ-SKILL-08: Vision passes into any known room beside him, the first of the board too', () => {
    const vision = (open: string[]) =>
      table('M0', { turn: 'vision', heroes: { vision: { xp: 19, zone: '4V.10' } }, open });
    vision(['4V.01|4V.11']).allows(0, { type: 'move', to: '4V.00', by: 'walk' });
    vision([]).forbids(0, { type: 'move', to: '4V.00' });
  });

  test('MZ-TC-11, MZ-TC-19: Breach calms Rush and Extra Activation, and has nothing to calm in other cards', () => {
    const calmed = (card: string) => {
      const scene = table('M0', {
        turn: 'hulk',
        heroes: { hulk: { xp: 7, traits: ['breach'] } },
        enemies: { '4V.11': { walker: 1 } },
        spawnDeck: [card],
      });
      scene.play(0, { type: 'breach', door: 'D04' });
      expect(scene.events('enemiesActivated')).toEqual([]);
      return scene.events('calmed').map(event => event.card);
    };
    expect([calmed('S02'), calmed('S17'), calmed('S22')]).toEqual([[], ['S17'], ['S22']]);
  });

  test('MZ-M3-04, MZ-M3-05: the two red Objectives make it final, not any two; then an empty reserve acts at any level', () => {
    const colours = { '2R.20': 'red', '4R.00': 'red', '3R.22': 'blue', '1R.02': 'green' };
    const kill = (taken: string[]) =>
      table('M3', { turn: 'hulk', colours, taken, enemies: { '3R.01': { walker: 1 } } })
        .dice(5, 1, 1, 1, 1)
        .play(0, attack('3R.01'))
        .play(0, roll());
    kill(['3R.22', '1R.02']).shows({ reserve: { walker: 30 }, gone: { walker: 0 } });
    kill(['2R.20', '3R.22']).shows({ reserve: { walker: 30 }, gone: { walker: 0 } });
    kill(['2R.20', '4R.00']).shows({ reserve: { walker: 29 }, gone: { walker: 1 } });
    const late = table('M3', {
      turn: 'hulk',
      colours,
      taken: ['2R.20', '4R.00'],
      enemies: { '4R.22': { brute: 1 } },
      reserve: { brute: 0 },
      points: [0],
      spawnDeck: ['S10'],
    });
    late.play(0, end);
    expect(late.events('enemiesActivated').map(({ why }) => why)).toEqual(['phase', 'shortage']);
    expect(late.events('shortage')).toEqual([]);
  });

  test('MZ-TC-04, MZ-CMB-08: a reroll of misses leaves the hits as they lie', () => {
    const scene = table('M0', {
      turn: 'wasp',
      heroes: { wasp: { traits: ['try-again'] } },
      enemies: { '2V.11': { walker: 3 } },
    });
    scene.play(0, attack('2V.11')).dice(1, 4, 2).play(0, roll()).dice(5, 3).play(0, { type: 'tryAgain' });
    expect(scene.events('rerolled')).toMatchObject([{ by: 'try-again', dice: [5, 4, 3], hits: 2 }]);
  });

  test('MZ-ITEM-05: the Sign is told where it lies, and when it is gone', () => {
    const moved = (uses: number) => {
      const scene = table('M1', {
        turn: 'hulk',
        heroes: { hulk: { zone: '1R.20' } },
        sign: { zone: '1R.20', uses },
        enemies: { '1R.21': { walker: 1 } },
      });
      scene.play(0, { type: 'sign', zone: '1R.21' });
      return scene.events('signMoved')[0];
    };
    expect(moved(2)).toMatchObject({ from: '1R.20', to: '1R.21' });
    expect(moved(1)).toMatchObject({ from: '1R.20', to: null });
  });

  test('MZ-M6-08, MZ-M3-07: the console is no explosive', () => {
    table('M6', { turn: 'hulk', heroes: { hulk: { tokens: ['green'] } } }).forbids(0, { type: 'plant' });
    table('M3', { turn: 'hulk', heroes: { hulk: { tokens: ['green'] } } }).allows(0, {
      type: 'plant',
      colour: 'green',
    });
  });

  test('MZ-SKILL-06: what comes before an Attack does not use up Rampage', () => {
    table('M0', { turn: 'hulk', heroes: { hulk: { xp: 43 } }, enemies: { '2V.21': { walker: 5 } } })
      .play(0, { type: 'gainPower' })
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll())
      .allows(0, attack('2V.21', true));
  });

  test('MZ-ENEMY-06, MZ-M3-04: elsewhere the eliminated come back, whatever has been taken', () => {
    table('M0', { turn: 'hulk', taken: ['4V.00', '2V.22'], enemies: { '2V.21': { walker: 1 } } })
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll())
      .shows({ reserve: { walker: 30 }, gone: { walker: 0 } });
  });

  test('MZ-SKILL-01: Heroic Rescue works once per Turn', () => {
    table('M0', {
      turn: 'spider-man',
      heroes: { 'spider-man': { power: 1 } },
      bystanders: { wong: '2V.21', okoye: '2V.11' },
    })
      .play(0, { type: 'heroicRescue', bystander: 'wong' })
      .shows({ heroes: { 'spider-man': { power: 4 } } })
      .forbids(0, { type: 'heroicRescue' });
  });

  test('MZ-EXIT-03: who has left stands nowhere', () => {
    table('M2', { turn: 'hulk', heroes: { hulk: { zone: '2V.02' }, wasp: { used: false } } })
      .play(0, end)
      .play(0, { type: 'exit' })
      .check((state, m) => {
        expect(state.heroes.find(({ id }) => id === 'hulk')?.zone).toBe(-1);
        expect(game.view(m, 0).zones.some(({ heroes }) => heroes.includes('hulk'))).toBe(false);
      });
  });

  test('MZ-M7-03, MZ-BLD-06: the trap is no Breach: a Rush behind its door comes at once', () => {
    const scene = table('M7', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.00' } },
      colours: { '2R.00': 'green' },
      zombieDeck: ['iron-man'],
      spawnDeck: ['S17'],
    });
    scene.play(0, { type: 'take', zone: '2R.00' });
    expect(scene.events('enemiesActivated')).toMatchObject([{ why: 'rush' }]);
    expect(scene.events('calmed')).toEqual([]);
  });

  test('MZ-PP-04, MZ-PP-06: a Turn begins with everything unused', () => {
    for (const hero of ['spider-man', 'wasp'] as const)
      table('M0', { heroes: { [hero]: {} } })
        .play(0, { type: 'activate', hero })
        .check(({ turn }) =>
          expect(turn).toEqual({
            ...Object.fromEntries(ONCE.map(mark => [mark, false])),
            hero: expect.any(Number),
            actions: 3,
            gained: false,
            rescued: false,
            shrunk: false,
            trained: false,
            ported: false,
            elusive: 'no',
            rampage: 'no',
          }),
        );
  });

  test('MZ-PRIO-01, MZ-CMB-10: a Zombie Hero elsewhere neither takes hits nor shields', () => {
    table('M0', {
      turn: 'hulk',
      enemies: { '2V.21': { walker: 2 } },
      zombies: { 'doctor-strange': '2V.11' },
    })
      .dice(5, 5, 5, 5, 1)
      .play(0, attack('2V.21'))
      .play(0, roll())
      .shows({ heroes: { hulk: { xp: 2 } }, zombies: { 'doctor-strange': '2V.11' }, reserve: { walker: 30 } });
  });

  test('MZ-ROUND-03: a hero who fell in the round loses the match before anything explodes', () => {
    table('M3', {
      heroes: { hulk: { zone: 'down' }, wasp: { zone: '3R.01' } },
      enemies: { '3R.11': { walker: 2 } },
      explosives: { '3R.11': 'blue' },
      now: { phase: 'end' },
    })
      .ends('fallen')
      .shows({ explosives: { '3R.11': 'blue' }, enemies: { '3R.11': { walker: 2 } } });
  });

  test('MZ-M6-09: spawn points are herded in that mission alone', () => {
    table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.00' } }, points: [0, 1] }).forbids(0, { type: 'herd' });
  });

  test('MZ-PP-09, MZ-PP-10: who has left or fallen is not called, ready or not', () => {
    table('M2', {
      heroes: { hulk: {}, vision: {}, wasp: { ...out, used: false }, 'spider-man': { zone: 'down', used: false } },
    }).offers(0, { type: 'activate', hero: 'hulk' }, { type: 'activate', hero: 'vision' });
  });

  test('MZ-M6-09: what is in the green zone already stays there', () => {
    const scene = table('M6', { turn: 'hulk', heroes: { hulk: { zone: '2V.12' } }, points: [0, 1, 2] });
    const green = scene.m.content.board.zoneOf['2V.12'] as number;
    for (const point of scene.m.state.points) if (point.type === 'initial') point.zone = green;
    scene.forbids(0, { type: 'herd' });
  });

  test('MZ-SETUP-02, MZ-HID-01: Objectives lie face up where the mission shows them', () => {
    const colours = (mission: 'M0' | 'M8' | 'M7') =>
      game.view(table(mission, { turn: 'hulk' }).m, 0).objectives.map(({ colour }) => colour);
    expect(colours('M0')).toEqual(['red', 'red']);
    expect(new Set(colours('M8'))).toEqual(new Set(['blue', 'green', 'red']));
    expect(colours('M7')).toEqual([null, null, null, null]);
  });

  test('MZ-SETUP-06, MZ-SETUP-11, MZ-EATK-06: heroes stand by seat, inside a seat in the order of the identity cards', () => {
    const scene = tableOf('M0', 2, { setup: true });
    expect(scene.m.content.split).toEqual([2, 2]);
    expect(tableOf('M0', 1, { setup: true }).m.content.split).toEqual([4]);
    scene
      .play(0, { type: 'pickHero', hero: 'winter-soldier' })
      .play(1, { type: 'pickHero', hero: 'wasp' })
      .play(0, { type: 'pickHero', hero: 'spider-man' })
      .play(1, { type: 'pickHero', hero: 'hulk' })
      .check(state =>
        expect(state.heroes.map(({ id }) => id)).toEqual(['spider-man', 'winter-soldier', 'hulk', 'wasp']),
      );
  });
});

describe('levels', () => {
  test('MZ-XP-05: who reaches Yellow in the Turn of another gives that one no Action', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { hulk: { power: 1, traits: ['teamwork'] }, wasp: { zone: '2V.11', xp: 6 } },
      enemies: { '2V.01': { walker: 1 } },
    })
      .play(0, { type: 'teamwork', hero: 'wasp' })
      .dice(4, 1, 1)
      .play(0, attack('2V.01', true))
      .play(0, roll())
      .shows({ heroes: { wasp: { xp: 7 } }, actions: 3 });
  });

  test('MZ-XP-04, MZ-XP-05: Orange and Red bring a skill, but no Action', () => {
    const scene = table('M0', { turn: 'hulk', heroes: { hulk: { xp: 18 } }, enemies: { '2V.21': { walker: 1 } } });
    scene
      .dice(5, 1, 1, 1, 1)
      .play(0, attack('2V.21'))
      .play(0, roll())
      .shows({ heroes: { hulk: { xp: 19 } }, actions: 3 });
    expect(scene.events('levelReached')).toMatchObject([{ level: 'orange', skill: 'mighty-leap' }]);
    expect(scene.events('dangerRose')).toEqual([{ type: 'dangerRose', level: 'orange' }]);
  });

  test('MZ-XP-07: the danger level rises with the highest only', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { xp: 6 }, wasp: { xp: 7 } },
      enemies: { '2V.21': { walker: 1 } },
    });
    scene.dice(5, 1, 1, 1, 1).play(0, attack('2V.21')).play(0, roll());
    expect(scene.events('levelReached')).toHaveLength(1);
    expect(scene.events('dangerRose')).toEqual([]);
  });

  test('MZ-SKILL-11, MZ-ROUND-01: Vibranium Weave is whole again in the next round', () => {
    table('M0', {
      turn: 'black-panther',
      heroes: { 'black-panther': { xp: 19, zone: '2V.11' }, wasp: out, vision: out, 'spider-man': out },
      enemies: { '2V.11': { walker: 1 } },
    })
      .play(0, end)
      .shows({ round: 2, heroes: { 'black-panther': { health: 5 } } })
      .play(0, end)
      .shows({ round: 3, heroes: { 'black-panther': { health: 5 } } });
  });
});

describe('Enemies', () => {
  test('MZ-EACT-02: who attacked with the first Action attacks again with the second, though others have moved', () => {
    table('M0', {
      turn: 'wasp',
      heroes: { hulk: { zone: '2V.11' } },
      enemies: { '2V.11': { runner: 1 }, '4V.11': { walker: 1, runner: 1 } },
      now: all,
    })
      .shows({ heroes: { hulk: { health: 3 } }, enemies: { '2V.01': { runner: 1 }, '4V.21': { walker: 1 } } })
      .check(state => expect(state.tally.wounds).toBe(2));
  });

  test('MZ-EACT-01, MZ-EATK-01, MZ-ZH-04: an attack tells who, where, from where, and how many Wounds', () => {
    const scene = table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.01' }, wasp: out, vision: out, 'spider-man': out },
      enemies: { '2R.01': { walker: 2 }, '3R.11': { brute: 1 } },
      zombies: { 'iron-man': '2R.11' },
    });
    scene.play(0, end);
    expect(scene.events('enemiesAttacked')).toEqual([
      {
        type: 'enemiesAttacked',
        zone: '2R.01',
        crowd: [
          { kind: 'walker', hero: null, count: 2 },
          { kind: 'zombieHero', hero: 'iron-man', count: 1 },
        ],
        wounds: 3,
        from: ['2R.11'],
      },
      {
        type: 'enemiesAttacked',
        zone: '2R.01',
        crowd: [{ kind: 'zombieHero', hero: 'iron-man', count: 1 }],
        wounds: 1,
        from: ['2R.11'],
      },
    ]);
  });

  test('MZ-EMOVE-06, MZ-EACT-02: Runners who meet in the first Action are one group in the second', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.01' }, vision: { zone: '2R.21' }, wasp: out, 'spider-man': out },
      enemies: { '2R.10': { runner: 1 }, '2R.12': { runner: 1 } },
      now: all,
    })
      .play(0, { type: 'route', to: '2R.11' })
      .asks('turn/act', 0)
      .shows({ enemies: { '2R.01': { runner: 1 }, '2R.21': { runner: 1 } } });
  });

  test('MZ-EMOVE-06: of several left over each goes to another route', () => {
    table('M1', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2R.01' }, vision: { zone: '2R.21' }, wasp: { zone: '2R.10' }, 'spider-man': out },
      enemies: { '2R.11': { walker: 5 } },
      now: all,
    })
      .offers(0, { type: 'route', to: '2R.01' }, { type: 'route', to: '2R.21' }, { type: 'route', to: '2R.10' })
      .play(0, { type: 'route', to: '2R.21' })
      .offers(0, { type: 'route', to: '2R.01' }, { type: 'route', to: '2R.10' })
      .play(0, { type: 'route', to: '2R.10' })
      .shows({ enemies: { '2R.01': { walker: 1 }, '2R.21': { walker: 2 }, '2R.10': { walker: 2 } } });
  });

  test('MZ-SKILL-11, MZ-EATK-06: nothing is asked where no Wound is left to cancel', () => {
    table('M0', {
      turn: 'hulk',
      heroes: { 'black-panther': { xp: 19, zone: '2V.11', power: 1, traits: ['dodge'] } },
      now: { attack: { zone: '2V.11', wounds: 1 } },
    })
      .asks('turn/act', 0)
      .shows({ heroes: { 'black-panther': { health: 5, traits: ['dodge'] } } });
  });

  test('MZ-SPAWN-07: an Extra Activation of nobody is no activation', () => {
    const scene = table('M0', { turn: 'hulk', points: [0], spawnDeck: ['S22'] });
    scene.play(0, end);
    expect(scene.events('spawnCardDrawn')).toHaveLength(1);
    expect(scene.events('enemiesActivated')).toEqual([]);
  });

  test('MZ-EACT-01: zones are attacked in reading order, whoever attacks there', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '4V.20' }, wasp: { zone: '2V.21' }, vision: { zone: '2V.10' }, 'spider-man': out },
      enemies: { '2V.21': { walker: 1 }, '2V.10': { brute: 1 }, '4V.20': { runner: 1 } },
    });
    scene.play(0, end);
    expect(scene.events('enemiesAttacked').map(({ zone }) => zone)).toEqual(['4V.20', '2V.10', '2V.21', '4V.20']);
  });

  test('MZ-BACT-01: every Bystander on the board moves', () => {
    table('M0', {
      turn: 'hulk',
      bystanders: { 'happy-hogan': '2V.01', wong: '4V.11', okoye: '2V.10' },
      now: { bystanders: true },
    }).shows({ bystanders: { 'happy-hogan': '2V.11', wong: '4V.21', okoye: '2V.11' } });
  });

  test('MZ-SPAWN-05, MZ-SPAWN-06: a 0 places nobody, and nobody rushes', () => {
    const scene = table('M0', { turn: 'hulk', points: [0, 1], spawnDeck: ['S01', 'S21'] });
    scene.play(0, end).shows({ spawnDiscard: ['S01', 'S21'], reserve: { walker: 30, runner: 10 } });
    for (const type of ['enemiesSpawned', 'enemiesActivated', 'shortage'] as const)
      expect(scene.events(type)).toEqual([]);
  });

  test('MZ-EATK-02, MZ-EATK-06: Wounds are told where they are given, and where they are suffered', () => {
    const scene = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.11', power: 1, traits: ['dodge'] }, wasp: { zone: '2V.11' }, vision: out },
      enemies: { '2V.11': { walker: 2 } },
    });
    scene.play(0, end).play(0, { type: 'assign', to: 'hulk', wounds: 2 });
    expect(scene.events('woundsAssigned')).toMatchObject([{ zone: '2V.11', to: 'hulk', wounds: 2 }]);
    scene.play(0, { type: 'dodge' });
    expect(scene.events('woundsCancelled')).toMatchObject([{ hero: 'hulk', wounds: 2, by: 'dodge' }]);
    expect(scene.events('wounded')).toEqual([]);
    expect(scene.m.state.tally.wounds).toBe(0);
  });

  test('MZ-EMOVE-06: marches are told with those who go, and nobody is told of where nobody goes', () => {
    const given = { heroes: { hulk: { zone: '2R.01' }, vision: { zone: '2R.21' }, wasp: out, 'spider-man': out } };
    const scene = table('M1', { turn: 'hulk', ...given, enemies: { '2R.11': { brute: 1 } } });
    for (const hero of scene.m.state.heroes) hero.used = true;
    scene.play(0, end).play(0, { type: 'route', to: '2R.21' });
    expect(scene.events('enemiesMoved')).toEqual([
      {
        type: 'enemiesMoved',
        marches: [{ crowd: { kind: 'brute', hero: null, count: 1 }, from: '2R.11', to: '2R.21' }],
      },
    ]);
    const still = table('M0', { turn: 'hulk', enemies: { '4V.22': { walker: 1 } } });
    still.play(0, end);
    expect(still.events('enemiesMoved')).toEqual([]);
  });

  test('MZ-M6-06: Enemies who go elsewhere, or stay behind doors, lose nothing', () => {
    const off = { zone: '3V.11' };
    table('M6', {
      turn: 'hulk',
      heroes: { hulk: off, wasp: off, vision: off, 'spider-man': off },
      enemies: { '2V.10': { walker: 1 }, '4V.22': { brute: 1 } },
      now: all,
    }).shows({ outcome: null, enemies: { '1V.12': { walker: 1 } } });
  });

  test('MZ-M3-07: an explosive spares whoever is elsewhere, and gives nobody XP', () => {
    const near = { zone: '3R.10' };
    table('M3', {
      heroes: { hulk: near, wasp: near, vision: near, 'spider-man': near },
      enemies: { '3R.11': { walker: 4, runner: 1 }, '3R.12': { brute: 1 } },
      zombies: { 'iron-man': '3R.11', 'doctor-strange': '3R.12' },
      bystanders: { 'happy-hogan': '3R.11', 'pepper-potts': '3R.12' },
      explosives: { '3R.11': 'blue' },
      now: { phase: 'end' },
    })
      .shows({
        outcome: null,
        round: 2,
        enemies: { '3R.12': { brute: 1 } },
        zombies: { 'doctor-strange': '3R.12' },
        zombieDiscard: ['iron-man'],
        bystanders: { 'pepper-potts': '3R.12' },
        bystanderDiscard: ['happy-hogan'],
        reserve: { walker: 30, runner: 10, brute: 9 },
      })
      .check(state => {
        expect(state.heroes.map(({ xp, health }) => [xp, health])).toEqual(state.heroes.map(() => [0, 5]));
        expect(state.zombies).toHaveLength(1);
        expect(state.figures).toHaveLength(1);
        expect(state.explosives).toEqual([]);
        expect(state.tally).toMatchObject({ kills: 6, devoured: 1 });
      });
  });
});
