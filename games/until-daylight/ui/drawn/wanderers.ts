import { type Arm, DEAD_FACES, type Side, type Sleeve, type Stance, arm, legs, neck, skull, torso } from './body.ts';
import { BLOOD, type Shape, flat, line, mass, placed, shade, stain } from './shape.ts';

/** One of the dead who was somebody: clothes, hair, and how they come. */
interface Look {
  readonly stance: Stance;
  readonly build: 'broad' | 'slim';
  readonly hem: 'straight' | 'torn';
  readonly arms: readonly [left: Arm, right: Arm];
  readonly sleeve: Sleeve;
  readonly cloth: string;
  /** Null where there are none. */
  readonly trousers: string | null;
  /** 1 is long, 0.5 ends at the knee. */
  readonly length: number;
  readonly shoes: readonly [string | null, string | null];
  /** How far the body leans, and the head. */
  readonly lean: number;
  readonly tilt: number;
  readonly face: 0 | 1 | 2;
  /** Behind everything, over the clothes, over the face. */
  readonly behind?: readonly Shape[];
  readonly worn?: readonly Shape[];
  readonly hair: readonly Shape[];
}

const SKINS = ['#a9bf95', '#9fb6b0', '#bdb98f', '#97ac9c', '#b4aab0'];
const SHOE = '#2a2233';

const gash = stain(15, -100, 1.1);

