import { expect } from 'vitest';
import type { Spec } from '../../engine/types.ts';
import type { Ambience } from '../ambience.ts';
import { lengthOf } from '../sound/sound.ts';

const ROOM = 0.3; // of what a loudspeaker can: the rest is for what happens
const [SHORT, LONG] = [1500, 6000];

/** An ambience leaves room for what happens, and a theme is short: nothing is ever clipped. */
export function ambienceLaw<W extends Spec>({ layers, theme }: Pick<Ambience<W>, 'layers' | 'theme'>): void {
  const loudest = layers.flat().reduce((sum, { loud, sway }) => sum + loud * (1 + (sway?.by ?? 0)), 0);
  expect(loudest, 'all layers at once').toBeLessThan(ROOM);
  expect(layers.length).toBeGreaterThan(1);
  const length = lengthOf(theme);
  expect(length).toBeGreaterThan(SHORT);
  expect(length).toBeLessThan(LONG);
  for (let at = 0; at < length; at += 50) {
    const sung = theme.filter(voice => (voice.at ?? 0) <= at && at < (voice.at ?? 0) + voice.ms);
    expect(sung.reduce((sum, { loud }) => sum + loud, 0) + loudest, `the theme after ${at} ms`).toBeLessThan(1);
  }
}
