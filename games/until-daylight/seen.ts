import type { Seat } from '../../engine/types.ts';
import type { AssaultId } from './content/assaults.ts';
import type { CombatId } from './content/combat.ts';
import type { HordeId } from './content/horde.ts';
import type { WeaponId } from './content/weapons.ts';
import type { CardId } from './content/cards.ts';
import type { Cause } from './content/causes.ts';
import type { CharacterId } from './content/characters.ts';
import type { Kind, Phase, Token } from './ids.ts';

// Everything lies open but the order of the piles, so the state keeps most things as they are seen (UD-INFO-01..04).

export interface Player {
  character: CharacterId | null; // null before it is picked
  damage: number;
  items: CardId[];
  bags: CardId[][]; // what lies in each backpack
  barricades: number;
  traps: number;
  usedMain: boolean; // perks used in this round
  usedFirst: boolean;
  shield: number; // by how much the next enemy attack on this seat is reduced
}

/** A Horde card in the line. */
export interface Foe {
  readonly id: number;
  readonly card: HordeId;
  damage: number;
  spears: number;
  out: boolean; // out of the fight until the end of the Combat phase
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: CardId;
  readonly bag: number | null;
  readonly bags: number; // how many backpacks the giver had: with one less nobody knows which one was meant
}

/** For the story told afterwards (UD-END-04). */
export interface Tally {
  drawn: number;
  killed: number;
  damage: { [C in Cause]: number };
}

/** What hovering an option tells; `lethal` where, as things stand, it kills the character that chooses it. */
export type Preview = { lethal: boolean } & (
  | { type: 'attack'; damage: number; cards: number; area: number; hit: number[]; kill: number[] } // chance to kill by ammunition, 1 card first
  | { type: 'draw'; cards: number; kill: number; mean: number; gain: number | null } // mean: damage to expect; what the chance is more than without the last card spent, or the perk
  | { type: 'strike'; damage: number; area: number; self: number; kills: number[] }
  | { type: 'spear'; damage: number; kills: number[] }
  | { type: 'grenade'; out: number[]; forecast: Forecast[] } // who is out of the fight, and whom the others attack then
  | { type: 'guard'; seat: Seat; forecast: Forecast[] } // whom all attack then, with what protects that seat
  | { type: 'luck'; isEnemy: boolean; fixed: number; now: number; after: number } // chance that the target falls; of an enemy the mean damage
  | { type: 'price' } // 1 damage for what a card does
  | { type: 'face'; foes: number }
  | { type: 'delay'; pile: number }
);

/** Everything lies open but the order of the piles (UD-INFO-01..04): all seats and spectators see the same. */
export interface View {
  round: number;
  phase: Phase;
  first: Seat;
  holder: Seat | null;
  extraLife: number; // that each character has more than printed, or less
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
  /** What that comes to, if those before it do what is foreseen of them; null for a Survivor. */
  blow: Blow | null;
}

/** Traps kill the attacker first, a Barricade takes it all, or it wounds: so much on average where cards have a say. */
export type Blow =
  | { type: 'trapped' }
  | { type: 'blocked' }
  | { type: 'wounds'; damage: number; byCards: boolean; fatal: boolean };

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

export function seenPlayer(view: View, seat: Seat): SeenPlayer {
  const player = view.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

export function seenFoe(view: View, id: number | null): SeenFoe {
  const foe = view.line.find(one => one.id === id);
  if (!foe) throw new Error(`no foe ${id} in the line`);
  return foe;
}

/** What the table is looking at, where it is looking at something. */
export function focusOf(view: View): Focus {
  if (!view.focus) throw new Error('nothing is being resolved');
  return view.focus;
}
