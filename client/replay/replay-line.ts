import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Lobby } from '../../referee/messages.ts';
import type { Retold } from '../after/jobs.ts';
import { emptyTable, withFrame, withWhole } from '../line/follow.ts';
import { StillLine } from '../line/still-line.ts';
import type { TableState } from '../line/table-line.ts';

/** A match that is over, as a table that one may walk along in both directions. Nothing can be done at it. */
export class ReplayLine extends StillLine {
  readonly store: StoreApi<TableState>;
  /** The table after each number of moves; what did not change is shared. */
  private readonly states: readonly TableState[];

  constructor(lobby: Lobby, { whole, frames }: Retold) {
    super();
    const first: TableState = { ...emptyTable(lobby), connection: 'open' };
    const laid = { ...first, ...withWhole(first, { type: 'whole', events: [], ...whole }) };
    const states = [laid];
    for (const frame of frames) {
      const before = states.at(-1) ?? laid;
      states.push({ ...before, ...withFrame(before, frame) });
    }
    this.states = states;
    this.store = createStore(() => laid);
  }

  /** How many moves there are. */
  get length(): number {
    return this.states.length - 1;
  }

  get n(): number {
    return this.store.getState().position?.n ?? 0;
  }

  /** The table after so many moves. */
  at(n: number): TableState | null {
    return this.states[n] ?? null;
  }

  goTo(n: number): void {
    const state = this.states[Math.max(0, Math.min(n, this.length))];
    if (state) this.store.setState(state, true);
  }
}
