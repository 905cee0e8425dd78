import type { Turning } from '../../bots/analysis/turns.ts';
import type { Language } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { GameStory } from '../../table/story.ts';
import type { Retold } from '../after/jobs.ts';
import { heardIn } from '../after/stories.ts';

// A match in the words of its log: which round a move is of, and what happened with it.

type Event = Spec['event'];
type Story = GameStory<Spec> | null;

/** How the log tells an event of the n-th move; null where it does not. */
type Say = (event: Event, n: number) => string | null;

/** A round, from the move with which it begins. */
export interface Round {
  readonly n: number;
  readonly title: string | null;
}

export function roundsOf(story: Story, { frames }: Pick<Retold, 'frames'>, say: Say, language: Language): Round[] {
  if (!story) return [];
  return frames.flatMap((frame, i) =>
    heardIn(frame)
      .filter(event => story.isChapter(event))
      .map(event => ({ n: i + 1, title: story.title?.(event, language) ?? say(event, i + 1) })),
  );
}

/** The round in which a move is made. */
export const roundAt = (rounds: readonly Round[], n: number): number => rounds.findLastIndex(round => round.n < n);

/** A round by its name alone: `Manche 4`, whatever else the log says when it begins. */
export const shortTitle = ({ title }: Round): string => title?.split(/[ \u00a0\u202f]?[:,.(]/)[0] ?? '';

/** What the table heard of a move. */
export const linesOf = ({ frames }: Pick<Retold, 'frames'>, n: number, say: Say): string[] =>
  frames[n - 1] ? heardIn(frames[n - 1] as (typeof frames)[number]).flatMap(event => say(event, n) ?? []) : [];

/** In one line what turned a match: the weightiest thing that was heard, or the first of the move that did most. */
export function headlineOf(
  story: Story,
  { frames }: Pick<Retold, 'frames'>,
  { from, to, n }: Pick<Turning, 'from' | 'to' | 'n'>,
  say: Say,
): string | null {
  const heard = frames.slice(from, to).flatMap((frame, i) =>
    heardIn(frame)
      .filter(event => !story?.isChapter(event))
      .map(event => ({ n: from + i + 1, weight: story?.weight(event) ?? 0, text: say(event, from + i + 1) }))
      .filter(({ text }) => text !== null),
  );
  const weighty = heard.reduce<(typeof heard)[number] | null>(
    (best, one) => (one.weight > 0 && one.weight >= (best?.weight ?? 0) ? one : best),
    null,
  );
  return (weighty ?? heard.find(one => one.n === n) ?? heard[0])?.text ?? null;
}
