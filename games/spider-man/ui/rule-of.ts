import type { RuleId } from '../spec.ts';
import type { BonusId, EventId } from '../content/cards.ts';
import type { CharacterId } from '../content/characters.ts';
import { type Goal, type MissionId, missions } from '../content/missions.ts';
import type { PowerId } from '../content/powers.ts';
import type { RoleId, Scale } from '../content/roles.ts';

// The rule to open behind what lies on the table.

export const ruleOfPower: { readonly [P in PowerId]: RuleId } = {
  'sm-web-swing': 'SM-SPI-01',
  'sm-web-prison': 'SM-SPI-02',
  'sm-spider-sense': 'SM-SPI-06',
  'sm-spider-strength': 'SM-SPI-07',
  'oct-pincer-strike': 'SM-OCT-01',
  'oct-pincer-walk': 'SM-OCT-02',
  'oct-capture': 'SM-OCT-03',
  'oct-car-throw': 'SM-OCT-09',
  'gob-pumpkin': 'SM-GOB-01',
  'gob-glider': 'SM-GOB-02',
  'gob-healing': 'SM-GOB-03',
  'gob-smoke': 'SM-GOB-04',
  'rhi-charge': 'SM-RHI-01',
  'rhi-hide': 'SM-RHI-02',
  'rhi-car-throw': 'SM-RHI-03',
  'rhi-supercharge': 'SM-RHI-04',
  'ele-bolt': 'SM-ELE-01',
  'ele-electrocute': 'SM-ELE-02',
  'ele-power-lines': 'SM-ELE-03',
  'ele-lightning': 'SM-ELE-04',
  'ven-symbiote-swing': 'SM-VEN-01',
  'ven-immune': 'SM-VEN-02',
  'ven-seize': 'SM-VEN-03',
  'ven-reinforced': 'SM-VEN-05',
  'sco-tail': 'SM-SCO-01',
  'sco-armour': 'SM-SCO-02',
  'sco-wall-crawl': 'SM-SCO-03',
  'sco-plasma': 'SM-SCO-04',
  'vul-fly': 'SM-VUL-01',
  'vul-dive': 'SM-VUL-02',
  'vul-drain': 'SM-VUL-03',
  'vul-altitude': 'SM-VUL-04',
  'liz-tail': 'SM-LIZ-01',
  'liz-leap': 'SM-LIZ-02',
  'liz-bite': 'SM-LIZ-03',
  'liz-wall-crawl': 'SM-LIZ-04',
};

export const ruleOfBonus: { readonly [B in BonusId]: RuleId } = {
  'first-aid': 'SM-CARD-01',
  adrenaline: 'SM-CARD-02',
  'second-wind': 'SM-CARD-03',
  concentration: 'SM-CARD-04',
  'lucky-break': 'SM-CARD-05',
  dodge: 'SM-CARD-06',
  subway: 'SM-CARD-07',
  tracer: 'SM-CARD-08',
  henchmen: 'SM-CARD-09',
  explosives: 'SM-CARD-10',
  'change-of-plan': 'SM-CARD-11',
  surprise: 'SM-CARD-12',
  'police-frequency': 'SM-CARD-13',
  'secret-passage': 'SM-CARD-14',
  'burst-free': 'SM-CARD-15',
  'mighty-blow': 'SM-CARD-16',
  pickpocket: 'SM-CARD-17',
  'back-on-your-feet': 'SM-CARD-18',
};

export const ruleOfEvent: { readonly [E in EventId]: RuleId } = {
  'public-menace': 'SM-EVT-01',
  blackout: 'SM-EVT-02',
  gridlock: 'SM-EVT-03',
  storm: 'SM-EVT-04',
  'mass-breakout': 'SM-EVT-05',
  'federal-reinforcements': 'SM-EVT-06',
  ambulances: 'SM-EVT-07',
  kingpin: 'SM-EVT-08',
};

export const ruleOfCharacter: { readonly [C in CharacterId]: RuleId } = {
  jameson: 'SM-CHAR-01',
  'mary-jane': 'SM-CHAR-02',
  'aunt-may': 'SM-CHAR-03',
  'black-cat': 'SM-CHAR-04',
  stacy: 'SM-CHAR-05',
  dewolff: 'SM-CHAR-06',
};

const byGoal: { readonly [K in Goal['kind']]: RuleId } = {
  damage: 'SM-MISS-06',
  hq: 'SM-MISS-13',
  kidnap: 'SM-MISS-08',
  cops: 'SM-MISS-09',
  station: 'SM-MISS-10',
  duel: 'SM-MISS-11',
  duelKo: 'SM-MISS-11',
  rival: 'SM-MISS-12',
  tour: 'SM-MISS-14',
};
const HEIST = 'SM-MISS-07';

export function ruleOfMission(mission: MissionId): RuleId {
  const { goal } = missions[mission];
  return goal.kind === 'damage' && goal.home ? HEIST : byGoal[goal.kind];
}

/** Where the chapter of a role begins. */
export const ruleOfRole: { readonly [R in RoleId]: RuleId } = {
  'spider-man': 'SM-SPI-01',
  police: 'SM-POL-01',
  octopus: 'SM-OCT-01',
  goblin: 'SM-GOB-01',
  rhino: 'SM-RHI-01',
  electro: 'SM-ELE-01',
  venom: 'SM-VEN-01',
  scorpion: 'SM-SCO-01',
  vulture: 'SM-VUL-01',
  lizard: 'SM-LIZ-01',
};

export const ruleOfScale: { readonly [S in Scale]: RuleId } = {
  movement: 'SM-MOVE-01',
  combat: 'SM-COMBAT-03',
  bonus: 'SM-BONUS-01',
};

/** What may be said of a figure: the badges of its sheet. */
export const ruleOfBadge = {
  ko: 'SM-KO-03',
  jailed: 'SM-POL-20',
  captive: 'SM-POL-18',
  stuck: 'SM-SPI-03',
  held: 'SM-OCT-06',
  safe: 'SM-VUL-04',
  tracer: 'SM-SPI-09',
} as const;
export type Badge = keyof typeof ruleOfBadge;

export const WOUNDS = 'SM-KO-01';
export const RECORD = 'SM-MISS-02';
export const PRISONERS = 'SM-PRIS-06';
