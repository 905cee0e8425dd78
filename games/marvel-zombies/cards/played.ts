import type { Frame } from '../../../engine/types.ts';
import type { CardAt, PlayedCard, Printed } from '../content/cards.ts';
import type { M } from '../rules/table.ts';
import type { Preview } from '../seen.ts';
import type { Figure, Hero, MarvelZombies, PlayAt, PlayOf, Turn, TurnAction } from '../spec.ts';
import type { RuleId } from '../ids.ts';

// What a card with an action of its own says of itself, be it a Trait, a skill or a Bystander, by the moment at which content
// says it is played. The rules know who has it, take its Power, allow it once where it says so and tell of it. A card that
// rerolls or cancels Wounds is told by its numbers.

/** What a card that one may keep or lay down is worth. */
export interface Judged {
  /** How much bots like to hold it: the most liked is kept. */
  readonly kept: number;
}

interface Used<A> {
  /** The rule that forbids what is offered. */
  bar?(m: M, hero: Hero, action: A): RuleId | null;
  preview?(m: M, hero: Hero, action: A): Preview;
  play(m: M, hero: Hero, turn: Turn, action: A): void;
  /** Whether the yardstick plays it first of all, to gather strength. */
  recovers?(m: M, hero: Hero, action: A): boolean;
  /** The yardstick plays it where Enemies stand around it and an Attack is hopeless. */
  readonly relieves?: true;
  /** The yardstick plays it to fall upon a few Enemies. */
  readonly charges?: true;
  /** The yardstick plays it to be nearer to a goal. */
  readonly travels?: true;
  /** The companion tries it out, the highest first, from EARLY on before all Attacks. */
  readonly tried?: number;
}

export const EARLY = 10;

/** Played in the own Turn, between Actions (MZ-FX-03). */
export interface TurnCard<A = TurnAction> extends Used<A> {
  /** None where it would do nothing (MZ-RULING-14). */
  options(m: M, hero: Hero, turn: Turn): A[];
}

/** The same for another hero in sight. */
export interface AllyCard<A = TurnAction> extends Used<A> {
  /** The action that aids this one; null where it would do nothing. */
  aid(m: M, hero: Hero, ally: number): A | null;
}

/** The same for a Bystander on the board. */
export interface RescueCard<A = TurnAction> extends Used<A> {
  /** The action that rescues this one; null where it cannot. */
  rescue(m: M, hero: Hero, figure: Figure): A | null;
}

export type AttackFrame = Frame<MarvelZombies, 'attack'>;

/** Played before the dice of an Attack are rolled. */
export interface BoostCard<A = PlayAt<'boost'>> {
  /** The action that plays it; null where it would do nothing. */
  boost(m: M, hero: Hero, f: AttackFrame): A | null;
  play(f: AttackFrame): void;
  /** Against whom the yardstick uses it. */
  readonly against: 'zombieHero' | 'horde';
}

/** Cards that say more than their numbers. */
export type SpeakingCard = CardAt<'turn' | 'boost'>;

type OfTurn<C extends PlayedCard> = Printed<C>['asks'] extends 'bystander'
  ? RescueCard<PlayOf<C>>
  : Printed<C>['asks'] extends 'hero'
    ? AllyCard<PlayOf<C>> | TurnCard<PlayOf<C>>
    : TurnCard<PlayOf<C>>;

/** What this card must say. */
export type Played<C extends SpeakingCard> = C extends CardAt<'boost'> ? BoostCard<PlayOf<C>> : OfTurn<C>;
