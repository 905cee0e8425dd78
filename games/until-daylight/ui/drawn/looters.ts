import { type Trousers, arm, legs, torso } from './body.ts';
import { BONE, LIGHT, STEEL, type Shape, bar, flat, line, mass, placed, shade } from './shape.ts';

/** The living who rob the living: masked, laden, armed. */
interface Look extends Omit<Trousers, 'stance' | 'skin' | 'length'> {
  readonly coat: string;
  readonly glove: string;
  /** On its back; without it, it has a sack in its other hand. */
  readonly pack?: readonly Shape[];
  readonly worn: readonly Shape[];
  readonly head: readonly Shape[];
  readonly weapon: readonly Shape[];
}

const hood = (cloth: string): Shape[] => [
  mass('M-27-2Q-32-54 0-56 32-54 27-2 14 8 0 8-14 8-27-2z', cloth),
  shade('M-27-2Q-32-54 0-56-18-44-16-6-8 6 0 8-14 8-27-2z'),
  flat('M-17-6Q-21-43 0-44 21-43 17-6 0 6-17-6z', '#221a2e'),
];
const lenses = (colour: string): Shape[] => [
  flat('M-16-24a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0zM1-24a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0z', '#4b5468'),
  flat('M-14-24a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0zM3-24a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z', colour),
  line('M-11-27l3-1M6-27l3-1', '#ffffff', 2),
];
/** Eyes in a slit. */
const stare = (skin: string): Shape[] => [
  flat('M-16-29Q0-34 16-29V-18Q0-14-16-18z', skin),
  flat('M-13-25L-3-23-4-19-12-20zM13-25L3-23 4-19 12-20z', '#fffaf0'),
  flat('M-9-24h4v4h-4zM5-24h4v4H5z', '#221a2e'),
  line('M-15-30L-3-26M15-30L3-26', '#221a2e', 3),
];

// Weapons stand on the fist that holds them.
const CROWBAR = [
  mass('M-3 10L-3-48Q-3-60 8-60L15-56 13-51Q3-55 3-46L3 10Q0 14-3 10z', '#d8574a'),
  line('M-1-44V6', LIGHT, 1.5),
];
const BAT = [
  mass(bar([0, 12, 6], [0, -52, 14]), '#b98552'),
  line('M-8-44l-6-3M8-38l6-3M-7-32l-6-1M7-50l6-4', STEEL, 3),
];
const MACHETE = [
  mass('M-4-6L-6-50Q2-60 10-52L5-6z', STEEL),
  flat('M-4-6L-6-50-2-53 0-6z', '#ffffff'),
  mass('M-5-7H7V-2H4L3 14H-3L-3-2H-5z', '#5a3a2a'),
];
const PIPE = [
  mass(bar([0, 12, 7], [0, -50, 8]), '#8f9bb0'),
  mass('M-8-60H8V-44H-8z', '#a9b4c8'),
  line('M-1-42V6', LIGHT, 1.5),
];

