import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../content/cards.ts';
import { type Weapon, weapons } from '../content/weapons.ts';
import { type Focus, type SeenFoe, type View, focusOf, seenFoe } from '../seen.ts';

/** An attack that a seat has declared, as the view shows it. */
export interface Declared {
  readonly focus: Focus;
  readonly seat: Seat;
  readonly weapon: Weapon;
  readonly target: SeenFoe;
}

export function declared(view: View): Declared {
  const focus = focusOf(view);
  if (focus.seat === null || focus.weapon === null) throw new Error('no attack has been declared');
  return { focus, seat: focus.seat, weapon: weapons[focus.weapon], target: seenFoe(view, focus.target) };
}

/** The card that was drawn and may be kept. */
export function foundCard(view: View): CardId {
  const { card } = focusOf(view);
  if (card === null || card === 'wave') throw new Error('nothing was found');
  return card;
}
