import { expect, test } from 'vitest';
import { options as open } from '../../../engine/queries.ts';
import { cityOf } from '../rules/city.ts';
import { sightDistance } from '../rules/paths.ts';
import {
  KEEP,
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

// Movement

test('SM-MOVE-02: any part of the points, even none', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,3' } } })
    .dice(6)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, STOP)
    .asks('turn/act', 2)
    .shows({ figures: { rhino: { at: '4,3' } }, players: { 2: { dice: [4, 7, 2] } } });
});

test('SM-MOVE-04: not onto a character, a car or a K.O. figure', () => {
  table(4, {
    active: 2,
    figures: { rhino: { at: '4,3' }, electro: { at: '4,5', ko: true, wounds: 5 } },
    stacks: { '4,4': { cars: 1 } },
    characters: { jameson: '4,2' },
  })
    .dice(3)
    .play(2, MOVE)
    .play(2, dice(1))
    .forbids(2, go(4, 4), go(4, 5), go(4, 2))
    .allows(2, go(4, 6));
});

test('SM-MOVE-05 SM-POL-03 SM-POL-29: a prisoner shares the square of its stack and is driven along', () => {
  table(4, {
    active: 1,
    figures: { electro: { at: '4,4', captive: true, ko: true, wounds: 5 } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(2)
    .play(1, { type: 'drive', square: at(4, 4) })
    .play(1, dice(1))
    .play(1, go(4, 6))
    .shows({ figures: { electro: { at: '4,6', captive: true } }, stacks: { '4,6': { prisoners: ['electro'] } } });
});

test('SM-MOVE-06 SM-OCT-04: prisoners go wherever their captor goes', () => {
  table(4, {
    roles: ['spider-man', 'police', 'octopus', 'electro'],
    active: 2,
    figures: { octopus: { at: '4,3' }, electro: { held: true } },
    characters: { jameson: 'octopus', 'mary-jane': 'electro' },
  })
    .dice(3)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(4, 6))
    .shows({
      figures: { octopus: { at: '4,6' }, electro: { at: 'off', held: true } },
      characters: { jameson: 'octopus', 'mary-jane': 'electro' },
    });
});

test.each([
  ['SM-MOVE-07: not while stuck in a web', { web: true }],
  ['SM-MOVE-07: not while stuck in a symbiote', { symbiote: 'ven-seize' }],
  ['SM-MOVE-07: not in the pincers', { held: true }],
  ['SM-MOVE-07: not as a prisoner', { captive: true }],
])('%s', (_title, how) => {
  table(4, {
    roles: ['spider-man', 'police', 'octopus', 'electro'],
    active: 3,
    figures: { electro: { at: '4,4', ...how } },
    stacks: { '4,4': { cars: 1 } },
  }).forbids(3, MOVE);
});

test('SM-MOVE-09: the path is traced, no square twice', () => {
  table(3, { active: 2, figures: { rhino: { at: '4,3' } } })
    .dice(6)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(4, 5))
    .forbids(2, go(4, 3), go(3, 4), go(4, 5))
    .allows(2, go(4, 7))
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 4, path: [at(4, 3), at(3, 4), at(4, 5)] }));
});

test('SM-MOVE-11 SM-LIZ-04: over buildings of any kind, not through forest, never ending on one', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    active: 2,
    players: [{}, {}, { role: 'lizard', score: 40 }],
    figures: { lizard: { at: '7,3' } },
  })
    .play(2, MOVE)
    .play(2, use('liz-wall-crawl'))
    .dice(2)
    .play(2, dice(1))
    .allows(2, go(7, 5))
    .forbids(2, go(7, 4), go(6, 3));
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    active: 2,
    players: [{}, {}, { role: 'lizard', score: 40 }],
    figures: { lizard: { at: '4,7' } },
  })
    .play(2, MOVE)
    .play(2, use('liz-wall-crawl'))
    .dice(2)
    .play(2, dice(1))
    .forbids(2, go(4, 9));
});

// Combat

