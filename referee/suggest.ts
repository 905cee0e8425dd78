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
