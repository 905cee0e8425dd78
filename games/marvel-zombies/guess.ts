import { dealAnew } from '../../engine/chance.ts';
import { layCards } from './rules/setup.ts';
import type { M } from './rules/table.ts';

/** Nobody knows the order of the decks, who lies face down and which colour; everybody knows what there is. */
export function guess(m: M): void {
  const { state } = m;
  dealAnew(m, state.spawnDeck);
  dealAnew(m, state.traitDeck);
  dealAnew(m, state.zombieDeck);
  const covered = state.cards.map(({ id }) => id);
  const zones = state.cards.map(({ zone }) => zone);
  if (state.dealt) layCards(m, [...covered, ...state.bystanderDeck].sort(), zones, m.content.mission.among);
  else {
    dealAnew(m, state.bystanderDeck);
    const deck = state.bystanderDeck;
    layCards(m, covered.sort(), zones, []);
    state.bystanderDeck = deck;
  }
  const unknown = state.objectives.filter(token => token.faceDown && !token.taken);
  const colours = dealAnew(
    m,
    unknown.map(({ colour }) => colour),
  );
  unknown.forEach((token, i) => {
    token.colour = colours[i] ?? token.colour;
  });
}
