import { expect, test } from 'vitest';
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
  power,
  table,
  use,
} from './table.ts';

test('SM-CASE-41 SM-POL-26 SM-BONUS-08: two cars in different stations, none where two are', () => {
  table(3, {
    active: 1,
    stacks: { 'ps-bronx': { cars: 2 }, 'ps-chinatown': { cars: 1 } },
    bonusDeck: ['subway'],
  })
    .dice(5)
    .play(1, { type: 'bonus' })
    .play(1, dice(1))
    .asks('reinforcement/place', 1)
    .forbids(1, { station: 'ps-bronx' })
    .play(1, { type: 'station', station: 'ps-chinatown', what: 'car' })
    .forbids(1, { station: 'ps-chinatown' })
    .play(1, { type: 'station', station: 'ps-wall-street', what: 'car' })
    .asks('turn/act', 1)
    .shows({
      stacks: { '6,5': { cars: 2 }, '17,0': { cars: 1 } },
      players: { 1: { hand: [] } },
      bonusDiscard: ['subway'],
    });
});

test('SM-CASE-42 SM-POW-01: the third power comes with 20 points, at once', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    active: 2,
    players: [{}, {}, { role: 'lizard', score: 18 }],
    figures: { lizard: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 }, '4,2': { cars: 1 } },
  })
    .dice(6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 21, powers: ['liz-tail', 'liz-leap', 'liz-bite'] } } })
    .play(2, fight(onStack(4, 2)))
    .allows(2, use('liz-bite'));
});

test('SM-CASE-43 SM-ELE-01 SM-ELE-04 SM-POW-07: three dice, three bolts, three actions', () => {
  table(4, {
    active: 3,
    players: [{}, {}, {}, { score: 41, dice: [0, 3, 0], tokens: [] }],
    figures: { electro: { at: '4,0' } },
    stacks: { '4,5': { cars: 2 } },
  })
    .refuses(3, { type: 'roll', dice: 3 }, 'SM-TURN-04')
    .dice(5)
    .play(3, power('ele-lightning', onStack(4, 5)))
    .asks('reaction/choose', 1)
    .play(1, PASS)
    .dice(2)
    .play(3, power('ele-lightning', onStack(4, 5)))
    .asks('reaction/choose', 1)
    .play(1, PASS)
    .dice(6)
    .play(3, power('ele-lightning', onStack(4, 5)))
    .asks('turn/act', 0)
    .shows({ players: { 3: { score: 47, dice: [0, 0, 0] } } })
    .check(s => expect(s.stacks).toEqual([]));
});

test('SM-CASE-44 SM-RHI-01 SM-RHI-05 SM-RULING-46: three squares of one series, against an opponent', () => {
  const scene = (from: string) =>
    table(3, {
      active: 2,
      players: [{}, {}, { mission: 'sab-lab' }],
      figures: { rhino: { at: from } },
      stacks: { '1,5': { cars: 2 } },
    })
      .dice(4)
      .play(2, MOVE)
      .play(2, dice(1));
  scene('1,2')
    .play(2, go(1, 4))
    .play(2, STOP)
    .play(2, fight(onStack(1, 5)))
    .forbids(2, use('rhi-charge'));
  scene('1,1')
    .play(2, go(1, 4))
    .play(2, STOP)
    .play(2, fight(onStack(1, 5)))
    .play(2, use('rhi-charge'))
    .dice(5, 5, 3, 1)
    .play(2, dice(4))
    .check(s => expect(s.stacks).toEqual([]));
  scene('1,1')
    .play(2, go(1, 4))
    .play(2, STOP)
    .play(2, fight(onPlace('lab')))
    .forbids(2, use('rhi-charge'));
});

test('SM-CASE-45 SM-RHI-04: Super charge doubles, against the objective too', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { score: 40, mission: 'sab-lab' }],
    figures: { rhino: { at: '1,0' } },
  })
    .dice(4)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(1, 4))
    .play(2, fight(onPlace('lab')))
    .play(2, use('rhi-supercharge'))
    .dice(3, 2, 6)
    .play(2, dice(3))
    .shows({ players: { 2: { progress: { place: 'lab', damage: 2 } } } });
});

