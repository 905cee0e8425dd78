import { type Ambience, tune } from '../../../table/ambience.ts';
import type { SpiderMan } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

/** Traffic between tall houses, and a swing that gets faster the nearer somebody is to the end of the race. */
export const ambience: Ambience<SpiderMan, GameTexts> = {
  theme: [
    ...tune(
      [
        [200, 293.7],
        [200, 0],
        [200, 293.7],
        [200, 349.2],
        [400, 392],
        [200, 349.2],
        [200, 311.1],
        [1200, 293.7],
      ],
      { wave: 'square', loud: 0.06 },
    ),
    ...tune(
      [
        [400, 73.4],
        [400, 87.3],
        [400, 98],
        [400, 103.8],
        [1100, 73.4],
      ],
      { wave: 'triangle', loud: 0.2 },
    ),
  ],
  layers: [
    [
      { wave: 'noise', loud: 0.024, filter: { type: 'bandpass', pitch: 380, sharp: 1 }, sway: { ms: 7000, by: 0.8 } },
      { wave: 'triangle', loud: 0.014, pitch: 110, sway: { ms: 10_000, by: 0.6 } },
    ],
    [
      { wave: 'triangle', loud: 0.016, pitch: 73.4, sway: { ms: 860, by: 0.9 } },
      {
        wave: 'sawtooth',
        loud: 0.008,
        pitch: 146.8,
        filter: { type: 'lowpass', pitch: 420 },
        sway: { ms: 5300, by: 0.7 },
      },
    ],
    [
      {
        wave: 'sawtooth',
        loud: 0.01,
        pitch: 155.6,
        filter: { type: 'lowpass', pitch: 380 },
        sway: { ms: 430, by: 0.9 },
      },
      { wave: 'noise', loud: 0.006, filter: { type: 'highpass', pitch: 5200 }, sway: { ms: 215, by: 0.95 } },
    ],
  ],
  // How near the first of them is to the end of the race.
  danger: ({ view: { players, target } }) => Math.max(0, ...players.map(({ score }) => score)) / target,
};
