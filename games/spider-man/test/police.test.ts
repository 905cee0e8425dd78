import { expect, test } from 'vitest';
import { options as open } from '../../../engine/queries.ts';
import { END, PASS, STOP, at, dice, fight, go, onFigure, onHold, onStack, power, table } from './table.ts';

const drive = (row: number, column: number) => ({ type: 'drive' as const, square: at(row, column) });

test('SM-POL-06: two cars on a square, at rest; passing is free', () => {
  table(3, { active: 1, stacks: { '4,3': { cars: 2 }, '4,4': { cars: 1 }, '4,1': { cars: 2 } } })
    .dice(3)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .forbids(1, go(4, 4))
    .allows(1, go(4, 5))
    .play(1, { type: 'drop', what: 'car' })
    .allows(1, go(4, 4))
    .forbids(1, go(4, 1));
});

test('SM-POL-03 SM-POL-24: captains and cars are collected on the way', () => {
  table(3, {
    active: 1,
    stacks: { '1,0': { cars: 1 }, '1,6': { cars: 1 } },
    characters: { stacy: '1,3', dewolff: '1,6' },
  })
    .dice(6, 6)
    .play(1, drive(1, 0))
    .play(1, dice(2))
    .play(1, go(1, 3))
    .play(1, { type: 'take', what: 'stacy' })
    .play(1, go(1, 6))
    .play(1, { type: 'take', what: 'dewolff' })
    .play(1, { type: 'take', what: 'car' })
    .play(1, go(1, 10))
    .play(1, STOP)
    .shows({ stacks: { '1,10': { cars: 2, captains: ['stacy', 'dewolff'] } } })
    .check(s => expect(s.stacks).toHaveLength(1));
});

test('SM-POL-04 SM-PRIS-01: without a car a captain stays where it is', () => {
  table(3, { active: 1, stacks: { '1,0': { cars: 1 } }, characters: { stacy: '1,3' } }).check((_s, m) =>
    expect(open(m, 1).filter(a => a.type === 'drive')).toEqual([drive(1, 0)]),
  );
});

test('SM-POL-05: she must go along for at least one step, then she may get out', () => {
  table(3, { active: 1, stacks: { '1,0': { cars: 1 } }, characters: { dewolff: '1,0' } })
    .dice(2)
    .play(1, drive(1, 0))
    .play(1, dice(1))
    .forbids(1, { type: 'drop', what: 'dewolff' })
    .play(1, go(1, 1))
    .allows(1, { type: 'drop', what: 'dewolff' })
    .allows(1, go(1, 4));
});

test('SM-POL-07: the attacking car is named, and the dice are split as they like', () => {
  table(3, {
    active: 1,
    players: [{}, {}, { dice: [0, 0, 0], tokens: [] }],
    figures: { rhino: { at: '4,4' } },
    stacks: { '4,3': { cars: 1 }, '4,5': { cars: 1 } },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 3), target: onFigure('rhino') })
    .play(1, dice(1))
    .dice(6, 1, 1)
    .play(1, { type: 'fight', from: at(4, 5), target: onFigure('rhino') })
    .play(1, dice(3))
    .shows({ figures: { rhino: { wounds: 2 } }, players: { 1: { dice: [5, 0, 3] } } });
});

test('SM-POL-08 SM-COMBAT-13: +1 with Stacy, +1 in a station, when they attack', () => {
  table(3, {
    active: 1,
    players: [{}, {}, { dice: [0, 0, 0], tokens: [] }],
    figures: { rhino: { at: '4,2' } },
    stacks: { 'ps-bronx': { cars: 1 } },
    characters: { stacy: 'ps-bronx' },
  })
    .dice(4, 3)
    .play(1, { type: 'fight', from: at(5, 2), target: onFigure('rhino') })
    .play(1, dice(2))
    .shows({ figures: { rhino: { wounds: 1 } } });
});

test('SM-POL-15 SM-RULING-39: nobody is left without a guard', () => {
  const scene = (cars: number) =>
    table(4, {
      active: 1,
      figures: { electro: { at: '4,3', captive: true, ko: true, wounds: 5 } },
      stacks: { '4,3': { cars } },
    })
      .dice(3)
      .play(1, drive(4, 3))
      .play(1, dice(1));
  scene(1).forbids(1, { type: 'drop' });
  scene(2)
    .forbids(1, { type: 'drop', what: 'prisoner' })
    .play(1, { type: 'drop', what: 'car' })
    .play(1, { type: 'drop', what: 'prisoner' })
    .play(1, go(4, 5))
    .shows({ figures: { electro: { at: '4,3', captive: true } }, stacks: { '4,3': { cars: 1 }, '4,5': { cars: 1 } } });
  table(4, {
    active: 1,
    figures: { electro: { at: '4,3', captive: true, ko: true, wounds: 5 } },
    stacks: { '4,3': { cars: 1 }, '4,2': { cars: 1 } },
  })
    .dice(3)
    .play(1, drive(4, 2))
    .play(1, dice(1))
    .play(1, go(4, 3))
    .forbids(1, { type: 'take', what: 'car' })
    .play(1, { type: 'take', what: 'prisoner' })
    .play(1, go(4, 4))
    .shows({ figures: { electro: { at: '4,4', captive: true } } });
});

