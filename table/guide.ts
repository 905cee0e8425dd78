import type { Language, Texts } from '../engine/box.ts';
import type { Seat, Spec } from '../engine/types.ts';
import { capital, uncapital } from '../kit/grammar.ts';
import type { Look } from './look.ts';
import type { ThingId } from './touch.ts';

/**
 * `games/<id>/ui/guide.ts` exports one of these as `guide`: how a game is learnt by playing it, and the reasons that go
 * with a hint. It is fetched at a table where somebody learns, or asks for a hint.
 */
export interface Guide<W extends Spec, T extends Texts<W> = Texts<W>> {
  /** The table of a first match: its first seat is the learner's, bots have the others. */
  readonly table: { readonly scenario: string | null; readonly seats: number; readonly options: W['options'] | null };
  /** In this order of preference: of the notes not said yet, the first one whose moment it is. Each is said once. */
  readonly notes: readonly GuideNote<W>[];
  /** Why a bot would do this, in a sentence; null where it goes without saying. */
  reason?(action: W['action'], preview: W['preview'] | null, look: Look<W, T>): string | null;
  /** What a hint says before it tells the answer, and of what speaks for it. */
  readonly hints?: HintWords<W, T>;
}

export interface HintWords<W extends Spec, T extends Texts<W> = Texts<W>> {
  /** Where to look for an answer that is not told yet. Null for what only ends something: what comes next is not its doing. */
  place(action: W['action'], look: Look<W, T>): string | null;
  /** The idea of what only ends something, in a sentence, where it is not that nothing is left to gain. */
  ending?(action: W['action'], look: Look<W, T>): string | null;
  /** Each of these places: a sentence without its full stop, to which an aim may be added. */
  readonly places: { readonly [L in Language]: { readonly [place: string]: string } };
  /** Every notion of the game's judgement. */
  readonly notions: { readonly [L in Language]: { readonly [notion: string]: NotionWords } };
}

export interface NotionWords {
  /** What it is good for, to go on after a comma. */
  readonly aim: string;
  /** The same as a reason, in a sentence. */
  readonly gain: string;
}

/** The idea of a hint, in one sentence; null where it is that there is nothing to look for. */
export function ideaOf<W extends Spec, T extends Texts<W>>(
  hints: HintWords<W, T>,
  action: W['action'],
  because: readonly string[],
  look: Look<W, T>,
): string | null {
  const place = hints.place(action, look);
  if (place === null) return null;
  const aim = hints.notions[look.language][because[0] ?? '']?.aim;
  const where = hints.places[look.language][place] ?? '';
  return aim === undefined ? `${where}.` : `${capital(aim)}${look.language === 'fr' ? ' :' : ':'} ${uncapital(where)}.`;
}

/** What speaks for an answer, each in a sentence. */
export function gainsOf<W extends Spec, T extends Texts<W>>(
  hints: HintWords<W, T>,
  action: W['action'],
  because: readonly string[],
  look: Look<W, T>,
): string[] {
  if (hints.place(action, look) === null) return [];
  return because.flatMap(notion => hints.notions[look.language][notion]?.gain ?? []);
}

export interface GuideNote<W extends Spec> {
  readonly id: string;
  when(at: GuideMoment<W>): boolean;
  readonly say: { readonly [L in Language]: { readonly title: string; readonly text: string } };
  /** The thing it speaks of, to stand beside it. */
  at?(at: GuideMoment<W>): ThingId | null;
  /** Where the rulebook says more. */
  readonly rule: W['rule'] | null;
}

/** What the learner is looking at. */
export interface GuideMoment<W extends Spec> {
  /** The question the learner is asked, or null. */
  readonly step: string | null;
  readonly view: W['view'];
  readonly seat: Seat;
  readonly isOver: boolean;
}

/** The note to say now, or null; once a match is over only what is about that. */
export function nextNote<W extends Spec>(
  notes: readonly GuideNote<W>[],
  said: ReadonlySet<string>,
  at: GuideMoment<W>,
): GuideNote<W> | null {
  const isNow = (note: GuideNote<W>): boolean => note.when(at) && !(at.isOver && note.when({ ...at, isOver: false }));
  return notes.find(note => !said.has(note.id) && isNow(note)) ?? null;
}
