import type { Seat } from '../../engine/types.ts';
import type { BystanderId } from './content/bystanders.ts';
import {
  type CardActionName,
  type CardAt,
  type CardId,
  type OnceMark,
  PLAYED,
  type PlayedCard,
  type Printed,
  cards,
} from './content/cards.ts';
import type { Mission } from './content/missions.ts';
import type { SpawnCardId } from './content/spawn-cards.ts';
import type { Moment } from './content/play.ts';
import type { TraitId } from './content/traits.ts';
import type { Event } from './events.ts';
import type { Board } from './rules/board.ts';
import type { Preview, Tally, View } from './seen.ts';
import type {
  Colour,
  DoorId,
  EnemyKind,
  HeroId,
  HordeKind,
  MissionId,
  PointType,
  RuleId,
  WhyActive,
  ZombieHeroId,
  ZoneId,
  Fate,
  Phase,
  SPLITS,
  Stride,
} from './ids.ts';

// Zones are numbers in the state, row by row over the board, and names in all that leaves it: `2V.12`.

export interface Hero {
  readonly id: HeroId;
  readonly seat: Seat;
  fate: Fate;
  zone: number; // -1 off the board
  health: number;
  power: number;
  xp: number;
  level: number; // 0 Blue to 3 Red
  traits: TraitId[];
  bystander: BystanderId | null;
  tokens: Colour[]; // Objectives kept: explosives, the console
  used: boolean; // the activation token
  woven: boolean; // Vibranium Weave has cancelled a Wound in this round
}

/** What has been used of that which a Turn allows once. */
type Marks = { [K in OnceMark]: boolean };

/** The Turn in progress. */
export interface Turn extends Marks {
  hero: number; // index in `heroes`
  actions: number; // left
  gained: boolean; // the Gain Trait Action has been used
  elusive: 'no' | 'ready' | 'used';
  rampage: 'no' | 'ready' | 'used';
}

export interface ZombieHero {
  readonly id: ZombieHeroId;
  zone: number;
}

export interface Figure {
  readonly id: BystanderId;
  zone: number;
}

export interface Objective {
  readonly zone: number;
  colour: Colour;
  faceDown: boolean;
  taken: boolean;
}

export interface SpawnPoint {
  readonly type: PointType;
  zone: number;
  active: boolean;
}

export interface Explosive {
  readonly colour: Colour;
  readonly zone: number;
}

export interface State {
  round: number;
  phase: Phase;
  heroes: Hero[]; // in seat order, inside a seat in the order of the identity cards
  picks: { readonly hero: HeroId; readonly seat: Seat }[]; // in the order of picking
  turn: Turn | null;
  walker: number[]; // figures in each zone
  brute: number[];
  runner: number[];
  zombies: ZombieHero[]; // on the board
  reserve: { [K in HordeKind]: number };
  gone: { [K in HordeKind]: number }; // out of the game for good
  open: number; // doors, one bit each
  revealed: boolean[]; // rooms
  objectives: Objective[];
  points: SpawnPoint[];
  cards: Figure[]; // Bystander cards face down
  figures: Figure[]; // revealed Bystanders
  dealt: boolean; // the Bystander deck has never been reshuffled: nobody knows what it holds
  rescued: BystanderId[]; // ever
  sign: { zone: number; uses: number } | null; // uses left
  explosives: Explosive[]; // placed in this round
  spawnDeck: SpawnCardId[]; // the end of an array is the top of the deck
  spawnDiscard: SpawnCardId[];
  traitDeck: TraitId[];
  traitDiscard: TraitId[];
  bystanderDeck: BystanderId[];
  bystanderDiscard: BystanderId[];
  zombieDeck: ZombieHeroId[];
  zombieDiscard: ZombieHeroId[];
  lastCard: SpawnCardId | null;
  tally: Tally;
}

export interface Content {
  readonly id: MissionId;
  readonly mission: Mission;
  readonly board: Board;
  readonly seats: number;
  /** Heroes of each seat. */
  readonly split: readonly number[];
}

export interface Options {
  /** How many heroes each seat takes; a split for another number of seats is read as even. */
  readonly split: (typeof SPLITS)[number];
}

/** Enemies of one type that act together from one zone; a Zombie Hero is a band of its own. */
export interface Band {
  readonly kind: EnemyKind;
  readonly hero: ZombieHeroId | null;
  zone: number;
  count: number;
}

