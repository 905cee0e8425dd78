import { expect, test } from 'vitest';
import { deciders, options as open, prompt } from '../../../engine/queries.ts';
import { HEIGHT, QUICK_CITY, WIDTH, boards } from '../content/boards.ts';
import { BOARDS, CHARACTERS, PLACES, FIGURES, ROLES, VILLAINS } from '../ids.ts';
import { BONUSES, EVENTS, bonuses, events } from '../content/cards.ts';
import { characters } from '../content/characters.ts';
import { MISSIONS, missions } from '../content/missions.ts';
import { components, tokens } from '../content/numbers.ts';
import { SUBWAYS, places } from '../content/places.ts';
import { POWERS, powers } from '../content/powers.ts';
import { sheets } from '../content/roles.ts';
import { SOURCES } from '../content/source.ts';
import { FOREST, STREET, around, cityOf, squareIn } from '../rules/city.ts';
import { game } from '../rules/game.ts';
import { END, MOVE, at, dice, fight, go, onFigure, play, table } from './table.ts';

test('SM-COMP-01 SM-COMP-03 SM-COMP-04 SM-BONUS-09: the box, its 110 cards and 145 tokens', () => {
  const count = (id: string) => components.find(part => part.id === id)?.count;
  expect([count('modular board'), count('character silhouette'), count('plastic base'), count('die')]).toEqual([
    12, 9, 5, 4,
  ]);
  expect([count('double-sided sheet'), count('card'), count('play aid'), count('token')]).toEqual([6, 110, 1, 145]);
  expect([BOARDS.length, FIGURES.length]).toEqual([12, 9]);
  const bonus = BONUSES.reduce((sum, card) => sum + bonuses[card].copies, 0);
  const drawn = EVENTS.reduce((sum, card) => sum + events[card].copies, 0);
  expect([MISSIONS.length, bonus, drawn, CHARACTERS.length]).toEqual([40, 56, 8, 6]);
  expect(MISSIONS.length + bonus + drawn + CHARACTERS.length).toBe(110);
  expect(tokens.reduce((sum, token) => sum + token.count, 0)).toBe(145);
  for (const one of [...components, ...tokens]) expect(SOURCES).toContain(one.source);
});

test('SM-COMP-04: never more than 20 cars in play', () => {
  const stacks: { [square: string]: object } = {};
  for (let i = 0; i < 10; i++) stacks[`1,${i}`] = { cars: 2 };
  table(3, { active: 1, stacks, bonusDeck: ['subway'] })
    .dice(5)
    .play(1, { type: 'bonus' })
    .play(1, dice(1))
    .asks('turn/act', 1)
    .check(s => expect(s.stacks.reduce((sum, stack) => sum + stack.cars, 0)).toBe(20));
});

test('SM-COMP-02 SM-RULING-01: a series may have more dice than the box', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,3' }, 'spider-man': { at: '4,4' } } })
    .dice(1, 1, 1, 1, 1, 1)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(6))
    .shows({ roll: { dice: [1, 1, 1, 1, 1, 1] } });
});

test('SM-COMP-05 SM-ROLE-02: every villain has a sheet of its own, and any of them play together', () => {
  expect(ROLES).toHaveLength(10);
  for (const role of ROLES) expect(sheets[role].combat).toBeGreaterThan(0);
  const scene = table(6, { phase: 'setup' });
  ['spider-man', 'police', 'octopus', 'goblin', 'rhino', 'vulture'].forEach((role, seat) =>
    scene.play(seat, { type: 'role', role } as never),
  );
  scene.asks('game/police', 1);
});

test('SM-ROLE-01: two to six seats', () => {
  expect(game.scenarios.map(scenario => scenario.seats)).toEqual([[2, 6]]);
});

test('SM-ROLE-03: seats pick in order, and the last ones take what must not be missing', () => {
  table(4, { phase: 'setup' })
    .asks('game/roles', 0)
    .play(0, { type: 'role', role: 'rhino' })
    .forbids(1, { role: 'rhino' })
    .play(1, { type: 'role', role: 'electro' })
    .offers(2, { type: 'role', role: 'spider-man' }, { type: 'role', role: 'police' })
    .play(2, { type: 'role', role: 'police' })
    .check(s => expect(s.players[3]?.role).toBe('spider-man'));
});

