import { useSyncExternalStore } from 'react';
import type { ThingId } from '../touch.ts';

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

const lookers = new Set<(thing: ThingId) => void>();

/** What somebody wants to see, whatever the camera has framed. */
export function lookAt(thing: ThingId): void {
  for (const look of lookers) look(thing);
}

export function onLookAt(look: (thing: ThingId) => void): () => void {
  lookers.add(look);
  return () => lookers.delete(look);
}

/** Another number after every move of the camera. */
export const useFramed = (): number => useSyncExternalStore(listen, counted, counted);
const counted = (): number => count;
