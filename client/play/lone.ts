import type { Seat } from '../../engine/types.ts';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from './at-table.ts';

// The only answer to a question: the page gives it after a moment, in which one may say that one would rather wait.

const MOMENT = 900; // milliseconds, the same every time: nobody should have to guess how long
const URGENT_MOMENT = 300; // where a clock runs

export function momentOf({ isUrgent, formal }: Pick<AtTable['parts'], 'isUrgent' | 'formal'>, only: Action): number {
  if (formal?.includes(only.type)) return 0;
  return isUrgent ? URGENT_MOMENT : MOMENT;
}

type Shown = Pick<AtTable, 'position'> & {
  readonly state: Pick<AtTable['state'], 'lobby' | 'log' | 'connection'>;
  readonly parts: Pick<AtTable['parts'], 'grave'>;
};

/** Whoever has just gone back wants to be at this question: nothing is answered for them. */
export function isBack({ state }: { readonly state: Pick<AtTable['state'], 'log'> }, seat: Seat): boolean {
  const last = state.log.at(-1);
  return last !== undefined && 'undoneBy' in last && last.undoneBy === seat;
}

/** What the page may answer for this seat; null where whoever plays it should. */
export function loneAnswer({ state, position, parts }: Shown, seat: Seat): Action | null {
  const prompt = position.paused || position.outcome ? undefined : position.prompts[seat];
  const [only, ...others] = prompt?.options ?? [];
  if (!prompt?.isLone || !only || others.length > 0 || parts.grave?.includes(only.type)) return null;
  const { lobby, connection } = state;
  const isPlayed = lobby.seats[seat]?.kind === 'person';
  return isPlayed && connection === 'open' && !isBack({ state }, seat) ? only : null;
}
