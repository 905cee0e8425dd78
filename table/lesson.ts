import type { Language } from '../engine/box.ts';
import { compare } from '../engine/difference.ts';
import type { PlayedScene, SceneStep } from '../engine/recorded-scene.ts';
import type { Chance, Sayings } from '../engine/sayings.ts';
import type { Seat, Spec } from '../engine/types.ts';
import type { ThingId } from './touch.ts';

// `games/<id>/ui/lessons.ts` exports some of these as `lessons`: a game learnt by doing, on tables laid for it, with chance that is loaded.

/** The learner has the first seat; what others do is part of the lesson. */
export const LEARNER: Seat = 0;

/** The same in each language, with *stars* around what it is about. */
export type Said = { readonly [L in Language]: string };

/** What is done at a table that was laid for it, one thing after the other. */
export interface Drill<W extends Spec> {
  readonly id: string;
  /** The table as it lies. */
  readonly table: Omit<PlayedScene, 'steps'>;
  readonly notes: readonly DrillNote<W>[];
}

export interface DrillNote<W extends Spec> {
  /** The answers that look like one of these lead on. */
  readonly right: readonly Like<W>[];
  /** What chance brings from here on. */
  readonly chance?: Chance;
  /** What follows by itself, before anybody learns more. */
  readonly followed?: readonly SceneStep<W>[];
  /** Notions of the game's judgement that speak for it. */
  readonly because?: readonly string[];
}

export interface Lesson<W extends Spec> extends Drill<W> {
  readonly title: Said;
  /** Its one idea, where lessons are chosen from. */
  readonly about: Said;
  readonly minutes: number;
  /** Each says what to do now; whatever is right leads to the next one. */
  readonly notes: readonly LessonNote<W>[];
  /** What is said of answers that are not right, where no note says it. */
  readonly mistakes: readonly Mistake<W>[];
  /** What was won, and is known now; and what is so at the table then. */
  readonly won: Said;
  readonly victory: Sayings<W>['ends'] | Sayings<W>['expect'];
}

export interface LessonNote<W extends Spec> extends DrillNote<W> {
  /** The part of the lesson that it begins, in a word. */
  readonly part?: Said;
  /** Two sentences at most. */
  readonly say: Said;
  /** The thing it speaks of. */
  readonly at: ThingId;
  /** Where the rulebook says more. */
  readonly rule: W['rule'];
  /** The learner finds it: nothing glows. */
  readonly isFound?: true;
  /** What is said of others, the first that fits. */
  readonly mistakes?: readonly Mistake<W>[];
}

/** Answers that have all of this. */
export type Like<W extends Spec> = Partial<W['action']>;

export interface Mistake<W extends Spec> {
  /** Without it: whatever else is answered. */
  readonly of?: Like<W>;
  readonly say: Said;
  readonly rule: W['rule'];
}

const isLike = <W extends Spec>(action: W['action'], like: Like<W>): boolean => compare(like, action, '').length === 0;

export const isRight = <W extends Spec>({ right }: DrillNote<W>, action: W['action']): boolean =>
  right.some(like => isLike(action, like));

/** The answer to show, of those that are open. */
export function rightAnswer<W extends Spec>(
  { right }: DrillNote<W>,
  options: readonly W['action'][],
): W['action'] | null {
  for (const like of right) {
    const found = options.find(action => isLike(action, like));
    if (found) return found;
  }
  return null;
}

/** What is wrong with an answer. */
export function mistakeOf<W extends Spec>(
  lesson: Lesson<W>,
  note: LessonNote<W>,
  action: W['action'],
): Mistake<W> | null {
  const known = [...(note.mistakes ?? []), ...lesson.mistakes];
  return known.find(({ of }) => !of || isLike(action, of)) ?? null;
}

/** What was done so far, as a scene: what was answered to each note, and what followed. */
export function sceneOf<W extends Spec>({ table, notes }: Drill<W>, answers: readonly W['action'][]): PlayedScene {
  const steps: SceneStep<W>[] = [];
  for (const [at, { chance, followed = [] }] of notes.slice(0, answers.length + 1).entries()) {
    const action = answers[at];
    if (chance) steps.push({ load: chance });
    if (action) steps.push({ play: action, seat: LEARNER }, ...followed);
  }
  return { ...table, steps };
}
