import type { CharacterId } from '../../content/characters.ts';
import { skull } from './body.ts';
import { BLOOD, INK, LIGHT, type Shape, fist, flat, line, mass, shade, stain } from './shape.ts';

/** One of the six: what the face, the hat and the coat are like, seen from both sides. */
export interface Person {
  readonly skin: string;
  readonly coat: string;
  /** Behind the portrait. */
  readonly ground: string;
  /** Heads sit on the neck at the origin. */
  readonly behind?: readonly Shape[];
  readonly face: readonly Shape[];
  readonly back: readonly Shape[];
  /** Half as wide as the shoulders, seen from behind. */
  readonly build: number;
  /** On the coat, seen from behind, and from the front below the chin. */
  readonly worn: readonly Shape[];
  readonly collar: readonly Shape[];
}

const eyes = (spread: number, y: number, pupils: string, size = 4.4): Shape[] => [
  flat(fist(-spread, y, size) + fist(spread, y, size), '#fffaf2'),
  flat(fist(-spread + 0.8, y, size * 0.52) + fist(spread + 0.8, y, size * 0.52), pupils),
];
const brows = (d: string, colour: string): Shape => line(d, colour, 3.2);
const nose = line('M0-20L3-13-1-12', 'rgb(90 30 40 / 55%)', 1.8);

const helmet = '#f4c63f';
const cap = '#2f4270';
const ginger = '#e0893a';

