import { type Advice, advise } from '../bots/advice.ts';
import { type BotName, policyOf } from '../bots/levels.ts';
import { Sight } from '../bots/sight.ts';
import type { AnyBox, Policy } from '../engine/box.ts';
import { question } from '../engine/queries.ts';
import type { Match, Rng, Seat, Spec } from '../engine/types.ts';

/** What a policy would answer for this seat, knowing what the seat knows. Null when it is not asked. */
export function suggest(
  box: AnyBox,
  match: Match<Spec>,
  seat: Seat,
  bot: BotName,
  rng: Rng,
  hasTime: (thoughts: number) => boolean,
): { type: string } | null {
  const asked = question(match, seat);
  if (!asked) return null;
  const policy: Policy<Spec> = policyOf(box.bots, bot);
  return policy(new Sight(match, seat, asked, rng, hasTime));
}

/** Who is to think, and for how long. */
interface Asking {
  readonly seat: Seat;
  readonly bot: BotName;
  /** Somebody wants to be told what speaks for it. */
  readonly isHint: boolean;
  readonly rng: Rng;
  readonly hasTime: (thoughts: number) => boolean;
}

/** What a bot answers, or what a person is advised. Null when the seat is not asked. */
export function thoughtOf(box: AnyBox, match: Match<Spec>, { seat, bot, isHint, rng, hasTime }: Asking): Advice | null {
  if (isHint) {
    const asked = question(match, seat);
    return asked && advise<Spec>(box.bots, new Sight(match, seat, asked, rng, hasTime));
  }
  const action = suggest(box, match, seat, bot, rng, hasTime);
  return action && { action, because: [] };
}
