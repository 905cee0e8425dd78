import type { ThingId } from '../touch.ts';

/** Where a thing lies: on the board or in the dock rather than beside, where the others have their portraits. */
export function elementOf(thing: ThingId): HTMLElement | null {
  const named = `[data-thing="${CSS.escape(thing)}"]`;
  return document.querySelector<HTMLElement>(`#board ${named}, #own ${named}`) ?? document.querySelector(named);
}
