import { expect, test } from 'vitest';
import { options as open } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import {
  END,
  KEEP,
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

test('SM-BONUS-02 SM-CARD-10: each kind of seat has its own part of a card', () => {
  const words = { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3' } } };
  table(3, { ...words, players: [{ hand: ['explosives'] }] })
    .play(0, play('explosives'))
    .shows({ players: { 0: { score: 2 } } });
  table(3, { ...words, active: 2, players: [{}, {}, { hand: ['explosives'] }] }).forbids(2, play('explosives'));
  table(3, { active: 1, bonusDeck: ['explosives'] })
    .dice(5)
    .play(1, { type: 'bonus' })
    .play(1, dice(1))
    .asks('reinforcement/place', 1);
});

test('SM-BONUS-03 SM-BONUS-04: a card is no action, costs no dice and has its moment', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { hand: ['dodge', 'surprise', 'lucky-break', 'second-wind'], dice: [1, 6, 2] }],
    momentum: { squares: 3, flown: false, nextToOpponent: true, nextToObjective: false },
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
  })
    .forbids(2, play('dodge'), play('surprise'), play('lucky-break'))
    .play(2, play('second-wind'))
    .shows({ players: { 2: { dice: [3, 6, 2] } } })
    .play(2, fight(onStack(4, 4)))
    .allows(2, play('surprise'), use('rhi-charge'));
});

test('SM-BONUS-07: an empty deck is made of its discards, and with none nothing is drawn', () => {
  table(3, { bonusOnly: true, bonusDiscard: ['dodge', 'subway'] })
    .dice(5)
    .shuffle('subway')
    .play(0, { type: 'bonus' })
    .play(0, dice(1))
    .shows({ players: { 0: { hand: ['subway'] } }, bonusDeck: ['dodge'], bonusDiscard: [] });
  table(3, { bonusOnly: true })
    .dice(5, 5)
    .play(0, { type: 'bonus' })
    .play(0, dice(2))
    .shows({ players: { 0: { hand: [] } } });
});

test('SM-CARD-02 SM-CARD-03: two dice back, not above the maximum', () => {
  table(3, { players: [{ hand: ['adrenaline', 'second-wind'], dice: [1, 4, 0] }] })
    .play(0, play('adrenaline'))
    .play(0, play('second-wind'))
    .shows({ players: { 0: { dice: [3, 5, 0], hand: [] } }, bonusDiscard: ['adrenaline', 'second-wind'] })
    .check((_s, m) => expect(open(m, 0)).not.toContainEqual(play('adrenaline')));
});

test('SM-CARD-04: one used token comes back, but none that lies on the board', () => {
  table(3, {
    roles: ['spider-man', 'police', 'venom'],
    active: 2,
    players: [{}, {}, { role: 'venom', score: 40, tokens: [], hand: ['concentration'] }],
    figures: { 'spider-man': { at: '4,4', symbiote: 'ven-seize' } },
  })
    .play(2, play('concentration'))
    .offers(2, { type: 'pick', power: 'ven-symbiote-swing' }, { type: 'pick', power: 'ven-reinforced' })
    .play(2, { type: 'pick', power: 'ven-reinforced' })
    .shows({ players: { 2: { tokens: ['ven-reinforced'] } } });
});

test('SM-CARD-05: any of the dice just rolled, and the second result stands', () => {
  table(3, { players: [{ hand: ['lucky-break'] }] })
    .play(0, MOVE)
    .dice(1, 6, 2)
    .play(0, dice(3))
    .play(0, play('lucky-break'))
    .play(0, { type: 'reroll', value: 1 })
    .play(0, { type: 'reroll', value: 2 })
    .dice(3, 1)
    .play(0, KEEP)
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 3 + 6 + 1 }));
});

test('SM-CARD-05 SM-HID-02: whoever holds cards is asked after a roll, so that the question tells nothing', () => {
  table(3, { players: [{ hand: ['subway'] }] })
    .play(0, MOVE)
    .dice(3)
    .play(0, dice(1))
    .asks('roll/luck', 0)
    .offers(0, KEEP);
});

test('SM-CARD-06: Dodge cancels one wound', () => {
  table(3, {
    players: [{}, {}, { hand: ['dodge'], tokens: [] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } },
  })
    .dice(6, 6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(2))
    .offers(2, PASS, play('dodge'))
    .play(2, play('dodge'))
    .shows({ figures: { rhino: { wounds: 1 } } });
});