test('SM-CASE-46 SM-SCO-01 SM-LIZ-01: one die, doubled or raised by two', () => {
  const scene = (role: string, die: number, tail: 'sco-tail' | 'liz-tail') =>
    table(3, {
      roles: ['spider-man', 'police', role],
      active: 2,
      figures: { [role]: { at: '4,3' }, 'spider-man': { at: '4,4' } },
      players: [{ tokens: [] }],
    })
      .play(2, fight(onFigure('spider-man')))
      .play(2, use(tail))
      .offers(2, dice(1))
      .dice(die)
      .play(2, dice(1));
  scene('scorpion', 3, 'sco-tail').shows({ figures: { 'spider-man': { wounds: 1 } } });
  scene('lizard', 3, 'liz-tail').shows({ figures: { 'spider-man': { wounds: 0 } } });
  scene('lizard', 4, 'liz-tail').shows({ figures: { 'spider-man': { wounds: 1 } } });
});

test('SM-CASE-47 SM-LIZ-03: the bite doubles one die of the roll', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    active: 2,
    players: [{ tokens: [] }, {}, { role: 'lizard', score: 20 }],
    figures: { lizard: { at: '4,3' }, 'spider-man': { at: '4,4' } },
  })
    .play(2, fight(onFigure('spider-man')))
    .play(2, use('liz-bite'))
    .dice(1, 3, 5)
    .play(2, dice(3))
    .asks('attack/bite', 2)
    .offers(2, { type: 'bite', value: 1 }, { type: 'bite', value: 3 }, { type: 'bite', value: 5 })
    .play(2, { type: 'bite', value: 3 })
    .shows({ figures: { 'spider-man': { wounds: 1 } } });
});

test('SM-CASE-48 SM-VEN-02 SM-SPI-06: no Spider-sense against Venom', () => {
  const words = (role: string) => ({
    roles: ['spider-man', 'police', role],
    active: 2,
    players: [{ dice: [0, 0, 0] }],
    figures: { [role]: { at: '4,3' }, 'spider-man': { at: '4,4' } },
  });
  table(3, words('venom'))
    .dice(6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1))
    .asks('reaction/choose', 0)
    .shows({ figures: { 'spider-man': { wounds: 1 } } });
  table(3, words('electro'))
    .dice(6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1))
    .asks('attack/prevent', 0)
    .dice(4)
    .play(0, { type: 'prevent', power: 'sm-spider-sense' })
    .shows({
      figures: { 'spider-man': { wounds: 0 } },
      players: { 0: { tokens: ['sm-web-swing', 'sm-web-prison', 'sm-spider-strength'] } },
    });
});

test('SM-CASE-50 SM-OCT-03..07: seized, struck free, put down beside Octopus', () => {
  table(4, {
    roles: ['spider-man', 'police', 'octopus', 'electro'],
    active: 2,
    players: [{}, {}, { role: 'octopus', score: 20 }, { role: 'electro', tokens: [] }],
    figures: { octopus: { at: '4,3' }, electro: { at: '4,4' } },
  })
    .dice(5)
    .play(2, power('oct-capture', onFigure('electro')))
    .shows({
      figures: { electro: { held: true, at: 'off' } },
      players: { 2: { dice: [4, 5, 3] } },
      pincers: ['electro'],
    })
    .asks('reaction/choose', 3)
    .offers(3, PASS, fight(onHold('pincers')))
    .dice(6)
    .play(3, fight(onHold('pincers')))
    .play(3, dice(1))
    .asks('freedom/place', 3)
    .play(3, { type: 'put', to: at(4, 2) })
    .asks('turn/act', 2)
    .shows({ figures: { electro: { held: false, at: '4,2' } }, pincers: [] });
});

