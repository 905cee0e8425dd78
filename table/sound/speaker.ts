import { settings } from '../settings.ts';
import { type Sound, schedule } from './sound.ts';

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

/** Plays a sound now, if the settings want sounds and the browser lets us. */
export function play(sound: Sound, inMs = 0): void {
  if (loudness() === 0) return;
  const opened = open();
  if (!opened) return;
  // A page that nobody has touched yet keeps its sounds to itself, and does not sing them all at the first touch.
  if (opened.context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
  schedule(opened.context, opened.master, sound, opened.context.currentTime + 0.01 + inMs / 1000);
}