test('SM-POL-16: one prisoner per stack and per station', () => {
  table(5, {
    active: 1,
    figures: {
      electro: { at: '4,3', captive: true, ko: true, wounds: 5 },
      venom: { at: 'ps-bronx', captive: true, ko: true, wounds: 7 },
      rhino: { at: '4,5', captive: true, ko: true, wounds: 6 },
    },
    stacks: { '4,3': { cars: 1 }, 'ps-bronx': { cars: 1 }, '4,5': { cars: 1 } },
  })
    .dice(2)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .forbids(1, go(5, 2), go(4, 5));
});

test('SM-POL-19: a character in a station is no prisoner of the jail', () => {
  table(3, { active: 1, stacks: { '4,3': { cars: 1 } }, characters: { jameson: 'police:4,3' } })
    .dice(1)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, go(5, 2))
    .play(1, STOP)
    .shows({ players: { 1: { score: 0 } }, characters: { jameson: 'police:5,2' } });
});

test('SM-POL-19: dropped in a station on the way, the prisoner is jailed as well', () => {
  table(4, {
    active: 1,
    figures: { electro: { at: '4,3', captive: true, ko: true, wounds: 5 } },
    stacks: { '4,3': { cars: 2 } },
  })
    .dice(3)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, go(5, 2))
    .play(1, { type: 'drop', what: 'car' })
    .play(1, { type: 'drop', what: 'prisoner' })
    .shows({ players: { 1: { score: 11 } } })
    .play(1, go(4, 1))
    .shows({ figures: { electro: { at: '5,2', captive: true, jailed: true } } });
});

test('SM-POL-20: a conscious prisoner fights its guards, recovers, draws and plays cards, nothing else', () => {
  table(3, {
    roles: ['spider-man', 'police', 'goblin'],
    active: 2,
    players: [{}, {}, { role: 'goblin', score: 20, hand: ['first-aid', 'subway', 'secret-passage'] }],
    figures: { goblin: { at: 'ps-bronx', captive: true, wounds: 1 }, 'spider-man': { at: '4,2' } },
    stacks: { 'ps-bronx': { cars: 1 } },
  }).offers(
    2,
    END,
    fight(onStack(5, 2)),
    power('gob-pumpkin', onStack(5, 2)),
    power('gob-healing'),
    { type: 'bonus' },
    { type: 'recover' },
    { type: 'play', card: 'first-aid' },
    { type: 'play', card: 'secret-passage' },
  );
});

test('SM-POL-22: no web on a figure in a station', () => {
  table(3, {
    figures: { 'spider-man': { at: '4,2' }, rhino: { at: 'ps-bronx' } },
  }).forbids(0, power('sm-web-prison', onFigure('rhino')));
});

test('SM-POL-23 SM-VP-06 SM-POL-28: a newcomer pushes somebody out; who was a prisoner before costs 10', () => {
  const scene = () =>
    table(5, {
      active: 1,
      players: [{}, { score: 20 }],
      figures: {
        electro: { at: '4,3', captive: true, ko: true, wounds: 5 },
        venom: { at: '4,4', ko: true, wounds: 7 },
      },
      stacks: { '4,3': { cars: 1 } },
    })
      .dice(1)
      .play(1, drive(4, 3))
      .play(1, dice(1))
      .play(1, { type: 'arrest', role: 'venom' })
      .asks('custody/release', 1);
  scene()
    .play(1, { type: 'release', who: 'electro' })
    .play(1, { type: 'put', to: at(4, 4) })
    .shows({
      players: { 1: { score: 10 } },
      figures: { electro: { captive: false, at: '4,4' }, venom: { captive: true, at: '4,3' } },
    });
  scene()
    .play(1, { type: 'release', who: 'venom' })
    .play(1, { type: 'put', to: at(4, 4) })
    .shows({ players: { 1: { score: 20 } }, figures: { electro: { captive: true }, venom: { captive: false } } });
});

