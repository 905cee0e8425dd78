import type {
  ArmyId,
  CardId,
  ARMY_METHODS,
  TIE_ORDERS,
  RuleId,
  CellName,
  FigureId,
  HandicapId,
  TargetId,
  Status,
  Marker,
  Phase,
} from './ids.ts';
import type { MoveKind, AttackKind, TurnBy } from './content/powers.ts';
import type { GlyphId } from './content/glyphs.ts';
import type { Seat } from '../../engine/types.ts';
import type { Board } from './rules/board.ts';
import type { Event } from './events.ts';
import type { Plot } from './cards/plot.ts';
import type { GlyphRole, ScenarioData, Zone } from './scenarios/scenario.ts';
import type { Preview, View } from './seen.ts';

export interface Figure {
  readonly id: FigureId;
  readonly card: CardId;
  readonly owner: Seat;
  controller: Seat; // differs from the owner while Mind Exchange lends it out
  status: Status;
  cell: number | null; // index of the board's cell
  wounds: number;
  carries: number[]; // indices of the glyphs on its card
  taken: CardId[]; // cards collected by an amulet, whose powers it has
  fresh: CardId[]; // collected since its last turn began: powers from the next one on
  lies?: FigureId; // of a squad: the card onto which it went (HS-MULTI-11)
}

/** One order marker of a player. Its face is its place in the list: 1, 2, 3, X. */
export interface Order {
  on: FigureId | null; // null while not placed
  state: 'hidden' | 'shown' | 'removed';
}

export interface Glyph {
  kind: GlyphId;
  up: boolean;
  at: number | null; // null while carried
  carrier: FigureId | null;
}

export interface State {
  players: Seat[]; // who is player 1, who is player 2, and so on
  phase: Phase;
  round: number; // 0 before the first; in discovery it stays 0
  turn: number; // expert: 1 to 3 within the round; discovery: turns played by both
  active: Seat | null;
  first: Seat; // who begins the round
  figures: Figure[];
  orders: Order[][]; // by seat
  placed: boolean; // the markers of this round lie there
  wall: { standing: boolean; wounds: number };
  glyphs: Glyph[];
  zones: (Zone | null)[]; // by seat
  complete: boolean[]; // by seat: the army has all its cards
  powerful: Seat | null; // who stood on the Object of Power when the round began
}

/** Static: the compiled battlefield and the scenario. */
export interface Content {
  readonly board: Board;
  readonly seats: readonly Seat[];
  readonly side: readonly number[]; // by seat
  readonly scenario: ScenarioData;
  readonly plot: Plot<HeroScape, Figure>;
  readonly isExpert: boolean;
  readonly zones: { readonly [Z in Zone]: readonly number[] };
  readonly orange: readonly boolean[]; // by cell
  readonly orangeCells: readonly number[];
  readonly exits: readonly boolean[];
  readonly role: GlyphRole;
}

export interface Options {
  /** Who is player 1; null: the dice say (HS-SETUP-15). */
  readonly playerOne: Seat | null;
  readonly armies: (typeof ARMY_METHODS)[number];
  readonly boxes: 1 | 2 | 3 | 4 | 5 | 6;
  readonly tieOrder: (typeof TIE_ORDERS)[number]; // Le Combat s'intensifie (HS-RULING-31)
  readonly amulets: 1 | 2; // per figure (HS-RULING-32)
  /** A last round after which most points win, where the scenario has none (HS-END-04). */
  readonly lastRound: number | null;
  readonly roundLimit: number; // HS-END-06
  readonly turnLimit: number;
  /** How many seats make a side (HS-MULTI-04); matches begun before there were teams do not say. */
  readonly team?: 1 | 2 | 3;
  /** The points of an army, where the scenario leaves them open (HS-MULTI-01). */
  readonly points?: number | null;
  /** The sample squads of expansions may be recruited (HS-MULTI-14). */
  readonly squads?: boolean;
  /** An option of the house for the side that the scenario favours less (HS-HOUSE-01). */
  readonly handicap?: HandicapId | null;
}

