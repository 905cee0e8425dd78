import { known } from '../../../engine/known.ts';
import { call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { Action, HeroScape } from '../spec.ts';
import { cardsOf, join, limitOf, poolOf, takenFrom, total } from './armies.ts';
import { rollOffAll } from './dice.ts';
import { zoneRoom } from './placement.ts';
import { type M, leftOf, placeFrom, pointsOf } from './table.ts';

/** HS-SETUP-08..10: one card, then two, then one each. */
export const draft = flow<HeroScape, 'draft'>({
  rollOff(m, f) {
    f.seat = rollOffAll(m, (rolls, winner) => emit(m, { type: 'rolledOff', why: 'draft', rolls, winner }));
    f.left = 1;
    f.picks = 0;
  },
  next(m, f) {
    if (m.state.complete[f.seat]) {
      f.seat = leftOf(m, f.seat);
      f.left = 1;
    }
  },
  pick: decide({
    rule: 'HS-SETUP-08',
    free: false,
    lone: true,
    who: drafting,
    options: draftOptions,
    apply(m, f, action) {
      if (action.type === 'recruit') f.picks++;
      recruit(m, f, action);
    },
  }),
  settle(m, f) {
    if (m.state.complete.every(Boolean)) return;
    if (f.left === 0) {
      f.seat = leftOf(m, f.seat);
      f.left = f.picks === 1 ? 2 : 1;
    }
    goTo(f, 'next');
  },
});

/** HS-MULTI-02: one card each to the left, two for the last one, then back, and so on. */
export const serpentine = flow<HeroScape, 'serpentine'>({
  rollOff(m, f) {
    f.first = rollOffAll(m, (rolls, winner) => emit(m, { type: 'rolledOff', why: 'draft', rolls, winner }));
    f.seat = f.first;
    f.left = 1;
    f.way = 1;
  },
  next(m, f) {
    if (m.state.complete[f.seat]) f.left = 0;
  },
  pick: decide({
    rule: 'HS-MULTI-02',
    free: false,
    lone: true,
    who: drafting,
    options: draftOptions,
    apply: recruit,
  }),
  settle(m, f) {
    if (m.state.complete.every(Boolean)) return;
    if (f.left === 0) turnOver(m, f);
    goTo(f, 'next');
  },
});

/** The next one in line takes one card; at the end of the line two, before the way goes back. */
function turnOver(m: M, f: Frame<HeroScape, 'serpentine'>): void {
  const last = m.content.seats.length - 1;
  const next = placeFrom(m, f.first, f.seat) + f.way;
  f.seat = leftOf(m, f.first, next);
  f.left = 1;
  if (next !== 0 && next !== last) return;
  f.left = 2;
  f.way = next === 0 ? 1 : -1;
}

interface Drafting {
  readonly seat: Seat;
  left: number;
}

function drafting(m: M, f: Drafting): readonly Seat[] {
  return m.state.complete[f.seat] ? nobody : [f.seat];
}

function draftOptions(m: M, f: Drafting): DraftAction[] {
  const own = cardsOf(m, f.seat);
  const left = known(limitOf(m, f.seat), 'limit to draft by') - total(own);
  const room = zoneRoom(m, f.seat);
  const fitting = room ? poolOf(m, f.seat, own, takenFrom(m, f.seat)).filter(card => pointsOf(card) <= left) : [];
  const picks = fitting.map(card => ({ type: 'recruit' as const, card }));
  return own.length > 0 || picks.length === 0 ? [...picks, { type: 'pass' as const }] : picks;
}
type DraftAction = Extract<Action, { type: 'recruit' | 'pass' }>;

function recruit(m: M, f: Drafting, action: DraftAction): void {
  const { seat } = f;
  if (action.type === 'pass') {
    m.state.complete[seat] = true;
    f.left = 0;
    emit(m, { type: 'armyCompleted', seat, points: total(cardsOf(m, seat)) });
    return;
  }
  join(m, seat, action.card);
  f.left--;
  emit(m, { type: 'recruited', seat, card: action.card, points: total(cardsOf(m, seat)) });
  call(m, 'placement', { seat });
}
