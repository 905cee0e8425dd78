import type { Seat } from '../../../engine/types.ts';
import { SCALES } from '../ids.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';

interface Eyes {
  readonly view: View;
  readonly seat: Seat | null;
}

/** Whether something would be given away: points of a move, or dice that still could do something in this turn. */
export function isEarly({ type }: Action, { view, seat }: Eyes): boolean | 'quietly' {
  switch (type) {
    // It can be taken back, and points are left nearly always: one press is enough. Whoever has come up to somebody wants to fight.
    case 'stop': {
      const points = view.focus?.move?.points ?? view.focus?.drive?.points ?? 0;
      return view.threats.length === 0 && points > 0 ? 'quietly' : false;
    }
    case 'end': {
      const dice = seat === null ? undefined : view.players[seat]?.dice;
      return dice !== undefined && SCALES.some(scale => dice[scale] > 0);
    }
    case 'pass':
      return 'quietly';
    default:
      return false;
  }
}
