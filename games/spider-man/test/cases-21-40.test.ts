import { expect, test } from 'vitest';
import { options as open } from '../../../engine/queries.ts';
import {
  END,
  KEEP,
  MOVE,
  PASS,
  at,
  dice,
  fight,
  onFigure,
  onHold,
  onPlace,
  onStack,
  play,
  power,
  table,
} from './table.ts';

test('SM-CASE-21 SM-KO-01 SM-KO-02 SM-KO-05 SM-VP-02: the wound that fits, K.O., the mission and its value', () => {
  table(3, {
    roles: ['spider-man', 'police', 'goblin'],
    players: [{ score: 20 }, {}, { role: 'goblin', mission: 'sab-bank', hand: [] }],
    figures: { 'spider-man': { at: '4,3' }, goblin: { at: '4,4', wounds: 3 } },
    missionDeck: ['cops-2'],
  })
    .dice(6, 6)
    .play(0, fight(onFigure('goblin')))
    .play(0, dice(2))
    .play(2, { type: 'abandon', villain: null })
    .asks('turn/act', 0)
    .shows({
      players: { 0: { score: 29 }, 2: { dice: [0, 0, 0], mission: 'cops-2', failed: ['sab-bank'] } },
      figures: { goblin: { wounds: 4, ko: true } },
    });
});

test('SM-CASE-22 SM-KO-06 SM-KO-07 SM-TURN-03: three cards, down to three in hand, still K.O.', () => {
  table(4, {
    roles: ['spider-man', 'police', 'goblin', 'rhino'],
    players: [{}, {}, { role: 'goblin', hand: ['subway', 'tracer'] }],
    figures: { goblin: { at: '4,4', wounds: 4, ko: true } },
    bonusDeck: ['dodge', 'surprise', 'dodge'],
    active: 2,
    step: 'begin',
  })
    .asks('turn/knockedOut', 2)
    .offers(2, { type: 'recover' }, { type: 'drawThree' })
    .play(2, { type: 'drawThree' })
    .asks('drawing/limit', 2)
    .play(2, { type: 'discard', card: 'subway' })
    .play(2, { type: 'discard', card: 'tracer' })
    .play(2, END)
    .asks('turn/act', 3)
    .shows({ players: { 2: { hand: ['dodge', 'surprise', 'dodge'] } }, figures: { goblin: { ko: true } } });
});

test('SM-CASE-23 SM-KO-08 SM-RULING-15 SM-POL-18: K.O. lasts until the next own turn; a passing car may take him', () => {
  const scene = () =>
    table(3, {
      roles: ['goblin', 'spider-man', 'police'],
      players: [{ role: 'goblin', mission: 'sab-bank' }],
      figures: { goblin: { at: '4,4', wounds: 4, ko: true }, 'spider-man': { at: '4,5' } },
      stacks: { '4,7': { cars: 1 } },
      step: 'begin',
    }).play(0, { type: 'recover' });
  scene()
    .shows({ figures: { goblin: { wounds: 3, ko: true } }, players: { 0: { dice: [0, 0, 0] } } })
    .asks('turn/act', 1)
    .forbids(1, fight(onFigure('goblin')))
    .play(1, END)
    .dice(2)
    .play(2, { type: 'drive', square: at(4, 7) })
    .play(2, dice(1))
    .play(2, { type: 'go', to: at(4, 6) })
    .check((_s, m) => expect(open(m, 2)).not.toContainEqual({ type: 'arrest', role: 'goblin' }));
  scene()
    .play(1, END)
    .play(2, END)
    .asks('turn/act', 0)
    .shows({ figures: { goblin: { ko: false, wounds: 3 } }, players: { 0: { dice: [3, 5, 2] } } });
  table(3, {
    roles: ['goblin', 'spider-man', 'police'],
    figures: { goblin: { at: '4,4', wounds: 3, ko: true } },
    stacks: { '4,6': { cars: 1 } },
    active: 2,
  })
    .dice(1)
    .play(2, { type: 'drive', square: at(4, 6) })
    .play(2, dice(1))
    .play(2, { type: 'go', to: at(4, 5) })
    .play(2, { type: 'arrest', role: 'goblin' })
    .shows({ figures: { goblin: { at: '4,5', captive: true } } });
});

