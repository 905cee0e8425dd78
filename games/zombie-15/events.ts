import type { Seat } from '../../engine/types.ts';
import type { GunId, HeavyId } from './content/heavy.ts';
import type { HeroId } from './content/heroes.ts';
import type { ObjectId, ScenarioObjectId, SpecialId } from './content/objects.ts';
import type { GearId, SearchId, SearchZombieId } from './content/search-deck.ts';
import type { Face } from './content/tiles.ts';
import type { Colour, TokenId } from './content/tokens.ts';
import type { TrackId } from './content/tracks.ts';
import type { WeaponId } from './content/weapons.ts';
import type { EventId, ZombieCardId } from './content/zombie-cards.ts';
import type { Zone } from './ids.ts';

export type LifeCause = 'attack' | 'bareHands' | 'sneak';
export type HealCause = ObjectId | 'rest';

/** `tile` is the face that stands there, for words; `zone` the place, for the eye. */
interface There {
  zone: Zone;
  tile: Face;
}

/** A place on a sheet, as it was before; null: none. */
type Slot = number | null;

export type Event =
  | { type: 'heroPicked'; seat: Seat; hero: HeroId; life: number }
  | { type: 'orderFixed'; heroes: HeroId[] }
  | ({ type: 'startPicked'; hero: HeroId } & There)
  | { type: 'equipmentKept'; hero: HeroId; kept: boolean }
  | { type: 'bagsBrought'; hero: HeroId; bags: TokenId[] } // from the last scenario
  | { type: 'gaveUp'; hero: HeroId; what: GearId | TokenId; slot: number }
  | { type: 'bagGiven'; from: HeroId; to: HeroId; bag: TokenId }
  | { type: 'bagDiscarded'; hero: HeroId; bag: TokenId }
  | { type: 'bagTraded'; hero: HeroId; bag: TokenId; card: SpecialId; instead: GearId | null; slot: Slot }
  | { type: 'lightGiven'; hero: HeroId }
  | { type: 'trackStarted'; track: TrackId; hero: HeroId; at: number } // by the clock of the match
  | { type: 'siren'; number: number; minutes: number }
  | { type: 'scream'; number: number; hero: HeroId; step: 'actions' | 'inProgress' | 'waiting'; stopped: boolean }
  | { type: 'zombieCard'; card: ZombieCardId; event: EventId | null }
  | ({ type: 'zombiesCame'; count: number; wanted: number; from: 'card' | 'search' | 'surge' } & There)
  | ({ type: 'hordeCame'; count: number; refill: number } & There)
  | { type: 'marched'; step: number; moves: { from: Zone; to: Zone; count: number }[] }
  | ({ type: 'alphaMoved'; from: Zone } & There)
  | { type: 'nightFell' }
  | { type: 'helicopterCame'; tile: Face }
  | { type: 'eventStarted'; event: EventId; hero: HeroId; hasEffect: boolean }
  | { type: 'turnStarted'; hero: HeroId; seat: Seat; actions: number }
  | ({ type: 'moved'; hero: HeroId; from: Zone; free: boolean; carries: HeroId | HeavyId | null } & There)
  | ({ type: 'lockOpened'; hero: HeroId; colour: Colour } & There)
  | { type: 'searched'; hero: HeroId; kind: 'quick' | 'careful'; free: boolean }
  | { type: 'cardsRevealed'; hero: HeroId; cards: SearchId[]; spared: SearchZombieId | null }
  | { type: 'gearKept'; hero: HeroId; card: GearId; instead: GearId | null; slot: Slot }
  | { type: 'cardsDiscarded'; hero: HeroId; cards: SearchId[] } // bottom first
  | { type: 'cardTaken'; hero: HeroId; card: GearId; instead: GearId | null; slot: Slot; removed: SearchId[] }
  | { type: 'nothingTaken'; hero: HeroId }
  | ({ type: 'tokenRevealed'; hero: HeroId; token: TokenId; id: number } & There)
  | { type: 'tokenKept'; hero: HeroId; token: TokenId; id: number | null; from: HeroId | null; instead: TokenId | null }
  | { type: 'tokenLeft'; hero: HeroId; token: TokenId }
  | { type: 'tokenDropped'; hero: HeroId; token: TokenId }
  | { type: 'itemTaken'; hero: HeroId; card: ScenarioObjectId; item: number; instead: GearId | null; slot: Slot }
  | ({
      type: 'attacked';
      hero: HeroId;
      by: WeaponId | ObjectId | GunId | 'bareHands';
      slot: Slot; // of a weapon on his sheet
      killed: number;
      alpha: number; // points the Alpha lost
      usesLeft: number | null;
      explosive: boolean;
    } & There)
  | { type: 'noise'; hero: HeroId; amount: number; alarm: boolean; horde: number }
  | { type: 'alphaDied'; hero: HeroId }
  | { type: 'objectUsed'; hero: HeroId; card: ObjectId; slot: number; usesLeft: number | null }
  | { type: 'gearRemoved'; hero: HeroId; card: GearId; slot: number; cause: 'spent' | 'lost' | 'exploded' }
  | { type: 'healed'; hero: HeroId; by: HeroId; card: HealCause; amount: number; life: number }
  | {
      type: 'reloaded';
      hero: HeroId;
      by: HeroId;
      weapon: WeaponId | GunId;
      slot: Slot; // null: a gun that is heavy
      gun: number | null;
      with: ObjectId | HeavyId;
      crate: number | null;
    }
  | { type: 'revived'; hero: HeroId; by: HeroId }
  | ({ type: 'lured'; hero: HeroId; count: number } & There)
  | { type: 'actionsGained'; hero: HeroId; amount: number }
  | ({ type: 'heavyTaken'; hero: HeroId; object: HeavyId; heavy: number } & There)
  | ({ type: 'heavyPut'; hero: HeroId; object: HeavyId; heavy: number; dropped: boolean } & There)
  | { type: 'heroCarried'; hero: HeroId; carried: HeroId }
  | ({ type: 'heroPut'; hero: HeroId; carried: HeroId; dropped: boolean } & There)
  | { type: 'stoodUp'; hero: HeroId; free: boolean }
  | { type: 'radioCalled'; hero: HeroId }
  | ({
      type: 'zombieAttack';
      hero: HeroId;
      zombies: number; // the Alpha counts for three
      fend: number;
      held: boolean;
      again: boolean; // recalculated after a scream
    } & There)
  | { type: 'hurt'; hero: HeroId; cause: LifeCause; life: number }
  | { type: 'fell'; hero: HeroId }
  | { type: 'fainted'; hero: HeroId }
  | { type: 'passed'; hero: HeroId; next: HeroId; same: boolean } // "À moi !" between heroes of one seat
  | { type: 'trackEnded' }
  | { type: 'victory'; left: number | null } // null: no clock ran
  | { type: 'defeat'; reason: LossReason };

export const LOSSES = ['time', 'unconscious', 'breach', 'noCall'] as const;
export type LossReason = (typeof LOSSES)[number];
