import type { Spot } from './whereabouts.ts';

/** A sign by its middle. */
export interface Sign {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  /** How wide that is at which it stands. */
  readonly room: number;
}

const [STOREYS, BELOW] = [5, 2]; // further away nobody would know whom it concerns; below, others stand sooner

/**
 * Signs that would cover each other stand side by side at whom they concern, then one above the other; where something is to
 * be read there, below it as well, as far as the board reaches.
 */
export function apart<S extends Sign>(signs: readonly S[], high: number, kept: readonly Spot[], deep = Infinity): S[] {
  const placed: S[] = [];
  for (const sign of [...signs].sort((a, b) => a.x - b.x)) {
    const spots = [...spotsOf(sign, high, kept.length > 0)];
    const open = spots.filter(
      spot =>
        spot.y >= high / 2 && spot.y <= deep - high / 2 && !placed.some(other => isOver(spot, other, sign.wide, high)),
    );
    const isFree = (spot: Place): boolean => !kept.some(at => isOn(spot, at, sign.wide, high));
    const { x, y } = open.find(isFree) ??
      quietest(open, kept, sign.wide, high) ?? { x: sign.x, y: highest(placed, sign, high) };
    placed.push({ ...sign, x, y });
  }
  return placed;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function* spotsOf({ x, y, wide, room }: Sign, high: number, isBelow: boolean): Generator<Place> {
  const aside = (room - wide) / 2 >= wide * 0.9 ? [0, -wide, wide] : [0];
  for (let storey = 0; storey < STOREYS; storey++)
    for (const way of isBelow && storey > 0 && storey <= BELOW ? [1, -1] : [-1])
      for (const by of aside) yield { x: x + by, y: y + way * storey * high };
}

const isOver = (spot: Place, other: Sign, wide: number, high: number): boolean =>
  Math.abs(spot.x - other.x) < (wide + other.wide) / 2 && Math.abs(spot.y - other.y) < high;

/** By so much of its height a sign may touch what is read: what only meets it hides nothing. */
const TOUCH = 0.06;

const isOn = (spot: Place, { left, top, width, height }: Spot, wide: number, high: number): boolean =>
  spot.x + wide / 2 > left &&
  spot.x - wide / 2 < left + width &&
  spot.y + high * (0.5 - TOUCH) > top &&
  spot.y - high * (0.5 - TOUCH) < top + height;

/** Where it must lie on something that is read: the first of the places where that is least. */
function quietest(spots: readonly Place[], kept: readonly Spot[], wide: number, high: number): Place | undefined {
  const hidden = spots.map(spot => kept.reduce((sum, at) => sum + covered(spot, at, wide, high), 0));
  return spots[hidden.indexOf(Math.min(...hidden))];
}

function covered({ x, y }: Place, { left, top, width, height }: Spot, wide: number, high: number): number {
  const across = Math.min(x + wide / 2, left + width) - Math.max(x - wide / 2, left);
  const down = Math.min(y + high / 2, top + height) - Math.max(y - high / 2, top);
  return Math.max(0, across) * Math.max(0, down);
}

/** With no room anywhere: above all that stand there. */
function highest(placed: readonly Sign[], sign: Sign, high: number): number {
  let { y } = sign;
  while (placed.some(other => isOver({ x: sign.x, y }, other, sign.wide, high))) y -= high;
  return y;
}
