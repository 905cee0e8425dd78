import type { AssaultId } from '../../content/assaults.ts';
import { type HordeCard, horde as hordeCards } from '../../content/horde.ts';
import { recipes } from '../../content/recipes.ts';
import { mapped } from '../../../../kit/grammar.ts';
import { priceCauses } from '../labels.ts';
import type { Explained, Noun } from '../shape.ts';
import { cards } from './cards.ts';
import { combatCards, thing } from './nouns.ts';
import { and } from '../../../../kit/english.ts';
import type { Kind, Token, Phase } from '../../ids.ts';
import type { Cause } from '../../content/causes.ts';

export const kinds: { readonly [K in Kind]: Noun & Explained } = {
  wanderer: { ...thing('Wanderer'), effect: 'No special effect.' },
  looter: {
    ...thing('Looter'),
    effect: 'Every character hurt by its attack loses 1 random card, never a weapon.',
  },
  brute: { ...thing('Brute'), effect: 'Strikes through Barricades, which stay in place.' },
  monster: { ...thing('Monster'), effect: 'The other enemies, except Monsters, deal 1 more damage. Cumulative.' },
  survivor: {
    ...thing('Survivor'),
    effect:
      'Does not attack. Enemies target it before the players: it takes their blows for you. Victory does not depend on its survival.',
  },
};

function attackOf(card: HordeCard): string {
  const parts = card.damage > 0 ? [`${card.damage} damage`] : [];
  if (card.cards > 0) parts.push(combatCards(card.cards));
  return parts.join(' and ');
}

export const horde = mapped(hordeCards, card => ({
  name: card.kind === 'survivor' ? kinds.survivor.name : `${kinds[card.kind].name} (${attackOf(card)})`,
  effect: card.kind === 'survivor' ? kinds.survivor.effect : `Attack: ${attackOf(card)}. ${kinds[card.kind].effect}`,
}));

export const assaults: { readonly [A in AssaultId]: Explained } = {
  brutal: { name: 'BRUTAL', effect: 'Brutes above all.' },
  swarming: { name: 'SWARMING', effect: 'A swarm of Wanderers.' },
  greedy: { name: 'GREEDY', effect: 'Looters above all.' },
  monstrous: { name: 'MONSTROUS', effect: 'A Monster and its train.' },
  chaotic: { name: 'CHAOTIC', effect: 'A bit of everything.' },
  ruthless: { name: 'RUTHLESS', effect: 'Brutes in bad company; from four players on, a Monster too.' },
};

const recipeOf = (token: Token): string => and(recipes[token].materials.map(card => cards[card].name));

export const tokens: { readonly [T in Token]: Noun & Explained & { readonly recipe: string } } = {
  barricade: {
    ...thing('Barricade'),
    recipe: recipeOf('barricade'),
    effect: 'Absorbs all damage of the next attack that would hurt you, except a Brute’s, then breaks.',
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
};

export const phases: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  search: 'Search',
  exchange: 'Exchange',
  combat: 'Combat',
};

export const causes: { readonly [C in Cause]: string } = {
  badLuck: 'Bad Luck',
  delay: 'delaying the WAVE',
  enemy: 'enemy attack',
  area: 'area damage',
  selfDamage: 'self-inflicted damage',
  frenzy: 'Frenzy',
  ...priceCauses(cards),
};
