import type { Seen } from '../engine/box.ts';
import { below } from '../engine/rng.ts';
import type { Spec } from '../engine/types.ts';

/** Answers evenly at random. It never makes free moves: they answer nothing, and it would make them for ever. */
export function random<W extends Spec>({ prompt, rng }: Pick<Seen<W>, 'prompt' | 'rng'>): W['action'] {
  return prompt.options[below(rng, prompt.options.length)] as W['action'];
}
