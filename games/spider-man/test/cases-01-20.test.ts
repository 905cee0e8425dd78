import { expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { options as open } from '../../../engine/queries.ts';
import { seedRng, below } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { BOARDS, PLACES } from '../ids.ts';
import { places } from '../content/places.ts';
import { AREA, STREET, around, cityOf } from '../rules/city.ts';
import { reached, sightDistance } from '../rules/paths.ts';
import { SquareSet } from '../rules/square-set.ts';
import { walker } from '../rules/table.ts';
import { game } from '../rules/game.ts';
import {
  END,
  MOVE,
  PASS,
  STOP,
  at,
  dice,
  fight,
  go,
  onFigure,
  onPlace,
  onStack,
  play,
  power,
  table,
  use,
} from './table.ts';

const STATIONS = [
  'ps-bronx',
  'ps-chinatown',
  'ps-grand-central',
  'ps-times-square',
  'ps-wall-street',
  'ps-carter-square',
] as const;

/** The whole set-up in City Q, with these roles. */
function setUp(roles: readonly string[], bonusDeck: readonly string[]) {
  const scene = table(roles.length, { phase: 'setup', bonusDeck });
  roles.forEach((role, seat) => scene.play(seat, { type: 'role', role } as never));
  for (const station of STATIONS) scene.play(1, { type: 'station', station, what: 'car' });
  return scene
    .play(1, { type: 'station', station: 'ps-times-square', what: 'stacy' })
    .play(1, { type: 'station', station: 'ps-carter-square', what: 'dewolff' });
}

const FIVE = ['spider-man', 'police', 'rhino', 'electro'];

test('SM-CASE-01 SM-SETUP-02 SM-SETUP-03 SM-SETUP-06..13: what lies where when set-up is complete', () => {
  setUp([...FIVE, 'venom'], ['dodge', 'tracer', 'subway', 'dodge'])
    .play(0, { type: 'tracer', role: 'venom' })
    .asks('turn/act', 0)
    .check(s => {
      expect(s.missionDeck).toHaveLength(40 - 3);
      expect(s.bonusDeck).toHaveLength(64 - 4);
      expect(s.players.map(p => p.hand.length)).toEqual([1, 0, 1, 1, 1]);
      expect(s.stacks.map(stack => stack.cars)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(new Set(s.stacks.map(stack => stack.square)).size).toBe(6);
      expect(s.players.map(p => p.powers.length)).toEqual([4, 0, 2, 2, 2]);
      expect(s.players.map(p => p.tracer)).toEqual([false, false, false, false, true]);
      expect(s.players.map(p => p.mission === null)).toEqual([true, true, false, false, false]);
      expect(s.players.map(p => p.score)).toEqual([0, 0, 0, 0, 0]);
      expect(s.players.map(p => [p.movement, p.combat, p.bonus])).toEqual([
        [4, 5, 3],
        [5, 4, 3],
        [5, 7, 2],
        [4, 5, 3],
        [5, 8, 3],
      ]);
      expect(s.active).toBe(0);
    })
    .shows({
      characters: { jameson: '2,17', 'mary-jane': '8,14', 'aunt-may': '3,18', 'black-cat': '6,9' },
      figures: { 'spider-man': { at: '16,8' }, rhino: { at: '2,2' }, electro: { at: '9,23' }, venom: { at: '8,6' } },
      tracers: { sheet: 0, supply: 3 },
    });
});

test('SM-CASE-02: an event drawn in set-up is replaced and goes back into the deck', () => {
  setUp(FIVE, ['first-aid', 'tracer', 'blackout', 'dodge']).check(s => {
    expect(s.players[3]?.hand).toEqual(['dodge']);
    expect(s.bonusDeck).toContain('blackout');
    expect(s.bonusDeck).toHaveLength(64 - 3);
    expect(s.blackout).toBeNull();
  });
});

test('SM-CASE-03 SM-MAP-09: any arrangement of the boards is one network of streets, and every place touches two', () => {
  const rng = seedRng('cities');
  for (let i = 0; i < 60; i++) {
    const m = start(game, complete(game, { seats: 3 }), `city:${i}`);
    const order = [...BOARDS].sort(() => below(rng, 3) - 1);
    m.state.slots = order.map(board => ({ board, rotation: below(rng, 4) }));
    const city = cityOf(m);
    const first = city.terrain.indexOf(STREET);
    const walks = reached(
      city,
      first,
      AREA,
      { hq: -1, stations: false, walls: false, closed: [] },
      [],
      new SquareSet(),
    );
    const network = new Set([first, ...walks.map(({ square }) => square)]);
    for (let square = 0; square < AREA; square++)
      if (city.terrain[square] === STREET) expect(network.has(square)).toBe(true);
    for (const place of PLACES) {
      const near = around(city.squares[place]).filter(square => city.terrain[square] === STREET);
      expect(near.length, place).toBeGreaterThanOrEqual(2);
    }
  }
  expect(PLACES.filter(place => places[place].kind === 'hq')).toHaveLength(9);
});

test('SM-CASE-04 SM-SETUP-09: cars in different stations, captains in different stations, with or without a car', () => {
  const scene = table(3, { phase: 'setup' });
  ['spider-man', 'police', 'rhino'].forEach((role, seat) => scene.play(seat, { type: 'role', role } as never));
  scene
    .play(1, { type: 'station', station: 'ps-bronx', what: 'car' })
    .refuses(1, { type: 'station', station: 'ps-bronx', what: 'car' }, 'SM-SETUP-09');
  for (const station of STATIONS.slice(1)) scene.play(1, { type: 'station', station, what: 'car' });
  scene
    .play(1, { type: 'station', station: 'ps-queensboro', what: 'stacy' })
    .refuses(1, { type: 'station', station: 'ps-queensboro', what: 'dewolff' }, 'SM-SETUP-09')
    .play(1, { type: 'station', station: 'ps-bronx', what: 'dewolff' })
    .shows({ characters: { stacy: '2,21', dewolff: '5,2' } });
});

test('SM-CASE-05 SM-TURN-09: points that are not walked are gone with the next action', () => {
  table(3, {
    roles: ['spider-man', 'police', 'scorpion'],
    active: 2,
    players: [{}, {}, { role: 'scorpion', mission: 'heist-jeweller' }],
    figures: { scorpion: { at: '10,4' } },
  })
    .dice(3, 4)
    .play(2, MOVE)
    .play(2, dice(2))
    .play(2, go(10, 8))
    .asks('movement/walk', 2)
    .play(2, STOP)
    .dice(6, 1, 1)
    .play(2, fight(onPlace('jeweller')))
    .play(2, dice(3))
    .shows({ players: { 2: { dice: [2, 1, 3], progress: { place: 'jeweller', damage: 1 } } } })
    .asks('turn/act', 2)
    .play(2, MOVE)
    .offers(2, dice(1), dice(2));
});

test('SM-CASE-06 SM-TURN-02 SM-TURN-07: at the start of the turn markers and tokens come back', () => {
  table(4, { players: [{}, {}, {}, { dice: [0, 1, 3], tokens: ['ele-electrocute'] }], active: 2 })
    .play(2, END)
    .asks('turn/act', 3)
    .shows({ players: { 3: { dice: [4, 5, 3], tokens: ['ele-bolt', 'ele-electrocute'] } } });
});

test('SM-CASE-07 SM-TURN-10 SM-RULING-06: with all markers on 0 not even a free power is left, but cards are', () => {
  const words = (hand: string[]) => ({
    roles: ['spider-man', 'police', 'goblin'],
    active: 2,
    players: [{}, {}, { role: 'goblin', dice: [0, 0, 1], hand }],
    figures: { goblin: { at: '4,0' } },
    stacks: { '4,5': { cars: 1 } },
  });
  table(3, words([]))
    .allows(2, power('gob-pumpkin', onStack(4, 5)))
    .dice(2)
    .play(2, { type: 'bonus' })
    .play(2, dice(1))
    .asks('turn/act', 0)
    .shows({ players: { 2: { dice: [0, 0, 0], tokens: ['gob-pumpkin', 'gob-glider'] } } });
  table(3, words([]))
    .dice(1, 1)
    .play(2, power('gob-pumpkin', onStack(4, 5)))
    .play(1, PASS)
    .asks('turn/act', 2)
    .allows(2, { type: 'bonus' });
  table(3, words(['adrenaline']))
    .dice(2)
    .play(2, { type: 'bonus' })
    .play(2, dice(1))
    .play(2, { type: 'keep' })
    .offers(2, END, play('adrenaline'))
    .play(2, play('adrenaline'))
    .shows({ players: { 2: { dice: [0, 2, 0] } } })
    .allows(2, power('gob-pumpkin', onStack(4, 5)));
});

test('SM-CASE-08 SM-TURN-06: one action takes dice of one scale', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { dice: [2, 3, 0] }],
    figures: { rhino: { at: '4,3' }, 'spider-man': { at: '4,4' } },
  })
    .play(2, fight(onFigure('spider-man')))
    .offers(2, dice(1), dice(2), dice(3))
    .refuses(2, { type: 'roll', dice: 4 }, 'SM-TURN-06');
});

