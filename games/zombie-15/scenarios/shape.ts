import type { HeavyId } from '../content/heavy.ts';
import type { ScenarioObjectId } from '../content/objects.ts';
import type { Source } from '../content/source.ts';
import type { Face, Side } from '../content/tiles.ts';
import type { Colour, MarkerId, TokenId } from '../content/tokens.ts';
import type { TrackId } from '../content/tracks.ts';
import type { DeckPresetId, Letter } from '../content/zombie-cards.ts';

// How a scenario is written down. A place is `x,y`, a zone `x,y:R` (street) or `x,y:F` (search zone); y grows to the south.

export const CAMPAIGN_IDS = [
  'S01',
  'S02',
  'S03',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
] as const;
export const PRESET_IDS = ['Q16', 'Q17', 'Q18', 'Q20'] as const;
export const SCENARIO_IDS = [...CAMPAIGN_IDS, 'quick', ...PRESET_IDS] as const;
export type CampaignId = (typeof CAMPAIGN_IDS)[number];
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const LEVELS = ['prologue', 'beginner', 'survivor', 'hero', 'quick'] as const;

/** A tile on the table: its place, its face, where the printed top points, zombies in the street and in the search zone. */
export type Row = readonly [at: string, face: Face, top: Side, street: number, search: number];

export type GoalData =
  | { readonly type: 'gather'; readonly at: readonly string[] } // every hero on one of these tiles
  | { readonly type: 'token'; readonly token: TokenId; readonly count: number; readonly at: string }
  | { readonly type: 'heavy'; readonly object: HeavyId; readonly count: number; readonly at: string }
  | { readonly type: 'man'; readonly zone: string } // a standing hero there
  | { readonly type: 'clear'; readonly zone: string } // no zombies there
  | { readonly type: 'hold' } // until the track ends
  | { readonly type: 'helicopter' }
  | { readonly type: 'alpha' };

export interface ScenarioData {
  readonly id: ScenarioId;
  readonly difficulty: (typeof LEVELS)[number];
  readonly track: TrackId;
  readonly deck: DeckPresetId;
  /** Where the cards of a scream go, one entry per card. */
  readonly placement: readonly ('hero' | 'letter')[];
  readonly events: boolean;
  readonly side: 'prologue' | 'hero';
  readonly layout: readonly Row[];
  readonly starts: readonly string[];
  readonly tokens: readonly { readonly token: TokenId; readonly zone: string; readonly up: boolean }[];
  readonly pools: readonly { readonly contents: readonly TokenId[]; readonly zones: readonly string[] }[];
  readonly locks: readonly { readonly at: string; readonly colour: Colour }[];
  readonly alarms: readonly string[];
  readonly heavies: readonly { readonly object: HeavyId; readonly zone: string; readonly mounted: boolean }[];
  readonly items: readonly { readonly card: ScenarioObjectId; readonly zone: string }[];
  readonly startLights: number; // Flashlights given out before the start
  readonly markers: readonly { readonly token: MarkerId; readonly zone: string }[];
  readonly letters: { readonly [L in Letter]: string } | null;
  readonly march: { readonly target: string; readonly enters: boolean; readonly steps: number } | null;
  readonly alpha: { readonly zone: string; readonly points: number } | null;
  readonly night: 'never' | 'start' | 'siren';
  readonly breach: { readonly zone: string; readonly count: number } | null;
  readonly sparesCrates: boolean; // crates may not be used up
  readonly call: string | null; // the zone from which the radio reaches somebody
  readonly pad: string | null; // where the helicopter lands
  readonly win: readonly GoalData[];
  readonly sources: { readonly map: Source; readonly deck: Source; readonly track: Source; readonly rest: Source };
}

/** What most scenarios do without. */
export const NOTHING = {
  tokens: [],
  pools: [],
  locks: [],
  alarms: [],
  heavies: [],
  items: [],
  startLights: 0,
  markers: [],
  letters: null,
  march: null,
  alpha: null,
  night: 'never',
  breach: null,
  sparesCrates: false,
  call: null,
  pad: null,
} as const;
