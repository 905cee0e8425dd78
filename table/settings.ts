import { createStore } from 'zustand/vanilla';

// What a person likes, kept on the device: it concerns no table and no server.

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  readonly isMuted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly motion: Motion;
  readonly speed: Speed;
  readonly textSize: TextSize;
  /** Whether what is not as printed is marked. */
  readonly marksRebuilt: boolean;
}

const KEY = 'rempart:settings';
const DEFAULTS: Settings = {
  isMuted: false,
  volume: 0.6,
  motion: 'system',
  speed: 'normal',
  textSize: 'normal',
  marksRebuilt: true,
};

export const settings = createStore<Settings>(() => remembered());

settings.subscribe(state => {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

/** What the device remembers, as far as it makes sense. */
function remembered(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      isMuted: typeof kept.isMuted === 'boolean' ? kept.isMuted : DEFAULTS.isMuted,
      volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : DEFAULTS.volume,
      motion: MOTIONS.find(one => one === kept.motion) ?? DEFAULTS.motion,
      speed: SPEEDS.find(one => one === kept.speed) ?? DEFAULTS.speed,
      textSize: TEXT_SIZES.find(one => one === kept.textSize) ?? DEFAULTS.textSize,
      marksRebuilt: typeof kept.marksRebuilt === 'boolean' ? kept.marksRebuilt : DEFAULTS.marksRebuilt,
    };
  } catch {
    return DEFAULTS;
  }
}

/** Whether things may move: what the person says, or else the device. */
export function wantsMotion({ motion }: Settings = settings.getState()): boolean {
  if (motion !== 'system') return motion === 'full';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const FACTORS: { readonly [S in Speed]: number } = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** By how much the lengths of events are multiplied. Without motion nothing is waited for. */
export function tempo(state: Settings = settings.getState()): number {
  return wantsMotion(state) ? FACTORS[state.speed] : 0;
}
