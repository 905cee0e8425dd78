import type { Seat } from '../../../engine/types.ts';
import { cards } from '../content/cards.ts';
import { type CardId, type FigureId, type Status, cardOf, isSquad, numberOf } from '../ids.ts';
import type { Figure } from '../spec.ts';
import { type M, figureOf, ownOnBoard } from './table.ts';

// Cards that lie on the table, each called after its first figure. A hero is its own card; the figures of a squad share
// one, and those of a common squad share all copies that their army has (HS-MULTI-09).

/** What tells how a card stands. */
interface Member {
  readonly id: FigureId;
  readonly card: CardId;
  readonly status: Status;
  readonly lies?: FigureId | null;
}

/** Figures that an army may have: no start zone has room for many more. */
export const CROWD = 10;

export const sizeOf = (card: CardId): number => cards[card].figures;
export const isCommon = (card: CardId): boolean => cards[card].uniqueness === 'common';

/** The card with which a figure came to the table. */
export function cardUnder(figure: FigureId): FigureId {
  const number = numberOf(figure);
  const card = number === 0 ? null : cardOf(figure);
  return card && isSquad(card) ? `${card}.${number - ((number - 1) % sizeOf(card))}` : figure;
}

/** Whether a card is called after this figure. */
export const isFirst = (figure: FigureId): boolean => cardUnder(figure) === figure;

/** How many figures lie on a card of this army. */
export const lyingOn = (army: readonly Member[], card: FigureId): number =>
  army.filter(one => one.lies === card).length;

/** The cards of an army that have a figure on the board (HS-ROUND-02, HS-END-03). */
export function standingCards<T extends Member>(army: readonly T[]): T[] {
  return army.filter(one => {
    if (!isSquad(one.card)) return one.status === 'board';
    return isFirst(one.id) && lyingOn(army, one.id) < sizeOf(one.card) && membersIn(army, one.id).length > 0;
  });
}

/** Figures on the board that a turn of this card may use: its own, of common ones any (HS-MULTI-10). */
function membersIn<T extends Member>(army: readonly T[], card: FigureId): T[] {
  const kind = cardOf(card);
  return army.filter(
    ({ id, card: own, status }) => own === kind && status === 'board' && (isCommon(kind) || cardUnder(id) === card),
  );
}

const armyOf = (m: M, seat: Seat): Figure[] => m.state.figures.filter(({ owner }) => owner === seat);

/** The cards of a seat that have a figure on the board. */
export const cardsInPlay = (m: M, seat: Seat): Figure[] =>
  m.setup.options.squads ? standingCards(armyOf(m, seat)) : ownOnBoard(m, seat);

export function isInPlay(m: M, card: FigureId): boolean {
  const first = figureOf(m, card);
  return isSquad(first.card) ? cardsInPlay(m, first.owner).includes(first) : first.cell !== null;
}

/** Figures that a turn of this card may use. */
export const membersOf = (m: M, card: FigureId): Figure[] => membersIn(armyOf(m, figureOf(m, card).owner), card);

/** Cards onto which a destroyed figure may go: one that is begun comes first (HS-MULTI-11). */
export function cardsFor(m: M, { id, card, owner }: Figure): FigureId[] {
  if (!isCommon(card)) return [cardUnder(id)];
  const army = armyOf(m, owner);
  const copies = army.filter(one => one.card === card && isFirst(one.id)).map(one => one.id);
  const open = copies.filter(copy => lyingOn(army, copy) < sizeOf(card));
  const begun = open.filter(copy => lyingOn(army, copy) > 0);
  return begun.length > 0 ? begun : open;
}
