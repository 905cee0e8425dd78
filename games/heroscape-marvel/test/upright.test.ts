import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { fieldOf } from '../ui/field.ts';
import { FOV, Rig } from '../ui/scene/rig.ts';
import { type Point3, inSpace } from '../ui/scene/space.ts';
import { UPRIGHT } from '../ui/screen/lie.ts';

/** How the field is turned on a phone, with this in sight. */
function turnOf(scenario: (typeof SCENARIOS)[number], isUpright: boolean, most: number): number {
  const field = fieldOf(scenario);
  const camera = new PerspectiveCamera(FOV, 390 / 592, 1, 260);
  camera.updateProjectionMatrix();
  const rig = new Rig(field, () => {});
  rig.isUpright = isUpright;
  rig.use(camera, 592);
  const points = field.cells.slice(0, most).map(({ middle, level }): Point3 => inSpace(field, middle, level));
  rig.frame(points, UPRIGHT, 0);
  rig.step(0);
  return rig.pose.turn;
}

test('in a hand the field lies as on the big screen, where one else would turn it to fill the phone', () => {
  const turned = SCENARIOS.filter(scenario => Math.abs(turnOf(scenario, false, 1)) > 0.1);
  expect(turned.length, 'without it').toBeGreaterThan(0);
  for (const scenario of turned) expect(turnOf(scenario, true, 1), scenario).toBeCloseTo(0);
});
