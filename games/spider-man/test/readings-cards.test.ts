import { expect, test } from 'vitest';
import { options as open, preview } from '../../../engine/queries.ts';
import { CHARACTERS } from '../ids.ts';
import { MISSIONS, missions } from '../content/missions.ts';
import { pointsChance } from '../rules/odds.ts';
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
  onStack,
  play,
  power,
  table,
  use,
} from './table.ts';

// More scenes that tell two readings apart: cards, characters, groups, what is shown and told.

const drive = (row: number, column: number) => ({ type: 'drive' as const, square: at(row, column) });

/** Rhino, in his turn, with these cards. */
const holding = (hand: string[], more: object = {}, rhino: object = {}) =>
  table(4, { active: 2, players: [{}, {}, { hand, ...rhino }], ...more });

test('SM-BONUS-03: two cards of a kind are one answer', () => {
  const scene = holding(['second-wind', 'second-wind'], {}, { dice: [1, 1, 1] });
  expect(open(scene.m, 2).filter(({ type }) => type === 'play')).toEqual([play('second-wind')]);
});

test('SM-CARD-02 SM-CARD-03: at the maximum there is nothing to bring back', () => {
  holding(['adrenaline', 'second-wind']).forbids(2, { type: 'play' });
  holding(['adrenaline', 'second-wind'], {}, { dice: [5, 6, 2] })
    .allows(2, play('adrenaline'))
    .forbids(2, play('second-wind'));
  holding(['adrenaline', 'second-wind'], {}, { dice: [4, 7, 2] })
    .allows(2, play('second-wind'))
    .forbids(2, play('adrenaline'));
});

test('SM-CARD-11: a refill for a web that was used', () => {
  table(3, { players: [{ hand: ['change-of-plan'] }] }).forbids(0, play('change-of-plan'));
  table(3, { players: [{ hand: ['change-of-plan'], tokens: ['sm-web-swing'] }] })
    .play(0, play('change-of-plan'))
    .shows({ players: { 0: { tokens: ['sm-web-swing', 'sm-web-prison'] } } });
});

test('SM-CARD-14: out of the cell, and only out of one', () => {
  holding(['secret-passage'], { figures: { rhino: { at: '4,2' } } }).forbids(2, { type: 'play' });
  const scene = holding(['secret-passage'], {
    figures: { rhino: { at: 'ps-bronx', captive: true, jailed: true } },
    stacks: { 'ps-bronx': { cars: 1 } },
  })
    .play(2, play('secret-passage'))
    .play(2, { type: 'put', to: at(4, 2) })
    .shows({ figures: { rhino: { captive: false, jailed: false } } });
  expect(scene.events('placed')).toMatchObject([{ why: 'secret-passage' }]);
});

test('SM-CARD-07: to another entrance, or to a free street beside one that is taken', () => {
  const scene = holding(['subway'], {
    figures: { rhino: { at: '4,4' }, electro: { at: '10,4' }, 'spider-man': { at: '11,4' } },
  }).play(2, play('subway'));
  const beside = open(scene.m, 2)
    .flatMap(action => (action.type === 'put' ? [action.to] : []))
    .filter(to => to >= at(9, 0) && to <= at(11, 5));
  expect(beside.sort((a, b) => a - b)).toEqual([at(9, 4), at(10, 3), at(10, 5)]);
  scene.forbids(2, { type: 'put', to: at(3, 4) }).play(2, { type: 'put', to: at(10, 3) });
  expect(scene.events('placed')).toMatchObject([{ why: 'subway', to: at(10, 3) }]);
});

test('SM-CARD-09: an informant knows of missions that Spider-Man does not see', () => {
  table(5, {
    players: [{ hand: ['henchmen'] }, {}, { tracer: true }, { informed: true }, {}],
    figures: { lizard: { abandoned: true, ko: true, wounds: 5 } },
  })
    .play(0, play('henchmen'))
    .shows({ players: { 2: { informed: false }, 4: { informed: true } } });
  table(4, { players: [{ hand: ['henchmen'] }, {}, { tracer: true }, { informed: true }] }).forbids(0, {
    type: 'play',
  });
});

