import { BLOOD, INK, disc, flat, limb, line, mass, shade } from './ink.ts';
import { CLOTH, FLESH, dead } from './person.ts';

// The dead of this town, in four shapes. What they wear and how green they are are variables, so that a crowd is not all alike.

const LEGS = 'M-13-36L-1-36-4-5H-15zM1-36H13L16-5H5z';
const STAGGERING = 'M-12-36L0-36-8-5H-18zM1-36H13L12-5H3z';
const TOP = 'M-15-57Q0-65 13-57L16-32Q0-26-16-32z';
const RAGGED = 'M-15-57Q0-65 13-57L16-30 11-34 6-28 1-33-5-28-10-33-16-29z';
const wound = (x: number, y: number): string => flat(`M${x - 4} ${y}q4-5 8 0 2 5-2 7-6 1-6-7z`, BLOOD);

const reacher = dead({
  legs: STAGGERING,
  top: RAGGED,
  arms: ['M10-52Q-4-56-26-60', 'M-11-52Q-22-50-34-52'],
  own: mass('M-18-84Q-18-100 0-99 17-99 16-82L9-90 3-87-4-92-10-87z', '#4b4a3c') + wound(3, -48),
});

const clerk = dead({
  legs: LEGS,
  top: TOP,
  arms: ['M11-52Q20-66 14-82', 'M-11-52Q-24-58-32-48'],
  own:
    flat('M-6-61L-2-55 2-61z', '#e9e2cf') +
    mass('M-4-57L0-57 2-42-2-37-6-42z', '#b5372e') +
    mass('M-16-88Q-12-101 2-99 15-97 15-85 8-93-2-92-10-94-16-88z', '#2f2a2c') +
    wound(9, -88),
});

const stout = [
  limb('M17-52Q28-44 24-28', FLESH, 10),
  mass('M-16-36L-1-34-4-5H-18zM2-34L18-36 20-5H6z', 'var(--trousers, #4b4a55)'),
  mass('M-22 1q-1-7 5-7h10l1 7zM6 1l-1-7h11q6 0 7 7z', '#2d2630'),
  mass('M-18-58Q0-68 18-58 30-44 22-30 0-20-22-30-29-44-18-58z', CLOTH),
  shade('M8-62Q14-61 18-58 30-44 22-30L10-26Q20-46 8-62z'),
  flat('M-12-30Q0-23 12-30L10-36Q0-31-10-36z', FLESH),
  mass('M-18-79Q-18-97-1-97 16-97 16-79 16-60 0-60-18-60-18-79z', FLESH),
  shade('M5-96Q16-94 16-79 16-60 2-60 12-76 5-96z'),
  flat(disc(-10, -80, 4.4) + disc(1, -80, 4.4), '#2a2230'),
  flat(disc(-10.5, -80, 1.9) + disc(0.5, -80, 1.9), '#fff3b8'),
  flat('M-14-70Q-6-74 2-70L0-64Q-6-62-12-64z', '#3b1420'),
  line('M-9-94q4-3 8-1M4-93l4 3', INK, 1.8),
  limb('M-18-50Q-34-44-38-54', FLESH, 10),
].join('');

const woman = dead({
  legs: 'M-9-24L-1-24-4-5H-12zM2-24H10L13-5H5z',
  top: 'M-13-57Q0-65 12-57L19-22 12-26 6-20 0-25-7-20-12-26-19-22z',
  arms: ['M10-52Q0-48-20-46', 'M-10-52Q-22-64-34-66'],
  own:
    mass('M-19-76Q-22-101 0-101 20-100 18-70L19-56 11-60 12-82Q4-92-4-90-12-92-14-82L-15-66-20-62z', '#5d3c33') +
    wound(4, -44),
});

/** The Alpha: half as large again as the others. */
const alpha = [
  limb('M30-74Q50-64 44-36', FLESH, 17),
  mass('M-22-44L-2-42-6-5H-26zM4-42L24-44 28-5H8z', '#3d3a4a'),
  mass('M-32 1q-1-9 6-9h16l1 9zM8 1l-1-9h18q8 0 9 9z', '#231f2b'),
  mass('M-26-88Q0-104 28-88 44-66 32-40 0-26-32-40-42-66-26-88z', FLESH),
  mass('M-34-62L-30-40Q0-28 32-40L36-62 26-54 16-62 6-52-6-60-16-52-26-58z', CLOTH),
  shade('M12-96Q22-93 28-88 44-66 32-40L16-34Q32-66 12-96z'),
  flat('M-14-74q7-8 14 0 4 9-3 12-9 2-11-4z', BLOOD),
  mass('M-22-106Q-22-128-2-128 19-128 18-106 19-84 0-84-22-84-22-106z', FLESH),
  shade('M6-127Q19-125 18-106 19-84 3-84 14-104 6-127z'),
  flat(disc(-12, -108, 5) + disc(2, -108, 5), '#2a1420'),
  flat(disc(-12, -108, 2.4) + disc(2, -108, 2.4), '#ff6b4d'),
  line('M-19-115L-8-112M8-115L-1-112', INK, 3.4),
  flat('M-18-97Q-6-103 6-97L3-88Q-6-85-15-88z', '#3b1420'),
  flat('M-14-98.500l2 5 2.500-5.500zM-5-100l2 6 2.500-6zM-10-87l2-4 2.500 4z', '#f1e7cf'),
  limb('M-28-78Q-48-66-46-42', FLESH, 18),
  line('M-52-38v8M-45-36v9M-39-39v8', FLESH, 3.4),
].join('');

export const zombies = { reacher, clerk, stout, woman, alpha };
export type ZombieDrawing = keyof typeof zombies;

export const SHAPES = ['reacher', 'clerk', 'woman', 'stout'] as const satisfies readonly ZombieDrawing[];

/** What those of a crowd look like, one after the other. */
export const TINTS: readonly { readonly cloth: string; readonly flesh: string; readonly trousers: string }[] = [
  { cloth: '#7a5560', flesh: '#a9c08a', trousers: '#4b4a55' },
  { cloth: '#55707c', flesh: '#b5c597', trousers: '#463f3a' },
  { cloth: '#8a7a4e', flesh: '#9db580', trousers: '#3f4650' },
  { cloth: '#6c6a8c', flesh: '#b0bf9e', trousers: '#50463f' },
  { cloth: '#8c5a45', flesh: '#a3b88a', trousers: '#434a52' },
];