test('SM-ROLE-05 SM-3P-01 SM-2P-01: with three seats one plays the villains, with two nobody plays the Police', () => {
  table(3, { phase: 'setup' })
    .play(0, { type: 'role', role: 'rhino' })
    .forbids(1, { role: 'electro' })
    .offers(1, { type: 'role', role: 'spider-man' }, { type: 'role', role: 'police' });
  table(2, { phase: 'setup' })
    .forbids(0, { role: 'police' })
    .play(0, { type: 'role', role: 'rhino' })
    .check(s => expect(s.players[1]?.role).toBe('spider-man'));
});

test('SM-MAP-01 SM-MAP-10: 24 by 18 squares; 9 HQs, 8 stations, 4 homes, 12 objectives, 12 subway entrances', () => {
  expect([WIDTH, HEIGHT]).toEqual([24, 18]);
  for (const board of BOARDS) expect(boards[board].grid.map(line => line.length)).toEqual([6, 6, 6, 6, 6, 6]);
  const count = (kind: string) => PLACES.filter(place => places[place].kind === kind).length;
  expect(['hq', 'station', 'home', 'objective', 'subway'].map(count)).toEqual([9, 8, 4, 12, 12]);
});

test('SM-MAP-02: every place lies on a square of its terrain', () => {
  const letters = { hq: 'H', station: 'P', home: 'D', objective: 'O', subway: 'M' };
  for (const place of PLACES) {
    const { board, row, column, kind } = places[place];
    expect(boards[board].grid[row]?.[column], place).toBe(letters[kind]);
  }
});

test('SM-MAP-03: a subway entrance is a street square', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,4' } } })
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .allows(2, go(3, 4));
});

test('SM-MAP-04: forest is closed', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,7' } } })
    .dice(6)
    .play(2, MOVE)
    .play(2, dice(1))
    .forbids(2, go(4, 8), go(3, 6));
});

test('SM-MAP-06 SM-POL-01 SM-COMBAT-01: a station in the corner of another city is in contact, and open to cars alone', () => {
  const city = (words: object) => {
    const scene = table(3, words);
    const laid = QUICK_CITY.map(
      board => ({ bronx: 'grand-central', 'grand-central': 'bronx' })[board as string] ?? board,
    );
    scene.m.state.slots = laid.map(board => ({ board: board as (typeof BOARDS)[number], rotation: 0 }));
    return scene;
  };
  city({ figures: { 'spider-man': { at: '1,1' } }, stacks: { '0,0': { cars: 1 } } })
    .allows(0, fight({ kind: 'stack', square: at(0, 0) }))
    .dice(1)
    .play(0, MOVE)
    .play(0, dice(1))
    .offers(0, { type: 'stop' }, go(0, 1), go(1, 0), go(1, 2), go(2, 1));
  city({ active: 1, stacks: { '1,1': { cars: 1 } } })
    .dice(1)
    .play(1, { type: 'drive', square: at(1, 1) })
    .play(1, dice(1))
    .offers(1, { type: 'stop' }, go(0, 0), go(0, 1), go(1, 0), go(1, 2), go(2, 1));
});

test('SM-MAP-08: nothing leaves the city', () => {
  expect(around(at(0, 0))).toEqual([at(0, 1), at(1, 0), at(1, 1)]);
  expect(around(at(17, 23))).toEqual([at(16, 22), at(16, 23), at(17, 22)]);
  expect(around(at(4, 0))).toHaveLength(5);
});

test('SM-SETUP-01 SM-VAR-01: 40, 60 or 100 points', () => {
  for (const target of [40, 60, 100] as const)
    table(3, {}, { target }).check((_s, m) => expect(m.content.target).toBe(target));
  expect(() => game.options.parse({ target: 50 })).toThrow();
  table(
    3,
    { active: 2, players: [{}, {}, { score: 37 }], figures: { rhino: { at: '4,3' } }, stacks: { '4,4': { cars: 1 } } },
    { target: 40 },
  )
    .dice(6)
    .play(2, fight({ kind: 'stack', square: at(4, 4) }))
    .play(2, dice(1))
    .ends('target');
});

