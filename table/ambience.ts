import type { Texts } from '../engine/box.ts';
import type { Spec } from '../engine/types.ts';
import type { Look } from './look.ts';
import type { Drone, Sound } from './sound/sound.ts';

/** What a table sounds like while nothing happens. `games/<id>/ui/ambience.ts` exports one of these as `ambience`. */
export interface Ambience<W extends Spec, T extends Texts<W> = Texts<W>> {
  /** A few bars with which a table opens. */
  readonly theme: Sound;
  /** The first is always heard; each of the others as soon as there is danger enough for it. */
  readonly layers: readonly (readonly Drone[])[];
  /** How dangerous things stand for all who look, from 0 to 1. */
  danger(look: Look<W, T>): number;
}

/** How many layers are heard. */
export const layersAt = (danger: number, layers: number): number =>
  layers === 0 ? 0 : 1 + Math.floor(Math.max(0, Math.min(0.999, danger)) * layers);

/** The notes of a theme, one after the other: how long each lasts, and its pitch; 0 is a rest. */
export const tune = (
  notes: readonly (readonly [ms: number, pitch: number])[],
  { wave, loud }: { readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'; readonly loud: number },
): Sound => {
  let at = 0;
  return notes.flatMap(([ms, pitch]) => {
    const begins = at;
    at += ms;
    return pitch === 0 ? [] : [{ wave, at: begins, ms: ms * 1.5, loud, pitch, attack: 15 }];
  });
};
