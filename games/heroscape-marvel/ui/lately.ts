import type { Event } from '../events.ts';

// The stage drops events that take no time, so where nothing moves nobody would ever see a die. What was thrown last is
// kept here as it is told.

const MOST = 4;

/** Whether an event is about dice. */
const isThrow = (event: Event): boolean => 'faces' in event || 'face' in event || 'roll' in event || 'rolls' in event;

/** Whether dice thrown after this event have nothing to do with those before it. */
const isFresh = ({ type }: Event): boolean =>
  type === 'attacked' || type === 'stomped' || type === 'turnBegan' || type === 'roundBegan';

export class Lately {
  private thrown: readonly Event[] = [];
  private isOver = false;
  private readonly listeners = new Set<() => void>();

  hear(event: Event): void {
    if (isFresh(event)) this.isOver = true;
    if (!isThrow(event)) return;
    this.thrown = this.isOver ? [event] : [...this.thrown, event].slice(-MOST);
    this.isOver = false;
    for (const tell of this.listeners) tell();
  }

  /** The dice that lie there, the oldest throw first. */
  readonly events = (): readonly Event[] => this.thrown;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };
}

export const lately = new Lately();