test('SM-SETUP-04 SM-RULING-03: from Spider-Man clockwise, a random board, any free slot, any rotation', () => {
  table(3, { phase: 'setup' }, { city: 'built' })
    .play(0, { type: 'role', role: 'rhino' })
    .picks(3)
    .play(1, { type: 'role', role: 'spider-man' })
    .asks('city/lay', 1)
    .check((_s, m) => {
      expect(m.stack.at(-1)).toMatchObject({ board: 'grand-central' });
      expect(open(m, 1)).toHaveLength(48);
    })
    .picks(0)
    .play(1, { type: 'lay', slot: 5, rotation: 3 })
    .asks('city/lay', 2)
    .forbids(2, { slot: 5 })
    .check((s, m) => {
      expect(m.stack.at(-1)).toMatchObject({ board: 'bronx' });
      expect(s.slots[5]).toEqual({ board: 'grand-central', rotation: 3 });
    })
    .play(2, { type: 'lay', slot: 0, rotation: 1 })
    .asks('city/lay', 0);
});

test('SM-SETUP-04 SM-SETUP-09: when the twelfth board lies, the Police put their cars, which nothing holds', () => {
  const scene = table(3, { phase: 'setup' }, { city: 'built' });
  ['spider-man', 'police', 'rhino'].forEach((role, seat) => scene.play(seat, { type: 'role', role } as never));
  for (let slot = 0; slot < 12; slot++)
    scene.asks('city/lay', slot % 3).play(slot % 3, { type: 'lay', slot, rotation: slot % 4 });
  scene
    .asks('game/police', 1)
    .play(1, { type: 'station', station: 'ps-bronx', what: 'car' })
    .check(s => {
      expect(new Set(s.slots.map(laid => laid?.board)).size).toBe(12);
      expect(s.stacks).toMatchObject([{ cars: 1, web: false, symbiote: null }]);
    });
});

test('SM-SETUP-10: only a drawn event is shuffled back; else the deck lies as it lay', () => {
  const top = ['dodge', 'subway', 'tracer', 'first-aid', 'surprise', 'dodge', 'subway', 'tracer'] as const;
  const dealt = (deck: readonly string[]) => {
    const scene = table(3, { phase: 'setup', bonusDeck: deck });
    ['spider-man', 'police', 'rhino'].forEach((role, seat) => scene.play(seat, { type: 'role', role } as never));
    while (prompt(scene.m, null)?.step !== 'game/tracer') {
      const seat = deciders(scene.m)[0] ?? 0;
      scene.play(seat, open(scene.m, seat)[0] as never);
    }
    return scene.m.state;
  };
  const plain = dealt(top);
  expect(plain.players.map(p => p.hand)).toEqual([['dodge'], [], ['subway']]);
  expect(plain.bonusDeck.slice(-6).reverse()).toEqual(top.slice(2));
  const event = 'public-menace';
  const mixed = dealt([event, ...top]);
  expect(mixed.players.map(p => p.hand)).toEqual([['dodge'], [], ['subway']]);
  expect(mixed.bonusDeck).toContain(event);
});

test('SM-SETUP-05: the quick city and the random one lie at once', () => {
  const begin = (city: 'quick' | 'random') => {
    const scene = table(3, { phase: 'setup' }, { city });
    ['spider-man', 'police', 'rhino'].forEach((role, seat) => scene.play(seat, { type: 'role', role } as never));
    return scene.asks('game/police', 1);
  };
  begin('quick').check(s => expect(s.slots.map(laid => laid?.board)).toEqual(QUICK_CITY));
  begin('random').check(s => {
    expect(new Set(s.slots.map(laid => laid?.board)).size).toBe(12);
    expect(s.slots.map(laid => laid?.board)).not.toEqual(QUICK_CITY);
    expect(new Set(s.slots.map(laid => laid?.rotation)).size).toBeGreaterThan(1);
  });
});

test('SM-HID-01 SM-SPI-09: a mission is its owner’s, and Spider-Man’s while a tracer lies there, the next ones too', () => {
  const scene = table(4, { players: [{}, {}, { mission: 'cops-2', tracer: true }, { mission: 'rival' }] });
  const seen = (seat: number | null, owner: number) => game.view(scene.m, seat).players[owner]?.mission ?? null;
  expect([0, 1, 2, 3, null].map(seat => seen(seat, 2))).toEqual(['cops-2', null, 'cops-2', null, null]);
  expect([0, 1, 2, 3, null].map(seat => seen(seat, 3))).toEqual([null, null, null, 'rival', null]);
  const p = scene.m.state.players[2];
  if (p) p.mission = 'duel-a';
  expect(seen(0, 2)).toBe('duel-a');
});

