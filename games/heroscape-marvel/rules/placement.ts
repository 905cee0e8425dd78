import { again, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { ZONES, type Zone } from '../scenarios/scenario.ts';
import { isSquad } from '../ids.ts';
import { put } from './armies.ts';
import { cardUnder } from './cards.ts';
import { type M, alliesOf, areAllies, cellNamed, figureAt, figureOf, heightOf, isFree, nameOf } from './table.ts';

export const waiting = (m: M, seat: Seat): Figure[] =>
  m.state.figures.filter(f => f.owner === seat && f.status === 'waiting');

/** Who may stay out; the figures of a squad are alike, so one of them stands for the others. */
function surplusOf(m: M, seat: Seat): Figure[] {
  const all = waiting(m, seat);
  return all.filter((one, i) => all.findIndex(({ id }) => cardUnder(id) === cardUnder(one.id)) === i);
}

const freeCells = (m: M, zone: Zone): number[] => m.content.zones[zone].filter(cell => figureAt(m, cell) === null);

/** Whether one more figure finds a place. Before a zone is chosen both are empty. */
export function zoneRoom(m: M, seat: Seat): boolean {
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
    options: (m, f) => surplusOf(m, f.seat).map(({ id }) => ({ type: 'leaveOut' as const, figure: id })),
    apply(m, f, { figure }) {
      const out = figureOf(m, figure);
      out.status = 'out';
      if (isSquad(out.card)) out.lies = cardUnder(figure);
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
