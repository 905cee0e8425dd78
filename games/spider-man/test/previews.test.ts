import { expect, test } from 'vitest';
import { preview } from '../../../engine/match.ts';
import { game } from '../rules/game.ts';
import { dieChance, pointsChance, successChance } from '../rules/odds.ts';
import { MOVE, at, dice, fight, go, onFigure, onStack, table, use } from './table.ts';

test('chances of dice', () => {
  expect(pointsChance(1, 1, 0, 6)).toBeCloseTo(1 / 6);
  expect(pointsChance(2, 1, 0, 12)).toBeCloseTo(1 / 36);
  expect(pointsChance(1, 2, 0, 7)).toBeCloseTo(1 / 2);
  expect(pointsChance(1, 1, 2, 3)).toBe(1);
  expect(dieChance(1, 0, 6)).toBeCloseTo(1 / 6);
  expect(dieChance(2, 1, 6)).toBeCloseTo(4 / 6);
  expect(successChance(2, 1 / 6, 1)).toBeCloseTo(11 / 36);
  expect(successChance(2, 1 / 6, 2)).toBeCloseTo(1 / 36);
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

test('the view shows what the own figure sees, and who is stuck, held or guarded', () => {
  const { m } = table(3, { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3', web: true } } });
  const view = game.view(m, 0);
  expect(view.sight).toContain(at(4, 3));
  expect(view.sight).not.toContain(at(2, 1));
  expect(view.figures.find(f => f.role === 'rhino')).toMatchObject({ stuck: true, boxes: 6 });
});
