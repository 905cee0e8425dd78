import { test } from 'vitest';
import { load, save } from '../../../engine/save.ts';
import { game } from '../rules/game.ts';
import { MOVE, PASS, STOP, at, dice, fight, go, onFigure, onPlace, onStack, play, power, table, use } from './table.ts';

// A run is worth something to the very next action, and to nothing else.

const RUN = { squares: 3, flown: false, nextToOpponent: true, nextToObjective: false };

/** Rhino has just run three squares, up to a stack at 4,4. */
const charged = (more: object = {}, rhino: object = {}) =>
  table(4, {
    active: 2,
    players: [{}, { dice: [0, 0, 0] }, rhino],
    figures: { rhino: { at: '4,3' } },
    stacks: { '4,4': { cars: 2 } },
    momentum: RUN,
    ...more,
  });

const charge = use('rhi-charge');

test('SM-RHI-01 SM-RHI-05: the riposte to a card between does not end the charge', () => {
  charged({}, { hand: ['henchmen'] })
    .dice(1, 1)
    .play(2, play('henchmen'))
    .play(2, { type: 'aim', target: onStack(4, 4) })
    .dice(1, 1, 1, 1)
    .play(1, { type: 'riposte', target: onFigure('rhino') })
    .play(2, fight(onStack(4, 4)))
    .allows(2, charge);
});

test('SM-RHI-01 SM-REACT-03: nor does a reaction with Combat dice, or with Bonus dice', () => {
  const answered = () =>
    charged(
      { figures: { rhino: { at: '4,3' }, electro: { at: '3,2' } }, stacks: {} },
      { hand: ['henchmen'], tokens: ['rhi-charge'] },
    )
      .dice(1, 1)
      .play(2, play('henchmen'))
      .play(2, { type: 'aim', target: onFigure('electro') });
  answered()
    .play(3, fight(onFigure('rhino')))
    .dice(1)
    .play(3, dice(1))
    .play(2, fight(onFigure('electro')))
    .allows(2, charge);
  answered()
    .play(3, { type: 'bonus' })
    .dice(1)
    .play(3, dice(1))
    .play(2, fight(onFigure('electro')))
    .allows(2, charge);
});

test('SM-RULING-46 SM-RHI-05: any action between ends it', () => {
  charged()
    .dice(1)
    .play(2, { type: 'bonus' })
    .play(2, dice(1))
    .play(2, fight(onStack(4, 4)))
    .forbids(2, charge);
  charged()
    .dice(1)
    .play(2, fight(onStack(4, 4)))
    .play(2, dice(1))
    .play(1, PASS)
    .play(2, fight(onStack(4, 4)))
    .forbids(2, charge);
  charged()
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, STOP)
    .play(2, fight(onStack(4, 4)))
    .forbids(2, charge);
  charged({ characters: { 'mary-jane': '5,4' } })
    .play(2, { type: 'capture', from: null, character: 'mary-jane' })
    .play(2, fight(onStack(4, 4)))
    .forbids(2, charge);
});

test('SM-RULING-46 SM-MISS-14: to plant is an action too, and so is a ranged attack', () => {
  charged({ figures: { rhino: { at: '7,13' } }, stacks: { '6,13': { cars: 1 } } }, { mission: 'tour-a' })
    .play(2, { type: 'plant', place: 'townhall' })
    .play(2, fight(onStack(6, 13)))
    .forbids(2, charge);
  charged({ stacks: { '4,4': { cars: 1 }, '4,2': { cars: 1 } } }, { score: 20 })
    .dice(1)
    .play(2, power('rhi-car-throw', onStack(4, 4), at(4, 2)))
    .play(1, PASS)
    .play(1, PASS)
    .play(2, fight(onStack(4, 4)))
    .forbids(2, charge);
});

test('SM-RHI-01 SM-CARD-07: who has taken the subway since does not stand where the run ended', () => {
  charged(
    { figures: { rhino: { at: '4,4' }, electro: { at: '10,5' } }, stacks: { '4,3': { cars: 1 } } },
    { hand: ['subway'] },
  )
    .play(2, play('subway'))
    .play(2, { type: 'put', to: at(10, 4) })
    .play(2, fight(onFigure('electro')))
    .forbids(2, charge);
});