test('SM-POL-28 SM-POL-25: a captor knocked out brings its character, and captains come home', () => {
  table(4, {
    active: 1,
    players: [{}, { score: 20 }, {}, { mission: 'sab-docks' }],
    figures: { electro: { at: '4,4', wounds: 4 } },
    stacks: { '4,3': { cars: 1 } },
    characters: { jameson: 'electro' },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 3), target: onFigure('electro') })
    .play(1, dice(1))
    .asks('custody/release', 1)
    .play(1, { type: 'release', who: 'electro' })
    .play(1, { type: 'put', to: at(4, 4) })
    .shows({
      players: { 1: { score: 24 } },
      characters: { jameson: 'police:4,3' },
      figures: { electro: { captive: false, ko: true } },
    });
  table(4, {
    active: 1,
    players: [{}, {}, {}, { mission: 'sab-docks' }],
    figures: { electro: { at: '4,4', wounds: 4 } },
    stacks: { '4,3': { cars: 1 } },
    characters: { stacy: 'electro' },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 3), target: onFigure('electro') })
    .play(1, dice(1))
    .shows({ stacks: { '4,3': { captains: ['stacy'], prisoners: ['electro'] } } });
});

test('SM-POL-28 SM-PRIS-02: a car next to a lone character captures it for one die', () => {
  table(3, { active: 1, stacks: { '3,16': { cars: 1 } } })
    .play(1, { type: 'capture', from: at(3, 16), character: 'jameson' })
    .shows({ characters: { jameson: 'police:3,16' }, players: { 1: { dice: [5, 3, 3] } } });
});

test('SM-POL-26 SM-RULING-42: not where a free figure is awake; a K.O. one is captured and scored', () => {
  const scene = (how: object) =>
    table(4, { active: 1, figures: { electro: { at: 'ps-bronx', ...how } }, bonusDeck: ['dodge'] })
      .dice(5)
      .play(1, { type: 'bonus' })
      .play(1, dice(1));
  scene({}).forbids(1, { station: 'ps-bronx' });
  scene({ ko: true, wounds: 5 })
    .play(1, { type: 'station', station: 'ps-bronx', what: 'car' })
    .shows({ figures: { electro: { captive: true, jailed: true } }, players: { 1: { score: 11 } } });
});

test('SM-POL-27: without cars only the Bonus dice are left', () => {
  table(3, { active: 1, figures: { rhino: { at: '1,1' } } }).offers(1, END, { type: 'bonus' });
});

test('SM-POL-29: police tokens on one square are one stack', () => {
  table(3, { active: 1, stacks: { '4,3': { cars: 1 }, '4,5': { cars: 1 } }, characters: { stacy: '4,5' } })
    .dice(2)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, go(4, 5))
    .play(1, STOP)
    .shows({ stacks: { '4,5': { cars: 2, captains: ['stacy'] } } })
    .check(s => expect(s.stacks).toHaveLength(1));
});

test('SM-POL-18 SM-RULING-40: the start square counts, and an HQ is no shelter', () => {
  table(3, { active: 1, figures: { rhino: { at: 'hq-rhino', ko: true, wounds: 6 } }, stacks: { '1,1': { cars: 1 } } })
    .dice(1)
    .play(1, drive(1, 1))
    .play(1, dice(1))
    .play(1, { type: 'arrest', role: 'rhino' })
    .shows({ figures: { rhino: { at: '1,1', captive: true } } });
});

test('SM-POL-18 SM-POL-06: from a square that it only passes, over two cars or over somebody else', () => {
  const passing = (points: number, more: object) =>
    table(4, {
      active: 1,
      ...more,
      figures: { electro: { at: '3,4', ko: true, wounds: 5 }, ...(more as { figures?: object }).figures },
    })
      .dice(points)
      .play(1, drive(4, 2))
      .play(1, dice(1));
  passing(4, { stacks: { '4,2': { cars: 1 }, '4,4': { cars: 2 } } })
    .play(1, go(4, 4))
    .forbids(1, STOP)
    .play(1, { type: 'arrest', role: 'electro' })
    .play(1, go(4, 6))
    .play(1, STOP)
    .shows({
      figures: { electro: { at: '4,6', captive: true } },
      stacks: { '4,4': { cars: 2, prisoners: [] }, '4,6': { cars: 1 } },
    });
  const over = { stacks: { '4,2': { cars: 2 } }, figures: { 'spider-man': { at: '4,4' } } };
  passing(4, over)
    .play(1, go(4, 4))
    .forbids(1, STOP, { type: 'drop' })
    .play(1, { type: 'arrest', role: 'electro' })
    .forbids(1, STOP, { type: 'drop' })
    .play(1, go(4, 6))
    .shows({ figures: { electro: { at: '4,6', captive: true } } });
  passing(2, over).forbids(1, go(4, 4));
  passing(4, { stacks: { '4,2': { cars: 1 } }, characters: { 'mary-jane': '4,4' } })
    .play(1, go(4, 4))
    .forbids(1, STOP);
});

