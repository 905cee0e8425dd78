import { useEffect } from 'react';
import type { ReplayLine } from './replay-line.ts';

/** The move is part of the address: a moment can be sent to somebody. */
export function useAddress(line: ReplayLine): void {
  useEffect(() => {
    const wanted = Number(location.hash.slice(1));
    if (Number.isInteger(wanted) && wanted > 0) line.goTo(wanted);
    return line.store.subscribe(({ position }) => history.replaceState(history.state, '', `#${position?.n ?? 0}`));
  }, [line]);
}
