import { type Ambience, tune } from '../../../table/ambience.ts';
import { LEVELS } from '../ids.ts';
import type { MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

/** A city by night: a hum of lamps, traffic far away; with each level of danger something more crawls under it. */
export const ambience: Ambience<MarvelZombies, GameTexts> = {
  theme: [
    ...tune(
      [
        [180, 196],
        [180, 196],
        [360, 233.1],
        [180, 261.6],
        [180, 277.2],
        [720, 261.6],
        [360, 233.1],
        [1100, 196],
      ],
      { wave: 'sawtooth', loud: 0.07 },
    ),
    ...tune(
      [
        [720, 98],
        [1080, 92.5],
        [1400, 98],
      ],
      { wave: 'triangle', loud: 0.18 },
    ),
  ],
  layers: [
    [
      { wave: 'sine', loud: 0.022, pitch: 100, sway: { ms: 9000, by: 0.4 } },
      { wave: 'noise', loud: 0.026, filter: { type: 'lowpass', pitch: 420, sharp: 1 }, sway: { ms: 12_000, by: 0.8 } },
    ],
    [
      {
        wave: 'sawtooth',
        loud: 0.013,
        pitch: 65.4,
        filter: { type: 'lowpass', pitch: 260 },
        sway: { ms: 5200, by: 0.7 },
      },
      {
        wave: 'sawtooth',
        loud: 0.011,
        pitch: 69.3,
        filter: { type: 'lowpass', pitch: 240 },
        sway: { ms: 7300, by: 0.7 },
      },
    ],
    [
      { wave: 'noise', loud: 0.016, filter: { type: 'bandpass', pitch: 520, sharp: 8 }, sway: { ms: 3100, by: 0.9 } },
      { wave: 'triangle', loud: 0.013, pitch: 155.6, sway: { ms: 2600, by: 0.8 } },
    ],
    [
      { wave: 'sine', loud: 0.045, pitch: 48, sway: { ms: 620, by: 0.95 } },
      { wave: 'sine', loud: 0.006, pitch: 880, sway: { ms: 290, by: 0.9 } },
    ],
  ],
  // As the dial says, and a step more while a hero may fall at the next blow.
  danger({ view: { danger, heroes } }) {
    const isClose = heroes.some(({ health, fate }) => fate === 'in' && health <= 1);
    return (LEVELS.indexOf(danger) + (isClose ? 1 : 0)) / LEVELS.length;
  },
};