test('SM-HID-02: a hand is its owner’s, its size everybody’s', () => {
  const scene = table(3, { players: [{ hand: ['dodge', 'subway'] }] });
  expect(game.view(scene.m, 0).players[0]?.hand).toEqual(['dodge', 'subway']);
  for (const seat of [1, 2, null]) expect(game.view(scene.m, seat).players[0]).toMatchObject({ hand: null, cards: 2 });
});

test('SM-HID-03: decks show their size only, discards and all else lie open', () => {
  const scene = table(3, { bonusDiscard: ['dodge'], missionDiscard: ['rival'] });
  const view = game.view(scene.m, null);
  expect(view.decks).toEqual({ bonus: 63, missions: 38 });
  expect(view.bonusDiscard).toEqual(['dodge']);
  expect(view.missionDiscard).toEqual(['rival']);
  expect(view.players[2]).toMatchObject({
    score: 0,
    dice: { movement: 5, combat: 7, bonus: 2 },
    tokens: ['rhi-charge', 'rhi-hide'],
  });
});

test('SM-HID-04 SM-RULING-04 SM-CARD-11: a replaced mission is discarded face down', () => {
  const scene = table(3, {
    active: 2,
    players: [{}, {}, { mission: 'cops-2', hand: ['change-of-plan'], progress: { cars: 1 } }],
    missionDeck: ['rival'],
  })
    .play(2, play('change-of-plan'))
    .shows({ players: { 2: { mission: 'rival', progress: { cars: 0 } } } });
  expect(game.view(scene.m, 0).missionDiscard).toEqual([null]);
});

test('SM-ROLE-04 SM-RULING-02 SM-PRIS-08: nothing can be given away or released by choice', () => {
  table(4, {
    active: 2,
    players: [{}, {}, { hand: ['dodge'] }],
    characters: { jameson: 'rhino' },
    figures: { electro: { at: '2,1' } },
  }).check((_s, m) => {
    const types = open(m, 2).map(action => action.type);
    expect(types).not.toContain('release');
    expect(types).not.toContain('put');
    expect(types).not.toContain('discard');
  });
});

test('SM-TURN-01: Spider-Man first, then clockwise, one full turn each', () => {
  const scene = table(4, { roles: ['rhino', 'spider-man', 'police', 'electro'], active: 1 });
  for (const next of [2, 3, 0, 1]) {
    scene.play(deciders(scene.m)[0] ?? 0, END);
    expect(deciders(scene.m)).toEqual([next]);
  }
  scene.shows({ round: 2 });
});

test('SM-TURN-04 SM-TURN-05: Movement, Combat and Bonus, in any order', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,3' } }, stacks: { '4,4': { cars: 1 } } }).allows(
    2,
    MOVE,
    fight({ kind: 'stack', square: at(4, 4) }),
    { type: 'bonus' },
  );
});

test('the content names every power, character and mission with a source', () => {
  expect(POWERS).toHaveLength(36);
  for (const power of POWERS) expect(SOURCES).toContain(powers[power].source);
  for (const mission of MISSIONS) expect(SOURCES).toContain(missions[mission].source);
  for (const who of CHARACTERS) expect(SOURCES).toContain(characters[who].source);
  expect(VILLAINS).toHaveLength(8);
  expect(SUBWAYS).toHaveLength(12);
  expect(new Set(PLACES.filter(place => places[place].kind === 'subway').map(place => places[place].board)).size).toBe(
    12,
  );
});

test('SM-RULING-51 SM-MAP-02: twelve districts, each with a subway entrance of its name', () => {
  expect(SUBWAYS.map(place => place.slice(4)).sort()).toEqual([...BOARDS].sort());
});

test('a board is turned clockwise, square by square', () => {
  expect([0, 1, 2, 3].map(turn => squareIn(0, turn, 0, 1))).toEqual([at(0, 1), at(1, 5), at(5, 4), at(4, 0)]);
  table(3, {}).check((_s, m) => {
    const { terrain } = cityOf(m);
    expect([terrain[at(4, 8)], terrain[at(4, 9)]]).toEqual([FOREST, STREET]);
    expect(prompt(m, 0)?.step).toBe('turn/act');
  });
});
