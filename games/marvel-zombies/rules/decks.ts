import { draw, shuffle } from '../../../engine/chance.ts';
import { emit } from '../../../engine/flow.ts';
import type { BystanderId } from '../content/bystanders.ts';
import type { SpawnCardId } from '../content/spawn-cards.ts';
import type { TraitId } from '../content/traits.ts';
import type { M } from './table.ts';
import type { ZombieHeroId } from '../ids.ts';

// An empty deck is made anew of its discard pile; with both empty nothing is drawn.

export function drawTrait(m: M): TraitId | undefined {
  const { state } = m;
  if (state.traitDeck.length === 0 && state.traitDiscard.length > 0) {
    state.traitDeck = shuffle(m, state.traitDiscard);
    state.traitDiscard = [];
    emit(m, { type: 'reshuffled', deck: 'trait' });
  }
  return draw(m, state.traitDeck);
}

export function drawBystander(m: M): BystanderId | undefined {
  const { state } = m;
  if (state.bystanderDeck.length === 0 && state.bystanderDiscard.length > 0) {
    state.bystanderDeck = shuffle(m, state.bystanderDiscard);
    state.bystanderDiscard = [];
    state.dealt = false;
    emit(m, { type: 'reshuffled', deck: 'bystander' });
  }
  return draw(m, state.bystanderDeck);
}

export function drawZombieHero(m: M): ZombieHeroId | undefined {
  const { state } = m;
  if (state.zombieDeck.length === 0 && state.zombieDiscard.length > 0) {
    state.zombieDeck = shuffle(m, state.zombieDiscard);
    state.zombieDiscard = [];
    emit(m, { type: 'reshuffled', deck: 'zombieHero' });
  }
  return draw(m, state.zombieDeck);
}

/** The card lies on the discard pile before it is resolved (MZ-SPAWN-04). */
export function drawSpawnCard(m: M): SpawnCardId {
  const { state } = m;
  if (state.spawnDeck.length === 0) {
    state.spawnDeck = shuffle(m, state.spawnDiscard);
    state.spawnDiscard = [];
    emit(m, { type: 'reshuffled', deck: 'spawn' });
  }
  const card = draw(m, state.spawnDeck);
  if (!card) throw new Error('no spawn card left');
  state.spawnDiscard.push(card);
  state.lastCard = card;
  return card;
}
