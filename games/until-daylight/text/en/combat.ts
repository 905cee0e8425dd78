import { mapped } from '../../../../kit/grammar.ts';
import { type CombatCard, combatCards } from '../../content/combat.ts';
import { bonus } from './nouns.ts';

function combatName(card: CombatCard): string {
  const sides: string[] = card.printed === 'X' ? ['no bonus'] : [];
  if (card.area > 0) sides.push(`${card.area} damage to the neighbours`);
  if (card.self > 0) sides.push(`${card.self} damage to self`);
  if (card.discard > 0) sides.push('1 card lost');
  const printed = card.printed.replace('-', '−');
  return sides.length > 0 ? `${printed} (${sides.join(', ')})` : printed;
}

function combatEffect(card: CombatCard): string {
  const parts = [card.damage === 0 ? 'Damage unchanged' : bonus(card.damage)];
  if (card.area > 0) parts.push(`+${card.area} area damage, to the neighbours of the target`);
  if (card.self > 0) parts.push(`${card.self} damage to the attacker`);
  if (card.discard > 0) parts.push('the attacker loses 1 random card (no effect for an enemy)');
  return parts.join('; ');
}

export const combat = mapped(combatCards, card => ({ name: combatName(card), effect: combatEffect(card) }));
