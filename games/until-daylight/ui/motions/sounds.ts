import type { Missile } from '../../../../table/flight.ts';
import type { Sound } from '../../../../table/sound/sound.ts';
import { type HordeId, horde } from '../../content/horde.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import type { Kind } from '../../ids.ts';
import type { View } from '../../seen.ts';

// What the night sounds like. Every sound is a few voices; see table/sound.

export const heart = (loud: number): Sound => [
  { wave: 'sine', ms: 110, loud, pitch: [70, 45] },
  { wave: 'sine', at: 190, ms: 130, loud: loud * 0.7, pitch: [60, 38] },
];
const RUBBLE: Sound = [
  { wave: 'noise', ms: 180, loud: 0.22, filter: { type: 'bandpass', pitch: [900, 300], sharp: 1.2 } },
  { wave: 'noise', at: 120, ms: 140, loud: 0.16, filter: { type: 'bandpass', pitch: [1600, 700], sharp: 2 } },
];
export const ROAR: Sound = [
  {
    wave: 'sawtooth',
    ms: 1300,
    loud: 0.4,
    pitch: [95, 42],
    attack: 180,
    filter: { type: 'lowpass', pitch: [900, 200] },
  },
  { wave: 'noise', ms: 1200, loud: 0.35, attack: 200, filter: { type: 'bandpass', pitch: [260, 120], sharp: 2 } },
  { wave: 'square', at: 80, ms: 900, loud: 0.12, pitch: [61, 38], attack: 120 },
];
export const BELL: Sound = [
  { wave: 'sine', ms: 2600, loud: 0.4, pitch: 196 },
  { wave: 'sine', ms: 2200, loud: 0.2, pitch: 470 },
  { wave: 'sine', ms: 1500, loud: 0.1, pitch: 811 },
];
export const DAWN: Sound = [261.6, 329.6, 392, 523.3, 659.3].map((pitch, i) => ({
  wave: 'triangle' as const,
  at: i * 190,
  ms: 1500,
  loud: 0.18,
  pitch,
  attack: 60,
}));
export const FLIP: Sound = [{ wave: 'noise', ms: 70, loud: 0.2, filter: { type: 'highpass', pitch: 2500 } }];
export const SLAM: Sound = [
  { wave: 'noise', ms: 90, loud: 0.3, filter: { type: 'lowpass', pitch: 900 } },
  { wave: 'sine', ms: 120, loud: 0.35, pitch: [150, 70] },
];
const BLADE: Sound = [
  { wave: 'noise', ms: 160, loud: 0.25, attack: 40, filter: { type: 'bandpass', pitch: [5200, 1800], sharp: 3 } },
  { wave: 'sine', at: 120, ms: 110, loud: 0.3, pitch: [190, 80] },
];
const GUN: Sound = [
  { wave: 'noise', ms: 260, loud: 0.55, attack: 1, filter: { type: 'lowpass', pitch: [5000, 300] } },
  { wave: 'sine', ms: 160, loud: 0.5, pitch: [160, 40], attack: 1 },
];
const BOW: Sound = [
  { wave: 'triangle', ms: 140, loud: 0.3, pitch: [420, 130] },
  { wave: 'noise', at: 30, ms: 180, loud: 0.14, filter: { type: 'bandpass', pitch: [3000, 900], sharp: 2 } },
];
export const BLAST: Sound = [
  { wave: 'noise', ms: 700, loud: 0.6, attack: 2, filter: { type: 'lowpass', pitch: [2600, 120] } },
  { wave: 'sine', ms: 500, loud: 0.5, pitch: [90, 30], attack: 2 },
];
export const WOOD: Sound = [
  { wave: 'noise', ms: 120, loud: 0.4, filter: { type: 'bandpass', pitch: 700, sharp: 3 } },
  { wave: 'noise', at: 90, ms: 160, loud: 0.3, filter: { type: 'bandpass', pitch: 1300, sharp: 4 } },
  { wave: 'triangle', ms: 140, loud: 0.3, pitch: [210, 90] },
];
export const SMOKE: Sound = [
  { wave: 'noise', ms: 800, loud: 0.22, attack: 160, filter: { type: 'highpass', pitch: [2500, 900] } },
];
export const CLINK: Sound = [
  { wave: 'triangle', ms: 160, loud: 0.18, pitch: 1318 },
  { wave: 'triangle', at: 80, ms: 220, loud: 0.16, pitch: 1760 },
];
export const SOOTHE: Sound = [
  { wave: 'sine', ms: 380, loud: 0.2, pitch: [440, 660], attack: 40 },
  { wave: 'sine', at: 140, ms: 420, loud: 0.18, pitch: [550, 880], attack: 40 },
];
export const GROAN: Sound = [
  { wave: 'sawtooth', ms: 420, loud: 0.3, pitch: [120, 60], attack: 30, filter: { type: 'lowpass', pitch: 700 } },
  { wave: 'sine', ms: 140, loud: 0.45, pitch: [120, 50] },
];
const PITCH: { readonly [K in Kind]: number } = { wanderer: 110, looter: 150, brute: 72, monster: 48, survivor: 220 };
const growlOf = (kind: Kind): Sound => [
  {
    wave: 'sawtooth',
    ms: 420,
    loud: 0.32,
    pitch: [PITCH[kind] * 1.4, PITCH[kind]],
    attack: 60,
    filter: { type: 'lowpass', pitch: [PITCH[kind] * 9, PITCH[kind] * 3], sharp: 4 },
  },
  { wave: 'noise', ms: 320, loud: 0.12, attack: 80, filter: { type: 'bandpass', pitch: PITCH[kind] * 5, sharp: 3 } },
];

/** The heart beats louder as the pile that hides the WAVE gets thinner. */
export const drawn = ({ view }: { readonly view: View }): Sound => [
  ...RUBBLE,
  ...heart(Math.min(0.7, 1.6 / Math.max(2, view.piles.active))),
];

export const growl = ({ card }: { readonly card: HordeId }): Sound => growlOf(horde[card].kind);

/** What is seen of it. */
export function missileOf(weapon: WeaponId): Missile {
  const { ammo, range } = weapons[weapon];
  if (ammo) return ammo === 'arrows' ? 'arrow' : 'bullet';
  return range === 'thrown' ? 'flask' : 'blow';
}

export function blow({ weapon }: { readonly weapon: WeaponId }): Sound {
  const { ammo, range } = weapons[weapon];
  if (ammo) return ammo === 'arrows' ? BOW : GUN;
  return range === 'thrown' ? BLAST : BLADE;
}
