import type { Framing } from './framing.ts';

interface Sign {
  /** Its middle, in the world. */
  readonly x: number;
  readonly y: number;
  /** As it is read, however near the world is. */
  readonly width: number;
  readonly height: number;
}

/** Whether a sign that keeps its size would be cut by the edge of the frame. */
export function isCut(
  sign: Sign,
  framing: Framing,
  frame: { readonly width: number; readonly height: number },
): boolean {
  const [x, y] = [sign.x * framing.scale + framing.x, sign.y * framing.scale + framing.y];
  return (
    x < sign.width / 2 || x > frame.width - sign.width / 2 || y < sign.height / 2 || y > frame.height - sign.height / 2
  );
}

/** Half a name says nothing: `data-sign` that would be cut is `data-cut`, and its style sheet leaves it out. */
export function markCut(frame: Element, framing: Framing): void {
  const world = frame.firstElementChild;
  if (!world) return;
  const { left, top, width } = world.getBoundingClientRect();
  const scale = width / (world.clientWidth || width);
  const size = { width: frame.clientWidth, height: frame.clientHeight };
  for (const sign of frame.querySelectorAll<HTMLElement>('[data-sign]')) {
    const box = sign.getBoundingClientRect();
    const [x, y] = [(box.left + box.width / 2 - left) / scale, (box.top + box.height / 2 - top) / scale];
    const read = { x, y, width: sign.offsetWidth, height: sign.offsetHeight };
    sign.toggleAttribute('data-cut', isCut(read, framing, size));
  }
}
