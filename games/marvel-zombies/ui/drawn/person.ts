import { INK, disc, flat, limb, line, mass, shade } from './ink.ts';

// People from parts: hips at 40, shoulders at 66, the head sits at 70 and reaches to 98.

type At = readonly [x: number, y: number];

/** An arm: from the shoulder over the elbow to the hand. */
export interface Arm {
  readonly elbow: At;
  readonly hand: At;
}

export const ARMS = {
  down: { elbow: [20, -54], hand: [20, -40] },
  hip: { elbow: [25, -52], hand: [13, -43] },
  fist: { elbow: [23, -54], hand: [27, -66] },
  up: { elbow: [26, -66], hand: [27, -86] },
  out: { elbow: [24, -61], hand: [37, -64] },
  aim: { elbow: [20, -56], hand: [32, -60] },
  reach: { elbow: [22, -64], hand: [36, -70] },
  droop: { elbow: [24, -64], hand: [31, -54] },
} as const satisfies { readonly [pose: string]: Arm };
type Pose = keyof typeof ARMS;

export interface Person {
  /** Behind everything: a cape, wings. */
  readonly back?: string;
  readonly suit: string;
  readonly legs?: string;
  readonly boots: string;
  readonly sleeves?: string;
  readonly gloves: string;
  readonly wide?: number;
  readonly stance?: readonly [left: string, right: string];
  /** Left and right as seen. */
  readonly arms: readonly [Pose, Pose | null];
  /** Painted upon the chest. */
  readonly worn?: string;
  readonly belt?: string;
  /** From the neck, which is its origin. */
  readonly head: string;
  /** In a hand, before everything. */
  readonly held?: string;
}

export const STAND = ['M-6-40L-9-22L-10-5', 'M6-40L9-22L10-5'] as const;
export const STRIDE = ['M-6-40L-13-24L-15-5', 'M6-40L12-25L10-5'] as const;
export const STAGGER = ['M-6-40L-10-22L-15-5', 'M6-40L5-22L11-6'] as const;

const footOf = (leg: string, colour: string, side: -1 | 1): string => {
  const [, x = '0'] = /L(-?[\d.]+)-[\d.]+$/.exec(leg) ?? [];
  const at = Number(x);
  return mass(`M${at - 6} 1q-1-9 1-13h10q2 4 ${side > 0 ? 5 : 1} 9 2 4-1 4z`, colour);
};

function arm(side: -1 | 1, pose: Pose, wide: number, sleeve: string, glove: string): string {
  const { elbow, hand } = ARMS[pose];
  const [x, ex, hx] = [side * (wide - 2.5), side * (elbow[0] + wide - 15), side * (hand[0] + wide - 15)];
  return limb(`M${x}-63L${ex} ${elbow[1]}L${hx} ${hand[1]}`, sleeve, 8) + mass(disc(hx, hand[1], 5.6), glove);
}

/** One figure, of these parts. */
export function person(p: Person): string {
  const { suit, legs = suit, boots, sleeves = suit, gloves, wide = 15, stance = STAND, worn = '', belt } = p;
  const w = wide;
  return [
    p.back ?? '',
    limb(stance[0], legs, 10.5),
    footOf(stance[0], boots, -1),
    limb(stance[1], legs, 10.5),
    footOf(stance[1], boots, 1),
    line(stance[1], 'rgb(20 8 44 / 22%)', 5),
    mass(
      `M-${w - 4}-69Q-${w + 2}-68-${w}-60L-11-38Q0-34 11-38L${w}-60Q${w + 2}-68 ${w - 4}-69 0-66-${w - 4}-69z`,
      suit,
    ),
    worn,
    shade(`M${w - 4}-69Q${w + 2}-68 ${w}-60L11-38 4-36Q9-52 5-68z`),
    belt
      ? flat('M-11.6-42.500Q0-38 11.600-42.500L11-38Q0-34-11-38z', belt) +
        line('M-11.600-42.500Q0-38 11.600-42.500', INK, 1.4)
      : '',
    arm(-1, p.arms[0], w, sleeves, gloves),
    p.arms[1] ? arm(1, p.arms[1], w, sleeves, gloves) : '',
    `<g transform="translate(0-69)">${p.head}</g>`,
    p.held ?? '',
  ].join('');
}

// Heads: their origin is the neck, they are about 29 high.

export const SKULL = 'M-12.500-15Q-13-29 0-29 13-29 12.500-15 12-5 6-1 0 2-6-1-12-5-12.500-15z';
export const head = (skin: string, on: string): string =>
  mass(SKULL, skin) + on + shade('M4-28.500Q13-27 12.500-15 12-5 6-1 3 .5 0 1 8-8 7-17 7-24 4-28.500z');

/** Eyes of the living. */
export const eyes = (y = -14, colour = INK): string => flat(disc(-4.8, y, 1.9) + disc(4.8, y, 1.9), colour);

/** Eyes of the dead, and a mouth that wants something. */
export const deadFace = (y = -15): string =>
  flat(`${disc(-5, y, 3.9)}${disc(5, y, 3.9)}`, '#2b2036') +
  flat(`${disc(-5, y, 1.7)}${disc(5, y + 0.5, 1.4)}`, '#fff3b8') +
  flat('M-5.500-8Q0-11 5.500-8L4-2.500Q0-.5-4-2.500z', '#3b1320') +
  flat('M-3.500-8.600h2.400v2.600h-2.400zM.8-8.900h2.400v2.600H.8zM-2-2.200h2.200v-2h-2.200z', '#f1e7cf');
