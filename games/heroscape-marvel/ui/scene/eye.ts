import { type Field, R } from '../field.ts';
import type { Eye } from '../screen/eye.ts';
import { FOV, type Rig } from './rig.ts';
import { LEVEL, PLINTH, SLAB, inSpace } from './space.ts';

const STEEP = 1.35; // from here on one looks down onto figures

/** How the camera sees the battlefield, in pixels of a picture of this size. */
export function eyeOf(rig: Rig, field: Field, width: number, height: number): Eye {
  const scale = height / (2 * Math.tan((FOV * Math.PI) / 360));
  return {
    see: ({ middle, level }, right, down, up) => {
      const at = { x: middle.x + right * R, y: middle.y + down * R };
      const { x, y } = rig.onPicture(inSpace(field, at, level + up));
      return { x: x * width, y: y * height };
    },
    unit: ({ middle, level }) => scale / Math.max(1, rig.depthOf(inSpace(field, middle, level))),
    rises: rig.pose.rise > STEEP ? 0.15 : 1,
    far: ({ middle }) => rig.farFrom(inSpace(field, middle, 0)),
    deep: ({ level, isUpper }) => (isUpper ? SLAB : level * LEVEL + PLINTH) / LEVEL,
  };
}
