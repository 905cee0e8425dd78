import { expect, test } from 'vitest';
import { play as act, start } from '../../../engine/match.ts';
import { deciders, options as open } from '../../../engine/queries.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { SpiderMan } from '../spec.ts';
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
  onHold,
  onPlace,
  onStack,
  play,
  power,
  table,
  use,
} from './table.ts';

// Scenes that tell two readings of a rule apart.

const drive = (row: number, column: number) => ({ type: 'drive' as const, square: at(row, column) });
const strike = (row: number, column: number, target: ReturnType<typeof onFigure>) => ({
  type: 'fight' as const,
  from: at(row, column),
  target,
});

test.each([
  [[0, 2], 2], // from the active seat on, neither from the first one nor from the one that is asked
  [[0, 1], 1],
  [[2, 3], 2],
  [[0, 3], 3],
])('SM-END-02: seats %j at the target in the turn of seat 1, while seat 3 is asked: %i wins', (seats, winner) => {
  const scene = table(4, {
    active: 1,
    figures: { electro: { at: '4,4' } },
    stacks: { '4,3': { cars: 1 } },
  })
    .dice(1)
    .play(1, strike(4, 3, onFigure('electro')))
    .play(1, dice(1))
    .asks('reaction/choose', 3);
  for (const seat of seats) Object.assign(scene.m.state.players[seat] ?? {}, { score: 60 });
  scene.play(3, PASS).ends('target');
  expect(scene.m.outcome?.scores.indexOf(1)).toBe(winner);
});

test('SM-TURN-07: the dice that were rolled leave their own scale, and the tokens that were used the sheet', () => {
  table(3, {
    players: [{}, {}, { dice: [0, 0, 0], tokens: [] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } },
  })
    .play(0, fight(onFigure('rhino')))
    .play(0, use('sm-spider-strength'))
    .dice(1, 1)
    .play(0, dice(2))
    .shows({
      players: { 0: { dice: [4, 3, 3], tokens: ['sm-web-swing', 'sm-web-prison', 'sm-spider-sense'] } },
    })
    .play(0, MOVE)
    .play(0, use('sm-web-swing'))
    .dice(1, 1, 1)
    .play(0, dice(3))
    .shows({ players: { 0: { dice: [1, 3, 3], tokens: ['sm-web-prison', 'sm-spider-sense'] } } })
    .play(0, STOP)
    .dice(1, 1)
    .play(0, { type: 'bonus' })
    .play(0, dice(2))
    .shows({ players: { 0: { dice: [1, 3, 1], tokens: ['sm-web-prison', 'sm-spider-sense'] } } });
  table(3, {
    active: 1,
    players: [{}, {}, { dice: [0, 0, 0], tokens: [] }],
    figures: { rhino: { at: '4,4' } },
    stacks: { '4,3': { cars: 1 } },
  })
    .dice(1)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, STOP)
    .shows({ players: { 1: { dice: [4, 4, 3] } } })
    .dice(1, 1, 1)
    .play(1, strike(4, 3, onFigure('rhino')))
    .play(1, dice(3))
    .shows({ players: { 1: { dice: [4, 1, 3] } } });
});

test('SM-TURN-07 SM-CARD-12: declared cards are discarded with the roll, by the one who declared them', () => {
  table(3, {
    active: 2,
    players: [{ tokens: [], dice: [0, 0, 0] }, {}, { hand: ['surprise', 'mighty-blow', 'dodge'] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } },
  })
    .play(2, fight(onFigure('spider-man')))
    .play(2, play('surprise'))
    .play(2, play('mighty-blow'))
    .dice(1)
    .play(2, dice(1))
    .shows({ players: { 2: { hand: ['dodge'] } }, bonusDiscard: ['surprise', 'mighty-blow'] });
});