test('SM-CASE-24 SM-REC-03 SM-TURN-11 SM-TURN-12: a recovery leaves all dice and tokens for reactions', () => {
  table(4, {
    active: 2,
    step: 'begin',
    players: [{}, {}, { dice: [0, 0, 0], tokens: [] }],
    figures: { rhino: { at: '4,4', wounds: 3 }, electro: { at: '4,5' } },
  })
    .play(2, { type: 'recover' })
    .shows({
      figures: { rhino: { wounds: 2 } },
      players: { 2: { dice: [5, 7, 2], tokens: ['rhi-charge', 'rhi-hide'] } },
    })
    .asks('turn/act', 3)
    .dice(1)
    .play(3, fight(onFigure('rhino')))
    .play(3, dice(1))
    .asks('reaction/choose', 2)
    .allows(2, fight(onFigure('electro')), MOVE, { type: 'bonus' });
});

test.each([
  ['SM-CASE-25 SM-REC-01: two wounds in the own HQ', 'hq-rhino', false, 2],
  ['SM-CASE-25 SM-REC-01: all wounds in a station', 'ps-bronx', true, 0],
])('%s', (_title, square, captive, left) => {
  table(3, {
    active: 2,
    figures: { rhino: { at: square, wounds: 4, captive } },
    stacks: captive ? { [square]: { cars: 1 } } : {},
  })
    .play(2, { type: 'recover' })
    .shows({ figures: { rhino: { wounds: left } } });
});

test('SM-CASE-25 SM-REC-02 SM-CARD-01: one wound in the street, one more with a First-aid kit, and nothing else', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { hand: ['first-aid', 'adrenaline'] }],
    figures: { rhino: { at: '4,4', wounds: 4 } },
  })
    .play(2, { type: 'recover' })
    .offers(2, END, play('first-aid'))
    .play(2, play('first-aid'))
    .play(2, END)
    .shows({ figures: { rhino: { wounds: 2 } }, active: 0 });
});

