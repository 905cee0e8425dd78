import { useSyncExternalStore } from 'react';

// What stands at a thing and outside of the world, such as a ring, must follow when the camera moves.

let count = 0;
const listeners = new Set<() => void>();

/** The camera shows something else now. */
export function tellFramed(): void {
  count += 1;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Another number after every move of the camera. */
export const useFramed = (): number => useSyncExternalStore(listen, () => count);
