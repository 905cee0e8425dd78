import { expect, test } from 'vitest';
import { powersFor } from '../rules/score.ts';
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

/** The villain of seat 2 next to Spider-Man, who has nothing to answer with. */
const duel = (role: string, score: number, more: object = {}) => ({
  roles: ['spider-man', 'police', role],
  active: 2,
  players: [{ tokens: [], dice: [0, 0, 0] }, {}, { role, score }],
  figures: { 'spider-man': { at: '4,4' }, [role]: { at: '4,3' } },
  ...more,
});

test('SM-POW-01 SM-VEN-06 SM-RULING-47: two powers at first, a third at 20, a fourth at 40; Spider-Man has all', () => {
  expect(powersFor('venom', 0)).toEqual(['ven-symbiote-swing', 'ven-immune']);
  expect(powersFor('venom', 20)).toEqual(['ven-symbiote-swing', 'ven-immune', 'ven-seize']);
  expect(powersFor('goblin', 40)).toEqual(['gob-pumpkin', 'gob-glider', 'gob-healing', 'gob-smoke']);
  expect(powersFor('spider-man', 0)).toHaveLength(4);
  expect(powersFor('police', 60)).toEqual([]);
});

test('SM-POW-02: a power that was gained stays when the score falls', () => {
  const scene = table(4, {
    roles: ['spider-man', 'police', 'rhino', 'goblin'],
    active: 2,
    players: [{}, {}, { score: 20 }],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
  });
  const rhino = scene.m.state.players[2];
  if (rhino) rhino.score = 5;
  scene
    .dice(6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 8, powers: ['rhi-charge', 'rhi-hide', 'rhi-car-throw'] } } });
});

