import type { HordeKind } from '../../ids.ts';
import { BLOOD, DEAD, INK, disc, flat, limb, line, mass, placed, shade } from './ink.ts';
import { STAGGER, deadFace, head, person } from './person.ts';

// The nameless dead. What they wear is `--cloth`, so that a crowd is not all alike.

const CLOTH = 'var(--cloth, #7d6a9c)';
const MANGY = '#4b4a3c';

const walker = person({
  suit: CLOTH,
  legs: '#4a4763',
  boots: '#2d2438',
  sleeves: DEAD,
  gloves: DEAD,
  wide: 14,
  stance: STAGGER,
  arms: ['droop', 'reach'],
  worn:
    limb('M-12-63L-18-57', CLOTH, 9) +
    limb('M12-63L18-62', CLOTH, 9) +
    flat('M-6-50q4-5 8 0 2 6-1 9-5 2-7-2-2-4 0-7z', BLOOD) +
    flat('M-11-40l3 4 3-3 3 4 3-4 3 4 3-4 3 2-1 4H-11z', '#4a4763'),
  head: placed(
    'rotate(8)',
    head(
      DEAD,
      mass('M-12-17Q-14-31-2-30 10-32 12-19L7-22 3-20-1-24-6-20-9-22z', MANGY) +
        deadFace() +
        flat('M7-8l4-2 1 3-4 3z', BLOOD),
    ),
  ),
});

const HIDE = '#8aa06f';

const brute = [
  limb('M-13-40L-20-22L-20-7', '#54463f', 18),
  limb('M13-40L18-22L20-7', '#54463f', 18),
  mass('M-32 1q-1-11 4-13h14q3 5 2 13zM32 1q1-11-4-13H14q-3 5-2 13z', '#35292f'),
  limb('M36-72L50-50L46-28', HIDE, 19),
  mass(disc(46, -22, 12.5), HIDE),
  line('M40-16v8M46-14v8M52-17v7', '#5e7048', 1.8),
  mass('M-30-86Q-50-78-42-56L-24-32Q0-24 24-32L42-56Q50-78 30-86 0-98-30-86z', HIDE),
  mass('M-34-62L-27-36Q0-26 27-36L34-62 24-56 16-64 6-54-4-62-14-54-22-60z', 'var(--cloth, #8a5a3d)'),
  flat('M-12-46q7-8 13 0 4 9-3 12-9 2-11-4z', BLOOD),
  line('M-27-78Q-12-70-2-76M27-78Q12-70 2-76', '#5e7048', 2.2),
  shade('M30-86Q50-78 42-56L24-32 8-29Q26-56 16-91z'),
  limb('M-38-72L-52-54L-50-30', HIDE, 19),
  mass(disc(-50, -24, 13), HIDE),
  line('M-57-18v8M-50-16v8M-44-19v7', '#5e7048', 1.8),
  placed(
    'translate(0-82) scale(.92)',
    mass('M-12.500-13Q-14-27 0-28 14-27 12.500-13 15-2 6 4 0 6-6 4-15-2-12.500-13z', HIDE) +
      shade('M5-28Q14-26 12.500-13 15-2 6 4 9-10 5-28z') +
      flat(disc(-5, -14, 3.6) + disc(5, -14, 3.6), '#2b2036') +
      flat(disc(-5, -13.5, 1.5) + disc(5, -13.5, 1.5), '#ffe9a0') +
      line('M-10-19L-2-16M10-19L2-16', INK, 2.6) +
      flat('M-9-5Q0-9 9-5L7 2Q0 4-7 2z', '#3b1320') +
      flat('M-6-6l1.500 4 2-4.500zM2-6.500l2 4.500 1.500-4zM-4 2.500l1.500-4 2 4z', '#f1e7cf') +
      line('M-8-25L-3-21M-6-27l-1 6', '#5e7048', 1.5),
  ),
].join('');

const runner = [
  limb('M-2-42L-16-36L-32-30', '#3f4a66', 10.5),
  mass('M-28-36q-8-1-10 3l1 12 6 1 6-7z', '#e9e2d2'),
  limb('M2-42L18-38L16-14', '#3f4a66', 10.5),
  mass('M9-2q-1-9 3-12h8q2 5 10 8 2 4-1 4z', '#e9e2d2'),
  limb('M4-66L-12-58L-22-68', DEAD, 8),
  mass(disc(-24, -70, 5.5), DEAD),
  mass('M-2-40Q-8-52 0-70 10-76 20-68 22-54 12-38 4-34-2-40z', 'var(--cloth, #b23a3a)'),
  shade('M20-68Q22-54 12-38L5-36Q14-52 12-72z'),
  flat('M2-52q5-4 8 1 0 7-4 8-6-2-4-9z', BLOOD),
  limb('M16-64L30-62L44-72', DEAD, 8),
  limb('M15-65L26-62', 'var(--cloth, #b23a3a)', 9.5),
  mass(disc(46, -73, 5.6), DEAD),
  line('M50-76l6-3M51-72l6 0M49-69l5 3', DEAD, 2.6),
  placed(
    'translate(16-70) rotate(14)',
    mass('M-15-12Q-17-32 0-32 17-31 14-8L8 2H-9z', 'var(--cloth, #b23a3a)') +
      head(DEAD, mass('M-11-19Q-9-27 0-27 9-27 11-19 4-23 0-20-5-23-11-19z', MANGY) + deadFace()),
  ),
].join('');

export const horde: { readonly [K in HordeKind]: string } = { walker, brute, runner };

/** What those of a crowd wear, one after the other. */
export const CLOTHS = ['#7d6a9c', '#4f8a86', '#a07a46', '#5f7fb0', '#8d5f6e', '#6f8a55'] as const;
