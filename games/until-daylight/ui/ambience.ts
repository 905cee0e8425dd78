import { type Ambience, tune } from '../../../table/ambience.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

/** Wind and a fire in the street; low strings when the line fills, and a pulse when somebody may fall. */
export const ambience: Ambience<UntilDaylight, GameTexts> = {
  theme: [
    ...tune(
      [
        [420, 146.8],
        [420, 174.6],
        [420, 220],
        [840, 207.7],
        [420, 174.6],
        [1300, 146.8],
      ],
      { wave: 'triangle', loud: 0.16 },
    ),
    ...tune(
      [
        [1680, 73.4],
        [2140, 69.3],
      ],
      { wave: 'sine', loud: 0.2 },
    ),
  ],
  layers: [
    [
      { wave: 'noise', loud: 0.035, filter: { type: 'lowpass', pitch: 320, sharp: 2 }, sway: { ms: 8000, by: 0.8 } },
      { wave: 'noise', loud: 0.006, filter: { type: 'bandpass', pitch: 2600, sharp: 5 }, sway: { ms: 170, by: 0.9 } },
      { wave: 'sine', loud: 0.03, pitch: 55, sway: { ms: 11_000, by: 0.5 } },
    ],
    [
      {
        wave: 'sawtooth',
        loud: 0.014,
        pitch: 73.4,
        filter: { type: 'lowpass', pitch: 240 },
        sway: { ms: 6100, by: 0.6 },
      },
      {
        wave: 'sawtooth',
        loud: 0.012,
        pitch: 77.8,
        filter: { type: 'lowpass', pitch: 230 },
        sway: { ms: 4700, by: 0.6 },
      },
    ],
    [
      { wave: 'sine', loud: 0.045, pitch: 46, sway: { ms: 760, by: 0.95 } },
      { wave: 'triangle', loud: 0.009, pitch: 311, sway: { ms: 2300, by: 0.9 } },
    ],
  ],
  // Who has least left of their life, as soon as somebody stands in the line.
  danger({ view: { players, line } }) {
    if (line.length === 0) return 0;
    const worst = Math.min(1, ...players.map(({ damage, life }) => left(life, damage)));
    return 0.35 + 0.65 * (1 - worst);
  },
};

/** The share of a life that is left; whoever has fallen can fall no further. */
const left = (life: number, damage: number): number => (life > damage ? (life - damage) / life : 1);
