import { Object3D, PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { type CardId, SCENARIOS } from '../ids.ts';
import { cards } from '../content/cards.ts';
import { type Field, type FieldCell, fieldOf } from '../ui/field.ts';
import { eyeOf as flatEyeOf } from '../ui/flat/eye.ts';
import { eyeOf } from '../ui/scene/eye.ts';
import { FOV, Rig, TOP } from '../ui/scene/rig.ts';
import { LEVEL, type Point3, SLAB, cardSize, inSpace, leaning } from '../ui/scene/space.ts';
import { UPRIGHT, lieOf } from '../ui/screen/lie.ts';
import { bodyBox } from '../ui/screen/bodies.ts';
import type { Eye, Spot } from '../ui/screen/eye.ts';
import { heightOf, outlineOf } from '../ui/screen/shapes.ts';

const [WIDTH, HEIGHT] = [1196, 560];
const OPAQUE = { isThin: false, isUpperLit: false, isGroundLit: false };
const NEAR = 3; // pixels: what lies so near an edge may belong to either side

/** A camera of the battlefield that has been turned so many times. */
function rigOf(
  field: Field,
  turns: number,
  [width, height] = [WIDTH, HEIGHT],
): { rig: Rig; camera: PerspectiveCamera } {
  const camera = new PerspectiveCamera(FOV, width / height, 1, 260);
  camera.updateProjectionMatrix();
  const rig = new Rig(field, () => {});
  rig.use(camera, height);
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
      const shapes = shapesOf(field, eye, false).sort((a, b) => b.height - a.height);
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

test('whoever looks from above does so until they look otherwise, and all heads are in the picture', () => {
  const field = fieldOf('les-quais');
  const { rig } = rigOf(field, 0);
  const rise = (): number => {
    rig.step(0);
    return rig.pose.rise;
  };
  const usual = rise();
  rig.top(0);
  expect(rise()).toBe(TOP);
  const eye = eyeOf(rig, field, WIDTH, HEIGHT);
  for (const cell of field.cells) expect(eye.body(cell, cards.hulk.height).head.y, cell.name).toBeGreaterThan(0);
  rig.frame([], lieOf(field, field.cells[0]?.middle ?? null, 'wide'), 0);
  expect(rise(), 'the next question').toBe(TOP);
  rig.top(0);
  rig.frame([], lieOf(field, field.cells[0]?.middle ?? null, 'wide'), 0);
  expect(rise()).toBeLessThan(usual + 0.2);
});

/** Of a drawing, aside and up from its feet: head, chest, belly, knees. */
const BODY = [
  [0, 0.92],
  [0, 0.6],
  [0.08, 0.6],
  [-0.08, 0.45],
  [0, 0.2],
] as const;

interface Shape {
  readonly cell: FieldCell;
  readonly outline: readonly Spot[];
  readonly height: number;
}

const shapesOf = (field: Field, eye: Eye, isLit: boolean): Shape[] =>
  field.cells.map(cell => ({
    cell,
    outline: outlineOf(cell, eye, isLit, OPAQUE),
    height: heightOf(cell, eye, 'cell', isLit, OPAQUE),
  }));

/** What is touched at a point: one of the hexes, or whoever stands on one of them. */
function touchedAt(shapes: readonly Shape[], eye: Eye, on: FieldCell, card: CardId, isLit: boolean, spot: Spot) {
  const { left, top, right, bottom } = bodyBox({ cell: on, card, up: cards[card].height, isLit }, eye);
  const height = heightOf(on, eye, 'figure', isLit, OPAQUE);
  const isOn = spot.x > left && spot.x < right && spot.y > top && spot.y < bottom;
  // What stands before a figure may hide it, unless it is sought.
  const hides = (cell: FieldCell): boolean => !isLit && cell.level > on.level && eye.far(cell) < eye.far(on);
  const over = shapes.find(
    shape => (!isOn || shape.height > height) && !hides(shape.cell) && isWithin(spot, shape.outline),
  );
  return over?.cell.name ?? (isOn ? card : 'nothing');
}

describe.each(['iron-man', 'abomination'] as const)('whoever touches what is drawn of %s touches the figure', card => {
  const field = fieldOf('vengeurs-rassemblement');
  const open = field.cells.filter(({ isUpper, isRoofed }) => !isUpper && !isRoofed);
  test.each([
    ['a phone', [390, 545], 0],
    ['a phone from another side', [390, 545], 2],
    ['a laptop', [1196, 560], 0],
  ] as const)('in relief, on %s, and not the hex behind it', (_, [width, height], turns) => {
    const { rig, camera } = rigOf(field, turns, [width, height]);
    const eye = eyeOf(rig, field, width, height);
    const shapes = shapesOf(field, eye, true);
    const { tilt, aside } = leaning(rig.pose.turn, rig.pose.rise);
    const drawn = new Object3D();
    drawn.rotation.order = 'YXZ';
    drawn.rotation.set(-tilt, rig.pose.turn, 0);
    drawn.scale.setScalar(cardSize(cards[card].height));
    for (const cell of open) {
      drawn.position.set(...inSpace(field, cell.middle, cell.level)).add(new Vector3(...aside));
      drawn.updateMatrixWorld();
      for (const [x, y] of BODY) {
        const at = drawn.localToWorld(new Vector3(x, y, 0)).project(camera);
        const spot = { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height };
        for (const isLit of [true, false])
          expect(touchedAt(shapes, eye, cell, card, isLit, spot), `${cell.name} at ${x} ${y}`).toBe(card);
      }
    }
  });

  test('on the flat map, and not the hex behind it', () => {
    const eye = flatEyeOf(field, { clientWidth: 390, clientHeight: (390 * field.height) / field.width });
    const shapes = shapesOf(field, eye, true);
    for (const cell of open) {
      const { feet, size } = eye.body(cell, cards[card].height);
      for (const [x, y] of BODY)
        for (const isLit of [true, false])
          expect(
            touchedAt(shapes, eye, cell, card, isLit, { x: feet.x + x * size, y: feet.y - y * size }),
            `${cell.name} at ${x} ${y}`,
          ).toBe(card);
    }
  });
});

test('where one may go comes before a wall that is no answer, in relief and on the flat map', () => {
  const field = fieldOf('melee-a-genotech');
  const { rig } = rigOf(field, 0, [390, 545]);
  const wall = field.cells.find(({ name }) => name === field.board.names[field.board.ruin?.wall[0] ?? -1]);
  if (!wall) throw new Error('no wall');
  const flat = flatEyeOf(field, { clientWidth: 390, clientHeight: 390 });
  for (const eye of [eyeOf(rig, field, 390, 545), flat]) {
    const lit = { ...OPAQUE, isGroundLit: true };
    const lowest = Math.min(...field.cells.map(cell => heightOf(cell, eye, 'cell', true, lit)));
    expect(heightOf(wall, eye, 'wall', false, lit)).toBeLessThan(lowest);
    expect(heightOf(wall, eye, 'wall', true, lit)).toBeGreaterThan(lowest);
  }
});

test('on a big screen all that is wanted is in the picture, however small it is', () => {
  const field = fieldOf('la-grande-place');
  const { rig } = rigOf(field, 0, [390, 270]);
  const points = field.cells.map(({ middle, level }) => inSpace(field, middle, level));
  const ends = [...points].sort(([a], [b]) => a - b).filter((_, at) => at === 0 || at === points.length - 1);
  const areIn = (around: Point3[] | null): boolean => {
    rig.frame(ends, UPRIGHT, 0, around);
    rig.step(0);
    return ends.every(point => isInPicture(rig, point));
  };
  expect(areIn([])).toBe(true);
  expect(areIn(null), 'who touches it sees the first of it, large enough').toBe(false);
});

test('on a big screen those who stand elsewhere are in the picture, too, as long as hexes stay large enough', () => {
  const seesAll = (size: [number, number]): boolean => {
    const field = fieldOf('la-grande-place');
    const { rig } = rigOf(field, 0, size);
    const points = field.cells.map(({ middle, level }) => inSpace(field, middle, level));
    const [first, ...others] = [...points].sort(([a], [b]) => a - b).filter((_, at) => at % 20 === 0);
    if (!first) throw new Error('no field');
    rig.frame([first], UPRIGHT, 0, others);
    rig.step(0);
    expect(isInPicture(rig, first)).toBe(true);
    return others.every(point => isInPicture(rig, point));
  };
  expect(seesAll([854, 280])).toBe(true);
  expect(seesAll([300, 120]), 'who acts comes first').toBe(false);
});

function isInPicture(rig: Rig, point: Point3): boolean {
  const { x, y } = rig.onPicture(point);
  return x > 0 && x < 1 && y > 0 && y < 1;
}
