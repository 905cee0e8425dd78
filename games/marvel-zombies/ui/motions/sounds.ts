import type { Sound } from '../../../../table/sound/sound.ts';
import type { Crowd } from '../../events.ts';

// What the city sounds like. Every sound is a few voices; see table/sound.

export const STEPS: Sound = [0, 130].map(at => ({
  wave: 'noise' as const,
  at,
  ms: 60,
  loud: 0.18,
  filter: { type: 'lowpass' as const, pitch: 600 },
}));
export const CRASH: Sound = [
  { wave: 'noise', ms: 240, loud: 0.45, filter: { type: 'bandpass', pitch: [1200, 300], sharp: 1.5 } },
  { wave: 'triangle', ms: 160, loud: 0.4, pitch: [190, 70] },
];
export const DICE: Sound = [0, 60, 130, 210].map((at, i) => ({
  wave: 'noise' as const,
  at,
  ms: 45,
  loud: 0.26 - i * 0.03,
  filter: { type: 'bandpass' as const, pitch: 2200 + i * 300, sharp: 4 },
}));
export const PUNCH: Sound = [
  { wave: 'noise', ms: 90, loud: 0.35, filter: { type: 'lowpass', pitch: 1200 } },
  { wave: 'sine', ms: 140, loud: 0.4, pitch: [170, 60] },
];
export const BLAST: Sound = [
  { wave: 'noise', ms: 300, loud: 0.3, filter: { type: 'bandpass', pitch: [3200, 500], sharp: 1.5 } },
  { wave: 'sawtooth', ms: 220, loud: 0.2, pitch: [900, 180] },
];
export const BOOM: Sound = [
  { wave: 'noise', ms: 900, loud: 0.6, attack: 2, filter: { type: 'lowpass', pitch: [2600, 100] } },
  { wave: 'sine', ms: 600, loud: 0.5, pitch: [90, 28], attack: 2 },
];
export const CHEER: Sound = [523, 659, 784].map((pitch, i) => ({
  wave: 'triangle' as const,
  at: i * 90,
  ms: 320,
  loud: 0.2,
  pitch,
  attack: 20,
}));
export const LEVEL: Sound = [392, 523, 659, 1046].map((pitch, i) => ({
  wave: 'square' as const,
  at: i * 80,
  ms: 260,
  loud: 0.09,
  pitch,
}));
export const ALARM: Sound = [0, 320].map(at => ({
  wave: 'sawtooth' as const,
  at,
  ms: 300,
  loud: 0.16,
  pitch: [330, 520] as const,
  attack: 60,
  filter: { type: 'lowpass' as const, pitch: 1600 },
}));
export const BELL: Sound = [
  { wave: 'sine', ms: 2400, loud: 0.4, pitch: 131 },
  { wave: 'sine', ms: 1900, loud: 0.2, pitch: 317 },
];
export const GROAN: Sound = [
  { wave: 'sawtooth', ms: 380, loud: 0.3, pitch: [130, 62], attack: 30, filter: { type: 'lowpass', pitch: 700 } },
];
export const CARD: Sound = [{ wave: 'noise', ms: 80, loud: 0.2, filter: { type: 'highpass', pitch: 2400 } }];
export const TRIUMPH: Sound = [...CHEER, ...LEVEL];

/** The more of them, the louder and the deeper. */
export function groan(crowd: readonly Crowd[]): Sound {
  const count = crowd.reduce((sum, one) => sum + one.count, 0);
  const deep = crowd.some(({ kind }) => kind === 'brute' || kind === 'zombieHero') ? 0.6 : 1;
  return Array.from({ length: Math.min(4, Math.max(1, count)) }, (_, i) => ({
    wave: 'sawtooth' as const,
    at: i * 70,
    ms: 420,
    loud: 0.2,
    pitch: [(120 + i * 17) * deep, (64 + i * 9) * deep] as const,
    attack: 80,
    filter: { type: 'lowpass' as const, pitch: 700 + i * 80, sharp: 3 },
  }));
}
