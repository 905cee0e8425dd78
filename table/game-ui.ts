import type { ComponentType } from 'react';
import type { Language, Texts } from '../engine/box.ts';
import type { Seat, Spec } from '../engine/types.ts';
import type { Ambience } from './ambience.ts';
import type { Look } from './look.ts';
import type { Motions } from './motions.ts';
import type { Portions } from './portions.ts';
import type { ScreenParts } from './screen/screen-parts.ts';

/**
 * `games/<id>/ui/index.tsx` exports one of these as `ui`. It is small: everything in it is fetched when it is needed,
 * the texts for the shelf, the parts for a table.
 */
export interface GameUi<W extends Spec, T extends Texts<W> = Texts<W>> {
  texts(language: Language): Promise<T>;
  parts(): Promise<TableParts<W, T>>;
  /** Whether a table of so many seats may choose this value of an option for a scenario. Without it: all of them. */
  isOption?(option: string, value: unknown, seats: number, scenario: string): boolean;
  /** The scenarios at whose tables the notes of its guide hold. Without it: all of them. */
  readonly taughtAt?: readonly string[];
}

/** The parts of a game that a table page puts together. */
export interface TableParts<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly screen: ScreenParts<W, T>;
  /** What is told of the match once it is over, beside who won. */
  readonly Ending?: ComponentType<{ readonly look: Look<W, T> }>;
  /** What a campaign has come to, between two of its matches. */
  readonly Campaign?: ComponentType<{
    readonly carry: NonNullable<W['carry']>;
    readonly texts: T;
    readonly language: Language;
  }>;
  /** Under which heading an option stands when there are many. */
  group?(action: W['action'], look: Look<W, T>): OptionGroup | null;
  /** What an option would mean, in sentences. */
  preview?(preview: W['preview'], action: W['action'], look: Look<W, T>): string[];
  /** What the moves are called that are open at any time. */
  freeMoves?(language: Language): string;
  /** Whether there could be any of them now; without it there always could. */
  hasFreeMoves?(look: Look<W, T>): boolean;
  /** What every event is like. */
  readonly motions: Motions<W, Look<W, T>>;
  /** What is heard while nothing happens: fetched when the board is there. */
  readonly ambience?: () => Promise<Ambience<W, T>>;
  /**
   * True where nobody can wait: the table is always shown as it is, questions are asked while the stage still plays, and
   * on a phone the list of choices stays folded under the board, which answers everything itself.
   */
  readonly isUrgent?: boolean;
  /** Answers that a person may leave to the page, one switch each: to pass where nothing is at stake. */
  readonly habits?: readonly Habit<W, T>[];
  /**
   * A question that is one of several by which something is given out, where nothing becomes known between them: all are asked
   * at once, with plus and minus. Null for every other question.
   */
  portions?(step: string, options: readonly W['action'][], look: Look<W, T>): Portions<W['action']> | null;
  /** Actions whose preview must be looked at before they are taken. */
  readonly grave?: readonly W['action']['type'][];
  /** Actions that decide nothing where nothing else can be answered: such an answer is given at once. */
  readonly formal?: readonly W['action']['type'][];
  /** The question to ask before a grave action is taken, or null. */
  warning?(preview: W['preview'], look: Look<W, T>): string | null;
}

export interface OptionGroup {
  readonly title: string;
  /** Shown as its title only until somebody opens it. */
  readonly isFolded: boolean;
}

export interface Habit<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly id: string;
  /** On for whoever has not switched it off. */
  readonly isUsual?: boolean;
  label(language: Language): string;
  /** Offered where it would answer, for a while only: what the button says, and by what one knows that it is over. */
  readonly spell?: { label(language: Language): string; of(look: Look<W, T>): string };
  /** What to answer here, or null to be asked. Where nobody says who is a bot, nobody is one. */
  answer(
    step: string,
    options: readonly W['action'][],
    look: Look<W, T>,
    isBot?: (seat: Seat) => boolean,
  ): W['action'] | null;
}
