import { expect, test } from 'vitest';
import { play as act } from '../../../engine/match.ts';
import { END, KEEP, PASS, STOP, at, dice, fight, go, onFigure, onPlace, onStack, play, power, table } from './table.ts';

// Scenes that tell two readings of a rule apart: targets, answers, prisoners.

const drive = (row: number, column: number) => ({ type: 'drive' as const, square: at(row, column) });

test('SM-CHAR-03: only Spider-Man pays for attacking the one who holds Aunt May', () => {
  table(4, {
    active: 3,
    players: [{}, {}, { tokens: [] }, { dice: [0, 1, 0] }],
    figures: { rhino: { at: '4,4' }, electro: { at: '4,3' } },
    characters: { 'aunt-may': 'rhino' },
  })
    .play(3, fight(onFigure('rhino')))
    .allows(3, dice(1))
    .dice(6)
    .play(3, dice(1))
    .shows({ figures: { rhino: { wounds: 1 } } });
});

test('SM-GOB-01 SM-VEN-03 SM-POL-22: what keeps a web away, a symbiote or a station, does not keep a bomb away', () => {
  const thrown = (how: object) =>
    table(3, {
      roles: ['spider-man', 'police', 'goblin'],
      active: 2,
      figures: { goblin: { at: '4,1' }, 'spider-man': how },
    }).allows(2, power('gob-pumpkin', onFigure('spider-man')));
  thrown({ at: '4,4', symbiote: 'ven-seize' });
  thrown({ at: 'ps-bronx' });
});

test('SM-REACT-03: a power in answer to an attack may only aim at the attacker', () => {
  table(4, {
    roles: ['spider-man', 'police', 'goblin', 'rhino'],
    figures: { 'spider-man': { at: '4,3' }, goblin: { at: '4,4' }, rhino: { at: '4,1' } },
    stacks: { '4,5': { cars: 1 } },
  })
    .dice(1)
    .play(0, fight(onFigure('goblin')))
    .play(0, dice(1))
    .asks('reaction/choose', 2)
    .allows(2, power('gob-pumpkin', onFigure('spider-man')))
    .forbids(2, power('gob-pumpkin', onFigure('rhino')), power('gob-pumpkin', onStack(4, 5)));
});

test('SM-REACT-05 SM-REACT-07: a car thrown in a reaction is not answered by the stack that it was taken from', () => {
  const scene = table(3, {
    players: [{}, {}, { score: 20 }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } },
    stacks: { '4,5': { cars: 2 } },
  })
    .dice(1)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1))
    .dice(1)
    .play(2, power('rhi-car-throw', onFigure('spider-man'), at(4, 5)))
    .asks('turn/act', 0);
  expect(scene.events('attackDeclared').map(event => event.reaction)).toEqual([false, true]);
});

test('SM-REACT-01: who lets it pass is told apart from whose time has run out', () => {
  const scene = (given: object) =>
    table(
      3,
      { players: [{}, {}, { tokens: [] }], figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } } },
      given,
    )
      .dice(1)
      .play(0, fight(onFigure('rhino')))
      .play(0, dice(1))
      .asks('reaction/choose', 2);
  expect(scene({}).play(2, PASS).events('reactionPassed')).toMatchObject([{ seat: 2, timedOut: false }]);
  expect(scene({ reactionSeconds: 15 }).after(15_000).events('reactionPassed')).toMatchObject([
    { seat: 2, timedOut: true },
  ]);
});

test('SM-2P-06 SM-POL-11: a web that misses from afar is answered by nobody', () => {
  const scene = table(2, { figures: { 'spider-man': { at: '4,1' } }, stacks: { '4,4': { cars: 1 } } })
    .dice(1, 1)
    .play(0, power('sm-web-prison', onStack(4, 4)))
    .asks('turn/act', 0)
    .shows({ stacks: { '4,4': { web: false } } });
  expect(scene.events('riposted')).toEqual([]);
});

