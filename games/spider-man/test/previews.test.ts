import { expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import { dieChance, pointsChance, successChance } from '../rules/odds.ts';
import {
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

test('chances of dice', () => {
  expect(pointsChance(1, 1, 0, 6)).toBeCloseTo(1 / 6);
  expect(pointsChance(2, 1, 0, 12)).toBeCloseTo(1 / 36);
  expect(pointsChance(1, 2, 0, 7)).toBeCloseTo(1 / 2);
  expect(pointsChance(1, 1, 2, 3)).toBe(1);
  expect(dieChance(1, 0, 6)).toBeCloseTo(1 / 6);
  expect(dieChance(2, 1, 6)).toBeCloseTo(4 / 6);
  expect(successChance(2, 1 / 6, 1)).toBeCloseTo(11 / 36);
  expect(successChance(2, 1 / 6, 2)).toBeCloseTo(1 / 36);
  expect(successChance(1, 1 / 2, 2)).toBe(0); // never more successes than dice
});

test('before the roll the reachable squares and their chances are shown, doubled dice included', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,0' } } }).play(0, MOVE);
  const plain = preview(scene.m, 0, dice(1));
  expect(plain).toMatchObject({ type: 'reach', average: 3.5, most: 6 });
  const chanceOf = (shown: typeof plain, square: number) =>
    shown?.type === 'reach' ? shown.squares.find(one => one.square === square)?.chance : undefined;
  expect(chanceOf(plain, at(4, 1))).toBe(1);
  expect(chanceOf(plain, at(4, 6))).toBeCloseTo(1 / 6);
  expect(chanceOf(plain, at(4, 7))).toBeUndefined();
  scene.play(0, use('sm-web-swing'));
  expect(chanceOf(preview(scene.m, 0, dice(1)), at(4, 6))).toBeCloseTo(4 / 6);
});

test('SM-MOVE-10 SM-OCT-02: what is added to every die is part of the average', () => {
  const scene = table(3, { roles: ['spider-man', 'police', 'octopus'], active: 2, figures: { octopus: { at: '4,0' } } })
    .play(2, MOVE)
    .play(2, use('oct-pincer-walk'));
  expect(preview(scene.m, 2, dice(2))).toMatchObject({ type: 'reach', average: 11, most: 16 });
});

test('an attack shows its chances and what the target could answer with', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4', wounds: 5 } } }).play(
    0,
    fight(onFigure('rhino')),
  );
  expect(preview(scene.m, 0, dice(2))).toMatchObject({
    type: 'attack',
    dice: 2,
    add: 0,
    times: 1,
    answers: { riposte: 0, combat: 7, movement: 5, bonus: 2, powers: ['rhi-hide'] },
  });
  const shown = preview(scene.m, 0, dice(2));
  if (shown?.type === 'attack') expect(shown.ko).toBeCloseTo(11 / 36);
  scene.play(0, use('sm-spider-strength'));
  const stronger = preview(scene.m, 0, dice(2));
  if (stronger?.type === 'attack') expect(stronger.any).toBeCloseTo(1 - (2 / 3) ** 2);
});

test('a stack answers with its free dice', () => {
  const scene = table(3, { active: 2, figures: { rhino: { at: '4,3' } }, stacks: { '4,4': { cars: 2 } } }).play(
    2,
    fight(onStack(4, 4)),
  );
  expect(preview(scene.m, 2, dice(1))).toMatchObject({ answers: { riposte: 4, combat: 4 } });
});

test('the last die is announced as such', () => {
  const scene = table(3, { players: [{ dice: [1, 0, 0] }], figures: { 'spider-man': { at: '4,0' } } }).play(0, MOVE);
  expect(preview(scene.m, 0, dice(1))).toMatchObject({ lastDie: true });
});

test('a click shows the way', () => {
  const scene = table(3, { active: 2, figures: { rhino: { at: '4,3' } } })
    .dice(6)
    .play(2, MOVE)
    .play(2, dice(1));
  expect(preview(scene.m, 2, go(4, 5))).toMatchObject({ type: 'path', left: 4 });
});

test('whoever stops is told what is lost, and what can be done from there', () => {
  const scene = table(3, { active: 2, figures: { rhino: { at: '4,3' }, 'spider-man': { at: '4,4' } } })
    .dice(6)
    .play(2, MOVE)
    .play(2, dice(1));
  expect(preview(scene.m, 2, STOP)).toMatchObject({
    type: 'halt',
    lost: 6,
    here: [{ type: 'fight', from: null, target: { kind: 'figure', role: 'spider-man' } }],
  });
  scene.play(2, go(4, 1));
  expect(preview(scene.m, 2, STOP)).toMatchObject({ here: [] });
});

test('SM-POL-03: a click shows the way of a stack', () => {
  const scene = table(3, { active: 1, stacks: { '4,3': { cars: 1 } } })
    .dice(6)
    .play(1, { type: 'drive', square: at(4, 3) })
    .play(1, dice(1));
  expect(preview(scene.m, 1, go(4, 4))).toEqual({ type: 'path', path: [at(4, 4)], left: 5 });
  expect(preview(scene.m, 1, STOP)).toEqual({ type: 'halt', lost: 6, here: [] });
});

