import type { Seat } from '../../engine/types.ts';
import type { AssaultId } from './content/assaults.ts';
import type { CardId } from './content/cards.ts';
import type { CharacterId } from './content/characters.ts';
import type { CombatId } from './content/combat.ts';
import type { HordeId } from './content/horde.ts';
import type { PlainUse, UseAsking } from './content/perks.ts';
import type { PlayAt, RubbleId } from './content/rubble.ts';
import type { WeaponId } from './content/weapons.ts';
import type { Event, Share } from './events.ts';
import type { Difficulty, Kind, Phase, RuleId, Token } from './ids.ts';
import type { Foe, Offer, Player, Preview, Tally, View } from './seen.ts';

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

export interface Content {
  readonly seats: number;
  readonly slots: number;
  readonly extraLife: number;
}

export interface Options {
  readonly difficulty: Difficulty;
  /** Who takes the First player token; null: the dice say. */
  readonly firstPlayer: Seat | null;
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
  | { type: 'take'; card: CardId; instead: Instead | null }
  | { type: 'ready' }
  | { type: 'reconsider' } // not ready after all
  | Attack
  | Craft
  | { type: 'end' }
  | { type: 'load'; count: number }
  | { type: 'spread'; foe: number; points: number }
  | { type: 'go' }
  | { type: 'choose'; card: CombatId }
  | { type: 'pass' }
  | PlaySpecial
  | UsePerk
  | { type: 'stow'; card: CardId; bag: number }
  | { type: 'unstow'; card: CardId; bag: number }
  | { type: 'swap'; card: CardId; bag: number; out: CardId } // the card goes in, the other one comes out
  | { type: 'discard'; card: CardId; bag: number | null };

/** An action of its own for each of these types. */
type Each<T extends string, Said = unknown> = T extends string ? { type: T } & Said : never;

/** A Special card is played. */
export type PlaySpecial = Each<PlayAt<'attack' | 'turn' | 'othersTurn'>> | Each<PlayAt<'faceUp'>, { card: CombatId }>; // the one that it changes

/** A perk is used. */
export type UsePerk =
  | Each<PlainUse>
  | Each<UseAsking<'seat'>, { seat: Seat }>
  | Each<UseAsking<'count'>, { count: number }> // of Trash
  | Each<UseAsking<'item'>, { card: CardId; bag: number | null }>;

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