test('SM-CASE-26 SM-REACT-01 SM-REACT-02 SM-TURN-12: one or two dice in one series, what is kept serves later', () => {
  table(4, {
    players: [{}, {}, { dice: [0, 2, 0], tokens: [] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' }, electro: { at: '4,5' } },
  })
    .dice(6, 6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(2))
    .asks('reaction/choose', 2)
    .play(2, fight(onFigure('spider-man')))
    .offers(2, dice(1), dice(2))
    .dice(1)
    .play(2, dice(1))
    .asks('turn/act', 0)
    .shows({ players: { 2: { dice: [0, 1, 0] } }, figures: { rhino: { wounds: 2 } } });
});

test('SM-CASE-27 SM-REACT-01: a miss gives a reaction too', () => {
  table(3, {
    roles: ['spider-man', 'police', 'scorpion'],
    figures: { 'spider-man': { at: '4,3' }, scorpion: { at: '4,4' } },
  })
    .dice(1, 2)
    .play(0, fight(onFigure('scorpion')))
    .play(0, dice(2))
    .asks('reaction/choose', 2);
});

test('SM-CASE-28 SM-REACT-05 SM-REACT-09 SM-RULING-19: the active seat prevents, but does not react', () => {
  table(3, {
    roles: ['spider-man', 'police', 'scorpion'],
    figures: { 'spider-man': { at: '4,3' }, scorpion: { at: '4,4' } },
  })
    .dice(1, 2)
    .play(0, fight(onFigure('scorpion')))
    .play(0, dice(2))
    .dice(6, 6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(2))
    .asks('attack/prevent', 0)
    .dice(4)
    .play(0, { type: 'prevent', power: 'sm-spider-sense' })
    .asks('turn/act', 0)
    .shows({ figures: { 'spider-man': { wounds: 1 } } });
});

test('SM-CASE-29 SM-REACT-03 SM-REACT-04 SM-RULING-18: who is hit from afar can only run', () => {
  table(4, {
    roles: ['spider-man', 'police', 'goblin', 'venom'],
    active: 2,
    players: [{}, {}, {}, { role: 'venom', dice: [1, 2, 0], tokens: [] }],
    figures: { goblin: { at: '1,0' }, venom: { at: '1,8' } },
  })
    .dice(5, 1)
    .play(2, power('gob-pumpkin', onFigure('venom')))
    .asks('reaction/choose', 3)
    .offers(3, PASS, MOVE)
    .dice(4)
    .play(3, MOVE)
    .play(3, dice(1))
    .asks('movement/walk', 3)
    .play(3, { type: 'go', to: at(1, 10) })
    .play(3, { type: 'stop' })
    .asks('turn/act', 2)
    .shows({ figures: { venom: { at: '1,10', wounds: 1 } } });
});

test('SM-CASE-30 SM-HQ-04 SM-COMBAT-05 SM-COMBAT-10: the owner inside reacts, with its bonus, and is not hurt', () => {
  table(4, {
    roles: ['spider-man', 'police', 'lizard', 'octopus'],
    active: 2,
    players: [{}, {}, { role: 'lizard', mission: 'hq-villain-a' }, { role: 'octopus' }],
    figures: { lizard: { at: '13,14' }, octopus: { at: 'hq-octopus' } },
  })
    .dice(6)
    .play(2, fight(onPlace('hq-octopus')))
    .play(2, dice(1))
    .shows({ players: { 2: { progress: { place: 'hq-octopus', damage: 1 } } }, figures: { octopus: { wounds: 0 } } })
    .asks('reaction/choose', 3)
    .dice(5)
    .play(3, fight(onFigure('lizard')))
    .play(3, dice(1))
    .play(2, PASS)
    .shows({ figures: { lizard: { wounds: 1 } } });
});

test('SM-CASE-31 SM-REACT-06 SM-SCO-02 SM-RULING-20: a prevention is no reaction', () => {
  table(3, {
    roles: ['spider-man', 'police', 'scorpion'],
    players: [{}, {}, { role: 'scorpion', dice: [0, 1, 0] }],
    figures: { 'spider-man': { at: '4,3' }, scorpion: { at: '4,4' } },
  })
    .dice(6)
    .play(0, fight(onFigure('scorpion')))
    .play(0, dice(1))
    .dice(5)
    .play(2, { type: 'prevent', power: 'sco-armour' })
    .shows({ figures: { scorpion: { wounds: 0 } } })
    .asks('reaction/choose', 2)
    .allows(2, fight(onFigure('spider-man')));
});

test('SM-CASE-32 SM-LOS-01 SM-LOS-02: along a row, until a building stands in the way', () => {
  const scene = (from: string, to: string) =>
    table(3, {
      roles: ['spider-man', 'police', 'goblin'],
      active: 2,
      figures: { goblin: { at: from }, 'spider-man': { at: to } },
    });
  scene('1,0', '1,18').allows(2, power('gob-pumpkin', onFigure('spider-man')));
  scene('1,18', '1,20').forbids(2, power('gob-pumpkin', onFigure('spider-man')));
  scene('1,0', '2,13').forbids(2, power('gob-pumpkin', onFigure('spider-man')));
});

test('SM-CASE-33 SM-LOS-04: within 3 is 1, 2 or 3 steps', () => {
  table(3, { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3' } } }).allows(
    0,
    power('sm-web-prison', onFigure('rhino')),
  );
  table(3, { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,4' } } }).forbids(
    0,
    power('sm-web-prison', onFigure('rhino')),
  );
});

test('SM-CASE-34 SM-PRIS-01..03: one Combat die, no roll, and Jameson is on the sheet', () => {
  table(4, { active: 3, figures: { electro: { at: '3,16' } } })
    .play(3, { type: 'capture', from: null, character: 'jameson' })
    .asks('turn/act', 3)
    .shows({ characters: { jameson: 'electro' }, players: { 3: { dice: [4, 4, 3] } } });
});

test('SM-CASE-35 SM-PRIS-03: Black Cat takes two dice', () => {
  const scene = (combat: number) =>
    table(4, { active: 3, players: [{}, {}, {}, { dice: [0, combat, 0] }], figures: { electro: { at: '7,9' } } });
  scene(1).forbids(3, { type: 'capture' });
  scene(2)
    .play(3, { type: 'capture', from: null, character: 'black-cat' })
    .shows({ characters: { 'black-cat': 'electro' }, players: { 3: { dice: [0, 0, 0] } } });
});

test('SM-CASE-36 SM-PRIS-06..09 SM-RULING-23: a second prisoner means that one of the two goes', () => {
  table(4, {
    active: 3,
    figures: { electro: { at: '7,13' } },
    characters: { jameson: 'electro' },
  })
    .check((_s, m) => expect(open(m, 3).map(a => a.type)).not.toContain('release'))
    .play(3, { type: 'capture', from: null, character: 'mary-jane' })
    .asks('custody/release', 3)
    .offers(3, { type: 'release', who: 'jameson' }, { type: 'release', who: 'mary-jane' })
    .play(3, { type: 'release', who: 'jameson' })
    .play(3, { type: 'put', to: at(8, 13) })
    .shows({ characters: { jameson: '8,13', 'mary-jane': 'electro' } })
    .allows(3, { type: 'capture', from: null, character: 'jameson' });
});

test('SM-CASE-37 SM-KO-04 SM-PRIS-04 SM-VP-03: the winner takes the prisoner', () => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'venom'],
    active: 2,
    figures: { rhino: { at: '4,3' }, venom: { at: '4,4', wounds: 6 } },
    characters: { 'aunt-may': 'venom' },
  })
    .dice(6)
    .play(2, fight(onFigure('venom')))
    .play(2, dice(1))
    .asks('turn/act', 2)
    .shows({ characters: { 'aunt-may': 'rhino' }, players: { 2: { score: 7 } } });
});

