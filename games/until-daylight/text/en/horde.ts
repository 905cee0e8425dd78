import type { AssaultId } from '../../content/assaults.ts';
import { type CombatCard, combatCards as combatDeck } from '../../content/combat.ts';
import { type HordeCard, type Kind, horde as hordeCards } from '../../content/horde.ts';
import { type Token, recipes } from '../../content/recipes.ts';
import type { Cause, Phase } from '../../spec.ts';
import { mapped } from '../../../../kit/grammar.ts';
import type { Explained, Noun } from '../shape.ts';
import { cards } from './cards.ts';
import { bonus, combatCards, thing } from './nouns.ts';
import { and } from '../../../../kit/english.ts';

export const kinds = {
  wanderer: { ...thing('Wanderer'), effect: 'No special effect.' },
  looter: {
    ...thing('Looter'),
    effect: 'Every character hurt by its attack loses 1 random card, never a weapon.',
  },
  brute: { ...thing('Brute'), effect: 'Strikes through Barricades, which stay in place.' },
  monster: { ...thing('Monster'), effect: 'The other enemies, except Monsters, deal 1 more damage. Cumulative.' },
  survivor: { ...thing('Survivor'), effect: 'Does not attack. Enemies target it before the players.' },
} satisfies Record<Kind, Noun & Explained>;

function attackOf(card: HordeCard): string {
  const parts = card.damage > 0 ? [`${card.damage} damage`] : [];
  if (card.cards > 0) parts.push(combatCards(card.cards));
  return parts.join(' and ');
}

export const horde = mapped(hordeCards, card => ({
  name: card.kind === 'survivor' ? kinds.survivor.name : `${kinds[card.kind].name} (${attackOf(card)})`,
  effect: card.kind === 'survivor' ? kinds.survivor.effect : `Attack: ${attackOf(card)}. ${kinds[card.kind].effect}`,
}));

function combatName(card: CombatCard): string {
  const sides: string[] = [];
  if (card.area > 0) sides.push(`${card.area} area damage`);
  if (card.self > 0) sides.push(`${card.self} self damage`);
  if (card.discard > 0) sides.push('1 card lost');
  const printed = card.printed.replace('-', '−');
  return sides.length > 0 ? `${printed} (${sides.join(', ')})` : printed;
}

function combatEffect(card: CombatCard): string {
  const parts = [card.damage === 0 ? 'Damage unchanged' : bonus(card.damage)];
  if (card.area > 0) parts.push(`+${card.area} area damage`);
  if (card.self > 0) parts.push(`${card.self} damage to the attacker`);
  if (card.discard > 0) parts.push('the attacker loses 1 random card (no effect for an enemy)');
  return parts.join('; ');
}

export const combat = mapped(combatDeck, card => ({ name: combatName(card), effect: combatEffect(card) }));

export const assaults = {
  brutal: { name: 'BRUTAL', effect: 'Brutes above all.' },
  swarming: { name: 'SWARMING', effect: 'A swarm of Wanderers.' },
  greedy: { name: 'GREEDY', effect: 'Looters above all.' },
  monstrous: { name: 'MONSTROUS', effect: 'A Monster and its train.' },
  chaotic: { name: 'CHAOTIC', effect: 'A bit of everything.' },
  ruthless: { name: 'RUTHLESS', effect: 'Brutes in bad company; from four players on, a Monster too.' },
} satisfies Record<AssaultId, Explained>;

const recipeOf = (token: Token): string => and(recipes[token].materials.map(card => cards[card].name));

export const tokens = {
  barricade: {
    ...thing('Barricade'),
    recipe: recipeOf('barricade'),
    effect: "Absorbs all damage of the next attack that would hurt you, except a Brute's, then breaks.",
  },
  spear: {
    ...thing('Spear'),
    recipe: recipeOf('spear'),
    effect: '3 damage to an enemy, then +1 damage for each attack that targets it.',
  },
  trap: {
    ...thing('Trap'),
    recipe: recipeOf('trap'),
    effect: '4 damage to the enemy about to attack you; if that kills it, it does not attack.',
  },
  grenade: {
    ...thing('Grenade'),
    recipe: recipeOf('grenade'),
    effect: 'Takes an enemy and the enemies next to it, but no Survivors, out of the fight until the end of the phase.',
  },
} satisfies Record<Token, Noun & Explained & { recipe: string }>;

export const phases = {
  setup: 'Set-up',
  search: 'Search',
  exchange: 'Exchange',
  combat: 'Combat',
} satisfies Record<Phase, string>;

export const causes = {
  badLuck: 'Bad Luck',
  delay: 'delaying the WAVE',
  enemy: 'enemy attack',
  area: 'area damage',
  selfDamage: 'self damage',
  frenzy: 'Frenzy',
  energyDrink: 'Energy Drink',
  bloodlust: 'Bloodlust',
} satisfies Record<Cause, string>;
