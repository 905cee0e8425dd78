import type { Seat } from '../../engine/types.ts';
import type { HeavyId } from './content/heavy.ts';
import type { HeroId } from './content/heroes.ts';
import type { ObjectId, ScenarioObjectId, SpecialId } from './content/objects.ts';
import type { GearId, SearchId, SearchZombieId } from './content/search-deck.ts';
import type { Face, Side } from './content/tiles.ts';
import type { Colour, MarkerId, TokenId } from './content/tokens.ts';
import type { TrackId } from './content/tracks.ts';
import type { WeaponId } from './content/weapons.ts';
import type { EventId, Letter, ZombieCardId } from './content/zombie-cards.ts';
import type { Posture, Tile, Zone } from './ids.ts';
import type { CampaignId, ScenarioId } from './scenarios/shape.ts';

// Almost everything lies open, so the state keeps these as they are seen.

/** A card on a sheet with what is left of it; null: permanent. */
export interface Gear<C extends GearId = GearId> {
  readonly card: C;
  uses: number | null;
}

/** A heavy object: in a zone, or borne by a hero. */
export interface Heavy {
  readonly id: number;
  readonly object: HeavyId;
  zone: Zone; // where it lies or is
  bearer: HeroId | null;
  uses: number | null; // shots of the machine gun
  readonly mounted: boolean;
}

export interface Item {
  readonly id: number;
  readonly card: ScenarioObjectId;
  readonly zone: Zone;
}

/** What lasts until the active hero's turn is over. */
export interface Turn {
  hero: number; // index in `heroes`
  actions: number; // left
  given: number; // at the beginning
  tileMoves: number; // paid ones
  skated: boolean;
  searched: boolean;
  rested: boolean;
  charmed: boolean;
  smoke: Zone | null; // the street he may leave despite zombies
  bitten: boolean; // lost a Life Point to the attack of this turn
}

/** At the beginning of a turn of the hero in this place. */
export const turnFor = (hero: number): Turn => ({
  hero,
  actions: 0,
  given: 0,
  tileMoves: 0,
  skated: false,
  searched: false,
  rested: false,
  charmed: false,
  smoke: null,
  bitten: false,
});

export interface Tally {
  killed: number;
  searches: number;
  turns: number;
  lost: number; // Life Points
}

export interface Trade {
  readonly hero: HeroId;
  readonly bag: TokenId;
  readonly card: SpecialId;
}

export interface CarriedHero {
  readonly hero: HeroId;
  readonly seat: Seat;
  readonly weapons: readonly Gear<WeaponId>[];
  readonly objects: readonly Gear<ObjectId>[];
  readonly bags: readonly TokenId[];
}

/** One scenario of a campaign as it went. */
export interface Deed {
  readonly scenario: CampaignId;
  readonly won: boolean;
  readonly reason: string;
  readonly left: number; // milliseconds of the track
  readonly track: TrackId;
  readonly ownTrack: TrackId;
  readonly paused: boolean;
  readonly undone: boolean; // whether anything was taken back
  readonly heroes: readonly HeroId[];
  readonly trades: readonly Trade[];
}

/** What hovering an option tells. */
export type Preview =
  | { type: 'move'; cost: number; zombies: number; fend: number; opens: Colour | null } // what waits there, and all fend-off there with him
  | {
      type: 'fight';
      kills: number;
      alpha: number; // points that the Alpha loses
      left: number; // what is left there to be fended off, the Alpha with its weight
      noise: number; // what the Horde grows by
      alarm: boolean;
      horde: number;
      life: number;
    }
  | { type: 'end'; zombies: number; fend: number; held: boolean; life: number; falls: boolean }
  | { type: 'take'; lost: SearchId[]; removed: GearId | null }
  | { type: 'cost'; actions: number; gains: number }; // actions that it takes, and gives

export interface SeenTile {
  x: number;
  y: number;
  face: Face;
  top: Side;
  roads: Side[]; // as turned
  links: Tile[]; // tiles that can be reached by street
  closed: Side[]; // road ends that lead nowhere
  hasSearch: boolean;
  street: number; // zombies
  search: number;
  alarm: boolean;
  lock: Colour | null;
  letter: Letter | null;
  isStart: boolean;
  isGoal: boolean;
}

