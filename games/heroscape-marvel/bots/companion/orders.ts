import type { Seat } from '../../../../engine/types.ts';
import { type M, cellUnder, ownOnBoard } from '../../rules/table.ts';
import { type Action, type Figure, type FigureId, MARKERS } from '../../spec.ts';
import type { Weights } from '../greedy/moves.ts';
import { promise } from '../greedy/turn.ts';
import { exposure, standing, threatsTo } from '../worth.ts';
import { turnWorth } from './replies.ts';

/** What a card can do at once, what it can do once it is there, and how likely it lives that long. */
interface Prospect {
  readonly id: FigureId;
  readonly now: number;
  readonly later: number;
  readonly risk: number; // of being gone, for each enemy turn
}

const AMBITION: Weights = { exposure: 0.15, approach: 3, attack: 1 };

function prospect(m: M, figure: Figure): Prospect {
  const harm = exposure(m, cellUnder(figure), threatsTo(m, figure));
  return {
    id: figure.id,
    now: turnWorth(m, figure, AMBITION),
    later: promise(m, figure),
    risk: Math.min(0.5, (harm / Math.max(1, standing(m, figure))) * 0.5),
  };
}

/** Early markers for those in danger, later ones for those who will still be there. */
export function placeMarker(m: M, seat: Seat, options: readonly Action[]): Action {
  const [first] = options;
  if (first?.type !== 'order') return options[0] as Action;
  const placed = (m.state.orders[seat] ?? []).flatMap(order => (order.on === null ? [] : [order.on]));
  const prospects = ownOnBoard(m, seat).map(figure => prospect(m, figure));
  const at = MARKERS.indexOf(first.marker);
  const value = (one: Prospect): number => {
    if (at === 3) return (placed.includes(one.id) ? 0 : 50) + one.later; // a bluff that might be true
    const used = placed.filter(id => id === one.id).length;
    const lives = (1 - one.risk) ** at;
    return (
      (used > 0 ? Math.max(one.now * 0.8, one.later) : at === 0 ? one.now : Math.max(one.now, one.later * 0.7)) * lives
    );
  };
  let best = prospects[0];
  for (const one of prospects) if (best === undefined || value(one) > value(best)) best = one;
  return options.find(o => o.type === 'order' && o.on === best?.id) ?? first;
}
