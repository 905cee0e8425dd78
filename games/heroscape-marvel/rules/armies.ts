import { CARDS, type CardId, copyOf } from '../ids.ts';
import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Figure } from '../spec.ts';
import { type M, nameOf, pointsOf } from './table.ts';

// What an army may have, and what it has (HS-SETUP-04..06).

/** Adds a card to an army; further figures of that card on the table come from further boxes. */
export function join(m: M, seat: Seat, card: CardId): Figure {
  const figure: Figure = {
    id: copyOf(card, m.state.figures.filter(f => f.card === card).length),
    card,
    owner: seat,
    controller: seat,
    status: 'waiting',
    cell: null,
    wounds: 0,
    carries: [],
    taken: [],
    fresh: [],
  };
  m.state.figures.push(figure);
  return figure;
}

export function put(m: M, figure: Figure, cell: number): void {
  figure.cell = cell;
  figure.status = 'board';
  emit(m, { type: 'placed', seat: figure.owner, figure: figure.id, at: nameOf(m, cell) });
}

export const cardsOf = (m: M, seat: Seat): CardId[] => m.state.figures.filter(f => f.owner === seat).map(f => f.card);
export function total(cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf(card);
  return sum;
}

/** The points an army may have; null where armies are fixed (HS-SETUP-05). */
export function limitOf(m: M, seat: Seat): number | null {
  const { setup } = m.content.scenario;
  const isOne = m.state.players[0] === seat;
  if (setup.kind === 'open') return m.setup.options.points ?? setup.points;
  if (setup.kind === 'armies') return setup.points[isOne ? 0 : 1];
  return setup.kind === 'hunt' && !isOne ? setup.points : null;
}

/** Cards that a seat might still take, whatever they cost: each box has one of each (HS-SETUP-06, HS-MULTI-08). */
export function poolOf(m: M, seat: Seat, own: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const { setup } = m.content.scenario;
  const forbidden: readonly CardId[] = setup.kind === 'hunt' ? setup.forbidden : [];
  const isGone = (card: CardId): boolean =>
    own.includes(card) || forbidden.includes(card) || countOf(taken, card) >= m.setup.options.boxes;
  return limitOf(m, seat) === null ? [] : CARDS.filter(card => !isGone(card));
}

const countOf = (cards: readonly CardId[], card: CardId): number => cards.filter(one => one === card).length;

/** What all others have. */
export const takenFrom = (m: M, seat: Seat): CardId[] => m.state.figures.filter(f => f.owner !== seat).map(f => f.card);
