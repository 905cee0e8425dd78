import type { Frame, Seat } from '../../../engine/types.ts';
import type { CombatId } from '../content/combat.ts';
import type { M } from '../rules/table.ts';
import type { UntilDaylight } from '../spec.ts';

// What a Special card says of itself. Its numbers stand in `content/rubble.ts`, its words in `text/`.

export type AttackFrame = Frame<UntilDaylight, 'attack'>;
export type Turn = Frame<UntilDaylight, 'turn'>;

/** A number for each bot. Those of the yardstick are frozen with it. */
export interface ByBot {
  readonly yardstick: number;
  readonly companion: number;
}

export interface Special {
  /** What it is worth in a hand. */
  readonly worth: ByBot;
}

/** The rules discard it, tell that it was played and take its price; then comes what it does. */
interface Played extends Special {
  /** What playing it must bring before a bot does. */
  readonly least: ByBot;
}

/** The steps of an attack at which cards may be played. */
export type AttackWindow = 'prepare' | 'choose' | 'whenChosen';

/** Played in an own attack. */
export interface AttackCard extends Played {
  readonly windows: readonly AttackWindow[];
  /** Why not now, although it is held. */
  isIdle?(m: M, f: AttackFrame): boolean;
  play(m: M, f: AttackFrame): void;
  /** How many Combat cards it adds to those that are to be drawn. */
  readonly cards?: number;
  /** The attack as it would then strike, for its preview, where that can be told. */
  after?(f: AttackFrame): AttackFrame;
  gain(seen: AttackSight): number;
  /** The view does not show that it was played: a bot that cannot remember plays no second one of these beside it. */
  readonly isUnseen?: true;
}

/** Played in the own turn. */
export interface TurnCard extends Played {
  play(m: M, f: Turn): void;
  gain(seen: TurnSight): number;
}

/** Played at the end of another's turn. */
export interface OthersTurnCard extends Played {
  play(m: M, f: Turn, seat: Seat): void;
  gain(seen: TurnSight): number;
}

/** Played on a Combat card that lies face up in anybody's attack. */
export interface FaceUpCard extends Played {
  play(m: M, seat: Seat, card: CombatId): void;
}

/** What a bot thinks would come of a change to its attack: more is better. */
export interface AttackSight {
  /** So many more Combat cards to choose from. */
  cards(count: number): number;
  /** So much more area damage, for so much damage to itself. */
  area(points: number, price: number): number;
  /** The damage split with the neighbours of the target. */
  split(): number;
}

/** The same of the turn in progress. */
export interface TurnSight {
  /** More actions for the seat whose turn it is, for so much damage to the bot. */
  actions(count: number, price: number): number;
  /** Taking the WAVE. */
  wave(): number;
}