const LOOKS: readonly Look[] = [
  // the clerk
  {
    stance: 'stagger',
    build: 'broad',
    hem: 'torn',
    arms: ['hang', 'reach'],
    sleeve: 'long',
    cloth: '#8fa3cf',
    trousers: '#4a4670',
    length: 0.98,
    shoes: [SHOE, SHOE],
    lean: 5,
    tilt: -11,
    face: 0,
    worn: [
      gash,
      flat('M-12-131l12 9 12-9-3 14-9-6-9 6z', '#dfe6f5'),
      mass('M-4-122h8l-1 7 5 33-8 9-8-9 5-33z', '#c9483d'),
    ],
    hair: [mass('M-20-26Q-25-51 2-51 24-50 20-26 18-38 8-40-10-39-14-42-19-36-20-26z', '#3b2f3d')],
  },
  // the woman with the long hair
  {
    stance: 'knock',
    build: 'slim',
    hem: 'torn',
    arms: ['raise', 'hang'],
    sleeve: 'long',
    cloth: '#c07a63',
    trousers: '#46597c',
    length: 0.9,
    shoes: ['#9b4a52', '#9b4a52'],
    lean: -4,
    tilt: 10,
    face: 1,
    behind: placed(
      [mass('M-20-28Q-24-52 0-52 24-52 22-28L27 14Q18 8 14 16 8 9 0 15-8 10-14 17-20 8-27 13z', '#7d4c2c')],
      'translate(0 -131) rotate(10)',
    ),
    worn: [flat('M-9-128Q0-122 9-128L12-72 4-67-3-73-11-68z', '#eadfc6'), stain(-1, -92)],
    hair: [mass('M-21-24Q-25-52 0-52 25-52 21-22 16-30 12-40 0-34-12-40-16-32-21-24z', '#8f5a35')],
  },
  // the courier
  {
    stance: 'stagger',
    build: 'broad',
    hem: 'torn',
    arms: ['belly', 'out'],
    sleeve: 'short',
    cloth: '#4f9d8f',
    trousers: '#6a5a4c',
    length: 0.5,
    shoes: ['#e8e0d0', '#e8e0d0'],
    lean: 6,
    tilt: -7,
    face: 0,
    worn: [flat('M-27-103Q0-97 27-103L26-91Q0-86-26-91z', '#f2c65a'), line('M-24-124L22-74', '#3b3348', 5)],
    hair: [
      mass('M-21-32Q-22-54 0-54 22-54 21-32z', '#d6523b'),
      mass('M-23-34Q0-42 23-34 34-31 33-26 10-33-23-29z', '#a63a2c'),
      flat('M-6-50h12v9H-6z', '#f2e3c0'),
    ],
  },
  // the patient
  {
    stance: 'knock',
    build: 'broad',
    hem: 'torn',
    arms: ['droop', 'droop'],
    sleeve: 'long',
    cloth: '#8f8fc4',
    trousers: '#7b7bb0',
    length: 0.88,
    shoes: [null, '#d98f9a'],
    lean: -5,
    tilt: 8,
    face: 2,
    worn: [
      line('M-20-126L-18-72M-10-129L-8-70M2-127V-69M12-129L12-71M21-126L20-73', '#c9c9ee', 3),
      stain(-9, -96, 1.1),
    ],
    hair: [
      flat('M-21-36Q-18-47 0-47 18-47 20-34L19-28Q0-38-20-29z', '#efe6d8'),
      line('M-20-30Q0-40 20-30M-19-36Q0-45 18-37', '#c9bca6', 1.5),
      flat('M4-47q9 1 11 10l-7 3-8-5z', BLOOD),
    ],
  },
  // the nurse
  {
    stance: 'stagger',
    build: 'slim',
    hem: 'straight',
    arms: ['reach', 'hang'],
    sleeve: 'short',
    cloth: '#9fdcc8',
    trousers: '#7fc0ae',
    length: 0.97,
    shoes: ['#f0eee6', '#f0eee6'],
    lean: -6,
    tilt: 13,
    face: 1,
    worn: [
      flat('M-8-128L0-112 8-128z', '#9fb6b0'),
      flat('M9-108h5v-5h5v5h5v5h-5v5h-5v-5H9z', '#e0524c'),
      stain(-8, -86, 1.2),
    ],
    hair: [
      mass('M-9-52q0-11 9-11t9 11-9 9-9-9z', '#5a3a52'),
      mass('M-21-24Q-24-52 0-52 24-52 21-24 17-38 0-39-17-38-21-24z', '#5a3a52'),
      mass('M-13-46L-11-56H11L13-46Q0-51-13-46z', '#f4f1ea'),
    ],
  },
  // the jogger
  {
    stance: 'stagger',
    build: 'broad',
    hem: 'torn',
    arms: ['out', 'raise'],
    sleeve: 'none',
    cloth: '#e8824a',
    trousers: '#33405e',
    length: 0.36,
    shoes: ['#7fd0e0', null],
    lean: 7,
    tilt: -15,
    face: 1,
    worn: [flat('M-5-116H5V-94H-5zM-14-116h5v22h-5z', '#fff1d8'), gash, line('M-21-88l10 3M-20-82l9 2', BLOOD, 2.5)],
    hair: [
      mass('M-19-34l-7-10 8 1-3-11 9 6 1-10 8 7 5-9 4 10 10-6-3 11 9-1-8 12Q0-45-19-34z', '#c8963e'),
      mass('M-20-36Q0-45 20-36V-29Q0-38-20-29z', '#e34d6a'),
    ],
  },
  // the cook
  {
    stance: 'stand',
    build: 'broad',
    hem: 'torn',
    arms: ['droop', 'reach'],
    sleeve: 'long',
    cloth: '#efeae0',
    trousers: '#55506e',
    length: 0.98,
    shoes: [SHOE, SHOE],
    lean: -3,
    tilt: 6,
    face: 0,
    worn: [
      mass('M-19-104H19L22-58Q0-50-22-58z', '#d9cbb4'),
      shade('M-19-104h9q-5 24-4 50l-8-4z'),
      stain(0, -86, 1.5),
      line('M-16-129L-14-104M16-129L14-104', '#b8aa92', 3),
    ],
    hair: [
      line('M-10-14q4-4 10-1 6-3 11 1', '#4a3a32', 4),
      mass('M-17-38L-18-52Q-30-60-22-70-16-78-8-72 0-82 9-72 18-78 23-68 29-58 18-52L17-38Q0-44-17-38z', '#f7f3ea'),
      shade('M-17-38L-18-52Q-30-60-22-70q6-7 10-3-8 12-1 22l1 11z'),
    ],
  },
  // the punk
  {
    stance: 'stagger',
    build: 'slim',
    hem: 'straight',
    arms: ['hang', 'raise'],
    sleeve: 'long',
    cloth: '#4a4258',
    trousers: '#8c3f52',
    length: 0.96,
    shoes: ['#241d30', '#241d30'],
    lean: 6,
    tilt: -9,
    face: 2,
    worn: [
      flat('M-8-128Q0-122 8-128L10-71H-9z', '#e6dccb'),
      flat('M-6-106q6-7 12 0l-1 7h-2v4h-6v-4h-2z', '#33283f'),
      line('M-13-128L-9-76M13-128L10-76', '#d8dcea', 1.6),
      line('M-20-114h6M-19-108h6M14-114h6M13-108h6', '#d8dcea', 2.4),
    ],
    hair: [
      mass('M-6-42Q-12-66-3-76L0-66 5-78 7-66 14-74Q14-58 7-42 0-46-6-42z', '#ee5a9c'),
      line('M14-10v5M17-11v5', '#e8c65a', 2),
    ],
  },
  // the grandmother
  {
    stance: 'knock',
    build: 'slim',
    hem: 'torn',
    arms: ['belly', 'reach'],
    sleeve: 'long',
    cloth: '#b46a86',
    trousers: null,
    length: 0.97,
    shoes: ['#7a5a8c', '#7a5a8c'],
    lean: -7,
    tilt: 15,
    face: 0,
    worn: [
      mass('M-21-86Q0-80 21-86L30-34 22-29 16-35 8-28 0-34-9-28-16-35-23-28-30-34z', '#6c5590'),
      shade('M-21-86l10 3q-8 26-8 52l-4 3-7-6z'),
      flat(
        'M-14-62a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM6-52a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM8-74a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
        '#d9a8d0',
      ),
      line('M-12-127Q0-114 12-127', '#f4efe2', 3),
    ],
    hair: [
      mass('M-10-54q0-11 10-11t10 11-10 9-10-9z', '#d4d2dc'),
      mass('M-21-22Q-26-52 0-52 26-52 21-22 18-36 6-41-12-41-21-22z', '#d4d2dc'),
      line('M-16-24a8 8 0 1 0 16 0a8 8 0 1 0-16 0M2-24a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-25h2', '#e8d48a', 1.8),
    ],
  },
  // the bride
  {
    stance: 'stand',
    build: 'slim',
    hem: 'straight',
    arms: ['reach', 'droop'],
    sleeve: 'none',
    cloth: '#f3eef2',
    trousers: null,
    length: 0.97,
    shoes: ['#e8e0ea', '#e8e0ea'],
    lean: 5,
    tilt: -12,
    face: 2,
    behind: [
      mass(
        'M-20-172Q0-186 20-172 38-130 42-62L32-68 24-58 12-66 0-58-12-66-24-58-32-68-42-62Q-38-130-20-172z',
        '#c9c3dc',
      ),
    ],
    worn: [
      mass('M-18-92Q0-86 18-92 36-54 38-14L29-8 20-15 10-7 0-14-10-7-20-15-29-8-38-14Q-36-54-18-92z', '#f3eef2'),
      shade('M-18-92l9 3q-14 36-12 74l-8 7-9-6Q-36-54-18-92z'),
      stain(10, -48, 1.3),
      stain(-4, -102),
      line('M2-84q10 26 8 66M-6-84q-8 26-8 60', '#cfc6da', 1.6),
    ],
    hair: [
      mass('M-21-22Q-25-52 0-52 25-52 21-22 18-38 0-38-18-38-21-22z', '#c99a4e'),
      mass('M-18-44Q0-58 18-44L14-39Q0-49-14-39z', '#f7f4fa'),
      flat('M-12-47a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM-3-51a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z', '#e58aa0'),
    ],
  },
];

