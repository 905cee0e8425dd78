import { listen } from '../../recording.ts';
import { type Scene, given } from '../../testing/scene.ts';
import type { Match } from '../../types.ts';
import { duel } from './duel.ts';
import { CARDS, type Card, type D } from './duel-spec.ts';

// Tables at which a duel is tested.

export const [FLEE, SPY, BURN, FEINT, FIVE, SIX, SEVEN, EIGHT] = [0, 1, 2, 3, 4, 5, 6, 7];
export const choose = (card: Card): D['action'] => ({ type: 'choose', card });

/** Both hands as given, all the other cards in the deck. */
export function table(hands: Card[][], change: (s: D['state']) => void = () => {}, options = {}): Scene<D> {
  return given(duel, { seats: 2, options: options as D['options'] }, m => {
    m.state.hands = hands;
    m.state.deck = CARDS.map((_, card) => card).filter(card => !hands.flat().includes(card));
    change(m.state);
  });
}

/** What each audience hears while `run` runs. */
export function heardBy(m: Match<D>, run: () => void): { all: D['event'][]; seats: D['event'][][] } {
  const all: D['event'][] = [];
  const seats: D['event'][][] = [[], []];
  listen(
    m,
    (event, instead) => {
      all.push(event);
      for (const seat of [0, 1]) {
        const own = instead?.[seat] === undefined ? event : instead[seat];
        if (own) seats[seat]?.push(own);
      }
    },
    run,
  );
  return { all, seats };
}
