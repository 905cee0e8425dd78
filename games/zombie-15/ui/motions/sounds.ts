import type { Missile } from '../../../../table/flight.ts';
import type { Sound } from '../../../../table/sound/sound.ts';
import { heavies } from '../../content/heavy.ts';
import { objects } from '../../content/objects.ts';
import { weapons } from '../../content/weapons.ts';
import type { Event } from '../../events.ts';

// What the heroes and the dead sound like. The cues of the clock are not among it: the track plans them to the moment.

export const STEP: Sound = [
  { wave: 'noise', ms: 60, loud: 0.12, filter: { type: 'lowpass', pitch: 700 } },
  { wave: 'noise', at: 140, ms: 60, loud: 0.1, filter: { type: 'lowpass', pitch: 600 } },
];
export const FLIP: Sound = [0, 70, 140].map(at => ({
  wave: 'noise' as const,
  at,
  ms: 60,
  loud: 0.18,
  filter: { type: 'highpass' as const, pitch: 2400 },
}));
const GUN: Sound = [
  { wave: 'noise', ms: 260, loud: 0.5, attack: 1, filter: { type: 'lowpass', pitch: [5200, 300] } },
  { wave: 'sine', ms: 160, loud: 0.45, pitch: [170, 40], attack: 1 },
];
const BURST: Sound = [0, 80, 160, 240].flatMap(at => GUN.map(voice => ({ ...voice, at, loud: voice.loud * 0.8 })));
const BLOW: Sound = [
  { wave: 'noise', ms: 140, loud: 0.22, attack: 35, filter: { type: 'bandpass', pitch: [3800, 1400], sharp: 2 } },
  { wave: 'sine', at: 110, ms: 120, loud: 0.4, pitch: [180, 70] },
];
const SAW: Sound = [
  {
    wave: 'sawtooth',
    ms: 600,
    loud: 0.22,
    pitch: [82, 126],
    attack: 60,
    filter: { type: 'lowpass', pitch: 1800, sharp: 3 },
  },
  { wave: 'noise', ms: 560, loud: 0.12, attack: 60, filter: { type: 'bandpass', pitch: 1400, sharp: 2 } },
];
export const BLAST: Sound = [
  { wave: 'noise', ms: 800, loud: 0.55, attack: 2, filter: { type: 'lowpass', pitch: [2600, 110] } },
  { wave: 'sine', ms: 520, loud: 0.5, pitch: [90, 30], attack: 2 },
];
export const ALARM: Sound = [0, 260].map(at => ({
  wave: 'square' as const,
  at,
  ms: 220,
  loud: 0.09,
  pitch: at ? 740 : 988,
}));
export const HORDE: Sound = [61, 74, 88, 97].map((pitch, i) => ({
  wave: 'sawtooth' as const,
  at: i * 60,
  ms: 1100,
  loud: 0.16,
  pitch: [pitch * 1.3, pitch] as const,
  attack: 150,
  filter: { type: 'lowpass' as const, pitch: [800, 300] as const },
}));
export const COME: Sound = [
  { wave: 'noise', ms: 300, loud: 0.14, attack: 60, filter: { type: 'lowpass', pitch: [900, 300] } },
  { wave: 'sawtooth', ms: 380, loud: 0.12, pitch: [105, 72], attack: 80, filter: { type: 'lowpass', pitch: 500 } },
];
export const BITE: Sound = [
  { wave: 'sawtooth', ms: 420, loud: 0.3, pitch: [128, 58], attack: 20, filter: { type: 'lowpass', pitch: 800 } },
  { wave: 'sine', ms: 160, loud: 0.5, pitch: [110, 42] },
];
export const HELD: Sound = [
  { wave: 'noise', ms: 110, loud: 0.25, filter: { type: 'bandpass', pitch: 600, sharp: 3 } },
  { wave: 'triangle', ms: 130, loud: 0.25, pitch: [220, 120] },
];
export const FAINT: Sound = [
  { wave: 'sine', ms: 900, loud: 0.3, pitch: [330, 60], attack: 30 },
  { wave: 'noise', at: 300, ms: 220, loud: 0.3, filter: { type: 'lowpass', pitch: 400 } },
];
export const CLINK: Sound = [
  { wave: 'triangle', ms: 150, loud: 0.14, pitch: 1175 },
  { wave: 'triangle', at: 70, ms: 200, loud: 0.12, pitch: 1568 },
];
export const SOOTHE: Sound = [
  { wave: 'sine', ms: 360, loud: 0.18, pitch: [440, 660], attack: 40 },
  { wave: 'sine', at: 130, ms: 400, loud: 0.16, pitch: [550, 880], attack: 40 },
];
export const TURN: Sound = [
  { wave: 'triangle', ms: 140, loud: 0.16, pitch: 523 },
  { wave: 'triangle', at: 110, ms: 220, loud: 0.16, pitch: 784 },
];
export const NIGHT: Sound = [{ wave: 'sine', ms: 1800, loud: 0.3, pitch: [180, 40], attack: 100 }];
export const ROTOR: Sound = Array.from({ length: 14 }, (_, i) => ({
  wave: 'noise' as const,
  at: i * 120,
  ms: 100,
  loud: 0.06 + i * 0.012,
  filter: { type: 'lowpass' as const, pitch: 500 },
}));
export const DAWN: Sound = [261.6, 329.6, 392, 523.3, 659.3, 784].map((pitch, i) => ({
  wave: 'triangle' as const,
  at: i * 170,
  ms: 1500,
  loud: 0.16,
  pitch,
  attack: 50,
}));
export const KNELL: Sound = [
  { wave: 'sine', ms: 3000, loud: 0.4, pitch: 131 },
  { wave: 'sine', ms: 2400, loud: 0.2, pitch: 314 },
  { wave: 'sine', ms: 1600, loud: 0.1, pitch: 541 },
];

const gear = { ...weapons, ...objects, ...heavies };
const BLOWS = { shot: GUN, burst: BURST, saw: SAW, blast: BLAST, blow: BLOW };

const MISSILES = { shot: 'bullet', burst: 'bullet', saw: 'claw', blast: 'flask', blow: 'blow' } as const;

/** What is seen of it. */
export function missileOf(by: Extract<Event, { type: 'attacked' }>['by']): Missile {
  if (by === 'bareHands') return 'blow';
  return gear[by].icon === 'bow-arrow' ? 'arrow' : MISSILES[gear[by].sound];
}

export function blowOf(by: Extract<Event, { type: 'attacked' }>['by']): Sound {
  return by === 'bareHands' ? BLOW : BLOWS[gear[by].sound];
}