test('SM-COMBAT-01: on one of the 8 squares around the target', () => {
  const scene = (square: string) => table(3, { figures: { 'spider-man': { at: square }, rhino: { at: '4,4' } } });
  scene('3,4').allows(0, fight(onFigure('rhino')));
  scene('4,5').allows(0, fight(onFigure('rhino')));
  scene('4,6').forbids(0, { type: 'fight' });
});

test('SM-COMBAT-02: figures, stacks, holds and the building of the mission', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { mission: 'sab-lab' }],
    figures: { rhino: { at: '1,3' }, 'spider-man': { at: '1,4' } },
    stacks: { '1,2': { cars: 1 } },
  }).allows(2, fight(onFigure('spider-man')), fight(onStack(1, 2)), fight(onPlace('lab')));
});

test('SM-COMBAT-08 SM-RULING-09: not the K.O., not the prisoners, and the held only by Octopus', () => {
  const scene = (how: object) =>
    table(4, {
      roles: ['spider-man', 'police', 'octopus', 'electro'],
      figures: { 'spider-man': { at: '4,3' }, octopus: { at: '4,2' }, electro: { at: '4,4', ...how } },
      stacks: { '4,4': { cars: 1 } },
    });
  scene({ ko: true, wounds: 5 }).forbids(0, fight(onFigure('electro')));
  scene({ captive: true }).forbids(0, fight(onFigure('electro')));
  scene({ held: true }).forbids(0, fight(onFigure('electro')));
});

test('SM-COMBAT-11 SM-RULING-11: a capture is no attack and gives no reaction; a web is one', () => {
  table(3, { figures: { 'spider-man': { at: '3,16' } } })
    .play(0, { type: 'capture', from: null, character: 'jameson' })
    .asks('turn/act', 0);
  table(3, { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3' } } })
    .dice(1, 1)
    .play(0, power('sm-web-prison', onFigure('rhino')))
    .asks('reaction/choose', 2);
});

test('SM-COMBAT-12 SM-RULING-12: the windows come one after the other, W0 to W9', () => {
  const scene = table(4, {
    roles: ['octopus', 'spider-man', 'police', 'lizard'],
    players: [{ role: 'octopus', hand: ['lucky-break', 'mighty-blow'] }, {}, {}, { role: 'lizard', hand: ['dodge'] }],
    figures: { octopus: { at: '4,3' }, lizard: { at: '4,4' } },
  })
    .play(0, fight(onFigure('lizard')))
    .asks('attack/declare', 0) // W0
    .play(0, use('oct-pincer-strike'))
    .play(0, play('mighty-blow'))
    .play(0, dice(3))
    .asks('attack/interrupt', 3) // W1
    .dice(3)
    .play(3, { type: 'interrupt', power: 'liz-leap' })
    .dice(4)
    .play(3, KEEP) // the leap failed; the die of the tentacles is W2
    .asks('roll/luck', 0)
    .dice(4, 4, 1)
    .play(0, KEEP)
    .asks('roll/luck', 0) // W3
    .play(0, play('lucky-break'))
    .dice(6)
    .play(0, { type: 'reroll', value: 1 })
    .play(0, KEEP)
    .asks('attack/prevent', 3) // W5: 4+2, 4+2, 6+2
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ hits: 3, bonus: 1 }))
    .play(3, play('dodge'))
    .shows({ figures: { lizard: { wounds: 2 } } }) // W6
    .asks('reaction/choose', 3) // W8
    .play(3, PASS)
    .asks('turn/act', 0); // W9
  expect(scene.heard.map(event => event.type)).toEqual([
    'powerDeclared',
    'cardPlayed',
    'diceRolled',
    'powerTried',
    'attackDeclared',
    'diceRolled',
    'powerTried',
    'diceRolled',
    'cardPlayed',
    'diceRerolled',
    'attackRolled',
    'cardPlayed',
    'wounded',
    'reactionOpened',
    'reactionPassed',
  ]);
});

// K.O. and recovery

