import { expect, test } from 'vitest';
import { END, MOVE, at, dice, fight, go, onFigure, onPlace, onStack, play, table } from './table.ts';

const villain = (mission: string, more: object = {}) => [{ tokens: [] }, {}, { mission, ...more }];

test('SM-MISS-01 SM-MISS-02 SM-MISS-06 SM-RULING-31: a sabotage done is shown, scored and replaced at once', () => {
  table(3, {
    active: 2,
    players: villain('sab-museum'),
    figures: { rhino: { at: '1,10' } },
    missionDeck: ['rival'],
  })
    .dice(6, 6, 6)
    .play(2, fight(onPlace('museum')))
    .play(2, dice(3))
    .asks('turn/act', 2)
    .shows({
      players: { 2: { score: 8, done: ['sab-museum'], mission: 'rival', progress: { damage: 0 } } },
      missionDiscard: [{ mission: 'sab-museum', open: true }],
    });
});

test('SM-MISS-07: a heist needs the way home', () => {
  table(3, {
    active: 2,
    players: villain('heist-lab', { progress: { place: 'lab', damage: 1 } }),
    figures: { rhino: { at: '1,3' } },
  })
    .dice(6)
    .play(2, fight(onPlace('lab')))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 0, progress: { damage: 2 } } } })
    .forbids(2, { type: 'fight' })
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(2, 2))
    .shows({ players: { 2: { score: 11, done: ['heist-lab'] } } });
});

test('SM-COMBAT-05 SM-HID-01: every hit leaves a marker, so that they do not tell how many the mission asks for', () => {
  const hit = (mission: string) =>
    table(3, { active: 2, players: villain(mission), figures: { rhino: { at: '1,3' } } })
      .dice(6, 6, 6, 6)
      .play(2, fight(onPlace('lab')))
      .play(2, dice(4));
  const heist = hit('heist-lab').shows({ players: { 2: { progress: { place: 'lab', damage: 4 } } } });
  expect(heist.events('damaged')).toEqual(hit('sab-lab').events('damaged'));
});

test('SM-HID-01 SM-RHI-04: whether its objective is near is seen by those who see the mission', () => {
  table(3, {
    active: 2,
    players: villain('sab-lab'),
    figures: { rhino: { at: '1,3' } },
    momentum: { squares: 4, flown: false, nextToOpponent: false, nextToObjective: true },
  }).check((_s, m) => {
    const near = (seat: number | null) => m.game.view(m, seat).momentum?.nextToObjective;
    expect([near(0), near(1), near(2), near(null)]).toEqual([null, null, true, null]);
  });
});

test('SM-MISS-08 SM-PRIS-10 SM-RULING-24: kidnapped, brought home, and back at her place afterwards', () => {
  table(3, {
    active: 2,
    players: villain('kidnap-aunt-may'),
    figures: { rhino: { at: '1,1' } },
    characters: { 'aunt-may': 'rhino' },
  })
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(2, 2))
    .shows({ players: { 2: { score: 9 } }, characters: { 'aunt-may': '3,18' } });
});

test('SM-PRIS-10: a captain goes to a station that the Police choose', () => {
  table(3, {
    active: 2,
    players: villain('kidnap-stacy'),
    figures: { rhino: { at: '1,1' } },
    characters: { stacy: 'rhino' },
  })
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(2, 2))
    .asks('delivery/station', 1)
    .play(1, { type: 'station', station: 'ps-bronx', what: 'stacy' })
    .shows({ characters: { stacy: '5,2' }, players: { 2: { score: 11 } } });
});

test('SM-MISS-04: states count even if they existed before, counts start at 0', () => {
  table(3, {
    active: 2,
    players: villain('cops-2', { hand: ['change-of-plan'], progress: { cars: 1 } }),
    characters: { jameson: 'rhino' },
    missionDeck: ['kidnap-jameson', 'cops-3a'],
  })
    .play(2, play('change-of-plan'))
    .shows({ players: { 2: { done: ['kidnap-jameson'], mission: 'cops-3a', progress: { cars: 0 }, score: 9 } } });
});

test('SM-MISS-09: two cars, any way', () => {
  table(3, {
    active: 2,
    players: villain('cops-2', { progress: { cars: 1 } }),
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(6)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 3 + 6, done: ['cops-2'] } } });
});

test('SM-MISS-10: the last car of a station', () => {
  const scene = (square: string, from: string) =>
    table(3, {
      active: 2,
      players: villain('station-a'),
      figures: { rhino: { at: from } },
      stacks: { [square]: { cars: 1 } },
    }).dice(6);
  scene('5,2', '4,2')
    .play(2, fight(onStack(5, 2)))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 12, done: ['station-a'] } } });
  scene('4,3', '4,2')
    .play(2, fight(onStack(4, 3)))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 3, mission: 'station-a' } } });
});

