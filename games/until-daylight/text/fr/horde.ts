import type { AssaultId } from '../../content/assaults.ts';
import { type HordeCard, horde as hordeCards } from '../../content/horde.ts';
import { recipes } from '../../content/recipes.ts';
import { mapped } from '../../../../kit/grammar.ts';
import { priceCauses } from '../labels.ts';
import type { Explained, Noun } from '../shape.ts';
import { cards } from './cards.ts';
import { combatCards, damage, feminine, masculine } from './nouns.ts';
import { and } from '../../../../kit/french.ts';
import type { Kind, Token, Phase } from '../../ids.ts';
import type { Cause } from '../../content/causes.ts';

export const kinds: { readonly [K in Kind]: Noun & Explained } = {
  wanderer: { ...masculine('Errant', 'Errants'), effect: 'Aucun effet particulier.' },
  looter: {
    ...masculine('Pillard', 'Pillards'),
    effect: 'Chaque personnage que son attaque blesse perd 1 carte au hasard, jamais une arme.',
  },
  brute: { ...feminine('Brute', 'Brutes'), effect: 'Frappe à travers les Barricades, qui restent en place.' },
  monster: {
    ...masculine('Monstre', 'Monstres'),
    effect: 'Les autres ennemis, sauf les Monstres, infligent 1 dégât de plus. Cumulatif.',
  },
  survivor: {
    ...masculine('Survivant', 'Survivants'),
    effect:
      'N’attaque pas. Les ennemis le visent avant les joueurs : il prend leurs coups à votre place. Sa survie ne compte pas pour la victoire.',
  },
};

function attackOf(card: HordeCard): string {
  const parts = card.damage > 0 ? [damage(card.damage)] : [];
  if (card.cards > 0) parts.push(combatCards(card.cards));
  return parts.join(' et ');
}

export const horde = mapped(hordeCards, card => ({
  name: card.kind === 'survivor' ? kinds.survivor.name : `${kinds[card.kind].name} (${attackOf(card)})`,
  effect: card.kind === 'survivor' ? kinds.survivor.effect : `Attaque : ${attackOf(card)}. ${kinds[card.kind].effect}`,
}));

export const assaults: { readonly [A in AssaultId]: Explained } = {
  brutal: { name: 'BRUTAL', effect: 'Des Brutes avant tout.' },
  swarming: { name: 'GROUILLANT', effect: 'Une nuée d’Errants.' },
  greedy: { name: 'RAPACE', effect: 'Des Pillards avant tout.' },
  monstrous: { name: 'MONSTRUEUX', effect: 'Un Monstre et son cortège.' },
  chaotic: { name: 'CHAOTIQUE', effect: 'Un peu de tout.' },
  ruthless: {
    name: 'IMPITOYABLE',
    effect: 'Des Brutes bien entourées ; à partir de quatre joueurs, un Monstre aussi.',
  },
};

const recipeOf = (token: Token): string => and(recipes[token].materials.map(card => cards[card].name));

export const tokens: { readonly [T in Token]: Noun & Explained & { readonly recipe: string } } = {
  barricade: {
    ...feminine('Barricade', 'Barricades'),
    recipe: recipeOf('barricade'),
    effect: 'Absorbe tous les dégâts de la prochaine attaque qui vous blesserait, sauf celle d’une Brute, puis cède.',
  },
  spear: {
    ...feminine('Lance', 'Lances'),
    recipe: recipeOf('spear'),
    effect: '3 dégâts à un ennemi, puis +1 dégât à chaque attaque qui le vise.',
  },
  trap: {
    ...masculine('Piège', 'Pièges'),
    recipe: recipeOf('trap'),
    effect: '4 dégâts à l’ennemi qui va vous attaquer ; s’il en meurt, il n’attaque pas.',
  },
  grenade: {
    ...feminine('Grenade', 'Grenades'),
    recipe: recipeOf('grenade'),
    effect: 'Met hors combat un ennemi et les ennemis voisins, mais pas les Survivants, jusqu’à la fin de la phase.',
  },
};

export const phases: { readonly [P in Phase]: string } = {
  setup: 'Mise en place',
  search: 'Recherche',
  exchange: 'Échange',
  combat: 'Combat',
};

export const causes: { readonly [C in Cause]: string } = {
  badLuck: 'Malchance',
  delay: 'report de la VAGUE',
  enemy: 'attaque ennemie',
  area: 'dégâts de zone',
  selfDamage: 'dégâts à soi-même',
  frenzy: 'Frénésie',
  ...priceCauses(cards),
};
