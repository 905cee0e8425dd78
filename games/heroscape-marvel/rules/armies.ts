import { known } from '../../../engine/known.ts';
import { ARMIES, CARDS, type CardId, copyOf } from '../ids.ts';
import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { armies } from '../content/armies.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import { ZONES, type Zone } from '../scenarios/scenario.ts';
import { rollOffAll } from './dice.ts';
import {
  type M,
  alliesOf,
  areAllies,
  cellNamed,
  figureAt,
  figureOf,
  isFree,
  heightOf,
  leftOf,
  nameOf,
  placeFrom,
  pointsOf,
  seatsFrom,
} from './table.ts';

// How armies come together (HS-SETUP-04..13).

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
const takenFrom = (m: M, seat: Seat): CardId[] => m.state.figures.filter(f => f.owner !== seat).map(f => f.card);

// ---- draft -----------------------------------------------------------------------------------------------------

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

// ---- ready-made armies -----------------------------------------------------------------------------------------

/** Whether everybody may have any card: then armies are named at once and in secret (HS-SETUP-16, HS-HID-05). */
export const isNamedInSecret = (m: M): boolean => m.setup.options.boxes >= m.content.seats.length;

/** HS-SETUP-16: openly one after the other, or at once and in secret where there is a box for everybody. */
export const naming = flow<HeroScape, 'naming'>({
  name: decide({
    rule: 'HS-SETUP-16',
    free: false,
    who: (m, f): readonly Seat[] => {
      const waiting = f.seats.filter(seat => !f.ready[seat]);
      return isNamedInSecret(m) ? waiting : waiting.slice(0, 1);
    },
    options: (m, f, seat) => {
      const own = f.armies[seat] ?? [];
      const limit = known(limitOf(m, seat), 'limit to name by');
      const others = isNamedInSecret(m) ? [] : f.armies.flatMap((army, i) => (i === seat ? [] : army));
      const pool = poolOf(m, seat, own, others);
      const presets = own.length > 0 ? [] : ARMIES.filter(id => armies[id].points === limit);
      const whole = presets.filter(id => armies[id].cards.every(card => pool.includes(card)));
      const fitting = pool.filter(card => total(own) + pointsOf(card) <= limit);
      return [
        ...whole.map(army => ({ type: 'preset' as const, army })),
        ...fitting.map(card => ({ type: 'enlist' as const, card })),
        ...(own.length > 0 ? [{ type: 'ready' as const }] : []),
      ];
    },
    apply(m, f, action, seat) {
      const own = f.armies[seat] ?? [];
      if (action.type === 'preset') own.push(...armies[action.army].cards);
      if (action.type === 'enlist') own.push(action.card);
      const cards = [...own];
      const isSecret = isNamedInSecret(m);
      emit(m, { type: 'enlisted', seat, cards: isSecret ? [] : cards }, { [seat]: { type: 'enlisted', seat, cards } });
      if (action.type !== 'enlist') f.ready[seat] = true;
      again(m, f);
    },
  }),
  show(m, f) {
    for (const seat of f.seats) {
      const named = f.armies[seat] ?? [];
      for (const card of named) join(m, seat, card);
      m.state.complete[seat] = true;
      emit(m, { type: 'armyNamed', seat, cards: [...named], points: total(named) });
    }
  },
});

/** HS-SETUP-07: the higher roll places the whole army first, then the others to the left. */
export const muster = flow<HeroScape, 'muster'>({
  rollOff(m, f) {
    f.seat = rollOffAll(m, (rolls, winner) => emit(m, { type: 'rolledOff', why: 'placing', rolls, winner }));
  },
  first(m, f) {
    call(m, 'placement', { seat: f.seat });
  },
  second(m, f) {
    const [next, ...more] = seatsFrom(m, f.seat).filter(seat => waiting(m, seat).length > 0);
    if (next === undefined) return;
    if (more.length > 0) goTo(f, 'second');
    call(m, 'placement', { seat: next });
  },
});

