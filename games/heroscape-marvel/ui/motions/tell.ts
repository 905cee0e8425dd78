import { cards } from '../../content/cards.ts';
import { POWERS } from '../../content/powers.ts';
import { type CardId, type CellName, type FigureId, MARKERS, type Marker, copyOf } from '../../ids.ts';
import { isFirst, sizeOf, standingCards } from '../../rules/cards.ts';
import { faceOfCard, pointsOf } from '../../rules/table.ts';
import type { Focus, SeenFigure, SeenGlyph, SeenPlayer, View } from '../../seen.ts';
import { fieldOf } from '../field.ts';
import { figureOf } from '../look.ts';

// Ways to say how a view changes.

type Change<T> = Partial<T> | ((one: T) => Partial<T>);
const changed = <T extends object>(one: T, change: Change<T>): T => ({
  ...one,
  ...(typeof change === 'function' ? change(one) : change),
});

/** What an army is worth follows from its figures. */
export function withFigure(view: View, id: FigureId, change: Change<SeenFigure>): View {
  return tallied({ ...view, figures: view.figures.map(one => (one.id === id ? changed(one, change) : one)) });
}

export const withFigureAt = (view: View, id: FigureId, at: CellName, change: Partial<SeenFigure> = {}): View =>
  withFigure(view, id, { at, level: fieldOf(view.scenario).cell(at)?.level ?? 0, ...change });

/** Off the board, for now or for good; whoever had lent it to others has it again. */
export const withoutFigure = (view: View, id: FigureId, status: 'destroyed' | 'left'): View =>
  withFigure(view, id, ({ owner }) => ({ at: null, level: 0, status, controller: owner, carries: [] }));

export const withPlayer = (view: View, seat: number, change: Change<SeenPlayer>): View => ({
  ...view,
  players: view.players.map(one => (one.seat === seat ? changed(one, change) : one)),
});

export const withPlayers = (view: View, change: Change<SeenPlayer>): View => ({
  ...view,
  players: view.players.map(one => changed(one, change)),
});

export const withFocus = (view: View, change: Partial<Focus>): View => ({
  ...view,
  focus: { ...view.focus, ...change },
});

function tallied(view: View): View {
  return {
    ...view,
    players: view.players.map(player => {
      const army = view.figures.filter(({ owner }) => owner === player.seat);
      const standing = army.filter(({ status }) => status === 'board');
      const sum = (all: readonly SeenFigure[], of: (one: SeenFigure) => number) =>
        all.reduce((total, one) => total + of(one), 0);
      return {
        ...player,
        points: sum(standingCards(army), ({ points }) => points),
        armyPoints: sum(
          army.filter(({ id }) => isFirst(id)),
          ({ points }) => points,
        ),
        figures: standing.length,
        wounds: sum(standing, ({ wounds }) => wounds),
        inOrange: standing.filter(({ at }) => at !== null && view.orange.includes(at)).length,
      };
    }),
  };
}

// ---- armies ----------------------------------------------------------------------------------------------------

/** Cards that join an army; further figures of a card come from further boxes. */
export function withCards(view: View, seat: number, joining: readonly CardId[]): View {
  const figures = [...view.figures];
  for (const card of joining)
    for (let left = sizeOf(card); left > 0; left--) figures.push(joined(view, figures, seat, card));
  return tallied({ ...view, figures });
}

function joined({ mode }: View, all: readonly SeenFigure[], owner: number, card: CardId): SeenFigure {
  const isExpert = mode === 'expert';
  const { move, range, attack, defense } = faceOfCard(card, isExpert);
  return {
    id: copyOf(card, all.filter(one => one.card === card).length),
    card,
    owner,
    controller: owner,
    status: 'waiting',
    at: null,
    level: 0,
    height: cards[card].height,
    wounds: 0,
    life: isExpert ? cards[card].expert.life : 1,
    move,
    range,
    attack,
    defense,
    points: pointsOf(card),
    powers: isExpert ? powersOf(card, []) : [],
    taken: [],
    fresh: [],
    carries: [],
    engaged: [],
    tactician: false,
    lies: null,
    orders: { ...NO_ORDERS },
  };
}

export const powersOf = (card: CardId, taken: readonly CardId[]) =>
  POWERS.filter(power => [card, ...taken].some(one => cards[one].powers.some(held => held === power)));

/** Its turn has come, and with it the powers of the cards it has taken. */
export const ripened = (view: View, id: FigureId): View =>
  withFigure(view, id, ({ card, taken, fresh, powers }) => ({
    taken: [...taken, ...fresh],
    fresh: [],
    powers: fresh.length > 0 ? powersOf(card, [...taken, ...fresh]) : powers,
  }));

// ---- order markers ---------------------------------------------------------------------------------------------

type Orders = SeenFigure['orders'];
export const NO_ORDERS: Orders = { hidden: 0, shown: [], removed: 0, own: [], ownRemoved: [] };

export const withOrders = (view: View, id: FigureId, change: (orders: Orders) => Partial<Orders>): View =>
  withFigure(view, id, ({ orders }) => ({ orders: { ...orders, ...change(orders) } }));

export const inOrder = (markers: readonly Marker[]): Marker[] => MARKERS.filter(marker => markers.includes(marker));

// ---- glyphs ----------------------------------------------------------------------------------------------------

export const withGlyph = (view: View, isIt: (glyph: SeenGlyph) => boolean, change: Partial<SeenGlyph>): View => {
  const index = view.glyphs.findIndex(isIt);
  return { ...view, glyphs: view.glyphs.map((glyph, i) => (i === index ? { ...glyph, ...change } : glyph)) };
};

/** Somebody who is hurt lets the anesthetic go; where it comes down is told later. */
export function withoutAnesthetic(view: View, id: FigureId): View {
  const held = figureOf(view, id)?.carries.some(({ role }) => role === 'anesthetic');
  if (!held) return view;
  return withGlyph(withFigure(view, id, { carries: [] }), ({ carrier }) => carrier === id, { carrier: null });
}