test('SM-CARD-17: from somebody on its feet beside the thief who holds a card', () => {
  const scene = table(6, {
    active: 2,
    players: [
      { hand: ['dodge'] },
      {},
      { hand: ['pickpocket'] },
      { hand: ['dodge'] },
      { hand: [] },
      { hand: ['subway'] },
    ],
    figures: {
      rhino: { at: '4,3' },
      'spider-man': { at: '4,6' },
      electro: { at: '4,4', ko: true, wounds: 5 },
      venom: { at: '4,2' },
      lizard: { at: '3,2' },
    },
  })
    .picks(0)
    .play(2, play('pickpocket'));
  scene.shows({ players: { 2: { hand: ['subway'] }, 5: { hand: [] } } });
});

test('SM-CARD-05: each die is chosen once, and the rest stays', () => {
  table(3, { players: [{ hand: ['lucky-break'] }] })
    .dice(1, 1, 6)
    .play(0, { type: 'bonus' })
    .play(0, dice(3))
    .play(0, play('lucky-break'))
    .offers(0, { type: 'reroll', value: 1 }, { type: 'reroll', value: 6 })
    .play(0, { type: 'reroll', value: 1 })
    .offers(0, { type: 'reroll', value: 1 }, { type: 'reroll', value: 6 }, { type: 'keep' })
    .play(0, { type: 'reroll', value: 1 })
    .offers(0, { type: 'reroll', value: 6 }, { type: 'keep' })
    .dice(2, 3)
    .play(0, { type: 'keep' })
    .shows({ roll: { dice: [2, 3, 6] } });
});

test('SM-REC-02 SM-TURN-11: a kit leaves the choice to recover, any other card is too much', () => {
  const hurt = { figures: { rhino: { at: '4,3', wounds: 3 } } };
  holding(['first-aid'], hurt).play(2, play('first-aid')).allows(2, { type: 'recover' });
  holding(['second-wind'], hurt, { dice: [1, 7, 2] })
    .play(2, play('second-wind'))
    .forbids(2, { type: 'recover' });
  holding(['dodge'], hurt).play(2, { type: 'recover' }).offers(2, END);
  holding(['first-aid'], { figures: { rhino: { at: 'ps-bronx', wounds: 3 } } })
    .play(2, { type: 'recover' })
    .offers(2, END);
  holding(['first-aid'], hurt).play(2, { type: 'recover' }).offers(2, END, play('first-aid'));
});

test('SM-TURN-10: with nothing left a tracer or a call may still be made', () => {
  const spent = { dice: [0, 0, 1] };
  const drawn = (words: object, seat: number) =>
    table(3, { active: seat, ...words })
      .dice(1)
      .play(seat, { type: 'bonus' })
      .play(seat, dice(1));
  const near = { figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } }, players: [spent] };
  drawn({ ...near, tracers: { sheet: 1, supply: 2 } }, 0).asks('turn/act', 0);
  drawn(near, 0).asks('turn/act', 1);
  const call = { players: [{}, {}, spent], stacks: { '4,4': { cars: 1 } } };
  drawn({ ...call, characters: { dewolff: 'rhino' } }, 2).asks('turn/act', 2);
  drawn(call, 2).asks('turn/act', 0);
});

test('SM-EVT-01: Public menace ends with the police turn it was told to', () => {
  const scene = table(3, { active: 1, menace: 2 }).play(1, END).shows({ menace: 1 });
  expect(scene.events('eventEnded')).toEqual([]);
  scene.play(2, END).play(0, END).play(1, END).shows({ menace: 0 });
  expect(scene.events('eventEnded')).toMatchObject([{ event: 'public-menace' }]);
});

test('SM-CHAR-01: the Police do not send their own cars by his card', () => {
  table(3, { active: 1, stacks: { '4,3': { cars: 1 } }, characters: { jameson: 'police:4,3' } }).forbids(1, {
    type: 'call',
  });
});

