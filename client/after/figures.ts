import type { Input, Replay, Seat, Spec } from '../../engine/types.ts';

export interface SeatFigures {
  readonly seat: Seat;
  readonly decisions: number;
  /** Milliseconds between the answer before and one's own. */
  readonly thought: number;
  readonly undone: number;
}

export interface Figures {
  readonly duration: number;
  readonly decisions: number;
  readonly seats: readonly SeatFigures[];
}

/** What a record tells of a match without any knowledge of its rules. */
export function figuresOf({ setup, inputs }: Pick<Replay<Spec>, 'setup' | 'inputs'>): Figures {
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({ seat, decisions: 0, thought: 0, undone: 0 }));
  let before = 0;
  for (const input of inputs) {
    const own = seats[seatOf(input)];
    if (own && input.type === 'answer') {
      own.decisions++;
      own.thought += input.at - before;
    }
    if (own && isUndo(input)) own.undone++;
    before = input.at;
  }
  return { duration: before, decisions: seats.reduce((sum, one) => sum + one.decisions, 0), seats };
}

const isUndo = (input: Input<Spec>): boolean => input.type === 'host' && input.entry.type === 'undo';

function seatOf(input: Input<Spec>): Seat {
  if (input.type === 'answer') return input.seat;
  return input.type === 'host' && 'seat' in input.entry ? input.entry.seat : -1;
}