test('SM-CARD-07: from one entrance to another, prisoners come along, Movement dice stay', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { hand: ['subway'] }],
    figures: { rhino: { at: '4,4' }, 'spider-man': { at: '4,19' } },
    characters: { jameson: 'rhino' },
  })
    .play(2, play('subway'))
    .forbids(2, { type: 'put', to: at(3, 4) }, { type: 'put', to: at(4, 19) })
    .allows(2, { type: 'put', to: at(4, 18) })
    .play(2, { type: 'put', to: at(13, 1) })
    .shows({
      figures: { rhino: { at: '13,1' } },
      players: { 2: { dice: [5, 7, 2] } },
      characters: { jameson: 'rhino' },
    });
  for (const how of [{ web: true }, { captive: true }, { at: '1,1' }])
    table(3, { active: 2, players: [{}, {}, { hand: ['subway'] }], figures: { rhino: { at: '4,4', ...how } } }).forbids(
      2,
      play('subway'),
    );
});

test('SM-CARD-09: henchmen strike with two free dice and no powers', () => {
  table(3, {
    active: 2,
    players: [{ tokens: [], dice: [0, 0, 0] }, {}, { hand: ['henchmen'], dice: [0, 0, 0] }],
    figures: { rhino: { at: '4,3' }, 'spider-man': { at: '4,4' } },
  })
    .dice(6, 6)
    .play(2, play('henchmen'))
    .play(2, { type: 'aim', target: onFigure('spider-man') })
    .shows({ figures: { 'spider-man': { wounds: 2 } }, players: { 2: { dice: [0, 0, 0] } } });
  table(3, {
    active: 2,
    players: [{}, {}, { hand: ['henchmen'] }],
    figures: { rhino: { at: '4,3', web: true }, 'spider-man': { at: '4,4' } },
  }).forbids(2, play('henchmen'));
});

test('SM-CARD-09: the informant shows Spider-Man one mission, until it changes', () => {
  const scene = table(4, { players: [{ hand: ['henchmen'] }, {}, { mission: 'cops-2' }, { mission: 'rival' }] })
    .play(0, play('henchmen'))
    .play(0, { type: 'name', role: 'electro' })
    .hears(1, { type: 'missionSeen', seat: 3, mission: null });
  expect(game.view(scene.m, 0).players.map(p => p.mission)).toEqual([null, null, null, 'rival']);
  expect(game.view(scene.m, 1).players.map(p => p.mission)).toEqual([null, null, null, null]);
});

test('SM-CARD-10: one damage without a roll, for who stands next to its objective and is free', () => {
  const words = (how: object) => ({
    active: 2,
    players: [{}, {}, { hand: ['explosives'], mission: 'sab-lab' }],
    figures: { rhino: { at: '1,3', ...how } },
    stacks: { '1,4': { cars: 1 } },
  });
  table(3, words({}))
    .play(2, play('explosives'))
    .shows({ players: { 2: { progress: { place: 'lab', damage: 1 } } } });
  table(3, words({ web: true })).forbids(2, play('explosives'));
});

test('SM-CARD-11: Spider-Man takes his Web prison back', () => {
  table(3, { players: [{ hand: ['change-of-plan'], tokens: ['sm-web-swing'] }] })
    .play(0, play('change-of-plan'))
    .shows({ players: { 0: { tokens: ['sm-web-swing', 'sm-web-prison'] } } });
});

test('SM-CARD-12: no interrupt, no reaction, no riposte; preventions stay', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    players: [{ hand: ['surprise'] }, {}, { role: 'lizard', hand: ['dodge'] }],
    figures: { 'spider-man': { at: '4,3' }, lizard: { at: '4,4' } },
  })
    .play(0, fight(onFigure('lizard')))
    .play(0, play('surprise'))
    .dice(6)
    .play(0, dice(1))
    .asks('attack/prevent', 2)
    .play(2, PASS)
    .asks('turn/act', 0)
    .shows({ bonusDiscard: ['surprise'], figures: { lizard: { wounds: 1 } } });
  table(3, {
    active: 2,
    players: [{}, {}, { hand: ['surprise'] }],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 2 } },
  })
    .play(2, fight(onStack(4, 4)))
    .play(2, play('surprise'))
    .dice(1)
    .play(2, dice(1))
    .asks('turn/act', 2);
});