test('SM-POW-03 SM-POW-04 SM-SPI-05: a token is spent by its use and back at the start of the next turn', () => {
  table(3, { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3' } }, players: [{}, {}, { dice: [0, 0, 0] }] })
    .dice(1, 1)
    .play(0, power('sm-web-prison', onFigure('rhino')))
    .shows({ players: { 0: { tokens: ['sm-web-swing', 'sm-spider-sense', 'sm-spider-strength'], dice: [4, 5, 3] } } })
    .forbids(0, { type: 'power' })
    .play(0, END)
    .play(1, END)
    .play(2, END)
    .allows(0, power('sm-web-prison', onFigure('rhino')));
});

test('SM-POW-05 SM-RULING-26: dice of powers are free, but those of Seize and Lightning', () => {
  table(3, duel('octopus', 20))
    .dice(1)
    .play(2, power('oct-capture', onFigure('spider-man')))
    .shows({ players: { 2: { dice: [4, 5, 3] } } });
  table(3, duel('electro', 40))
    .dice(1)
    .play(2, power('ele-bolt', onFigure('spider-man')))
    .shows({ players: { 2: { dice: [4, 5, 3] } } })
    .dice(1)
    .play(2, power('ele-lightning', onFigure('spider-man')))
    .shows({ players: { 2: { dice: [4, 4, 3] } } });
});

test('SM-POW-06: several powers on one series', () => {
  table(3, duel('rhino', 40, { momentum: { squares: 4, flown: false, nextToOpponent: true, nextToObjective: false } }))
    .play(2, fight(onFigure('spider-man')))
    .play(2, use('rhi-charge'))
    .play(2, use('rhi-supercharge'))
    .dice(2, 3)
    .play(2, dice(2))
    .shows({ figures: { 'spider-man': { wounds: 1 } } }); // 2×2+1 = 5, 3×2+1 = 7
});

// Spider-Man

test('SM-SPI-02: villains and stacks only, nobody who has a web on', () => {
  table(3, {
    figures: { 'spider-man': { at: '4,2' }, rhino: { at: '4,4', web: true } },
    stacks: { '4,3': { cars: 1 }, '4,1': { cars: 1, web: true } },
  })
    .allows(0, power('sm-web-prison', onStack(4, 3)))
    .forbids(0, power('sm-web-prison', onFigure('rhino')), power('sm-web-prison', onStack(4, 1)));
});

test('SM-SPI-05 SM-RULING-52: web and symbiote on one target, each broken by a hit of its own', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,4', web: true, symbiote: 'ven-seize' } } })
    .offers(2, END, fight(onHold('web')), fight(onHold('symbiote')))
    .dice(6, 6)
    .play(2, fight(onHold('web')))
    .play(2, dice(2))
    .shows({ figures: { rhino: { web: false, symbiote: 'ven-seize' } } })
    .forbids(2, MOVE)
    .dice(6)
    .play(2, fight(onHold('symbiote')))
    .play(2, dice(1))
    .allows(2, MOVE);
});

test('SM-SPI-08 SM-RULING-36: a tracer for a villain next to him, free, K.O. or not', () => {
  table(4, {
    tracers: { sheet: 1, supply: 2 },
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', ko: true, wounds: 6 }, electro: { at: '4,6' } },
  })
    .forbids(0, { type: 'tracer', role: 'electro' })
    .play(0, { type: 'tracer', role: 'rhino' })
    .shows({ players: { 0: { dice: [4, 5, 3] }, 2: { tracer: true } }, tracers: { sheet: 0, supply: 2 } })
    .forbids(0, { type: 'tracer' });
});

const PASSING = {
  tracers: { sheet: 1, supply: 2 },
  players: [{ tokens: [] }],
  figures: { 'spider-man': { at: '4,0' }, rhino: { at: '3,2' } },
};
const traced = { type: 'tracer' as const, role: 'rhino' as const };

test('SM-SPI-08 SM-TURN-09: it is placed in passing, and the move goes on', () => {
  table(3, PASSING)
    .dice(6)
    .play(0, MOVE)
    .play(0, dice(1))
    .forbids(0, traced)
    .play(0, go(4, 2))
    .play(0, traced)
    .shows({ players: { 2: { tracer: true } }, tracers: { sheet: 0, supply: 2 } })
    .forbids(0, traced)
    .play(0, go(4, 6))
    .asks('turn/act', 0);
});

test('SM-SPI-08: whoever stood beside the way can still get it when the last step is done', () => {
  table(3, PASSING)
    .dice(6)
    .play(0, MOVE)
    .play(0, dice(1))
    .play(0, go(4, 6))
    .asks('movement/walk', 0)
    .offers(0, STOP, traced)
    .play(0, traced)
    .shows({ players: { 2: { tracer: true } } })
    .asks('turn/act', 0);
  table(3, PASSING)
    .dice(6)
    .play(0, MOVE)
    .play(0, dice(1))
    .play(0, go(4, 6))
    .play(0, STOP)
    .asks('turn/act', 0)
    .forbids(0, traced);
});

test('SM-SPI-08: not while he moves in the turn of somebody else', () => {
  table(3, { ...PASSING, active: 2, figures: { 'spider-man': { at: '4,1' }, rhino: { at: '4,2' } } })
    .dice(1)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1))
    .dice(3)
    .play(0, MOVE)
    .play(0, dice(1))
    .forbids(0, traced)
    .play(0, go(4, 4))
    .asks('turn/act', 2);
});

test('SM-SPI-10 SM-CARD-08: a removed tracer goes to the supply; Spider-Man takes one from there', () => {
  table(3, { active: 2, players: [{}, {}, { hand: ['tracer'], tracer: true }], tracers: { sheet: 0, supply: 3 } })
    .play(2, { type: 'play', card: 'tracer' })
    .shows({ players: { 2: { tracer: false } }, tracers: { sheet: 0, supply: 4 } });
  table(3, { players: [{ hand: ['tracer', 'tracer'] }], tracers: { sheet: 0, supply: 1 } })
    .play(0, { type: 'play', card: 'tracer' })
    .shows({ tracers: { sheet: 1, supply: 0 } })
    .forbids(0, { type: 'play', card: 'tracer' });
});

// Octopus

test.each([
  [4, 1],
  [3, 0],
])('SM-OCT-01: the die of the tentacles, %i, is worth %i on each die', (check, wounds) => {
  table(3, duel('octopus', 0))
    .play(2, fight(onFigure('spider-man')))
    .play(2, use('oct-pincer-strike'))
    .dice(check, 5)
    .play(2, dice(1))
    .shows({ figures: { 'spider-man': { wounds } } });
});

test('SM-OCT-03: the bonus of his HQ counts', () => {
  table(3, duel('octopus', 20, { figures: { octopus: { at: 'hq-octopus' }, 'spider-man': { at: '13,14' } } }))
    .dice(4)
    .play(2, power('oct-capture', onFigure('spider-man')))
    .shows({ pincers: ['spider-man'] });
});

