import type { ComponentType, ReactNode } from 'react';
import type { Texts } from '../../engine/box.ts';
import type { RuleId, Seat, Spec } from '../../engine/types.ts';
import type { TableClock } from '../clock.ts';
import type { Look, Moment } from '../look.ts';
import type { Item } from '../origins.ts';
import type { Drag, ThingId } from '../touch.ts';

// What a game puts on the screen of a table: one surface, one's own things, the others. The frame around them is the house's.
// Where all look at it from afar, on a big screen, that frame is marked `data-big`.

export interface ScreenParts<W extends Spec, T extends Texts<W> = Texts<W>> {
  /** The board. It fills its place, whatever its size. */
  readonly Surface: ComponentType<SurfaceProps<W, T>>;
  /** It brings a camera of its own, such as one in space: it frames `focus` by itself, and tells by `tellFramed` that things moved. */
  readonly hasCamera?: boolean;
  /** Its board is nearly as tall as it is broad: on a big screen the seats stand beside it, and it has all of the height. */
  readonly isTall?: boolean;
  /** What lies at the edges of the surface, wherever the camera looks; `data-foot` at the lower one, where the house leaves it alone. */
  readonly Edge?: ComponentType<SurfaceProps<W, T>>;
  /** Whether its upper left corner is kept for something, such as a clock: that is `data-corner`, and nothing is laid over it. */
  hasCorner?(look: Look<W, T>): boolean;
  /** One's own things: who one is, what one holds. */
  readonly Own: ComponentType<OwnProps<W, T>>;
  /** The same where a phone is somebody's hand and the board lies elsewhere: fetched there alone; without it: as above. */
  readonly hand?: () => Promise<HandParts<W, T>>;
  /** Whether that is nothing yet: then it leaves its room to what is chosen from. */
  holdsNothing?(look: Look<W, T>, seat: Seat): boolean;
  /** One of the others, as small as a portrait. */
  readonly Other: ComponentType<OtherProps<W, T>>;
  /** Whoever sits there, as a thing that says what it is: one's own sign among the others is that thing, too. */
  seated?(seat: Seat): ThingId;
  /** One's own side among the others, in the place of one's seat; none: only that it is there. */
  readonly Self?: ComponentType<OtherProps<W, T>>;
  /** What else stands beside the surface, under the others: one's own team, what is left in the box. */
  readonly Beside?: ComponentType<BesideProps<W, T>>;
  /** Where the match stands, in a few words. */
  phase(look: Look<W, T>): string;
  /** What is asked of somebody, told to all who look on, such as who plays whom; null: in the words of the question. */
  aloud?(step: string, look: Look<W, T>, name: string): string | null;
  /** What all want to reach, and what is at stake. */
  goals(look: Look<W, T>): readonly Goal[];
  /** The things to touch for an answer, one to three of them; none where it is a button. */
  touch(action: W['action'], look: Look<W, T>): readonly ThingId[];
  /** The same by dragging one thing onto another, where touching it is not done so. */
  drag?(action: W['action'], look: Look<W, T>): Drag | null;
  /** Things that a question begins with, as if they had been touched: who acts, the piece to place. */
  given?(look: Look<W, T>): readonly ThingId[];
  /** Another way to the same answer, such as at its target what would strike it; none: there is one way. */
  also?(action: W['action'], look: Look<W, T>): readonly ThingId[];
  /** Whether it ends something: such an answer has the one fixed button. */
  isMain(action: W['action']): boolean;
  /**
   * Whether its things say enough: however few answers there are, it needs no button in words as well.
   * `wide`: not on a phone, where they are small.
   */
  isPlain?(action: W['action']): boolean | 'wide';
  /** Whether it answers somebody who waits for it: then it has a button in words, however many answers there are. */
  isReply?(action: W['action']): boolean;
  /** Whether it waits until another is answered: then its button comes after that. */
  isLater?(action: W['action'], look: Look<W, T>): boolean;
  /** Whether such answers may come and go while somebody chooses: their place is kept, so that nothing moves under the hand. */
  keepsReplies?(look: Look<W, T>): boolean;
  /** Whether it is what everybody has worked for: its button in words is bright. */
  isWished?(action: W['action']): boolean;
  /**
   * Whether it would end something with more still to be done: its button is quiet, and its key asks once more.
   * `quietly`: nothing is lost by it, but something else is worth a look.
   */
  isEarly?(action: W['action'], look: Look<W, T>): boolean | 'quietly';
  /** What whoever ends it so early would leave unused, in few words. */
  unused?(action: W['action'], look: Look<W, T>): string | null;
  /** Whether one touch of a finger gives it, too: there are many of them one after the other, and each can be taken back. */
  isQuick?(action: W['action']): boolean;
  /** What a thing says of itself. */
  thing(id: ThingId, look: Look<W, T>): Explained | null;
  /** Whether its bubble stands at the edge of the board: where what it would bring is drawn around it, a bubble would cover that. */
  isAside?(thing: ThingId): boolean;
  /** The thing around which acts stand that no other thing begins. */
  anchor(look: Look<W, T>): ThingId | null;
  /** What an answer would bring, at the things that give it. */
  outlook(preview: W['preview'], action: W['action'], look: Look<W, T>): Outlook | null;
  /** What others are about to do, as things stand. */
  intents(look: Look<W, T>): readonly Intent[];
  /** How large, in pixels, what is framed first needs to be: where it is, more of the board is seen instead. */
  readonly enough?: number;
  /** What the camera frames, the first of them in any case; none: all of it. `open` is what can be touched now. */
  focus(look: Look<W, T>, moment: Moment<W> | null, open: readonly ThingId[]): readonly ThingId[];
  /** How small, in pixels, what is framed may be, so that all of it is in sight; without it: as large as a finger or a mouse can meet. */
  least?(look: Look<W, T>, open: readonly ThingId[]): number | undefined;
  /**
   * While it is the same, the camera stays as it is as long as these and what can be touched lie in sight, large enough to be met: nothing moves from under
   * a hand that answers several questions in a row. Null: each question is framed by itself.
   */
  steady?(look: Look<W, T>): Steady | null;
  /** The last roll of dice, or the last cards drawn, that these events tell of. */
  roll(events: readonly W['event'][], look: Look<W, T>): Roll | null;
  /** Whether an event is worth telling to whoever looks, before they decide; gravely: before all else; slightly: where nothing more is to be told. */
  concerns(event: W['event'], look: Look<W, T>): boolean | 'gravely' | 'slightly';
  /** What some of these came to, each line in place of the events it sums up; they begin where this seat last decided, with what that led to. */
  digest?(events: readonly W['event'][], look: Look<W, T>): readonly Digest<W['event']>[];
  /** How it is told over the board, where that is not how the log tells it; null: as the log does. `later` is what has followed. */
  news?(event: W['event'], look: Look<W, T>, later: readonly W['event'][]): string | null;
}

