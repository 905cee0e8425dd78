import { type Scene, scene } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { Options, UntilDaylight } from '../spec.ts';
import { vocabulary } from '../vocabulary.ts';

/** A table of this game, laid in the words of vocabulary.ts; without a phase it is the Combat phase. */
export function table(seats: number, given: object, options: Partial<Options> = {}): Scene<UntilDaylight> {
  return scene({ game, vocabulary }, { seats, options: game.options.parse(options) }, given);
}