test('SM-POL-18 SM-POL-23: who would have to let somebody go does so where it can stay', () => {
  table(5, {
    active: 1,
    figures: { electro: { at: '3,4', ko: true, wounds: 5 }, venom: { at: '4,2', captive: true, ko: true, wounds: 7 } },
    stacks: { '4,2': { cars: 1 }, '4,4': { cars: 2 } },
    characters: { stacy: '4,4' },
  })
    .dice(5)
    .play(1, drive(4, 2))
    .play(1, dice(1))
    .play(1, go(4, 4))
    .forbids(1, { type: 'arrest' })
    .play(1, go(4, 5))
    .allows(1, { type: 'arrest', role: 'electro' });
});

test('SM-2P-06 SM-SPI-04: nobody plays the Police, and a stuck stack strikes at what holds it', () => {
  const struck = (hold: object, ...answer: number[]) =>
    table(2, {
      active: 1,
      players: [{}, { tokens: [] }],
      figures: { rhino: { at: '4,3' } },
      stacks: { '4,4': { cars: 1, ...hold } },
    })
      .dice(1, ...answer)
      .play(1, fight(onStack(4, 4)))
      .play(1, dice(1))
      .asks('turn/act', 1)
      .shows({ figures: { rhino: { wounds: 0 } } });
  struck({ web: true }, 1, 6).shows({ stacks: { '4,4': { web: false } } });
  struck({ web: true }, 5, 5).shows({ stacks: { '4,4': { web: true } } });
  struck({ symbiote: 'ven-seize' }, 6, 6).shows({ stacks: { '4,4': { symbiote: null } } });
  struck({ web: true, symbiote: 'ven-seize' }, 6, 6).shows({
    stacks: { '4,4': { web: false, symbiote: 'ven-seize' } },
  });
});

test('SM-2P-06 SM-SPI-02: the web itself is an attack, answered at any distance', () => {
  table(2, { figures: { 'spider-man': { at: '4,1' } }, stacks: { '4,4': { cars: 1 } } })
    .dice(5, 1, 6, 1)
    .play(0, power('sm-web-prison', onStack(4, 4)))
    .asks('turn/act', 0)
    .shows({ stacks: { '4,4': { web: false } } });
});

test('SM-SPI-04 SM-SPI-12: a stuck stack does not strike back, but may strike the web; it cannot drive', () => {
  table(3, {
    active: 2,
    players: [{}, { dice: [1, 0, 1] }, {}],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 2, web: true } },
  })
    .dice(1)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .offers(1, PASS, { type: 'riposte', target: onHold('web') }, { type: 'bonus' })
    .dice(6, 1, 1, 1)
    .play(1, { type: 'riposte', target: onHold('web') })
    .shows({ stacks: { '4,4': { web: false } }, figures: { rhino: { wounds: 0 } } });
});

test('SM-SPI-12: who ends a move there is stuck too, and nothing is taken out of it', () => {
  table(3, {
    active: 1,
    stacks: { '4,4': { cars: 1, web: true }, '4,2': { cars: 1 } },
    characters: { stacy: '4,4' },
  })
    .forbids(1, drive(4, 4))
    .dice(4)
    .play(1, drive(4, 2))
    .play(1, dice(1))
    .play(1, go(4, 4))
    .forbids(1, { type: 'take' })
    .play(1, STOP)
    .shows({ stacks: { '4,4': { cars: 2, web: true } } })
    .forbids(1, drive(4, 4));
});

test('SM-SPI-12: destroyed, the stack gives the token back', () => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'venom'],
    active: 2,
    players: [{}, {}, {}, { role: 'venom', score: 20, tokens: ['ven-symbiote-swing'] }],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1, symbiote: 'ven-seize' } },
  })
    .dice(6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .play(2, END)
    .asks('turn/act', 3)
    .shows({ players: { 3: { tokens: ['ven-symbiote-swing', 'ven-seize'] } } });
});

test('SM-COMBAT-12: police dice of a riposte are nobody’s Lucky break', () => {
  table(2, {
    active: 1,
    players: [{ hand: ['lucky-break'] }, { tokens: [] }],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(1, 1, 1)
    .play(1, fight(onStack(4, 4)))
    .play(1, dice(1))
    .asks('turn/act', 1);
});
