import { mapped } from '../../../../kit/grammar.ts';
import { type CombatCard, combatCards } from '../../content/combat.ts';
import { bonus, damage } from './nouns.ts';

function combatName(card: CombatCard): string {
  const sides: string[] = card.printed === 'X' ? ['sans bonus'] : [];
  if (card.area > 0) sides.push(`${damage(card.area)} aux voisins`);
  if (card.self > 0) sides.push(`${damage(card.self)} à soi-même`);
  if (card.discard > 0) sides.push('1 carte perdue');
  const printed = card.printed.replace('-', '−');
  return sides.length > 0 ? `${printed} (${sides.join(', ')})` : printed;
}

function combatEffect(card: CombatCard): string {
  const parts = [card.damage === 0 ? 'Dégâts inchangés' : bonus(card.damage)];
  if (card.area > 0) parts.push(`${bonus(card.area)} de zone, aux voisins de la cible`);
  if (card.self > 0) parts.push(`${damage(card.self)} pour l’attaquant`);
  if (card.discard > 0) parts.push('l’attaquant perd 1 carte au hasard (sans effet pour un ennemi)');
  return parts.join(' ; ');
}

export const combat = mapped(combatCards, card => ({ name: combatName(card), effect: combatEffect(card) }));
