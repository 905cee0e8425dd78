import type { Sign } from './apart.ts';
import type { Intent } from './screen-parts.ts';
import type { Spot, Whereabouts } from './whereabouts.ts';

// Arrows from whoever is about to do something to whom or where it is done.

export const HIGH = 24; // about the height of a sign
/** About its width. */
const wideOf = ({ sign }: Intent): number => 20 + 7.4 * (sign?.length ?? 0);
const FAR = 90;
export const CHEST = 0.42; // of the height of whoever stands there: over the head it says what a touch would do

interface Arrow extends Sign {
  readonly intent: Intent;
  readonly d: string;
}

export function arrowOf(intent: Intent, places: Whereabouts): Arrow[] {
  const to = places.of(intent.to);
  if (!to) return [];
  const from = intent.from ? places.of(intent.from) : beyond(to, places.scale);
  if (!from) return [];
  // Whoever goes somewhere goes to the middle of it.
  if (intent.to.startsWith('place:') && intent.from) return [walkOf(intent, from, to, places)];
  const isBeside = Math.abs(to.top - from.top) < Math.min(from.height, to.height) / 2;
  const [x1, y1] = [middle(from), from.top + from.height];
  const [x2, y2] = [middle(to), isBeside ? to.top + to.height : to.top + Math.min(14, to.height / 5)];
  const bend = isBeside ? 46 / places.scale : (y2 - y1) / 2;
  const d = `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${isBeside ? y2 + bend : y2 - bend} ${x2} ${y2}`;
  // A sign stands at whom it concerns, but never beyond the edge.
  const wide = wideOf(intent) / places.scale;
  const x = Math.max(wide / 2, Math.min(places.width - wide / 2, x2));
  const high = HIGH / places.scale;
  const y = Math.max(high / 2, Math.min(places.height - high / 2, isBeside ? y2 + bend * 0.55 : y2 - high));
  return [{ intent, d, wide, room: to.width, x, y }];
}

function walkOf(intent: Intent, from: Spot, to: Spot, places: Whereabouts): Arrow {
  const [x1, y1] = [middle(from), from.top + from.height * 0.8];
  const [xm, ym] = [middle(to), to.top + to.height / 2];
  // What strikes somebody there stops short of the middle: what is written on it is read.
  const far = Math.hypot(xm - x1, ym - y1);
  const short = intent.isAtMe ? Math.min(SHORT / places.scale, to.height * RIM, far / 2) / Math.max(1, far) : 0;
  const [x2, y2] = [xm - (xm - x1) * short, ym - (ym - y1) * short];
  const [wide, rise] = [wideOf(intent) / places.scale, Math.hypot(x2 - x1, y2 - y1) * 0.12];
  const d = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - rise} ${x2} ${y2}`;
  const x = Math.max(wide / 2, Math.min(places.width - wide / 2, x2));
  return { intent, d, wide, room: to.width, x, y: y2 - HIGH / places.scale };
}

const SHORT = 24; // pixels
const RIM = 0.38; // of its height

/** Whoever is not on the board yet comes from above. */
const beyond = ({ left, top, width }: Spot, scale: number): Spot => ({
  left,
  top: top - FAR / scale,
  width,
  height: 0,
});

export const middle = ({ left, width }: Spot): number => left + width / 2;
