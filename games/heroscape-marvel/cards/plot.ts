import type { Match, Outcome, Seat, Spec } from '../../../engine/types.ts';
import type { FigureId, RuleId } from '../ids.ts';

/** What becomes of a glyph whose cell a figure enters, and of the walk. */
export interface Meeting {
  readonly takes: boolean;
  readonly stops: boolean;
}

/** How a figure moves over the cells that a scenario may close: on foot, on foot after its turn, through the air. */
export type Going = 'walk' | 'run' | 'air';

/**
 * What a scenario changes: the rules ask at each of these moments and know no scenario by name. Its numbers and hexes stand
 * in `scenarios/list.ts`. `W` and `F` are the game and its figures.
 */
export interface Plot<W extends Spec, F> {
  /** Face-up glyphs do what they say, face-down ones are turned by whoever stops there. */
  readonly glyphsWork: boolean;
  /** A walk ends where a glyph lies. */
  readonly glyphsStop: boolean;
  meets(m: Match<W>, figure: F, cell: number): Meeting;
  /** Where something lies that this figure may take without stopping. */
  inPassing(m: Match<W>, figure: F): number | null;
  /** To whom this seat may hand what is carried, at any step. */
  handsTo(m: Match<W>, seat: Seat): FigureId[];

  /** Cells that this figure may not enter like this. */
  shut(m: Match<W>, figure: F, going: Going): readonly number[];
  /** It may neither fly, leap and swing nor run. */
  isHeld(m: Match<W>, figure: F): boolean;
  /** By how much less it moves. */
  weight(m: Match<W>, figure: F): number;
  /** The rule by which it may not let an attack pass. */
  mustAttack(m: Match<W>, figure: F): RuleId | null;

  canHurt(m: Match<W>, figure: F, by: F | null): boolean;
  /** Powers may destroy it outright. */
  canPerish(m: Match<W>, figure: F): boolean;
  /** It was wounded and lives. */
  whenHurt(m: Match<W>, figure: F): void;
  whenDestroyed(m: Match<W>, figure: F, at: number, by: F | null): void;
  /** It has left through an exit with these glyphs, under the control of this seat. */
  whenLeft(m: Match<W>, seat: Seat, carried: readonly number[], at: number): void;

  whenRoundBegins(m: Match<W>): void;
  whenTurnEnds(m: Match<W>): void;
  /** Who has won as this round ends. */
  whenRoundEnds(m: Match<W>): Outcome<W> | null;
}