test('SM-LIZ-02 SM-RULING-46: a leap out of a riposte is no run', () => {
  table(3, {
    roles: ['spider-man', 'police', 'lizard'],
    active: 2,
    figures: { lizard: { at: '4,3' } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(1)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .play(1, { type: 'riposte', target: onFigure('lizard') })
    .dice(4)
    .play(2, { type: 'interrupt', power: 'liz-leap' })
    .play(2, go(4, 1))
    .play(2, STOP)
    .asks('turn/act', 2)
    .shows({ figures: { lizard: { at: '4,1', wounds: 0 } }, momentum: null });
});

test('SM-CARD-05: what was rolled first stays told as it was', () => {
  const scene = table(3, {
    players: [{ hand: ['lucky-break'], dice: [0, 0, 2] }],
    bonusDeck: ['dodge'],
  })
    .dice(1, 2, 5)
    .play(0, { type: 'bonus' });
  // One after the other at the same table, without a save in between.
  const answers = [dice(2), play('lucky-break'), { type: 'reroll' as const, value: 1 }, KEEP];
  for (const answer of answers) expect(act(scene.m, 0, answer)).toBeNull();
  expect(scene.events('diceRolled')).toMatchObject([{ dice: [1, 2] }]);
  expect(scene.events('diceRerolled')).toMatchObject([{ before: [1, 2], dice: [5, 2] }]);
});

test('SM-MISS-11: wounds by the Police count for nobody’s duel', () => {
  table(3, {
    active: 1,
    players: [{ tokens: [] }, {}, { mission: 'duel-a' }],
    figures: { 'spider-man': { at: '4,4' } },
    stacks: { '4,3': { cars: 1 } },
  })
    .dice(6)
    .play(1, { type: 'fight', from: at(4, 3), target: onFigure('spider-man') })
    .play(1, dice(1))
    .shows({
      figures: { 'spider-man': { wounds: 1 } },
      players: { 1: { progress: { wounds: 0 } }, 2: { progress: { wounds: 0 } } },
    });
});

test('SM-MISS-11: wounds by its owner do, whichever seat that is', () => {
  table(3, {
    roles: ['rhino', 'spider-man', 'police'],
    players: [{ mission: 'duel-a' }, { tokens: [] }],
    figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3' } },
  })
    .dice(6)
    .play(0, fight(onFigure('spider-man')))
    .play(0, dice(1))
    .shows({ figures: { 'spider-man': { wounds: 1 } }, players: { 0: { progress: { wounds: 1 } } } });
});

test('SM-MISS-13 SM-HQ-02: ruins are no HQ to be destroyed again', () => {
  const scene = (...destroyed: string[]) =>
    table(4, {
      active: 3,
      players: [{}, {}, {}, { mission: 'hq-villain-a' }],
      figures: { rhino: { at: '4,4' }, electro: { at: '1,1' } },
      destroyed,
    });
  scene().allows(3, fight(onPlace('hq-rhino')));
  scene('hq-rhino').forbids(3, fight(onPlace('hq-rhino')));
  scene('hq-octopus').allows(3, fight(onPlace('hq-rhino')));
});

test('SM-KO-04 SM-PRIS-07 SM-KO-09: who wins a character by a K.O. and has no place for it lets one go, and plays on', () => {
  table(3, {
    active: 2,
    players: [{ tokens: [] }],
    figures: { 'spider-man': { at: '4,4', wounds: 5 }, rhino: { at: '4,3' } },
    characters: { 'mary-jane': 'spider-man', jameson: 'rhino' },
  })
    .dice(6)
    .play(2, fight(onFigure('spider-man')))
    .play(2, dice(1))
    .asks('custody/release', 2)
    .play(2, { type: 'release', who: 'jameson' })
    .play(2, { type: 'put', to: at(4, 2) })
    .shows({ characters: { 'mary-jane': 'rhino', jameson: '4,2' } })
    .asks('turn/act', 2);
});

test('SM-POL-23 SM-POL-18: the newcomer is let go, and the old prisoner rides on', () => {
  table(5, {
    active: 1,
    figures: { electro: { at: '4,3', captive: true, ko: true, wounds: 5 }, venom: { at: '4,4', ko: true, wounds: 7 } },
    stacks: { '4,3': { cars: 1 } },
  })
    .dice(2)
    .play(1, drive(4, 3))
    .play(1, dice(1))
    .play(1, { type: 'arrest', role: 'venom' })
    .play(1, { type: 'release', who: 'venom' })
    .play(1, { type: 'put', to: at(4, 4) })
    .play(1, go(4, 1))
    .play(1, STOP)
    .shows({
      figures: { electro: { at: '4,1', captive: true }, venom: { at: '4,4', captive: false } },
      stacks: { '4,1': { cars: 1, prisoners: ['electro'] } },
    });
});

test('SM-POL-23: the Police choose, whichever seat is theirs', () => {
  table(4, {
    roles: ['police', 'spider-man', 'electro', 'venom'],
    figures: { electro: { at: '4,3', captive: true, ko: true, wounds: 5 }, venom: { at: '4,4', ko: true, wounds: 7 } },
    stacks: { '4,3': { cars: 1 } },
  })
    .dice(1)
    .play(0, drive(4, 3))
    .play(0, dice(1))
    .play(0, { type: 'arrest', role: 'venom' })
    .asks('custody/release', 0);
});

test('SM-POL-28 SM-PRIS-03: Black Cat costs two dice, and who is guarded already is not captured again', () => {
  const beside = (combat: number) =>
    table(3, {
      active: 1,
      players: [{}, { dice: [0, combat, 0] }],
      stacks: { '4,3': { cars: 1 }, '4,5': { cars: 1 } },
      characters: { 'black-cat': '4,4', jameson: 'police:4,5', 'mary-jane': '4,2' },
    })
      .allows(1, { type: 'capture', from: at(4, 3), character: 'mary-jane' })
      .forbids(1, { type: 'capture', character: 'jameson' });
  beside(2).allows(1, { type: 'capture', from: at(4, 3), character: 'black-cat' });
  beside(1).forbids(1, { type: 'capture', character: 'black-cat' });
  table(3, {
    active: 1,
    stacks: { '4,3': { cars: 1 }, '4,4': { cars: 1 } },
    characters: { jameson: 'police:4,4' },
  }).forbids(1, { type: 'capture' });
});

test('SM-CARD-14: the secret passage leads to a free street beside the prison, or nowhere', () => {
  const exits = ['4,1', '4,2', '4,3', '5,1', '6,1'];
  const jailed = (full: readonly string[]) =>
    table(3, {
      active: 2,
      players: [{}, {}, { hand: ['secret-passage'] }],
      figures: { rhino: { at: 'ps-bronx', captive: true } },
      stacks: Object.fromEntries([...full, 'ps-bronx'].map(square => [square, { cars: 1 }])),
    });
  jailed(exits.slice(1)).allows(2, play('secret-passage'));
  jailed(exits).allows(2, END).forbids(2, play('secret-passage'));
});
