import { known } from '../../../engine/known.ts';
import { ARMIES, type CardId } from '../ids.ts';
import { again, call, decide, emit, flow, goTo } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { armies } from '../content/armies.ts';
import type { HeroScape } from '../spec.ts';
import { barred, join, leftFor, limitOf, total } from './armies.ts';
import { rollOffAll } from './dice.ts';
import { waiting } from './placement.ts';
import { type M, leftOf, seatsFrom } from './table.ts';

// Armies that are there before anybody is placed: named by their players, or printed.

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
      const pool = leftFor(m, seat, own, others);
      const presets = own.length > 0 ? [] : ARMIES.filter(id => armies[id].points === limit);
      const whole = presets.filter(id => armies[id].cards.every(card => pool.includes(card)));
      return [
        ...whole.map(army => ({ type: 'preset' as const, army })),
        ...pool.map(card => ({ type: 'enlist' as const, card })),
        ...(own.length > 0 ? [{ type: 'ready' as const }] : []),
      ];
    },
    bar: (m, f, action, seat) => (action.type === 'enlist' ? barred(m, seat, f.armies[seat] ?? [], action.card) : null),
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

/** The army of a hunter: player 2 alone names one. */
export const namers = (m: M): Seat[] =>
  m.content.scenario.setup.kind === 'hunt' ? m.state.players.slice(1) : [...m.state.players];

export const emptyArmies = (m: M): CardId[][] => m.content.seats.map(() => []);
