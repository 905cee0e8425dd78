import { draw, shuffle } from '../../../engine/chance.ts';
import { emit } from '../../../engine/flow.ts';
import type { CombatId } from '../content/combat.ts';
import type { M } from './table.ts';

/** One deck for players and enemies; the discard becomes the deck when a card is wanted (UD-CARD-05). */
export function drawCombat(m: M): CombatId | undefined {
  const { state } = m;
  if (state.combatDeck.length === 0 && state.combatDiscard.length > 0) {
    state.combatDeck = shuffle(m, state.combatDiscard);
    state.combatDiscard = [];
    emit(m, { type: 'reshuffled', pile: 'combat' });
  }
  return draw(m, state.combatDeck);
}

/** Cards that lay face up go to the discard. */
export function discardCombat(m: M, cards: readonly CombatId[]): void {
  if (cards.length === 0) return;
  m.state.combatDiscard.push(...cards);
  emit(m, { type: 'combatDiscarded', cards: [...cards] });
}

export function drawCombatCards(m: M, drawn: CombatId[], count: number): CombatId[] {
  const fresh: CombatId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCombat(m);
    if (card) fresh.push(card);
  }
  drawn.push(...fresh);
  return fresh;
}

/** The cards face up for the attack in progress, a player's or an enemy's. */
export function faceUp(m: M): CombatId[] {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const f = m.stack[i];
    if (f?.flow === 'attack' || f?.flow === 'enemyAttack') return f.drawn;
  }
  throw new Error('no attack in progress');
}
