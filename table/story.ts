import type { Language } from '../engine/box.ts';
import type { Spec } from '../engine/types.ts';

/** `games/<id>/ui/story.ts` exports one of these as `story`: what is worth telling of a match once it is over. */
export interface GameStory<W extends Spec> {
  /** Whether a new chapter begins with this event: a round, an act, a day. */
  isChapter(event: W['event']): boolean;
  /** What it is headed with, where that is not how the log tells the event. */
  title?(event: W['event'], language: Language): string;
  /** How much an event matters: 0 is not told, 3 is never left out. */
  weight(event: W['event']): number;
  /** What its throws are called, sort by sort (`bots/throws.ts`). */
  readonly throws?: ThrowWords;
}

export type ThrowWords<S extends string = string> = { readonly [L in Language]: { readonly [sort in S]: string } };

export interface Told<E> {
  /** After how many inputs it happened. */
  readonly n: number;
  readonly event: E;
}

export interface StoryChapter<E> {
  /** The event it begins with; null for what came before the first one. */
  readonly head: Told<E> | null;
  readonly moments: readonly Told<E>[];
}

const ALWAYS = 3;

/** The chapters of a match, each with its weightiest moments in the order in which they came. */
export function chaptersOf<W extends Spec>(
  story: GameStory<W>,
  events: readonly Told<W['event']>[],
  most = 4,
): StoryChapter<W['event']>[] {
  const chapters: { head: Told<W['event']> | null; all: Told<W['event']>[] }[] = [{ head: null, all: [] }];
  for (const told of events)
    if (story.isChapter(told.event)) chapters.push({ head: told, all: [] });
    else chapters.at(-1)?.all.push(told);
  return chapters
    .map(({ head, all }) => ({ head, moments: weightiest(story, all, most) }))
    .filter(({ head, moments }) => head !== null || moments.length > 0);
}

function weightiest<W extends Spec>(
  story: GameStory<W>,
  all: readonly Told<W['event']>[],
  most: number,
): Told<W['event']>[] {
  const weighed = all.map((told, i) => ({ told, i, weight: story.weight(told.event) })).filter(one => one.weight > 0);
  const best = weighed.toSorted((a, b) => b.weight - a.weight || b.i - a.i);
  const kept = best.filter((one, rank) => rank < most || one.weight >= ALWAYS);
  return kept.sort((a, b) => a.i - b.i).map(({ told }) => told);
}