test('SM-CASE-51 SM-OCT-09 SM-RHI-03 SM-REACT-07 SM-RULING-21: the aimed target answers first, then the robbed stack', () => {
  const scene = () =>
    table(4, {
      roles: ['spider-man', 'police', 'octopus', 'venom'],
      active: 2,
      players: [{}, {}, { role: 'octopus', score: 40 }],
      figures: { octopus: { at: '4,3' }, venom: { at: '4,6' } },
      stacks: { '4,2': { cars: 1 } },
    });
  scene()
    .dice(6)
    .play(2, power('oct-car-throw', onFigure('venom'), at(4, 2)))
    .asks('reaction/choose', 3)
    .shows({ players: { 2: { score: 43 } }, figures: { venom: { wounds: 1 } } })
    .play(3, PASS)
    .asks('turn/act', 2);
  scene()
    .dice(5)
    .play(2, power('oct-car-throw', onFigure('venom'), at(4, 2)))
    .asks('reaction/choose', 3)
    .play(3, PASS)
    .asks('reaction/choose', 1)
    .shows({ stacks: { '4,2': { cars: 1 } }, figures: { venom: { wounds: 0 } } });
});

test('SM-CASE-52 SM-POL-02..05 SM-RULING-37: DeWolff doubles, and the stack may be split on the way', () => {
  table(3, { active: 1, stacks: { '1,0': { cars: 2 } }, characters: { stacy: '1,0', dewolff: '1,0' } })
    .dice(4, 3)
    .play(1, { type: 'drive', square: at(1, 0) })
    .play(1, dice(2))
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 14 }))
    .forbids(1, { type: 'drop', what: 'dewolff' })
    .play(1, go(1, 5))
    .play(1, { type: 'drop', what: 'car' })
    .play(1, { type: 'drop', what: 'stacy' })
    .play(1, go(1, 14))
    .play(1, STOP)
    .shows({
      stacks: { '1,5': { cars: 1, captains: ['stacy'] }, '1,14': { cars: 1, captains: ['dewolff'] } },
    });
});

test('SM-CASE-53 SM-POL-08 SM-POL-11: Stacy and the station, +1 each, in a riposte too', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { tokens: [] }],
    figures: { rhino: { at: '4,2' } },
    stacks: { 'ps-bronx': { cars: 1 } },
    characters: { stacy: 'ps-bronx' },
  })
    .dice(1)
    .play(2, fight(onStack(5, 2)))
    .play(2, dice(1))
    .dice(4, 3)
    .play(1, { type: 'riposte', target: onFigure('rhino') })
    .shows({ figures: { rhino: { wounds: 1 } } });
});

test('SM-CASE-54 SM-POL-11 SM-POL-13: what is left ripostes, nothing does not', () => {
  const scene = (roll: [number, number]) =>
    table(3, {
      active: 2,
      players: [{}, { dice: [0, 0, 0] }, { tokens: [] }],
      figures: { rhino: { at: '4,3' } },
      stacks: { '4,4': { cars: 2 } },
    })
      .dice(...roll)
      .play(2, fight(onStack(4, 4)))
      .play(2, dice(2));
  scene([6, 1])
    .asks('reaction/choose', 1)
    .dice(6, 6)
    .play(1, { type: 'riposte', target: onFigure('rhino') })
    .shows({ figures: { rhino: { wounds: 2 } } });
  scene([6, 6]).asks('turn/act', 2);
});

