import { type RefObject, useLayoutEffect } from 'react';
import { wantsMotion } from '../../../../table/settings.ts';
import type { Square } from '../../ids.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import type { Shown } from '../look.ts';

/** Goes square by square instead of straight through the houses. */
export function useWalk(piece: RefObject<HTMLElement | null>, square: Square, moment: Shown['moment']): void {
  const event = moment?.event;
  const path = event?.type === 'moved' || event?.type === 'drove' ? event.path : null;
  const isMine = path !== null && path.length > 1 && path.at(-1) === square;
  const id = isMine ? moment?.id : null;
  useLayoutEffect(() => {
    if (!isMine || !wantsMotion()) return undefined;
    const steps = path.map(one => ({
      translate: `calc(${columnOf(one)} * var(--cell)) calc(${rowOf(one)} * var(--cell))`,
    }));
    const walk = piece.current?.animate(steps, { duration: Math.max(1, (moment?.ms ?? 0) * 0.9) });
    return () => walk?.cancel();
    // oxlint-disable-next-line react/exhaustive-deps -- a walk is begun once for its moment
  }, [id]);
}
