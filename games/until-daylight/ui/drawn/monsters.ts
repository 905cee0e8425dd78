import { BONE, type Shape, bar, claw, flat, limb, line, mass, merged, placed, shade, talons, stain } from './shape.ts';

/** What the night made of several of them. */
interface Look {
  readonly flesh: string;
  readonly pale: string;
  readonly cloth: string;
  readonly behind: readonly Shape[];
  readonly grown: readonly Shape[];
  readonly eyes: readonly Shape[];
  readonly crown: readonly Shape[];
}

type At = readonly [x: number, y: number];

const glow = (x: number, y: number, r: number, colour: string): Shape =>
  flat(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`, colour);

const scowl: readonly Shape[] = [
  flat('M-30-46Q-16-54-5-42-8-30-19-31-30-34-30-46zM30-46Q16-54 5-42 8-30 19-31 30-34 30-46z', '#2b1230'),
  glow(-16, -39, 5, '#ffdf5e'),
  glow(16, -39, 5, '#ffdf5e'),
  line('M-33-54L-5-45M33-54L5-45', '#3a1730', 6),
];

/** An arm of somebody, from where it comes out to the wrist. */
const reaching = ([x, y]: At, [toX, toY]: At, angle: number, skin: string): Shape[] =>
  merged(bar([x, y + 16, 30], [toX, toY, 17]) + claw(toX, toY, angle, 1.7), skin);

const LOOKS: readonly Look[] = [
  // spines
  {
    flesh: '#b8636b',
    pale: '#d98a85',
    cloth: '#3d3560',
    behind: [mass('M-64-232L-74-272-30-252-18-296 8-258 34-304 50-254 90-284 86-238 128-252 110-204z', BONE)],
    grown: [
      glow(58, -182, 12, '#d98a85'),
      glow(78, -160, 8, '#d98a85'),
      line('M-20-122Q14-108 62-130M-22-106Q16-92 62-112M-20-90Q14-80 50-96', '#dd958c', 5),
      stain(70, -160, 2),
    ],
    eyes: scowl,
    crown: [line('M-12-72L-4-60M14-74L6-62', '#7d3446', 4)],
  },
  // eyes everywhere
  {
    flesh: '#7f9a63',
    pale: '#a9bd7c',
    cloth: '#50406a',
    behind: [
      mass(
        limb([
          [52, -236, 40],
          [104, -274, 24],
          [72, -306, 7],
        ]) +
          limb([
            [-60, -226, 40],
            [-112, -272, 24],
            [-82, -302, 7],
          ]),
        '#69834f',
      ),
    ],
    grown: [
      ...[
        [56, -180, 13],
        [-70, -196, 11],
        [34, -112, 12],
        [84, -150, 8],
        [-12, -100, 7],
      ].flatMap(([x = 0, y = 0, r = 0]) => [
        glow(x, y, r, '#f6efd2'),
        glow(x, y, r * 0.5, '#c23a3a'),
        glow(x, y, r * 0.25, '#2b1230'),
      ]),
      line('M-30-118q14 8 30 4M50-92q-10 6-24 4', '#5d7846', 5),
    ],
    eyes: [
      glow(0, -42, 17, '#f6efd2'),
      glow(2, -40, 9, '#e0a02c'),
      glow(2, -40, 4, '#2b1230'),
      line('M-28-60Q0-68 26-50', '#3f5230', 7),
    ],
    crown: [],
  },
  // embers
  {
    flesh: '#5f5580',
    pale: '#7a6da0',
    cloth: '#2a2440',
    behind: [mass('M-38-230Q-84-252-82-286-54-266-22-244zM40-236Q96-250 104-288 64-274 22-246z', '#3a3352')],
    grown: [
      line(
        'M30-228L44-204 34-186 54-164 46-142M-84-206L-66-190-74-172-58-156M-14-124L4-108-4-94 10-78M74-150L64-128',
        '#ffb04a',
        5,
      ),
      line(
        'M30-228L44-204 34-186 54-164 46-142M-84-206L-66-190-74-172-58-156M-14-124L4-108-4-94 10-78',
        '#fff0b0',
        1.8,
      ),
    ],
    eyes: scowl,
    crown: [mass('M-30-62Q-58-68-58-98-40-84-16-76zM30-62Q58-68 58-98 40-84 16-76z', '#d9cbb4')],
  },
  // those who are still in it
  {
    flesh: '#5f93a0',
    pale: '#86b5b8',
    cloth: '#4a3a34',
    behind: [
      ...reaching([-56, -226], [-92, -262], -112, '#a9bf95'),
      ...reaching([0, -240], [-10, -260], -94, '#c3a394'),
      ...reaching([62, -236], [88, -264], -64, '#a898b8'),
    ],
    grown: [line('M52-196Q66-206 80-194M-24-114Q14-100 58-122M-22-98Q16-84 58-104', '#3d6a78', 5), stain(64, -150, 2)],
    eyes: [
      glow(-20, -42, 9, '#1d2b38'),
      glow(18, -44, 12, '#1d2b38'),
      glow(-20, -42, 4, '#d8ff8a'),
      glow(18, -44, 6, '#d8ff8a'),
    ],
    crown: [],
  },
];

const legOf = (sign: 1 | -1, { flesh, cloth }: Look): Shape[] => {
  const x = sign * 50;
  const leg = limb([
    [sign * 40, -84, 60],
    [sign * 54, -46, 52],
    [x, -16, 44],
  ]);
  const foot = `M${x - 34} 2H${x + 34}q4-18-14-24h-40q-18 6-14 24z`;
  return [
    ...merged(leg + foot, flesh),
    flat(`M${x - 32} 4l4-13 7 12zM${x - 13} 5l4-14 8 13zM${x + 9} 5l5-14 7 13zM${x + 24} 4l3-11 7 10z`, BONE),
    mass(
      `M${sign * 2}-100L${sign * 74}-98 ${sign * 84}-54 ${sign * 74}-42 ${sign * 66}-54 ${sign * 52}-38 ${sign * 40}-52 ${sign * 28}-40 ${sign * 16}-56z`,
      cloth,
    ),
    ...(sign < 0 ? [shade('M-2-100L-74-98-84-54-74-42-66-54-52-38Q-56-80-2-100z')] : []),
  ];
};

const head = ({ pale, eyes, crown }: Look): Shape[] => [
  ...crown.filter(shape => shape.isMass),
  mass('M-42-22Q-48-78 0-80 48-78 42-22 40 16 0 22-40 16-42-22z', pale),
  shade('M-42-22Q-48-78 0-80-28-62-26-22-24 12 0 22-40 16-42-22z'),
  ...crown.filter(shape => !shape.isMass),
  ...eyes,
  flat('M-5-28l-4 7h6zM5-28l4 7H3z', '#2b1230'),
  mass('M-34-14Q0-30 34-14L29 8Q0 22-29 8z', '#3a0f1e'),
  flat('M-31-15l6 13 7-17 6 14 7-16 5 15 6-16 7 15 6-13 5 11 4-8Q0-30-31-15z', BONE),
  flat('M-27 9l6-11 6 15 7-13 8 14 7-14 7 12 6-11 5 9Q0 22-27 9z', BONE),
  line('M-20 20q-2 10 1 16M12 20q2 8-1 13', 'rgb(190 232 190 / 80%)', 2.6),
];

/** One arm has grown so long that it walks on it. */
const arms = (flesh: string): Shape[] => [
  ...merged(
    limb([
      [-84, -196, 74],
      [-140, -124, 66],
      [-116, -64, 58],
    ]) + claw(-114, -60, 98, 2.3),
    flesh,
  ),
  shade('M-100-230Q-150-190-172-130-168-90-144-58L-132-34Q-128-70-136-104-140-176-100-230z'),
  mass(talons(-114, -60, 98, 2.3), BONE),
  ...merged(
    limb([
      [92, -196, 64],
      [142, -142, 50],
      [112, -100, 42],
    ]) + claw(108, -98, 118, 2),
    flesh,
  ),
  mass(talons(108, -98, 118, 2), BONE),
  line('M112-204Q142-184 150-152M-128-96q10-6 22-2M-66-212q-26 10-40 32', 'rgb(26 12 58 / 28%)', 4.5),
];

export function monster(variant: number): Shape[] {
  const look = LOOKS[variant % LOOKS.length] as Look;
  const { flesh, behind, grown } = look;
  return [
    ...behind,
    ...legOf(-1, look),
    ...legOf(1, look),
    mass('M-52-84Q-62-124-96-158-122-206-70-238-18-264 52-254 116-238 118-188 112-140 60-86 0-64-52-84z', flesh),
    shade('M-52-84Q-62-124-96-158-122-206-70-238-76-190-48-150-34-120-30-76z'),
    ...grown,
    ...arms(flesh),
    ...placed(head(look), 'translate(-4 -160) rotate(-5)'),
  ];
}