const HELD = {
  roles: ['spider-man', 'police', 'octopus', 'electro'],
  players: [{}, {}, { role: 'octopus', score: 20, hand: [] }, { role: 'electro', hand: ['first-aid', 'subway'] }],
  figures: { octopus: { at: '4,3' }, electro: { held: true, wounds: 2 } },
};

test('SM-OCT-05: Octopus strikes whom he holds; the answer goes to the pincers', () => {
  table(4, { ...HELD, active: 2 })
    .dice(6)
    .play(2, fight(onFigure('electro')))
    .play(2, dice(1))
    .play(3, PASS)
    .shows({ figures: { electro: { wounds: 3, held: true } } })
    .asks('reaction/choose', 3)
    .offers(3, PASS, fight(onHold('pincers')), power('ele-bolt', onHold('pincers')));
});

test('SM-OCT-06: in the pincers there is only the fight against them, recovery and cards', () => {
  table(4, { ...HELD, active: 3 }).offers(
    3,
    END,
    fight(onHold('pincers')),
    power('ele-bolt', onHold('pincers')),
    { type: 'recover' },
    { type: 'play', card: 'first-aid' },
  );
});

test('SM-OCT-07 SM-RULING-43: with no free square around, somebody is pushed', () => {
  table(4, {
    ...HELD,
    active: 3,
    figures: { octopus: { at: '6,4' }, electro: { held: true } },
    stacks: { '5,4': { cars: 1 }, '7,3': { cars: 1 }, '7,5': { cars: 1 } },
  })
    .dice(6)
    .play(3, fight(onHold('pincers')))
    .play(3, dice(1))
    .play(3, { type: 'keep' })
    .asks('freedom/place', 3)
    .offers(3, { type: 'put', to: at(5, 4) }, { type: 'put', to: at(7, 3) }, { type: 'put', to: at(7, 5) })
    .play(3, { type: 'put', to: at(5, 4) })
    .asks('freedom/push', 3)
    .play(3, { type: 'put', to: at(4, 4) })
    .shows({ figures: { electro: { at: '5,4', held: false } }, stacks: { '4,4': { cars: 1 } } });
});

test('SM-OCT-08: knocked out, he lets everybody go, the first captured first', () => {
  table(5, {
    roles: ['spider-man', 'police', 'octopus', 'electro', 'rhino'],
    players: [{}, {}, { role: 'octopus', tokens: [] }],
    figures: {
      'spider-man': { at: '4,2' },
      octopus: { at: '4,3', wounds: 5 },
      electro: { held: true },
      rhino: { held: true, ko: true, wounds: 6 },
    },
  })
    .dice(6)
    .play(0, fight(onFigure('octopus')))
    .play(0, dice(1))
    .asks('freedom/place', 3)
    .play(3, { type: 'put', to: at(4, 4) })
    .asks('freedom/place', 4)
    .play(4, { type: 'put', to: at(3, 4) })
    .shows({
      figures: { electro: { at: '4,4', held: false }, rhino: { at: '3,4', held: false, ko: true } },
      pincers: [],
    });
});

test('SM-OCT-10 SM-PRIS-06: two places for figures and characters alike', () => {
  table(4, { ...HELD, active: 2, characters: { jameson: 'octopus', 'mary-jane': '4,4' } })
    .play(2, { type: 'capture', from: null, character: 'mary-jane' })
    .asks('custody/release', 2)
    .offers(
      2,
      { type: 'release', who: 'electro' },
      { type: 'release', who: 'jameson' },
      { type: 'release', who: 'mary-jane' },
    )
    .play(2, { type: 'release', who: 'electro' })
    .play(2, { type: 'put', to: at(4, 2) })
    .shows({ figures: { electro: { held: false, at: '4,2' } }, characters: { 'mary-jane': 'octopus' } });
});

test('SM-OCT-09: never at the stack the car comes from; at another one, or the own objective', () => {
  table(3, {
    roles: ['spider-man', 'police', 'octopus'],
    active: 2,
    players: [{}, {}, { role: 'octopus', score: 40, mission: 'sab-lab' }],
    figures: { octopus: { at: '1,3' } },
    stacks: { '1,2': { cars: 1 }, '1,5': { cars: 1 } },
  })
    .allows(2, power('oct-car-throw', onStack(1, 5), at(1, 2)), power('oct-car-throw', onPlace('lab'), at(1, 2)))
    .forbids(2, power('oct-car-throw', onStack(1, 2), at(1, 2)))
    .dice(6)
    .play(2, power('oct-car-throw', onStack(1, 5), at(1, 2)))
    .check(s => expect(s.stacks).toEqual([]))
    .shows({ players: { 2: { score: 46 } } });
});