/** Every rule that may be in progress, with its steps in the order of the rulebook. */
export interface Frames {
  battle: { at: 'gather' | 'begin' | 'fight' };
  draft: { at: 'rollOff' | 'next' | 'pick' | 'settle'; seat: Seat; left: number; picks: number };
  /** The same among three and more (HS-MULTI-02). */
  serpentine: {
    at: 'rollOff' | 'next' | 'pick' | 'settle';
    seat: Seat;
    left: number;
    first: Seat;
    way: 1 | -1; // to the left, or back
  };
  naming: { at: 'name' | 'show'; seats: Seat[]; armies: CardId[][]; ready: boolean[] };
  muster: { at: 'rollOff' | 'first' | 'second'; seat: Seat };
  choice: { at: 'rollOff' | 'army' | 'first' | 'second'; seat: Seat };
  placement: { at: 'zone' | 'surplus' | 'place'; seat: Seat };
  skirmish: { at: 'rollOff' | 'begin' | 'choose' | 'close' };
  round: { at: 'begin' | 'prepare' | 'order' | 'initiative' | 'turns' | 'close'; taken: number };
  revival: { at: 'rollOff' | 'next' | 'place'; queue: FigureId[]; needs: number[]; figure: FigureId | null };
  turn: { at: 'begin' | 'reveal' | 'manipulate' | 'act' | 'close'; seat: Seat; figure: FigureId | null };
  turnEnd: { at: 'hand' };
  /** The turn of a squad: all move, then all attack (HS-MULTI-12). */
  squad: {
    at: 'march' | 'fight';
    card: FigureId;
    seat: Seat;
    used: FigureId[]; // those who have moved or attacked
    done: FigureId[]; // those who have attacked
    targets: TargetId[]; // attacked so far
  };
  activation: {
    at: 'begin' | 'move' | 'dust' | 'attack' | 'further' | 'hyperSpeed' | 'mindExchange' | 'close';
    figure: FigureId;
    seat: Seat;
    by: TurnBy;
    attack: AttackKind | null; // the kind chosen for this turn
    targets: TargetId[]; // attacked so far
    moved: boolean;
    leaped: boolean;
    part?: 'move' | 'attack'; // in the turn of a squad
  };
  walk: {
    at: 'next' | 'ask' | 'strike' | 'step' | 'onward' | 'land';
    figure: FigureId;
    path: number[]; // cells still to go
    left: number; // of the movement
    stepwise: boolean;
    strikers: FigureId[];
    falls: number[]; // levels of each fall so far
    from: number;
    gone: number[]; // cells gone through
    hyper: boolean; // a walk of Hyper Speed
  };
  flight: {
    at: 'takeOff' | 'ask' | 'strike' | 'land';
    figure: FigureId;
    kind: MoveKind;
    to: number;
    take: boolean;
    strikers: FigureId[];
  };
  attack: {
    at: 'roll' | 'sense' | 'swing' | 'defend' | 'resolve' | 'blast' | 'remove';
    attacker: FigureId;
    target: TargetId;
    kind: AttackKind;
    skulls: number | null; // null: to be rolled
    shields: number;
    wounded: number;
  };
  stomp: { at: 'roll' | 'order'; figure: FigureId; skulls: number; left: TargetId[] };
  dust: { at: 'next'; figure: FigureId; targets: FigureId[] };
  theft: { at: 'roll' | 'act' | 'back' | 'close'; figure: FigureId; seat: Seat; target: FigureId };
  comeback: { at: 'place'; figure: FigureId };
  drop: { at: 'choose'; glyph: number; from: number };
  /** A common figure that was destroyed: onto which card it goes (HS-MULTI-11). */
  fallen: { at: 'lay'; figure: FigureId };
}

export type Action =
  // armies
  | { type: 'recruit'; card: CardId }
  | { type: 'pass' }
  | { type: 'preset'; army: ArmyId }
  | { type: 'enlist'; card: CardId }
  | { type: 'ready' }
  | { type: 'takeArmy'; army: 0 | 1 }
  | { type: 'zone'; zone: Zone }
  | { type: 'leaveOut'; figure: FigureId }
  | { type: 'place'; figure: FigureId; at: CellName } // also: come back
  // turns
  | { type: 'order'; marker: Marker; on: FigureId }
  | { type: 'choose'; figure: FigureId } // whose turn it is: discovery, Master Manipulator, within a squad
  | { type: 'stay' }
  | { type: 'walk'; to: CellName } // by the safest path
  | { type: 'step'; to: CellName } // one step, then on
  | { type: 'stop' }
  | Flight
  | { type: 'cloud' }
  | { type: 'dust'; target: FigureId }
  | { type: 'attack'; attack: AttackKind; target: TargetId }
  | { type: 'stomp' }
  | { type: 'defendNext'; target: TargetId } // the order of defence rolls
  | { type: 'none' } // decline what is offered
  | { type: 'strike' }
  | { type: 'remove' } // a marker, by the Cosmic Force Blast
  | { type: 'mindExchange'; target: FigureId }
  | { type: 'hand'; to: FigureId } // the device, at the end of a turn
  | { type: 'pass-on'; to: FigureId } // the anesthetic, at any step: a free move
  | { type: 'drop'; at: CellName }
  | { type: 'lay'; on: FigureId };

export interface Flight {
  type: 'fly';
  how: Exclude<MoveKind, 'walk'>;
  to: CellName;
  take: boolean; // the anesthetic, on the way
}

export interface HeroScape {
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
