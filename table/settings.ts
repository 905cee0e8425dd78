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
  /** Whether the list of choices stays open beside the table. */
  readonly keepsList: boolean;
  /** Whether the button that ends a turn lies at the left. */
  readonly isLeftHanded: boolean;
  /** Whether single keys answer wherever the focus is. */
  readonly hasKeys: boolean;
}

/** What is either on or off. */
export type Switch = { [S in keyof Settings]: Settings[S] extends boolean ? S : never }[keyof Settings];

const KEY = 'rempart:settings';
const DEFAULTS: Settings = {
  isMuted: false,
  volume: 0.6,
  motion: 'system',
  speed: 'normal',
  textSize: 'normal',
  marksRebuilt: true,
  keepsList: false,
  isLeftHanded: false,
  hasKeys: true,
};

export const settings = createStore<Settings>(() => remembered());

settings.subscribe(state => {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

/** What the device remembers. */
function remembered(): Settings {
  try {
    return settingsIn(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return DEFAULTS;
  }
}

/** What a text says of settings, as far as it makes sense. */
export function settingsIn(text: string): Settings {
  try {
    const found = JSON.parse(text) as Partial<Record<keyof Settings, unknown>>;
    const kept = (name: Switch): boolean => (typeof found[name] === 'boolean' ? found[name] : DEFAULTS[name]);
    return {
      isMuted: kept('isMuted'),
      volume:
        typeof found.volume === 'number' && found.volume >= 0 && found.volume <= 1 ? found.volume : DEFAULTS.volume,
      motion: MOTIONS.find(one => one === found.motion) ?? DEFAULTS.motion,
      speed: SPEEDS.find(one => one === found.speed) ?? DEFAULTS.speed,
      textSize: TEXT_SIZES.find(one => one === found.textSize) ?? DEFAULTS.textSize,
      marksRebuilt: kept('marksRebuilt'),
      keepsList: kept('keepsList'),
      isLeftHanded: kept('isLeftHanded'),
      hasKeys: kept('hasKeys'),
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

export const FACTORS: { readonly [S in Speed]: number } = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** How long to wait for what lasts `ms` at normal speed, or whose picture stands for `still` where nothing may move. */
export function pace(ms: number, still: number, state: Settings = settings.getState()): number {
  return Math.round((wantsMotion(state) ? ms : still) * FACTORS[state.speed]);
}