test('SM-CASE-55 SM-POL-12 SM-RULING-38: one of riposte, dice of the sheet, or nothing', () => {
  table(3, {
    active: 2,
    players: [{}, { dice: [0, 2, 1] }, {}],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(1)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .offers(
      1,
      PASS,
      { type: 'riposte', target: onFigure('rhino') },
      { type: 'fight', from: at(4, 4), target: onFigure('rhino') },
      { type: 'bonus' },
    )
    .play(1, { type: 'fight', from: at(4, 4), target: onFigure('rhino') })
    .offers(1, dice(1), dice(2));
});

test('SM-CASE-56 SM-POL-17 SM-POL-19 SM-VP-07 SM-RULING-29: K.O. scores the mission, the station scores once', () => {
  table(4, {
    active: 1,
    players: [{}, {}, {}, { mission: 'sab-docks' }],
    figures: { electro: { at: '4,4', wounds: 4 } },
    stacks: { '4,3': { cars: 1 } },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 3), target: onFigure('electro') })
    .play(1, dice(1))
    .shows({ players: { 1: { score: 4 } }, figures: { electro: { ko: true, captive: true, at: '4,3' } } })
    .dice(1)
    .play(1, { type: 'drive', square: at(4, 3) })
    .play(1, dice(1))
    .play(1, go(5, 2))
    .play(1, STOP)
    .shows({ players: { 1: { score: 15 } }, figures: { electro: { at: '5,2', jailed: true } } })
    .dice(4, 4)
    .play(1, { type: 'drive', square: at(5, 2) })
    .play(1, dice(2))
    .play(1, go(6, 5))
    .play(1, STOP)
    .shows({ players: { 1: { score: 15 } }, figures: { electro: { at: '6,5' } } });
});

test('SM-CASE-57 SM-POL-20 SM-MOVE-08 SM-VP-06: who breaks out scores the car and walks', () => {
  table(4, {
    active: 3,
    figures: { electro: { at: 'ps-bronx', captive: true, jailed: true } },
    stacks: { 'ps-bronx': { cars: 1 } },
  })
    .forbids(3, MOVE)
    .dice(6)
    .play(3, fight(onStack(5, 2)))
    .play(3, dice(1))
    .asks('turn/act', 3)
    .shows({ players: { 3: { score: 3 } }, figures: { electro: { captive: false, at: '5,2' } } })
    .dice(2)
    .play(3, MOVE)
    .play(3, dice(1))
    .allows(3, go(4, 2));
});

test.each([
  ['a villain who frees another scores 10', 'rhino', 2, 13],
  ['Spider-Man loses 10', 'spider-man', 0, 10],
] as const)('SM-CASE-58 SM-VP-06 SM-POL-21 SM-RULING-28: %s', (_title, role, seat, score) => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'goblin'],
    active: seat,
    players: [{ score: 20 }],
    figures: { [role]: { at: '4,2' }, goblin: { at: 'ps-bronx', captive: true, ko: true, wounds: 4 } },
    stacks: { 'ps-bronx': { cars: 1 } },
  })
    .dice(6)
    .play(seat, fight(onStack(5, 2)))
    .play(seat, dice(1))
    .shows({ players: { [seat]: { score } }, figures: { goblin: { captive: false, at: '5,2', ko: true } } });
});

test('SM-CASE-59 SM-3P-01..05 SM-RULING-33: an abandoned villain stays, a fresh one starts at home', () => {
  table(3, {
    roles: ['spider-man', 'police', 'scorpion'],
    players: [{}, {}, { role: 'scorpion', score: 23, hand: ['dodge'], tracer: true, mission: 'sab-bank' }],
    figures: { 'spider-man': { at: '4,3' }, scorpion: { at: '4,4', wounds: 5 } },
    stacks: { '3,4': { cars: 1 } },
  })
    .dice(6)
    .play(0, fight(onFigure('scorpion')))
    .play(0, dice(1))
    .play(2, PASS)
    .asks('knockout/abandon', 2)
    .forbids(2, { type: 'abandon', villain: 'scorpion' })
    .play(2, { type: 'abandon', villain: 'venom' })
    .shows({
      players: {
        2: {
          role: 'venom',
          score: 23,
          hand: ['dodge'],
          dice: [5, 8, 3],
          tracer: false,
          powers: ['ven-symbiote-swing', 'ven-immune', 'ven-seize'],
        },
      },
      figures: { venom: { at: '8,6', wounds: 0 }, scorpion: { ko: true, abandoned: true, at: '4,4' } },
      tracers: { sheet: 1 },
    })
    .play(0, END)
    .dice(2)
    .play(1, { type: 'drive', square: at(3, 4) })
    .play(1, dice(1))
    .play(1, { type: 'arrest', role: 'scorpion' })
    .play(1, go(5, 2))
    .play(1, STOP)
    .shows({ players: { 1: { score: 11 } }, figures: { scorpion: { at: 'off', captive: false } } });
});

