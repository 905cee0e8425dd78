import type { Seat } from '../../engine/types.ts';
import type { AssaultId } from './content/assaults.ts';
import type { CharacterId, PerkId } from './content/characters.ts';
import type { CombatId } from './content/combat.ts';
import type { HordeId, Kind } from './content/horde.ts';
import type { Token } from './content/recipes.ts';
import type { RubbleId } from './content/rubble.ts';
import type { WeaponId } from './content/weapons.ts';
import type { Preview, View } from './seen.ts';
import type ids from './rule-ids.json';

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof ids.rules;

/** A card of an inventory. Identical cards have no identity of their own. */
export type CardId = RubbleId | WeaponId;

/** Where a card of an inventory lies: beside the board, or in the backpack of that number. */
export interface Item {
  readonly card: CardId;
  /** For the card 'backpack': which backpack it is. */
  readonly bag: number | null;
}

/** What makes room for a card: an item that is thrown away, or goes into the very backpack that needs the room. */
export interface Instead extends Item {
  readonly packed?: true;
}

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

export const PHASES = ['setup', 'search', 'exchange', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

export const CAUSES = [
  'badLuck',
  'delay',
  'enemy',
  'area',
  'selfDamage',
  'frenzy',
  'energyDrink',
  'bloodlust',
] as const;
export type Cause = (typeof CAUSES)[number];

export interface State {
  round: number;
  phase: Phase;
  first: Seat; // who has the First player token
  holder: Seat | null; // who has the WAVE card
  players: Player[];
  line: Foe[]; // left to right
  foes: number; // Horde cards that ever joined the line: the next id
  active: (CardId | 'wave')[]; // the end of an array is the top of the pile
  reserve: CardId[];
  rubbleDiscard: CardId[];
  combatDeck: CombatId[];
  combatDiscard: CombatId[];
  assaults: AssaultId[]; // face down
  assault: AssaultId | null; // revealed in this round
  usedAssaults: AssaultId[];
  horde: { [K in Kind]: HordeId[] };
  hordeDiscard: { [K in Kind]: HordeId[] };
  supply: { [T in Token]: number };
  tally: Tally;
}

/** For the story told afterwards (UD-END-04). */
export interface Tally {
  drawn: number;
  killed: number;
  damage: { [C in Cause]: number };
}

export interface Content {
  readonly seats: number;
  readonly slots: number;
  readonly extraLife: number;
}

export const DIFFICULTIES = ['normal', 'easier', 'harder'] as const;

export interface Options {
  readonly difficulty: (typeof DIFFICULTIES)[number];
  /** Who takes the First player token; null: the dice say. */
  readonly firstPlayer: Seat | null;
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: CardId;
  readonly bag: number | null;
  readonly bags: number; // how many backpacks the giver had: with one less nobody knows which one was meant
}

/** What was refused; a backpack is told from another by what lay in it. */
export interface Refused {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: CardId;
  readonly inside: readonly CardId[];
}

/** Every rule that may be in progress, with its steps in the order of the rulebook. */
export interface Frames {
  night: { at: 'characters' | 'weapons' | 'round' };
  round: { at: 'search' | 'exchange' | 'combat' | 'close' };
  search: { at: 'prepare' | 'draw' | 'pass'; seat: Seat };
  find: { at: 'show' | 'keep'; seat: Seat; card: CardId };
  wave: { at: 'reveal' | 'choose' | 'delay' | 'putBack'; seat: Seat };
  exchange: { at: 'trade'; ready: boolean[]; given: boolean[]; offers: Offer[]; refused: Refused[] };
  blackMarket: { at: 'take'; seat: Seat; paid: CardId[] };
  combat: { at: 'turns' | 'enemies' | 'close'; turn: number };
  turn: { at: 'act' | 'whenEnding'; seat: Seat; actions: number; asked: number };
  attack: {
    at:
      | 'load'
      | 'prepare'
      | 'draw'
      | 'luck'
      | 'choose'
      | 'spread'
      | 'whenChosen'
      | 'strike'
      | 'pay'
      | 'close'
      | 'whenKilled'
      | 'bloodbath';
    seat: Seat;
    weapon: WeaponId;
    target: number;
    toDraw: number; // Combat cards to be drawn next
    drawn: CombatId[];
    chosen: CombatId | null;
    rage: number; // Bloodlust cards played
    focus: number[] | null; // neighbours that still get their share; null without Focus
    shares: Share[];
    killed: boolean; // it eliminated an enemy
    targetDied: boolean;
  };
  rummage: { at: 'reveal' | 'keep'; seat: Seat; cards: CardId[] };
  luck: { at: 'ask'; seat: Seat; passed: number };
  enemies: { at: 'next'; queue: number[]; pointer: Seat };
  enemyAttack: {
    at: 'aim' | 'traps' | 'draw' | 'luck' | 'keep' | 'strike' | 'close';
    foe: number;
    seat: Seat | null; // the target, or null while a Survivor is
    survivor: number | null;
    drawn: CombatId[];
    kept: CombatId | null;
  };
}

export interface Share {
  readonly foe: number;
  readonly points: number;
}

export type Action =
  | { type: 'pickCharacter'; character: CharacterId }
  | { type: 'pickWeapon'; weapon: WeaponId }
  | { type: 'keep'; instead: Instead | null } // the drawn card
  | { type: 'leave' } // the drawn card
  | { type: 'face' }
  | { type: 'delay' }
  | { type: 'offer'; card: CardId; bag: number | null; to: Seat } // bag: which backpack is offered
  | { type: 'accept'; from: Seat; instead: Instead | null }
  | { type: 'refuse'; from: Seat }
  | { type: 'withdraw' }
  | { type: 'heal'; card: CardId }
  | { type: 'blackMarket'; card: CardId; bag: number | null }
  | { type: 'take'; card: CardId; instead: Instead | null }
  | { type: 'ready' }
  | { type: 'reconsider' } // not ready after all
  | Attack
  | Craft
  | { type: 'drink' }
  | { type: 'humanShield' }
  | { type: 'holdTheLine'; seat: Seat }
  | { type: 'end' }
  | { type: 'load'; count: number }
  | { type: 'eagleEye' }
  | { type: 'chamber' }
  | { type: 'wasteNot'; count: number }
  | { type: 'vitamins' }
  | { type: 'bloodlust' }
  | { type: 'focus' }
  | { type: 'spread'; foe: number; points: number }
  | { type: 'go' }
  | { type: 'choose'; card: CombatId }
  | { type: 'luck'; card: CombatId }
  | { type: 'encourage' }
  | { type: 'rummage' }
  | { type: 'pass' }
  | { type: 'stow'; card: CardId; bag: number }
  | { type: 'unstow'; card: CardId; bag: number }
  | { type: 'swap'; card: CardId; bag: number; out: CardId } // the card goes in, the other one comes out
  | { type: 'discard'; card: CardId; bag: number | null };

export interface Attack {
  type: 'attack';
  weapon: WeaponId;
  target: number;
}

export interface Craft {
  type: 'craft';
  recipe: Token;
  target: number | null;
  trash: RubbleId | null; // the material that a Trash card replaces (Handmade)
  workshop: boolean; // without spending an action
}

/** Why a card left an inventory. */
export type DiscardCause =
  | 'unwanted'
  | 'room'
  | 'used'
  | 'ammo'
  | 'crafted'
  | 'crows'
  | 'looter'
  | 'combatCard'
  | 'sold';

export type Event =
  | { type: 'characterPicked'; seat: Seat; character: CharacterId }
  | { type: 'weaponPicked'; seat: Seat; weapon: WeaponId }
  | { type: 'roundStarted'; round: number; first: Seat; pile: number }
  | { type: 'phaseStarted'; phase: Phase }
  | { type: 'reshuffled'; pile: 'rubble' | 'combat' | Kind }
  | { type: 'cardDrawn'; seat: Seat; card: CardId }
  | { type: 'cardKept'; seat: Seat; card: CardId }
  | { type: 'cardLeft'; seat: Seat; card: CardId }
  | { type: 'discarded'; seat: Seat; cards: CardId[]; cause: DiscardCause }
  | { type: 'nothingLost'; seat: Seat }
  | { type: 'damaged'; seat: Seat; amount: number; cause: Cause; damage: number; life: number }
  | { type: 'healed'; seat: Seat; amount: number; card: CardId; damage: number }
  | { type: 'waveDrawn'; seat: Seat }
  | { type: 'assaultRevealed'; assault: AssaultId }
  | { type: 'waveFaced'; seat: Seat }
  | { type: 'waveDelayed'; seat: Seat; free: boolean }
  | { type: 'wavePassed'; seat: Seat }
  | { type: 'waveTaken'; seat: Seat; by: 'encouragement' | 'human-shield' }
  | { type: 'hordeArrived'; foes: { id: number; card: HordeId }[] }
  | { type: 'offered'; from: Seat; to: Seat; card: CardId }
  | { type: 'given'; from: Seat; to: Seat; card: CardId; inside: CardId[] }
  | { type: 'refused'; from: Seat; to: Seat; card: CardId }
  | { type: 'withdrawn'; from: Seat; to: Seat; card: CardId }
  | { type: 'tookFromDiscard'; seat: Seat; card: CardId }
  | { type: 'seatReady'; seat: Seat }
  | { type: 'reconsidered'; seat: Seat }
  | { type: 'turnStarted'; seat: Seat }
  | { type: 'perkUsed'; seat: Seat; perk: PerkId; target: Seat | null }
  | { type: 'specialPlayed'; seat: Seat; card: RubbleId }
  | { type: 'attacked'; seat: Seat; weapon: WeaponId; target: number; card: HordeId }
  | { type: 'combatDrawn'; by: Seat | null; enemy: HordeId | null; cards: CombatId[] }
  | { type: 'combatReplaced'; seat: Seat; from: CombatId; to: CombatId | null }
  | { type: 'combatChosen'; by: Seat | null; enemy: HordeId | null; card: CombatId }
  | { type: 'damageSpread'; seat: Seat; shares: Share[] }
  | {
      type: 'foeHurt';
      foe: number;
      card: HordeId;
      amount: number;
      left: number;
      cause: 'attack' | 'area' | 'spear' | 'trap' | 'selfDamage';
    }
  | { type: 'foeKilled'; foe: number; card: HordeId }
  | { type: 'crafted'; seat: Seat; token: Token; target: number | null }
  | { type: 'outOfTheFight'; foes: number[] }
  | { type: 'backInTheFight'; foes: number[] }
  | { type: 'enemyAttacked'; foe: number; card: HordeId; seat: Seat | null; survivor: number | null }
  | { type: 'trapSprung'; seat: Seat; foe: number }
  | { type: 'barricadeBroken'; seat: Seat; foe: number; absorbed: number }
  | { type: 'attackMissed'; foe: number; seat: Seat | null }
  | { type: 'strikeMissed'; seat: Seat; foe: number; card: HordeId }
  | { type: 'revealed'; seat: Seat; cards: CardId[] }
  | { type: 'victory'; round: number }
  | { type: 'defeat'; seat: Seat; round: number };

export interface UntilDaylight {
  state: State;
  content: Content;
  frames: Frames;
  action: Action;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
  rule: RuleId;
  carry: null;
}