const LOOKS: readonly Look[] = [
  // hood and gas mask
  {
    coat: '#c4683a',
    cloth: '#454a60',
    glove: '#2e2738',
    shoes: ['#231d2c', '#231d2c'],
    pack: [
      mass('M-6-140Q48-150 52-108 55-72 42-58L-6-60z', '#7d5534'),
      line('M20-138Q42-136 46-112M14-92H52', '#b98a50', 4),
      mass(bar([22, -148, 17], [46, -142, 17]), '#94a56c'),
    ],
    worn: [line('M-24-122L22-74', '#50301f', 6), line('M-26-80H26', '#50301f', 6), flat('M-6-84H6v8H-6z', '#e0b95c')],
    head: [
      ...hood('#a04e2a'),
      ...lenses('#7fe6da'),
      mass('M-8-14H8L12-2Q0 8-12-2z', '#626b80'),
      flat('M-5-4a5 5 0 1 1 10 0a5 5 0 1 1-10 0z', '#2a2f3c'),
    ],
    weapon: CROWBAR,
  },
  // balaclava and a bag of cans
  {
    coat: '#4c6b58',
    cloth: '#6a5d4a',
    glove: '#2b2a36',
    shoes: ['#3a2a22', '#3a2a22'],
    worn: [
      mass('M-24-128Q-6-120-5-70L-24-70-28-114zM24-128Q6-120 5-70L24-70 28-114z', '#5c7f69'),
      flat('M-20-98h12v12h-12zM8-98h12v12H8z', '#3f5a4b'),
    ],
    head: [
      mass('M-20-24Q-21-48 0-48 21-48 20-24 21-8 12 2 0 8-12 2-21-8-20-24z', '#2b2735'),
      shade('M-20-24Q-21-48 0-48-14-38-13-20-12 0 0 8-21 2-20-24z'),
      ...stare('#d9a07c'),
      line('M-6-6Q0-9 6-6', '#8a4a44', 3),
    ],
    weapon: BAT,
  },
  // helmet of a biker
  {
    coat: '#7c4d94',
    cloth: '#3a3350',
    glove: '#211b2b',
    shoes: ['#1f1928', '#1f1928'],
    pack: [
      mass('M-30-134Q-52-132-50-104-50-66-36-60L-10-64V-130z', '#b98c3f'),
      line('M-48-104Q-30-98-14-102', '#7a5820', 4),
    ],
    worn: [
      line('M0-128V-70', '#d8dcea', 2),
      flat('M-26-116L-6-110-6-103-26-108zM26-116L6-110 6-103 26-108z', '#e8b7f0'),
      line('M-24-74H24', '#211b2b', 6),
    ],
    head: [
      mass('M-25-20Q-28-56 0-56 28-56 25-20 24 4 12 6H-12Q-24 4-25-20z', '#e9e3f2'),
      shade('M-25-20Q-28-56 0-56-16-46-16-20-16 0-10 6H-12Q-24 4-25-20z'),
      mass('M-20-30Q0-38 20-30L18-14Q0-8-18-14z', '#2c3c5c'),
      line('M-13-26Q-6-29 0-29M4-20L12-21', '#9fd0ff', 3),
      flat('M-4-55H4V-37H-4z', '#d8455a'),
    ],
    weapon: MACHETE,
  },
  // woolly cap, goggles and scarf
  {
    coat: '#3f6f9c',
    cloth: '#574a44',
    glove: '#c9a27c',
    shoes: ['#4a3628', '#4a3628'],
    worn: [
      mass('M-20-130Q0-118 20-130L22-118Q0-106-22-118z', '#d9484a'),
      mass('M6-114l12 0 2 34-6-4-6 5-4-6z', '#d9484a'),
      flat('M-20-90H-6v10h-14z', '#2f5880'),
    ],
    head: [
      mass('M-19-26Q-20-46 0-46 20-46 19-26 20-14 14-6 9 4 0 4-9 4-14-6-20-14-19-26z', '#d9a07c'),
      mass('M-20-16Q0-8 20-16L16-2Q8 8 0 10-8 8-16-2z', '#d9484a'),
      mass('M-22-32Q-24-58 0-60 24-58 22-32 0-40-22-32z', '#50688a'),
      mass('M-23-36Q0-44 23-36V-27Q0-35-23-27z', '#6d86aa'),
      flat('M-6-64a6 6 0 1 1 12 0a6 6 0 1 1-12 0z', '#e8e3d8'),
      ...lenses('#ffc24d'),
    ],
    weapon: PIPE,
  },
];

/** What it carries off in its other hand. */
const SACK: readonly Shape[] = [
  mass('M-5-4L5-4Q20 8 18 28 14 42-2 41-18 40-18 26-18 8-5-4z', '#a98958'),
  shade('M-5-4L1-4Q-12 10-8 40-18 38-18 26-18 8-5-4z'),
  mass('M-9-12L0-8 9-13 5-3H-5z', '#8d6f44'),
  line('M4 12q6 8 5 18', BONE, 2),
];

export function looter(variant: number): Shape[] {
  const look = LOOKS[variant % LOOKS.length] as Look;
  const isTurned = Math.floor(variant / LOOKS.length) % 2 === 1;
  const [armed, other] = isTurned ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const sign = isTurned ? 1 : -1;
  const { cloth, shoes, coat, glove } = look;
  const sack = look.pack ? [] : placed(SACK, `translate(${-sign * 33} -66)`);
  return [
    ...(look.pack ?? []),
    ...legs({ stance: 'stand', cloth, skin: cloth, length: 0.98, shoes }),
    ...arm(other, 'hang', 'long', coat, glove, 'closed'),
    ...torso(coat, 'broad', 'straight'),
    ...look.worn,
    ...placed(look.head, `translate(0 -129) rotate(${sign * 4})`),
    ...sack,
    ...placed(look.weapon, `translate(${sign * 47} -117) rotate(${sign * 14})`),
    ...arm(armed, 'wield', 'long', coat, glove, 'closed'),
  ];
}
