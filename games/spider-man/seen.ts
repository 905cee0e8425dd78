import type { Seat } from '../../engine/types.ts';
import type {
  BoardId,
  CaptainId,
  CharacterId,
  PlaceId,
  FigureId,
  RoleId,
  Scale,
  VillainId,
  Square,
  Hold,
  Purpose,
} from './ids.ts';
import type { BonusId, CardId } from './content/cards.ts';
import type { MissionId } from './content/missions.ts';
import type { PowerId } from './content/powers.ts';

export type Piece = { kind: 'figure'; role: FigureId } | { kind: 'stack'; square: Square };

/** What an attack aims at. A hold is the one on the attacker itself. */
export type Target =
  | { kind: 'figure'; role: FigureId }
  | { kind: 'stack'; square: Square }
  | { kind: 'place'; place: PlaceId }
  | { kind: 'hold'; hold: Hold };

/** How an attack is made: Combat dice in contact, free dice of the Police, a card, or a power of its own. */
export type Way = 'close' | 'riposte' | BonusId | CharacterId | PowerId;

export interface Figure {
  readonly role: FigureId;
  seat: Seat | null; // null: abandoned for good
  at: Square;
  wounds: number;
  ko: boolean;
  web: boolean;
  symbiote: PowerId | null;
  held: boolean; // in the pincers
  captive: boolean; // guarded by the cars of its square
  jailed: boolean; // the points of this arrest are scored
  safe: boolean; // high up in the air
}

/** The cars of one square; captains and prisoners that stand there belong to them. */
export interface Stack {
  square: Square;
  cars: number;
  web: boolean;
  symbiote: PowerId | null;
}

/** `holder`: whose prisoner it is. A captain with the Police is nobody's prisoner. */
export interface Whereabouts {
  square: Square; // OFF while a figure holds it
  holder: FigureId | 'police' | null;
}

export interface Laid {
  readonly board: BoardId;
  readonly rotation: number; // quarter turns, clockwise
}

/** What counts for the current mission, since it was drawn (SM-MISS-04). All of it happened in the open. */
export interface Progress {
  place: PlaceId | null; // where the damage lies
  damage: number;
  planted: PlaceId[];
  cars: number;
  station: boolean;
  wounds: number; // on Spider-Man
  spiderManKo: boolean;
  rivalKo: boolean;
}

/** The last Movement series, as Charge and Dive look at it. */
export interface Momentum {
  at: Square; // where it ended
  squares: number;
  flown: boolean;
  nextToOpponent: boolean;
  nextToObjective: boolean;
}

/** The dice that lie in the tray. */
export interface Roll {
  seat: Seat;
  purpose: Purpose;
  dice: number[];
}

/** What can be done from a square by whoever stands there. */
export type Deed =
  | { type: 'fight'; from: Square | null; target: Target }
  | { type: 'capture'; from: Square | null; character: CharacterId }
  | { type: 'plant'; place: PlaceId };

/** What hovering an option shows. Chances run from 0 to 1. */
export type Preview =
  | { type: 'reach'; average: number; most: number; squares: { square: Square; chance: number }[]; lastDie: boolean }
  | {
      type: 'attack';
      dice: number;
      add: number;
      times: number;
      expected: number;
      any: number;
      ko: number;
      answers: Answers;
      lastDie: boolean;
    }
  | { type: 'chance'; success: number }
  | { type: 'heal'; healed: number; left: number }
  | { type: 'path'; path: Square[]; left: number }
  | { type: 'halt'; lost: number; here: Deed[] }
  | { type: 'cards'; expected: number; lastDie: boolean }
  | { type: 'tray'; unit: SeenTray['unit']; now: number; again: number; expected: number };

/** The dice that may still be rolled again: what each is worth, and what they come to as they lie. */
export interface SeenTray {
  unit: 'points' | 'hits' | 'cards' | 'success';
  need: number; // what a die must come to; 0 where they are added up
  worth: number[];
  makes: number;
  again: number[]; // the positions of those to be rolled again
}

/** What the target could answer with. */
export interface Answers {
  riposte: number; // free dice
  combat: number;
  movement: number;
  bonus: number;
  powers: PowerId[];
}

/** What a seat may know (SM-HID-01..04). */
export interface View {
  seat: Seat | null; // whose view it is
  phase: 'setup' | 'play';
  round: number;
  active: Seat;
  target: number;
  players: SeenPlayer[];
  figures: SeenFigure[];
  stacks: SeenStack[];
  characters: { [C in CharacterId]: Whereabouts };
  city: SeenCity;
  decks: { bonus: number; missions: number };
  bonusDiscard: CardId[];
  missionDiscard: (MissionId | null)[]; // null: face down
  tracers: { sheet: number; supply: number };
  menace: boolean;
  blackout: Seat | null;
  gridlock: Seat | null;
  storm: Seat | null;
  acted: boolean;
  called: CharacterId[];
  smoked: RoleId[];
  momentum: SeenMomentum | null;
  roll: Roll | null;
  deadline: number | null;
  focus: Focus | null;
  sight: Square[]; // what this seat's figure sees
  threats: Threat[]; // who could strike it next
}

/** An opponent in contact: the chances of all its Combat dice. */
export interface Threat {
  from: Piece;
  dice: number;
  any: number; // one wound at least
  ko: number;
}

export interface SeenMomentum extends Omit<Momentum, 'at' | 'nextToObjective'> {
  nextToObjective: boolean | null; // null for those who may not know the mission
}

export interface SeenPlayer {
  role: RoleId | null;
  score: number;
  rank: number; // 1 for the leader; equals share a rank
  dice: { [S in Scale]: number };
  max: { [S in Scale]: number };
  powers: PowerId[];
  tokens: PowerId[];
  cards: number; // in hand
  hand: BonusId[] | null; // null for those who may not look
  mission: MissionId | null; // null where it is hidden, or there is none
  hasMission: boolean;
  needed: number; // damage, cars, wounds or places that a visible mission asks for; 0 otherwise
  progress: Progress;
  tracer: boolean;
  done: MissionId[];
  failed: MissionId[];
  used: VillainId[];
}

export interface SeenFigure extends Figure {
  boxes: number;
  prisoners: (FigureId | CharacterId)[];
  stuck: boolean;
}

export interface SeenStack extends Stack {
  captains: CaptainId[];
  prisoner: FigureId | CharacterId | null;
  station: PlaceId | null;
}

export interface SeenCity {
  slots: (Laid | null)[];
  boards: BoardId[]; // still to be laid
  terrain: string; // one letter per square, as on the boards; '?' where no board lies
  places: { place: PlaceId; square: Square; destroyed: boolean }[];
}

/** What the table is looking at: the innermost action that is being resolved. */
export interface Focus {
  step: string; // flow/step
  seat: Seat | null;
  board: BoardId | null;
  attack: SeenAttack | null;
  victim: Piece | null; // who may react
  move: { role: FigureId; points: number; path: Square[]; powers: PowerId[] } | null;
  drive: SeenDrive | null;
  card: BonusId | null;
  character: CharacterId | null;
  tray: SeenTray | null;
}

export interface SeenAttack {
  attacker: Piece;
  from: Square;
  target: Target;
  to: Square;
  way: Way;
  dice: number;
  powers: PowerId[];
  cards: BonusId[];
  reaction: boolean;
  rolled: number[];
  results: number[];
  hits: number;
}

export interface SeenDrive {
  square: Square;
  points: number;
  path: Square[];
  cars: number;
  captains: CaptainId[];
  prisoner: FigureId | CharacterId | null;
  card: boolean;
}
