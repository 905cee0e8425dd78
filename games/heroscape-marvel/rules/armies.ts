import { known } from '../../../engine/known.ts';
import { ARMIES, CARDS, type CardId } from '../ids.ts';
import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { armies } from '../content/armies.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { ZONES, type Zone } from '../scenarios/scenario.ts';
import { rollOff } from './dice.ts';
import { type M, SEATS, cellNamed, figureAt, figureOf, isFree, heightOf, nameOf, other, pointsOf } from './table.ts';

// How armies come together (HS-SETUP-04..13).

/** Adds a card to an army; the second figure of that card on the table comes from the second box. */
export function join(m: M, seat: Seat, card: CardId): Figure {
  const isTwin = m.state.figures.some(f => f.id === card);
  const figure: Figure = {
    id: isTwin ? `${card}*` : card,
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
  const at = m.state.players[0] === seat ? 0 : 1;
  if (setup.kind === 'armies') return setup.points[at];
  return setup.kind === 'hunt' && at === 1 ? setup.points : null;
}

/** Cards that a seat might still take, whatever they cost: HS-SETUP-06. */
export function poolOf(m: M, seat: Seat, own: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const { setup } = m.content.scenario;
  const forbidden: readonly CardId[] = setup.kind === 'hunt' ? setup.forbidden : [];
  const isGone = (card: CardId): boolean =>
    own.includes(card) || forbidden.includes(card) || (m.setup.options.boxes === 1 && taken.includes(card));
  return limitOf(m, seat) === null ? [] : CARDS.filter(card => !isGone(card));
}

// ---- draft -----------------------------------------------------------------------------------------------------

/** HS-SETUP-08..10: one card, then two, then one each. */
export const draft = flow<HeroScape, 'draft'>({
  rollOff(m, f) {
    f.seat = rollOff(m, [0, 0], (rolls, winner) => emit(m, { type: 'rolledOff', why: 'draft', rolls, winner }));
    f.left = 1;
    f.picks = 0;
  },
  next(m, f) {
    if (m.state.complete[f.seat]) {
      f.seat = other(f.seat);
      f.left = 1;
    }
  },
  pick: decide({
    rule: 'HS-SETUP-08',
    free: false,
    lone: true,
    who: (m, f): readonly Seat[] => (m.state.complete[f.seat] ? nobody : [f.seat]),
    options: (m, f) => {
      const own = cardsOf(m, f.seat);
      const left = known(limitOf(m, f.seat), 'limit to draft by') - total(own);
      const room = zoneRoom(m, f.seat);
      const fitting = room
        ? poolOf(m, f.seat, own, cardsOf(m, other(f.seat))).filter(card => pointsOf(card) <= left)
        : [];
      const picks = fitting.map(card => ({ type: 'recruit' as const, card }));
      return own.length > 0 || picks.length === 0 ? [...picks, { type: 'pass' as const }] : picks;
    },
    apply(m, f, action) {
      const { seat } = f;
      if (action.type === 'pass') {
        m.state.complete[seat] = true;
        f.left = 0;
        emit(m, { type: 'armyCompleted', seat, points: total(cardsOf(m, seat)) });
        return;
      }
      join(m, seat, action.card);
      f.picks++;
      f.left--;
      emit(m, { type: 'recruited', seat, card: action.card, points: total(cardsOf(m, seat)) });
      call(m, 'placement', { seat });
    },
  }),
  settle(m, f) {
    if (m.state.complete.every(Boolean)) return;
    if (f.left === 0) {
      f.seat = other(f.seat);
      f.left = f.picks === 1 ? 2 : 1;
    }
    goTo(f, 'next');
  },
});

// ---- ready-made armies -----------------------------------------------------------------------------------------

/** HS-SETUP-16: openly one after the other with one box, at once and in secret with two. */
export const naming = flow<HeroScape, 'naming'>({
  name: decide({
    rule: 'HS-SETUP-16',
    free: false,
    who: (m, f): readonly Seat[] => {
      const waiting = f.seats.filter(seat => !f.ready[seat]);
      return m.setup.options.boxes === 2 ? waiting : waiting.slice(0, 1);
    },
    options: (m, f, seat) => {
      const own = f.armies[seat] ?? [];
      const limit = known(limitOf(m, seat), 'limit to name by');
      const pool = poolOf(m, seat, own, f.armies[other(seat)] ?? []);
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
      const isSecret = m.setup.options.boxes === 2;
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

/** HS-SETUP-07: the higher roll places the whole army first. */
export const muster = flow<HeroScape, 'muster'>({
  rollOff(m, f) {
    f.seat = rollOff(m, [0, 0], (rolls, winner) => emit(m, { type: 'rolledOff', why: 'placing', rolls, winner }));
  },
  first(m, f) {
    call(m, 'placement', { seat: f.seat });
  },
  second(m, f) {
    call(m, 'placement', { seat: other(f.seat) });
  },
});

/** HS-SCN-50: the winner of a roll-off takes one of the two armies and places it first. */
export const choice = flow<HeroScape, 'choice'>({
  rollOff(m, f) {
    f.seat = rollOff(m, [0, 0], (rolls, winner) => emit(m, { type: 'rolledOff', why: 'army', rolls, winner }));
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
      [f.seat, other(f.seat)].forEach((seat, i) => {
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
    call(m, 'placement', { seat: other(f.seat) });
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

/** HS-SETUP-11..13. */
export const placement = flow<HeroScape, 'placement'>({
  zone: decide({
    rule: 'HS-SETUP-12',
    free: false,
    lone: true,
    who: (m, f): readonly Seat[] => (m.state.zones[f.seat] === null ? [f.seat] : nobody),
    options: (m, f) =>
      ZONES.filter(zone => m.state.zones[other(f.seat)] !== zone).map(zone => ({ type: 'zone' as const, zone })),
    apply(m, f, { zone }) {
      m.state.zones[f.seat] = zone;
      emit(m, { type: 'zoneTaken', seat: f.seat, zone });
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
  m.content.scenario.setup.kind === 'hunt' ? [m.state.players[1]] : [...m.state.players];

export const emptyArmies = (): CardId[][] => SEATS.map(() => []);
