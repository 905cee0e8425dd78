import {
  BLOOD,
  BONE,
  type Joint,
  type Limb,
  type Shape,
  bar,
  between,
  claw,
  fist,
  flat,
  flipped,
  limb,
  line,
  mass,
  merged,
  shade,
} from './shape.ts';

// Parts of people, seen from the front: about 176 high, the hips at 76, the shoulders at 126, the neck at 132.

export type Side = 'left' | 'right';
const onSide = (joint: Joint, side: Side): Joint => (side === 'left' ? flipped(joint) : joint);

interface ArmPose {
  readonly joints: Limb;
  /** Where the fingers point. */
  readonly angle: number;
  readonly size?: number;
}

const SHOULDER: Joint = [23, -119, 15];

/** Arms of the right side of the picture; on the left they are mirrored. */
export const ARMS = {
  hang: { joints: [SHOULDER, [33, -96, 12], [32, -72, 9]], angle: 96 },
  reach: { joints: [SHOULDER, [37, -103, 14], [48, -113, 11]], angle: -30, size: 1.15 },
  out: { joints: [SHOULDER, [37, -111, 14], [48, -98, 11]], angle: 42, size: 1.15 },
  raise: { joints: [SHOULDER, [42, -126, 14], [44, -147, 11]], angle: -72, size: 1.15 },
  droop: { joints: [SHOULDER, [42, -113, 14], [45, -103, 12]], angle: 100, size: 1.3 },
  wield: { joints: [SHOULDER, [41, -101, 14], [47, -117, 11]], angle: -60 },
  belly: { joints: [SHOULDER, [37, -97, 12], [19, -86, 9]], angle: 168 },
} as const satisfies { readonly [pose: string]: ArmPose };
export type Arm = keyof typeof ARMS;

export type Sleeve = 'none' | 'short' | 'long';

const wider = ([x, y, width]: Joint, by: number): Joint => [x, y, width + by];

/** An arm with its sleeve, and a hand that is open or holds something. */
export function arm(
  side: Side,
  pose: Arm,
  sleeve: Sleeve,
  cloth: string,
  skin: string,
  hand: 'open' | 'closed' = 'open',
): Shape[] {
  const { joints, angle, size }: ArmPose = ARMS[pose];
  const [shoulder, elbow, wrist] = joints.map(joint => onSide(joint, side)) as unknown as Limb;
  const fingers =
    hand === 'closed'
      ? fist(wrist[0], wrist[1], 8)
      : claw(wrist[0], wrist[1], side === 'left' ? 180 - angle : angle, size);
  const bare = merged(limb([shoulder, elbow, wrist]) + fingers, skin);
  if (sleeve === 'none') return bare;
  const end = sleeve === 'short' ? between(shoulder, elbow, 0.8) : between(elbow, wrist, 0.9);
  const worn =
    sleeve === 'short'
      ? bar(wider(shoulder, 2), wider(end, 5), 'cut')
      : limb([shoulder, wider(elbow, 2), wider(end, 4)], 'cut');
  // Without the line where it joins the body.
  return [...bare, mass(worn, cloth), flat(fist(shoulder[0] * 0.8, shoulder[1] + 1, 7), cloth)];
}

const LEGS = {
  stand: [
    [
      [-11, -74, 21],
      [-13, -42, 17],
      [-15, -9, 14],
    ],
    [
      [11, -74, 21],
      [13, -42, 17],
      [15, -9, 14],
    ],
  ],
  stagger: [
    [
      [-11, -74, 21],
      [-17, -42, 17],
      [-16, -9, 14],
    ],
    [
      [11, -74, 21],
      [9, -42, 17],
      [20, -11, 14],
    ],
  ],
  knock: [
    [
      [-11, -74, 20],
      [-8, -41, 16],
      [-18, -9, 13],
    ],
    [
      [11, -74, 20],
      [9, -41, 16],
      [17, -9, 13],
    ],
  ],
} as const satisfies { readonly [stance: string]: readonly [Limb, Limb] };
export type Stance = keyof typeof LEGS;

export interface Trousers {
  readonly stance: Stance;
  readonly cloth: string;
  readonly skin: string;
  /** Down to where, from the hip (0) to the ankle (1). */
  readonly length: number;
  /** Of each foot; null is barefoot. */
  readonly shoes: readonly [left: string | null, right: string | null];
}

export function legs({ stance, cloth, skin, length, shoes }: Trousers): Shape[] {
  return LEGS[stance].flatMap(([hip, knee, ankle]: Limb, i) => {
    const out = i === 0 ? -1 : 1;
    const x = ankle[0] + out * 2;
    const foot = mass(`M${x - 10} 1q-3-2-1-6l4-9h13l5 9q2 4-1 6z`, shoes[i] ?? skin);
    const isShort = length < 0.55;
    const end = wider(isShort ? between(hip, knee, length * 2) : between(knee, ankle, length * 2 - 1), 4);
    const trouser = mass(isShort ? bar(hip, end, 'cut') : limb([hip, knee, end], 'cut'), cloth);
    const leg = [mass(limb([hip, knee, ankle]), skin), foot, trouser];
    return i === 0 ? leg.concat(flat(trouser.d, 'rgb(26 12 58 / 20%)')) : leg;
  });
}