test('the view shows what the own figure sees, and who is stuck, held or guarded', () => {
  const { m } = table(3, { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3', web: true } } });
  const view = game.view(m, 0);
  expect(view.sight).toContain(at(4, 3));
  expect(view.sight).not.toContain(at(2, 1));
  expect(view.figures.find(f => f.role === 'rhino')).toMatchObject({ stuck: true, boxes: 6 });
});

const shownFor = (scene: ReturnType<typeof table>, seat: number, action: Parameters<typeof preview>[2]) => {
  const shown = preview(scene.m, seat, action as never);
  if (shown?.type !== 'attack') throw new Error('no attack is shown');
  return shown;
};

/** Seat 2 fights somebody next to it. */
const duel = (role: string, score: number, more: object = {}) => ({
  roles: ['spider-man', 'police', role],
  active: 2,
  players: [{}, {}, { role, score }],
  figures: { 'spider-man': { at: '4,4' }, [role]: { at: '4,3' } },
  ...more,
});

test('SM-CHAR-03: the die that Aunt May costs counts for the last one', () => {
  const scene = table(3, {
    players: [{ dice: [0, 3, 0] }],
    figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } },
    characters: { 'aunt-may': 'rhino' },
  }).play(0, fight(onFigure('rhino')));
  expect([1, 2].map(count => shownFor(scene, 0, dice(count)).lastDie)).toEqual([false, true]);
});

test('SM-TURN-10: a die of a reaction, or of one scale among others, is not the last', () => {
  const scene = (left: [number, number, number]) =>
    table(3, { players: [{ dice: left }], figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } } });
  const last = (left: [number, number, number]) =>
    shownFor(scene(left).play(0, fight(onFigure('rhino'))), 0, dice(1)).lastDie;
  expect([last([0, 1, 0]), last([1, 1, 0]), last([0, 1, 1]), last([0, 2, 0])]).toEqual([true, false, false, false]);
  const draw = scene([0, 0, 1]).play(0, { type: 'bonus' });
  expect(preview(draw.m, 0, dice(1))).toMatchObject({ lastDie: true });
  const answer = scene([2, 3, 1])
    .dice(1)
    .play(0, fight(onFigure('rhino')))
    .play(0, dice(1));
  const rhino = answer.m.state.players[2];
  if (rhino) Object.assign(rhino, { movement: 0, bonus: 0, combat: 1 });
  answer.play(2, fight(onFigure('spider-man')));
  expect(shownFor(answer, 2, dice(1)).lastDie).toBe(false);
});

test('SM-SPI-02 SM-OCT-06: a web or a hold takes one success, and a web knocks nobody out', () => {
  const web = table(3, {
    players: [{ hand: ['dodge'] }],
    figures: { 'spider-man': { at: '4,2' }, rhino: { at: '4,4', wounds: 5 } },
  }).play(0, power('sm-web-prison', onFigure('rhino')));
  const sticky = shownFor(web, 0, dice(2));
  expect(sticky.expected).toBeCloseTo(5 / 9);
  expect(sticky.ko).toBe(0);
  const hold = table(3, { active: 2, figures: { rhino: { at: '4,4', web: true } } }).play(2, fight(onHold('web')));
  const shown = shownFor(hold, 2, dice(3));
  expect(shown.expected).toBeCloseTo(1 - (5 / 6) ** 3);
  expect(shown.ko).toBeCloseTo(shown.any);
  const seize = table(3, duel('octopus', 20, { players: [{}, {}, { role: 'octopus', score: 20, hand: ['dodge'] }] }));
  seize.play(2, power('oct-capture', onFigure('spider-man')));
  expect(shownFor(seize, 2, dice(1)).any).toBeCloseTo(1 / 3);
  expect(shownFor(seize, 2, dice(1)).ko).toBe(0);
});

test('SM-LIZ-03: the bite doubles the die that is worth it', () => {
  const scene = table(3, duel('lizard', 20)).play(2, fight(onFigure('spider-man')));
  expect(shownFor(scene, 2, dice(1)).any).toBeCloseTo(1 / 6);
  scene.play(2, use('liz-bite'));
  expect(shownFor(scene, 2, dice(1)).any).toBeCloseTo(4 / 6); // 3, 4, 5 and 6
  const two = shownFor(scene, 2, dice(2));
  expect(two.any).toBeCloseTo(1 - (2 / 6) ** 2);
  // The sixes, and one more where some die shows 3, 4 or 5.
  expect(two.expected).toBeCloseTo(2 / 6 + 1 - (3 / 6) ** 2);
  expect(shownFor(scene, 2, dice(3)).expected).toBeCloseTo(3 / 6 + 1 - (3 / 6) ** 3);
  expect(shownFor(scene, 2, dice(4)).expected).toBeCloseTo(4 / 6 + 1 - (3 / 6) ** 4);
});

