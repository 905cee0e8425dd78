import { memo, useMemo } from 'react';
import type { MissionId, ZoneId } from '../../ids.ts';
import type { Plan } from '../screen/plan.ts';
import { type Lot, lotsOf } from './lots.ts';
import { roofOf, roomOf } from './rooms.ts';
import { leftIn, streetOf } from './streets.ts';
import { seamOf, wallsOf } from './walls.ts';

interface Props {
  readonly mission: MissionId;
  readonly plan: Plan;
  /** Rooms into which somebody has looked, joined by blanks. */
  readonly revealed: string;
}

/** The city without anybody in it. It is markup, made anew when a building is opened or the plan is laid otherwise. */
export const Ground = memo(function Ground({ mission, plan, revealed }: Props) {
  const markup = useMemo(() => {
    const lots = lotsOf(mission, plan, new Set(revealed.split(' ') as ZoneId[]));
    const layers = [lotOf, seamOf, wallsOf, leftIn];
    return beyond(plan) + layers.map(layer => lots.map(layer).join('')).join('');
  }, [mission, plan, revealed]);
  return (
    <svg
      width={plan.width}
      height={plan.height}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      aria-hidden="true"
      stroke="#17112a"
      strokeWidth="1.6"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});

const lotOf = (lot: Lot): string => (lot.isHidden ? roofOf(lot) : lot.isRoom ? roomOf(lot) : streetOf(lot));

/** The houses around: the city goes on beyond what is played on. */
function beyond({ width, height, cell }: Plan): string {
  const size = Math.max(60, cell.width * 0.8);
  const blocks: string[] = [`<path d="M0 0h${width}v${height}h-${width}z" fill="#1c1a35" stroke="none"/>`];
  for (let x = 0, i = 0; x < width; x += size, i++)
    for (let y = 0, j = 0; y < height; y += size * 0.7, j++) {
      const tone = ['#26233f', '#2b2747', '#232444'][(i * 2 + j) % 3];
      blocks.push(
        `<path d="M${x + 3} ${y + 3}h${size - 6}v${size * 0.7 - 6}h${6 - size}z" fill="${tone}" stroke="none"/>`,
        `<path d="M${x + 12} ${y + 14}h5v6h-5zM${x + 24} ${y + 14}h5v6h-5z" fill="#f6c667" fill-opacity="${(i + j) % 3 ? 0.15 : 0.5}" stroke="none"/>`,
      );
    }
  return blocks.join('');
}
