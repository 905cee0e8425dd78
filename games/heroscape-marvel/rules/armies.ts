import { CARDS, type CardId, HEROES, copyOf } from '../ids.ts';
import { known } from '../../../engine/known.ts';
import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { cards } from '../content/cards.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { CROWD, isFirst, sizeOf } from './cards.ts';
import { type M, nameOf, pointsOf } from './table.ts';

// What an army may have, and what it has (HS-SETUP-04..06).

/** Adds a card with its figures to an army; returns the first. Further ones of that card come from further boxes. */
export function join(m: M, seat: Seat, card: CardId): Figure {
  const first = enrol(m, seat, card);
  for (let more = sizeOf(card); more > 1; more--) enrol(m, seat, card);
  return first;
}

function enrol(m: M, seat: Seat, card: CardId): Figure {
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

export const cardsOf = (m: M, seat: Seat): CardId[] =>
  m.state.figures.filter(f => f.owner === seat && isFirst(f.id)).map(f => f.card);
export function total(list: readonly CardId[]): number {
  let sum = 0;
  for (const card of list) sum += pointsOf(card);
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

/**
 * Cards that a seat might still take, whatever they cost: each box has one of each (HS-SETUP-06, HS-MULTI-08), and of a
 * common card there are three for each army (HS-MULTI-09).
 */
export function poolOf(m: M, seat: Seat, own: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const { setup } = m.content.scenario;
  const forbidden: readonly CardId[] = setup.kind === 'hunt' ? setup.forbidden : [];
  const isGone = (card: CardId): boolean =>
    forbidden.includes(card) ||
    (cards[card].uniqueness === 'common'
      ? countOf(own, card) >= COPIES
      : own.includes(card) || countOf(taken, card) >= m.setup.options.boxes);
  const room = CROWD - own.reduce((sum, card) => sum + sizeOf(card), 0);
  const offered = m.setup.options.squads ? CARDS : HEROES;
  return limitOf(m, seat) === null ? [] : offered.filter(card => !isGone(card) && sizeOf(card) <= room);
}

/** Why a card that is still there does not join this army: too dear (HS-SETUP-05), too many of it or too many figures (HS-MULTI-09). */
export function barred(m: M, seat: Seat, own: readonly CardId[], card: CardId): HeroScape['rule'] | null {
  if (!poolOf(m, seat, own, []).includes(card)) return 'HS-MULTI-09';
  return total(own) + pointsOf(card) > known(limitOf(m, seat), 'limit of an army') ? 'HS-SETUP-05' : null;
}

/** All cards that nobody has taken away, whether or not this army has room and points for them. */
export const leftFor = (m: M, seat: Seat, own: readonly CardId[], taken: readonly CardId[]): CardId[] =>
  poolOf(m, seat, [], taken).filter(card => cards[card].uniqueness === 'common' || !own.includes(card));

const COPIES = 3;

const countOf = (list: readonly CardId[], card: CardId): number => list.filter(one => one === card).length;

/** What all others have. */
export const takenFrom = (m: M, seat: Seat): CardId[] =>
  m.state.figures.filter(f => f.owner !== seat && isFirst(f.id)).map(f => f.card);