test('SM-TURN-08 SM-RULING-05: a card declared with an attack that came to nothing goes back into the hand', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    players: [{ hand: ['mighty-blow'] }],
    figures: { 'spider-man': { at: '4,3' }, lizard: { at: '4,4' } },
  })
    .play(0, fight(onFigure('lizard')))
    .play(0, play('mighty-blow'))
    .play(0, dice(2))
    .dice(4)
    .play(2, { type: 'interrupt', power: 'liz-leap' })
    .play(2, go(4, 7))
    .shows({ players: { 0: { hand: ['mighty-blow'], dice: [4, 5, 3] } }, bonusDiscard: [] });
});

test('SM-CARD-13: a stack without a figure on board moves up to one die, keeps all its tokens and takes nobody', () => {
  table(4, {
    active: 2,
    players: [{}, {}, { hand: ['police-frequency'] }],
    figures: { electro: { at: '4,5', ko: true, wounds: 5 } },
    stacks: { '4,2': { cars: 2 }, '1,0': { cars: 1, web: true } },
    characters: { stacy: '4,2' },
  })
    .dice(2)
    .play(2, play('police-frequency'))
    .asks('drive/drive', 2)
    .play(2, go(4, 4))
    .offers(2, STOP)
    .play(2, STOP)
    .shows({ stacks: { '4,4': { cars: 2, captains: ['stacy'] } } })
    .asks('turn/act', 2);
});

test('SM-CARD-14: a conscious prisoner slips away, and nobody scores', () => {
  table(3, {
    active: 2,
    players: [{}, { score: 5 }, { hand: ['secret-passage'] }],
    figures: { rhino: { at: 'ps-bronx', captive: true, jailed: true } },
    stacks: { 'ps-bronx': { cars: 1 } },
  })
    .play(2, play('secret-passage'))
    .play(2, { type: 'put', to: at(4, 2) })
    .shows({ figures: { rhino: { at: '4,2', captive: false } }, players: { 1: { score: 5 }, 2: { score: 0 } } });
});

test('SM-CARD-15: everything that holds gives way', () => {
  table(3, {
    active: 2,
    players: [{}, {}, { hand: ['burst-free'] }],
    figures: { rhino: { at: '4,4', web: true, symbiote: 'ven-seize' } },
  })
    .play(2, play('burst-free'))
    .shows({ figures: { rhino: { web: false, symbiote: null } } })
    .allows(2, MOVE);
  table(4, {
    roles: ['spider-man', 'police', 'octopus', 'rhino'],
    active: 3,
    players: [{}, {}, {}, { role: 'rhino', hand: ['burst-free'] }],
    figures: { octopus: { at: '4,3' }, rhino: { held: true } },
  })
    .play(3, play('burst-free'))
    .asks('freedom/place', 3);
});

test('SM-CARD-16: +1 on each die of a close-combat series', () => {
  table(3, {
    players: [{ hand: ['mighty-blow'] }, {}, { tokens: [] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } },
  })
    .play(0, fight(onFigure('rhino')))
    .play(0, play('mighty-blow'))
    .dice(5, 5)
    .play(0, dice(2))
    .shows({ figures: { rhino: { wounds: 2 } } });
});

test('SM-CARD-17: a random card of a neighbour', () => {
  table(3, {
    active: 2,
    players: [{ hand: ['dodge', 'subway'] }, {}, { hand: ['pickpocket'] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } },
  })
    .picks(1)
    .play(2, play('pickpocket'))
    .shows({ players: { 0: { hand: ['dodge'] }, 2: { hand: ['subway'] } } })
    .hears(1, { type: 'cardPlayed' }, { type: 'cardStolen', card: null });
});

