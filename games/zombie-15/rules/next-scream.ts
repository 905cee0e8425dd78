import { mapped } from '../../../kit/grammar.ts';
import { ZOMBIE_CARDS, deckPresets, zombieCards } from '../content/zombie-cards.ts';
import { dataOf } from '../scenarios/list.ts';
import type { SeenScream } from '../seen.ts';
import { alphaGoal, hasScreamsLeft, marchMoves } from './scream.ts';
import { deckFor } from './setup.ts';
import { type M, boardOf } from './table.ts';

// What everybody at the table can reckon of the next scream: which cards are left is known to whoever counts.

/** How many cards of each value a deck is made of. */
const decks = mapped(deckPresets, ({ values, hordes }) => {
  const counts = values.map(value => ({
    value,
    count: ZOMBIE_CARDS.reduce((sum, id) => sum + (zombieCards[id].value === value ? zombieCards[id].qty : 0), 0),
  }));
  const numbered = counts.reduce((sum, { count }) => sum + count, 0);
  return { counts, hordes, upper: Math.ceil(numbered / 2) + hordes };
});

/** Null where none comes any more. */
export function nextScream(m: M): SeenScream | null {
  if (!m.state.turn || !hasScreamsLeft(m)) return null;
  const { placement } = boardOf(m);
  const { alpha } = m.state;
  const cards = m.state.cat ? [] : placement.length > 0 ? [...placement] : ['hero' as const];
  const to = alpha && alphaGoal(m, alpha.zone);
  return {
    cards: cards.slice(0, m.state.deck.length),
    horde: hordeChance(m, cards.length),
    ...valuesLeft(m),
    marches: marchMoves(m),
    alpha: to === alpha?.zone ? null : to,
  };
}

const deckOf = (m: M) => decks[deckFor(dataOf(m.content.scenario), m.content.track)];

/** The halves of the deck have as many Horde cards each (Z15-SETUP-07). */
function hordeChance(m: M, cards: number): number {
  const { hordes, upper } = deckOf(m);
  const { deck, drawn } = m.state;
  const come = drawn.filter(card => card === 'horde').length;
  const lower = Math.max(0, deck.length - Math.max(0, upper - drawn.length));
  let none = 1;
  for (let i = 0; i < Math.min(cards, deck.length); i++) {
    const left = deck.length - i;
    const isUpper = left > lower;
    const among = isUpper ? left - lower : left;
    const hordesLeft = Math.max(0, isUpper ? hordes - come : 2 * hordes - come);
    none *= 1 - Math.min(1, hordesLeft / among);
  }
  return 1 - none;
}

function valuesLeft(m: M): { least: number; most: number } {
  const left = deckOf(m).counts.filter(
    ({ value, count }) => m.state.drawn.filter(card => zombieCards[card].value === value).length < count,
  );
  const values = left.map(({ value }) => value);
  return values.length > 0 ? { least: Math.min(...values), most: Math.max(...values) } : { least: 0, most: 0 };
}