test('SM-KO-02 SM-RULING-13: web and symbiote leave a K.O. figure', () => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'venom'],
    players: [{}, {}, { tokens: [] }, { role: 'venom', score: 20, tokens: ['ven-symbiote-swing'] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', wounds: 5, web: true, symbiote: 'ven-seize' } },
  })
    .dice(6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .shows({
      figures: { rhino: { web: false, symbiote: null, ko: true } },
      players: { 3: { tokens: ['ven-symbiote-swing'] } },
    });
});

test('SM-KO-03: K.O. there is no reaction and no card, but those that say so', () => {
  table(4, {
    active: 2,
    step: 'begin',
    players: [{}, {}, { hand: ['adrenaline', 'first-aid', 'subway'] }],
    figures: { rhino: { at: '4,4', wounds: 6, ko: true } },
  })
    .offers(2, { type: 'recover' }, { type: 'drawThree' }, play('first-aid'))
    .play(2, play('first-aid'))
    .shows({ figures: { rhino: { wounds: 5, ko: true } } });
});

test('SM-KO-09 SM-REACT-02: knocked out in its own turn, the turn is over', () => {
  table(4, {
    active: 2,
    figures: { rhino: { at: '4,3', wounds: 5 } },
    players: [{}, {}, { tokens: [] }],
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(1)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .dice(6, 1)
    .play(1, { type: 'riposte', target: onFigure('rhino') })
    .asks('turn/act', 3)
    .shows({ figures: { rhino: { ko: true, captive: true, at: '4,4' } } });
});

test('SM-REC-04 SM-RULING-16: the street’s rate in the pincers and on a stack; who is stuck stays stuck', () => {
  const scene = (how: object) =>
    table(4, {
      roles: ['spider-man', 'police', 'octopus', 'electro'],
      active: 3,
      figures: { octopus: { at: '4,3' }, electro: { at: '4,4', wounds: 3, ...how } },
      stacks: { '4,4': { cars: 1 } },
    }).play(3, { type: 'recover' });
  scene({ held: true }).shows({ figures: { electro: { wounds: 2 } } });
  scene({ captive: true }).shows({ figures: { electro: { wounds: 2 } } });
  scene({ web: true, at: '4,6' }).shows({ figures: { electro: { wounds: 2, web: true } } });
});

test('SM-REC-05: the Police never recover', () => {
  table(3, { active: 1, stacks: { '4,4': { cars: 1 } } }).forbids(1, { type: 'recover' });
});

test('SM-TURN-11: recovering is chosen before any action', () => {
  table(3, { active: 2, figures: { rhino: { wounds: 2 } } })
    .allows(2, { type: 'recover' })
    .dice(1)
    .play(2, { type: 'bonus' })
    .play(2, dice(1))
    .forbids(2, { type: 'recover' });
});

test('SM-RULING-17 SM-REACT-02: without dice a power that needs none is still a reaction', () => {
  table(3, {
    roles: ['spider-man', 'police', 'electro'],
    players: [{}, {}, { role: 'electro', dice: [0, 0, 0] }],
    figures: { 'spider-man': { at: '4,3' }, electro: { at: '4,4' } },
  })
    .dice(1)
    .play(0, fight(onFigure('electro')))
    .play(0, dice(1))
    .offers(2, PASS, power('ele-bolt', onFigure('spider-man')));
});

// HQ and sight

test('SM-HQ-02 SM-HQ-03 SM-MISS-13: the HQ is destroyed, closed for good, and its owner steps out', () => {
  table(4, {
    roles: ['spider-man', 'police', 'lizard', 'octopus'],
    active: 2,
    players: [
      {},
      {},
      { role: 'lizard', mission: 'hq-villain-a', progress: { place: 'hq-octopus', damage: 3 } },
      { role: 'octopus', dice: [1, 0, 0] },
    ],
    figures: { lizard: { at: '13,14' }, octopus: { at: 'hq-octopus' } },
  })
    .dice(6)
    .play(2, fight(onPlace('hq-octopus')))
    .play(2, dice(1))
    .asks('exit/put', 3)
    .play(3, { type: 'put', to: at(13, 13) })
    .shows({ destroyed: ['hq-octopus'], figures: { octopus: { at: '13,13' } }, players: { 2: { score: 11 } } })
    .dice(1)
    .play(3, MOVE)
    .play(3, dice(1))
    .forbids(3, go(12, 14));
  table(3, { destroyed: ['hq-octopus'] }).check((_s, m) =>
    expect(sightDistance(cityOf(m), at(11, 13), at(13, 15))).toBe(-1),
  );
});

test('SM-HQ-05 SM-RULING-22: next to the ruins counts as home', () => {
  table(3, {
    active: 2,
    destroyed: ['hq-rhino'],
    players: [{}, {}, { mission: 'heist-lab', progress: { place: 'lab', damage: 2 } }],
    figures: { rhino: { at: '1,4' } },
  })
    .dice(3)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(1, 3))
    .shows({ players: { 2: { score: 11, done: ['heist-lab'] } } });
});

test('SM-LOS-02: figures, tokens and forest do not block', () => {
  table(4, {
    roles: ['spider-man', 'police', 'goblin', 'rhino'],
    active: 2,
    figures: { goblin: { at: '4,7' }, 'spider-man': { at: '4,12' }, rhino: { at: '4,10' } },
    stacks: { '4,11': { cars: 1 } },
  }).allows(2, power('gob-pumpkin', onFigure('spider-man')));
});

test('SM-LOS-03: out of the own HQ, and at a figure in its HQ', () => {
  table(3, {
    roles: ['spider-man', 'police', 'goblin'],
    active: 2,
    figures: { goblin: { at: 'hq-goblin' }, 'spider-man': { at: '16,4' } },
  }).allows(2, power('gob-pumpkin', onFigure('spider-man')));
  table(4, {
    roles: ['spider-man', 'police', 'goblin', 'rhino'],
    active: 2,
    figures: { goblin: { at: '3,1' }, rhino: { at: 'hq-rhino' } },
  }).allows(2, power('gob-pumpkin', onFigure('rhino')));
});

test('SM-LOS-04: two pieces on one square see each other', () => {
  table(3, {
    roles: ['spider-man', 'police', 'goblin'],
    active: 2,
    figures: { goblin: { at: 'ps-bronx', captive: true } },
    stacks: { 'ps-bronx': { cars: 1 } },
  }).allows(2, power('gob-pumpkin', onStack(5, 2)));
});

test('SM-LOS-05: a diagonal is not blocked by the squares beside it', () => {
  table(3, {}).check((_s, m) => expect(sightDistance(cityOf(m), at(6, 4), at(7, 5))).toBe(1));
  table(3, {}).check((_s, m) => expect(sightDistance(cityOf(m), at(6, 4), at(8, 6))).toBe(2));
});

// Points and end

test('SM-VP-05: neither cars for Spider-Man nor his own K.O. by the Police score', () => {
  table(3, { figures: { 'spider-man': { at: '4,3' } }, stacks: { '4,4': { cars: 1 } } })
    .dice(6)
    .play(0, fight(onStack(4, 4)))
    .play(0, dice(1))
    .shows({ players: { 0: { score: 0 } } });
  table(3, {
    active: 1,
    players: [{ tokens: [] }],
    figures: { 'spider-man': { at: '4,3', wounds: 5 } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 4), target: onFigure('spider-man') })
    .play(1, dice(1))
    .shows({ figures: { 'spider-man': { ko: true, captive: true } }, players: { 1: { score: 0 } } });
});

test('SM-VP-01 SM-SPI-11: a villain scores 15 for Spider-Man, the Police his prison value', () => {
  table(3, {
    active: 2,
    players: [{ tokens: [] }],
    figures: { 'spider-man': { at: '4,3', wounds: 5 }, rhino: { at: '4,4' } },
  })
    .dice(6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 15 } } });
  table(3, { active: 1, figures: { 'spider-man': { at: '4,3', wounds: 6, ko: true } }, stacks: { '4,4': { cars: 1 } } })
    .dice(2)
    .play(1, { type: 'drive', square: at(4, 4) })
    .play(1, dice(1))
    .play(1, { type: 'arrest', role: 'spider-man' })
    .play(1, go(5, 2))
    .play(1, STOP)
    .shows({ players: { 1: { score: 12 } }, figures: { 'spider-man': { jailed: true } } });
});