// Green Goblin

test('SM-GOB-01 SM-RULING-44: two dice at +1, at any distance, once per turn', () => {
  table(3, duel('goblin', 0, { figures: { goblin: { at: '1,0' }, 'spider-man': { at: '1,12' } } }))
    .dice(5, 6)
    .play(2, power('gob-pumpkin', onFigure('spider-man')))
    .shows({ figures: { 'spider-man': { wounds: 2 } }, players: { 2: { dice: [3, 5, 2], tokens: ['gob-glider'] } } })
    .forbids(2, { type: 'power' });
});

test.each([
  ['SM-GOB-02', 'goblin', 0, 'gob-glider'],
  ['SM-ELE-03', 'electro', 20, 'ele-power-lines'],
  ['SM-VEN-01', 'venom', 0, 'ven-symbiote-swing'],
  ['SM-VUL-01', 'vulture', 0, 'vul-fly'],
] as const)(
  'SM-GOB-02 SM-ELE-03 SM-VEN-01 SM-VUL-01: %s, the %s doubles a Movement series',
  (_id, role, score, token) => {
    table(3, duel(role, score))
      .play(2, MOVE)
      .play(2, use(token))
      .dice(3, 2)
      .play(2, dice(2))
      .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 10 }));
  },
);

test.each([
  [6, 0],
  [5, 1],
])('SM-GOB-03: a %i leaves %i wounds', (die, wounds) => {
  table(3, duel('goblin', 20, { figures: { goblin: { at: '4,3', wounds: 1 } } }))
    .dice(die)
    .play(2, power('gob-healing'))
    .shows({ figures: { goblin: { wounds } } })
    .forbids(2, power('gob-healing'));
});

test('SM-GOB-03 SM-REACT-02: as a reaction too', () => {
  table(3, {
    roles: ['spider-man', 'police', 'goblin'],
    players: [{}, {}, { role: 'goblin', score: 20 }],
    figures: { 'spider-man': { at: '4,4' }, goblin: { at: '4,3', wounds: 1 } },
  })
    .dice(1)
    .play(0, fight(onFigure('goblin')))
    .play(0, dice(1))
    .dice(6)
    .play(2, power('gob-healing'))
    .shows({ figures: { goblin: { wounds: 0 } } });
});

test('SM-GOB-04 SM-RULING-45: smoke stops the attack, and that opponent for the rest of the turn', () => {
  table(4, {
    roles: ['spider-man', 'police', 'goblin', 'rhino'],
    players: [{}, {}, { role: 'goblin', score: 40 }],
    figures: { 'spider-man': { at: '4,4' }, goblin: { at: '4,3' }, rhino: { at: '4,2' } },
  })
    .play(0, fight(onFigure('goblin')))
    .play(0, dice(5))
    .dice(5)
    .play(2, { type: 'interrupt', power: 'gob-smoke' })
    .asks('turn/act', 0)
    .shows({ players: { 0: { dice: [4, 5, 3] } } })
    .forbids(0, fight(onFigure('goblin')), power('sm-web-prison', onFigure('goblin')));
});

// Rhino

