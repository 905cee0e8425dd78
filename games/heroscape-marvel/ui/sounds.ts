import type { AttackKind } from '../content/powers.ts';
import type { Sound } from '../../../table/sound/sound.ts';
import type { Event } from '../events.ts';

// What the battle sounds like. Every sound is a few voices; see table/sound.

/** Dice on a wooden tray: the more of them, the longer. */
const clatter = (dice: number): Sound =>
  Array.from({ length: Math.min(9, 2 + dice) }, (_, i) => ({
    wave: 'noise' as const,
    at: i * 46 + (i % 3) * 13,
    ms: 45,
    loud: 0.26 - i * 0.015,
    filter: { type: 'bandpass' as const, pitch: 1900 + (i % 4) * 420, sharp: 6 },
  }));
const TICK: Sound = [{ wave: 'triangle', ms: 60, loud: 0.16, pitch: [880, 620] }];
const STEP: Sound = [
  { wave: 'noise', ms: 60, loud: 0.16, filter: { type: 'lowpass', pitch: 900 } },
  { wave: 'sine', ms: 70, loud: 0.18, pitch: [140, 80] },
];
const WHOOSH: Sound = [
  { wave: 'noise', ms: 520, loud: 0.26, attack: 160, filter: { type: 'bandpass', pitch: [400, 2600], sharp: 2 } },
];
const LEAP: Sound = [
  { wave: 'noise', ms: 420, loud: 0.24, attack: 120, filter: { type: 'bandpass', pitch: [300, 1500], sharp: 2 } },
  { wave: 'sine', at: 420, ms: 260, loud: 0.5, pitch: [90, 34], attack: 2 },
];
const THUD: Sound = [
  { wave: 'noise', ms: 110, loud: 0.35, filter: { type: 'lowpass', pitch: 800 } },
  { wave: 'sine', ms: 180, loud: 0.45, pitch: [130, 48] },
];
const CLANG: Sound = [
  { wave: 'square', ms: 260, loud: 0.1, pitch: 740 },
  { wave: 'triangle', ms: 420, loud: 0.2, pitch: 1180 },
  { wave: 'noise', ms: 60, loud: 0.2, filter: { type: 'highpass', pitch: 3000 } },
];
const BEAM: Sound = [
  { wave: 'sawtooth', ms: 520, loud: 0.2, pitch: [1400, 300], attack: 20, filter: { type: 'lowpass', pitch: 3000 } },
  { wave: 'sine', ms: 460, loud: 0.2, pitch: [700, 180] },
];
const COSMIC: Sound = [
  { wave: 'sawtooth', ms: 900, loud: 0.22, pitch: [180, 1200], attack: 200, filter: { type: 'lowpass', pitch: 2400 } },
  { wave: 'sine', at: 500, ms: 600, loud: 0.35, pitch: [300, 60] },
];
const WEB: Sound = [
  { wave: 'noise', ms: 240, loud: 0.3, filter: { type: 'highpass', pitch: [5200, 2200] } },
  { wave: 'triangle', ms: 160, loud: 0.14, pitch: [600, 1500] },
];
const PUNCH: Sound = [
  { wave: 'noise', ms: 150, loud: 0.3, attack: 30, filter: { type: 'bandpass', pitch: [1400, 500], sharp: 2 } },
  { wave: 'sine', at: 90, ms: 160, loud: 0.45, pitch: [170, 60] },
];
const QUAKE: Sound = [
  { wave: 'sine', ms: 700, loud: 0.6, pitch: [80, 28], attack: 2 },
  { wave: 'noise', ms: 600, loud: 0.35, filter: { type: 'lowpass', pitch: [700, 120] } },
];
const CRUMBLE: Sound = [
  ...QUAKE,
  { wave: 'noise', at: 150, ms: 900, loud: 0.3, filter: { type: 'bandpass', pitch: [900, 300], sharp: 1 } },
  { wave: 'noise', at: 420, ms: 500, loud: 0.2, filter: { type: 'bandpass', pitch: [1600, 600], sharp: 2 } },
];
const STING: Sound = [
  { wave: 'sawtooth', ms: 900, loud: 0.24, pitch: [220, 52], filter: { type: 'lowpass', pitch: [1800, 200] } },
  { wave: 'sine', ms: 1100, loud: 0.35, pitch: [110, 36] },
];
const BELL: Sound = [
  { wave: 'sine', ms: 1500, loud: 0.3, pitch: 523 },
  { wave: 'sine', ms: 1100, loud: 0.14, pitch: 1257 },
];
const DUST: Sound = [
  { wave: 'noise', ms: 900, loud: 0.22, attack: 220, filter: { type: 'bandpass', pitch: [2600, 700], sharp: 3 } },
];
const MIND: Sound = [
  { wave: 'sine', ms: 800, loud: 0.2, pitch: [330, 990], attack: 120 },
  { wave: 'sine', ms: 800, loud: 0.16, pitch: [336, 960], attack: 120 },
];
const LIGHT: Sound = [392, 523, 659, 784].map((pitch, i) => ({
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

export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'rolledOff':
    case 'initiativeRolled':
      return clatter(2);
    case 'startRolled':
      return clatter(6);
    case 'orderPlaced':
    case 'ordersReady':
    case 'orderShown':
    case 'zoneTaken':
    case 'recruited':
    case 'placed':
      return TICK;
    case 'roundBegan':
    case 'battleBegan':
      return BELL;
    case 'stepped':
      return STEP;
    case 'moved':
      if (event.how === 'walk') return null;
      return event.how === 'leap' ? LEAP : event.how === 'swing' ? WEB : WHOOSH;
    case 'attacked':
      return [
        ...(event.attack === 'normal' && event.distance > 1 ? BEAM : (ATTACK[event.attack] ?? PUNCH)),
        ...clatter(event.faces.length),
      ];
    case 'stomped':
      return QUAKE;
    case 'defended':
      return event.faces.includes('shield') ? [...clatter(event.faces.length), ...CLANG] : clatter(event.faces.length);
    case 'struck':
      return event.face === 'skull' ? PUNCH : clatter(1);
    case 'fell':
    case 'wounded':
    case 'wallHit':
      return THUD;
    case 'destroyed':
      return STING;
    case 'wallBroken':
      return CRUMBLE;
    case 'dustThrown':
      return DUST;
    case 'controlTaken':
      return MIND;
    case 'sensed':
    case 'dustRolled':
    case 'blastRolled':
    case 'mindRolled':
    case 'deathRolled':
    case 'revivalRolled':
      return clatter(1);
    case 'cameBack':
    case 'glyphTurned':
    case 'glyphTaken':
      return LIGHT;
    default:
      return null;
  }
}
