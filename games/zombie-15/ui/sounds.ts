import type { Drone, Sound } from '../../../table/sound/sound.ts';
import type { Cue } from '../content/tracks.ts';

// What the soundtrack sounds like, whose cues the clock plays. See table/sound.

/** The ambience in four layers, one more with each siren. */
export const LAYERS: readonly (readonly Drone[])[] = [
  [
    { wave: 'noise', loud: 0.05, filter: { type: 'lowpass', pitch: 260, sharp: 2 }, sway: { ms: 9000, by: 0.7 } },
    { wave: 'sine', loud: 0.05, pitch: 55, sway: { ms: 13_000, by: 0.4 } },
  ],
  [
    {
      wave: 'sawtooth',
      loud: 0.022,
      pitch: 65.4,
      filter: { type: 'lowpass', pitch: 260 },
      sway: { ms: 7000, by: 0.6 },
    },
    { wave: 'sawtooth', loud: 0.02, pitch: 69.3, filter: { type: 'lowpass', pitch: 240 }, sway: { ms: 5300, by: 0.6 } },
  ],
  [
    { wave: 'square', loud: 0.016, pitch: 49, filter: { type: 'lowpass', pitch: 190 }, sway: { ms: 500, by: 0.95 } },
    { wave: 'triangle', loud: 0.02, pitch: 92.5, sway: { ms: 3700, by: 0.7 } },
  ],
  [
    { wave: 'sine', loud: 0.012, pitch: 932, sway: { ms: 260, by: 0.9 } },
    { wave: 'sine', loud: 0.01, pitch: 988, sway: { ms: 310, by: 0.9 } },
    { wave: 'noise', loud: 0.03, filter: { type: 'bandpass', pitch: 1700, sharp: 6 }, sway: { ms: 1000, by: 0.9 } },
  ],
];

export const heart = (loud: number): Sound => [
  { wave: 'sine', ms: 120, loud, pitch: [72, 44] },
  { wave: 'sine', at: 170, ms: 140, loud: loud * 0.7, pitch: [62, 38] },
];

/** A groan from somewhere; no two that follow each other are alike. */
export function groan(seed: number): Sound {
  const pitch = 70 + (seed % 7) * 9;
  return [
    {
      wave: 'sawtooth',
      ms: 1500,
      loud: 0.07,
      pitch: [pitch * 1.25, pitch],
      attack: 400,
      filter: { type: 'bandpass', pitch: [pitch * 6, pitch * 4], sharp: 4 },
    },
    { wave: 'noise', ms: 1300, loud: 0.03, attack: 500, filter: { type: 'bandpass', pitch: pitch * 5, sharp: 5 } },
  ];
}

/** Up and down over the roofs, five seconds long. */
const SIREN: Sound = [0, 1].flatMap(turn => {
  const at = turn * 2500;
  const rise = { wave: 'sawtooth', at, ms: 1400, pitch: [310, 620], attack: 500 } as const;
  const fall = { wave: 'sawtooth', at: at + 1200, ms: 1500, pitch: [620, 320], attack: 200 } as const;
  const filter = { type: 'lowpass', pitch: 1500, sharp: 2 } as const;
  return [
    { ...rise, loud: 0.16, filter },
    { ...rise, loud: 0.08, pitch: [155, 310], filter },
    { ...fall, loud: 0.16, filter },
    { ...fall, loud: 0.08, pitch: [310, 160], filter },
  ] as const;
});

const SCREAM: Sound = [
  {
    wave: 'sawtooth',
    ms: 1500,
    loud: 0.42,
    pitch: [520, 210],
    attack: 25,
    filter: { type: 'bandpass', pitch: [1500, 620], sharp: 2 },
  },
  {
    wave: 'sawtooth',
    ms: 1450,
    loud: 0.34,
    pitch: [547, 198],
    attack: 30,
    filter: { type: 'bandpass', pitch: [2600, 1100], sharp: 3 },
  },
  { wave: 'noise', ms: 1300, loud: 0.3, attack: 15, filter: { type: 'bandpass', pitch: [3400, 900], sharp: 1.4 } },
  { wave: 'square', ms: 900, loud: 0.14, pitch: [96, 47], attack: 10 },
];

/** Fifteen minutes are over: a klaxon, three times. */
const END: Sound = [0, 900, 1800].flatMap(at => [
  { wave: 'square' as const, at, ms: at === 1800 ? 2200 : 700, loud: 0.2, pitch: 233, attack: 20 },
  { wave: 'sawtooth' as const, at, ms: at === 1800 ? 2200 : 700, loud: 0.2, pitch: 155.6, attack: 20 },
]);

const CUE_SOUNDS: { readonly [K in Cue['kind']]: Sound } = { siren: SIREN, scream: SCREAM, end: END };
export const cueSound = ({ kind }: Pick<Cue, 'kind'>): Sound => CUE_SOUNDS[kind];