test.each([
  [[6, 1], 0],
  [[5, 5], 1],
])('SM-RHI-02: two dice %j leave %i wounds', (roll, wounds) => {
  table(3, { figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3' } } })
    .dice(6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .dice(...roll)
    .play(2, { type: 'prevent', power: 'rhi-hide' })
    .shows({ figures: { rhino: { wounds } } });
});

test('SM-RHI-05: another action in between, and the charge is lost', () => {
  table(3, { active: 2, figures: { rhino: { at: '1,1' } }, stacks: { '1,5': { cars: 2 } } })
    .dice(3)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(1, 4))
    .dice(1)
    .play(2, { type: 'bonus' })
    .play(2, dice(1))
    .play(2, fight(onStack(1, 5)))
    .forbids(2, use('rhi-charge'));
});

// Electro

test.each([
  [5, 1],
  [4, 0],
])('SM-ELE-02: electrocution with a %i: %i wound', (check, wounds) => {
  table(3, duel('electro', 0))
    .play(2, fight(onFigure('spider-man')))
    .play(2, use('ele-electrocute'))
    .dice(check, 5)
    .play(2, dice(1))
    .shows({ figures: { 'spider-man': { wounds } } });
});

// Venom

test('SM-VEN-03 SM-VEN-04: one die, 5+, on any opponent; the token lies there until it is dissolved', () => {
  table(3, duel('venom', 20, { players: [{ tokens: [], dice: [0, 1, 0] }, {}, { role: 'venom', score: 20 }] }))
    .dice(5)
    .play(2, power('ven-seize', onFigure('spider-man')))
    .shows({ figures: { 'spider-man': { symbiote: 'ven-seize' } } })
    .dice(6)
    .play(0, fight(onHold('symbiote')))
    .play(0, dice(1))
    .shows({ figures: { 'spider-man': { symbiote: null } }, players: { 2: { tokens: ['ven-symbiote-swing'] } } })
    .play(2, END)
    .play(0, END)
    .play(1, END)
    .shows({ players: { 2: { tokens: ['ven-symbiote-swing', 'ven-seize'] } } });
});

test('SM-VEN-04: a failed attempt uses the token; one on the board does not come back', () => {
  table(3, duel('venom', 20))
    .dice(4)
    .play(2, power('ven-seize', onFigure('spider-man')))
    .forbids(2, { type: 'power' })
    .shows({ figures: { 'spider-man': { symbiote: null } } });
  table(3, {
    ...duel('venom', 20),
    step: 'begin',
    figures: { venom: { at: '4,3' }, 'spider-man': { at: '4,4', symbiote: 'ven-seize' } },
  }).shows({
    players: { 2: { tokens: ['ven-symbiote-swing'] } },
  });
});

test('SM-VEN-05: two tokens, two attempts, never two on one target', () => {
  table(3, duel('venom', 40, { stacks: { '4,2': { cars: 1 } } }))
    .dice(5)
    .play(2, power('ven-seize', onFigure('spider-man')))
    .forbids(2, power('ven-reinforced', onFigure('spider-man')))
    .dice(6)
    .play(2, power('ven-reinforced', onStack(4, 2)))
    .play(1, PASS)
    .shows({ figures: { 'spider-man': { symbiote: 'ven-seize' } }, stacks: { '4,2': { symbiote: 'ven-reinforced' } } })
    .forbids(2, { type: 'power' });
});

// Scorpion

test('SM-SCO-03: over the walls with a free die, in reactions only', () => {
  const words = {
    roles: ['spider-man', 'police', 'scorpion'],
    players: [{}, {}, { role: 'scorpion', score: 20, dice: [0, 0, 0] }],
    figures: { 'spider-man': { at: '7,2' }, scorpion: { at: '7,3' } },
  };
  table(3, { ...words, active: 2, players: [{}, {}, { role: 'scorpion', score: 20 }] }).forbids(
    2,
    power('sco-wall-crawl'),
  );
  table(3, words)
    .dice(1)
    .play(0, fight(onFigure('scorpion')))
    .play(0, dice(1))
    .offers(2, PASS, power('sco-wall-crawl'))
    .dice(2)
    .play(2, power('sco-wall-crawl'))
    .allows(2, go(7, 5))
    .forbids(2, go(7, 4))
    .play(2, go(7, 5))
    .asks('turn/act', 0)
    .shows({ players: { 2: { dice: [0, 0, 0], tokens: ['sco-tail', 'sco-armour'] } } });
});

test('SM-SCO-04: two free dice within 3, against a web too', () => {
  table(3, duel('scorpion', 40, { figures: { scorpion: { at: '4,1' }, 'spider-man': { at: '4,4' } } }))
    .dice(6, 5)
    .play(2, power('sco-plasma', onFigure('spider-man')))
    .shows({ figures: { 'spider-man': { wounds: 1 } }, players: { 2: { dice: [4, 4, 3] } } });
  table(3, duel('scorpion', 40, { figures: { scorpion: { at: '4,1', web: true } } })).allows(
    2,
    power('sco-plasma', onHold('web')),
  );
  table(3, duel('scorpion', 40, { figures: { scorpion: { at: '4,0' }, 'spider-man': { at: '4,4' } } })).forbids(2, {
    type: 'power',
  });
});

// Vulture

test('SM-VUL-02: +1 right after a flight, and only then', () => {
  const scene = (isFlown: boolean) => {
    const begun = table(
      3,
      duel('vulture', 0, { figures: { vulture: { at: '4,0' }, 'spider-man': { at: '4,4' } } }),
    ).play(2, MOVE);
    if (isFlown) begun.play(2, use('vul-fly'));
    return begun
      .dice(3)
      .play(2, dice(1))
      .play(2, go(4, 3))
      .play(2, isFlown ? STOP : fight(onFigure('spider-man')));
  };
  scene(true)
    .play(2, fight(onFigure('spider-man')))
    .play(2, use('vul-dive'))
    .dice(5)
    .play(2, dice(1))
    .shows({ figures: { 'spider-man': { wounds: 1 } } });
  scene(false).forbids(2, use('vul-dive'));
});

test('SM-VUL-03: a 6 takes a wound off him and puts one on the victim', () => {
  table(3, duel('vulture', 20, { figures: { vulture: { at: '4,3', wounds: 2 }, 'spider-man': { at: '4,4' } } }))
    .dice(6)
    .play(2, power('vul-drain', onFigure('spider-man')))
    .shows({ figures: { vulture: { wounds: 1 }, 'spider-man': { wounds: 1 } } });
});

test('SM-RULING-48 SM-VUL-03: what is prevented heals nobody', () => {
  table(3, {
    ...duel('vulture', 20),
    players: [{}, {}, { role: 'vulture', score: 20 }],
    figures: { vulture: { at: '4,3', wounds: 2 }, 'spider-man': { at: '4,4' } },
  })
    .dice(6)
    .play(2, power('vul-drain', onFigure('spider-man')))
    .dice(4)
    .play(0, { type: 'prevent', power: 'sm-spider-sense' })
    .shows({ figures: { vulture: { wounds: 2 }, 'spider-man': { wounds: 0 } } });
});

test('SM-VUL-04 SM-RULING-49: two Movement dice, one 5+, and nobody reaches him until his next turn', () => {
  table(4, {
    roles: ['spider-man', 'police', 'vulture', 'rhino'],
    players: [{}, {}, { role: 'vulture', score: 40, dice: [3, 0, 0] }],
    figures: { 'spider-man': { at: '4,4' }, vulture: { at: '4,3' }, rhino: { at: '4,2' } },
  })
    .dice(1)
    .play(0, fight(onFigure('vulture')))
    .play(0, dice(1))
    .dice(1, 5)
    .play(2, power('vul-altitude'))
    .shows({ figures: { vulture: { safe: true } }, players: { 2: { dice: [1, 0, 0] } } })
    .forbids(0, fight(onFigure('vulture')), power('sm-web-prison', onFigure('vulture')))
    .play(0, END)
    .play(1, END)
    .shows({ figures: { vulture: { safe: false } } });
});

// Lizard

test('SM-LIZ-02: on 3 or less he stays, and stuck he cannot leap at all', () => {
  const words = {
    roles: ['spider-man', 'police', 'lizard'],
    figures: { 'spider-man': { at: '4,4' }, lizard: { at: '4,3' } },
  };
  table(3, words)
    .play(0, fight(onFigure('lizard')))
    .play(0, dice(1))
    .dice(3, 1)
    .play(2, { type: 'interrupt', power: 'liz-leap' })
    .asks('reaction/choose', 2)
    .shows({ players: { 0: { dice: [4, 4, 3] } } });
  table(3, { ...words, figures: { 'spider-man': { at: '4,4' }, lizard: { at: '4,3', web: true } } })
    .dice(1)
    .play(0, fight(onFigure('lizard')))
    .play(0, dice(1))
    .asks('reaction/choose', 2);
});

test('SM-LIZ-02: who leaps and stays in contact is struck all the same', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    figures: { 'spider-man': { at: '4,4' }, lizard: { at: '4,3' } },
  })
    .play(0, fight(onFigure('lizard')))
    .play(0, dice(1))
    .dice(4)
    .play(2, { type: 'interrupt', power: 'liz-leap' })
    .dice(6)
    .play(2, go(4, 5))
    .play(2, STOP)
    .shows({ figures: { lizard: { at: '4,5', wounds: 1 } } });
});
