import type { Frame } from '../../../engine/types.ts';
import type { PlayedTrait, TraitId, traits } from '../content/traits.ts';
import type { M } from '../rules/table.ts';
import type { Preview } from '../seen.ts';
import type { Action, Hero, MarvelZombies, PlayAt, PlayOf, Turn, TurnAction } from '../spec.ts';
import type { RuleId } from '../ids.ts';

// What a Trait says of itself, by the moment at which content says it is used. The rules know who holds it, take its price
// and lay it on the discard pile (MZ-TRAIT-05). Traits of the other moments are told by their numbers.

interface Judged {
  /** How much bots like to hold it: the most liked is kept. */
  readonly kept: number;
}

interface Used<A extends Action> extends Judged {
  /** The rule that forbids what is offered. */
  bar?(m: M, hero: Hero, action: A): RuleId | null;
  preview?(m: M, hero: Hero, action: A): Preview;
  play(m: M, hero: Hero, turn: Turn, action: A): void;
  /** Whether the yardstick plays it first of all, to gather strength. */
  recovers?(m: M, hero: Hero, action: A): boolean;
  /** The yardstick plays it where Enemies stand around it and an Attack is hopeless. */
  readonly relieves?: true;
  /** The yardstick plays it to be nearer to a goal. */
  readonly travels?: true;
  /** The companion tries it out, the highest first. */
  readonly tried?: number;
}

/** Used in the own Turn, between Actions (MZ-FX-03). */
export interface TurnTrait<A extends Action = TurnAction> extends Used<A> {
  /** None where it would do nothing (MZ-RULING-14). */
  options(m: M, hero: Hero): A[];
}

/** The same for another hero in sight. */
export interface AllyTrait<A extends Action = TurnAction> extends Used<A> {
  /** The action that aids this hero; null where it would do nothing. */
  aid(m: M, ally: number): A | null;
}

export type AttackFrame = Frame<MarvelZombies, 'attack'>;

/** Used before the dice of an Attack are rolled. */
export interface BoostTrait<A extends Action = PlayAt<'boost'>> extends Judged {
  /** The action that plays it; null where it would do nothing. */
  boost(m: M, hero: Hero, f: AttackFrame): A | null;
  play(f: AttackFrame): void;
  /** Against whom the yardstick uses it. */
  readonly against: 'zombieHero' | 'horde';
}

type Content<T extends TraitId> = (typeof traits)[T];

export type TraitCard<T extends TraitId> =
  Content<T> extends { readonly when: 'boost' }
    ? BoostTrait<PlayOf<T & PlayedTrait>>
    : Content<T> extends { readonly when: 'turn' }
      ? Content<T> extends { readonly asks: 'hero' }
        ? AllyTrait<PlayOf<T & PlayedTrait>>
        : TurnTrait<PlayOf<T & PlayedTrait>>
      : Judged;
