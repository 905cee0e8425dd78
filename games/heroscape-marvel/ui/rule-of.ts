import type { RuleId } from '../ids.ts';
import { glyphs } from '../content/glyphs.ts';
import type { Event } from '../events.ts';
import type { SeenGlyph, View } from '../seen.ts';

// The rule to open behind what lies on the table.

type Mode = View['mode'];

export const ruleOfStat: { readonly [M in Mode]: { readonly [S in 'move' | 'range' | 'attack' | 'defense']: RuleId } } =
  {
    discovery: { move: 'HS-DISC-05', range: 'HS-DISC-10', attack: 'HS-DISC-12', defense: 'HS-DISC-12' },
    expert: { move: 'HS-MOVE-02', range: 'HS-RANGE-01', attack: 'HS-ATK-04', defense: 'HS-ATK-05' },
  };

/** A card, and the figure that belongs to it. */
export const ruleOfCard: { readonly [M in Mode]: RuleId } = { discovery: 'HS-DISC-01', expert: 'HS-COMP-06' };
export const LIFE = 'HS-LIFE-01';
export const HEIGHT = 'HS-MOVE-03';
export const ENGAGED = 'HS-ENG-04';
export const WALL = 'HS-WALL-01';
export const ORDERS = 'HS-ROUND-02';
export const RECRUITED = 'HS-SETUP-06';

const byRole: { readonly [R in Exclude<SeenGlyph['role'], 'none'>]: RuleId } = {
  anesthetic: 'HS-SCN-32',
  amulet: 'HS-SCN-51',
  device: 'HS-SCN-61',
};

export function ruleOfGlyph({ role, kind }: Pick<SeenGlyph, 'role' | 'kind'>): RuleId {
  if (role !== 'none') return byRole[role];
  if (kind === null) return 'HS-GLYPH-02';
  return glyphs[kind].rule;
}

/** Who carries something lives by other rules. */
export const ruleOfCarried: { readonly [R in SeenGlyph['role']]: RuleId } = {
  none: 'HS-GLYPH-01',
  anesthetic: 'HS-SCN-33',
  amulet: 'HS-SCN-53',
  device: 'HS-SCN-62',
};

const byThrow: { readonly [T in Event['type']]?: RuleId } = {
  attacked: 'HS-ATK-04',
  stomped: 'HS-POW-17',
  defended: 'HS-ATK-05',
  struck: 'HS-ENG-05',
  fell: 'HS-FALL-01',
  sensed: 'HS-POW-07',
  dustRolled: 'HS-POW-25',
  blastRolled: 'HS-POW-12',
  mindRolled: 'HS-POW-18',
  deathRolled: 'HS-POW-22',
  revivalRolled: 'HS-SCN-22',
  initiativeRolled: 'HS-ROUND-04',
  rolledOff: 'HS-SETUP-08',
  startRolled: 'HS-DISC-02',
};

/** Why dice are thrown; without an event of their own the dice themselves. */
export function ruleOfThrow(type: Event['type'], mode: Mode): RuleId {
  if (mode === 'discovery' && (type === 'attacked' || type === 'defended')) return 'HS-DISC-12';
  return byThrow[type] ?? 'HS-COMP-03';
}
