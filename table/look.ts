import type { Language, Texts } from '../engine/box.ts';
import type { Seat, Spec } from '../engine/types.ts';
import type { Flight } from './flight.ts';
import type { ThingId } from './touch.ts';

/** What everybody who looks at a table has before them. */
export interface Look<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly texts: T;
  readonly language: Language;
  readonly view: W['view'];
  /** The names of the seats. */
  readonly names: readonly string[];
  /** Through whose eyes; null for a spectator. */
  readonly seat: Seat | null;
}

/** One event while it is played, for `ms`. Where motion is not wanted nothing moves meanwhile: its picture stands. */
export interface Moment<W extends Spec> {
  /** Another number for each event: a key for what should move anew. */
  readonly id: number;
  readonly event: W['event'];
  readonly ms: number;
  /** The thing at which it happens. */
  readonly at: ThingId | null;
  /** What strikes somebody meanwhile. */
  readonly flight: Flight | null;
}
