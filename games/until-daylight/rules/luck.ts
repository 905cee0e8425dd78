import { again, call, decide, flow, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { faceUpCards } from '../cards/specials.ts';
import type { CombatId } from '../content/combat.ts';
import { rubble } from '../content/rubble.ts';
import type { PlaySpecial, UntilDaylight } from '../spec.ts';
import { faceUp } from './combat-deck.ts';
import { holds } from './inventory.ts';
import { luckPreview } from './luck-preview.ts';
import { FACE_UP_CARDS, faceUpCardOf, holdsAny, payFor } from './specials.ts';
import { type M, player } from './table.ts';

type Answer = Extract<PlaySpecial, { card: CombatId }> | { type: 'pass' };

/** Opens the window for Luck where cards lie face up and somebody could use it. */
export function openLuckWindow(m: M, drawn: readonly CombatId[], concerned: Seat): void {
  if (drawn.length > 0 && m.state.players.some(p => holdsAny(p, FACE_UP_CARDS)))
    call(m, 'luck', { seat: concerned, passed: 0 });
}

/** Clockwise from the seat concerned, those with Luck who have not passed (UD-SPEC-LUCK-02). */
function lucky(m: M, f: Frame<UntilDaylight, 'luck'>): Seat | null {
  for (let i = f.passed; i < m.content.seats; i++) {
    const seat = (f.seat + i) % m.content.seats;
    if (holdsAny(player(m, seat), FACE_UP_CARDS)) return seat;
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
    options: (m, _f, seat): Answer[] => {
      const cards = faceUp(m);
      const kinds = cards.filter((card, i) => cards.indexOf(card) === i);
      const p = player(m, seat);
      const found: Answer[] = [];
      for (const play of FACE_UP_CARDS)
        if (holds(p, play)) for (const card of kinds) found.push({ type: rubble[play].action, card });
      found.push({ type: 'pass' });
      return found;
    },
    preview: (m, _f, action) => luckPreview(m, 'card' in action ? action.card : null),
    apply(m, f, choice, seat) {
      again(m, f);
      const played = faceUpCardOf(choice);
      if (choice.type === 'pass' || !played) {
        f.passed = ((seat - f.seat + m.content.seats) % m.content.seats) + 1;
        return;
      }
      payFor(m, seat, played);
      faceUpCards[played].play(m, seat, choice.card);
      f.passed = 0;
    },
  }),
});