test('SM-TURN-08 SM-LIZ-02 SM-RHI-05: an attack that was called off has not used the run', () => {
  table(4, {
    roles: ['spider-man', 'police', 'rhino', 'lizard'],
    active: 2,
    players: [{}, { dice: [0, 0, 0] }],
    figures: { rhino: { at: '4,0' }, lizard: { at: '3,2' } },
    stacks: { '4,4': { cars: 1 } },
  })
    .dice(3)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(4, 3))
    .play(2, fight(onFigure('lizard')))
    .play(2, charge)
    .play(2, dice(1))
    .dice(4)
    .play(3, { type: 'interrupt', power: 'liz-leap' })
    .play(3, go(1, 1))
    .play(3, STOP)
    .asks('turn/act', 2)
    .play(2, fight(onStack(4, 4)))
    .allows(2, charge);
});

test('SM-VUL-02: a dive needs a flight, not only the token beside the sheet', () => {
  const flown = (...steps: { row: number; column: number }[]) => {
    const scene = table(3, {
      roles: ['spider-man', 'police', 'vulture'],
      active: 2,
      figures: { 'spider-man': { at: '4,4' }, vulture: { at: '4,3' } },
    })
      .dice(2)
      .play(2, MOVE)
      .play(2, use('vul-fly'))
      .play(2, dice(1));
    for (const { row, column } of steps) scene.play(2, go(row, column));
    return scene.play(2, STOP).play(2, fight(onFigure('spider-man')));
  };
  flown().forbids(2, use('vul-dive'));
  flown({ row: 4, column: 5 }).allows(2, use('vul-dive'));
});

test('SM-VUL-02: nor does a move on foot', () => {
  table(3, {
    roles: ['spider-man', 'police', 'vulture'],
    active: 2,
    figures: { 'spider-man': { at: '4,4' }, vulture: { at: '4,2' } },
  })
    .dice(1)
    .play(2, MOVE)
    .play(2, dice(1))
    .play(2, go(4, 3))
    .play(2, fight(onFigure('spider-man')))
    .forbids(2, use('vul-dive'));
});

test('SM-RHI-04: four squares to the objective', () => {
  const run = (squares: number) =>
    table(3, {
      active: 2,
      players: [{}, {}, { mission: 'sab-lab', score: 40 }],
      figures: { rhino: { at: `1,${4 + squares}` } },
    })
      .dice(squares)
      .play(2, MOVE)
      .play(2, dice(1))
      .play(2, go(1, 4))
      .play(2, fight(onPlace('lab')));
  run(4).allows(2, use('rhi-supercharge')).forbids(2, charge);
  run(3).forbids(2, use('rhi-supercharge'));
});

/** A save as version 2 wrote it: the run lay in the state. */
function asVersion2(text: string): string {
  const saved = JSON.parse(text);
  let momentum = null;
  for (const frame of saved.stack) {
    if (frame.flow !== 'turn' && frame.flow !== 'attack') continue;
    momentum ??= frame.momentum;
    delete frame.momentum;
  }
  for (const frame of saved.stack) if (frame.flow === 'card') frame.at = 'choose';
  if (momentum) delete momentum.at;
  saved.state.momentum = momentum;
  return JSON.stringify({ ...saved, version: 2 });
}

test('SM-RHI-05: a match saved by version 2 after the run, or in the middle of the charge, goes on', () => {
  const before = charged();
  before.m = Object.assign(load(game, asVersion2(save(before.m))), { hear: null });
  before.play(2, fight(onStack(4, 4))).allows(2, charge);
  const during = charged().play(2, fight(onStack(4, 4)));
  during.m = Object.assign(load(game, asVersion2(save(during.m))), { hear: null });
  during
    .allows(2, charge)
    .dice(1)
    .play(2, dice(1))
    .play(1, PASS)
    .play(2, fight(onStack(4, 4)))
    .forbids(2, charge);
});

test('SM-CARD-09: a match saved by version 2 while henchmen were being aimed goes on', () => {
  const scene = charged({ figures: { rhino: { at: '4,3' }, electro: { at: '3,2' } } }, { hand: ['henchmen'] }).play(
    2,
    play('henchmen'),
  );
  scene.m = Object.assign(load(game, asVersion2(save(scene.m))), { hear: null });
  scene
    .asks('card/aim', 2)
    .dice(1, 1)
    .play(2, { type: 'aim', target: onFigure('electro') })
    .play(3, PASS)
    .play(2, fight(onFigure('electro')))
    .allows(2, charge);
});
