import { type Ambience, tune } from '../../../table/ambience.ts';
import type { HeroScape } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

/** Wind over an open field; horns far away, and drums as armies get smaller. */
export const ambience: Ambience<HeroScape, GameTexts> = {
  theme: [
    ...tune(
      [
        [300, 196],
        [150, 196],
        [450, 293.7],
        [150, 261.6],
        [150, 246.9],
        [300, 261.6],
        [1300, 196],
      ],
      { wave: 'sawtooth', loud: 0.07 },
    ),
    ...tune(
      [
        [900, 98],
        [600, 130.8],
        [1300, 98],
      ],
      { wave: 'triangle', loud: 0.19 },
    ),
  ],
  layers: [
    [
      { wave: 'noise', loud: 0.03, filter: { type: 'lowpass', pitch: 520, sharp: 2 }, sway: { ms: 9000, by: 0.8 } },
      { wave: 'triangle', loud: 0.012, pitch: 98, sway: { ms: 13_000, by: 0.6 } },
    ],
    [
      {
        wave: 'sawtooth',
        loud: 0.011,
        pitch: 98,
        filter: { type: 'lowpass', pitch: 300 },
        sway: { ms: 6700, by: 0.8 },
      },
      {
        wave: 'sawtooth',
        loud: 0.009,
        pitch: 146.8,
        filter: { type: 'lowpass', pitch: 320 },
        sway: { ms: 8300, by: 0.8 },
      },
    ],
    [
      { wave: 'sine', loud: 0.045, pitch: 52, sway: { ms: 700, by: 0.95 } },
      { wave: 'noise', loud: 0.008, filter: { type: 'bandpass', pitch: 900, sharp: 3 }, sway: { ms: 350, by: 0.95 } },
    ],
  ],
  // How much of the weakest army is gone.
  danger({ view: { players, figures } }) {
    const shares = players.map(({ seat }) => {
      const own = figures.filter(({ owner }) => owner === seat);
      const whole = own.reduce((sum, { life }) => sum + life, 0);
      const lost = own.reduce((sum, { life, wounds, status }) => sum + (status === 'destroyed' ? life : wounds), 0);
      return whole === 0 ? 0 : lost / whole;
    });
    return Math.max(0, ...shares);
  },
};
