import { type Scene, scene } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { Carry, Options, Zombie15 } from '../spec.ts';
import { words, zoneNamed } from '../words.ts';

interface Setting extends Partial<Options> {
  readonly scenario?: string;
  readonly carry?: Carry | null;
}

/** A table of this game, laid in the words of words.ts; without another word it is scenario 3 for four. */
export function table(seats: number, given: object, setting: Setting = {}): Scene<Zombie15> {
  const { scenario = 'S03', carry = null, ...options } = setting;
  return scene({ game, words }, { seats, scenario, carry, options: game.options.parse(options) }, given);
}

/** The number of the zone that a word such as `14-A:F` names. */
export const zone = (laid: Scene<Zombie15>, name: string): number => zoneNamed(laid.m, name);
export const tile = (laid: Scene<Zombie15>, name: string): number => zoneNamed(laid.m, name) >> 1;
