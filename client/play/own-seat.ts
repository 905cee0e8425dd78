import type { Seat } from '../../engine/types.ts';

// One person may have several seats at one screen. Whose things are seen is chosen here.

/** Whose turn it is to be seen: the seat shown, unless only another one of this person's has something to decide. */
export function nextShown(shown: Seat | null, own: readonly Seat[], asked: readonly Seat[]): Seat | null {
  const current = shown !== null && own.includes(shown) ? shown : (own[0] ?? null);
  if (current === null || asked.includes(current)) return current;
  const at = own.indexOf(current);
  const clockwise = [...own.slice(at + 1), ...own.slice(0, at)];
  return clockwise.find(seat => asked.includes(seat)) ?? current;
}