test('SM-VP-09 SM-RULING-30: wounds, then the K.O., then the mission', () => {
  const scene = table(3, {
    active: 2,
    players: [{ tokens: [] }, {}, { mission: 'duel-ko', score: 0 }],
    figures: { 'spider-man': { at: '4,3', wounds: 5 }, rhino: { at: '4,4' } },
  })
    .dice(6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1));
  expect(scene.events('scored').map(event => [event.cause, event.total])).toEqual([
    ['spiderManKo', 15],
    ['mission', 26],
  ]);
});

test('SM-END-02: two seats at the target, the active one wins, else the next in turn order', () => {
  const words = (active: number) => ({
    active,
    players: [{ tokens: [] }, {}, { score: 45, mission: 'duel-ko' }, { score: 59, mission: 'kidnap-aunt-may' }],
    figures: { 'spider-man': { at: '4,3', wounds: 5 }, rhino: { at: '4,4' }, electro: { at: 'hq-electro' } },
    characters: { 'aunt-may': 'spider-man' },
  });
  const scene = table(4, words(2));
  // As if the same blow had handed Aunt May to Electro, who waits at home.
  scene.m.state.characters['aunt-may'] = { square: -1, holder: 'electro' };
  scene.m.state.resolving = true;
  scene
    .dice(6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1))
    .ends('target')
    .check((s, m) => {
      expect(s.players[3]?.score).toBeGreaterThanOrEqual(60);
      expect(m.outcome?.scores).toEqual([0, 0, 1, 0]);
    });
});

