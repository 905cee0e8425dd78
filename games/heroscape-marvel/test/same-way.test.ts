import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { type Spot2, fieldOf } from '../ui/field.ts';
import { isFarSide } from '../ui/flat/turned.ts';
import { FOV, Rig } from '../ui/scene/rig.ts';
import { inSpace } from '../ui/scene/space.ts';

/** How far the relief is turned where one's own side is there. */
function turnFor(scenario: (typeof SCENARIOS)[number], near: Spot2, [wide, high]: readonly [number, number]): number {
  const field = fieldOf(scenario);
  const rig = new Rig(field, () => {});
  rig.use(new PerspectiveCamera(FOV, wide / high, 1, 260), high);
  rig.frame([], inSpace(field, near, 0), 0);
  rig.step(0);
  return rig.pose.turn;
}

test.each(SCENARIOS)('%s: what is left on the flat map is not right in relief', scenario => {
  const field = fieldOf(scenario);
  for (const x of [0.1, 0.35, 0.5, 0.65, 0.9])
    for (const y of [0.15, 0.4, 0.48, 0.52, 0.6, 0.85])
      for (const size of [
        [1380, 700],
        [390, 530],
      ] as const) {
        const near = { x: x * field.width, y: y * field.height };
        const map = isFarSide(near, field) ? Math.PI : 0;
        expect(Math.cos(turnFor(scenario, near, size) - map), `${x}, ${y}, ${size}`).toBeGreaterThan(-0.01);
      }
});
