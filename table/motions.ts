import type { Spec } from '../engine/types.ts';
import type { Flight } from './flight.ts';
import type { Sound } from './sound/sound.ts';
import type { ThingId } from './touch.ts';

/** How one type of event is played. What is left out does not happen: it is nowhere, tells nothing, is not heard. */
export interface Motion<W extends Spec, E extends W['event'], L> {
  /** How long, in milliseconds at normal speed. 0: it is not waited for. */
  readonly ms: number | ((event: E, look: L) => number);
  /** How long its picture stands for those who want no motion. Without it: they do not wait for it. */
  readonly still?: number;
  /** The thing at which it happens. */
  at?(event: E, look: L): ThingId | null;
  /** The view as far as this event has told it. It decides nothing, it copies what the event says. */
  told?(view: W['view'], event: E): W['view'];
  readonly sound?: Sound | ((event: E, look: L) => Sound | null);
  /** What strikes somebody by it. */
  flies?(event: E, look: L): Flight | null;
  /** Whether whoever looks feels it in their hand. */
  felt?(event: E, look: L): boolean;
}

/** One table per game: an entry for every type of event. */
export type Motions<W extends Spec, L> = {
  readonly [T in W['event']['type']]: Motion<W, Extract<W['event'], { type: T }>, L>;
};

/** One event as it is played with this before one's eyes. */
export interface Played<W extends Spec> {
  readonly ms: number;
  readonly still: number;
  readonly at: ThingId | null;
  readonly view: W['view'];
  readonly sound: Sound | null;
  readonly flight: Flight | null;
  readonly isFelt: boolean;
}

export function played<W extends Spec, L extends { readonly view: W['view'] }>(
  motions: Motions<W, L>,
  event: W['event'],
  look: L,
): Played<W> {
  const motion = motions[event.type as keyof Motions<W, L>] as unknown as Motion<W, W['event'], L> | undefined;
  if (!motion) return { ms: 0, still: 0, at: null, view: look.view, sound: null, flight: null, isFelt: false }; // of a server that is newer than the page
  const { ms, still = 0, sound = null } = motion;
  return {
    ms: typeof ms === 'number' ? ms : ms(event, look),
    still,
    at: motion.at?.(event, look) ?? null,
    view: motion.told?.(look.view, event) ?? look.view,
    sound: typeof sound === 'function' ? sound(event, look) : sound,
    flight: motion.flies?.(event, look) ?? null,
    isFelt: motion.felt?.(event, look) ?? false,
  };
}
