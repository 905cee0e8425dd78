import type { Outcome } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
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