test('SM-CHAR-03: the stack that holds Aunt May is safe from Spider-Man, from nobody else and no other stack', () => {
  const words = {
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '3,4' } },
    stacks: { '4,4': { cars: 1 }, '4,2': { cars: 1 } },
    characters: { 'aunt-may': 'police:4,4' },
  };
  table(3, words)
    .allows(0, fight(onStack(4, 2)))
    .forbids(0, fight(onStack(4, 4)));
  table(3, { ...words, active: 2 }).allows(2, fight(onStack(4, 4)));
});

test('SM-OCT-03 SM-OCT-05: whom he holds he does not seize again', () => {
  table(4, {
    roles: ['spider-man', 'police', 'octopus', 'electro'],
    active: 2,
    players: [{}, {}, { role: 'octopus', score: 20 }],
    figures: { octopus: { at: '4,3' }, electro: { held: true }, 'spider-man': { at: '4,4' } },
  })
    .allows(2, fight(onFigure('electro')), power('oct-capture', onFigure('spider-man')))
    .forbids(2, power('oct-capture', onFigure('electro')));
});

test('SM-MISS-14: without a Combat die nothing is planted', () => {
  const scene = (combat: number) =>
    holding([], { figures: { rhino: { at: '7,13' } } }, { mission: 'tour-a', dice: [1, combat, 1] });
  scene(0).forbids(2, { type: 'plant' });
  scene(1)
    .play(2, { type: 'plant', place: 'townhall' })
    .shows({ players: { 2: { dice: [1, 0, 1], progress: { planted: ['townhall'] } } } });
});

test.each(MISSIONS.filter(one => missions[one].goal.kind === 'kidnap'))(
  'SM-MISS-08: %s is done as soon as the prisoner is at home',
  mission => {
    const { goal, villain } = missions[mission];
    if (goal.kind !== 'kidnap') throw new Error(`${mission} is no kidnapping`);
    for (const who of CHARACTERS) {
      const scene = table(3, {
        active: 2,
        players: [{}, {}, { mission }],
        figures: { rhino: { at: '1,1' } },
        characters: { [who]: 'rhino' },
      })
        .dice(1)
        .play(2, MOVE)
        .play(2, dice(1))
        .play(2, go(2, 2));
      expect(scene.m.state.players[2]?.score).toBe(who === goal.character ? villain : 0);
    }
  },
);

test('SM-MISS-05 SM-MISS-09: cars destroyed already are not needed again', () => {
  const scene = table(2, {
    active: 1,
    step: 'begin',
    players: [{}, { mission: 'cops-3a', progress: { cars: 2 } }],
    stacks: { '4,4': { cars: 1 } },
  });
  expect(scene.m.state.players[1]?.mission).toBe('cops-3a');
});

test.each([
  ['sab-lab', 3],
  ['cops-2', 2],
  ['duel-a', 2],
  ['tour-a', 3],
  ['hq-villain-a', 4],
  ['rival', 1],
])('SM-HID-01: its owner sees what %s asks for: %i', (mission, needed) => {
  const { m } = table(3, { players: [{}, {}, { mission }] });
  expect(m.game.view(m, 2).players[2]?.needed).toBe(needed);
  expect(m.game.view(m, 0).players[2]?.needed).toBe(0);
});

test('SM-POL-05 SM-EVT-03: only DeWolff, and only where she doubles, must come along for a step', () => {
  const started = (more: object) =>
    table(3, { active: 1, stacks: { '1,0': { cars: 1 } }, characters: { dewolff: '1,0', stacy: '1,0' }, ...more })
      .dice(2)
      .play(1, drive(1, 0))
      .play(1, dice(1));
  started({}).forbids(1, { type: 'drop', what: 'dewolff' }).allows(1, { type: 'drop', what: 'stacy' });
  started({ gridlock: 0 }).allows(1, { type: 'drop', what: 'dewolff' }, { type: 'drop', what: 'stacy' });
});