export const people: { readonly [C in CharacterId]: Person } = {
  pillar: {
    skin: '#b67a55',
    coat: '#e07b2e',
    ground: '#34495e',
    build: 60,
    face: [
      mass('M-20-20Q-14-12-8-14 0-18 8-14 14-12 20-20 21-4 12 5 0 11-12 5-21-4-20-20z', '#5d3a28'),
      line('M-6-7Q0-4 6-7', '#e9b394', 2.6),
      ...eyes(8, -25, '#3a2418'),
      brows('M-14-31L-3-30M14-31L3-30', '#4a2c1e'),
      nose,
      mass('M-26-32Q-28-61 0-62 28-61 26-32 31-30 31-26 0-34-31-26-31-30-26-32z', helmet),
      flat('M-5-62H5L7-35H-7z', '#d9a526'),
      line('M12-56Q20-50 21-40', '#fff3c0', 2.6),
    ],
    back: [
      mass('M-26-26Q-28-60 0-61 28-60 26-26 33-25 33-19 0-10-33-19-33-25-26-26z', helmet),
      shade('M-26-26Q-28-60 0-61-16-48-15-14-33-16-33-25z'),
      flat('M-5-61H5L7-18H-7z', '#d9a526'),
    ],
    worn: [
      flat('M-32-82L-20-84V20H-32zM20-84L32-82V20H20zM-60-36H60V-24H-60z', '#fbe98a'),
      flat('M-28-82h3V20h-3zM25-82h3V20h-3zM-60-31H60v3H-60z', '#d9dfe8'),
    ],
    collar: [flat('M-30-2H-18V20H-30zM18-2H30V20H18z', '#fbe98a')],
  },
  psycho: {
    skin: '#ecc7ae',
    coat: '#8fa2b0',
    ground: '#5b2a3a',
    build: 48,
    face: [
      ...eyes(8.5, -24, '#2a1736', 5.6),
      flat(fist(9.3, -24, 1.4), '#c9303c'),
      brows('M-16-34L-4-29M16-36L5-33', '#3c2f45'),
      nose,
      flat('M-13-10Q0-5 13-11 12 4 0 4-12 4-13-10z', '#5a1522'),
      flat('M-11-9Q0-5 11-10L10-5Q0-1-10-4z', '#fffaf0'),
      line('M-6-7v4M-1-6v4M4-6.5v4', '#b9a89c', 1.2),
      flat('M12-18l5 2-2 5-4-2zM-17-16l4 1-2 4z', BLOOD),
      mass(
        'M-19-30L-29-40-20-42-27-55-13-52-14-64-2-55 6-66 10-54 23-60 19-47 30-46 20-36 19-28Q14-40 2-39-14-39-19-30z',
        '#4a3d58',
      ),
      flat('M-2-55L6-66 8-58 3-42z', '#d8d2e2'),
    ],
    back: [
      mass(
        'M-20-16L-31-20-22-27-32-38-21-41-27-54-13-52-14-64-2-55 6-66 10-54 23-60 19-47 31-45 22-34 30-24 21-18 16-4Q0 4-15-4z',
        '#4a3d58',
      ),
      shade('M-20-16L-31-20-22-27-32-38-21-41-27-54-13-52Q-18-24-8 0l-7-4z'),
      flat('M-2-55L6-66 8-58 5-34 0-40z', '#d8d2e2'),
    ],
    worn: [
      line('M-31-78L-4-40M31-78L4-40', '#f3ece0', 7),
      mass('M-4-42Q-26-56-24-38-22-28-4-38zM4-42Q26-56 24-38 22-28 4-38z', '#f3ece0'),
      mass('M-3-38L-12-12-6-14zM3-38L12-12 6-14z', '#f3ece0'),
      stain(-32, -48, 1.2),
      stain(28, -24),
    ],
    collar: [mass('M-18 20L-15-4-8-4-9 20zM18 20L15-4 8-4 9 20z', '#f3ece0'), stain(26, 6, 0.8)],
  },
  trigger: {
    skin: '#f2bf9a',
    coat: '#c8473c',
    ground: '#6b2f2a',
    build: 46,
    behind: [mass('M14-34Q34-30 31-4 26 12 18 14 24-4 16-12z', ginger)],
    face: [
      flat('M-13-23Q-8-28-3-23-8-19-13-23zM3-23Q8-29 13-23 8-18 3-23z', '#fffaf2'),
      flat(fist(-7.2, -22.8, 2.3) + fist(8.8, -23, 2.5), '#3c6a4a'),
      brows('M-14-29L-3-28M14-32L4-29', '#a5591f'),
      nose,
      line('M-6-6Q2-3 9-9', '#9c3f3a', 2.6),
      flat('M-14-15h2v2h-2zM-10-13h2v2h-2zM11-15h2v2h-2zM14-17h2v2h-2z', '#c9875c'),
      mass('M-20-22Q-23-34-18-40L-13-38Q-16-30-15-24zM20-20Q23-34 18-40L14-38Q17-30 15-24z', ginger),
      mass('M-22-34Q-24-57 0-58 24-57 22-34 0-40-22-34z', cap),
      mass('M-23-36Q0-44 23-36 33-30 34-25 12-34-22-30z', '#223257'),
      flat('M0-56l3 6 6 1-4.5 4 1 6-5.5-3-5.5 3 1-6-4.5-4 6-1z', '#f3c978'),
    ],
    back: [
      mass('M-20-24Q-22-57 0-58 22-57 20-24 18-6 0-6-18-6-20-24z', ginger),
      mass('M-22-28Q-24-57 0-58 24-57 22-28 0-20-22-28z', cap),
      shade('M-22-28Q-24-57 0-58-16-46-13-25z'),
      mass('M-6-30H10Q26-20 22 10 18 28 8 34 14 12 4 0-8-14-6-30z', ginger),
      line('M6-24Q18-12 15 8', '#ffc27a', 2.4),
    ],
    worn: [flat('M-48-34H48V-22H-48z', '#8a2b28'), line('M-25-80Q0-70 25-80', '#8a2b28', 4)],
    collar: [mass('M-16-4L0 10 16-4 22 6 6 20H-6L-22 6z', '#a63a32'), flat('M-8-3L0 8 8-3z', '#f0e4d0')],
  },
  klepto: {
    skin: '#e8b18a',
    coat: '#6f4d98',
    ground: '#33264f',
    build: 42,
    face: [
      mass('M-27-2Q-33-56 0-60 33-56 27-2 14 8 0 8-14 8-27-2z', '#8862b8'),
      shade('M-27-2Q-33-56 0-60-20-44-18-4-8 6 0 8-14 8-27-2z'),
      flat('M-18-6Q-22-46 0-47 22-46 18-6 0 6-18-6z', '#241a38'),
      mass('M-16-24Q-17-42 0-42 17-42 16-24 16-8 0 0-16-8-16-24z', '#e8b18a'),
      mass('M-17-20Q-19-44 2-44 19-44 17-22 10-24 4-34-6-24-17-20z', '#2c2136'),
      flat('M-12-21Q-7-26-2-21-7-18-12-21zM3-21Q8-26 13-21 8-18 3-21z', '#fffaf2'),
      flat(fist(-4.8, -21.3, 2.2) + fist(10.2, -21.3, 2.2), '#5a2f7a'),
      mass('M-16-15Q0-9 16-15 15 0 0 6-15 0-16-15z', '#ef6f8e'),
      flat('M-9-8h3v3h-3zM-1-5h3v3h-3zM7-8h3v3H7z', '#ffd9e2'),
    ],
    back: [
      mass('M-27-2Q-33-54-2-62 33-54 27-2 14 12 0 12-14 12-27-2z', '#8862b8'),
      shade('M-27-2Q-33-54-2-62-18-40-14 9z'),
      line('M0-56Q8-30 3 8', '#6f4d98', 2.4),
      line('M14-48Q22-36 22-20', LIGHT, 2.4),
    ],
    worn: [
      mass('M-22-66Q0-74 22-66L25-10Q0-2-25-10z', '#4b3570'),
      mass('M-15-40H15V-14Q0-8-15-14z', '#5f478a'),
      line('M-15-32H15', '#e8c65a', 2),
      flat('M-3-32H3V-26H-3z', '#e8c65a'),
    ],
    collar: [line('M-8 8V18M8 8V16', '#efe6f7', 2.6)],
  },
  haggler: {
    skin: '#d39c76',
    coat: '#7d5f40',
    ground: '#4a3d30',
    build: 54,
    face: [
      mass('M-17-10Q-12-16 0-14 12-16 17-10 16 2 8 6 0 9-8 6-16 2-17-10z', '#4c392c'),
      flat('M-10-8Q0-3 11-9 8 0 0 0-8 0-10-8z', '#fff6e6'),
      flat('M2-6.5h4v4.5H2z', '#f2c14a'),
      mass('M0-15Q-8-17-15-9-8-9 0-11 8-9 15-9 8-17 0-15z', '#3d2d24'),
      ...eyes(8, -25, '#2a1b12', 3.9),
      brows('M-14-30L-3-28M14-34L3-31', '#3d2d24'),
      nose,
      mass('M-40-30Q0-46 40-30 30-24 22-30 0-38-22-30-30-24-40-30z', '#3f332b'),
      mass('M-22-34Q-24-60-10-60 0-54 10-60 24-60 22-34 0-42-22-34z', '#4c3e34'),
      flat('M-22.5-41Q0-50 22.5-41V-34Q0-43-22.5-34z', '#dba94c'),
    ],
    back: [
      mass('M-20-20Q-20-34 0-34 20-34 20-20 18-2 0-2-18-2-20-20z', '#3d2d24'),
      mass('M-24-28Q-25-60-10-62 0-55 10-62 25-60 24-28z', '#4c3e34'),
      shade('M-24-28Q-25-60-10-62q4 3 4 4Q-14-44-12-28z'),
      flat('M-24.5-38Q0-28 24.5-38V-28Q0-20-24.5-28z', '#dba94c'),
      mass('M-42-28Q-30-34-24-30 0-20 24-30 30-34 42-28 30-10 0-12-30-10-42-28z', '#3f332b'),
    ],
    worn: [
      line('M0-86V2', '#513b26', 3),
      mass('M-50-34H-22V-20H-50zM22-34H50V-20H22z', '#6b5035'),
      mass('M-34-88Q0-70 34-88L30-76Q0-62-30-76z', '#94724d'),
    ],
    collar: [
      mass('M-20-4L-2 18H-26zM20-4L2 18H26z', '#94724d'),
      flat('M-8-2L0 14 8-2z', '#e8dcc0'),
      line('M-2 8Q6 14 12 10', '#f2c14a', 2.6),
    ],
  },
  hipster: {
    skin: '#eec09c',
    coat: '#3f7a5c',
    ground: '#274a44',
    build: 48,
    face: [
      mass('M-20-22Q-12-12 0-16 12-12 20-22 24 4 12 14 4 22 0 22-4 22-12 14-24 4-20-22z', '#a8552a'),
      line('M-10 0Q-8 10-4 14M10 0Q8 10 4 14M0 4V15', '#7d3c1c', 2),
      ...eyes(8.5, -25, '#2f5a7a', 4),
      line(fist(-8.5, -25, 7.4) + fist(8.5, -25, 7.4), INK, 2.2),
      line('M-1.5-26Q0-28 1.5-26M-16-27L-20-28M16-27L20-28', INK, 2),
      mass('M0-15Q-6-18-12-12-18-8-22-14-20-4-10-6-2-7 0-11 2-7 10-6 20-4 22-14 18-8 12-12 6-18 0-15z', '#8f4522'),
      mass('M-21-32Q-26-58-4-64 26-62 21-32 0-40-21-32z', '#d9a03a'),
      line('M-10-60V-40M0-62V-42M10-60V-40', '#b07c22', 2),
      mass('M-23-38Q0-47 23-38V-29Q0-37-23-29z', '#e8b85a'),
    ],
    back: [
      mass('M-20-20Q-20-40 0-40 20-40 20-20 17-2 0-2-17-2-20-20z', '#a8552a'),
      mass('M-23-26Q-28-58-4-66 28-62 23-26z', '#d9a03a'),
      line('M-12-58V-30M-4-62V-30M5-62V-30M14-58V-30', '#b07c22', 2.2),
      shade('M-23-26Q-28-58-4-66-16-46-13-26z'),
      mass('M-25-32Q0-24 25-32V-21Q0-13-25-21z', '#e8b85a'),
    ],
    worn: [
      line('M-34-72V16M-14-84V16M14-84V16M34-72V16M-46-58H46M-48-34H48M-48-10H48', '#2c5a44', 4),
      line('M-24-78V16M24-78V16', '#c8d88a', 1.6),
      mass('M30-78L22-82-30 12H-18z', '#7d5532'),
      line('M-14-66L-21-100M-6-70L-8-106M-26-60L-34-92', '#d8b27c', 2.4),
      mass('M-25-98L-17-102-20-88zM-12-106L-4-106-8-92zM-38-90L-30-94-32-80z', '#e2605a'),
      mass('M-36-62L-4-74 6-14-22-4z', '#8f6238'),
      line('M-33-52L-3-63', '#e8c65a', 2.4),
    ],
    collar: [
      line('M-22 0V20M22 0V20M-40 10H40', '#2c5a44', 3.6),
      mass('M-14-4L-2 8-16 10zM14-4L2 8 16 10z', '#4f9070'),
    ],
  },
};

/** The head from the front, with its bare skull. */
export const frontOf = ({ behind = [], skin, face }: Person): Shape[] => [...behind, ...skull(skin), ...face];
