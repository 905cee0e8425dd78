import type { Seen } from '../engine/box.ts';
import { guess } from '../engine/match.ts';
import type { Asked, Match, Rng, Seat, Spec } from '../engine/types.ts';

/** What a policy is shown of a match. The view is built when it is looked at: some policies never do, and views are dear. */
export class Sight<W extends Spec> implements Seen<W> {
  private readonly m: Match<W>;
  readonly seat: Seat;
  readonly prompt: Asked<W>;
  readonly rng: Rng;
  readonly hasTime: (thoughts: number) => boolean;

  constructor(m: Match<W>, seat: Seat, asked: Asked<W>, rng: Rng, hasTime: (thoughts: number) => boolean) {
    this.m = m;
    this.seat = seat;
    this.prompt = asked;
    this.rng = rng;
    this.hasTime = hasTime;
  }

  get view(): W['view'] {
    return this.m.game.view(this.m, this.seat);
  }

  guess(): Match<W> {
    return guess(this.m, this.seat, this.rng);
  }
}
