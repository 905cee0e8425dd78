import { type FigureId, MARKERS, type Marker } from '../ids.ts';
import { reveal } from '../../../engine/chance.ts';
import { call, decide, emit, finish, flow } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powers } from '../content/powers.ts';
import { type Figure, type HeroScape } from '../spec.ts';
import { activationFrame, ripen } from './activation.ts';
import { rollD20 } from './dice.ts';
import { type M, figureOf, hasFigures, hasPower, isOnBoard, sees } from './table.ts';
import { deadAndRejected } from './uncanny.ts';

/** One numbered turn of a player (HS-TURN). */
export const turn = flow<HeroScape, 'turn'>({
  begin(m, f) {
    m.state.active = f.seat;
    emit(m, { type: 'turnBegan', seat: f.seat, turn: m.state.turn });
    rejectDeath(m, f.seat);
  },
  /** HS-TURN-02: a marker that is gone, or lies on a card without a figure, skips the turn and stays unseen. */
  reveal(m, f) {
    const order = m.state.orders[f.seat]?.[m.state.turn - 1];
    const figure = order?.on ? figureOf(m, order.on) : null;
    reveal(m);
    if (!order || !figure || order.state !== 'hidden' || !isOnBoard(figure)) {
      emit(m, { type: 'turnSkipped', seat: f.seat, turn: m.state.turn });
      return;
    }
    order.state = 'shown';
    f.figure = figure.id;
    ripen(figure);
    emit(m, { type: 'orderShown', seat: f.seat, marker: MARKERS[m.state.turn - 1] as Marker, figure: figure.id });
  },
  /** HS-POW-24. */
  manipulate: decide({
    rule: 'HS-POW-24',
    lone: true,
    who: (m, f): readonly Seat[] =>
      f.figure !== null && hasPower(m, figureOf(m, f.figure), 'master-manipulator') ? [f.seat] : [],
    options: (m, f) =>
      f.figure === null
        ? []
        : [f.figure, ...puppets(m, figureOf(m, f.figure))].map(figure => ({ type: 'choose' as const, figure })),
    apply(m, f, { figure }) {
      const isOwn = figure === f.figure;
      begin(m, f.seat, figure, isOwn ? 'order' : 'master-manipulator', isOwn ? null : f.figure);
      f.figure = null;
    },
  }),
  act(m, f) {
    if (f.figure !== null) begin(m, f.seat, f.figure, 'order', null);
  },
  close(m, f) {
    finish(f);
    if (m.content.role === 'device') call(m, 'turnEnd', {});
  },
});

function begin(m: M, seat: Seat, figure: FigureId, by: 'order' | 'master-manipulator', via: FigureId | null): void {
  emit(m, { type: 'activated', seat, figure, by, via });
  call(m, 'activation', activationFrame(figure, seat, by));
}

/** Own heroes whom the bearer sees, at any distance. */
const puppets = (m: M, bearer: Figure): FigureId[] =>
  m.state.figures
    .filter(f => f !== bearer && f.owner === bearer.owner && isOnBoard(f) && sees(m, bearer, f, 'any'))
    .map(f => f.id);

/** HS-POW-22, HS-RULING-16: at the start of each turn of the owner, skipped ones too. */
function rejectDeath(m: M, seat: Seat): void {
  const figure = deadAndRejected(m, seat);
  if (!figure || !hasFigures(m, seat)) return;
  const roll = rollD20(m);
  const { needs } = powers['rejected-by-death'];
  const success = roll >= needs;
  emit(m, { type: 'deathRolled', figure: figure.id, roll, needs, success });
  if (success) call(m, 'comeback', { figure: figure.id });
}