test('SM-CASE-09 SM-LIZ-02 SM-TURN-08 SM-RULING-05: who leaps away costs the attacker nothing', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    figures: { 'spider-man': { at: '4,3' }, lizard: { at: '4,4' } },
  })
    .play(0, fight(onFigure('lizard')))
    .play(0, use('sm-spider-strength'))
    .dice(4)
    .play(0, dice(3))
    .asks('attack/interrupt', 2)
    .play(2, { type: 'interrupt', power: 'liz-leap' })
    .asks('movement/walk', 2)
    .play(2, go(4, 7))
    .asks('turn/act', 0)
    .shows({
      players: {
        0: { dice: [4, 5, 3], tokens: ['sm-web-swing', 'sm-web-prison', 'sm-spider-sense', 'sm-spider-strength'] },
        2: { tokens: ['liz-tail'] },
      },
      figures: { lizard: { wounds: 0, at: '4,7' } },
    });
});

test('SM-CASE-10 SM-MAP-07: diagonals between two buildings are steps and contacts', () => {
  table(3, { active: 2, figures: { rhino: { at: '6,4' } } })
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .allows(2, go(7, 5));
  table(3, { active: 2, figures: { rhino: { at: '6,4' }, 'spider-man': { at: '7,5' } } }).allows(
    2,
    fight(onFigure('spider-man')),
  );
});

