import type { ComponentType, ReactNode } from 'react';
import type { Language, Texts } from '../engine/box.ts';
import type { Seat, Spec } from '../engine/types.ts';

/**
 * `games/<id>/ui/index.tsx` exports one of these as `ui`. It is small: everything in it is fetched when it is needed,
 * the texts for the shelf, the parts for a table.
 */
export interface GameUi<W extends Spec, T extends Texts<W> = Texts<W>> {
  texts(language: Language): Promise<T>;
  parts(): Promise<TableParts<W, T>>;
  /** Whether a table of so many seats may choose this value of an option. Without it: all of them. */
  isOption?(option: string, value: unknown, seats: number): boolean;
}

/** What everybody who looks at a table has before them. */
export interface Look<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly texts: T;
  readonly language: Language;
  readonly view: W['view'];
  /** The names of the seats. */
  readonly names: readonly string[];
  /** Through whose eyes; null for a spectator. */
  readonly seat: Seat | null;
}

export interface BoardProps<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly look: Look<W, T>;
  /** Who is asked now. */
  readonly asked: readonly Seat[];
  /** What one may do at any time with one's own things: the board puts it beside them. Null for spectators. */
  readonly ownTools: ReactNode;
  /** The option that somebody is looking at, and what it would mean. */
  readonly pointed: { readonly action: W['action']; readonly preview: W['preview'] | null } | null;
}

/** The parts of a game that a table page puts together. */
export interface TableParts<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly Board: ComponentType<BoardProps<W, T>>;
  /** What is told of the match once it is over, beside who won. */
  readonly Ending?: ComponentType<{ readonly look: Look<W, T> }>;
  /** Under which heading an option stands when there are many. */
  group?(action: W['action'], look: Look<W, T>): OptionGroup | null;
  /** What an option would mean, in sentences. */
  preview?(preview: W['preview'], action: W['action'], look: Look<W, T>): string[];
  /** What the moves are called that are open at any time. */
  freeMoves?(language: Language): string;
  /** Actions whose preview must be looked at before they are taken. */
  readonly grave?: readonly W['action']['type'][];
  /** The question to ask before a grave action is taken, or null. */
  warning?(preview: W['preview'], look: Look<W, T>): string | null;
}

export interface OptionGroup {
  readonly title: string;
  /** Shown as its title only until somebody opens it. */
  readonly isFolded: boolean;
}