export interface Steady {
  readonly during: string;
  readonly needs: readonly ThingId[];
}

export interface Digest<E> {
  readonly text: string;
  readonly events: readonly E[];
}

export interface Goal {
  readonly text: string;
  readonly mood?: Mood;
  /** The colour that it speaks of. */
  readonly dot?: string;
  /** What it means and how it is reached, for whoever touches it. */
  readonly about?: string;
  readonly rule?: RuleId;
}

export type Mood = 'good' | 'fair' | 'bad';

export interface Outlook {
  /** Short enough to stand over a figure. */
  readonly sign: string;
  /** The outline of an icon, drawn before it. */
  readonly icon?: string;
  readonly mood: Mood;
  /** The same in sentences, with reasons. */
  readonly lines: readonly string[];
  /** How likely other things come within reach by it. */
  readonly reach?: readonly { readonly thing: ThingId; readonly chance: number; readonly icon?: string | undefined }[];
  /** Who could answer it, and how likely that would hurt. */
  readonly threats?: readonly { readonly thing: ThingId; readonly sign: string }[];
  /** What it would do to things, said at them while somebody looks at it. */
  readonly others?: readonly { readonly thing: ThingId; readonly sign: string; readonly mood: Mood }[];
  /** What others would be about to do then, in place of what stands. */
  readonly intents?: readonly Intent[];
  /** The way that it takes. */
  readonly way?: readonly ThingId[];
}

