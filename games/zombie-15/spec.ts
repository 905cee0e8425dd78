import type { Seat } from '../../engine/types.ts';
import type { HeroId } from './content/heroes.ts';
import type { LureId, ObjectId, SpecialId, ThrownId } from './content/objects.ts';
import type { FoundId, GearId, SearchId, SearchZombieId } from './content/search-deck.ts';
import type { Placed } from './content/tiles.ts';
import type { Colour, TokenId } from './content/tokens.ts';
import type { TrackId } from './content/tracks.ts';
import type { WeaponId } from './content/weapons.ts';
import type { EventId, ZombieCardId } from './content/zombie-cards.ts';
import type { Event } from './events.ts';
import type { Mode, Posture, RuleId, Tile, TrackChoice, Zone } from './ids.ts';
import type { Board } from './rules/board.ts';
import type { CampaignId, ScenarioId } from './scenarios/shape.ts';
import type { CarriedHero, Deed, Gear, Heavy, Item, Preview, Tally, Trade, Turn, View } from './seen.ts';

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

/** A search token in a zone. */
export interface Lying {
  readonly id: number;
  token: TokenId;
  readonly zone: Zone;
  up: boolean;
  readonly pool: number | null; // tokens of one pool were shuffled among each other
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

export interface Options {
  readonly track: TrackChoice;
  readonly firstPlayer: Seat | null; // null: drawn
  readonly sameScreen: boolean; // all seats share a screen: the clock may be stopped
  readonly clock: boolean; // whether the elapsed time is shown
  readonly ring: 'byMode' | 'shown' | 'hidden'; // whether the time of the next scream is shown
  readonly botSeconds: number; // what an action takes a bot at a table
  readonly mode: Mode; // the rest: quick game only
  readonly bags: boolean;
  readonly keys: boolean;
  readonly bare: boolean; // some tiles without a search zone
  readonly events1: boolean; // events on zombie cards of that value
  readonly events2: boolean;
  readonly events3: boolean;
  readonly events4: boolean;
}

export const USUAL: Options = {
  track: 'scenario',
  firstPlayer: null,
  sameScreen: false,
  clock: true,
  ring: 'byMode',
  botSeconds: 4,
  mode: 'normal',
  bags: false,
  keys: false,
  bare: false,
  events1: false,
  events2: false,
  events3: false,
  events4: false,
};

/** What a course that is drawn may have; the other quick games have maps of their own. */
export const DRAWN_OPTIONS = ['bags', 'keys', 'bare'] as const;
/** What only quick games have (Z15-QUICK-03, Z15-QUICK-04). */
export const QUICK_OPTIONS = [...DRAWN_OPTIONS, 'mode', 'events1', 'events2', 'events3', 'events4'] as const;

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

/** What an action does with a light object; the number is its place on the sheet. */
export type ObjectAction =
  | { type: 'use'; object: number } // without a target
  | { type: 'heal'; object: number; hero: HeroId }
  | { type: 'reload'; object: number; weapon: number }
  | { type: 'revive'; object: number; hero: HeroId }
  | { [T in ThrownId]: { type: T; object: number; tile: Tile } }[ThrownId]
  | { [L in LureId]: { type: L; object: number; tile: Tile; count: number } }[LureId];

/** What an action does with the heavy object that one bears: with a crate, a firearm of a hero or one that lies here. */
export type HeavyAction = { type: 'useCrate'; hero: HeroId | null; weapon: number | null; heavy: number | null };

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
  | ObjectAction
  | { type: 'takeHeavy'; heavy: number }
  | { type: 'carry'; hero: HeroId }
  | { type: 'putDown' }
  | { type: 'standUp' }
  | { type: 'rest' }
  | { type: 'fireMounted'; zone: Zone }
  | { type: 'call' }
  | HeavyAction
  | { type: 'dropToken'; token: TokenId }
  | { type: 'endActions' }
  | { type: 'pass' }
  | { type: 'charm'; card: SearchZombieId }
  | { type: 'keep'; card: FoundId; instead: number | null } // what goes on the sheet, and the card that makes room
  | { type: 'discard'; card: SearchId } // next on the pile: the last one lies on top
  | { type: 'discardRest' } // zombies below, equipment on top
  | { type: 'take'; depth: number; card: FoundId; instead: number | null } // depth 0 is the top of the discard
  | { type: 'takeNothing' }
  | { type: 'keepToken' }
  | { type: 'exchangeToken'; token: TokenId }
  | { type: 'leaveToken' }
  | { type: 'loseObject'; object: number }
  | { type: 'surge'; tile: Tile };

export interface Zombie15 {
  state: State;
  content: Content;
  frames: Frames;
  action: Action;
  event: Event;
  view: View;
  preview: Preview;
  options: Options;
  rule: RuleId;
  carry: Carry | null;
}
