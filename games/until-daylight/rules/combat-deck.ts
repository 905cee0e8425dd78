import { draw, shuffle } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { CombatId } from '../content/combat.ts';
import type { UntilDaylight } from '../spec.ts';
import { spend } from './discard.ts';
import { holds } from './inventory.ts';
import { type M, player } from './table.ts';

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
function faceUp(m: M): CombatId[] {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const f = m.stack[i];
    if (f?.flow === 'attack' || f?.flow === 'enemyAttack') return f.drawn;
  }
  throw new Error('no attack in progress');
}

/** Opens the window for Luck where cards lie face up and somebody could use it. */
export function openLuckWindow(m: M, drawn: readonly CombatId[], concerned: Seat): void {
  if (drawn.length > 0 && m.state.players.some(p => holds(p, 'luck'))) call(m, 'luck', { seat: concerned, passed: 0 });
}

type LuckWindow = Frame<UntilDaylight, 'luck'>;

/** Clockwise from the seat concerned, those with Luck who have not passed (UD-SPEC-LUCK-02). */
function lucky(m: M, f: LuckWindow): Seat | null {
  for (let i = f.passed; i < m.content.seats; i++) {
    const seat = (f.seat + i) % m.content.seats;
    if (holds(player(m, seat), 'luck')) return seat;
  }
  return null;
}

export const luck = flow<UntilDaylight, 'luck'>({
  ask: decide({
    rule: 'UD-SPEC-LUCK-01',
    who: (m, f) => {
      const seat = lucky(m, f);
      return seat === null ? nobody : [seat];
    },
    options: m => {
      const cards = faceUp(m);
      const kinds = cards.filter((card, i) => cards.indexOf(card) === i);
      return [...kinds.map(card => ({ type: 'luck' as const, card })), { type: 'pass' as const }];
    },
    apply(m, f, choice, seat) {
      again(m, f);
      if (choice.type === 'pass') {
        f.passed = ((seat - f.seat + m.content.seats) % m.content.seats) + 1;
        return;
      }
      replace(m, seat, choice.card);
      f.passed = 0;
    },
  }),
});

/** The replaced card is in the discard before the new one is drawn (UD-CARD-05). */
function replace(m: M, seat: Seat, card: CombatId): void {
  const drawn = faceUp(m);
  const at = drawn.indexOf(card);
  spend(m, seat, 'luck', 'used');
  emit(m, { type: 'specialPlayed', seat, card: 'luck' });
  m.state.combatDiscard.push(card);
  const fresh = drawCombat(m);
  drawn.splice(at, 1, ...(fresh ? [fresh] : []));
  emit(m, { type: 'combatReplaced', seat, from: card, to: fresh ?? null });
}
