import type { Game, Setup, Spec } from '../engine/types.ts';

/** What somebody would like to play; whatever is left out is as usual. */
export interface Wish {
  readonly scenario?: string | undefined;
  readonly seats?: number | undefined;
  readonly options?: unknown;
}

/** The set-up that a wish means, or a complaint in words about what is wrong with it. */
export function complete<W extends Spec>(game: Game<W>, wish: Wish, complain: (reason: string) => Error): Setup<W> {
  const scenario = game.scenarios.find(s => s.id === (wish.scenario ?? game.scenarios[0]?.id));
  if (!scenario) throw complain(`scenario: ${game.scenarios.map(s => s.id).join(', ')}`);
  const [min, max] = scenario.seats;
  const seats = wish.seats ?? Math.min(Math.max(2, min), max);
  if (!Number.isInteger(seats) || seats < min || seats > max) throw complain(`seats: ${min}-${max}`);
  try {
    return { scenario: scenario.id, seats, options: game.options.parse(wish.options ?? {}), carry: null };
  } catch (error) {
    throw complain(`options: ${(error as Error).message}`);
  }
}
