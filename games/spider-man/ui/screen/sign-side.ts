import type { Square } from '../../ids.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import { type Seen, squareOf } from '../look.ts';
import { isOnBoard } from './plan.ts';

export type Side = 'left' | 'right' | 'above' | 'below';

/** Where the sign of somebody stands: away from whoever looks, so that those around one show their faces; null: over them. */
export function sideOf({ view, seat }: Pick<Seen, 'view' | 'seat'>, square: Square): Side | null {
  const role = seat === null ? null : view.players[seat]?.role;
  if (!role || role === 'police') return null;
  const own = squareOf(view, { kind: 'figure', role }) ?? -1;
  if (!isOnBoard(own) || own === square) return null;
  const across = columnOf(square) - columnOf(own);
  if (across !== 0) return across < 0 ? 'left' : 'right';
  return rowOf(square) < rowOf(own) ? 'above' : 'below';
}
