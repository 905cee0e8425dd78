import { BYSTANDERS, type BystanderId } from '../content/bystanders.ts';
import { ABILITIES, type AbilityId, type HordeKind } from '../content/enemies.ts';
import { SKILLS, type SkillId } from '../content/heroes.ts';
import { type SpawnCardId, type SpawnKind, spawnCards } from '../content/spawn-cards.ts';
import { TRAITS, type TraitId } from '../content/traits.ts';

// The rule to open behind what lies on the table. Skills, Traits, Bystanders and abilities stand in the rulebook in the order of the content.

const numbered = <T>(prefix: string, all: readonly T[], one: T): string =>
  `${prefix}-${String(all.indexOf(one) + 1).padStart(2, '0')}`;

export const ruleOfSkill = (skill: SkillId): string => numbered('MZ-SKILL', SKILLS, skill);
export const ruleOfTrait = (trait: TraitId): string => numbered('MZ-TC', TRAITS, trait);
export const ruleOfBystander = (bystander: BystanderId): string => numbered('MZ-BC', BYSTANDERS, bystander);
export const ruleOfAbility = (ability: AbilityId): string => numbered('MZ-ZH', ABILITIES, ability);
export const ruleOfMission = (mission: string): string => `MZ-${mission}-01`;

export const ruleOfHorde: { readonly [K in HordeKind]: string } = {
  walker: 'MZ-ENEMY-01',
  brute: 'MZ-ENEMY-02',
  runner: 'MZ-ENEMY-03',
};

const bySpawn: { readonly [K in SpawnKind]: string } = {
  regular: 'MZ-SPAWN-05',
  rush: 'MZ-SPAWN-06',
  extra: 'MZ-SPAWN-07',
  bystander: 'MZ-SPAWN-08',
  zombieHero: 'MZ-SPAWN-11',
};

export const ruleOfSpawn = (card: SpawnCardId): string => bySpawn[spawnCards[card].kind];

export const DANGER = 'MZ-XP-07';
export const LEVEL = 'MZ-XP-04';
export const HEALTH = 'MZ-ID-02';
export const POWER = 'MZ-POW-04';
export const EXPLOSIVES = 'MZ-M3-07';
