import type { Sound } from '../../../../table/sound/sound.ts';
import type { AttackKind } from '../../content/powers.ts';

// What the battle sounds like. Every sound is a few voices; see table/sound.

/** Dice on a wooden tray: the more of them, the longer. */
export const clatter = (dice: number): Sound =>
  Array.from({ length: Math.min(9, 2 + dice) }, (_, i) => ({
    wave: 'noise' as const,
    at: i * 46 + (i % 3) * 13,
    ms: 45,
    loud: 0.26 - i * 0.015,
    filter: { type: 'bandpass' as const, pitch: 1900 + (i % 4) * 420, sharp: 6 },
  }));
export const TICK: Sound = [{ wave: 'triangle', ms: 60, loud: 0.16, pitch: [880, 620] }];
export const STEP: Sound = [
  { wave: 'noise', ms: 60, loud: 0.16, filter: { type: 'lowpass', pitch: 900 } },
  { wave: 'sine', ms: 70, loud: 0.18, pitch: [140, 80] },
];
export const WHOOSH: Sound = [
  { wave: 'noise', ms: 520, loud: 0.26, attack: 160, filter: { type: 'bandpass', pitch: [400, 2600], sharp: 2 } },
];
export const LEAP: Sound = [
  { wave: 'noise', ms: 420, loud: 0.24, attack: 120, filter: { type: 'bandpass', pitch: [300, 1500], sharp: 2 } },
  { wave: 'sine', at: 420, ms: 260, loud: 0.5, pitch: [90, 34], attack: 2 },
];
export const THUD: Sound = [
  { wave: 'noise', ms: 110, loud: 0.35, filter: { type: 'lowpass', pitch: 800 } },
  { wave: 'sine', ms: 180, loud: 0.45, pitch: [130, 48] },
];
export const CLANG: Sound = [
  { wave: 'square', ms: 260, loud: 0.1, pitch: 740 },
  { wave: 'triangle', ms: 420, loud: 0.2, pitch: 1180 },
  { wave: 'noise', ms: 60, loud: 0.2, filter: { type: 'highpass', pitch: 3000 } },
];
export const BEAM: Sound = [
  { wave: 'sawtooth', ms: 520, loud: 0.2, pitch: [1400, 300], attack: 20, filter: { type: 'lowpass', pitch: 3000 } },
  { wave: 'sine', ms: 460, loud: 0.2, pitch: [700, 180] },
];
export const COSMIC: Sound = [
  { wave: 'sawtooth', ms: 900, loud: 0.22, pitch: [180, 1200], attack: 200, filter: { type: 'lowpass', pitch: 2400 } },
  { wave: 'sine', at: 500, ms: 600, loud: 0.35, pitch: [300, 60] },
];
export const WEB: Sound = [
  { wave: 'noise', ms: 240, loud: 0.3, filter: { type: 'highpass', pitch: [5200, 2200] } },
  { wave: 'triangle', ms: 160, loud: 0.14, pitch: [600, 1500] },
];
export const PUNCH: Sound = [
  { wave: 'noise', ms: 150, loud: 0.3, attack: 30, filter: { type: 'bandpass', pitch: [1400, 500], sharp: 2 } },
  { wave: 'sine', at: 90, ms: 160, loud: 0.45, pitch: [170, 60] },
];
export const QUAKE: Sound = [
  { wave: 'sine', ms: 700, loud: 0.6, pitch: [80, 28], attack: 2 },
  { wave: 'noise', ms: 600, loud: 0.35, filter: { type: 'lowpass', pitch: [700, 120] } },
];
export const CRUMBLE: Sound = [
  ...QUAKE,
  { wave: 'noise', at: 150, ms: 900, loud: 0.3, filter: { type: 'bandpass', pitch: [900, 300], sharp: 1 } },
  { wave: 'noise', at: 420, ms: 500, loud: 0.2, filter: { type: 'bandpass', pitch: [1600, 600], sharp: 2 } },
];
export const STING: Sound = [
  { wave: 'sawtooth', ms: 900, loud: 0.24, pitch: [220, 52], filter: { type: 'lowpass', pitch: [1800, 200] } },
  { wave: 'sine', ms: 1100, loud: 0.35, pitch: [110, 36] },
];
export const BELL: Sound = [
  { wave: 'sine', ms: 1500, loud: 0.3, pitch: 523 },
  { wave: 'sine', ms: 1100, loud: 0.14, pitch: 1257 },
];
export const DUST: Sound = [
  { wave: 'noise', ms: 900, loud: 0.22, attack: 220, filter: { type: 'bandpass', pitch: [2600, 700], sharp: 3 } },
];
export const MIND: Sound = [
  { wave: 'sine', ms: 800, loud: 0.2, pitch: [330, 990], attack: 120 },
  { wave: 'sine', ms: 800, loud: 0.16, pitch: [336, 960], attack: 120 },
];
export const LIGHT: Sound = [392, 523, 659, 784].map((pitch, i) => ({
  wave: 'triangle' as const,
  at: i * 110,
  ms: 700,
  loud: 0.16,
  pitch,
  attack: 30,
}));

/** Special attacks that sound like no other. */
const ATTACK: { readonly [K in AttackKind]?: Sound } = {
  'shield-throw': CLANG,
  web: WEB,
  'cosmic-force-blast': COSMIC,
  stomp: QUAKE,
};

/** From afar, or by hand. */
export const attackSound = (attack: AttackKind, distance: number): Sound =>
  attack === 'normal' && distance > 1 ? BEAM : (ATTACK[attack] ?? PUNCH);
