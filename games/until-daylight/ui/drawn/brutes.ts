import { DEAD_FACES, skull } from './body.ts';
import {
  BLOOD,
  type Joint,
  LIGHT,
  type Limb,
  type Shape,
  fist,
  flat,
  flipped,
  limb,
  line,
  mass,
  merged,
  placed,
  shade,
  stain,
} from './shape.ts';

/** A wall that walks: shoulders, fists, hardly a head. */
interface Look {
  readonly skin: string;
  readonly trousers: string;
  readonly shoe: string;
  readonly worn: readonly Shape[];
  readonly over: readonly Shape[];
  readonly head: readonly Shape[];
}

const LOOKS: readonly Look[] = [
  // the docker
  {
    skin: '#9fae82',
    trousers: '#4f4a6b',
    shoe: '#3a2c2a',
    worn: [
      mass(
        'M-44-176L-32-176Q-26-150 0-146 26-150 32-176L44-176Q46-140 62-116L54-70 44-62 36-72 24-60 12-70 0-60-12-70-24-60-36-72-46-62-54-70-62-116Q-46-140-44-176z',
        '#e2d9c6',
      ),
      shade('M-44-176h6q-4 50-2 108l-6 6-8-8-8-46Q-46-140-44-176z'),
      stain(20, -112, 1.8),
      stain(-20, -88),
    ],
    over: [line('M-98-62L-66-56M-98-54L-66-48M66-62L98-54M66-54L96-47', '#e9e0cc', 6)],
    head: [line('M2-46L8-34 4-30', BLOOD, 3), line('M-4-44h10M0-40h10', '#5b2a34', 1.6)],
  },
  // the riot policeman
  {
    skin: '#94a6a8',
    trousers: '#2f3654',
    shoe: '#1d1a28',
    worn: [
      mass('M-46-178Q0-166 46-178L68-122 56-66Q0-50-56-66L-68-122z', '#3d4a74'),
      shade('M-46-178l10 2q-10 56-2 114l-18-4-12-56z'),
      mass('M-38-150H38V-84Q0-74-38-84z', '#2a3152'),
      line('M-38-128H38M-38-106H38', '#4d5b8a', 3),
      flat('M14-146h18v9H14z', '#d9dfee'),
      stain(-20, -98, 1.5),
    ],
    over: [
      mass('M-92-160Q-86-190-56-186L-46-160-62-132Q-84-136-92-160z', '#2a3152'),
      mass('M92-160Q86-190 56-186L46-160 62-132Q84-136 92-160z', '#2a3152'),
      line('M66-178Q82-174 86-160', LIGHT, 3),
    ],
    head: [
      mass('M-24-26Q-28-56 0-57 28-56 24-26L22-34Q0-42-22-34z', '#2f3a63'),
      flat('M-20-33Q0-41 20-33L19-14Q0-20-19-14z', 'rgb(170 214 255 / 30%)'),
      line('M-12-36L-4-27-9-22-2-16M8-50Q18-46 19-38', '#d7e6ff', 1.6),
    ],
  },
  // the wrestler
  {
    skin: '#b09a8c',
    trousers: '#8c2f4a',
    shoe: '#e6c04e',
    worn: [
      mass(
        'M-40-178L-28-178Q-18-128 0-126 18-128 28-178L40-178Q44-132 60-110L54-66Q0-48-54-66L-60-110Q-44-132-40-178z',
        '#b83a58',
      ),
      shade('M-40-178h6q2 50-8 118l-12-6-6-44Q-44-132-40-178z'),
      flat('M0-110l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z', '#f2cf5e'),
      mass('M-55-70Q0-54 55-70L53-56Q0-40-53-56z', '#e6c04e'),
    ],
    over: [stain(40, -142, 1.2), line('M-98-66L-68-60M68-60L98-66', '#e6c04e', 9)],
    head: [
      mass('M-20-26Q-21-49 0-49 21-49 20-26 20-16 15-9L8-14Q0-18-8-14L-15-9Q-20-16-20-26z', '#d13f5e'),
      flat('M-16-26Q-8-33-3-24-5-16-11-17zM16-26Q8-33 3-24 5-16 11-17z', '#2a1736'),
      flat('M-11-23a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM5-23a3 3 0 1 1 6 0a3 3 0 1 1-6 0z', '#ffeb9a'),
      flat('M-4-48H4L2-30 0-26-2-30z', '#f2cf5e'),
    ],
  },
  // the cook
  {
    skin: '#a88f9a',
    trousers: '#3f4a5c',
    shoe: '#2a2430',
    worn: [
      mass(
        'M-36-178L-26-178-22-146H22L26-178 36-178 34-140Q76-110 66-64L58-22Q0-10-58-22L-66-64Q-76-110-34-140z',
        '#ece6da',
      ),
      shade('M-34-140Q-76-110-66-64L-58-22-36-18Q-60-90-34-140z'),
      line('M-64-84Q0-68 64-84', '#a79f92', 4),
      stain(18, -112, 2.2),
      stain(-26, -56, 1.6),
    ],
    over: [],
    head: [
      mass('M-20-32L-22-42Q-40-44-36-54-28-63-14-58 0-66 14-58 28-63 36-54 40-44 22-42L20-32Q0-38-20-32z', '#f7f2e8'),
      shade('M-20-32L-22-42Q-40-44-36-54-28-63-22-58-26-48-12-42L-10-35z'),
    ],
  },
];

