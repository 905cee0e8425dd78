import { type Field, R } from '../field.ts';
import type { Eye, Spot } from '../screen/eye.ts';
import { FOV, type Rig } from './rig.ts';
import { LEVEL, PLINTH, type Point3, SLAB, cardSize, inSpace, onCard } from './space.ts';

const STEEP = 1.35; // from here on one looks down onto figures

/** How the camera sees the battlefield, in pixels of a picture of this size. */
export function eyeOf(rig: Rig, field: Field, width: number, height: number): Eye {
  const scale = height / (2 * Math.tan((FOV * Math.PI) / 360));
  const onPicture = (point: Point3): Spot => {
    const { x, y } = rig.onPicture(point);
    return { x: x * width, y: y * height };
  };
  const unitAt = (point: Point3): number => scale / Math.max(1, rig.depthOf(point));
  return {
    see: ({ middle, level }, right, down, up) =>
      onPicture(inSpace(field, { x: middle.x + right * R, y: middle.y + down * R }, level + up)),
    unit: ({ middle, level }) => unitAt(inSpace(field, middle, level)),
    body: ({ middle, level }, up) => {
      const [ground, { turn, rise }, size] = [inSpace(field, middle, level), rig.pose, cardSize(up)];
      const [feet, head] = [onCard(ground, turn, rise, 0), onCard(ground, turn, rise, size)];
      return {
        feet: onPicture(feet),
        head: onPicture(head),
        size: size * unitAt(onCard(ground, turn, rise, size / 2)),
      };
    },
    rises: rig.pose.rise > STEEP ? 0.15 : 1,
    far: ({ middle }) => rig.farFrom(inSpace(field, middle, 0)),
    deep: ({ level, isUpper }) => (isUpper ? SLAB : level * LEVEL + PLINTH) / LEVEL,
  };
}
