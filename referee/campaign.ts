import type { Game, Outcome, Spec } from '../engine/types.ts';

// A campaign is a chain of matches: each one hands on what the next begins with.

export interface Carried {
  readonly next?: unknown;
}

/** What a match hands on to the next one of its campaign; null where there is none, or none any more. */
export function handedOn(outcome: Outcome | null): Carried | null {
  const carry: Carried | null = outcome?.carry ?? null;
  return carry?.next === null ? null : carry;
}

/** The same for a game in which taking something back may cost something of it. */
export function carriedOn(game: Game<Spec>, outcome: Outcome | null, wasUndone: boolean): Carried | null {
  const carry = handedOn(outcome);
  return carry && wasUndone && game.whenUndone ? game.whenUndone(carry) : carry;
}

/** A campaign may say which scenario comes next. */
export const nextScenario = ({ scenarios }: Game<Spec>, carry: Carried | null): string | null =>
  scenarios.find(({ id }) => id === carry?.next)?.id ?? null;

/** How many may play a scenario; where nobody knows it any more, as many as there were. */
export const seatRange = ({ scenarios }: Game<Spec>, scenario: string, seats: number) =>
  scenarios.find(({ id }) => id === scenario)?.seats ?? ([seats, seats] as const);