/** HS-SCN-50: the winner of a roll-off takes one of the two armies and places it first. */
export const choice = flow<HeroScape, 'choice'>({
  rollOff(m, f) {
    f.seat = rollOffAll(m, (rolls, winner) => emit(m, { type: 'rolledOff', why: 'army', rolls, winner }));
  },
  army: decide({
    rule: 'HS-SCN-50',
    free: false,
    who: (_m, f): readonly Seat[] => [f.seat],
    options: () => [
      { type: 'takeArmy' as const, army: 0 as const },
      { type: 'takeArmy' as const, army: 1 as const },
    ],
    apply(m, f, { army }) {
      const { setup } = m.content.scenario;
      if (setup.kind !== 'choice') return;
      seatsFrom(m, f.seat).forEach((seat, i) => {
        const number = (i === 0 ? army : 1 - army) as 0 | 1;
        const { cards, zone } = setup.armies[number];
        for (const card of cards) join(m, seat, card);
        m.state.zones[seat] = zone;
        m.state.complete[seat] = true;
        m.state.players[number] = seat;
        emit(m, { type: 'armyTaken', seat, army: number, cards: [...cards] });
      });
    },
  }),
  first(m, f) {
    call(m, 'placement', { seat: f.seat });
  },
  second(m, f) {
    call(m, 'placement', { seat: leftOf(m, f.seat) });
  },
});

// ---- placing ---------------------------------------------------------------------------------------------------

const waiting = (m: M, seat: Seat): Figure[] => m.state.figures.filter(f => f.owner === seat && f.status === 'waiting');

const freeCells = (m: M, zone: Zone): number[] => m.content.zones[zone].filter(cell => figureAt(m, cell) === null);

/** Whether one more figure finds a place. Before a zone is chosen both are empty. */
function zoneRoom(m: M, seat: Seat): boolean {
  const zone = m.state.zones[seat];
  return zone ? m.content.zones[zone].some(cell => figureAt(m, cell) === null) : true;
}

/** A zone that is marked on the battlefield, and that no enemy has. */
const isOpenTo = (m: M, seat: Seat, zone: Zone): boolean =>
  m.content.zones[zone].length > 0 &&
  m.content.seats.every(one => areAllies(m, one, seat) || m.state.zones[one] !== zone);

/** HS-SETUP-11..13. */
export const placement = flow<HeroScape, 'placement'>({
  zone: decide({
    rule: 'HS-SETUP-12',
    free: false,
    lone: true,
    who: (m, f): readonly Seat[] => (m.state.zones[f.seat] === null ? [f.seat] : nobody),
    options: (m, f) => ZONES.filter(zone => isOpenTo(m, f.seat, zone)).map(zone => ({ type: 'zone' as const, zone })),
    apply(m, f, { zone }) {
      for (const seat of alliesOf(m, f.seat)) {
        m.state.zones[seat] = zone; // HS-MULTI-04
        emit(m, { type: 'zoneTaken', seat, zone });
      }
    },
  }),
  surplus: decide({
    rule: 'HS-SETUP-13',
    free: false,
    lone: true,
    who: (m, f): readonly Seat[] => {
      const zone = m.state.zones[f.seat];
      return zone && waiting(m, f.seat).length > freeCells(m, zone).length ? [f.seat] : nobody;
    },
    options: (m, f) => waiting(m, f.seat).map(({ id }) => ({ type: 'leaveOut' as const, figure: id })),
    apply(m, f, { figure }) {
      figureOf(m, figure).status = 'out';
      emit(m, { type: 'leftOut', seat: f.seat, figure });
      again(m, f);
    },
  }),
  place: decide({
    rule: 'HS-SETUP-11',
    free: false,
    lone: true,
    who: (m, f): readonly Seat[] => (waiting(m, f.seat).length > 0 ? [f.seat] : nobody),
    options: (m, f) => {
      const [next] = waiting(m, f.seat);
      const zone = m.state.zones[f.seat];
      if (!next || !zone) return [];
      return m.content.zones[zone]
        .filter(cell => isFree(m, cell, heightOf(next)))
        .map(cell => ({ type: 'place' as const, figure: next.id, at: nameOf(m, cell) }));
    },
    apply(m, f, { figure, at }) {
      put(m, figureOf(m, figure), cellNamed(m, at));
      again(m, f);
    },
  }),
});

/** The army of a hunter: player 2 alone names one. */
export const namers = (m: M): Seat[] =>
  m.content.scenario.setup.kind === 'hunt' ? m.state.players.slice(1) : [...m.state.players];

export const emptyArmies = (m: M): CardId[][] => m.content.seats.map(() => []);
