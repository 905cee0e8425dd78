import { reveal } from '../../../engine/chance.ts';
import { call, decide, emit, finish, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { heldReplacements, heldStarts } from '../cards/powers.ts';
import type { TurnBy } from '../content/powers.ts';
import { type FigureId, isSquad, markerAt } from '../ids.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { ripen } from './activation.ts';
import { isInPlay } from './cards.ts';
import { activationFrame } from './frames.ts';
import { type M, figureOf, powerBits } from './table.ts';

/** One numbered turn of a player (HS-TURN). */
export const turn = flow<HeroScape, 'turn'>({
  begin(m, f) {
    m.state.active = f.seat;
    emit(m, { type: 'turnBegan', seat: f.seat, turn: m.state.turn });
    for (const { card } of heldStarts) card.begin(m, f.seat);
  },
  /** HS-TURN-02: a marker that is gone, or lies on a card without a figure, skips the turn and stays unseen. */
  reveal(m, f) {
    const order = m.state.orders[f.seat]?.[m.state.turn - 1];
    const figure = order?.on ? figureOf(m, order.on) : null;
    reveal(m);
    if (!order || !figure || order.state !== 'hidden' || !isInPlay(m, figure.id)) {
      emit(m, { type: 'turnSkipped', seat: f.seat, turn: m.state.turn });
      return;
    }
    order.state = 'shown';
    f.figure = figure.id;
    ripen(figure);
    emit(m, { type: 'orderShown', seat: f.seat, marker: markerAt(m.state.turn - 1), figure: figure.id });
  },
  /** HS-POW-24. */
  manipulate: decide({
    rule: 'HS-POW-24',
    lone: true,
    who: (m, f): readonly Seat[] => (replacementOf(m, f.figure) ? [f.seat] : nobody),
    options: (m, f) =>
      f.figure === null
        ? []
        : [f.figure, ...puppets(m, figureOf(m, f.figure))].map(figure => ({ type: 'choose' as const, figure })),
    apply(m, f, { figure }) {
      const by = figure === f.figure ? undefined : replacementOf(m, f.figure);
      begin(m, f.seat, figure, by?.power ?? 'order', by ? f.figure : null);
      f.figure = null;
    },
  }),
  act(m, f) {
    if (f.figure === null) return;
    if (isSquad(figureOf(m, f.figure).card))
      call(m, 'squad', { card: f.figure, seat: f.seat, used: [], done: [], targets: [] });
    else begin(m, f.seat, f.figure, 'order', null);
  },
  close(m, f) {
    finish(f);
    m.content.plot.whenTurnEnds(m);
  },
});

function begin(m: M, seat: Seat, figure: FigureId, by: TurnBy, via: FigureId | null): void {
  emit(m, { type: 'activated', seat, figure, by, via });
  call(m, 'activation', activationFrame(figure, seat, by));
}

/** The power by which others may take the turn of this figure. */
function replacementOf(m: M, id: FigureId | null) {
  if (id === null) return undefined;
  const bits = powerBits(m, figureOf(m, id));
  return heldReplacements.find(({ bit }) => (bits & bit) !== 0);
}

const puppets = (m: M, bearer: Figure): FigureId[] => replacementOf(m, bearer.id)?.card.puppets(m, bearer) ?? [];