test('SM-END-03: ranks by score, equals share one', () => {
  const scene = table(4, { players: [{ score: 30 }, { score: 13 }, { score: 30 }, { score: 5 }] });
  expect(scene.m.game.view(scene.m, null).players.map(p => p.rank)).toEqual([1, 3, 1, 4]);
});

test('a window that has a time limit closes by itself; without one nobody is hurried', () => {
  const words = { figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } }, players: [{}, {}, { tokens: [] }] };
  table(3, words, { reactionSeconds: 15 })
    .dice(1)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .asks('reaction/choose', 2)
    .after(14_000)
    .asks('reaction/choose', 2)
    .after(2_000)
    .asks('turn/act', 0);
  table(3, words)
    .dice(1)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .after(1_000_000)
    .asks('reaction/choose', 2);
});

test('a prevention window that runs out lets the wounds through', () => {
  table(3, { figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } } }, { reactionSeconds: 15 })
    .dice(6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .asks('attack/prevent', 2)
    .after(16_000)
    .asks('reaction/choose', 2)
    .shows({ figures: { rhino: { wounds: 1 } } });
});

test('SM-POW-08 SM-RULING-27: what needs no opponent and no move helps against a web', () => {
  table(4, {
    roles: ['spider-man', 'police', 'electro', 'rhino'],
    active: 2,
    figures: { electro: { at: '4,4', web: true } },
  })
    .allows(2, power('ele-bolt', onHold('web')))
    .play(2, fight(onHold('web')))
    .allows(2, use('ele-electrocute'));
  table(4, {
    active: 2,
    momentum: { squares: 4, flown: false, nextToOpponent: true, nextToObjective: false },
    figures: { rhino: { at: '4,4', web: true } },
  })
    .play(2, fight(onHold('web')))
    .forbids(2, use('rhi-charge'))
    .check((_s, m) => expect(open(m, 2).some(a => a.type === 'use')).toBe(false));
});
