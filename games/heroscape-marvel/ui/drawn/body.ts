import { INK, disc, flat, limb, line, mass, shade } from './ink.ts';

// People from parts: hips at 40, shoulders at 66, the head sits at 69 and reaches to 98.

type At = readonly [x: number, y: number];

/** From the shoulder over the elbow to the hand. */
const ARMS = {
  down: [
    [21, -53],
    [20, -39],
  ],
  hip: [
    [26, -52],
    [13, -43],
  ],
  fist: [
    [24, -54],
    [28, -67],
  ],
  up: [
    [27, -66],
    [28, -88],
  ],
  out: [
    [25, -61],
    [39, -64],
  ],
  aim: [
    [21, -56],
    [34, -60],
  ],
} as const satisfies { readonly [pose: string]: readonly [At, At] };

export interface Body {
  /** Behind everything: a cape. */
  readonly back?: string;
  readonly suit: string;
  readonly legs?: string;
  readonly boots: string;
  readonly sleeves?: string;
  readonly gloves: string;
  readonly wide?: number;
  readonly stance?: readonly [left: string, right: string];
  /** Left and right as seen. */
  readonly arms: readonly [keyof typeof ARMS, keyof typeof ARMS];
  /** Painted upon the chest. */
  readonly worn?: string;
  readonly belt?: string;
  /** From the neck, which is its origin. */
  readonly head: string;
  /** In a hand, before everything. */
  readonly held?: string;
}

const STAND = ['M-6-40L-9-22L-10-5', 'M6-40L9-22L10-5'] as const;
export const STRIDE = ['M-6-40L-14-24L-16-5', 'M6-40L13-25L11-5'] as const;
export const CROUCH = ['M-6-38L-19-28L-15-5', 'M6-38L18-26L14-5'] as const;

function foot(leg: string, colour: string, side: -1 | 1): string {
  const [, x = '0'] = /L(-?[\d.]+)-[\d.]+$/.exec(leg) ?? [];
  const at = Number(x);
  return mass(`M${at - 6} 1q-1-10 1-14h10q2 4 ${side > 0 ? 5 : 1} 10 2 4-1 4z`, colour);
}

function arm(side: -1 | 1, pose: keyof typeof ARMS, wide: number, sleeve: string, glove: string): string {
  const [elbow, hand] = ARMS[pose];
  const [x, ex, hx] = [side * (wide - 2.5), side * (elbow[0] + wide - 15), side * (hand[0] + wide - 15)];
  return limb(`M${x}-63L${ex} ${elbow[1]}L${hx} ${hand[1]}`, sleeve, 8.5) + mass(disc(hx, hand[1], 5.8), glove);
}

/** One figure, of these parts. */
export function body(b: Body): string {
  const { suit, legs = suit, boots, sleeves = suit, gloves, wide: w = 15, stance = STAND, belt } = b;
  return [
    b.back ?? '',
    limb(stance[0], legs, 11),
    foot(stance[0], boots, -1),
    limb(stance[1], legs, 11),
    foot(stance[1], boots, 1),
    line(stance[1], 'rgb(16 8 36 / 22%)', 5),
    mass(
      `M-${w - 4}-69Q-${w + 2}-68-${w}-60L-11-38Q0-34 11-38L${w}-60Q${w + 2}-68 ${w - 4}-69 0-66-${w - 4}-69z`,
      suit,
    ),
    b.worn ?? '',
    shade(`M${w - 4}-69Q${w + 2}-68 ${w}-60L11-38 4-36Q9-52 5-68z`),
    belt
      ? flat('M-11.6-42.5Q0-38 11.6-42.5L11-38Q0-34-11-38z', belt) + line('M-11.6-42.5Q0-38 11.6-42.5', INK, 1.4)
      : '',
    arm(-1, b.arms[0], w, sleeves, gloves),
    arm(1, b.arms[1], w, sleeves, gloves),
    `<g transform="translate(0 -69)">${b.head}</g>`,
    b.held ?? '',
  ].join('');
}

/** Twice as broad, all muscle: the head sits at 82. */
export function giant(skin: string, vein: string, trousers: string, head: string): string {
  return [
    limb('M-11-40L-19-22L-19-7', trousers, 17),
    limb('M11-40L19-22L19-7', trousers, 17),
    mass('M-30 1q-1-12 4-14h13q4 5 3 14zM30 1q1-12-4-14H13q-4 5-3 14z', skin),
    mass('M-28-14l4-4 4 4 4-4 4 5v-8h-17zM28-14l-4-4-4 4-4-4-4 5v-8h17z', trousers),
    limb('M32-72L47-58L46-36', skin, 18),
    mass(disc(46, -30, 12), skin),
    line('M40-26v7M46-25v7M52-27v6', vein, 1.6),
    mass('M-24-84Q-42-80-36-60L-19-34Q0-28 19-34L36-60Q42-80 24-84 0-92-24-84z', skin),
    mass('M-21-44Q0-36 21-44L20-32Q0-22-20-32z', trousers),
    line('M0-78V-48M-24-68Q-10-58-1-66M24-68Q10-58 1-66M-12-54Q0-50 12-54', vein, 2),
    shade('M24-84Q42-80 36-60L19-34 6-30Q20-56 12-87z'),
    limb('M-33-72L-50-63L-50-88', skin, 18),
    mass(disc(-50, -94, 12.5), skin),
    line('M-56-100h12M-57-95h13M-56-90h12', vein, 1.7),
    `<g transform="translate(0 -83)">${head}</g>`,
  ].join('');
}

// Heads: their origin is the neck, they are about 29 high.

export const SKULL = 'M-12.5-15Q-13-29 0-29 13-29 12.5-15 12-5 6-1 0 2-6-1-12-5-12.5-15z';
export const head = (skin: string, on: string): string =>
  mass(SKULL, skin) + on + shade('M4-28.5Q13-27 12.5-15 12-5 6-1 3 .5 0 1 8-8 7-17 7-24 4-28.5z');
