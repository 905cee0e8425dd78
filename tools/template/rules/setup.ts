import { shuffle } from '../../../engine/chance.ts';
import type { Match } from '../../../engine/types.ts';
import { CARDS } from '../content/cards.ts';
import { CARD_IDS, type CardId } from '../ids.ts';
import type { Race } from '../spec.ts';

export const HAND_SIZE = 2;

/** PR-SETUP-01, PR-SETUP-02 */
export function deal(m: Match<Race>): void {
  const { seats } = m.setup;
  const stack = shuffle(m, allCards());
  m.state = {
    pebbles: Array.from({ length: seats }, () => 0),
    hands: Array.from({ length: seats }, () => stack.splice(-HAND_SIZE)),
    stack,
    discard: [],
    turn: 0,
  };
}

export function allCards(): CardId[] {
  return CARD_IDS.flatMap(id => Array.from({ length: CARDS[id].copies }, () => id));
}