test('SM-CASE-11 SM-MOVE-03 SM-MOVE-04: figures do not block the way, but nobody stops on them', () => {
  const scene = (roll: number) =>
    table(4, { active: 2, figures: { rhino: { at: '1,0' }, electro: { at: '1,2' } } })
      .dice(roll)
      .play(2, MOVE)
      .play(2, dice(1));
  scene(2).forbids(2, go(1, 2), go(1, 3)).allows(2, go(1, 1));
  scene(3).forbids(2, go(1, 2)).allows(2, go(1, 3));
});

test('SM-CASE-12 SM-MAP-04..06 SM-POL-01: HQs for their owners, stations for the police, buildings for nobody', () => {
  const scene = (role: string) =>
    table(3, { roles: ['spider-man', 'police', role], active: 2, figures: { [role]: { at: '4,5' } } })
      .dice(6)
      .play(2, MOVE)
      .play(2, dice(1));
  scene('vulture').allows(2, go(5, 6)).forbids(2, go(5, 5), go(3, 6));
  scene('venom').forbids(2, go(5, 6), go(5, 2)).allows(2, go(6, 4), go(3, 4));
  table(3, { active: 1, stacks: { '4,3': { cars: 1 } } })
    .dice(2)
    .play(1, { type: 'drive', square: at(4, 3) })
    .play(1, dice(1))
    .allows(1, go(5, 2))
    .forbids(1, go(2, 2));
});

test('SM-CASE-13 SM-MOVE-01 SM-MOVE-10 SM-SPI-01 SM-OCT-02: doubling and +2 change each die', () => {
  table(3, {})
    .dice(2, 5, 1)
    .play(0, MOVE)
    .play(0, use('sm-web-swing'))
    .play(0, dice(3))
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 16 }));
  table(3, { roles: ['spider-man', 'police', 'octopus'], active: 2 })
    .dice(2, 5, 1)
    .play(2, MOVE)
    .play(2, use('oct-pincer-walk'))
    .play(2, dice(3))
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 14 }));
});

