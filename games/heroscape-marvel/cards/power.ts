import type { Frame, Seat } from '../../../engine/types.ts';
import type { AttackKind, FlightKind, PowerOf } from '../content/powers.ts';
import type { FigureId, RuleId, TargetId } from '../ids.ts';
import type { M } from '../rules/table.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';

// What a power says of itself, by the kind that content gives it. The rules know who has it. Its numbers stand in
// `content/powers.ts`, its words in `text/`.

export type Activation = Frame<HeroScape, 'activation'>;

/** What a power of any kind may say. */
export interface PowerCard {
  /** Of all falls its bearer rolls for the extreme ones only (HS-FALL-05). */
  readonly isSureFooted?: true;
  /** Automatic shields do not count against its bearer. */
  readonly breaksShields?: true;
  /** Shields without a die against a normal attack. */
  shields?(attacker: Figure): number;
  /** Dice more for normal attacks of its bearer; `leaped`: this turn it has moved in a way that tires; `target`: where it is known. */
  readonly attackDice?: (bearer: Figure, leaped: boolean, m: M, target: TargetId | null) => number;
  /** Wounds make it stronger: whoever might strike is asked (HS-RULING-12). */
  readonly feedsOnWounds?: true;
  readonly bots?: Opinion;
}

/** What bots think of it; what the yardstick uses is frozen with it. */
interface Opinion {
  /** How far it carries its bearer, instead of the Move value. */
  readonly reach?: number;
  /** What each further attack is worth, of the first one; and of further ones on other targets. */
  readonly again?: number;
  readonly others?: number;
  /** How many times as much its bearer promises to do with a turn. */
  readonly promise?: number;
  /** Its dice are those one must reckon with. */
  readonly isFeared?: true;
}

/** A movement through the air. */
export interface Flight extends PowerCard {
  /** Whoever is engaged with its bearer strikes at take-off (HS-FLY-08). */
  readonly isStruck?: true;
  readonly isTiring?: true;
}

/** A further move after the turn. */
export interface Run extends PowerCard {
  /** Whether this attack rules it out. */
  isSpent(attack: AttackKind | null): boolean;
}

export interface SpecialAttack extends PowerCard {
  /** Each target at most once a turn. */
  readonly isOnceEach?: true;
  /** It strikes everything around instead of one target. */
  readonly around?: Around;
  /** What may follow where the target was wounded and lives. */
  readonly aftermath?: Aftermath;
}

export interface Around {
  readonly action: Extract<Action, { type: 'stomp' }>;
  targets(m: M, figure: Figure): TargetId[];
  /** The rule that forbids it after a move that tires. */
  bar(leaped: boolean): RuleId | null;
  strike(m: M, figure: Figure): void;
}

interface Aftermath {
  /** Rolls, where there is something to win; tells whether the attacker may take it. */
  roll(m: M, attacker: Figure, target: Figure): boolean;
  take(m: M, target: Figure): void;
}

/** Shields too many wound the attacker. */
export interface Counter extends PowerCard {
  canStrike(m: M, bearer: Figure, attacker: Figure): boolean;
}

/** The attack is lost on its bearer, who may get away. */
export interface Evasion extends PowerCard {
  readonly away: FlightKind;
}

type BeforeAttack = Extract<Action, { type: 'cloud' | 'dust' }>;
type AfterTurn = Extract<Action, { type: 'mindExchange' }>;

/** Used in the own turn; the 20-sided die says whether it works. */
export interface Used<A extends Action> extends PowerCard {
  readonly types: readonly Action['type'][];
  options(m: M, bearer: Figure): A[];
  use(m: M, f: Activation, bearer: Figure, action: A): void;
  worth(seen: Sight, bearer: Figure, action: A): number;
}

/** What a bot thinks of others: more is better. */
export interface Sight {
  readonly m: M;
  /** What a figure is worth that is still there. */
  standing(figure: Figure): number;
  /** What it could do with a turn. */
  promise(figure: Figure): number;
}

/** At the beginning of every turn of a seat. */
export interface StartOfTurn extends PowerCard {
  begin(m: M, seat: Seat): void;
}

/** Others may take the turn of its bearer. */
export interface Replacement extends PowerCard {
  puppets(m: M, bearer: Figure): FigureId[];
}

interface Kinds {
  movement: Flight;
  run: Run;
  'special-attack': SpecialAttack;
  counter: Counter;
  evasion: Evasion;
  'before-attack': Used<BeforeAttack>;
  'after-turn': Used<AfterTurn>;
  'start-of-turn': StartOfTurn;
  'turn-replacement': Replacement;
  passive: PowerCard;
  attack: PowerCard;
  aura: PowerCard;
}

/** The objects of all powers of some kinds: one that is missing does not compile. */
export type CardsOf<K extends keyof Kinds> = { readonly [P in PowerOf<K>]: Kinds[K] };
