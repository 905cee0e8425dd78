import { expect, test } from 'vitest';
import { framed } from '../../../table/screen/framing.ts';
import { setupOf } from '../../../bots/set-up.ts';
import { start } from '../../../engine/match.ts';
import { game } from '../rules/game.ts';
import { boxOf, areaOf, eyeOf, layoutOf } from '../ui/screen/layout.ts';
import { belowAll, standingIn } from '../ui/screen/standing.ts';
import { middleOf } from '../ui/plan.ts';
import { on, table } from './table.ts';

const SURFACE = { width: 1356, height: 732 }; // of a laptop
const CLOCK = { right: 176, bottom: 176 };
const PLAN = { left: SURFACE.width - 204, bottom: 170 };

test('wherever the hero who acts stands, neither the clock nor the plan lies over that street', () => {
  const { tiles } = game.view(start(game, setupOf({ game }, { scenario: 'S01', seats: 1 }), 'layout'), 0);
  const layout = layoutOf(tiles, SURFACE);
  for (let tile = 0; tile < tiles.length; tile++) {
    const { world, around } = eyeOf(layout, middleOf(layout.plan, tiles, tile * 2), false);
    if (!around) throw new Error('nothing to look at');
    const box = ({ left, top, width, height }: typeof world) => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    });
    const { x, y, scale } = framed([box(around)], SURFACE, 0, box(world));
    const street = boxOf(layout, areaOf(layout, tiles, tile * 2));
    const [left, top] = [street.left * scale + x, street.top * scale + y];
    const right = left + street.width * scale;
    expect(left < CLOCK.right && top < CLOCK.bottom, `the clock over ${tile}`).toBe(false);
    expect(right > PLAN.left && top < PLAN.bottom, `the plan over ${tile}`).toBe(false);
  }
});

test('what is said below a crowd lies below the heroes who stand there, too, and what is written under their feet', () => {
  for (const zombies of [1, 3])
    for (const count of [1, 4]) {
      const heroes = Array.from({ length: count }, () => ({ at: '08-A' }));
      const { m } = table(4, { heroes, zombies: { '08-A': zombies } });
      const standing = standingIn(m.game.view(m, 0), on('S03')('08-A'));
      const feet = Math.max(...standing.heroes.map(({ at }) => at.y), ...(standing.crowd?.at.map(({ y }) => y) ?? []));
      expect(belowAll(standing)).toBeGreaterThanOrEqual(feet + 12);
    }
});