test('SM-CARD-13: neither stuck nor with a figure on board; a character may ride along, and nobody is picked up', () => {
  table(5, {
    active: 2,
    players: [{}, {}, { hand: ['police-frequency'] }],
    figures: { electro: { at: '1,4', captive: true }, venom: { at: '10,4', ko: true, wounds: 7 } },
    stacks: {
      '4,2': { cars: 1 },
      '1,4': { cars: 1 },
      '7,1': { cars: 1, web: true },
      '7,3': { cars: 1, symbiote: 'ven-seize' },
      '10,2': { cars: 1 },
    },
    characters: { jameson: 'police:10,2', dewolff: '10,2', stacy: '10,3' },
  })
    .play(2, play('police-frequency'))
    .offers(2, { type: 'stack', square: at(4, 2) }, { type: 'stack', square: at(10, 2) })
    .dice(2)
    .play(2, { type: 'stack', square: at(10, 2) })
    .asks('drive/drive', 2)
    .forbids(2, { type: 'drop' }, go(10, 5), go(10, 6)) // one die, which DeWolff does not double
    .play(2, go(10, 3))
    .forbids(2, { type: 'arrest' }, { type: 'take' }, { type: 'drop' })
    .play(2, STOP)
    .shows({ stacks: { '10,3': { cars: 1, captains: ['stacy', 'dewolff'], prisoners: ['jameson'] } } });
});

test('SM-VP-09 SM-RULING-30: cars, then who was freed, then the mission', () => {
  const scene = table(4, {
    active: 2,
    players: [{}, {}, { mission: 'cops-2', progress: { cars: 1 } }],
    figures: { rhino: { at: '4,3' }, electro: { at: '4,4', captive: true } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1));
  expect(scene.events('scored').map(({ seat, cause }) => [seat, cause])).toEqual([
    [2, 'car'],
    [2, 'freed'],
    [2, 'mission'],
  ]);
});

test('SM-VP-09 SM-RULING-30: wounds, then the mission that was stopped; in a station then the jail', () => {
  const spider = table(3, {
    players: [{}, {}, { tokens: [] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', wounds: 5 } },
  })
    .dice(6, 6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(2));
  expect(spider.events('scored').map(({ seat, points, cause }) => [seat, points, cause])).toEqual([
    [0, 2, 'wound'],
    [0, expect.any(Number), 'missionStopped'],
  ]);
  const police = table(4, {
    active: 1,
    players: [{}, {}, { tokens: [] }],
    figures: { rhino: { at: '4,2', wounds: 5 } },
    stacks: { 'ps-bronx': { cars: 1 } },
  })
    .dice(6)
    .play(1, strike(5, 2, onFigure('rhino')))
    .play(1, dice(1));
  expect(police.events('scored').map(({ seat, cause }) => [seat, cause])).toEqual([
    [1, 'missionStopped'],
    [1, 'jail'],
  ]);
});

test('SM-RULING-38 SM-POL-12: after the riposte no dice of the sheet, and the other way round', () => {
  const struck = () =>
    table(3, {
      active: 2,
      players: [{}, { dice: [2, 2, 2] }, { tokens: [] }],
      figures: { rhino: { at: '4,3' } },
      stacks: { '4,4': { cars: 1 } },
    })
      .dice(1)
      .play(2, fight(onStack(4, 4)))
      .play(2, dice(1));
  struck()
    .dice(1, 1)
    .play(1, { type: 'riposte', target: onFigure('rhino') })
    .asks('turn/act', 2)
    .shows({ players: { 1: { dice: [2, 2, 2] } } });
  struck()
    .play(1, strike(4, 4, onFigure('rhino')))
    .dice(1)
    .play(1, dice(1))
    .asks('turn/act', 2)
    .shows({ players: { 1: { dice: [2, 1, 2] } } });
  struck()
    .dice(1)
    .play(1, drive(4, 4))
    .play(1, dice(1))
    .play(1, STOP)
    .asks('turn/act', 2)
    .shows({ players: { 1: { dice: [1, 2, 2] } } });
});

test('SM-RULING-52 SM-SPI-05: a web over a symbiote and a symbiote over a web, never two of a kind', () => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'venom'],
    figures: {
      'spider-man': { at: '4,2' },
      rhino: { at: '4,4', symbiote: 'ven-seize' },
      venom: { at: '4,1', web: true },
    },
    stacks: { '4,5': { cars: 1, symbiote: 'ven-reinforced' }, '4,3': { cars: 1, web: true } },
  })
    .allows(0, power('sm-web-prison', onFigure('rhino')), power('sm-web-prison', onStack(4, 5)))
    .forbids(0, power('sm-web-prison', onFigure('venom')), power('sm-web-prison', onStack(4, 3)))
    .dice(5, 1)
    .play(0, power('sm-web-prison', onFigure('rhino')))
    .shows({ figures: { rhino: { web: true, symbiote: 'ven-seize' } } });
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'venom'],
    active: 3,
    players: [{}, {}, {}, { role: 'venom', score: 40, tokens: ['ven-reinforced'] }],
    figures: {
      rhino: { at: '4,4', web: true },
      'spider-man': { at: '4,1', symbiote: 'ven-seize' },
      venom: { at: '4,2' },
    },
    stacks: { '4,5': { cars: 1, symbiote: 'ven-seize' }, '4,3': { cars: 1, web: true } },
  })
    .allows(3, power('ven-reinforced', onFigure('rhino')), power('ven-reinforced', onStack(4, 3)))
    .forbids(3, power('ven-reinforced', onFigure('spider-man')), power('ven-reinforced', onStack(4, 5)))
    .dice(5)
    .play(3, power('ven-reinforced', onStack(4, 3)))
    .shows({ stacks: { '4,3': { web: true, symbiote: 'ven-reinforced' } } })
    .play(1, { type: 'pass' })
    .allows(3, END);
});

