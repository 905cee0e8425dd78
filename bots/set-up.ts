import type { Box } from '../engine/box.ts';
import type { Setup, Spec } from '../engine/types.ts';

/** What somebody would like to play; whatever is left out is as usual. */
export interface Wish {
  readonly scenario?: string | undefined;
  readonly seats?: number | undefined;
  readonly options?: unknown;
}

/** What is wrong with a wish. A set-up that the game refuses is told in its own words. */
export type Flaw =
  | { readonly what: 'scenario'; readonly wanted: string; readonly known: string }
  | {
      readonly what: 'seats';
      readonly scenario: string;
      readonly min: number;
      readonly max: number;
      readonly seats: number;
    }
  | { readonly what: 'options'; readonly thrown: unknown }
  | { readonly what: 'setup'; readonly reason: string; readonly fr: string; readonly en: string };

/** A box, of which a bench or a test may have the rules only. */
type Playable<W extends Spec> = Pick<Box<W>, 'game'> & Partial<Pick<Box<W>, 'texts'>>;

/** The set-up that a wish means; where it cannot be played, `complain` says so. */
export function setupOf<W extends Spec>(
  { game, texts }: Playable<W>,
  wish: Wish,
  complain: (flaw: Flaw) => Error = unplayable,
): Setup<W> {
  const wanted = wish.scenario ?? game.scenarios[0]?.id ?? '';
  const scenario = game.scenarios.find(s => s.id === wanted);
  if (!scenario) throw complain({ what: 'scenario', wanted, known: game.scenarios.map(s => s.id).join(', ') });
  const [min, max] = scenario.seats;
  const seats = wish.seats ?? Math.min(max, Math.max(min, 2));
  if (!(Number.isInteger(seats) && seats >= min && seats <= max))
    throw complain({ what: 'seats', scenario: scenario.id, min, max, seats });
  let options: W['options'];
  try {
    options = game.options.parse(wish.options ?? {});
  } catch (thrown) {
    throw complain({ what: 'options', thrown });
  }
  const setup = { scenario: scenario.id, seats, options, carry: null };
  const reason = game.refuse?.(setup) ?? null;
  if (reason === null) return setup;
  const [fr = reason, en = reason] = [texts?.fr.refusals?.[reason], texts?.en.refusals?.[reason]];
  throw complain({ what: 'setup', reason, fr, en });
}

const unplayable = (flaw: Flaw): Error => new Error(`this cannot be played: ${JSON.stringify(flaw)}`);
