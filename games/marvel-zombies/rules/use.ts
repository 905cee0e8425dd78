import { emit } from '../../../engine/flow.ts';
import type { BystanderId } from '../content/bystanders.ts';
import { type PlayedCard, isSkill, isTrait, powerOf } from '../content/cards.ts';
import type { Hero } from '../spec.ts';
import type { M } from './table.ts';
import { useTrait } from './traits.ts';
import type { HeroId, ZoneId } from '../ids.ts';

type Target = HeroId | BystanderId | ZoneId | null;

/** A card is paid for; a Trait is discarded, which is told (MZ-TRAIT-05). */
export function pay(m: M, hero: Hero, card: PlayedCard, target: Target = null): void {
  if (isTrait(card)) useTrait(m, hero, card, target);
  else hero.power -= powerOf(card);
}

/** The same where what it does would not tell of a skill. */
export function use(m: M, hero: Hero, card: PlayedCard, target: Target = null): void {
  pay(m, hero, card, target);
  if (isSkill(card)) emit(m, { type: 'skillUsed', hero: hero.id, skill: card });
}
