import type { Outcome } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { rematch, startTable, tableLobby } from '../calls/endpoints.ts';
import type { Words } from '../text/words.ts';

// What comes after a match that is over.

type Ended = Pick<Lobby, 'isExercise' | 'concession' | 'scenario'>;

/** The scenario with which a campaign goes on. */
function nextOf(outcome: Outcome | null, { isExercise }: Ended): unknown {
  const carry = outcome?.carry ?? null;
  return !isExercise && carry !== null && 'next' in carry ? carry.next : null;
}

/** Whether this match is one of a campaign that goes on. */
export const goesOn = (outcome: Outcome | null, lobby: Ended): boolean => nextOf(outcome, lobby) !== null;

/** What the way to the next match is called. A campaign whose scenario was lost goes on with the same. */
export function againWords(words: Words, outcome: Outcome | null, lobby: Ended): string {
  const next = nextOf(outcome, lobby);
  if (next === null) return words.rematch.ask(lobby.concession === 'own');
  return next === lobby.scenario ? words.shell.again : words.rematch.goOn;
}

/** Whether a table can begin without waiting for anybody: one's own seat, and bots. */
export const isAlone = ({ status, seats }: Pick<Lobby, 'status' | 'seats'>): boolean =>
  status === 'lobby' && seats.some(seat => seat.isYours) && seats.every(seat => seat.isYours || seat.kind === 'bot');

/** The next match: whoever sits with bots alone begins at once, the others meet in its lobby. */
export async function playAgain(id: string, wish: Parameters<typeof rematch>[1] = {}): Promise<string> {
  const next = await rematch(id, wish);
  if (isAlone(await tableLobby(next.id))) await startTable(next.id);
  return next.id;
}