/** Where part of a band goes. */
export interface March {
  readonly kind: EnemyKind;
  readonly hero: ZombieHeroId | null;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Every rule that may be in progress, with its steps in the order of the rulebook. */
export interface Frames {
  mission: { at: 'pick' | 'gather' | 'carry' | 'infest' | 'round' };
  infest: { at: 'next'; rooms: number[] };
  round: {
    at: 'power' | 'ready' | 'next' | 'enemies' | 'bystanders' | 'spawn' | 'fallen' | 'blast' | 'close';
  };
  spawnStep: { at: 'next'; point: number };
  turn: { at: 'begin' | 'act' | 'leave' | 'close'; hero: number };
  help: { at: 'act'; hero: number };
  attack: {
    at: 'boost' | 'roll' | 'reroll' | 'assign' | 'close';
    hero: number;
    zone: number;
    sign: boolean;
    ranged: boolean;
    range: number;
    power: number; // Power spent on dice
    focus: number; // cards played before the roll
    blows: number;
    weak: number;
    dice: number[];
    accuracy: number;
    rerolled: CardId[];
    hits: number; // left to assign
    kills: number;
    xp: number;
  };
  gainTrait: { at: 'draw' | 'keep' | 'discard' | 'take'; hero: number; count: number; drawn: TraitId[] };
  rescue: { at: 'take' | 'keep'; hero: number; bystander: BystanderId };
  objective: { at: 'take' | 'spring' | 'arrive'; hero: number; objective: number };
  door: {
    at: 'open' | 'room' | 'reveal';
    door: number;
    hero: number | null; // null: the mission opens it
    calm: boolean;
    spawns: boolean;
    fresh: number[]; // rooms revealed by it
    rooms: number[]; // those that are still to spawn
  };
  spawn: {
    at: 'draw' | 'rush' | 'shortage';
    zone: number;
    calm: boolean; // Breach: no Rush, no Extra Activation
    rush: Band | null;
    shortage: EnemyKind | null;
    ignored: number; // cards passed over in M3
  };
  activation: {
    at: 'begin' | 'aim' | 'attack' | 'strike' | 'plan' | 'split' | 'send' | 'march' | 'portal' | 'second';
    why: WhyActive;
    bands: Band[];
    action: number; // 1 or 2
    shot: number; // the zone that Iron Man shoots at, or -1
    strange: boolean; // Doctor Strange has moved with this Action
    pools: { zone: number; wounds: number }[];
    movers: Band[];
    marches: March[];
    routes: number[]; // of the band being split
    given: number[]; // how many Enemies each of these routes has
  };
  wounds: { at: 'share' | 'settle'; zone: number; left: number; shares: Share[]; next: number };
  suffer: { at: 'weave' | 'cancel' | 'fall'; hero: number; wounds: number };
  bite: { at: 'protect' | 'fight' | 'fall'; bystander: BystanderId; zone: number; asked: number };
  devoured: { at: 'power' | 'discard'; bystander: BystanderId; next: number };
  bystanders: { at: 'next' | 'walk' | 'turn'; queue: BystanderId[]; routes: number[] };
  blast: { at: 'enemies' | 'heroes' | 'bystanders'; zone: number };
}

/** Wounds given to one piece; null before it has been decided. */
export interface Share {
  readonly hero: number | null;
  readonly bystander: BystanderId | null;
  wounds: number | null;
}

export type Action =
  | { type: 'pickHero'; hero: HeroId }
  | { type: 'carry'; hero: HeroId } // who holds the next Bystander of the escort
  | { type: 'activate'; hero: HeroId }
  | TurnAction
  | PlayAt<'boost' | 'reroll' | 'wounds'>
  | { type: 'exit' }
  | { type: 'stay' }
  | { type: 'roll'; power: number }
  | { type: 'keepRoll' }
  | { type: 'hit'; target: HordeKind | ZombieHeroId }
  | { type: 'keepTrait'; trait: TraitId }
  | { type: 'discardTrait'; trait: TraitId }
  | { type: 'keepBystander'; bystander: BystanderId }
  | { type: 'assign'; to: HeroId | BystanderId; wounds: number }
  | { type: 'giveUp' } // the Bystander held, against 1 Wound
  | { type: 'suffer' }
  | { type: 'protect'; hero: HeroId }
  | { type: 'letBe' }
  | { type: 'shoot'; zone: ZoneId } // Iron Man
  | { type: 'route'; to: ZoneId } // one more Enemy of the group, or the Bystander
  | { type: 'send'; zombie: ZombieHeroId; to: ZoneId }
  | { type: 'room'; zone: ZoneId };

/** What a hero may do in the own Turn; Move and Attack also with Teamwork. */
export type TurnAction =
  | Move
  | Attack
  | { type: 'sign'; zone: ZoneId }
  | { type: 'open'; door: DoorId }
  | { type: 'gainTrait' }
  | { type: 'gainPower' }
  | { type: 'rescue'; bystander: BystanderId }
  | { type: 'take'; zone: ZoneId } // the Objective there
  | { type: 'plant'; colour: Colour } // an explosive
  | { type: 'herd'; point: number } // a spawn point, by its place in the order, to the green zone
  | { type: 'overload' }
  | PlayAt<'turn'>
  | { type: 'end' };

/** What playing a card asks for. */
interface Asked {
  nothing: unknown;
  zone: { to: ZoneId };
  hero: { hero: HeroId };
  door: { door: DoorId };
  bystander: { bystander: BystanderId };
  die: { value: number }; // one that shows this
}

/** The action that plays this card. */
export type PlayOf<C extends PlayedCard> = {
  [P in C]: { type: Printed<P>['action'] } & Asked[Printed<P>['asks']];
}[C];
export type PlayAt<W extends Moment> = PlayOf<CardAt<W>>;
export type CardAction = PlayOf<PlayedCard>;

const played = new Map<string, PlayedCard>();
for (const id of PLAYED) {
  const { action } = cards[id];
  if (action !== undefined) played.set(action, id);
}

export const isCardAction = (action: Action): action is CardAction => played.has(action.type);

/** The card that an action plays. */
export const cardOf = <A extends CardAction>({ type }: A): PlayedBy<A['type']> =>
  played.get(type) as PlayedBy<A['type']>;
type PlayedBy<N extends CardActionName> = { [C in PlayedCard]: Printed<C>['action'] extends N ? C : never }[PlayedCard];

export interface Move {
  type: 'move';
  to: ZoneId;
  by: Stride;
}

export interface Attack {
  type: 'attack';
  zone: ZoneId;
  free: boolean; // costs no Action
  reach: boolean; // with Long Reach
}

export interface MarvelZombies {
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
