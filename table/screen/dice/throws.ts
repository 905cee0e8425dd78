import { pace } from '../../settings.ts';

// A throw is told by an event: its dice tumble once, however often what they have come to is drawn anew.

const TUMBLE = 700; // milliseconds at normal speed

const begun = new WeakMap<object, number>();
let last = -Infinity;

/** How long dice tumble now; 0: they lie there at once. */
export const tumble = (): number => pace(TUMBLE, 0);

/** How much longer the dice of this throw tumble. Whoever asks first lets them go, unless they lie there already. */
export function leftOf(by: object, isLying: boolean, now = performance.now(), whole = tumble()): number {
  const since = begun.get(by) ?? (isLying ? -Infinity : now);
  if (!begun.has(by)) begun.set(by, since);
  last = Math.max(last, since);
  return Math.max(0, since + whole - now);
}

/** How much longer the dice tumble that were thrown last: until then nobody says what they show. */
export const fallingFor = (now = performance.now(), whole = tumble()): number => Math.max(0, last + whole - now);