test('SM-POL-03: part of a stack joins another; on an empty square there is nothing to take', () => {
  table(3, { active: 1, stacks: { '4,3': { cars: 2 }, '4,5': { cars: 1 } } })
    .dice(2)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, { type: 'drop', what: 'car' })
    .play(1, go(4, 5))
    .play(1, STOP)
    .shows({ stacks: { '4,3': { cars: 1 }, '4,5': { cars: 2 } } });
  table(3, { active: 1, stacks: { '4,3': { cars: 1 } } })
    .dice(2)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, go(4, 4))
    .forbids(1, { type: 'take' }, { type: 'drop' });
});

test('SM-POL-18 SM-POL-06: not onto a square from which there is no way on', () => {
  const blocked = (rhino: string) =>
    table(4, {
      active: 1,
      figures: { electro: { at: '3,4', ko: true, wounds: 5 }, 'spider-man': { at: '5,4' }, rhino: { at: rhino } },
      stacks: { '4,3': { cars: 1 }, '4,4': { cars: 2 } },
    })
      .dice(4)
      .play(1, drive(4, 3))
      .play(1, dice(1));
  blocked('4,5').forbids(1, go(4, 4));
  blocked('1,1').allows(1, go(4, 4));
});

test('SM-3P-04: a new villain is whole and free, whatever happened to the old one', () => {
  table(3, {
    players: [{}, {}, { tokens: [], dice: [0, 0, 0] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', wounds: 5, web: true } },
  })
    .dice(6)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .play(2, { type: 'abandon', villain: 'lizard' })
    .shows({
      players: { 2: { dice: [4, 4, 3], used: ['rhino', 'lizard'] } },
      figures: {
        rhino: { abandoned: true, ko: true },
        lizard: {
          wounds: 0,
          ko: false,
          web: false,
          symbiote: null,
          held: false,
          captive: false,
          jailed: false,
          safe: false,
          at: '17,18',
        },
      },
    });
});

test('what is rolled is told, die by die', () => {
  const scene = table(3, {
    active: 1,
    players: [{}, {}, { dice: [0, 0, 0], tokens: [] }],
    figures: { rhino: { at: '4,4' } },
    stacks: { '4,3': { cars: 1 } },
    characters: { dewolff: '4,3' },
  })
    .dice(2, 3)
    .play(1, drive(4, 3))
    .play(1, dice(2))
    .play(1, STOP)
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 3), target: onFigure('rhino') })
    .play(1, dice(1))
    .dice(1)
    .play(1, { type: 'bonus' })
    .play(1, dice(1));
  expect(scene.events('driveRolled')).toMatchObject([{ dice: [2, 3], points: 10, doubled: true }]);
  expect(scene.events('attackRolled')).toMatchObject([{ dice: [6], results: [6], hits: 1 }]);
  expect(scene.events('bonusRolled')).toMatchObject([{ dice: [1], cards: 0 }]);
  expect(scene.events('diceRolled').map(event => event.dice)).toEqual([[2, 3], [6], [1]]);
  const walked = table(3, { active: 2, figures: { rhino: { at: '4,3' } }, stacks: { '4,5': { cars: 1 } } })
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(4, 4))
    .dice(1)
    .play(2, fight(onStack(4, 5)))
    .play(2, dice(1));
  expect(walked.events('moveRolled')).toMatchObject([{ dice: [1], points: 1 }]);
  expect(walked.events('moved')).toMatchObject([{ path: [at(4, 3), at(4, 4)] }]);
  expect(walked.events('attackDeclared')).toMatchObject([{ from: at(4, 4), to: at(4, 5), dice: 1 }]);
});

test('SM-BONUS-01 SM-CHAR-04: expected cards, and more of them with Black Cat', () => {
  const shown = (words: object, seat: number) =>
    preview(table(3, { active: seat, ...words }).play(seat, { type: 'bonus' }).m, seat, dice(2));
  expect(shown({}, 2)).toMatchObject({ type: 'cards', expected: expect.closeTo(2 / 3) });
  expect(shown({ characters: { 'black-cat': 'rhino' } }, 2)).toMatchObject({ expected: expect.closeTo(1) });
  expect(shown({ characters: { 'black-cat': 'spider-man' } }, 0)).toMatchObject({ expected: expect.closeTo(2 / 3) });
});