test('SM-POL-11 SM-POL-12: whatever seat the Police have', () => {
  table(3, {
    roles: ['police', 'spider-man', 'rhino'],
    active: 2,
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(1)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .offers(0, PASS, { type: 'riposte', target: onFigure('rhino') }, strike(4, 4, onFigure('rhino')), drive(4, 4), {
      type: 'bonus',
    });
});

test('SM-HQ-01 SM-CARD-09: henchmen of one who is at home strike with the bonus of the HQ', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { hand: ['henchmen'] }],
    figures: { rhino: {} },
    stacks: { '1,1': { cars: 2 } },
  })
    .dice(5, 4)
    .play(2, play('henchmen'))
    .play(2, { type: 'aim', target: onStack(1, 1) })
    .shows({ stacks: { '1,1': { cars: 1 } } });
});

test('SM-CARD-01: nobody who is whole opens a first-aid kit', () => {
  const scene = (wounds: number) =>
    table(3, { active: 2, players: [{}, {}, { hand: ['first-aid'] }], figures: { rhino: { wounds } } });
  scene(0).forbids(2, play('first-aid'));
  scene(1).allows(2, play('first-aid'));
});

test('SM-CARD-10: photos need a villain in sight who is on its feet, three squares away at most', () => {
  const scene = (rhino: object, more: object = {}) =>
    table(3, { players: [{ hand: ['explosives'] }], figures: { 'spider-man': { at: '4,0' }, rhino }, ...more });
  scene({ at: '4,3' }).allows(0, play('explosives'));
  scene({ at: '4,4' }).forbids(0, play('explosives'));
  scene({ at: '4,3', ko: true, wounds: 6 }).forbids(0, play('explosives'));
  scene({ at: '4,3' }, { blackout: 1 }).forbids(0, play('explosives'));
  scene({ at: '4,2' }, { blackout: 1 }).allows(0, play('explosives'));
});