/** Chest and belly, down to the hips, with its hem: straight, or torn. */
export function torso(cloth: string, build: 'broad' | 'slim', hem: 'straight' | 'torn'): Shape[] {
  const bottom = hem === 'torn' ? 'L-25-70-17-75-13-67-5-73 2-66 8-73 16-67 20-74 25-69' : 'Q-14-67 0-67 13-67 25-71';
  const outline =
    build === 'broad'
      ? `M-12-131Q-27-128-29-115L-25-71${bottom}L29-115Q27-128 12-131 0-126-12-131z`
      : `M-11-130Q-23-128-25-116L-19-96-24-71${bottom}L19-96 25-116Q23-128 11-130 0-125-11-130z`;
  const dark =
    build === 'broad'
      ? 'M-12-131Q-27-128-29-115L-25-71-15-69Q-21-100-12-131z'
      : 'M-11-130Q-23-128-25-116L-19-96-24-71-14-69Q-15-88-12-98-17-116-11-130z';
  return [mass(outline, cloth), shade(dark)];
}

export const neck = (skin: string): Shape[] => [
  mass('M-8-139H8V-127Q0-121-8-127z', skin),
  shade('M-8-134Q0-128 8-134V-128Q0-124-8-128z'),
];

// Heads have their own origin where they sit on the neck.

export const SKULL = 'M-19-26Q-20-46 0-46 20-46 19-26 20-14 14-6 9 2 0 2-9 2-14-6-20-14-19-26z';
export const skull = (skin: string): Shape[] => [
  mass('M-18-20q-7-4-6 3 2 6 7 5zM18-20q7-4 6 3-2 6-7 5z', skin),
  mass(SKULL, skin),
  shade('M-19-26Q-20-46 0-46-13-38-12-22-11-6 0 2-9 2-14-6-20-14-19-26z'),
];

const SOCKET = '#2a1736';
const GLOW = '#ffeb9a';
const MOUTH = '#38101e';
const brows = line('M-17-32L-4-28M17-32L5-28', SOCKET, 3.2);
const nose = flat('M-3-15l3-5 3 5z', SOCKET);

/** Afraid, and alive. */
export const LIVING_FACE: readonly Shape[] = [
  flat('M-14-22a5.5 6 0 1 1 11 0a5.5 6 0 1 1-11 0zM3-22a5.5 6 0 1 1 11 0a5.5 6 0 1 1-11 0z', '#fffaf0'),
  flat('M-10.5-22a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0zM5.5-22a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z', SOCKET),
  line('M-15-31L-6-34M15-31L6-34', SOCKET, 2.4),
  flat('M-4-8q4-5 8 0 1 7-4 7t-4-7z', '#7a2a34'),
  line('M0-19l2 5-3 1', 'rgb(90 30 40 / 55%)', 1.6),
];

export const DEAD_FACES: readonly (readonly Shape[])[] = [
  // gaping
  [
    flat('M-16-27Q-8-31-2-25-2-15-9-15-17-17-16-27zM16-27Q8-31 3-25 3-16 9-16 16-17 16-27z', SOCKET),
    flat('M-11.5-22.5a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM6.5-22.5a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z', GLOW),
    brows,
    nose,
    flat('M-10-10Q0-14 11-9L8 1Q1 6-7 1z', MOUTH),
    flat('M-7-11l1 4 4-1 0-4zM0-12v4h4l0-4zM-5 2l1-4h3l1 5z', BONE),
  ],
  // teeth bared
  [
    flat('M-16-26Q-8-30-2-24-3-17-9-17-16-18-16-26zM16-28Q8-32 3-26 2-15 9-15 17-16 16-28z', SOCKET),
    flat('M-11-22.5a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0zM6-22.5a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0z', GLOW),
    brows,
    nose,
    flat('M-12-9Q0-14 15-13L13-2Q2 2-10-2z', MOUTH),
    flat(
      'M-9-8.5l3-1v6l-3-1zM-5-10h3.5v7H-5zM-.5-10.5H3v7.500H-.5zM4-11h3.5v7.500H4zM8.5-11l3.5-.5v6.500l-3.5 1z',
      BONE,
    ),
  ],
  // one eye gone, the jaw hanging
  [
    flat('M-16-28Q-8-32-2-25-1-14-9-14-17-16-16-28z', SOCKET),
    flat('M-12-22a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0z', GLOW),
    flat('M2-31l13 1 2 11-8 5-7-6z', BLOOD),
    flat('M5-27l8 1 1 6-6 3-4-4z', SOCKET),
    line('M-17-33L-4-29', SOCKET, 3.2),
    nose,
    flat('M-8-9Q1-13 9-8L8 5Q0 10-7 4z', MOUTH),
    flat('M-5-10l1 4h3v-5zM2-11v4h4v-3zM-4 5l1-4h3v5z', BONE),
  ],
];
