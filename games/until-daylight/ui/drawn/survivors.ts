import { type Arm, LIVING_FACE, type Trousers, arm, legs, neck, skull, torso } from './body.ts';
import { INK, type Shape, fist, flat, line, mass, merged, placed, shade } from './shape.ts';

/** Somebody who ran the wrong way: warm colours, hands up. */
interface Look extends Omit<Trousers, 'stance'> {
  readonly shirt: string;
  readonly arms: readonly [Arm, Arm];
  readonly size: number;
  readonly behind?: readonly Shape[];
  readonly worn?: readonly Shape[];
  readonly hair: readonly Shape[];
  readonly held?: readonly Shape[];
}

const BEAR: readonly Shape[] = [
  ...merged(
    fist(-7, -26, 4.5) + fist(9, -26, 4.5) + fist(1, -18, 10) + fist(1, -1, 11.5) + fist(-8, 8, 5) + fist(10, 8, 5),
    '#b0763f',
  ),
  flat(fist(1, -14, 4.5) + fist(1, 0, 6), '#ecc894'),
  flat('M-4-21h3v3h-3zM3-21h3v3H3zM-1-16h4l-2 3z', INK),
];

const LOOKS: readonly Look[] = [
  // a young man
  {
    shirt: '#46b08a',
    cloth: '#3f5a7c',
    skin: '#eeb68e',
    length: 0.98,
    shoes: ['#f0e4d0', '#f0e4d0'],
    arms: ['raise', 'raise'],
    size: 0.9,
    worn: [flat('M-26-108H26V-98H-26z', '#d9f2dc')],
    hair: [mass('M-20-24Q-26-50-4-51 24-54 20-24 16-36 4-40-2-34-12-38-18-34-20-24z', '#6b3c24')],
  },
  // a woman in a raincoat
  {
    shirt: '#f4c542',
    cloth: '#4a5478',
    skin: '#b97a55',
    length: 0.98,
    shoes: ['#d64f45', '#d64f45'],
    arms: ['raise', 'belly'],
    size: 0.92,
    behind: [mass('M-26-134Q-34-186 0-188 34-186 26-134z', '#d9a52c')],
    worn: [
      mass('M-24-84L-31-42Q0-34 31-42L24-84z', '#f4c542'),
      shade('M-24-84L-31-42-17-39-13-84z'),
      line('M0-128V-39', '#b98418', 2.4),
      flat('M-18-72h11v9h-11zM7-72h11v9H7z', '#d9a52c'),
    ],
    hair: [
      mass('M-20-18Q-26-50 0-50 26-50 20-18 19-34 8-40-14-40-20-18z', '#2f2230'),
      mass('M-26-8Q-30-52 0-54 30-52 26-8 24-44 0-45-24-44-26-8z', '#f4c542'),
    ],
  },
  // a girl with her bear
  {
    shirt: '#e2605a',
    cloth: '#eeb68e',
    skin: '#f2c19c',
    length: 0.98,
    shoes: ['#7a3f8c', '#7a3f8c'],
    arms: ['raise', 'belly'],
    size: 0.74,
    worn: [
      mass('M-20-92Q0-86 20-92L33-40Q0-30-33-40z', '#e2605a'),
      shade('M-20-92l9 3q-8 26-10 53l-12-4z'),
      line('M-31-47Q0-37 31-47', '#ffd9c4', 3),
    ],
    hair: [
      mass('M-22-34q-18-6-20 10 4 14 16 12 8-8 4-22zM22-34q18-6 20 10-4 14-16 12-8-8-4-22z', '#d9903c'),
      mass('M-21-24Q-25-51 0-51 25-51 21-24 15-38 2-40-14-38-21-24z', '#e0a04a'),
      flat('M-26-36l8-1-2 8zM26-36l-8-1 2 8z', '#f7e3ee'),
    ],
    held: placed(BEAR, 'translate(9 -84) rotate(10) scale(1.35)'),
  },
  // an old man with a blanket
  {
    shirt: '#e9dcc4',
    cloth: '#7a6a58',
    skin: '#e6ad8a',
    length: 0.98,
    shoes: ['#5a3f34', '#5a3f34'],
    arms: ['hang', 'raise'],
    size: 0.9,
    worn: [
      mass('M-14-131Q-34-126-36-100L-34-52Q-22-46-12-54L-6-112zM14-131Q33-126 33-104L22-96 6-112z', '#c2543f'),
      line('M-30-118L-10-104M-35-98L-10-84M-34-76L-12-66M-24-126L-22-52', '#f0c07a', 2.2),
    ],
    hair: [
      mass('M-20-18Q-26-34-18-42-21-28-16-20zM20-18Q26-34 18-42 21-28 16-20z', '#ece8e2'),
      mass('M-12-9Q0-15 12-9 10 4 0 9-10 4-12-9z', '#ece8e2'),
      flat('M-4-6q4-3 8 0-4 5-8 0z', '#7a2a34'),
    ],
  },
];

export function survivor(variant: number): Shape[] {
  const look = LOOKS[variant % LOOKS.length] as Look;
  const { cloth, skin, length, shoes, size } = look;
  const [left, right] = look.arms;
  const shapes = [
    ...(look.behind ?? []),
    ...legs({ stance: 'knock', cloth, skin, length, shoes }),
    ...arm('left', left, 'long', look.shirt, skin),
    ...(right === 'raise' ? arm('right', right, 'long', look.shirt, skin) : []),
    ...neck(skin),
    ...torso(look.shirt, 'slim', 'straight'),
    ...(look.worn ?? []),
    ...placed([...skull(skin), ...LIVING_FACE, ...look.hair], 'translate(0 -130) rotate(4)'),
    ...(right === 'raise' ? [] : arm('right', right, 'long', look.shirt, skin)),
    ...(look.held ?? []),
  ];
  return placed(shapes, `scale(${size})`);
}
