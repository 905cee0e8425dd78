import type rules from './rule-ids.json';

// The names of everything there is; all other files get them from here.

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof rules.rules;

/** The cards of the box: heroes, each a figure of its own. */
export const HEROES = [
  'captain-america',
  'hulk',
  'iron-man',
  'spider-man',
  'silver-surfer',
  'abomination',
  'thanos',
  'venom',
  'red-skull',
  'doctor-doom',
] as const;
/** The samples of expansions: cards of several figures (HS-MULTI-14). */
export const SQUADS = ['izumi-samurai', 'zettian-guards', 'gorillinators'] as const;
export const CARDS = [...HEROES, ...SQUADS] as const;
export type HeroId = (typeof HEROES)[number];
export type SquadId = (typeof SQUADS)[number];
export type CardId = (typeof CARDS)[number];

const squads: ReadonlySet<CardId> = new Set(SQUADS);
export const isSquad = (card: CardId): card is SquadId => squads.has(card);

export const ARMIES = [
  'p1200-titans',
  'p1200-swarm',
  'p1200-heroes',
  'p1200-villains',
  'p1250-hunters',
  'p1250-many',
  'p530-rulebook',
  'p530-fist',
  'p730-rulebook',
  'p730-titans',
] as const;
export type ArmyId = (typeof ARMIES)[number];

export const PRINTED = [
  'vengeurs-rassemblement',
  'vol-a-stark-international',
  'le-combat-s-intensifie',
  'hulk-est-en-colere',
  'du-grabuge-a-manhattan',
  'heros-vilains-amis-et-ennemis',
  'le-genie-fou',
  'conflit-sur-la-ville',
] as const;
/** The printed scenarios, and those for more players. */
export const SCENARIOS = [
  ...PRINTED,
  'melee-a-genotech',
  'melee-a-tribeca',
  'la-grande-place',
  'les-quais',
  'maree-haute',
] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

export const FACES = ['skull', 'shield', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** A surface to stand on, as everybody writes it: "q,r" for the ground, "q,r^" for what lies above it. */
export type CellName = string;

const STARS = ['', '*', '**', '***', '****', '*****'] as const;
/**
 * A figure is called after its card; heroes of further boxes bear stars (HS-SETUP-06, HS-MULTI-08), the figures of squads a
 * number. A card that lies on the table is called after its first figure.
 */
export type FigureId = `${HeroId}${(typeof STARS)[number]}` | `${SquadId}.${number}`;

/** The figure of a card of which so many are there already. */
export function copyOf(card: CardId, before: number): FigureId {
  if (isSquad(card)) return `${card}.${before + 1}`;
  const stars = STARS[before];
  if (stars === undefined) throw new Error(`no box has another ${card}`);
  return `${card}${stars}`;
}

/** The card of a figure, and how many boxes before the one it comes from. */
export const cardOf = (figure: FigureId): CardId => figure.replace(/\*+$|\.\d+$/, '') as CardId;
export const boxOf = (figure: FigureId): number => figure.length - figure.replace(/\*+$/, '').length;
/** The number of a figure among those of its card; 0 for a hero. */
export function numberOf(figure: FigureId): number {
  const dot = figure.indexOf('.');
  return dot < 0 ? 0 : Number(figure.slice(dot + 1));
}

/** What an attack may be aimed at. */
export type TargetId = FigureId | 'wall';

export const STATUSES = ['waiting', 'board', 'destroyed', 'left', 'out'] as const;
/** Not placed yet; on the board; destroyed; gone through an exit; surplus, never placed. */
export type Status = (typeof STATUSES)[number];

export const MARKERS = ['1', '2', '3', 'X'] as const;
export type Marker = (typeof MARKERS)[number];

/** The marker at a place of its owner's list. */
export function markerAt(place: number): Marker {
  const marker = MARKERS[place];
  if (!marker) throw new Error(`no marker at ${place}`);
  return marker;
}

export const PHASES = ['armies', 'battle'] as const;
export type Phase = (typeof PHASES)[number];

export const ARMY_METHODS = ['draft', 'premade'] as const;
export const TIE_ORDERS = ['points', 'figures'] as const;

/** What the house offers where a printed scenario favours a side (HS-HOUSE-01). */
export const HANDICAPS = ['heroes-open', 'heroes-lead', 'longer-raid'] as const;
export type HandicapId = (typeof HANDICAPS)[number];

export const FALLS = ['fall', 'great', 'extreme'] as const;
export type FallKind = (typeof FALLS)[number];

/** A table of what is made for each of these ids, in their order. */
export const tabled = <K extends string, T>(ids: readonly K[], make: (id: K) => T): { readonly [id in K]: T } =>
  Object.fromEntries(ids.map(id => [id, make(id)])) as { [id in K]: T };

/** The ids of a table, in its order. */
export const idsOf = <K extends string>(table: { readonly [id in K]: unknown }): readonly [K, ...K[]] =>
  Object.keys(table) as [K, ...K[]];