test('SM-MISS-11: two wounds on Spider-Man; knocking him out adds to the 15', () => {
  table(3, { active: 2, players: villain('duel-a'), figures: { rhino: { at: '4,3' }, 'spider-man': { at: '4,4' } } })
    .dice(6, 6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(2))
    .shows({ players: { 2: { score: 9, done: ['duel-a'] } } });
  table(3, {
    active: 2,
    players: villain('duel-ko'),
    figures: { rhino: { at: '4,3' }, 'spider-man': { at: '4,4', wounds: 5 } },
  })
    .dice(6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 26, done: ['duel-ko'] } } });
});

test('SM-MISS-12: knocking another villain out adds to the 7', () => {
  table(4, {
    active: 2,
    players: villain('rival'),
    figures: { rhino: { at: '4,3' }, electro: { at: '4,4', wounds: 4 } },
  })
    .dice(6)
    .play(2, fight(onFigure('electro')))
    .play(2, dice(1))
    .shows({ players: { 2: { score: 16, done: ['rival'] } } });
});

test('SM-MISS-13: the first damage fixes which HQ, until somebody else destroys it', () => {
  table(4, {
    active: 2,
    players: [
      {},
      {},
      { mission: 'hq-villain-a' },
      { mission: 'hq-villain-b', progress: { place: 'hq-vulture', damage: 2 } },
    ],
    figures: { rhino: { at: '4,5' } },
  })
    .dice(6)
    .play(2, fight(onPlace('hq-vulture')))
    .play(2, dice(1))
    .shows({ players: { 2: { progress: { place: 'hq-vulture', damage: 1 } } } })
    .dice(6, 6, 6)
    .play(2, fight(onPlace('hq-vulture')))
    .play(2, dice(3))
    .shows({
      destroyed: ['hq-vulture'],
      players: { 2: { score: 11 }, 3: { progress: { place: null, damage: 0 } } },
    });
  table(3, {
    active: 2,
    players: villain('hq-villain-a', { progress: { place: 'hq-vulture', damage: 1 } }),
    figures: { rhino: { at: '7,7' } },
  }).forbids(2, fight(onPlace('hq-venom')));
  table(3, { active: 2, players: villain('hq-spider-man'), figures: { rhino: { at: '16,7' } } }).allows(
    2,
    fight(onPlace('hq-spider-man')),
  );
});

test('SM-MISS-14: three buildings, one die each, no roll, no attack', () => {
  table(3, {
    active: 2,
    players: villain('tour-b', { progress: { planted: ['university', 'tv-studio'] } }),
    figures: { rhino: { at: '3,16' } },
  })
    .allows(2, { type: 'plant', place: 'home-daily-bugle' })
    .play(2, { type: 'plant', place: 'home-daily-bugle' })
    .asks('turn/act', 2)
    .shows({ players: { 2: { score: 10, done: ['tour-b'], dice: [5, 6, 2] } } });
});

test.each([
  ['SM-MISS-05 SM-RULING-32: an HQ that is gone', 4, 'hq-spider-man', { destroyed: ['hq-spider-man'] }],
  ['SM-MISS-05 SM-RULING-32: a rival where no other villain plays', 3, 'rival', {}],
  ['SM-MISS-05 SM-RULING-32: too few cars in a game of two', 2, 'cops-3a', { stacks: { '1,0': { cars: 2 } } }],
  ['SM-MISS-05 SM-RULING-32: no car for a station in a game of two', 2, 'station-a', {}],
])('%s: the mission is shown and replaced at the start of its owner’s turn', (_title, seats, mission, more) => {
  const seat = seats === 2 ? 1 : 2;
  const players = Array.from({ length: seats }, (_, i) => (i === seat ? { mission } : {}));
  const scene = table(seats, { active: seat, step: 'begin', players, missionDeck: ['duel-a'], ...more });
  scene.check(s => {
    expect(s.players[seat]?.mission).toBe('duel-a');
    expect(s.missionDiscard).toEqual([{ mission, open: true }]);
    expect(s.players[seat]?.failed).toEqual([]);
  });
});

test('SM-MISS-05: where cars come back, a mission against them stays', () => {
  table(3, { active: 2, step: 'begin', players: villain('cops-3a') }).shows({ players: { 2: { mission: 'cops-3a' } } });
});

test('SM-2P-08: missions against the police stay possible in a game of two', () => {
  table(2, {
    active: 1,
    players: [{}, { mission: 'cops-2' }],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 2 } },
  })
    .dice(6, 6)
    .play(1, fight(onStack(4, 4)))
    .play(1, dice(2))
    .shows({ players: { 1: { done: ['cops-2'], score: 12 } } });
});

