import type { Language } from '../engine/box.ts';
import type { Seat, Spec } from '../engine/types.ts';
import type { Look } from './look.ts';
import type { ThingId } from './touch.ts';

/** `games/<id>/ui/story.ts` exports one of these as `story`: what is worth telling of a match once it is over. */
export interface GameStory<W extends Spec> {
  /** Whether a new chapter begins with this event: a round, an act, a day. */
  isChapter(event: W['event']): boolean;
  /** What it is headed with, where that is not how the log tells the event. */
  title?(event: W['event'], language: Language): string;
  /** How much an event matters: 0 is not told, 3 is never left out. */
  weight(event: W['event']): number;
  /** Whom an event tells of; what it happened at and what struck them is known already. */
  about?(event: W['event'], view: W['view']): readonly ThingId[];
  /** What a moment is called over its picture, in two or three words: the deed; null: it has no name. */
  heading?(event: W['event'], look: Look<W>): string | null;
  /** Where each stands at the end, whoever came first before all others; `events` is what the table heard, as far as it is known. */
  standings?(look: Look<W>, events: readonly W['event'][]): readonly Standing[];
  /** What its throws are called, sort by sort (`bots/throws.ts`). */
  readonly throws?: ThrowWords;
  /** What those who took part are remembered for. */
  readonly deeds?: GameDeeds<W>;
}

export interface Standing {
  readonly who: ThingId;
  /** Such as points out of those that were to be reached. */
  readonly value: string;
  /** What it came from; null: nothing to tell. */
  readonly from: string | null;
  readonly isFirst: boolean;
}

/** Something that counts towards what somebody is remembered for. */
export interface Deed<K extends string = string> {
  readonly who: ThingId;
  readonly kind: K;
  readonly count: number;
}

export interface GameDeeds<W extends Spec, K extends string = string> {
  /** Every deed of a match, one after the other. */
  of(events: readonly W['event'][]): Iterable<Deed<K>>;
  /** Of each kind, the most telling first: what whoever has done most of it is called, and what was done so often. */
  readonly words: { readonly [L in Language]: { readonly [kind in K]: DeedWords } };
  /** Kinds of which the largest counts, not all of them together. */
  readonly single?: readonly K[];
  /** Whose they are: among equals people come before bots. */
  seatOf?(who: ThingId): Seat | null;
}

export interface DeedWords {
  readonly title: string;
  readonly what: (count: number) => string;
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

/** Of each kind who has done most of it, people before bots among equals, then whoever was first; kinds that nobody has done are left out. */
export function remembered<W extends Spec>(
  deeds: GameDeeds<W>,
  events: readonly W['event'][],
  bots: readonly Seat[] = [],
): Deed[] {
  const isBot = (who: ThingId): boolean => bots.includes(deeds.seatOf?.(who) ?? -1);
  const counted = new Map<string, Map<ThingId, number>>();
  for (const { who, kind, count } of deeds.of(events)) {
    const all = counted.get(kind) ?? new Map<ThingId, number>();
    const before = all.get(who) ?? 0;
    counted.set(kind, all.set(who, deeds.single?.includes(kind) ? Math.max(before, count) : before + count));
  }
  return Object.keys(deeds.words.fr).flatMap(kind => {
    const [most] = [...(counted.get(kind) ?? [])].toSorted(
      ([who, a], [other, b]) => b - a || Number(isBot(who)) - Number(isBot(other)),
    );
    return most && most[1] > 0 ? [{ who: most[0], kind, count: most[1] }] : [];
  });
}

/** How much less an event weighs for each of its type that is told already. */
const AGAIN = 0.5;

/** The few moments of a whole match that weigh most, in the order in which they came, each with how its chapter begins. */
export function highlights<W extends Spec>(
  story: GameStory<W>,
  chapters: readonly StoryChapter<W['event']>[],
  most: number,
): { readonly head: Told<W['event']> | null; readonly told: Told<W['event']> }[] {
  const all = chapters
    .flatMap(({ head, moments }) => moments.map(told => ({ head, told })))
    .map((one, i) => ({ one, i, weight: story.weight(one.told.event) }));
  const best: typeof all = [];
  while (best.length < Math.min(most, all.length)) {
    const news = ({ one, weight }: (typeof all)[number]): number =>
      weight - AGAIN * best.filter(({ one: { told } }) => told.event.type === one.told.event.type).length;
    const [next] = all.filter(one => !best.includes(one)).toSorted((a, b) => news(b) - news(a) || b.i - a.i);
    if (next) best.push(next);
  }
  return best.sort((a, b) => a.i - b.i).map(({ one }) => one);
}
