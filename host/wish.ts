import type { Box } from '../engine/box.ts';
import { refusalOf } from '../engine/set-up.ts';
import type { Setup, Spec } from '../engine/types.ts';

/** What somebody would like to play; whatever is left out is as usual. */
export interface Wish {
  readonly scenario?: string | undefined;
  readonly seats?: number | undefined;
  readonly options?: unknown;
}

/** What is wrong with a wish: a reason, and the sentences of the game where it has them. */
export interface Complaint {
  readonly [name: string]: string;
}

/** The set-up that a wish means, or a complaint about what is wrong with it. */
export function complete<W extends Spec>(
  box: Pick<Box<W>, 'game' | 'texts'>,
  wish: Wish,
  complain: (what: Complaint) => Error,
): Setup<W> {
  const { game } = box;
  const scenario = game.scenarios.find(s => s.id === (wish.scenario ?? game.scenarios[0]?.id));
  if (!scenario) throw complain({ reason: `scenario: ${game.scenarios.map(s => s.id).join(', ')}` });
  const [min, max] = scenario.seats;
  const seats = wish.seats ?? Math.min(Math.max(2, min), max);
  if (!Number.isInteger(seats) || seats < min || seats > max) throw complain({ reason: `seats: ${min}-${max}` });
  let options: W['options'];
  try {
    options = game.options.parse(wish.options ?? {});
  } catch (error) {
    throw complain({ reason: `options: ${(error as Error).message}` });
  }
  const setup = { scenario: scenario.id, seats, options, carry: null };
  const refusal = refusalOf(box, setup);
  if (refusal) throw complain(refusal);
  return setup;
}
