import type { AnyBox } from '../../engine/box.ts';
import type { Setup, Spec } from '../../engine/types.ts';
import type { KeptFrame } from '../../referee/frames.ts';
import type { TableNews } from '../../referee/messages.ts';
import { Referee } from '../../referee/referee.ts';
import type { HomeRow, Log } from './saves.ts';

const REMEMBERED_FRAMES = 60;

/** A match in memory, and what was heard of it lately. */
export interface OpenMatch {
  readonly referee: Referee;
  frames: KeptFrame[];
}

export const setupOf = ({ scenario, seats, options, carry }: HomeRow): Setup<Spec> => ({
  scenario,
  seats: seats.length,
  options,
  carry,
});

/** What is remembered of what was heard; the rest is in the log. */
export function heard(frames: readonly KeptFrame[], { counted, sights }: TableNews): KeptFrame[] {
  const kept = { counted, sights: sights.map(({ to, events }) => ({ to, events })) };
  return [...frames.slice(1 - REMEMBERED_FRAMES), kept];
}

/**
 * The match as its log tells it, played again; where the rules have changed since, as it was kept after its last input. Throws
 * `Frozen` where they cannot go on from there.
 */
export function reopen(box: AnyBox, row: HomeRow, { entries, end }: Log): OpenMatch {
  const inputs = entries.map(({ input }) => input);
  const opening = { setup: setupOf(row), seed: row.seed, salt: row.salt };
  if (row.version !== box.game.version && end) {
    const snapshot = { after: end.after, save: end.save };
    return { referee: new Referee(box, { ...opening, inputs, snapshot }), frames: [] };
  }
  const referee = new Referee(box, { ...opening, inputs: [], snapshot: null });
  let frames: KeptFrame[] = [];
  for (const [at, input] of inputs.entries()) {
    const entered = referee.enter(input);
    if (entered.refusal) throw new Error(`the rules refuse input ${at + 1}: ${entered.refusal.code}`);
    frames = heard(frames, entered.frame);
  }
  return { referee, frames };
}
