import { expect, test } from 'vitest';
import { apply, start } from '../../../engine/match.ts';
import { prompt } from '../../../engine/queries.ts';
import { tiles as faces } from '../content/tiles.ts';
import { FACES, SIDES } from '../content/tiles.ts';
import { turned } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import type { Action } from '../spec.ts';
import { keyed } from '../ui/keys.ts';
import { ROAD, SIZE, planOf, rowed, searchArea, searchSide } from '../ui/plan.ts';
import { aimThing, placeThing, touch as thingsFor } from '../ui/touch.ts';
import { touch } from '../../../table/touch.ts';
import { setupOf } from '../../../bots/set-up.ts';

/** The first scenario, begun with whatever is offered first. */
function begun() {
  const m = start(game, setupOf({ game }, { scenario: 'S01', seats: 1 }), 'keys');
  while (prompt(m, 0)?.step !== 'turn/act') apply(m, 0, prompt(m, 0)?.options[0] as Action);
  const options = () => prompt(m, 0)?.options ?? [];
  const press = (key: string): Action | null => keyed(key, options(), game.view(m, 0));
  const here = () => game.view(m, 0).heroes.find(hero => hero.id === game.view(m, 0).active);
  return { m, options, press, here };
}

test('an arrow leads where it points: along the street, into the search zone and out again', () => {
  const { m, press, here } = begun();
  const view = game.view(m, 0);
  const tile = view.tiles[(here()?.zone ?? 0) >> 1];
  if (!tile) throw new Error('nowhere');
  const keys = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' } as const;
  const [open = 'N'] = tile.roads;
  const step = press(keys[open]);
  expect(step?.type).toBe('move');
  const there = step?.type === 'move' ? view.tiles[step.to >> 1] : undefined;
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[open] as [number, number];
  expect([there?.x, there?.y]).toEqual([tile.x + dx, tile.y + dy]);
  const beside = searchSide(tile) ?? 'N';
  const into = press(keys[beside]);
  expect(into).toEqual({ type: 'move', to: (here()?.zone ?? 0) + 1 });
  expect(press('f')).toEqual(into);
  apply(m, 0, into as Action);
  expect(press(keys[beside]), 'a wall').toBeNull();
  const facing = SIDES[(SIDES.indexOf(beside) + 2) % 4] ?? 'N';
  expect(press(keys[facing])).toEqual({ type: 'move', to: (here()?.zone ?? 0) - 1 });
});

test('letters name actions, and say nothing that is not offered', () => {
  const { m, press } = begun();
  expect(press('q')).toBeNull();
  apply(m, 0, press('f') as Action);
  expect(press('q')).toEqual({ type: 'quickSearch' });
  expect(press('e')).toEqual({ type: 'endActions' });
  expect(press('Enter')).toEqual({ type: 'endActions' });
  expect(press('p')).toBeNull();
  apply(m, 0, press('e') as Action);
  expect(press(' ')).toEqual({ type: 'pass' });
});

test('a search zone lies beside every street, on every face, however it is turned', () => {
  for (const face of FACES)
    for (const top of SIDES) {
      if (!faces[face].search) continue;
      const roads = turned(face, top);
      const { x, y, width, height } = searchArea({ roads, top });
      expect(x >= 0 && y >= 0 && x + width <= SIZE && y + height <= SIZE, face).toBe(true);
      const meets = (left: number, up: number, right: number, down: number): boolean =>
        x < right && x + width > left && y < down && y + height > up;
      const { from, to } = ROAD;
      expect(meets(from, from, to, to), `${face} ${top} middle`).toBe(false);
      if (roads.includes('N')) expect(meets(from, 0, to, from), `${face} ${top} N`).toBe(false);
      if (roads.includes('E')) expect(meets(to, from, SIZE, to), `${face} ${top} E`).toBe(false);
      if (roads.includes('S')) expect(meets(from, to, to, SIZE), `${face} ${top} S`).toBe(false);
      if (roads.includes('W')) expect(meets(0, from, from, to), `${face} ${top} W`).toBe(false);
    }
});

test('whoever stands in a zone has a place of their own in it', () => {
  const area = { x: 10, y: 20, width: 60, height: 24 };
  for (let count = 1; count <= 8; count++) {
    const { size, at } = rowed(area, count, 25);
    expect(new Set(at.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
    for (const { x, y } of at) {
      expect(x - size / 2).toBeGreaterThanOrEqual(area.x - 0.001);
      expect(x + size / 2).toBeLessThanOrEqual(area.x + area.width + 0.001);
      expect(y - size / 2).toBeGreaterThanOrEqual(area.y - 0.001);
      expect(y + size / 2).toBeLessThanOrEqual(area.y + area.height + 0.001);
    }
  }
});

test('the plan begins in the corner, wherever the map does', () => {
  const { width, corners } = planOf([
    { x: -2, y: 3 },
    { x: 0, y: 3 },
  ]);
  expect(width).toBe(3 * SIZE + 2 * (corners[0]?.x ?? 0));
  expect((corners[1]?.x ?? 0) - (corners[0]?.x ?? 0)).toBe(2 * SIZE);
});

test('a tap on a street is a step, even where something could be thrown there', () => {
  const { m } = begun();
  const view = game.view(m, 0);
  const options: Action[] = [
    { type: 'dynamite', object: 0, tile: 3 },
    { type: 'move', to: 6 },
  ];
  const paths = options.map(action => ({ action, things: thingsFor(action, { view }) }));
  expect(touch(paths, [], placeThing(6), true)).toEqual({ type: 'taken', action: { type: 'move', to: 6 } });
  const [thrown] = paths;
  expect(touch(paths, thrown?.things.slice(0, 1) ?? [], aimThing(6), true)).toEqual({
    type: 'taken',
    action: { type: 'dynamite', object: 0, tile: 3 },
  });
  expect(touch(paths, [], placeThing(7), true).type).toBe('nothing');
});