test('SM-CASE-38 SM-POL-09 SM-POL-10 SM-POL-13 SM-PRIS-05: cars first, then the captains, one die each', () => {
  table(3, {
    roles: ['spider-man', 'police', 'goblin'],
    active: 2,
    figures: { goblin: { at: '4,3' } },
    stacks: { '4,4': { cars: 2 } },
    characters: { stacy: '4,4', dewolff: '4,4', jameson: 'police:4,4' },
  })
    .forbids(2, { type: 'capture' })
    .dice(6, 6, 4, 1)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(4))
    .asks('turn/act', 2)
    .shows({ players: { 2: { score: 6 } }, characters: { jameson: 'goblin', stacy: '4,4', dewolff: '4,4' } })
    .play(2, { type: 'capture', from: null, character: 'stacy' })
    .asks('custody/release', 2)
    .play(2, { type: 'release', who: 'jameson' })
    .play(2, { type: 'put', to: at(4, 2) })
    .shows({ characters: { jameson: '4,2', stacy: 'goblin', dewolff: '4,4' } });
});

test('SM-CASE-39 SM-BONUS-01 SM-BONUS-06: fives and sixes draw, the hand goes down to three', () => {
  table(3, { players: [{ hand: ['subway', 'dodge'] }], bonusDeck: ['first-aid', 'tracer'] })
    .dice(5, 6, 2)
    .play(0, { type: 'bonus' })
    .play(0, dice(3))
    .play(0, KEEP)
    .asks('drawing/limit', 0)
    .play(0, { type: 'discard', card: 'subway' })
    .shows({ players: { 0: { hand: ['dodge', 'first-aid', 'tracer'], dice: [4, 5, 0] } }, bonusDiscard: ['subway'] });
});

test('SM-CASE-40 SM-BONUS-05 SM-EVT-07: an event works at once, heals all who stand, and is not replaced', () => {
  table(4, {
    roles: ['spider-man', 'police', 'vulture', 'rhino'],
    active: 2,
    figures: { 'spider-man': { wounds: 2 }, vulture: { wounds: 1 }, rhino: { wounds: 6, ko: true, at: '4,4' } },
    bonusDeck: ['ambulances', 'dodge', 'subway'],
  })
    .dice(5, 5)
    .play(2, { type: 'bonus' })
    .play(2, dice(2))
    .shows({
      figures: { 'spider-man': { wounds: 1 }, vulture: { wounds: 0 }, rhino: { wounds: 6 } },
      players: { 2: { hand: ['dodge'] } },
      bonusDiscard: ['ambulances'],
    });
});

test('SM-CASE-49 SM-SPI-02 SM-SPI-03: who is stuck fights the web before anything else', () => {
  const scene = () =>
    table(3, { players: [{}, {}, { dice: [4, 3, 2] }], figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3' } } })
      .dice(2, 5)
      .play(0, power('sm-web-prison', onFigure('rhino')))
      .shows({ figures: { rhino: { web: true } } })
      .asks('reaction/choose', 2)
      .offers(2, PASS, fight(onHold('web')));
  scene()
    .dice(6, 1, 1)
    .play(2, fight(onHold('web')))
    .play(2, dice(3))
    .shows({ figures: { rhino: { web: false } } });
  scene()
    .play(2, PASS)
    .play(0, END)
    .play(1, END)
    .offers(2, END, fight(onHold('web')))
    .dice(6, 5, 5, 5, 5, 5)
    .play(2, fight(onHold('web')))
    .play(2, dice(6))
    .allows(2, MOVE, { type: 'bonus' });
});
