// Sounds are made in the browser from a few numbers: nothing to load, nothing to credit.

export type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';

/** One voice of a sound. Times in milliseconds, pitches in hertz. */
export interface Voice {
  readonly wave: Wave;
  /** When it begins, after the sound does. */
  readonly at?: number;
  readonly ms: number;
  /** From 0 to 1. */
  readonly loud: number;
  /** The pitch glides from the first to the second; noise has none. */
  readonly pitch?: number | readonly [from: number, to: number];
  /** How long it takes to be as loud as it gets. */
  readonly attack?: number;
  /** What passes: below (lowpass), above (highpass) or around (bandpass) a pitch, which may glide. */
  readonly filter?: {
    readonly type: 'lowpass' | 'highpass' | 'bandpass';
    readonly pitch: number | readonly [from: number, to: number];
    readonly sharp?: number;
  };
}

/** Voices that begin together. */
export type Sound = readonly Voice[];

/** How long a sound lasts. */
export const lengthOf = (sound: Sound): number => Math.max(0, ...sound.map(({ at = 0, ms }) => at + ms));

const SILENCE = 0.0001; // an exponential never reaches zero

/** A voice that goes on until it is let go. */
export interface Drone extends Pick<Voice, 'wave' | 'loud' | 'filter'> {
  readonly pitch?: number;
  /** It gets softer and louder again, by a share of its loudness. */
  readonly sway?: { readonly ms: number; readonly by: number };
}

/** Puts a sound on the way to `out`, beginning at `when` (in the seconds of the context). What it returns ends it. */
export function schedule(context: BaseAudioContext, out: AudioNode, sound: Sound, when: number): () => void {
  const sources = sound.map(voice => sing(context, out, voice, when + (voice.at ?? 0) / 1000));
  return () => sources.forEach(source => source.stop());
}

/** Lets drones sound together. What it returns ends them. */
export function sustain(context: BaseAudioContext, out: AudioNode, drones: readonly Drone[]): () => void {
  const sources = drones.flatMap(drone => hum(context, out, drone));
  return () => sources.forEach(source => source.stop());
}

function hum(context: BaseAudioContext, out: AudioNode, { wave, loud, pitch = 110, filter, sway }: Drone) {
  const start = context.currentTime;
  const source = wave === 'noise' ? noise(context) : tone(context, wave, pitch, start, 0);
  const level = context.createGain();
  level.gain.value = loud;
  if (filter) source.connect(filtered(context, filter, start, 0)).connect(level);
  else source.connect(level);
  level.connect(out);
  source.start();
  if (!sway) return [source];
  const slow = context.createOscillator();
  slow.frequency.value = 1000 / sway.ms;
  const depth = context.createGain();
  depth.gain.value = loud * sway.by;
  slow.connect(depth).connect(level.gain);
  slow.start();
  return [source, slow];
}

function sing(context: BaseAudioContext, out: AudioNode, voice: Voice, start: number): AudioScheduledSourceNode {
  const seconds = voice.ms / 1000;
  const source =
    voice.wave === 'noise' ? noise(context) : tone(context, voice.wave, voice.pitch ?? 440, start, seconds);
  const envelope = context.createGain();
  const attack = Math.min(seconds / 2, (voice.attack ?? 5) / 1000);
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(Math.max(SILENCE, voice.loud), start + attack);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  if (voice.filter) source.connect(filtered(context, voice.filter, start, seconds)).connect(envelope);
  else source.connect(envelope);
  envelope.connect(out);
  source.start(start);
  source.stop(start + seconds + 0.02);
  return source;
}

function tone(
  context: BaseAudioContext,
  wave: Exclude<Wave, 'noise'>,
  pitch: NonNullable<Voice['pitch']>,
  start: number,
  seconds: number,
): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency, pitch, start, seconds);
  return oscillator;
}

function filtered(
  context: BaseAudioContext,
  { type, pitch, sharp = 1 }: NonNullable<Voice['filter']>,
  start: number,
  seconds: number,
): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = sharp;
  glide(filter.frequency, pitch, start, seconds);
  return filter;
}

function glide(param: AudioParam, pitch: number | readonly [number, number], start: number, seconds: number): void {
  const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
  param.setValueAtTime(from, start);
  if (to !== from) param.exponentialRampToValueAtTime(Math.max(1, to), start + seconds);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBufferSourceNode {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}
