import type { Seat } from '../../engine/types.ts';
import type { BystanderId } from './content/bystanders.ts';
import type { SkillId } from './content/heroes.ts';
import type { SpawnCardId } from './content/spawn-cards.ts';
import type { TraitId } from './content/traits.ts';
import type { Crowd } from './events.ts';
import type {
  Colour,
  DoorId,
  Fate,
  HeroId,
  HordeKind,
  Level,
  MissionId,
  Phase,
  PointType,
  ZombieHeroId,
  ZoneId,
  GOALS,
  Condition,
} from './ids.ts';

/** What hovering an option tells. */
export type Preview =
  | {
      type: 'move';
      path: ZoneId[];
      actions: number;
      power: number;
      sight: ZoneId[];
      threat: number; // Wounds that Enemies could inflict at its end, as things would stand
    }
  | {
      type: 'attack';
      zone: ZoneId;
      dice: number;
      accuracy: number;
      expected: number; // hits
      kills: number; // expected eliminations
      clear: number; // chance that no Enemy is left in the zone
      first: { hits: number; chance: number }; // that it takes to eliminate one, and of having so many
      boosts: { power: number; dice: number; clear: number; kills: number }[]; // with so much Power
    }
  | { type: 'open'; rooms: ZoneId[]; spawns: ZoneId[]; bystanders: ZoneId[] }
  | { type: 'wounds'; health: number; falls: boolean } // what is left of the hero
  | { type: 'loses' } // the match, at once
  | { type: 'devoured'; power: number; traits: number } // a Bystander: how many heroes lose some
  | { type: 'push'; from: ZoneId; to: ZoneId; crowd: Crowd[] }
  | {
      type: 'route';
      from: ZoneId;
      to: ZoneId;
      crowd: Crowd;
      aims: ZoneId[]; // what it would go for from there, as things stand
      steps: number; // how many Zones that is away; 0: it has come to somebody
      strikes: boolean; // at once, with its second Action
    };

/** Everything lies open but decks, face-down cards and face-down Objectives (MZ-HID-01, 02): all see the same. */
export interface View {
  mission: MissionId;
  round: number;
  phase: Phase;
  danger: Level;
  lead: Seat;
  heroes: SeenHero[];
  free: HeroId[]; // not picked
  picking: Seat | null;
  turn: SeenTurn | null;
  zones: SeenZone[]; // row by row
  doors: SeenDoor[];
  objectives: SeenObjective[];
  points: { type: PointType; zone: ZoneId; active: boolean }[];
  exit: { zone: ZoneId; open: boolean } | null;
  sign: { zone: ZoneId; uses: number } | null;
  explosives: { zone: ZoneId; colour: Colour }[];
  civilians: ZoneId[];
  reserve: { [K in HordeKind]: number };
  zombieHeroes: { id: ZombieHeroId; zone: ZoneId; toughness: number }[];
  decks: { spawn: number; trait: number; bystander: number; zombieHero: number };
  spawnDiscard: SpawnCardId[];
  traitDiscard: TraitId[];
  bystanderDiscard: BystanderId[];
  zombieDiscard: ZombieHeroId[];
  lastCard: SpawnCardId | null;
  goals: Goal[];
  forecast: Plan[];
  focus: Focus | null;
  tally: Tally;
}

/** For the story told afterwards; no score (MZ-END-01). */
export interface Tally {
  kills: number;
  wounds: number;
  devoured: number;
}

export interface SeenHero {
  id: HeroId;
  seat: Seat;
  colour: number; // of the base: the place in the order of picking
  fate: Fate;
  zone: ZoneId | null;
  health: number;
  power: number;
  xp: number;
  level: Level;
  next: number | null; // XP at which the next level begins
  skills: SkillId[]; // unlocked
  traits: TraitId[];
  bystander: BystanderId | null;
  tokens: Colour[];
  used: boolean;
  leaveCost: number; // Actions that an ordinary Move out of the zone costs
}

export interface SeenTurn {
  hero: HeroId;
  actions: number;
  gained: boolean;
  freeMove: boolean;
  freeAttack: boolean;
  sight: { zone: ZoneId; distance: number }[];
}

export interface SeenZone {
  id: ZoneId;
  row: number;
  column: number;
  room: boolean;
  revealed: boolean;
  spawn: boolean; // shows the spawn symbol
  card: boolean; // a Bystander card lies here face down
  walker: number;
  brute: number;
  runner: number;
  zombieHeroes: ZombieHeroId[];
  heroes: HeroId[];
  bystanders: BystanderId[];
}

export interface SeenDoor {
  id: DoorId;
  between: [ZoneId, ZoneId];
  colour: Colour | 'plain';
  open: boolean;
  openable: boolean; // by a hero beside it, as things stand
}

export interface SeenObjective {
  zone: ZoneId;
  colour: Colour | null; // null while face down
  taken: boolean;
}

export interface Goal {
  goal: (typeof GOALS)[number];
  bystander: BystanderId | null;
  done: number;
  of: number;
  open: boolean; // it may be worked at now
}

/** What a band of Enemies would do with its first Action if the Enemy Phase came now. */
export interface Plan {
  crowd: Crowd;
  from: ZoneId;
  act: 'attack' | 'shoot' | 'move' | 'stay';
  to: ZoneId[]; // several where it splits evenly or the players choose
  on: Condition | null; // null: it is certain
  strikes: PlannedStrike[]; // of both Actions, for those who have two
}

/** Wounds that a band would inflict there, at most. */
export interface PlannedStrike {
  zone: ZoneId;
  wounds: number;
  sure: boolean; // exactly so many come
}

/** What the table is looking at. */
export interface Focus {
  hero: HeroId | null;
  zone: ZoneId | null;
  dice: number[];
  accuracy: number;
  hits: number;
  power: number; // spent
  adds: ('power' | 'card')[]; // what may still be added to the Attack
  count: number; // dice that would be rolled without more Power
  toughness: number; // by which Weak Spot lowers it
  wounds: number; // left to spread or to suffer
  shares: { to: HeroId | BystanderId; wounds: number | null }[];
  strikers: Crowd[]; // from whom they come
  traits: TraitId[]; // drawn
  bystander: BystanderId | null;
  rooms: ZoneId[]; // still to spawn
  card: SpawnCardId | null;
  crowd: Crowd | null; // being routed
  from: ZoneId | null;
  routes: { to: ZoneId; count: number }[];
  action: number; // the first or the second of Enemies; 0 where none is asked about
}

export const NOTHING: Focus = {
  hero: null,
  zone: null,
  dice: [],
  accuracy: 0,
  hits: 0,
  power: 0,
  adds: [],
  count: 0,
  toughness: 0,
  wounds: 0,
  shares: [],
  strikers: [],
  traits: [],
  bystander: null,
  rooms: [],
  card: null,
  crowd: null,
  from: null,
  routes: [],
  action: 0,
};
