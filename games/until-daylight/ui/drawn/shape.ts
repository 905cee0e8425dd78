// The hand in which this game is drawn: flat masses with an ink line, shade on the left, the moon at the upper right, the fire
// of the barricade at the lower left. A figure stands with its feet at the origin.

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Part of the silhouette: it has an ink line, and the light catches its edge. */
  readonly isMass?: boolean;
  readonly at?: string;
}

export const INK = '#1a1330';
export const SHADE = 'rgb(26 12 58 / 32%)';
export const LIGHT = 'rgb(226 235 255 / 45%)';
export const BLOOD = '#8e2b38';
export const BONE = '#efe3cc';
export const STEEL = '#c3cee0';

export const mass = (d: string, fill: string): Shape => ({ d, fill, isMass: true });
export const flat = (d: string, fill: string): Shape => ({ d, fill });
export const line = (d: string, stroke: string, width: number): Shape => ({ d, stroke, width });
export const shade = (d: string): Shape => flat(d, SHADE);

/** Blood that has run. */
export const stain = (x: number, y: number, size = 1): Shape => ({
  ...flat(
    'M-9-4q0-6 8-7 5-2 8 2 4 4 2 8 1 8-2 8-2 0-2-6-2 0-2 3 1 10-2 11-2 0-2-11-2 1-2 5-1 3-3 3-2-1-2-8-4-3-3-8z',
    BLOOD,
  ),
  at: `translate(${x} ${y}) scale(${size})`,
});

/** Moved as a whole, with what had been moved within. */
export const placed = (shapes: readonly Shape[], at: string): Shape[] =>
  shapes.map(shape => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));

/** A joint: where, and how thick the limb is there. */
export type Joint = readonly [x: number, y: number, width: number];
export type Limb = readonly [Joint, Joint, Joint];

const round = (n: number): number => Math.round(n * 10) / 10;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** The outline of a limb of three joints, bent softly at the middle one, round at its end or cut like a sleeve. */
export function limb([a, b, c]: Limb, end: 'round' | 'cut' = 'round'): string {
  const side = ([x, y, width]: Joint, [fx, fy]: Joint, [tx, ty]: Joint, sign: number): [number, number] => {
    const length = Math.hypot(tx - fx, ty - fy) || 1;
    return [x - ((ty - fy) / length) * (width / 2) * sign, y + ((tx - fx) / length) * (width / 2) * sign];
  };
  const edge = (sign: number) => [side(a, a, b, sign), side(b, a, c, sign), side(c, b, c, sign)] as const;
  const bend = ([p, q, r]: ReturnType<typeof edge>): string =>
    point(q[0] * 1.5 - (p[0] + r[0]) / 4, q[1] * 1.5 - (p[1] + r[1]) / 4);
  const [near, far] = [edge(1), edge(-1)];
  const cap = (width: number): string => `A${round(width / 2)} ${round(width / 2)} 0 0 0 `;
  return `M${point(...near[0])}Q${bend(near)} ${point(...near[2])}${end === 'cut' ? 'L' : cap(c[2])}${point(...far[2])}Q${bend(far)} ${point(...far[0])}${cap(a[2])}${point(...near[0])}z`;
}

/** A straight one. */
export const bar = (a: Joint, b: Joint, end: 'round' | 'cut' = 'round'): string =>
  limb([a, between(a, b, 0.5), b], end);

const FINGERS = [
  [-82, 16],
  [-36, 21.5],
  [-3, 23],
  [30, 21],
] as const;

/** A joint seen from a wrist: turned by so much, so far away. */
const fromWrist =
  (x: number, y: number, angle: number, size: number) =>
  (turn: number, far: number, width: number): Joint => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return [x + Math.cos(radians) * far * size, y + Math.sin(radians) * far * size, width * size];
  };

/** Spread, crooked fingers at a wrist, pointing at `angle` (0 is right, 90 is down). */
export function claw(x: number, y: number, angle: number, size = 1): string {
  const at = fromWrist(x, y, angle, size);
  const fingers = FINGERS.map(([turn, far]) =>
    limb([at(turn * 0.55, 4, 5), at(turn * 1.2, far * 0.68, 4.4), at(turn * 0.95, far, 1.6)]),
  );
  return bar(at(0, -2, 9), at(0, 5, 12)) + fingers.join('');
}

/** Nails for such a hand. */
export function talons(x: number, y: number, angle: number, size: number): string {
  const at = fromWrist(x, y, angle, size);
  return FINGERS.map(([turn, far]) => bar(at(turn * 1.08, far * 0.82, 4.6), at(turn * 0.86, far * 1.16, 0.6))).join('');
}

/** A closed hand. */
export const fist = (x: number, y: number, r: number): string =>
  `M${point(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Overlapping parts of one colour, with an ink line around them all. */
export const merged = (d: string, fill: string): Shape[] => [mass(d, fill), flat(d, fill)];

export const flipped = ([x, y, width]: Joint): Joint => [-x, y, width];

/** The way from one joint towards another. */
export const between = (a: Joint, b: Joint, t: number): Joint => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
