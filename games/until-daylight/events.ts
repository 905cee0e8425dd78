import type { Seat } from '../../engine/types.ts';
import type { AssaultId } from './content/assaults.ts';
import type { CardId } from './content/cards.ts';
import type { Cause } from './content/causes.ts';
import type { CharacterId } from './content/characters.ts';
import type { CombatId } from './content/combat.ts';
import type { HordeId } from './content/horde.ts';
import type { PerkAt, PerkId } from './content/perks.ts';
import type { RubbleId, SpecialAt } from './content/rubble.ts';
import type { WeaponId } from './content/weapons.ts';
import type { DiscardCause, Kind, Phase, Thief, Token, Wound } from './ids.ts';

/** Some of the damage of an attack, on one card of the line. */
export interface Share {
  readonly foe: number;
  readonly points: number;
}

/** What the table hears. */
export type Event =
  | { type: 'characterPicked'; seat: Seat; character: CharacterId; life: number }
  | { type: 'weaponPicked'; seat: Seat; weapon: WeaponId }
  | { type: 'roundStarted'; round: number; first: Seat; pile: number }
  | { type: 'phaseStarted'; phase: Phase }
  | { type: 'reshuffled'; pile: 'rubble' | 'combat' | Kind }
  | { type: 'cardDrawn'; seat: Seat; card: CardId; pile: number }
  | { type: 'cardKept'; seat: Seat; card: CardId; packed: CardId | null }
  | { type: 'cardLeft'; seat: Seat; card: CardId }
  | { type: 'discarded'; seat: Seat; cards: CardId[]; bag: number | null; cause: DiscardCause }
  | { type: 'rubbleDiscarded'; cards: CardId[] }
  | { type: 'nothingLost'; seat: Seat; cause: Thief }
  | { type: 'damaged'; seat: Seat; amount: number; cause: Cause; damage: number; life: number }
  | { type: 'healed'; seat: Seat; amount: number; card: CardId; damage: number }
  | { type: 'waveDrawn'; seat: Seat; pile: number }
  | { type: 'assaultRevealed'; assault: AssaultId }
  | { type: 'waveFaced'; seat: Seat }
  | { type: 'waveDelayed'; seat: Seat; free: boolean }
  | { type: 'wavePassed'; seat: Seat }
  | { type: 'waveTaken'; seat: Seat; by: SpecialAt<'othersTurn'> | PerkAt<'turn'> }
  | { type: 'hordeArrived'; foes: { id: number; card: HordeId }[] }
  | { type: 'offered'; from: Seat; to: Seat; card: CardId; bag: number | null }
  | {
      type: 'given';
      from: Seat;
      to: Seat;
      card: CardId;
      bag: number | null;
      inside: CardId[];
      packed: CardId | null;
    }
  | { type: 'refused'; from: Seat; to: Seat; card: CardId }
  | { type: 'withdrawn'; from: Seat; to: Seat; card: CardId }
  | { type: 'tookFromDiscard'; seat: Seat; card: CardId; packed: CardId | null }
  | { type: 'repacked'; seat: Seat; bag: number; stowed: CardId | null; out: CardId | null }
  | { type: 'seatReady'; seat: Seat }
  | { type: 'reconsidered'; seat: Seat }
  | { type: 'turnStarted'; seat: Seat }
  | { type: 'perkUsed'; seat: Seat; perk: PerkId; target: Seat | null }
  | { type: 'specialPlayed'; seat: Seat; card: RubbleId; whom: Seat | null }
  | { type: 'attacked'; seat: Seat; weapon: WeaponId; target: number; card: HordeId }
  | { type: 'combatDrawn'; by: Seat | null; enemy: HordeId | null; cards: CombatId[] }
  | { type: 'combatReplaced'; seat: Seat; from: CombatId; to: CombatId | null }
  | { type: 'combatChosen'; by: Seat | null; enemy: HordeId | null; card: CombatId }
  | { type: 'combatDiscarded'; cards: CombatId[] }
  | { type: 'damageSpread'; seat: Seat; shares: Share[] }
  | {
      type: 'foeHurt';
      foe: number;
      card: HordeId;
      amount: number;
      left: number;
      cause: Wound;
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
