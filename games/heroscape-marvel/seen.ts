import type {
  CardId,
  HandicapId,
  ScenarioId,
  CellName,
  FallKind,
  FigureId,
  Marker,
  Phase,
  Status,
  TargetId,
} from './ids.ts';
import type { PowerId, AttackKind, MoveKind, TurnBy } from './content/powers.ts';
import type { GlyphId } from './content/glyphs.ts';
import type { Seat } from '../../engine/types.ts';
import type { DicePart } from './events.ts';
import type { GlyphRole, Mode, Zone } from './scenarios/scenario.ts';

// What a seat may know, and what hovering an option shows.

/** What hovering an option tells. */
export type Preview =
  | {
      type: 'move';
      how: MoveKind;
      path: CellName[]; // without the start
      cost: number;
      strikes: FigureId[]; // who would strike, once for each time
      falls: FallKind[];
      fallDice: number;
      stops: 'glyph' | 'water' | null; // what ends the walk there
      takes: GlyphRole | null;
      exits: boolean;
      vantage: Vantage | null; // none for a step of many, and off the board
    }
  | {
      type: 'attack';
      distance: number;
      attack: DicePart[];
      defense: DicePart[];
      attackDice: number;
      defenseDice: number;
      automatic: number; // shields
      sense: number | null; // what a spider sense needs
      hit: number; // chance of at least one wound
      wounds: number; // expected
      kill: number; // chance to destroy the target
      counter: number; // expected wounds of a Counter Strike
    }
  | { type: 'roll'; needs: number; chance: number };

/** What a figure can attack from a cell, and who can attack it there from where they stand. */
export interface Vantage {
  aims: Aim[];
  threats: Threat[];
}

/** The best attack: its chance of at least one wound, and how many are expected. */
export interface Aim {
  target: TargetId;
  attack: AttackKind;
  hit: number;
  wounds: number;
}

/** The best attack of an enemy. */
export interface Threat {
  by: FigureId;
  attack: AttackKind;
  hit: number;
  wounds: number;
}

/** Who can attack whom from where they stand. */
export interface SeenThreat extends Threat {
  on: FigureId;
}

export interface SeenFigure {
  id: FigureId;
  card: CardId;
  owner: Seat;
  controller: Seat;
  status: Status;
  at: CellName | null;
  level: number; // of its base; 0 off the board
  height: number;
  wounds: number;
  life: number; // of the card; 1 in discovery
  move: number; // as things stand
  range: number;
  attack: number; // normal attack dice, without the target's part
  defense: number; // dice, without the attacker's part
  points: number;
  powers: PowerId[]; // own and collected, as usable now
  taken: CardId[];
  fresh: CardId[];
  carries: { glyph: GlyphId; role: GlyphRole }[];
  engaged: FigureId[]; // enemies it is engaged with
  tactician: boolean; // a friend's bonus reaches it
  lies: FigureId | null; // of a squad, off the board: the card onto which it went
  orders: { hidden: number; shown: Marker[]; removed: number; own: Marker[]; ownRemoved: Marker[] }; // `own`: hidden faces, for the owner's side only
}

export interface SeenPlayer {
  seat: Seat;
  player: number; // 1 and on
  allies: Seat[]; // team mates (HS-MULTI-04)
  zone: Zone | null;
  limit: number | null; // points an army may have
  points: number; // on the board
  armyPoints: number;
  figures: number; // on the board
  wounds: number;
  complete: boolean;
  ready: boolean; // markers placed, or army named
  toPlace: Marker[]; // markers that this seat still has to place; empty for others' eyes
  named: CardId[]; // the army being named, as far as this seat may know
  skipped: number[]; // turns of this round that were skipped
  inOrange: number; // figures in the orange zone
}

export interface SeenGlyph {
  kind: GlyphId | null; // null while face down
  role: GlyphRole;
  up: boolean;
  at: CellName | null;
  carrier: FigureId | null;
}

/** What the table is looking at. */
export interface Focus {
  figure: FigureId | null; // who acts
  seat: Seat | null; // who plays it
  squad: 'march' | 'fight' | null; // whose figures are chosen from, to move or to attack
  by: TurnBy | null;
  moveLeft: number | null; // while walking step by step
  moved: boolean;
  leaped: boolean;
  attack: AttackKind | null;
  attacked: TargetId[];
  attacksLeft: number;
  attacker: FigureId | null; // of the attack being rolled
  target: TargetId | null;
  skulls: number | null;
  waiting: TargetId[]; // who still defends against a Stomp
  strikers: FigureId[];
  thrower: FigureId | null; // of dust, mind exchange, death roll, revival
  reach: Reach[]; // while a walk is being chosen
}

/** One cell that a walk may end on, by its safest path. */
export interface Reach {
  at: CellName;
  cost: number;
  strikes: number;
  falls: number;
}

export interface View {
  scenario: ScenarioId;
  handicap?: HandicapId; // where the table plays with one
  battlefield: string;
  mode: Mode;
  phase: Phase;
  you: Seat | null;
  players: SeenPlayer[]; // by seat
  playerOne: Seat;
  round: number;
  lastRound: number | null;
  turn: number;
  active: Seat | null;
  first: Seat;
  figures: SeenFigure[];
  pool: CardId[]; // cards that may still be recruited or named
  wall: { standing: boolean; wounds: number; life: number; cells: CellName[] };
  glyphs: SeenGlyph[];
  orange: CellName[];
  exits: CellName[];
  zones: { [Z in Zone]: CellName[] };
  ordersPlaced: boolean;
  powerful: Seat | null;
  threats: SeenThreat[];
  focus: Focus;
}
