import type { Outcome } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { Words } from '../text/words.ts';

// What comes after a match that is over.

/** Whether this match is one of a campaign that goes on. */
export function goesOn(outcome: Outcome | null, { isExercise }: Pick<Lobby, 'isExercise'>): boolean {
  const carry = outcome?.carry ?? null;
  return carry !== null && 'next' in carry && carry.next !== null && !isExercise;
}

/** What the way to the next match is called. */
export const againWords = (
  { rematch }: Pick<Words, 'rematch'>,
  outcome: Outcome | null,
  lobby: Pick<Lobby, 'isExercise' | 'concession'>,
): string => (goesOn(outcome, lobby) ? rematch.goOn : rematch.ask(lobby.concession === 'own'));
