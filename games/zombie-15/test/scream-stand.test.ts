import { describe, expect, test } from 'vitest';
import { framed } from '../../../table/screen/framing.ts';
import type { Box } from '../../../table/screen/quiet.ts';
import { CAMPAIGN_IDS } from '../scenarios/shape.ts';
import { middleOf } from '../ui/plan.ts';
import { boxOf, eyeOf, layoutOf, screamSpot } from '../ui/screen/layout.ts';
import { screamStand } from '../ui/screen/scream-stand.ts';
import { standingIn } from '../ui/screen/standing.ts';
import { table } from './table.ts';

const PILL = { width: 120, height: 24 };
const FRAME = { left: 0, top: 0, width: 390, height: 545 };
const STREET = { width: 60, height: 50 };

describe('where it stands what the next scream brings', () => {
  test('of a street out of sight it stands at the edge towards it, and points there', () => {
    const of = (left: number, top: number) => screamStand(PILL, { ...STREET, left, top }, FRAME, []);
    expect(of(-400, 250)).toMatchObject({ left: 6, side: 'W' });
    expect(of(900, 250).side).toBe('E');
    expect(of(900, 250).left + PILL.width).toBeGreaterThan(FRAME.width - 20);
    expect(of(165, -300)).toMatchObject({ top: 6, side: 'N' });
    expect(of(165, 1400).side).toBe('S');
    expect(of(165, 250).side).toBeNull();
  });

  test('it keeps off what is read at that edge', () => {
    const clock = { left: 0, top: 200, width: 130, height: 140 };
    const { left, top } = screamStand(PILL, { ...STREET, left: -400, top: 250 }, FRAME, [clock]);
    expect(isOver({ left, top, ...PILL }, clock)).toBe(false);
  });

  test('on no screen does it lie on a figure, whichever street it is', () => {
    for (const scenario of CAMPAIGN_IDS) {
      const { m } = table(4, {}, { scenario });
      const view = m.game.view(m, 0);
      const [hero] = view.heroes;
      if (!hero) throw new Error('nobody is there');
      for (const [width, height] of [
        [390, 545],
        [1356, 732],
      ] as const) {
        const layout = layoutOf(view.tiles, { width, height });
        for (const [tile] of view.tiles.entries()) {
          const now = { ...view, active: hero.id, heroes: [{ ...hero, zone: tile * 2 }, ...view.heroes.slice(1)] };
          const { world, around } = eyeOf(layout, middleOf(layout.plan, view.tiles, tile * 2), false);
          const spot = screamSpot(layout, { ...now, scream: NEXT });
          if (!around || !spot) throw new Error(`nothing to look at in ${scenario}`);
          const { x, y, scale } = framed([edges(around)], { width, height }, 0, edges(world));
          const seen = (box: Box): Box => ({
            left: box.left * scale + x,
            top: box.top * scale + y,
            width: box.width * scale,
            height: box.height * scale,
          });
          const figures = placesOf(now, layout).map(seen);
          const { left, top } = screamStand(PILL, seen(spot), { left: 0, top: 0, width, height }, figures);
          expect(
            figures.filter(figure => isOver({ left, top, ...PILL }, figure)),
            `${scenario}, tile ${tile}, ${width} pixels`,
          ).toEqual([]);
        }
      }
    }
  });
});

const NEXT = { cards: ['hero' as const], horde: 0.2, least: 1, most: 3, marches: [], alpha: null };

/** Around everybody: heroes are as broad as 0.8 of their height. */
const placesOf = (view: Parameters<typeof standingIn>[0], layout: ReturnType<typeof layoutOf>): Box[] =>
  view.tiles.flatMap((_, tile) => {
    const corner = layout.plan.corners[tile] ?? { x: 0, y: 0 };
    return [tile * 2, tile * 2 + 1].flatMap(zone => {
      const { heroes, crowd } = standingIn(view, zone);
      const own = heroes.map(({ at, height }) => ({
        x: at.x - height * 0.4,
        y: at.y - height,
        width: height * 0.8,
        height: height * 1.04,
      }));
      return [...own, ...(crowd ? [crowd.around] : [])].map(area =>
        boxOf(layout, { ...area, x: corner.x + area.x, y: corner.y + area.y }),
      );
    });
  });

const edges = ({ left, top, width, height }: Box) => ({ left, top, right: left + width, bottom: top + height });

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