test('SM-CARD-18: back on your feet, and a turn like any other', () => {
  table(4, {
    active: 2,
    step: 'begin',
    players: [{}, {}, { hand: ['back-on-your-feet'] }],
    figures: { rhino: { at: '4,4', ko: true, wounds: 6 } },
  })
    .play(2, play('back-on-your-feet'))
    .asks('turn/act', 2)
    .shows({ figures: { rhino: { ko: false, wounds: 5 } }, players: { 2: { dice: [5, 7, 2] } } });
  table(4, {
    active: 2,
    step: 'begin',
    players: [{}, {}, { hand: ['back-on-your-feet'] }],
    figures: { rhino: { at: '4,4', ko: true, wounds: 6, captive: true } },
    stacks: { '4,4': { cars: 1 } },
  }).forbids(2, play('back-on-your-feet'));
});

// Events

const drawn = (event: string, more: object = {}) =>
  table(4, { active: 2, bonusDeck: [event], ...more })
    .dice(5)
    .play(2, { type: 'bonus' })
    .play(2, dice(1));

test('SM-EVT-01: with Jameson at the Bugle, +1 per police die against Spider-Man and +5 for jailing him', () => {
  drawn('public-menace').shows({ menace: 1 });
  drawn('public-menace', { characters: { jameson: 'rhino' } }).shows({ menace: 0 });
  table(4, {
    active: 1,
    menace: 1,
    players: [{ tokens: [], dice: [0, 0, 0] }],
    figures: { 'spider-man': { at: '4,3', wounds: 5 } },
    stacks: { '4,2': { cars: 1 } },
  })
    .dice(5)
    .play(1, { type: 'fight', from: at(4, 2), target: onFigure('spider-man') })
    .play(1, dice(1))
    .dice(1)
    .play(1, { type: 'drive', square: at(4, 2) })
    .play(1, dice(1))
    .play(1, go(5, 2))
    .play(1, STOP)
    .shows({ players: { 1: { score: 17 } } })
    .play(1, END)
    .shows({ menace: 0 });
});

test('SM-EVT-02: no sight beyond 2 until the drawer’s next turn', () => {
  drawn('blackout', {
    roles: ['spider-man', 'police', 'goblin', 'rhino'],
    figures: { goblin: { at: '4,0' }, 'spider-man': { at: '4,3' }, rhino: { at: '4,2' } },
  })
    .shows({ blackout: 2 })
    .allows(2, power('gob-pumpkin', onFigure('rhino')))
    .forbids(2, power('gob-pumpkin', onFigure('spider-man')))
    .play(2, END)
    .play(3, END)
    .play(0, END)
    .shows({ blackout: 2 })
    .play(1, END)
    .shows({ blackout: null });
});

test('SM-EVT-03: one Movement die for the Police, and DeWolff doubles nothing', () => {
  table(3, { active: 1, gridlock: 0, stacks: { '4,2': { cars: 1 } }, characters: { dewolff: '4,2' } })
    .play(1, { type: 'drive', square: at(4, 2) })
    .offers(1, dice(1))
    .dice(3)
    .play(1, dice(1))
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 3, doubled: false }))
    .play(1, STOP)
    .play(1, END)
    .play(2, END)
    .shows({ gridlock: null });
  drawn('gridlock').shows({ gridlock: 2 });
});

test('SM-EVT-04: no power doubles or raises Movement dice', () => {
  table(3, { storm: 2 }).play(0, MOVE).forbids(0, { type: 'use' });
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    storm: 2,
    active: 2,
    players: [{}, {}, { role: 'lizard', score: 40 }],
  })
    .play(2, MOVE)
    .allows(2, use('liz-wall-crawl'));
  drawn('storm').shows({ storm: 2 });
});

test('SM-EVT-05: every villain in a station steps out, in turn order, and nobody scores', () => {
  drawn('mass-breakout', {
    figures: {
      rhino: { at: 'ps-bronx', captive: true, jailed: true },
      electro: { at: 'ps-chinatown', captive: true, ko: true, wounds: 5 },
    },
    stacks: { 'ps-bronx': { cars: 1 }, 'ps-chinatown': { cars: 1 } },
  })
    .asks('exit/put', 2)
    .play(2, { type: 'put', to: at(4, 2) })
    .asks('exit/put', 3)
    .play(3, { type: 'put', to: at(6, 4) })
    .shows({
      figures: { rhino: { at: '4,2', captive: false }, electro: { at: '6,4', captive: false, ko: true } },
      players: { 0: { score: 0 }, 1: { score: 0 }, 2: { score: 0 }, 3: { score: 0 } },
    });
});