test('SM-MISS-02: not while its owner is K.O.', () => {
  table(4, {
    active: 0,
    players: [{}, {}, {}, { mission: 'kidnap-aunt-may' }],
    figures: { electro: { at: 'hq-electro', ko: true, wounds: 5 } },
    characters: { 'aunt-may': 'electro' },
  })
    .dice(1)
    .play(0, { type: 'bonus' })
    .play(0, dice(1))
    .shows({ players: { 3: { score: 0, mission: 'kidnap-aunt-may' } } });
});

test('SM-MISS-15: an empty mission deck is made of its discards', () => {
  table(3, {
    active: 2,
    players: villain('sab-museum', { progress: { place: 'museum', damage: 1 } }),
    figures: { rhino: { at: '1,10' } },
    missionOnly: true,
    missionDiscard: ['cops-2'],
  })
    .dice(6)
    .shuffle('cops-2')
    .play(2, fight(onPlace('museum')))
    .play(2, dice(1))
    .shows({ players: { 2: { mission: 'cops-2' } }, missionDeck: ['sab-museum'], missionDiscard: [] });
});

// Variants

test('SM-3P-02: with every villain used the old one is kept', () => {
  table(3, {
    players: [
      {},
      {},
      { tokens: [], used: ['octopus', 'goblin', 'electro', 'venom', 'scorpion', 'vulture', 'lizard', 'rhino'] },
    ],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', wounds: 5 } },
  })
    .dice(6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .asks('turn/act', 0);
});

test('SM-3P-03: what the stack that knocked it out holds leaves the board in a station', () => {
  table(3, {
    active: 1,
    players: [{}, {}, { tokens: [], mission: 'sab-docks' }],
    figures: { rhino: { at: '4,2', wounds: 5 } },
    stacks: { 'ps-bronx': { cars: 1 } },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(5, 2), target: onFigure('rhino') })
    .play(1, dice(1))
    .shows({ players: { 1: { score: 16 } } })
    .play(2, { type: 'abandon', villain: 'goblin' })
    .shows({ figures: { rhino: { at: 'off' }, goblin: { at: '15,3' } }, players: { 1: { score: 16 } } });
});

test('SM-3P-04: next to the ruins where the HQ is destroyed', () => {
  table(3, {
    destroyed: ['hq-goblin'],
    players: [{}, {}, { tokens: [] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', wounds: 5 } },
  })
    .dice(6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .play(2, { type: 'abandon', villain: 'goblin' })
    .asks('exit/put', 2)
    .play(2, { type: 'put', to: at(16, 3) })
    .shows({ figures: { goblin: { at: '16,3' } } })
    .asks('turn/act', 0);
});

test('SM-3P-06: freeing an abandoned figure is worth nothing', () => {
  table(3, {
    players: [{ score: 20 }],
    figures: {
      'spider-man': { at: '4,3' },
      electro: { at: '4,4', captive: true, ko: true, wounds: 5, abandoned: true },
    },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(6)
    .play(0, fight(onStack(4, 4)))
    .play(0, dice(1))
    .shows({ players: { 0: { score: 20 } }, figures: { electro: { captive: false, abandoned: true } } });
});

test('SM-2P-04 SM-2P-05: the police take no turn, and move by cards only', () => {
  table(2, { players: [{ hand: ['police-frequency'] }], stacks: { '4,4': { cars: 1 } } })
    .forbids(0, { type: 'drive' })
    .play(0, END)
    .asks('turn/act', 1)
    .forbids(1, { type: 'drive' })
    .play(1, END)
    .asks('turn/act', 0)
    .dice(3)
    .play(0, play('police-frequency'))
    .asks('drive/drive', 0)
    .play(0, go(4, 7))
    .shows({ stacks: { '4,7': { cars: 1 } } });
});

test('SM-2P-07: who falls to a riposte is the stack’s prisoner, and nobody scores', () => {
  table(2, {
    active: 1,
    players: [{}, { tokens: [], mission: 'sab-docks' }],
    figures: { rhino: { at: '4,3', wounds: 5 } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(1, 6, 1)
    .play(1, fight(onStack(4, 4)))
    .play(1, dice(1))
    .asks('knockout/abandon', 1)
    .play(1, { type: 'abandon', villain: null })
    .asks('turn/act', 0)
    .shows({
      figures: { rhino: { ko: true, captive: true, at: '4,4' } },
      players: { 0: { score: 0 }, 1: { score: 0 } },
    });
});

test('SM-2P-09: Spider-Man’s seat decides for the police', () => {
  table(2, {
    active: 1,
    players: [{}, { mission: 'kidnap-dewolff' }],
    figures: { rhino: { at: '1,1' } },
    characters: { dewolff: 'rhino' },
  })
    .dice(1)
    .play(1, MOVE)
    .play(1, dice(1))
    .play(1, go(2, 2))
    .asks('delivery/station', 0)
    .play(0, { type: 'station', station: 'ps-bronx', what: 'dewolff' })
    .shows({ characters: { dewolff: '5,2' } });
});
