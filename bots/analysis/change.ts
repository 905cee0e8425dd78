import type { Judgement } from '../../engine/box.ts';
import { apply, guess, tick } from '../../engine/match.ts';
import { due, options } from '../../engine/queries.ts';
import { freshRng } from '../../engine/rng.ts';
import type { Input, Match, Rng, Seat, Spec } from '../../engine/types.ts';
import { chances } from '../value.ts';
import type { Walked } from './record.ts';

// What one input did to the chances: as far as it could be expected, and what chance made of it.

export interface Change {
  /** Of the input, counted from 1. */
  readonly n: number;
  /** Who decided; null where nobody had a choice: the clock ran, or only one answer was open. */
  readonly chooser: Seat | null;
  /** What each side could expect once it was decided, before anything was rolled or drawn. */
  readonly expected: readonly number[];
  /** How far that may be off: dice were rolled anew in so many worlds only. */
  readonly deviation: readonly number[];
}

/** Rolls and draws again, in so many worlds, what came out with an input. */
export function changeOf<W extends Spec>(
  judgement: Judgement<W>,
  { inputs, positions, judged }: Pick<Walked<W>, 'inputs' | 'positions' | 'judged'>,
  n: number,
  worlds: number,
  rng: Rng,
): Change {
  const [input, before, after] = [inputs[n - 1], positions[n - 1], positions[n]];
  const came = judged[n];
  if (!input || !before || !after || !came) throw new Error(`there is no input ${n}`);
  const chooser = chooserOf(before, input);
  if (input.type === 'host' || after.revealed === before.revealed)
    return { n, chooser, expected: came, deviation: came.map(() => 0) };
  const seen: (readonly number[])[] = [];
  for (let i = 0; i < worlds; i++) seen.push(chances(judgement, enteredAnew(before, input, rng)));
  const expected = came.map((_, side) => average(seen.map(world => world[side] ?? 0)));
  return { n, chooser, expected, deviation: expected.map((mean, side) => spread(seen, side, mean)) };
}

/** The input once more, in a world that its seat could not tell from the true one. */
function enteredAnew<W extends Spec>(before: Match<W>, input: Input<W>, rng: Rng): Match<W> {
  const world = guess(before, input.type === 'answer' ? input.seat : null, rng);
  world.rng = freshRng(rng); // what was dealt anew shall not say how the dice fall
  if (input.type === 'answer') {
    world.clock = input.at;
    apply(world, input.seat, input.action);
  } else if (due(world) !== null) tick(world);
  return world;
}

function chooserOf<W extends Spec>(before: Match<W>, input: Input<W>): Seat | null {
  if (input.type === 'host') return input.entry.type === 'concede' ? input.entry.seat : null;
  if (input.type === 'tick') return null;
  const isFree = before.game.free?.types.includes(input.action.type) ?? false;
  return isFree || options(before, input.seat).length > 1 ? input.seat : null;
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function spread(seen: readonly (readonly number[])[], side: number, mean: number): number {
  const squares = seen.reduce((sum, world) => sum + ((world[side] ?? 0) - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, seen.length - 1) / seen.length);
}