const ARM: Limb = [
  [64, -152, 46],
  [90, -104, 42],
  [82, -56, 34],
];
const LEG: Limb = [
  [26, -72, 46],
  [32, -40, 40],
  [33, -10, 34],
];
const mirrored = (joints: Limb): Limb => joints.map(flipped) as unknown as readonly [Joint, Joint, Joint];

function strongArm(sign: 1 | -1, skin: string): Shape[] {
  const joints = sign > 0 ? ARM : mirrored(ARM);
  return [
    ...merged(limb(joints) + fist(sign * 82, -44, 24), skin),
    ...(sign < 0 ? [shade('M-86-150Q-112-128-112-98L-106-44Q-104-24-86-21-98-60-94-98-94-130-86-150z')] : []),
    line(`M${sign * 68}-28v-9M${sign * 78}-24v-10M${sign * 88}-24v-10M${sign * 98}-29v-9`, 'rgb(26 12 58 / 65%)', 2.4),
    line(`M${sign * 76}-128Q${sign * 88}-116 ${sign * 88}-100`, 'rgb(26 12 58 / 30%)', 3),
  ];
}

function heavyLeg(sign: 1 | -1, cloth: string, shoe: string): Shape[] {
  const x = sign * 36;
  return [
    mass(`M${x - 22} 2q-4-3-2-8l6-12h36l6 12q2 5-2 8z`, shoe),
    mass(limb(sign > 0 ? LEG : mirrored(LEG), 'cut'), cloth),
  ];
}

export function brute(variant: number): Shape[] {
  const { skin, trousers, shoe, worn, over, head } = LOOKS[variant % LOOKS.length] as Look;
  const face = DEAD_FACES[variant % 2] ?? [];
  return [
    ...heavyLeg(-1, trousers, shoe),
    ...heavyLeg(1, trousers, shoe),
    mass('M-40-180Q-74-176-78-146-70-104-56-66 0-48 56-66 70-104 78-146 74-176 40-180 0-192-40-180z', skin),
    shade('M-40-180Q-74-176-78-146-70-104-56-66L-38-60Q-58-120-40-180z'),
    ...worn,
    ...strongArm(-1, skin),
    ...strongArm(1, skin),
    ...over,
    ...placed([...skull(skin), ...face, ...head], `translate(0 -160) scale(1.1) rotate(${variant % 2 ? 6 : -6})`),
  ];
}
