import type { Bots, Judgement, Throw } from '../../engine/box.ts';
import { clone, start } from '../../engine/match.ts';
import { listen } from '../../engine/recording.ts';
import { counted, enter, taken } from '../../engine/replay.ts';
import type { Game, Input, Match, Replay, Seat, Spec } from '../../engine/types.ts';
import { chances } from '../value.ts';

// A match that is over, position by position, with what each was worth as the whole table knew it.

export interface Walked<W extends Spec> {
  readonly inputs: readonly Input<W>[];
  /** The match before its first input, and after each. Whoever wants to play on takes a copy. */
  readonly positions: readonly Match<W>[];
  readonly sides: readonly (readonly Seat[])[];
  /** The chance of each side at each position. */
  readonly judged: readonly (readonly number[])[];
  /** What dice came to, in the order in which they were rolled. */
  readonly throws: readonly Rolled[];
}

/** A throw, and the input with which it came, counted from 1. */
export interface Rolled extends Throw {
  readonly n: number;
}

/** Plays a record again by the rules; throws where they refuse it. */
export function walk<W extends Spec>(
  game: Game<W>,
  judgement: Judgement<W>,
  record: Pick<Replay<W>, 'setup' | 'seed' | 'inputs'>,
  told: Bots<W>['throws'],
): Walked<W> {
  const m = start(game, record.setup, record.seed);
  const inputs = counted(record.inputs);
  const positions = [clone(m)];
  const throws: Rolled[] = [];
  const thrown = told?.listen();
  listen(
    m,
    event => {
      for (const one of thrown?.(m, event) ?? []) throws.push({ ...one, n: positions.length });
    },
    () => {
      for (const [i, input] of inputs.entries()) {
        taken(enter(m, input), i);
        positions.push(clone(m));
      }
    },
  );
  const judged = positions.map(one => chances(judgement, one));
  return { inputs, positions, sides: judgement.sides(m), judged, throws };
}
