import { setupOf } from '../../../bots/set-up.ts';
import { type Scene, given, scene } from '../../../engine/testing/scene.ts';
import type { Placed } from '../content/tiles.ts';
import { game } from '../rules/game.ts';
import { writtenBoard } from '../scenarios/list.ts';
import type { ScenarioId } from '../scenarios/shape.ts';
import type { Action, Carry, Options, Zombie15 } from '../spec.ts';
import { vocabulary } from '../vocabulary.ts';

export type Table = Scene<Zombie15>;

interface Setting extends Partial<Options> {
  readonly scenario?: ScenarioId;
  readonly carry?: Carry | null;
}

/** A table of this game, laid in the words of vocabulary.ts; without another word it is scenario 3. */
export function table(seats: number, given: object, setting: Setting = {}): Table {
  const { scenario = 'S03', carry = null, ...options } = setting;
  return scene({ game, vocabulary }, { seats, scenario, carry, options: game.options.parse(options) }, given);
}

/** The table before anybody has chosen anything. */
export const fresh = (seats: number, setting: Setting = {}): Table => table(seats, { step: 'setup' }, setting);

/** A table on a row of tiles that the test names. */
export function rowOf(tiles: readonly Placed[], laid: object): Table {
  const built = given(game, setupOf({ game }, { scenario: 'quick', seats: 4 }), m => {
    m.state.course = [...tiles];
    m.state.zombies = tiles.flatMap(() => [0, 0]);
    vocabulary.arrange(m, vocabulary.given.parse(laid));
  });
  return built;
}

/** Finds the zones of a map by name: `14-A` or `14-A:R` is its street, `14-A:F` its search zone. */
export function on(scenario: ScenarioId): (name: string) => number {
  const tiles = writtenBoard(scenario)?.tiles ?? [];
  return name => {
    const tile = tiles.findIndex(({ face }) => face === name.split(':')[0]);
    if (tile < 0) throw new Error(`no ${name} in ${scenario}`);
    return tile * 2 + (name.endsWith(':F') ? 1 : 0);
  };
}

export const END: Action = { type: 'endActions' };
export const PASS: Action = { type: 'pass' };
export const QUICK: Action = { type: 'quickSearch' };
export const CAREFUL: Action = { type: 'carefulSearch' };
export const FISTS: Action = { type: 'bareHands' };
export const REST: Action = { type: 'discardRest' };
export const fire = (weapon = 0): Action => ({ type: 'fight', weapon });
export const use = (object = 0): Action => ({ type: 'use', object });
export const go = (to: number): Action => ({ type: 'move', to });

/** A minute of a track with a scream in every minute. */
export const MINUTE = 60_000;
