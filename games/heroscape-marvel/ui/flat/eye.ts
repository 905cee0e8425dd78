import { type Field, R } from '../field.ts';
import type { Eye } from '../screen/eye.ts';

/** How large people are drawn: in radii of their hex, and at least in pixels. */
const [DRAWN, LEAST] = [1.54, 37];

/** How the flat map is seen, in pixels of a picture of this size. */
export function eyeOf(
  field: Field,
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
): Eye {
  const [across, along] = [clientWidth / field.width, clientHeight / field.height];
  return {
    see: ({ x, y, scale }, right, down) => ({ x: (x + right * R * scale) * across, y: (y + down * R * scale) * along }),
    unit: ({ scale }) => R * scale * across,
    body: ({ x, y, scale }) => {
      const unit = R * scale * across;
      const size = Math.max(unit * DRAWN, LEAST);
      const feet = { x: x * across, y: y * along + unit * 0.35 };
      return { feet, head: { x: feet.x, y: feet.y - size }, size };
    },
    rises: 0,
    far: () => 0,
    deep: () => 0,
  };
}
