import { type SpawnCardId, spawnCards } from '../content/spawn-cards.ts';
import type { HordeKind, MissionId, RuleId, SpawnKind } from '../ids.ts';

// The rule to open behind what lies on the table.

export const ruleOfMission = (mission: MissionId): RuleId => `MZ-${mission}-01`;

export const ruleOfHorde: { readonly [K in HordeKind]: RuleId } = {
  walker: 'MZ-ENEMY-01',
  brute: 'MZ-ENEMY-02',
  runner: 'MZ-ENEMY-03',
};

const bySpawn: { readonly [K in SpawnKind]: RuleId } = {
  regular: 'MZ-SPAWN-05',
  rush: 'MZ-SPAWN-06',
  extra: 'MZ-SPAWN-07',
  bystander: 'MZ-SPAWN-08',
  zombieHero: 'MZ-SPAWN-11',
};

export const ruleOfSpawn = (card: SpawnCardId): RuleId => bySpawn[spawnCards[card].kind];

export const DANGER = 'MZ-XP-07';
export const LEVEL = 'MZ-XP-04';
export const HEALTH = 'MZ-ID-02';
export const POWER = 'MZ-POW-04';
export const EXPLOSIVES = 'MZ-M3-07';