test('SM-EVT-05: in turn order means from the seat whose turn it is, whoever drew the card', () => {
  table(5, {
    players: [{ tokens: [] }, {}, {}, { tokens: [] }],
    figures: {
      'spider-man': { at: '4,3' },
      electro: { at: '4,4' },
      rhino: { at: 'ps-bronx', captive: true },
      venom: { at: 'ps-chinatown', captive: true },
    },
    stacks: { 'ps-bronx': { cars: 1 }, 'ps-chinatown': { cars: 1 } },
    bonusDeck: ['mass-breakout'],
  })
    .dice(1)
    .play(0, fight(onFigure('electro')))
    .play(0, dice(1))
    .dice(5)
    .play(3, { type: 'bonus' })
    .play(3, dice(1))
    .asks('exit/put', 2)
    .play(2, { type: 'put', to: at(4, 2) })
    .asks('exit/put', 4);
});

test('SM-EVT-06: two cars in different stations', () => {
  drawn('federal-reinforcements')
    .asks('reinforcement/place', 1)
    .play(1, { type: 'station', station: 'ps-bronx', what: 'car' })
    .forbids(1, { station: 'ps-bronx' })
    .play(1, { type: 'station', station: 'ps-chinatown', what: 'car' })
    .asks('turn/act', 2);
});

test('SM-EVT-08: villains may replace their mission, from the drawer on', () => {
  drawn('kingpin', { players: [{}, {}, { mission: 'cops-2' }, { mission: 'rival' }], missionDeck: ['duel-a'] })
    .asks('kingpin/ask', 2)
    .play(2, PASS)
    .asks('kingpin/ask', 3)
    .play(3, { type: 'replace' })
    .shows({
      players: { 2: { mission: 'cops-2' }, 3: { mission: 'duel-a' } },
      missionDiscard: [{ mission: 'rival', open: false }],
    });
});

// Characters

test('SM-CHAR-01 SM-CHAR-07: Jameson sends a stack after Spider-Man, once per turn, Stacy and station included', () => {
  table(3, {
    active: 2,
    players: [{ tokens: [], dice: [0, 0, 0] }],
    figures: { 'spider-man': { at: '4,5' } },
    stacks: { '4,2': { cars: 1 } },
    characters: { jameson: 'rhino', stacy: '4,2' },
  })
    .dice(3)
    .play(2, { type: 'call', character: 'jameson' })
    .play(2, go(4, 4))
    .dice(5, 1)
    .play(2, STOP)
    .shows({ figures: { 'spider-man': { wounds: 1 } }, stacks: { '4,4': { cars: 1 } } })
    .forbids(2, { type: 'call' });
});

test('SM-CHAR-07: a driven stack is the Police for all results, and its victim reacts as usual', () => {
  table(3, {
    active: 2,
    players: [{ tokens: [], dice: [0, 0, 0] }],
    figures: { 'spider-man': { at: '4,5', wounds: 5 } },
    stacks: { '4,4': { cars: 1 } },
    characters: { jameson: 'rhino' },
  })
    .dice(1)
    .play(2, { type: 'call', character: 'jameson' })
    .dice(6, 1)
    .play(2, STOP)
    .shows({
      figures: { 'spider-man': { ko: true, captive: true, at: '4,4' } },
      players: { 1: { score: 0 }, 2: { score: 0 } },
    });
  table(3, {
    active: 2,
    players: [{ dice: [0, 1, 0], tokens: [] }],
    figures: { 'spider-man': { at: '4,5' } },
    stacks: { '4,4': { cars: 1 } },
    characters: { jameson: 'rhino' },
  })
    .dice(1)
    .play(2, { type: 'call', character: 'jameson' })
    .dice(1, 1)
    .play(2, STOP)
    .asks('reaction/choose', 0)
    .dice(6)
    .play(0, fight(onStack(4, 4)))
    .play(0, dice(1))
    .asks('turn/act', 2)
    .check(s => expect(s.stacks).toEqual([]));
});

