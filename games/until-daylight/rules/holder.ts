import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Event } from '../events.ts';
import type { M } from './table.ts';

type Taken = Extract<Event, { type: 'waveTaken' }>;

/** The WAVE goes to a seat that does not have it yet: its holder is attacked first. */
export function takeWave(m: M, seat: Seat, by: Taken['by']): void {
  if (m.state.holder === seat) return;
  m.state.holder = seat;
  emit(m, { type: 'waveTaken', seat, by });
}