test('SM-POL-20: guards do not strike their prisoner', () => {
  const scene = table(3, {
    active: 2,
    figures: { rhino: { at: 'ps-bronx', captive: true } },
    stacks: { 'ps-bronx': { cars: 2 } },
  }).play(2, fight(onStack(5, 2)));
  expect(shownFor(scene, 2, dice(1)).answers).toEqual({ riposte: 0, combat: 0, movement: 5, bonus: 3, powers: [] });
});

test('SM-SPI-04 SM-2P-06: a stuck stack throws its free dice at the web and stays where it is', () => {
  const scene = (seats: number) =>
    table(seats, {
      active: seats - 1,
      figures: { rhino: { at: '4,3' } },
      stacks: { '4,4': { cars: 2, web: true } },
    }).play(seats - 1, fight(onStack(4, 4)));
  expect(shownFor(scene(3), 2, dice(1)).answers).toEqual({ riposte: 4, combat: 4, movement: 0, bonus: 3, powers: [] });
  expect(shownFor(scene(2), 1, dice(1)).answers).toEqual({ riposte: 4, combat: 0, movement: 0, bonus: 0, powers: [] });
});

test('SM-REACT-08: who is stuck answers what holds it', () => {
  const scene = table(4, {
    roles: ['spider-man', 'police', 'rhino', 'lizard'],
    figures: { 'spider-man': { at: '4,3' }, lizard: { at: '4,4', web: true } },
  }).play(0, fight(onFigure('lizard')));
  expect(shownFor(scene, 0, dice(1)).answers).toEqual({ riposte: 0, combat: 4, movement: 0, bonus: 0, powers: [] });
});

test('SM-VEN-02 SM-CARD-12: powers that the rules allow against this attack, and those of W5 even by surprise', () => {
  const answersTo = (role: string, hand: string[] = []) => {
    const scene = table(3, duel(role, 0, { players: [{}, {}, { role, hand }] })).play(2, fight(onFigure('spider-man')));
    if (hand.length > 0) scene.play(2, { type: 'play', card: 'surprise' });
    return shownFor(scene, 2, dice(1)).answers;
  };
  expect(answersTo('venom')).toMatchObject({ combat: 5, powers: ['sm-web-prison'] });
  expect(answersTo('rhino')).toMatchObject({ combat: 5, powers: ['sm-spider-sense', 'sm-web-prison'] });
  expect(answersTo('rhino', ['surprise'])).toEqual({
    riposte: 0,
    combat: 0,
    movement: 0,
    bonus: 0,
    powers: ['sm-spider-sense'],
  });
});

test('SM-HQ-04: the owner inside answers for its HQ', () => {
  const scene = table(4, {
    active: 3,
    players: [{}, {}, {}, { mission: 'hq-villain-a' }],
    figures: { rhino: { at: 'hq-rhino' }, electro: { at: '1,1' } },
  }).play(3, fight(onPlace('hq-rhino')));
  expect(shownFor(scene, 3, dice(1)).answers).toMatchObject({ combat: 7, movement: 5, bonus: 2 });
});

test('SM-LIZ-02 SM-GOB-04: the chance of an interrupt', () => {
  const chance = (role: string, interrupt: 'liz-leap' | 'gob-smoke') => {
    const { m } = table(3, {
      roles: ['spider-man', 'police', role],
      players: [{}, {}, { role, score: 40 }],
      figures: { 'spider-man': { at: '4,4' }, [role]: { at: '4,3' } },
    })
      .play(0, fight(onFigure(role as 'lizard')))
      .play(0, dice(1));
    return preview(m, 2, { type: 'interrupt', power: interrupt });
  };
  expect(chance('lizard', 'liz-leap')).toEqual({ type: 'chance', success: 1 / 2 });
  expect(chance('goblin', 'gob-smoke')).toEqual({ type: 'chance', success: 1 / 3 });
});

test('SM-SPI-06 SM-RHI-02 SM-SCO-02: the chance to prevent a wound; a Dodge is sure, and to pass prevents nothing', () => {
  const struck = (role: 'rhino' | 'scorpion') =>
    table(3, {
      roles: ['spider-man', 'police', role],
      players: [{}, {}, { role, hand: ['dodge'] }],
      figures: { 'spider-man': { at: '4,4' }, [role]: { at: '4,3' } },
    })
      .dice(6)
      .play(0, fight(onFigure(role)))
      .play(0, dice(1))
      .asks('attack/prevent', 2).m;
  const rhino = struck('rhino');
  expect(preview(rhino, 2, PASS)).toBeNull();
  expect(preview(rhino, 2, play('dodge'))).toEqual({ type: 'chance', success: 1 });
  const hide = preview(rhino, 2, { type: 'prevent', power: 'rhi-hide' });
  expect(hide?.type === 'chance' && hide.success).toBeCloseTo(11 / 36);
  const armour = preview(struck('scorpion'), 2, { type: 'prevent', power: 'sco-armour' });
  expect(armour?.type === 'chance' && armour.success).toBeCloseTo(1 / 3);
});
