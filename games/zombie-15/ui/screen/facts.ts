import { heroes } from '../../content/heroes.ts';
import type { Action } from '../../spec.ts';
import { type Seen, cardName } from '../look.ts';
import { words } from '../words/words.ts';

/** What one compares before choosing a hero: the weapon they begin with, what they are good and bad at, and for whom. */
export function facts(action: Action, look: Seen): string | null {
  if (action.type !== 'pickHero') return null;
  const { starter, prologueStarter, easy } = heroes[action.hero];
  if (look.view.side === 'prologue') return cardName(look, prologueStarter);
  const { strength, weakness } = look.texts.heroes[action.hero];
  const told = [cardName(look, starter), `+ ${strength.effect}`, `− ${weakness.effect}`];
  return [...told, ...(easy ? [words[look.language].easy] : [])].join(' · ');
}
