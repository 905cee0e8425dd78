import type { Lobby } from '../../referee/messages.ts';
import type { Sitter } from './opening.ts';

// Who plays, in the address of the page that opens a table: how many, and who sits on the other seats.

const SITTERS: ReadonlySet<string> = new Set<Sitter>(['friend', 'here', 'bot']);

/** Those of a match that was played, the person who asks first. */
export function companyOf({ seats }: Lobby): { readonly seats: string; readonly with: string } {
  const own = seats.findIndex(({ isYours }) => isYours);
  const sitters = seats
    .filter((_, at) => at !== own)
    .map(({ kind, isYours }): Sitter => (isYours ? 'here' : kind === 'bot' ? 'bot' : 'friend'));
  return { seats: String(seats.length), with: sitters.join(' ') };
}

/** What an address wishes, as far as it makes sense. */
export function companyIn(search: URLSearchParams): {
  readonly seats: number | null;
  readonly others: readonly Sitter[];
} {
  const seats = Number(search.get('seats'));
  const others = (search.get('with') ?? '').split(' ').filter((one): one is Sitter => SITTERS.has(one));
  return { seats: Number.isInteger(seats) && seats > 0 ? seats : null, others };
}
