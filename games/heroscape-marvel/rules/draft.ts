import { call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { Action, HeroScape } from '../spec.ts';
import { barred, cardsOf, join, leftFor, takenFrom, total } from './armies.ts';
import { rollOffAll } from './dice.ts';
import { zoneRoom } from './placement.ts';
import { type M, leftOf, placeFrom } from './table.ts';

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
    bar: barDraft,
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
    bar: barDraft,
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
  const { seat } = f;
  const own = cardsOf(m, seat);
  const picks = leftFor(m, seat, own, takenFrom(m, seat)).map(card => ({ type: 'recruit' as const, card }));
  const isStuck = picks.every(pick => barDraft(m, f, pick) !== null);
  return own.length > 0 || isStuck ? [...picks, { type: 'pass' as const }] : picks;
}

/** HS-SETUP-13: where no figure finds a place any more, no card is taken. */
function barDraft(m: M, { seat }: Drafting, action: DraftAction): HeroScape['rule'] | null {
  if (action.type === 'pass') return null;
  return barred(m, seat, cardsOf(m, seat), action.card) ?? (zoneRoom(m, seat) ? null : 'HS-SETUP-13');
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
