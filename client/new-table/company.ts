import { LEVELS } from '../../engine/box.ts';
import type { Lobby } from '../../referee/messages.ts';
import { levelOf } from '../seating/levels.ts';
import { hasServer } from '../calls/server.ts';
import { remember, remembered } from '../memory.ts';
import type { Sitter } from './opening.ts';

// Who plays, in the address of the page that opens a table: how many, and who sits on the other seats.

const SITTERS: ReadonlySet<string> = new Set<Sitter>(['friend', 'here', ...LEVELS]);

/** Those of a match that was played, the person who asks first. */
export function companyOf({ seats }: Lobby): { readonly seats: string; readonly with: string } {
  const own = seats.findIndex(({ isYours }) => isYours);
  const sitters = seats
    .filter((_, at) => at !== own)
    .map(({ kind, isYours, bot }): Sitter => (isYours ? 'here' : kind === 'bot' ? levelOf(bot) : 'friend'));
  return { seats: String(seats.length), with: sitters.join(' ') };
}

/** What an address wishes, as far as it makes sense. */
export function companyIn(search: URLSearchParams): {
  readonly seats: number | null;
  readonly others: readonly Sitter[];
} {
  const seats = Number(search.get('seats'));
  // addresses of before bots had levels say `bot`
  const said = (search.get('with') ?? '').split(' ').map(one => (one === 'bot' ? 'companion' : one));
  const others = said.filter((one): one is Sitter => SITTERS.has(one));
  return { seats: Number.isInteger(seats) && seats > 0 ? seats : null, others };
}

/** As this device last played: with friends, or with bots, as whoever is here for the first time begins at once. */
export const usualSitter = (isOnScreen: boolean): Sitter =>
  hasServer && (isOnScreen || remembered('company') === 'friends') ? 'friend' : 'companion';
export const keepCompany = (isOfFriends: boolean): void => remember('company', isOfFriends ? 'friends' : 'bots');