test('SM-CASE-14 SM-RULING-07: forest is closed to feet and open to eyes', () => {
  table(3, { active: 2 }).check((_s, m) => {
    const city = cityOf(m);
    expect(sightDistance(city, at(4, 7), at(4, 9))).toBe(2);
    const walks = reached(city, at(4, 7), AREA, walker(m, 'rhino', false), [], new SquareSet());
    expect(walks).toContainEqual({ square: at(4, 9), distance: 7 });
  });
});

test('SM-CASE-15 SM-COMBAT-03 SM-COMBAT-04: each 6 is a wound', () => {
  table(4, { active: 2, figures: { rhino: { at: '4,3' }, electro: { at: '4,4' } } })
    .dice(6, 6, 5, 1)
    .play(2, fight(onFigure('electro')))
    .play(2, dice(4))
    .shows({ figures: { electro: { wounds: 2 } } });
});

test('SM-CASE-16 SM-SPI-07 SM-RULING-08 SM-VP-01 SM-VP-04: +1 makes hits of fives, each wound is worth 2', () => {
  table(3, { players: [{}, {}, { tokens: [] }], figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } } })
    .dice(5, 5, 4)
    .play(0, fight(onFigure('rhino')))
    .play(0, use('sm-spider-strength'))
    .play(0, dice(3))
    .shows({ figures: { rhino: { wounds: 2 } }, players: { 0: { score: 4 } } });
});

test('SM-CASE-17 SM-COMBAT-06 SM-COMBAT-07: a lone car takes one hit, the others are lost', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,3' } }, stacks: { '4,4': { cars: 1 } } })
    .dice(6, 6, 6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(3))
    .shows({ players: { 2: { score: 3 } }, stacks: {} })
    .check(s => expect(s.stacks).toEqual([]));
});

test('SM-CASE-18 SM-RULING-10 SM-COMBAT-09: only the building of the own mission can be attacked', () => {
  table(3, {
    roles: ['spider-man', 'police', 'vulture'],
    active: 2,
    players: [{}, {}, { role: 'vulture', mission: 'sab-museum' }],
    figures: { vulture: { at: '7,20' } },
  })
    .refuses(2, fight(onPlace('bank')), 'SM-TURN-04')
    .check((_s, m) => expect(open(m, 2).filter(a => a.type === 'fight')).toEqual([]));
});

test('SM-CASE-19 SM-MISS-03 SM-COMBAT-09: with the mission its damage goes', () => {
  table(4, {
    roles: ['spider-man', 'police', 'vulture', 'rhino'],
    players: [{}, {}, { role: 'vulture', mission: 'sab-museum', progress: { place: 'museum', damage: 1 } }],
    figures: { 'spider-man': { at: '1,9' }, vulture: { at: '1,10', wounds: 5 } },
    missionDeck: ['cops-2'],
  })
    .dice(6)
    .play(0, fight(onFigure('vulture')))
    .play(0, dice(1))
    .shows({ players: { 2: { mission: 'cops-2', progress: { place: null, damage: 0 }, failed: ['sab-museum'] } } });
});

test('SM-CASE-20 SM-HQ-01 SM-COMBAT-13: +1 in the own HQ for close combat, nothing for a bolt', () => {
  const scene = (square: string, from: string) =>
    table(4, {
      active: 2,
      players: [{}, {}, {}, { hand: [] }],
      figures: { rhino: { at: from }, electro: { at: square } },
    })
      .dice(1)
      .play(2, fight(onFigure('electro')))
      .play(2, dice(1))
      .asks('reaction/choose', 3);
  scene('hq-electro', '10,23')
    .dice(5, 4)
    .play(3, fight(onFigure('rhino')))
    .play(3, dice(2))
    .play(2, PASS)
    .shows({ figures: { rhino: { wounds: 1 } } });
  scene('4,4', '4,5')
    .dice(5, 4)
    .play(3, fight(onFigure('rhino')))
    .play(3, dice(2))
    .shows({ figures: { rhino: { wounds: 0 } } });
  scene('hq-electro', '10,23')
    .dice(4)
    .play(3, power('ele-bolt', onFigure('rhino')))
    .shows({ figures: { rhino: { wounds: 0 } } });
});
