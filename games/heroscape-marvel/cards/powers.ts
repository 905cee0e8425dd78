import { type PowerId, powers } from '../content/powers.ts';
import { idsOf } from '../ids.ts';
import { bitOf } from '../rules/table.ts';
import { attackPowers, specialAttacks } from './attacks.ts';
import { auras, counters, evasions, passives } from './defenses.ts';
import { flights, runs } from './movements.ts';
import type { PowerCard } from './power.ts';
import { afterTurn, beforeAttack, replacements, startsOfTurn } from './turns.ts';

/** What each power does; dice are told in this order. */
export const powerCards: { readonly [P in PowerId]: PowerCard } = {
  ...passives,
  ...auras,
  ...attackPowers,
  ...flights,
  ...runs,
  ...specialAttacks,
  ...counters,
  ...evasions,
  ...beforeAttack,
  ...afterTurn,
  ...startsOfTurn,
  ...replacements,
};

// The powers as the rules look for them, worked out once: figures are asked for their bits at every turn.

/** A power with its numbers, its object, and its bit among those of a figure. */
export interface Held<P extends PowerId, C> {
  readonly power: P;
  readonly bit: number;
  readonly data: (typeof powers)[P];
  readonly card: C;
}

const held = <P extends PowerId, C>(table: { readonly [power in P]: C }): readonly Held<P, C>[] =>
  idsOf(table).map(power => ({ power, bit: bitOf(power), data: powers[power], card: table[power] }));

export const heldPowers = held(powerCards);
export const heldAuras = held(auras);
export const heldAttacks = held(attackPowers);
export const heldFlights = held(flights);
export const heldRuns = held(runs);
export const heldSpecials = held(specialAttacks);
export const heldCounters = held(counters);
export const heldEvasions = held(evasions);
export const heldBeforeAttack = held(beforeAttack);
export const heldAfterTurn = held(afterTurn);
export const heldStarts = held(startsOfTurn);
export const heldReplacements = held(replacements);

export const bitsOf = (list: readonly { readonly bit: number }[]): number =>
  list.reduce((bits, { bit }) => bits | bit, 0);

const bitsWith = (has: (card: PowerCard) => boolean | undefined): number =>
  bitsOf(heldPowers.filter(({ card }) => has(card)));

export const SURE_FOOTED = bitsWith(card => card.isSureFooted);
export const BREAKS_SHIELDS = bitsWith(card => card.breaksShields);
export const FEEDS_ON_WOUNDS = bitsWith(card => card.feedsOnWounds);
