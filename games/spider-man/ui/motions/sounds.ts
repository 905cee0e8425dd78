import type { Sound } from '../../../../table/sound/sound.ts';

// What the city sounds like. Every sound is a few voices; see table/sound.

export const DICE: Sound = [0, 60, 130, 210].map((at, i) => ({
  wave: 'noise' as const,
  at,
  ms: 45,
  loud: 0.26 - i * 0.03,
  filter: { type: 'bandpass' as const, pitch: 2200 + i * 300, sharp: 4 },
}));
export const THWIP: Sound = [
  { wave: 'noise', ms: 160, loud: 0.25, attack: 30, filter: { type: 'bandpass', pitch: [1500, 5200], sharp: 3 } },
  { wave: 'sine', at: 60, ms: 90, loud: 0.12, pitch: [900, 1700] },
];
export const STEPS: Sound = [0, 120, 240].map(at => ({
  wave: 'noise' as const,
  at,
  ms: 55,
  loud: 0.16,
  filter: { type: 'lowpass' as const, pitch: 700 },
}));
export const SIREN: Sound = [0, 260].map(at => ({
  wave: 'triangle' as const,
  at,
  ms: 250,
  loud: 0.16,
  pitch: [620, 920] as const,
  attack: 40,
}));
export const ALARM: Sound = [0, 180, 360].map(at => ({ wave: 'square' as const, at, ms: 120, loud: 0.1, pitch: 740 }));
export const PUNCH: Sound = [
  { wave: 'noise', ms: 110, loud: 0.4, filter: { type: 'lowpass', pitch: 1300 } },
  { wave: 'sine', ms: 160, loud: 0.45, pitch: [180, 55] },
];
export const CRASH: Sound = [
  { wave: 'noise', ms: 500, loud: 0.5, filter: { type: 'bandpass', pitch: [2600, 400], sharp: 1 } },
  { wave: 'triangle', ms: 260, loud: 0.35, pitch: [160, 50] },
];
export const STARS: Sound = [880, 740, 620, 490].map((pitch, i) => ({
  wave: 'sine' as const,
  at: i * 110,
  ms: 260,
  loud: 0.2,
  pitch,
}));
export const CLANG: Sound = [
  { wave: 'square', ms: 500, loud: 0.12, pitch: 233 },
  { wave: 'sine', ms: 700, loud: 0.25, pitch: 587 },
  { wave: 'noise', ms: 90, loud: 0.3, filter: { type: 'highpass', pitch: 1800 } },
];
export const PRESS: Sound = [0, 90, 180, 270].map(at => ({
  wave: 'noise' as const,
  at,
  ms: 60,
  loud: 0.22,
  filter: { type: 'bandpass' as const, pitch: 900, sharp: 2 },
}));
export const BRASS: Sound = [262, 330, 392, 523].map((pitch, i) => ({
  wave: 'sawtooth' as const,
  at: i * 120,
  ms: 380,
  loud: 0.13,
  pitch,
  attack: 30,
  filter: { type: 'lowpass' as const, pitch: 1800 },
}));
export const COIN: Sound = [
  { wave: 'triangle', ms: 120, loud: 0.14, pitch: 1318 },
  { wave: 'triangle', at: 70, ms: 200, loud: 0.12, pitch: 1760 },
];
export const CARD: Sound = [{ wave: 'noise', ms: 80, loud: 0.2, filter: { type: 'highpass', pitch: 2400 } }];