export interface Explained {
  readonly name: string;
  readonly about: string | null;
  readonly rule: RuleId | null;
  /** While it is no answer: what it lacks, and by which rule. */
  readonly whyNot?: { readonly rule: RuleId; readonly text: string } | null;
  /** Of an act: what comes of it, drawn over its name. */
  readonly picture?: ReactNode;
  /** To be marked where it is not as printed. */
  readonly item?: Item;
}

/** From whom to whom; certain, or only if something else happens before. */
export interface Intent {
  /** Null for whoever is not on the board yet. */
  readonly from: ThingId | null;
  readonly to: ThingId;
  readonly isSure: boolean;
  readonly isAtMe: boolean;
  /** What it would do. */
  readonly sign: string | null;
  readonly mood: Mood;
  /** One of many, of which the board tells otherwise too. */
  readonly isFaint?: boolean;
}

export interface Roll {
  readonly title: string;
  readonly pieces: readonly { readonly text: string; readonly isLit: boolean }[];
  /** What it comes to. */
  readonly sum: string | null;
  /** By which it was thrown. */
  readonly rule?: RuleId;
  /** The pieces as the game draws them, where words say too little; of two sides marked `data-both`, of more `data-many`, with how many. */
  readonly picture?: ReactNode;
  /** The event that threw the last of them: what they come to is said when they lie there. */
  readonly by?: object;
  /** Where they are six-sided dice: their colours. */
  readonly dice?: { readonly body: string; readonly spots: string };
}

export interface SurfaceProps<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly look: Look<W, T>;
  readonly asked: readonly Seat[];
  readonly moment: Moment<W> | null;
  readonly clock: TableClock;
  /** What somebody is taught to touch: a surface with a camera of its own shows it before all else. */
  readonly taught?: readonly ThingId[] | undefined;
  /**
   * What the house draws over things, such as intents: a surface with a camera of its own puts it where its things lie.
   * Whatever else lies over the board stands there as `data-lid`: words of the surface can keep clear of it.
   */
  readonly over?: ReactNode;
}

export interface OwnProps<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly look: Look<W, T>;
  readonly seat: Seat;
  readonly moment: Moment<W> | null;
}

/** One's own things in such a hand, with all its room. */
export interface HandParts<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly Hand: ComponentType<HandProps<W, T>>;
  /** What lies over the board where a hand looks at it; none: nothing. */
  readonly Edge?: ComponentType<SurfaceProps<W, T>>;
  /** A thing as a small picture of 44 pixels, beside what is said of it; null: it has none. */
  picture(thing: ThingId, look: Look<W, T>): ReactNode;
  /** What somebody compares before they choose it, such as a price, under its words; null: they say enough. */
  facts?(action: W['action'], look: Look<W, T>): ReactNode;
  /** Whether it is given on the board, however few such answers there are; without it: where there are many places to choose from. */
  isOnBoard?(action: W['action']): boolean;
  /** What lies on the big screen and is touched here all the same, in the order in which it lies there; shown while an answer needs it. */
  targets?(look: Look<W, T>): readonly Target[];
  /** What is lifted before anybody touches a thing, such as a weapon: its targets then say their chances at once. */
  lifted?(look: Look<W, T>): readonly ThingId[];
}

/** What a thing of the board is for whoever holds a hand. */
export interface Target {
  readonly thing: ThingId;
  readonly picture: ReactNode;
  readonly name: string;
  /** The sign that it bears on the screen, such as its number. */
  readonly mark?: string;
  readonly life?: number;
  readonly isFriend?: boolean;
}

export interface HandProps<W extends Spec, T extends Texts<W> = Texts<W>> extends OwnProps<W, T> {
  readonly asked: readonly Seat[];
  readonly clock: TableClock;
}

export interface OtherProps<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly look: Look<W, T>;
  readonly seat: Seat;
}

export interface BesideProps<W extends Spec, T extends Texts<W> = Texts<W>> {
  readonly look: Look<W, T>;
  /** Whose table it is; null for a spectator. */
  readonly seat: Seat | null;
}
