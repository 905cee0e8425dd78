import type { AnyBox } from '../engine/box.ts';
import { clone, guess } from '../engine/match.ts';
import { deciders, options, waitingAt } from '../engine/queries.ts';
import { freshRng } from '../engine/rng.ts';
import { enter } from '../engine/replay.ts';
import { save } from '../engine/save.ts';
import type { CaseFile, Saying } from '../engine/sayings.ts';
import type { Input, Match, Rng, Seat, Spec } from '../engine/types.ts';

/** What the person who reports it has to say, and what the table heard. */
type Head = Pick<CaseFile, 'title' | 'note'>;

function caseOf(m: Match<Spec>, steps: readonly Saying[], { title, note }: Head): CaseFile {
  const { scenario, seats, options: chosen } = m.setup;
  return { game: m.game.id, title, seats, scenario, options: chosen, save: save(m), note, steps };
}

/** What is asked of whom, and what these seats may answer. */
function questions(m: Match<Spec>, seats: readonly Seat[] = deciders(m)): Saying[] {
  if (m.outcome) return [{ ends: m.outcome.reason }];
  return [asked(m), ...seats.map(seat => ({ offers: options(m, seat), seat }))];
}

const asked = (m: Match<Spec>): Saying => ({ asks: waitingAt(m) ?? '', seats: deciders(m) });

/**
 * A running match as this seat may imagine it: what it cannot know is dealt anew, so the file tells no secret. Nobody may be
 * able to foresee `rng`, and the file carries another generator than the one that dealt: some run backwards.
 */
export function caseNow(m: Match<Spec>, seat: Seat | null, rng: Rng, head: Head): CaseFile {
  const imagined = guess(m, seat, rng);
  imagined.rng = freshRng(rng);
  const own = deciders(imagined).filter(one => one === seat);
  return caseOf(imagined, questions(imagined, own), head);
}

/** One move of a match that is over, exactly as it was: the table before it, the move, and the table after it. */
export function caseOfMove(box: AnyBox, before: Match<Spec>, input: Input<Spec>, head: Head): CaseFile {
  const after = clone(before);
  if (input.type !== 'answer' || enter(after, input)) return caseOf(before, questions(before), head);
  const played = { play: input.action, seat: input.seat };
  const became = { expect: box.vocabulary.describe(after) };
  const ended = after.outcome ? [{ ends: after.outcome.reason }] : [];
  return caseOf(before, [asked(before), played, became, ...ended], head);
}