test('SM-CHAR-01: while Spider-Man holds Jameson the Police may not attack him, but riposte', () => {
  const words = {
    figures: { 'spider-man': { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
    characters: { jameson: 'spider-man' },
  };
  table(3, { ...words, active: 1 }).forbids(1, { type: 'fight' });
  table(3, words)
    .dice(1)
    .play(0, fight(onStack(4, 4)))
    .play(0, dice(1))
    .allows(1, { type: 'riposte', target: onFigure('spider-man') })
    .forbids(1, { type: 'fight' });
});

test('SM-CHAR-01 SM-CHAR-07: the Police’s Bonus maximum counts from the next turn and falls with the card', () => {
  table(4, { active: 1, stacks: { '3,16': { cars: 1 } } })
    .play(1, { type: 'capture', from: at(3, 16), character: 'jameson' })
    .shows({ players: { 1: { dice: [5, 3, 3] } } })
    .play(1, END)
    .play(2, END)
    .play(3, END)
    .play(0, END)
    .shows({ players: { 1: { dice: [5, 4, 4] } } });
  table(4, {
    active: 2,
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
    characters: { jameson: 'police:4,4' },
  })
    .dice(6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .shows({ players: { 1: { dice: [5, 4, 3] } }, characters: { jameson: 'rhino' } });
});

test('SM-CHAR-02: Mary Jane: no Spider-strength, a Movement die, or 2 points per villain', () => {
  table(3, { figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } }, characters: { 'mary-jane': 'rhino' } })
    .play(0, fight(onFigure('rhino')))
    .forbids(0, use('sm-spider-strength'));
  table(3, { step: 'begin', characters: { 'mary-jane': 'spider-man' } }).shows({ players: { 0: { dice: [5, 5, 3] } } });
  table(4, {
    active: 1,
    players: [{}, {}, {}, { mission: 'sab-docks' }],
    figures: { electro: { at: '4,4', wounds: 4 } },
    stacks: { '4,3': { cars: 1 }, '1,1': { cars: 1 } },
    characters: { 'mary-jane': 'police:1,1' },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 3), target: onFigure('electro') })
    .play(1, dice(1))
    .shows({ players: { 1: { score: 6 } } });
});

test('SM-CHAR-03: Aunt May costs Spider-Man a die, heals him, or shields a stack', () => {
  const words = { figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } }, characters: { 'aunt-may': 'rhino' } };
  table(3, { ...words, players: [{ dice: [0, 1, 0] }] }).forbids(0, { type: 'fight' });
  table(3, { ...words, players: [{ dice: [0, 3, 0] }, {}, { dice: [0, 0, 0] }] })
    .play(0, fight(onFigure('rhino')))
    .offers(0, dice(1), dice(2), use('sm-spider-strength'))
    .dice(1, 1)
    .play(0, dice(2))
    .shows({ players: { 0: { dice: [0, 0, 0] } } });
  table(3, { ...words, players: [{ dice: [4, 0, 0] }] }).forbids(0, { type: 'power' });
  table(3, { figures: { 'spider-man': { at: '4,3', wounds: 4 } }, characters: { 'aunt-may': 'spider-man' } })
    .play(0, { type: 'recover' })
    .shows({ figures: { 'spider-man': { wounds: 2 } } });
  table(3, {
    figures: { 'spider-man': { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
    characters: { 'aunt-may': 'police:4,4' },
  }).forbids(0, { type: 'fight' }, power('sm-web-prison', onStack(4, 4)));
});

test('SM-CHAR-04: Black Cat: Bonus dice succeed on 4, or a Combat die for Spider-Man', () => {
  table(3, { active: 2, characters: { 'black-cat': 'rhino' }, bonusDeck: ['dodge'] })
    .dice(4, 3)
    .play(2, { type: 'bonus' })
    .play(2, dice(2))
    .shows({ players: { 2: { hand: ['dodge'] } } });
  table(3, { step: 'begin', characters: { 'black-cat': 'spider-man' } }).shows({ players: { 0: { dice: [4, 6, 3] } } });
});

test('SM-CHAR-05: Stacy: a stack strikes a figure next to it, never the holder, with the station’s bonus only', () => {
  table(4, {
    active: 2,
    players: [{ tokens: [], dice: [0, 0, 0] }],
    figures: { rhino: { at: '4,1' }, 'spider-man': { at: '4,2' } },
    stacks: { 'ps-bronx': { cars: 1 } },
    characters: { stacy: 'rhino' },
  })
    .dice(5, 4)
    .play(2, { type: 'call', character: 'stacy' })
    .shows({ figures: { 'spider-man': { wounds: 1 }, rhino: { wounds: 0 } } });
  table(4, {
    figures: { 'spider-man': { at: '4,1' } },
    stacks: { 'ps-bronx': { cars: 1 } },
    characters: { stacy: 'spider-man' },
  }).forbids(0, { type: 'call' });
});

