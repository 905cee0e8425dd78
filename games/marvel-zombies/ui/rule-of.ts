import type { RuleId } from '../ids.ts';
import { type BystanderId } from '../content/bystanders.ts';
import { type AbilityId, type HordeKind } from '../content/enemies.ts';
import { type SkillId } from '../content/heroes.ts';
import type { MissionId } from '../content/missions.ts';
import { type SpawnCardId, type SpawnKind, spawnCards } from '../content/spawn-cards.ts';

// The rule to open behind what lies on the table.

export const ruleOfSkill: { readonly [S in SkillId]: RuleId } = {
  'heroic-rescue': 'MZ-SKILL-01',
  'web-swinging': 'MZ-SKILL-02',
  'spider-sense': 'MZ-SKILL-03',
  'rising-anger': 'MZ-SKILL-04',
  'mighty-leap': 'MZ-SKILL-05',
  rampage: 'MZ-SKILL-06',
  'solar-charge': 'MZ-SKILL-07',
  intangibility: 'MZ-SKILL-08',
  overload: 'MZ-SKILL-09',
  'leaping-charge': 'MZ-SKILL-10',
  'vibranium-weave': 'MZ-SKILL-11',
  'wakanda-forever': 'MZ-SKILL-12',
  shrink: 'MZ-SKILL-13',
  'swarm-tactics': 'MZ-SKILL-14',
  elusive: 'MZ-SKILL-15',
  'trained-soldier': 'MZ-SKILL-16',
  marksman: 'MZ-SKILL-17',
  'double-tap': 'MZ-SKILL-18',
  'extra-action': 'MZ-SKILL-19',
};

export const ruleOfBystander: { readonly [B in BystanderId]: RuleId } = {
  'happy-hogan': 'MZ-BC-01',
  'pepper-potts': 'MZ-BC-02',
  okoye: 'MZ-BC-03',
  wong: 'MZ-BC-04',
  'j-jonah-jameson': 'MZ-BC-05',
  'sharon-carter': 'MZ-BC-06',
};

export const ruleOfAbility: { readonly [A in AbilityId]: RuleId } = {
  'vibranium-shield': 'MZ-ZH-01',
  portals: 'MZ-ZH-02',
  hex: 'MZ-ZH-03',
  repulsors: 'MZ-ZH-04',
};

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
