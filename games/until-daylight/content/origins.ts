import type { OriginKind } from '../../../kit/origins.ts';
import { assaults } from './assaults.ts';
import { characters } from './characters.ts';
import { combatCards } from './combat.ts';
import { horde, hordeKinds } from './horde.ts';
import { numbers } from './numbers.ts';
import { recipes } from './recipes.ts';
import { rubble, wave } from './rubble.ts';
import { weapons } from './weapons.ts';
import { perks } from './perks.ts';

/** All content by kind, for the page that tells what is printed and what is ours. */
export const originKinds = [
  { id: 'characters', items: characters },
  { id: 'perks', items: perks },
  { id: 'weapons', items: weapons },
  { id: 'rubble', items: { ...rubble, wave } },
  { id: 'combat', items: combatCards },
  { id: 'horde', items: horde },
  { id: 'kinds', items: hordeKinds },
  { id: 'assaults', items: assaults },
  { id: 'tokens', items: recipes },
  { id: 'numbers', items: numbers },
] as const satisfies readonly OriginKind[];