test('SM-PRIS-05: only who was guarded on that square is free', () => {
  table(5, {
    active: 2,
    figures: { rhino: { at: '4,3' }, electro: { at: '4,4', captive: true }, venom: { at: '4,6', captive: true } },
    stacks: { '4,4': { cars: 1 }, '4,6': { cars: 1 } },
    characters: { jameson: 'police:4,6' },
  })
    .dice(6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .shows({
      figures: { electro: { captive: false, at: '4,4' }, venom: { captive: true } },
      players: { 2: { score: 13 } },
      characters: { jameson: 'police:4,6' },
    });
});

test('SM-POL-18 SM-POL-23: no conscious figure, no prisoner of others, and nobody twice', () => {
  table(5, {
    active: 1,
    figures: {
      rhino: { at: '4,3' },
      electro: { at: '3,4', ko: true, wounds: 5 },
      venom: { at: '4,5', ko: true, wounds: 7, captive: true },
    },
    stacks: { '4,4': { cars: 1 }, '4,5': { cars: 1 } },
  })
    .dice(1)
    .play(1, drive(4, 4))
    .play(1, dice(1))
    .forbids(1, { type: 'arrest', role: 'rhino' }, { type: 'arrest', role: 'venom' })
    .play(1, { type: 'arrest', role: 'electro' })
    .forbids(1, { type: 'arrest' });
});

test('SM-POL-16: with a prisoner into a station where cars wait, not where another prisoner is', () => {
  const scene = (more: object) =>
    table(5, {
      active: 1,
      figures: { electro: { at: '4,3', captive: true, ko: true, wounds: 5 }, ...more },
      stacks: { '4,3': { cars: 1 }, 'ps-bronx': { cars: 1 } },
    })
      .dice(1)
      .play(1, drive(4, 3))
      .play(1, dice(1));
  scene({}).allows(1, go(5, 2));
  scene({ venom: { at: 'ps-bronx', captive: true } }).forbids(1, go(5, 2));
});

test('SM-POL-06 SM-POL-24: over a full square only the captain is taken along', () => {
  table(3, {
    active: 1,
    stacks: { '4,3': { cars: 2 }, '4,4': { cars: 2 } },
    characters: { stacy: '4,4', dewolff: '4,3' },
  })
    .dice(2)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, go(4, 4))
    .forbids(1, STOP, { type: 'drop', what: 'car' }, { type: 'take', what: 'car' }, { type: 'take', what: 'dewolff' })
    .play(1, { type: 'take', what: 'stacy' })
    .forbids(1, { type: 'take' })
    .play(1, go(4, 6))
    .shows({ stacks: { '4,4': { cars: 2, captains: [] }, '4,6': { cars: 2, captains: ['stacy', 'dewolff'] } } });
});

test('SM-3P-02 SM-3P-05: the old villain may be kept, and where no tracer lay none comes back', () => {
  const fallen = (tracer: boolean) =>
    table(3, {
      tracers: { sheet: 0, supply: 3 },
      players: [{}, {}, { tokens: [], tracer }],
      figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', wounds: 5 } },
    })
      .dice(6)
      .play(0, fight(onFigure('rhino')))
      .play(0, dice(1))
      .asks('knockout/abandon', 2);
  fallen(false)
    .play(2, { type: 'abandon', villain: null })
    .shows({ players: { 2: { role: 'rhino' } }, figures: { rhino: { ko: true, abandoned: false } } });
  fallen(false)
    .play(2, { type: 'abandon', villain: 'lizard' })
    .shows({ players: { 2: { role: 'lizard' } }, tracers: { sheet: 0, supply: 3 } });
  fallen(true)
    .play(2, { type: 'abandon', villain: 'lizard' })
    .shows({ tracers: { sheet: 1, supply: 3 }, players: { 2: { tracer: false } } });
});

