import { PerspectiveCamera } from 'three';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { fieldOf } from '../ui/field.ts';
import { FOV, Rig } from '../ui/scene/rig.ts';
import { type Point3, inSpace } from '../ui/scene/space.ts';
import { UPRIGHT } from '../ui/screen/lie.ts';

const [WIDE, HIGH] = [390, 545]; // pixels, on a phone

/** How low a cell and its neighbours are in the picture, from 0 at its upper edge to 1, where answers stand over so much of it. */
function heights(scenario: (typeof SCENARIOS)[number], cell: number, covered: number): number[] {
  const field = fieldOf(scenario);
  const camera = new PerspectiveCamera(FOV, WIDE / HIGH, 1, 260);
  camera.updateProjectionMatrix();
  const rig = new Rig(field, () => {});
  rig.use(camera, HIGH);
  const far = (other: number): number => field.board.distance[cell * field.board.size + other] ?? 9;
  const points = field.cells
    .filter(({ index }) => far(index) < 2)
    .map(({ middle, level }): Point3 => inSpace(field, middle, level));
  rig.frame(points, UPRIGHT, 0, null, covered);
  rig.step(0);
  return points.map(point => rig.onPicture(point).y);
}

describe.each(SCENARIOS)('%s: in relief', scenario => {
  test.each([0, 0.2, 0.4])('what is asked about is above answers that cover %s of the picture', covered => {
    const { length } = fieldOf(scenario).cells;
    for (const cell of [0, Math.floor(length / 2), length - 1]) {
      const found = heights(scenario, cell, covered);
      expect(found.length).toBeGreaterThan(2);
      expect(Math.max(...found)).toBeLessThan(1 - covered);
      expect(Math.min(...found)).toBeGreaterThan(0);
    }
  });
});