test('SM-CHAR-06: DeWolff: a stack moves up to two dice, without dropping or taking anything', () => {
  table(4, {
    figures: { electro: { at: '4,6', ko: true, wounds: 5 } },
    stacks: { '4,2': { cars: 2 } },
    characters: { dewolff: 'spider-man' },
  })
    .dice(1, 2)
    .play(0, { type: 'call', character: 'dewolff' })
    .check((_s, m) => expect(m.stack.at(-1)).toMatchObject({ points: 3, doubled: false }))
    .play(0, go(4, 5))
    .offers(0, STOP)
    .play(0, STOP)
    .shows({ stacks: { '4,5': { cars: 2 } }, figures: { electro: { captive: false } } })
    .forbids(0, { type: 'call' });
});

test('SM-CHAR-01 SM-SPI-12: a car that has driven into a web does not strike', () => {
  table(3, {
    active: 2,
    figures: { 'spider-man': { at: '4,5' } },
    stacks: { '4,0': { cars: 1 }, '4,4': { cars: 1, web: true } },
    characters: { jameson: 'rhino' },
  })
    .dice(6)
    .play(2, { type: 'call', character: 'jameson' })
    .play(2, go(4, 4))
    .play(2, STOP)
    .asks('turn/act', 2)
    .check((_s, m) => expect(m.state.stacks).toMatchObject([{ cars: 2, web: true }]));
});

test('SM-CARD-09 SM-TURN-08: henchmen who find nobody come back', () => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'lizard'],
    active: 2,
    players: [{}, {}, { hand: ['henchmen'] }],
    figures: { rhino: { at: '4,3' }, lizard: { at: '4,4' } },
  })
    .play(2, play('henchmen'))
    .play(2, { type: 'aim', target: onFigure('lizard') })
    .dice(4)
    .play(3, { type: 'interrupt', power: 'liz-leap' })
    .play(3, go(4, 7))
    .asks('turn/act', 2)
    .shows({ players: { 2: { hand: ['henchmen'] } }, bonusDiscard: [] });
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'lizard'],
    active: 2,
    players: [{}, {}, { hand: ['henchmen'] }],
    figures: { rhino: { at: '4,3' }, lizard: { at: '4,4' } },
  })
    .play(2, play('henchmen'))
    .play(2, { type: 'aim', target: onFigure('lizard') })
    .dice(3, 1, 1)
    .play(3, { type: 'interrupt', power: 'liz-leap' })
    .shows({ players: { 2: { hand: [] } }, bonusDiscard: ['henchmen'] });
});

test('SM-CHAR-05 SM-TURN-08: nor is the call of Stacy lost on one who leaps away', () => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'lizard'],
    active: 2,
    figures: { rhino: { at: '1,1' }, lizard: { at: '4,4' }, 'spider-man': { at: '4,2' } },
    stacks: { '4,3': { cars: 1 } },
    characters: { stacy: 'rhino' },
  })
    .play(2, { type: 'call', character: 'stacy' })
    .play(2, { type: 'aim', target: onFigure('lizard') })
    .dice(4)
    .play(3, { type: 'interrupt', power: 'liz-leap' })
    .play(3, go(4, 7))
    .asks('turn/act', 2)
    .allows(2, { type: 'call', character: 'stacy' });
});

test('SM-HID-01 SM-CARD-09: one target or two, henchmen are aimed: being asked does not tell of a building', () => {
  const sent = (mission: string) =>
    table(3, {
      active: 2,
      players: [{}, {}, { hand: ['henchmen'], mission }],
      figures: { rhino: { at: '1,3' } },
      stacks: { '1,2': { cars: 1 } },
    })
      .play(2, play('henchmen'))
      .asks('card/aim', 2);
  sent('sab-lab').offers(2, { type: 'aim', target: onStack(1, 2) }, { type: 'aim', target: onPlace('lab') });
  sent('sab-docks').offers(2, { type: 'aim', target: onStack(1, 2) });
});
