import type { Seat } from '../../engine/types.ts';
import type { AssaultId } from './content/assaults.ts';
import type { CombatId } from './content/combat.ts';
import type { HordeId, Kind } from './content/horde.ts';
import type { Token } from './content/recipes.ts';
import type { WeaponId } from './content/weapons.ts';
import type { CardId, Foe, Offer, Phase, Player, Tally } from './spec.ts';

/** What hovering an option tells; `lethal` where, as things stand, it kills the character that chooses it. */
export type Preview = { lethal: boolean } & (
  | { type: 'attack'; damage: number; cards: number; area: number; hit: number[]; kill: number[] } // chance to kill by ammunition, 1 card first
  | { type: 'draw'; cards: number; kill: number }
  | { type: 'strike'; damage: number; area: number; self: number; kills: number[] }
  | { type: 'price' } // 1 damage for what a card does
  | { type: 'delay'; pile: number }
);

/** Everything lies open but the order of the piles (UD-INFO-01..04): all seats and spectators see the same. */
export interface View {
  round: number;
  phase: Phase;
  first: Seat;
  holder: Seat | null;
  players: SeenPlayer[];
  line: SeenFoe[];
  piles: { active: number; reserve: number; combat: number; assaults: number; horde: { [K in Kind]: number } };
  rubbleDiscard: CardId[];
  combatDiscard: CombatId[];
  hordeDiscard: { [K in Kind]: HordeId[] };
  combatLeft: { [card in CombatId]?: number }; // what the face-down Combat deck still holds
  rubbleLeft: { [card in CardId]?: number }; // what the reserve and the active pile still hold together
  assault: AssaultId | null;
  usedAssaults: AssaultId[];
  supply: { [T in Token]: number };
  forecast: Forecast[];
  focus: Focus | null;
  tally: Tally;
}

export interface SeenPlayer extends Player {
  life: number;
  slots: number;
  used: number; // slots taken
}

export interface SeenFoe extends Foe {
  kind: Kind;
  life: number; // what is left of it
  hits: number; // fixed damage with the Monsters' boost
  cards: number;
}

/** Whom an enemy will attack as things stand; `sure` unless Combat cards decide about a Survivor before it. */
export interface Forecast {
  foe: number;
  seat: Seat | null;
  survivor: number | null;
  sure: boolean;
}

/** What the table is looking at: the drawn card, the declared attack, the offers. */
export interface Focus {
  seat: Seat | null;
  card: CardId | 'wave' | null;
  weapon: WeaponId | null;
  target: number | null;
  foe: number | null;
  drawn: CombatId[];
  chosen: CombatId | null;
  actions: number;
  toDraw: number;
  offers: Offer[];
  ready: boolean[];
  given: boolean[];
  shown: CardId[];
}
