import type { Token } from '../../ids.ts';
import { INK, STEEL, type Shape, bar, claw, fist, flat, limb, line, mass, merged, placed, shade } from './shape.ts';
import { WOOD, plank } from './wood.ts';

// Things of 64 by 48, about their middle.

export const drawnTokens: { readonly [T in Token]: readonly Shape[] } = {
  barricade: [
    mass('M-18-22H-10V22H-18zM10-22H18V22H10z', '#7d5532'),
    ...plank('translate(0 -10) rotate(-6) scale(1.1)', '#d6a465'),
    ...plank('translate(0 7) rotate(4) scale(1.1)', '#c08d50'),
  ],
  spear: placed(
    [
      mass(bar([0, 30, 4.4], [0, -14, 4.4]), WOOD),
      mass('M0-34L8-18 3-9H-4L-8-18z', '#b8efe2'),
      line('M0-28V-12', '#ffffff', 1.8),
      flat('M-4-11H4V-3H-4z', '#e2605a'),
    ],
    'rotate(54)',
  ),
  trap: [
    line('M26 6Q33 4 34-4M34-4q4-3 0-6t0-6', '#97a4c0', 2.4),
    mass('M-28 2Q-26-20 0-21 26-20 28 2L22 2 17-10 12 1 6-14 0 0-6-14-12 1-17-10-22 2z', '#97a4c0'),
    mass('M-31 1H31V6H-31z', '#5f6a80'),
    mass('M-28 5Q-26 23 0 24 26 23 28 5L22 5 17 15 12 6 6 18 0 6-6 18-12 6-17 15-22 5z', STEEL),
    mass('M-7 0H7V7H-7z', '#e0524c'),
  ],
  grenade: [
    mass('M-13-4Q-13-10 0-11 13-10 13-4 17 20 0 22-17 20-13-4z', '#6a8a4e'),
    shade('M-13-4Q-13-10-2-11-8 4-4 22-17 18-13-4z'),
    line('M-13 1Q0 5 13 1M-14 10Q0 14 14 10M-5-10Q-6 6-4 21M5-10Q6 6 4 21', '#3f5a30', 2),
    mass('M-6-18H6V-9H-6z', '#97a4c0'),
    mass(
      limb([
        [2, -19, 4],
        [14, -18, 4],
        [17, -4, 4],
      ]),
      '#c3cee0',
    ),
    ...placed([line(fist(0, 0, 5), INK, 4.4), line(fist(0, 0, 5), '#e8c65a', 2.2)], 'translate(-12 -17)'),
  ],
};

const rising = (x: number, y: number, lean: number, skin: string): Shape[] =>
  merged(`${bar([x - lean / 3, 27, 11], [x, y + 1, 8.5])}${claw(x, y, lean - 90, 0.8)}`, skin);

/** The card that brings the horde: hands over hands. */
export const drawnWave: readonly Shape[] = [
  ...rising(-13, -4, -3, '#c9303c'),
  ...rising(13, -4, 3, '#c9303c'),
  ...rising(-25, 10, -8, '#8fa58c'),
  ...rising(25, 10, 8, '#9fb6b0'),
  ...rising(0, 8, 2, '#b3c79c'),
];