test('SM-CASE-60 SM-2P-01..06 SM-RULING-34: no events, the villain sets up first, cars riposte by themselves', () => {
  table(2, { phase: 'setup' })
    .check(s => expect(s.bonusDeck).toHaveLength(56))
    .play(0, { type: 'role', role: 'spider-man' })
    .forbids(1, { role: 'police' })
    .play(1, { type: 'role', role: 'rhino' })
    .asks('game/police', 0)
    .check(s => {
      expect(s.players.map(p => p.hand.length)).toEqual([0, 1]);
      expect(s.players[1]?.mission).not.toBeNull();
    });
  table(2, {
    active: 1,
    figures: { rhino: { at: '4,3' } },
    players: [{ hand: ['lucky-break'] }, { tokens: [] }],
    stacks: { '4,4': { cars: 2 } },
  })
    .dice(6)
    .play(1, fight(onStack(4, 4)))
    .dice(6, 1)
    .play(1, dice(1))
    .asks('turn/act', 1)
    .shows({ figures: { rhino: { wounds: 1 } }, stacks: { '4,4': { cars: 1 } } });
});

test('SM-CASE-61 SM-END-01: the target reached, the match is over in the middle of the turn', () => {
  table(3, {
    roles: ['spider-man', 'police', 'venom'],
    active: 2,
    players: [{}, {}, { role: 'venom', score: 53, mission: 'sab-museum', progress: { place: 'museum', damage: 1 } }],
    figures: { venom: { at: '1,10' } },
  })
    .dice(6)
    .play(2, fight(onPlace('museum')))
    .play(2, dice(1))
    .ends('target')
    .check((s, m) => {
      expect(s.players[2]?.score).toBe(61);
      expect(m.outcome?.scores).toEqual([0, 0, 1]);
    });
});

test('SM-CASE-62 SM-VP-08 SM-RULING-25: no score falls below 0', () => {
  table(3, {
    players: [{ score: 4 }],
    figures: { 'spider-man': { at: '4,2' }, rhino: { at: 'ps-bronx', captive: true } },
    stacks: { 'ps-bronx': { cars: 1 } },
  })
    .dice(6)
    .play(0, fight(onStack(5, 2)))
    .play(0, dice(1))
    .shows({ players: { 0: { score: 0 } } });
});

test('SM-CASE-63 SM-KO-04 SM-RULING-14: prisoners pass over any distance', () => {
  table(4, {
    roles: ['spider-man', 'police', 'electro', 'venom'],
    active: 2,
    figures: { electro: { at: '4,1' }, venom: { at: '4,6', wounds: 6 } },
    characters: { 'aunt-may': 'venom' },
  })
    .dice(5)
    .play(2, power('ele-bolt', onFigure('venom')))
    .shows({ players: { 2: { score: 7 } }, characters: { 'aunt-may': 'electro' }, figures: { venom: { ko: true } } });
});

test('SM-CASE-64 SM-REACT-08 SM-RULING-35: a stuck figure reacts against the web and nothing else', () => {
  table(3, {
    roles: ['spider-man', 'police', 'goblin'],
    players: [{}, {}, { role: 'goblin', score: 20 }],
    figures: { 'spider-man': { at: '4,3' }, goblin: { at: '4,4', web: true, wounds: 1 } },
  })
    .dice(1)
    .play(0, fight(onFigure('goblin')))
    .play(0, dice(1))
    .offers(2, PASS, fight(onHold('web')), power('gob-pumpkin', onHold('web')));
});

test('SM-CASE-65 SM-POL-20 SM-POL-14 SM-RULING-41: guards never strike their prisoner', () => {
  table(4, {
    active: 3,
    players: [{}, { dice: [0, 1, 1] }],
    figures: { electro: { at: 'ps-bronx', captive: true } },
    stacks: { 'ps-bronx': { cars: 2 } },
  })
    .dice(6)
    .play(3, fight(onStack(5, 2)))
    .play(3, dice(1))
    .shows({ players: { 3: { score: 3 } }, stacks: { '5,2': { cars: 1 } } })
    .offers(1, PASS, { type: 'bonus' });
});
