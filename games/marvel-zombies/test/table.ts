import { type Scene, scene } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { MarvelZombies, Options } from '../spec.ts';
import { vocabulary } from '../vocabulary.ts';
import type { MissionId } from '../ids.ts';

/** A table of this mission with one seat, laid in the words of vocabulary.ts. */
export function table(mission: MissionId, given: object): Scene<MarvelZombies> {
  return tableOf(mission, 1, given);
}

/** The same with several seats. */
export function tableOf(
  mission: MissionId,
  seats: number,
  given: object,
  options: Partial<Options> = {},
): Scene<MarvelZombies> {
  return scene({ game, vocabulary }, { scenario: mission, seats, options: game.options.parse(options) }, given);
}