test('SM-OCT-01 SM-POL-09: the die before the series counts for its chances, and a stack is wiped out car by car', () => {
  const octopus = table(3, {
    roles: ['spider-man', 'police', 'octopus'],
    active: 2,
    figures: { octopus: { at: '4,3' } },
    stacks: { '4,4': { cars: 2 } },
  }).play(2, fight(onStack(4, 4)));
  expect(preview(octopus.m, 2, dice(3))).toMatchObject({ ko: expect.closeTo(16 / 216) });
  octopus.play(2, use('oct-pincer-strike'));
  expect(preview(octopus.m, 2, dice(1))).toMatchObject({ any: expect.closeTo(1 / 4) });
  expect(pointsChance(2, 1, 2, 8)).toBeCloseTo(33 / 36);
});

test('SM-REACT-01: a web is answered with the web itself', () => {
  table(3, { figures: { 'spider-man': { at: '4,1' }, rhino: { at: '4,4' } } })
    .dice(5, 5)
    .play(0, power('sm-web-prison', onFigure('rhino')))
    .offers(2, PASS, fight(onHold('web')))
    .dice(6)
    .play(2, fight(onHold('web')))
    .play(2, dice(1))
    .asks('turn/act', 0)
    .shows({ figures: { rhino: { web: false } } });
});

test('SM-CHAR-01: his friend keeps Spider-Man safe from the Police, and nobody else', () => {
  table(3, {
    active: 1,
    figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,2' } },
    stacks: { '4,3': { cars: 1 } },
    characters: { jameson: 'spider-man' },
  })
    .allows(1, { type: 'fight', from: at(4, 3), target: onFigure('rhino') })
    .forbids(1, { type: 'fight', from: at(4, 3), target: onFigure('spider-man') });
});

test('SM-POL-28 SM-POL-24: captains are picked up, not captured', () => {
  table(3, { active: 1, stacks: { '4,3': { cars: 1 } }, characters: { stacy: '4,4' } }).forbids(1, { type: 'capture' });
});

test('SM-EVT-02: in a blackout nobody sees farther than two squares', () => {
  const sight = (blackout: number | null) => {
    const { m } = table(3, { blackout, figures: { 'spider-man': { at: '4,0' } } });
    return m.game.view(m, 0).sight.filter(square => square >= at(4, 0) && square <= at(4, 7));
  };
  expect(sight(1)).toEqual([at(4, 0), at(4, 1), at(4, 2)]);
  expect(sight(null)).toHaveLength(8);
});

test('SM-PRIS-07: with no free street around, the nearest free ones', () => {
  table(3, {
    active: 2,
    figures: { rhino: { at: '6,4' } },
    stacks: { '5,4': { cars: 1 }, '7,3': { cars: 1 }, '7,5': { cars: 1 } },
    characters: { jameson: 'rhino', 'mary-jane': '6,4' },
  })
    .play(2, { type: 'capture', from: null, character: 'mary-jane' })
    .play(2, { type: 'release', who: 'jameson' })
    .offers(
      2,
      { type: 'put', to: at(4, 2) },
      { type: 'put', to: at(4, 3) },
      { type: 'put', to: at(4, 4) },
      { type: 'put', to: at(4, 5) },
      { type: 'put', to: at(4, 6) },
      { type: 'put', to: at(7, 2) },
      { type: 'put', to: at(7, 6) },
      { type: 'put', to: at(8, 3) },
      { type: 'put', to: at(8, 4) },
    );
});

test('who gives up loses, and the best of the others have won', () => {
  const { m } = table(4, { players: [{ score: 30 }, { score: 20 }, { score: 20 }, { score: 5 }] });
  expect(m.game.concede?.(m, 0)).toEqual({ reason: 'conceded', scores: [0, 1 / 2, 1 / 2, 0] });
  expect(m.game.concede?.(m, 3)).toEqual({ reason: 'conceded', scores: [1, 0, 0, 0] });
});
