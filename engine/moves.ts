import { apply, tick } from './match.ts';
import { same } from './plain.ts';
import { deciders, due, freeMoves, options } from './queries.ts';
import { enter } from './replay.ts';
import type { Match, Seat, Spec } from './types.ts';

// How a match came to where it stands, in short: which of its options each answer was.

/** The clock event that is due. */
const TICK = '~';

/** A match that was played up to a position, where chance and all that one seat cannot know are dealt anew. */
export interface Led {
  readonly seed: string;
  /** Numbers of options, of whoever was asked first; `2500:3` is the same after 2500 ms of play, `~` a clock event. */
  readonly moves: string;
  /** The seed of what follows, for these eyes. */
  readonly after: string;
  readonly eyes: Seat;
}

/** The answers open to a seat, and its free moves after them. */
const openTo = <W extends Spec>(m: Match<W>, seat: Seat): W['action'][] => options(m, seat).concat(freeMoves(m, seat));

/** What an answer is called in short, before it is given at this time. */
export function moveOf<W extends Spec>(m: Match<W>, seat: Seat, action: W['action'], at: number): string {
  const number = openTo(m, seat).findIndex(open => same(open, action));
  if (number < 0 || seat !== deciders(m)[0]) throw new Error(`${JSON.stringify(action)} is not open to seat ${seat}`);
  return at === m.clock ? `${number}` : `${at - m.clock}:${number}`;
}

export const tickMove = TICK;

/** Plays a match on by moves; throws where the rules have changed under them. */
export function playMoves<W extends Spec>(m: Match<W>, moves: string): void {
  for (const move of moves.split(' ').filter(Boolean)) {
    if (move === TICK) {
      tick(m);
      continue;
    }
    const [number = Number.NaN, ms = 0] = move.split(':').map(Number).toReversed();
    const [seat] = deciders(m);
    const action = seat === undefined ? undefined : openTo(m, seat)[number];
    const next = due(m);
    if (seat === undefined || action === undefined || (next !== null && next <= m.clock + ms))
      throw new Error(`there is no move ${move}`);
    m.clock += ms;
    apply(m, seat, action);
  }
}

/** Leads a match that has just been dealt to its position. */
export function lead<W extends Spec>(m: Match<W>, { moves, after, eyes }: Omit<Led, 'seed'>): void {
  playMoves(m, moves);
  const refused = enter(m, { type: 'host', at: m.clock, entry: { type: 'reseed', seed: after, salt: '', eyes } });
  if (refused) throw new Error(`the table cannot be dealt anew: ${JSON.stringify(refused)}`);
}