export interface SeenHero {
  id: HeroId;
  seat: Seat;
  zone: Zone;
  life: number;
  maxLife: number;
  posture: Posture;
  weapons: Gear<WeaponId>[];
  objects: Gear<ObjectId>[];
  objectSlots: number;
  backpack: TokenId[];
  backpackSlots: number;
  heavy: { object: HeavyId; uses: number | null } | null;
  carries: HeroId | null;
  carriedBy: HeroId | null;
  minusOne: boolean; // has a -1 Action token
  fend: number; // what he alone holds off as he stands
}

/** A goal with how far it is reached. */
export type SeenGoal =
  | { type: 'gather'; tiles: Tile[]; count: number; wanted: number; done: boolean }
  | { type: 'token'; token: TokenId; tile: Tile; count: number; wanted: number; done: boolean }
  | { type: 'heavy'; object: HeavyId; tile: Tile; count: number; wanted: number; done: boolean }
  | { type: 'man'; zone: Zone; done: boolean }
  | { type: 'clear'; zone: Zone; zombies: number; done: boolean }
  | { type: 'hold'; breach: { zone: Zone; zombies: number; limit: number } | null; done: boolean }
  | { type: 'helicopter'; called: boolean; done: boolean }
  | { type: 'alpha'; points: number; done: boolean };

/** What the table is looking at while an action or an event is in progress. */
export type Focus =
  | { type: 'order'; heroes: HeroId[] } // those whose place in the turn order is chosen, one's own from the first
  | { type: 'quickSearch'; cards: SearchId[]; spared: SearchZombieId | null }
  | { type: 'carefulSearch' }
  | { type: 'token'; token: TokenId; zone: Zone; from: HeroId | null }
  | { type: 'meat' }
  | { type: 'event'; event: EventId }
  | { type: 'place'; hero: HeroId; card: ObjectId }
  | { type: 'fit'; hero: HeroId }
  | { type: 'checkpoint'; hero: HeroId | null; seat: Seat; carried: CarriedHero | null };

/** What the next scream brings, as far as whoever counts cards can tell. */
export interface SeenScream {
  cards: ('hero' | 'letter')[]; // each brings zombies to the street of the active hero, or to that of its letter
  horde: number; // the chance that one of them is the Horde
  least: number; // zombies of any other card
  most: number;
  marches: { from: Zone; to: Zone; count: number }[];
  alpha: Zone | null; // where it goes
}

export interface View {
  scenario: ScenarioId;
  side: 'prologue' | 'hero';
  step: 'setup' | 'actions' | 'inProgress' | 'waiting';
  seats: number;
  heroesPerSeat: number;
  tiles: SeenTile[];
  markers: { token: MarkerId; zone: Zone }[];
  heroes: SeenHero[];
  active: HeroId | null;
  turn: Turn | null;
  /** All times in milliseconds of the track; add `startedAt` for the match clock. */
  clock: {
    track: TrackId;
    ownTrack: TrackId;
    startedAt: number | null;
    ended: number | null; // null: the match goes on
    length: number;
    sirens: number[];
    sirensOver: number;
    every: number | null;
    nextScream: number | null; // null: none left, or hidden
    screamsLeft: number;
    showsTime: boolean;
    showsRing: boolean;
    canPause: boolean;
  };
  horde: number;
  reserve: number;
  alpha: { zone: Zone; points: number } | null;
  searchDeck: number;
  discard: SearchId[]; // top first
  removed: (GearId | SearchZombieId)[];
  zombieDeck: number;
  drawn: ZombieCardId[]; // the latest last
  tokens: { id: number; zone: Zone; token: TokenId | null }[]; // null: face down
  pools: { contents: TokenId[]; ids: number[] }[]; // what the face-down tokens with these ids may be
  heavies: Heavy[];
  items: Item[];
  goals: SeenGoal[];
  /** The attack as it would be now in the active hero's zone; null where none can come any more in this turn. */
  forecast: { zombies: number; fend: number; held: boolean } | null;
  /** Null where none comes any more. */
  scream: SeenScream | null;
  queue: EventId[];
  cat: boolean;
  night: boolean;
  called: boolean;
  focus: Focus | null;
  campaign: { won: boolean; attempts: number; deeds: Deed[]; heroes: CarriedHero[] } | null; // who comes back with what
  stock: SpecialId[];
  tally: Tally;
}
