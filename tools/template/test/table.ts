import { type Scene, scene } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import type { Options, Race } from '../spec.ts';

/** A table of this game, laid in the words of vocabulary.ts. */
export function table(seats: number, given: object, options: Partial<Options> = {}): Scene<Race> {
  return scene(box, { seats, options: box.game.options.parse(options) }, given);
}
