import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { type Field, type FieldCell, fieldOf } from '../ui/field.ts';
import { eyeOf } from '../ui/scene/eye.ts';
import { FOV, Rig } from '../ui/scene/rig.ts';
import { LEVEL, type Point3, SLAB, inSpace } from '../ui/scene/space.ts';
import type { Spot } from '../ui/screen/eye.ts';
import { heightOf, outlineOf } from '../ui/screen/shapes.ts';

const [WIDTH, HEIGHT] = [1196, 560];
const OPAQUE = { isThin: false, isUpperLit: false };
const NEAR = 3; // pixels: what lies so near an edge may belong to either side

/** A camera of the battlefield that has been turned so many times. */
function rigOf(field: Field, turns: number): { rig: Rig; camera: PerspectiveCamera } {
  const camera = new PerspectiveCamera(FOV, WIDTH / HEIGHT, 1, 260);
  camera.updateProjectionMatrix();
  const rig = new Rig(field, () => {});
  rig.use(camera, HEIGHT);
  rig.turnBy((turns * Math.PI) / 3, -0.1 * turns);
  rig.step(0);
  return { rig, camera };
}

/** What a ray meets first: walked along in small steps, since that needs no geometry that could be wrong twice. */
function met(field: Field, camera: PerspectiveCamera, { x, y }: Spot): FieldCell | null {
  const to = new Vector3((x / WIDTH) * 2 - 1, 1 - (y / HEIGHT) * 2, 0.5).unproject(camera);
  const step = to.sub(camera.position).normalize().multiplyScalar(0.02);
  const at = camera.position.clone();
  const near = nearOf(field);
  at.addScaledVector(step, Math.max(0, (at.y - (field.highest + 8) * LEVEL) / -step.y));
  for (; at.y > 0; at.add(step)) {
    for (const { cell, top } of near.get(`${Math.floor(at.x)} ${Math.floor(at.z)}`) ?? [])
      if (isIn(at.x - top[0], at.z - top[2]) && at.y <= top[1] && (!cell.isUpper || at.y >= top[1] - SLAB)) return cell;
  }
  return null;
}

type Tops = Map<string, { readonly cell: FieldCell; readonly top: Point3 }[]>;
const known = new Map<Field, Tops>();

/** The hexes that reach into each square of the ground. */
function nearOf(field: Field): Tops {
  const tops: Tops = known.get(field) ?? new Map();
  if (known.has(field)) return tops;
  known.set(field, tops);
  for (const cell of field.cells) {
    const top = inSpace(field, cell.middle, cell.level);
    for (let x = Math.floor(top[0] - 1); x <= top[0] + 1; x++)
      for (let z = Math.floor(top[2] - 1); z <= top[2] + 1; z++)
        tops.set(`${x} ${z}`, [...(tops.get(`${x} ${z}`) ?? []), { cell, top }]);
  }
  return tops;
}

/** Within a hex of radius 1 with a corner to the north. */
const isIn = (x: number, z: number): boolean =>
  [0, 60, 120].every(angle => {
    const turn = (angle * Math.PI) / 180;
    return Math.abs(x * Math.cos(turn) + z * Math.sin(turn)) <= Math.sqrt(3) / 2;
  });

const isWithin = ({ x, y }: Spot, outline: readonly Spot[]): boolean =>
  outline.every((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });

describe.each(SCENARIOS.filter((id, i, all) => all.findIndex(one => fieldOf(one) === fieldOf(id)) === i))(
  'on the battlefield of %s',
  scenario => {
    test.each([0, 1, 2])('in relief the hex under the pointer is the one that is touched, after %d turns', turns => {
      const field = fieldOf(scenario);
      const { rig, camera } = rigOf(field, turns);
      const eye = eyeOf(rig, field, WIDTH, HEIGHT);
      const shapes = field.cells
        .map(cell => ({
          cell,
          outline: outlineOf(cell, eye, false, OPAQUE),
          height: heightOf(cell, eye, 'cell', false, OPAQUE),
        }))
        .sort((a, b) => b.height - a.height);
      let looked = 0;
      for (let y = 15; y < HEIGHT; y += 29)
        for (let x = 15; x < WIDTH; x += 37) {
          const around = [0, 1, 2, 3].map(i => ({ x: x + (i % 2 ? NEAR : -NEAR), y: y + (i > 1 ? NEAR : -NEAR) }));
          const seen = met(field, camera, { x, y });
          if (!seen || around.some(spot => met(field, camera, spot) !== seen)) continue;
          looked++;
          const touched = shapes.find(({ outline }) => isWithin({ x, y }, outline));
          expect(touched?.cell.name, `at ${x} ${y}`).toBe(seen.name);
        }
      expect(looked).toBeGreaterThan(60);
    });
  },
);
