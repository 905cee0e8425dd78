import type { Seat } from '../../engine/types.ts';
import type { HeavyId } from './content/heavy.ts';
import type { HeroId } from './content/heroes.ts';
import type { ObjectId, ScenarioObjectId, SpecialId } from './content/objects.ts';
import type { SearchId, SearchZombieId } from './content/search-deck.ts';
import type { Face, Side } from './content/tiles.ts';
import type { Colour, MarkerId, TokenId } from './content/tokens.ts';
import type { TrackId } from './content/tracks.ts';
import type { EventId, Letter, ZombieCardId } from './content/zombie-cards.ts';
import type { WeaponId } from './content/weapons.ts';
import type { Board } from './rules/board.ts';
import type { CampaignId, ScenarioId } from './scenarios/shape.ts';

/** A tile by its place in the layout; a zone is twice that for its street, one more for its search zone. */
export type Tile = number;
export type Zone = number;

export type GearId = WeaponId | ObjectId;

/** A card on a sheet with what is left of it; null: permanent. */
export interface Gear<C extends GearId = GearId> {
  readonly card: C;
  uses: number | null;
}

export const POSTURES = ['standing', 'down', 'unconscious'] as const;
export type Posture = (typeof POSTURES)[number];

export interface Hero {
  readonly id: HeroId;
  seat: Seat;
  zone: Zone;
  life: number;
  posture: Posture;
  weapons: Gear<WeaponId>[]; // at most two, at most one of them bulky: the slots decide nothing else
  objects: Gear<ObjectId>[];
  backpack: TokenId[];
  carries: HeroId | null;
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

/** A search token in a zone. */
export interface Lying {
  readonly id: number;
  token: TokenId;
  readonly zone: Zone;
  up: boolean;
  readonly pool: number | null; // tokens of one pool were shuffled among each other
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

/** A tile of a drawn course (quick game). */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly top: Side;
}

export interface State {
  course: Placed[] | null; // null where the scenario has its own map
  startedAt: number | null; // the match clock when the track began
  cues: number; // how many entries of the timetable are over
  first: Seat;
  heroes: Hero[]; // in turn order once everybody has picked
  ordered: HeroId[]; // while seats fix the order of their own heroes
  turn: Turn | null;
  zombies: number[]; // by zone
  reserve: number;
  horde: number;
  alpha: { zone: Zone; points: number } | null;
  search: SearchId[]; // the top of a pile is the end of its array
  discard: SearchId[];
  removed: (GearId | SearchZombieId)[];
  deck: ZombieCardId[];
  drawn: ZombieCardId[];
  tokens: Lying[];
  heavies: Heavy[];
  items: Item[];
  locks: { tile: Tile; colour: Colour }[];
  queue: EventId[]; // events that wait for the action in progress
  cat: boolean; // the next scream draws no card
  night: boolean;
  called: boolean;
  helicopter: boolean;
  paused: boolean; // whether the clock was ever stopped
  stock: SpecialId[]; // special equipment that nobody has taken
  checkpoint: Trade[]; // what was taken at the Checkpoint before this scenario
  tally: Tally;
}

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

export const MODES = ['normal', 'hard', 'expert'] as const;
export const TRACK_CHOICES = ['scenario', 'none', 'growl60', 'growl40', 'calm'] as const;

export interface Options {
  readonly track: (typeof TRACK_CHOICES)[number];
  readonly firstPlayer: Seat | null; // null: drawn
  readonly sameScreen: boolean; // all seats share a screen: the clock may be stopped
  readonly clock: boolean; // whether the elapsed time is shown
  readonly ring: 'byMode' | 'shown' | 'hidden'; // whether the time of the next scream is shown
  readonly botSeconds: number; // what an action takes a bot at a table
  readonly mode: (typeof MODES)[number]; // the rest: quick game only
  readonly bags: boolean;
  readonly keys: boolean;
  readonly bare: boolean; // some tiles without a search zone
  readonly events1: boolean; // events on zombie cards of that value
  readonly events2: boolean;
  readonly events3: boolean;
  readonly events4: boolean;
}

/** What is settled by the set-up and never changes. */
export interface Content {
  readonly scenario: ScenarioId;
  readonly board: Board | null; // null: drawn with the course
  readonly track: TrackId;
  readonly ownTrack: TrackId; // what the scenario asks for
  readonly side: 'prologue' | 'hero';
  readonly heroesPerSeat: number;
  readonly actions: number;
  readonly lifeChange: number;
  readonly night: 'never' | 'start' | 'siren';
  readonly sparesCrates: boolean; // the crate is the aim: it may not be used up
  readonly startLights: number;
  readonly events: readonly boolean[]; // by the value of a zombie card
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
  readonly heroes: readonly HeroId[];
  readonly trades: readonly Trade[];
}

/** What a campaign hands from one scenario to the next (Z15-CAMP-12). */
export interface Carry {
  readonly next: CampaignId | null; // null: the campaign is over
  readonly won: boolean; // whether the last scenario was won: then its Checkpoint opens the next one
  readonly attempts: number; // at `next`, all of them lost
  readonly heroes: readonly CarriedHero[];
  readonly deeds: readonly Deed[];
}

export interface Frames {
  scenario: { at: 'heroes' | 'order' | 'equip' | 'checkpoint' | 'places' | 'lights' | 'start' | 'play' };
  checkpoint: {
    at: 'open' | 'equip' | 'fit' | 'give' | 'line' | 'trade';
    waiting: HeroId[]; // who has still to answer at this step
    givers: Seat[];
  };
  fit: { at: 'giveUp'; hero: HeroId };
  place: { at: 'room'; hero: HeroId; card: ObjectId };
  turn: { at: 'begin' | 'settle' | 'act' | 'attack' | 'drain' | 'recheck' | 'pass'; screamed: boolean };
  meat: { at: 'choose' };
  quickSearch: {
    at: 'draw' | 'charm' | 'appear' | 'keep' | 'order';
    cards: SearchId[];
    spared: SearchZombieId | null;
    newWeapons: number; // kept in this search: they stand at the end of the sheet's lists
    newObjects: number;
  };
  carefulSearch: { at: 'take' };
  token: { at: 'look' | 'choose'; token: number | null; from: HeroId | null; what: TokenId; asks: boolean };
  event: { at: 'resolve' | 'lose' | 'surge'; event: EventId };
}

export type Action =
  | { type: 'pickHero'; hero: HeroId }
  | { type: 'playFirst'; hero: HeroId } // the next of one's own heroes in turn order
  | { type: 'pickStart'; zone: Zone }
  | { type: 'giveLight'; hero: HeroId }
  | { type: 'replace'; object: number } // the light object that makes room
  | { type: 'start' }
  | { type: 'keepEquipment' }
  | { type: 'takeStarter' }
  | { type: 'giveUp'; what: 'weapon' | 'object' | 'bag'; index: number }
  | { type: 'giveBag'; from: HeroId; bag: TokenId; to: HeroId }
  | { type: 'discardBag'; from: HeroId; bag: TokenId }
  | { type: 'ready' }
  | { type: 'trade'; bag: TokenId; card: SpecialId; instead: number | null }
  | { type: 'keepBags' }
  | { type: 'move'; to: Zone }
  | { type: 'quickSearch' }
  | { type: 'carefulSearch' }
  | { type: 'takeToken'; token: number }
  | { type: 'takeFromHero'; hero: HeroId; token: TokenId }
  | { type: 'takeItem'; item: number; instead: number | null }
  | { type: 'fight'; weapon: number } // index on the sheet; 2 is the machine gun he bears
  | { type: 'explode'; weapon: number } // the same with explosive rounds
  | { type: 'bareHands' }
  | { type: 'use'; object: number } // without a target
  | { type: 'heal'; object: number; hero: HeroId }
  | { type: 'reload'; object: number; weapon: number }
  | { type: 'revive'; object: number; hero: HeroId }
  | { type: 'dynamite'; object: number; tile: Tile }
  | { type: 'fireworks'; object: number; tile: Tile; count: number }
  | { type: 'takeHeavy'; heavy: number }
  | { type: 'carry'; hero: HeroId }
  | { type: 'putDown' }
  | { type: 'standUp' }
  | { type: 'rest' }
  | { type: 'fireMounted'; zone: Zone }
  | { type: 'call' }
  | { type: 'useCrate'; hero: HeroId | null; weapon: number | null; heavy: number | null }
  | { type: 'dropToken'; token: TokenId }
  | { type: 'endActions' }
  | { type: 'pass' }
  | { type: 'charm'; card: SearchZombieId }
  | { type: 'keep'; card: SearchId; instead: number | null } // what goes on the sheet, and the card that makes room
  | { type: 'discard'; card: SearchId } // next on the pile: the last one lies on top
  | { type: 'discardRest' } // zombies below, equipment on top
  | { type: 'take'; depth: number; card: SearchId; instead: number | null } // depth 0 is the top of the discard
  | { type: 'takeNothing' }
  | { type: 'keepToken' }
  | { type: 'exchangeToken'; token: TokenId }
  | { type: 'leaveToken' }
  | { type: 'loseObject'; object: number }
  | { type: 'surge'; tile: Tile };

export type LifeCause = 'attack' | 'bareHands' | 'sneak';
export type HealCause = 'first-aid-kit' | 'scenario-first-aid-kit' | 'box-of-cakes' | 'cheeseburger' | 'rest';

/** `tile` is the face that stands there, for words; `zone` the place, for the eye. */
interface There {
  zone: Zone;
  tile: Face;
}

export type Event =
  | { type: 'heroPicked'; seat: Seat; hero: HeroId }
  | { type: 'orderFixed'; heroes: HeroId[] }
  | ({ type: 'startPicked'; hero: HeroId } & There)
  | { type: 'equipmentKept'; hero: HeroId; kept: boolean }
  | { type: 'gaveUp'; hero: HeroId; what: GearId | TokenId }
  | { type: 'bagGiven'; from: HeroId; to: HeroId; bag: TokenId }
  | { type: 'bagDiscarded'; hero: HeroId; bag: TokenId }
  | { type: 'bagTraded'; hero: HeroId; bag: TokenId; card: SpecialId }
  | { type: 'lightGiven'; hero: HeroId }
  | { type: 'trackStarted'; track: TrackId; hero: HeroId }
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
  | { type: 'gearKept'; hero: HeroId; card: GearId; instead: GearId | null }
  | { type: 'cardsDiscarded'; hero: HeroId; cards: SearchId[] } // bottom first
  | { type: 'cardTaken'; hero: HeroId; card: GearId; instead: GearId | null; removed: SearchId[] }
  | { type: 'nothingTaken'; hero: HeroId }
  | ({ type: 'tokenRevealed'; hero: HeroId; token: TokenId } & There)
  | { type: 'tokenKept'; hero: HeroId; token: TokenId; from: HeroId | null; instead: TokenId | null }
  | { type: 'tokenLeft'; hero: HeroId; token: TokenId }
  | { type: 'tokenDropped'; hero: HeroId; token: TokenId }
  | { type: 'itemTaken'; hero: HeroId; card: ScenarioObjectId; instead: GearId | null }
  | ({
      type: 'attacked';
      hero: HeroId;
      by: WeaponId | ObjectId | 'machine-gun' | 'bareHands';
      killed: number;
      alpha: number; // points the Alpha lost
      usesLeft: number | null;
      explosive: boolean;
    } & There)
  | { type: 'noise'; hero: HeroId; amount: number; alarm: boolean; horde: number }
  | { type: 'alphaDied'; hero: HeroId }
  | { type: 'objectUsed'; hero: HeroId; card: ObjectId; usesLeft: number | null }
  | { type: 'gearRemoved'; hero: HeroId; card: GearId; cause: 'spent' | 'lost' | 'exploded' }
  | { type: 'healed'; hero: HeroId; by: HeroId; card: HealCause; amount: number; life: number }
  | { type: 'reloaded'; hero: HeroId; by: HeroId; weapon: WeaponId | 'machine-gun'; with: 'ammo' | 'ammo-crate' }
  | { type: 'revived'; hero: HeroId; by: HeroId }
  | ({ type: 'lured'; hero: HeroId; count: number } & There)
  | { type: 'actionsGained'; hero: HeroId; amount: number }
  | ({ type: 'heavyTaken'; hero: HeroId; object: HeavyId } & There)
  | ({ type: 'heavyPut'; hero: HeroId; object: HeavyId; dropped: boolean } & There)
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

/** What hovering an option tells. */
export type Preview =
  | { type: 'move'; cost: number; zombies: number; fend: number; opens: Colour | null } // what waits there, and all fend-off there with him
  | {
      type: 'fight';
      kills: number;
      alpha: number;
      left: number;
      noise: number;
      alarm: boolean;
      horde: number;
      life: number;
    }
  | { type: 'end'; zombies: number; fend: number; held: boolean; life: number }
  | { type: 'take'; lost: SearchId[]; removed: GearId | null }
  | { type: 'cost'; actions: number };

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
  | { type: 'quickSearch'; cards: SearchId[]; spared: SearchZombieId | null }
  | { type: 'carefulSearch' }
  | { type: 'token'; token: TokenId; zone: Zone; from: HeroId | null }
  | { type: 'meat' }
  | { type: 'event'; event: EventId }
  | { type: 'place'; hero: HeroId; card: ObjectId }
  | { type: 'fit'; hero: HeroId }
  | { type: 'checkpoint'; hero: HeroId | null; seat: Seat; carried: CarriedHero | null };

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
  /** The attack as it would be now in the active hero's zone. */
  forecast: { zombies: number; fend: number; held: boolean } | null;
  queue: EventId[];
  cat: boolean;
  night: boolean;
  called: boolean;
  focus: Focus | null;
  campaign: { won: boolean; attempts: number; deeds: Deed[] } | null;
  stock: SpecialId[];
  tally: Tally;
}

export interface Zombie15 {
  state: State;
  content: Content;
  frames: Frames;
  action: Action;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
  carry: Carry | null;
}
