import type { Seat } from '../../../engine/types.ts';
import type { Square } from '../ids.ts';
import type { Deed, Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import { type M, isStuck, ownFigure, player } from './table.ts';
import { captures, capturesBy, closeTargets, loners, plantings, stackFights } from './targets.ts';

// What is lost by whoever stops, and what can be done from where they then stand.

/** For a figure on its way; `isOwnTurn`: whoever evades or flees has no action after it. */
export function haltOfFigure(m: M, seat: Seat, lost: number, isOwnTurn: boolean): Preview {
  const here: Deed[] = [];
  const f = ownFigure(m, seat);
  if (f && isOwnTurn) {
    const { combat } = player(m, seat);
    for (const target of closeTargets(m, seat, f, combat)) here.push({ type: 'fight', from: null, target });
    if (combat > 0) here.push(...deeds(found => capturesBy(m, f, combat, found)));
    for (const place of plantings(m, seat, f)) here.push({ type: 'plant', place });
  }
  return { type: 'halt', lost, here };
}

/** For the cars of a square. */
export function haltOfStack(m: M, seat: Seat, square: Square, lost: number): Preview {
  const { combat } = player(m, seat);
  const stack = m.state.stacks.find(one => one.square === square);
  const here = deeds(found => {
    if (!stack || combat === 0) return;
    stackFights(m, stack, found);
    if (!isStuck(stack)) captures(m, loners(m, combat), square, square, found);
  });
  return { type: 'halt', lost, here };
}

function deeds(find: (found: Action[]) => void): Deed[] {
  const found: Action[] = [];
  find(found);
  return found.filter(action => action.type === 'fight' || action.type === 'capture');
}
