import type { CardId, ScenarioId } from '../ids.ts';
import type { GlyphId } from '../content/glyphs.ts';
import type { HexName } from '../content/battlefield.ts';
import type { FieldId } from '../content/battlefields.ts';
import type { Sourced } from '../content/source.ts';

export const MODES = ['discovery', 'expert'] as const;
export type Mode = (typeof MODES)[number];

export const ZONES = ['red', 'blue', 'green', 'yellow', 'violet', 'white'] as const;
export type Zone = (typeof ZONES)[number];

/** What a glyph stands for here. */
export const ROLES = ['none', 'anesthetic', 'amulet', 'device'] as const;
export type GlyphRole = (typeof ROLES)[number];

export interface Standing {
  readonly card: CardId;
  readonly at: HexName;
}

/** How the armies come together; entries of pairs are for player 1 and player 2. */
export type ArmySetup =
  | { readonly kind: 'fixed'; readonly figures: readonly [readonly Standing[], readonly Standing[]] }
  | {
      readonly kind: 'armies'; // drafted or named, as the host says
      readonly points: readonly [number, number];
      /** The zones of player 1 and 2; null: the first who places chooses (HS-SETUP-12). */
      readonly zones: readonly [Zone, Zone] | null;
    }
  | {
      readonly kind: 'open'; // drafted or named, for any number of players; the host may change the points (HS-MULTI-01)
      readonly points: number;
    }
  | {
      readonly kind: 'hunt'; // player 1 stands there already, player 2 names an army
      readonly figures: readonly Standing[];
      readonly points: number;
      readonly forbidden: readonly CardId[];
      readonly zone: Zone;
    }
  | {
      readonly kind: 'choice'; // the winner of a roll-off chooses one of two armies
      readonly armies: readonly [
        { readonly cards: readonly CardId[]; readonly zone: Zone },
        { readonly cards: readonly CardId[]; readonly zone: Zone },
      ];
    };

/** Who wins when a round ends, and which one. */
export type RoundEnd =
  | { readonly kind: 'none' }
  | { readonly kind: 'zone'; readonly from: number } // whoever alone stands in the orange zone
  | { readonly kind: 'points'; readonly round: number }
  | { readonly kind: 'figures'; readonly round: number } // then points
  | { readonly kind: 'player-one'; readonly round: number };

export interface ScenarioData extends Sourced {
  readonly id: ScenarioId;
  readonly seats: readonly [least: number, most: number];
  readonly battlefield: FieldId;
  readonly mode: Mode;
  readonly wall: boolean; // the breakable section stands at the start
  readonly setup: ArmySetup;
  readonly zones: { readonly [Z in Zone]?: readonly HexName[] };
  readonly orange: readonly HexName[];
  readonly exits: readonly HexName[];
  readonly glyphs: {
    readonly role: GlyphRole;
    readonly faceUp: boolean;
    readonly places: readonly HexName[];
    readonly set: readonly GlyphId[];
  };
  readonly spaces: number; // of the round track; 0 without rounds
  readonly end: RoundEnd;
  /** Whether a player without figures has lost: both, or player 2 only (HS-SCN-69). */
  readonly elimination: 'both' | 'player-two';
  readonly revival: boolean;
  readonly rejectedByDeath: boolean;
}
