import { settings } from '../settings.ts';
import { type Drone, type Sound, schedule, sustain } from './sound.ts';

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** As loud as the settings say; nothing at all is made while they say silence. */
const loudness = (): number => {
  const { isMuted, volume } = settings.getState();
  return isMuted ? 0 : volume;
};

/** Browsers let a page sound only after somebody has touched it. */
function open(): { context: AudioContext; master: GainNode } | null {
  if (typeof AudioContext === 'undefined') return null;
  if (!context || !master) {
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = loudness();
    const limiter = context.createDynamicsCompressor();
    master.connect(limiter).connect(context.destination);
    settings.subscribe(() => {
      if (context && master) master.gain.setTargetAtTime(loudness(), context.currentTime, 0.02);
    });
  }
  if (context.state === 'suspended') void context.resume();
  return { context, master };
}

/** The way to the loudspeakers, if the settings want sounds and the browser lets us. */
function openNow(): { context: AudioContext; master: GainNode } | null {
  if (loudness() === 0) return null;
  const opened = open();
  // A page that nobody has touched yet keeps its sounds to itself, and does not sing them all at the first touch.
  if (opened?.context.state !== 'running' && !navigator.userActivation.hasBeenActive) return null;
  return opened;
}

/**
 * Opens the way to the loudspeakers before it is needed: the first time takes a phone a tenth of a second, better spent
 * while people sit down than at the first sound. What it returns forgets about it.
 */
export function prepare(): () => void {
  const openSoon = (): void => void setTimeout(openNow, 300);
  if (navigator.userActivation.hasBeenActive) openSoon();
  else document.addEventListener('pointerup', openSoon, { once: true });
  return () => document.removeEventListener('pointerup', openSoon);
}

/** Plays a sound, now or in a while, exactly then. What it returns ends it; null: nothing will sound. */
export function play(sound: Sound, inMs = 0): (() => void) | null {
  const opened = openNow();
  if (!opened) return null;
  const { context: here, master: out } = opened;
  return schedule(here, out, sound, here.currentTime + Math.max(0.01, inMs / 1000));
}

/** An ambience that goes on. */
export interface Held {
  /** As loud as this, from 0 to 1, after so many milliseconds. */
  fade(to: number, ms: number): void;
  /** Ends it, not abruptly. */
  release(): void;
}

const RELEASE = 0.4;

/** Begins an ambience, still silent; null where nothing may sound now. */
export function hold(drones: readonly Drone[]): Held | null {
  const opened = openNow();
  if (!opened) return null;
  const { context: here, master: out } = opened;
  const level = here.createGain();
  level.gain.value = 0;
  level.connect(out);
  const end = sustain(here, level, drones);
  const fade = (to: number, seconds: number): void => {
    level.gain.setTargetAtTime(to, here.currentTime, seconds / 3);
  };
  return {
    fade: (to, ms) => fade(to, ms / 1000),
    release: () => {
      fade(0, RELEASE);
      setTimeout(() => {
        end();
        level.disconnect();
      }, RELEASE * 2000);
    },
  };
}