test.each([
  [2, 'station-a', { '4,4': { cars: 1 } }, true],
  [2, 'station-a', {}, false],
  [3, 'station-a', {}, true],
  [2, 'cops-2', { '4,4': { cars: 2 } }, true],
  [2, 'cops-2', { '4,4': { cars: 1 } }, false],
  [3, 'cops-2', {}, true],
])('SM-MISS-05: with %i seats %s is kept beside these cars: %j %j', (seats, mission, stacks, isKept) => {
  const scene = table(seats, {
    active: seats - 1,
    step: 'begin',
    players: seats === 2 ? [{}, { mission }] : [{}, {}, { mission }],
    stacks,
  });
  expect(scene.m.state.players[seats - 1]?.mission === mission).toBe(isKept);
});

test('SM-MISS-05 SM-RULING-32: an abandoned villain is no rival', () => {
  const scene = (abandoned: boolean) =>
    table(4, {
      active: 2,
      step: 'begin',
      roles: ['spider-man', 'police', 'rhino', 'electro'],
      players: [{}, {}, { mission: 'rival' }],
      figures: { electro: { abandoned } },
    });
  expect(scene(false).m.state.players[2]?.mission).toBe('rival');
  expect(scene(true).m.state.players[2]?.mission).not.toBe('rival');
});

test('SM-MISS-14: next to the building, and not twice', () => {
  const plants = (where: string, planted: string[]) =>
    open(
      table(3, {
        active: 2,
        players: [{}, {}, { mission: 'tour-a', progress: { planted } }],
        figures: { rhino: { at: where } },
      }).m,
      2,
    ).filter(({ type }) => type === 'plant');
  expect(plants('7,13', [])).toEqual([{ type: 'plant', place: 'townhall' }]);
  expect(plants('7,13', ['townhall'])).toEqual([]);
  expect(plants('7,12', [])).toEqual([]);
});

test('SM-RHI-01: the run must have ended next to an opponent, any one of them', () => {
  const run = (stacks: object) =>
    table(3, {
      active: 2,
      figures: { rhino: { at: '4,0' } },
      stacks,
      characters: { jameson: 'rhino' },
    })
      .dice(3)
      .play(2, MOVE)
      .play(2, dice(1))
      .play(2, go(4, 3));
  run({ '4,4': { cars: 1 }, '16,0': { cars: 1 } })
    .play(2, fight(onStack(4, 4)))
    .allows(2, use('rhi-charge'));
  run({ '4,6': { cars: 1 } })
    .dice(2)
    .play(2, { type: 'call', character: 'jameson' })
    .play(2, go(4, 4))
    .play(2, STOP)
    .play(2, fight(onStack(4, 4)))
    .forbids(2, use('rhi-charge'));
});

test('SM-2P-03 SM-SETUP-10 SM-SETUP-11: in a game of two each seat is dealt once', () => {
  const m = start(game, complete(game, { seats: 2, options: game.options.parse({ city: 'quick' }) }), 'two');
  for (let seat = deciders(m)[0]; seat !== undefined && m.state.phase === 'setup'; seat = deciders(m)[0])
    act(m, seat, open(m, seat)[0] as SpiderMan['action']);
  expect(m.state.players.map(({ hand, mission }) => [hand.length, mission !== null])).toEqual(
    m.state.players.map(({ role }) => [1, role !== 'spider-man']),
  );
  expect(m.state.missionDeck).toHaveLength(39);
});

test('SM-LOS-01 SM-COMBAT-12: what is told of an attack names the square it goes to', () => {
  const hold = table(3, { active: 2, figures: { rhino: { at: '4,4', web: true } } })
    .dice(1)
    .play(2, fight(onHold('web')))
    .play(2, dice(1));
  expect(hold.events('attackDeclared')).toMatchObject([{ from: at(4, 4), to: at(4, 4) }]);
  const place = table(3, { active: 2, players: [{}, {}, { mission: 'sab-lab' }], figures: { rhino: { at: '1,3' } } })
    .dice(1)
    .play(2, fight(onPlace('lab')))
    .play(2, dice(1));
  expect(place.events('attackDeclared')).toMatchObject([{ from: at(1, 3), to: at(0, 3) }]);
});
