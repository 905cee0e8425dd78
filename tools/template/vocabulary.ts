import { z } from 'zod';
import { stack } from '../../engine/chance.ts';
import type { Vocabulary } from '../../engine/box.ts';
import type { Match } from '../../engine/types.ts';
import { CARD_IDS } from './ids.ts';
import { allCards } from './rules/setup.ts';
import type { Race } from './spec.ts';

const card = z.enum(CARD_IDS);

/** The small vocabulary of scenes and case files. */
const given = z.strictObject({
  pebbles: z.array(z.number().int().min(0)).optional(),
  hands: z.array(z.array(card)).optional(),
  stack: z.array(card).optional(), // what is drawn next, the first card first
  discard: z.array(card).optional(),
  turn: z.number().int().min(0).optional(),
});

export const vocabulary: Vocabulary<Race> = {
  given,
  arrange(m, said) {
    const wanted = said as z.infer<typeof given>;
    const { state } = m;
    state.pebbles = wanted.pebbles ?? state.pebbles;
    state.turn = wanted.turn ?? state.turn;
    state.hands = wanted.hands ?? state.hands;
    state.discard = wanted.discard ?? state.discard;
    state.stack = rest(m);
    if (wanted.stack) stack(state.stack, wanted.stack);
  },
  describe(m) {
    const { pebbles, hands, discard, turn } = m.state;
    return { pebbles, hands, stack: [...m.state.stack].reverse(), discard, turn };
  },
};

/** The cards that lie nowhere else, so that no scene has a leap too many. */
function rest(m: Match<Race>): Race['state']['stack'] {
  const left = allCards();
  for (const used of [...m.state.hands.flat(), ...m.state.discard]) {
    const at = left.indexOf(used);
    if (at < 0) throw new Error(`there are not so many cards ${used}`);
    left.splice(at, 1);
  }
  return left;
}