const SIDES: readonly Side[] = ['left', 'right'];
const isInFront = (pose: Arm): boolean => pose !== 'hang' && pose !== 'raise';

export function wanderer(variant: number): Shape[] {
  const look = LOOKS[variant % LOOKS.length] as Look;
  const skin = SKINS[(variant + Math.floor(variant / LOOKS.length)) % SKINS.length] as string;
  // The second time round the same person comes with the other hand.
  const isTurned = Math.floor(variant / LOOKS.length) % 2 === 1;
  const poses = isTurned ? [look.arms[1], look.arms[0]] : look.arms;
  const drawnArms = (inFront: boolean): Shape[] =>
    SIDES.flatMap((side, i) => {
      const pose = poses[i] as Arm;
      return isInFront(pose) === inFront ? arm(side, pose, look.sleeve, look.cloth, skin) : [];
    });
  const { stance, length, shoes } = look;
  const cloth = look.trousers ?? skin;
  const upper = [
    ...(look.behind ?? []),
    ...drawnArms(false),
    ...neck(skin),
    ...torso(look.cloth, look.build, look.hem),
    ...(look.worn ?? []),
    ...placed(
      [...skull(skin), ...(DEAD_FACES[look.face] ?? []), ...look.hair],
      `translate(0 -129) rotate(${look.tilt})`,
    ),
    ...drawnArms(true),
  ];
  return [
    ...legs({ stance, cloth, skin, length, shoes }),
    ...placed(upper, `rotate(${isTurned ? -look.lean : look.lean} 0 -70)`),
  ];
}
