import type { Drone, Sound } from '../../../table/sound/sound.ts';
import type { Cue } from '../content/tracks.ts';
import { heavies } from '../content/heavy.ts';
import { objects } from '../content/objects.ts';
import { weapons } from '../content/weapons.ts';
import type { Event } from '../events.ts';

// What the night sounds like: the soundtrack, whose cues the clock plays, and what the heroes do. See table/sound.

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

const STEP: Sound = [
  { wave: 'noise', ms: 60, loud: 0.12, filter: { type: 'lowpass', pitch: 700 } },
  { wave: 'noise', at: 140, ms: 60, loud: 0.1, filter: { type: 'lowpass', pitch: 600 } },
];
const FLIP: Sound = [0, 70, 140].map(at => ({
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
const BLAST: Sound = [
  { wave: 'noise', ms: 800, loud: 0.55, attack: 2, filter: { type: 'lowpass', pitch: [2600, 110] } },
  { wave: 'sine', ms: 520, loud: 0.5, pitch: [90, 30], attack: 2 },
];
const ALARM: Sound = [0, 260].map(at => ({
  wave: 'square' as const,
  at,
  ms: 220,
  loud: 0.09,
  pitch: at ? 740 : 988,
}));
const HORDE: Sound = [61, 74, 88, 97].map((pitch, i) => ({
  wave: 'sawtooth' as const,
  at: i * 60,
  ms: 1100,
  loud: 0.16,
  pitch: [pitch * 1.3, pitch] as const,
  attack: 150,
  filter: { type: 'lowpass' as const, pitch: [800, 300] as const },
}));
const COME: Sound = [
  { wave: 'noise', ms: 300, loud: 0.14, attack: 60, filter: { type: 'lowpass', pitch: [900, 300] } },
  { wave: 'sawtooth', ms: 380, loud: 0.12, pitch: [105, 72], attack: 80, filter: { type: 'lowpass', pitch: 500 } },
];
const BITE: Sound = [
  { wave: 'sawtooth', ms: 420, loud: 0.3, pitch: [128, 58], attack: 20, filter: { type: 'lowpass', pitch: 800 } },
  { wave: 'sine', ms: 160, loud: 0.5, pitch: [110, 42] },
];
const HELD: Sound = [
  { wave: 'noise', ms: 110, loud: 0.25, filter: { type: 'bandpass', pitch: 600, sharp: 3 } },
  { wave: 'triangle', ms: 130, loud: 0.25, pitch: [220, 120] },
];
const FAINT: Sound = [
  { wave: 'sine', ms: 900, loud: 0.3, pitch: [330, 60], attack: 30 },
  { wave: 'noise', at: 300, ms: 220, loud: 0.3, filter: { type: 'lowpass', pitch: 400 } },
];
const CLINK: Sound = [
  { wave: 'triangle', ms: 150, loud: 0.14, pitch: 1175 },
  { wave: 'triangle', at: 70, ms: 200, loud: 0.12, pitch: 1568 },
];
const SOOTHE: Sound = [
  { wave: 'sine', ms: 360, loud: 0.18, pitch: [440, 660], attack: 40 },
  { wave: 'sine', at: 130, ms: 400, loud: 0.16, pitch: [550, 880], attack: 40 },
];
const TURN: Sound = [
  { wave: 'triangle', ms: 140, loud: 0.16, pitch: 523 },
  { wave: 'triangle', at: 110, ms: 220, loud: 0.16, pitch: 784 },
];
const NIGHT: Sound = [{ wave: 'sine', ms: 1800, loud: 0.3, pitch: [180, 40], attack: 100 }];
const ROTOR: Sound = Array.from({ length: 14 }, (_, i) => ({
  wave: 'noise' as const,
  at: i * 120,
  ms: 100,
  loud: 0.06 + i * 0.012,
  filter: { type: 'lowpass' as const, pitch: 500 },
}));
const DAWN: Sound = [261.6, 329.6, 392, 523.3, 659.3, 784].map((pitch, i) => ({
  wave: 'triangle' as const,
  at: i * 170,
  ms: 1500,
  loud: 0.16,
  pitch,
  attack: 50,
}));
const KNELL: Sound = [
  { wave: 'sine', ms: 3000, loud: 0.4, pitch: 131 },
  { wave: 'sine', ms: 2400, loud: 0.2, pitch: 314 },
  { wave: 'sine', ms: 1600, loud: 0.1, pitch: 541 },
];

/** What an event sounds like. The cues of the clock are silent here: the track has planned them to the moment. */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'moved':
      return STEP;
    case 'attacked':
      return event.explosive ? BLAST : blowOf(event.by);
    case 'noise':
      return event.alarm ? ALARM : null;
    case 'cardsRevealed':
    case 'zombieCard':
      return FLIP;
    case 'zombiesCame':
      return event.count > 0 ? COME : null;
    case 'hordeCame':
    case 'eventStarted':
      return HORDE;
    case 'zombieAttack':
      return event.zombies > 0 ? (event.held ? HELD : BITE) : null;
    case 'hurt':
      return event.cause === 'attack' ? null : BITE;
    case 'fainted':
      return FAINT;
    case 'healed':
    case 'revived':
      return SOOTHE;
    case 'gearKept':
    case 'cardTaken':
    case 'itemTaken':
    case 'tokenKept':
    case 'lockOpened':
    case 'reloaded':
    case 'heavyTaken':
    case 'heroPicked':
    case 'bagTraded':
      return CLINK;
    case 'turnStarted':
      return TURN;
    case 'nightFell':
      return NIGHT;
    case 'helicopterCame':
      return ROTOR;
    case 'alphaDied':
      return BLAST;
    case 'victory':
      return DAWN;
    case 'defeat':
      return KNELL;
    default:
      return null;
  }
}

const gear = { ...weapons, ...objects, ...heavies };
const BLOWS = { shot: GUN, burst: BURST, saw: SAW, blast: BLAST, blow: BLOW };

function blowOf(by: Extract<Event, { type: 'attacked' }>['by']): Sound {
  return by === 'bareHands' ? BLOW : BLOWS[gear[by].sound];
}
