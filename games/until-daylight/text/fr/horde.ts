import type { AssaultId } from '../../content/assaults.ts';
import { type CombatCard, combatCards as combatDeck } from '../../content/combat.ts';
import { type HordeCard, type Kind, horde as hordeCards } from '../../content/horde.ts';
import { type Token, recipes } from '../../content/recipes.ts';
import type { Cause, Phase } from '../../spec.ts';
import { mapped } from '../../../../kit/grammar.ts';
import type { Explained, Noun } from '../shape.ts';
import { cards } from './cards.ts';
import { bonus, combatCards, damage, feminine, masculine } from './nouns.ts';
import { and } from '../../../../kit/french.ts';

export const kinds = {
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
    effect: "N'attaque pas. Les ennemis le visent avant les joueurs.",
  },
} satisfies Record<Kind, Noun & Explained>;

function attackOf(card: HordeCard): string {
  const parts = card.damage > 0 ? [damage(card.damage)] : [];
  if (card.cards > 0) parts.push(combatCards(card.cards));
  return parts.join(' et ');
}

export const horde = mapped(hordeCards, card => ({
  name: card.kind === 'survivor' ? kinds.survivor.name : `${kinds[card.kind].name} (${attackOf(card)})`,
  effect: card.kind === 'survivor' ? kinds.survivor.effect : `Attaque : ${attackOf(card)}. ${kinds[card.kind].effect}`,
}));

function combatName(card: CombatCard): string {
  const sides: string[] = [];
  if (card.area > 0) sides.push(`${damage(card.area)} de zone`);
  if (card.self > 0) sides.push(`${damage(card.self)} à soi-même`);
  if (card.discard > 0) sides.push('1 carte perdue');
  const printed = card.printed.replace('-', '−');
  return sides.length > 0 ? `${printed} (${sides.join(', ')})` : printed;
}

function combatEffect(card: CombatCard): string {
  const parts = [card.damage === 0 ? 'Dégâts inchangés' : bonus(card.damage)];
  if (card.area > 0) parts.push(`${bonus(card.area)} de zone`);
  if (card.self > 0) parts.push(`${damage(card.self)} pour l'attaquant`);
  if (card.discard > 0) parts.push("l'attaquant perd 1 carte au hasard (sans effet pour un ennemi)");
  return parts.join(' ; ');
}

export const combat = mapped(combatDeck, card => ({ name: combatName(card), effect: combatEffect(card) }));

export const assaults = {
  brutal: { name: 'BRUTAL', effect: 'Des Brutes avant tout.' },
  swarming: { name: 'GROUILLANT', effect: "Une nuée d'Errants." },
  greedy: { name: 'RAPACE', effect: 'Des Pillards avant tout.' },
  monstrous: { name: 'MONSTRUEUX', effect: 'Un Monstre et son cortège.' },
  chaotic: { name: 'CHAOTIQUE', effect: 'Un peu de tout.' },
  ruthless: {
    name: 'IMPITOYABLE',
    effect: 'Des Brutes bien entourées ; à partir de quatre joueurs, un Monstre aussi.',
  },
} satisfies Record<AssaultId, Explained>;

const recipeOf = (token: Token): string => and(recipes[token].materials.map(card => cards[card].name));

export const tokens = {
  barricade: {
    ...feminine('Barricade', 'Barricades'),
    recipe: recipeOf('barricade'),
    effect: "Absorbe tous les dégâts de la prochaine attaque qui vous blesserait, sauf celle d'une Brute, puis cède.",
  },
  spear: {
    ...feminine('Lance', 'Lances'),
    recipe: recipeOf('spear'),
    effect: '3 dégâts à un ennemi, puis +1 dégât à chaque attaque qui le vise.',
  },
  trap: {
    ...masculine('Piège', 'Pièges'),
    recipe: recipeOf('trap'),
    effect: "4 dégâts à l'ennemi qui va vous attaquer ; s'il en meurt, il n'attaque pas.",
  },
  grenade: {
    ...feminine('Grenade', 'Grenades'),
    recipe: recipeOf('grenade'),
    effect: "Met hors combat un ennemi et les ennemis voisins, mais pas les Survivants, jusqu'à la fin de la phase.",
  },
} satisfies Record<Token, Noun & Explained & { recipe: string }>;

export const phases = {
  setup: 'Mise en place',
  search: 'Recherche',
  exchange: 'Échange',
  combat: 'Combat',
} satisfies Record<Phase, string>;

export const causes = {
  badLuck: 'Malchance',
  delay: 'report de la VAGUE',
  enemy: 'attaque ennemie',
  area: 'dégâts de zone',
  selfDamage: 'dégâts à soi-même',
  frenzy: 'Frénésie',
  energyDrink: 'Boisson énergisante',
  bloodlust: 'Rage sanguinaire',
} satisfies Record<Cause, string>;
