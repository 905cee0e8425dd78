import type { Seen } from '../engine/box.ts';
import { guess } from '../engine/match.ts';
import { preview } from '../engine/queries.ts';
import type { Asked, Match, Rng, Seat, Spec } from '../engine/types.ts';

/** What a person at the table is shown: also what an answer would mean. */
export interface Shown<W extends Spec> extends Seen<W> {
  preview(action: W['action']): W['preview'] | null;
}

/** A policy, or whoever looks at previews too. */
export type Player<W extends Spec> = (seen: Shown<W>) => W['action'];

/** What a policy is shown of a match. The view is built when it is looked at: some policies never do, and views are dear. */
export class Sight<W extends Spec> implements Shown<W> {
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

  preview(action: W['action']): W['preview'] | null {
    return preview(this.m, this.seat, action);
  }

  guess(): Match<W> {
    return guess(this.m, this.seat, this.rng);
  }
}
