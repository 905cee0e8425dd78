import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { SIXTH, fieldOf } from '../ui/field.ts';
import { FOV, Rig } from '../ui/scene/rig.ts';
import { type Lie, lieOf } from '../ui/screen/lie.ts';

/** How far the relief is turned where the flat map lies so. */
function turnFor(scenario: (typeof SCENARIOS)[number], lie: Lie, [wide, high]: readonly [number, number]): number {
  const rig = new Rig(fieldOf(scenario), () => {});
  rig.use(new PerspectiveCamera(FOV, wide / high, 1, 260), high);
  rig.frame([], lie, 0);
  rig.step(0);
  return rig.pose.turn;
}

test.each(SCENARIOS)('%s: what is left on the flat map is not right in relief', scenario => {
  const field = fieldOf(scenario);
  for (const x of [0.1, 0.5, 0.9])
    for (const y of [0.15, 0.48, 0.85])
      for (const [shape, size] of [
        ['wide', [1380, 700]],
        ['upright', [390, 530]],
      ] as const) {
        const lie = lieOf(field, { x: x * field.width, y: y * field.height }, shape);
        const apart = Math.cos(turnFor(scenario, lie, size) - lie.turn);
        expect(apart, `${x}, ${y}, ${shape}`).toBeGreaterThan(Math.cos(SIXTH / 2) - 0.001);
      }
});
