import type { Seat } from '../../../engine/types.ts';
import type { M } from './table.ts';

/** Whoever has the side that a scenario names first: player 1, or where armies are chosen whoever has the first of them. */
export function firstSide(m: M): Seat | null {
  const { setup } = m.content.scenario;
  switch (setup.kind) {
    case 'open':
      return null;
    case 'choice':
      return m.state.figures.find(({ card }) => setup.armies[0].cards.includes(card))?.owner ?? null;
    case 'armies':
      return setup.points[0] === setup.points[1] ? null : (m.state.players[0] ?? null);
    default:
      return m.state.players[0] ?? null;
  }
}

/** Of two sides that differ the one that a seat has, in the order of the scenario. */
export function sideOf(m: M, seat: Seat): 'first' | 'second' | null {
  const first = firstSide(m);
  return first === null ? null : seat === first ? 'first' : 'second';
}
