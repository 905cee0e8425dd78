import type { Seat } from '../../engine/types.ts';
import type {
  BoardId,
  CaptainId,
  CharacterId,
  TARGETS,
  PlaceId,
  FigureId,
  RoleId,
  VillainId,
  CITIES,
  REACTION_SECONDS,
  Square,
  Purpose,
  Load,
  RuleId,
} from './ids.ts';
import type { BonusId, CardId } from './content/cards.ts';
import type { MissionId } from './content/missions.ts';
import type { PowerId, InterruptId, PreventionId } from './content/powers.ts';
import type { Event, ExitReason } from './events.ts';
import type {
  Preview,
  View,
  Progress,
  Figure,
  Stack,
  Whereabouts,
  Laid,
  Roll,
  Momentum,
  Piece,
  Way,
  Target,
} from './seen.ts';

export interface Player {
  role: RoleId | null; // null before it is picked
  score: number;
  movement: number; // the dice markers
  combat: number;
  bonus: number;
  hand: BonusId[];
  powers: PowerId[]; // owned
  tokens: PowerId[]; // ready on the sheet
  mission: MissionId | null;
  progress: Progress;
  tracer: boolean; // a Spider-Tracer lies on the sheet
  informed: boolean; // Spider-Man has looked at the current mission
  done: MissionId[]; // the public record
  failed: MissionId[];
  used: VillainId[]; // villains this seat has played, the current one last
}

export interface State {
  phase: 'setup' | 'play';
  round: number;
  active: Seat;
  players: Player[];
  figures: Figure[];
  stacks: Stack[];
  characters: { [C in CharacterId]: Whereabouts };
  boards: BoardId[]; // not yet laid
  slots: (Laid | null)[];
  destroyed: PlaceId[]; // HQs
  bonusDeck: CardId[]; // the end of an array is the top of the deck
  bonusDiscard: CardId[];
  missionDeck: MissionId[];
  missionDiscard: { mission: MissionId; open: boolean }[];
  tracers: { sheet: number; supply: number };
  pincers: FigureId[]; // who is held there, the first captured first
  menace: number; // ends of police turns until Public menace is over
  blackout: Seat | null; // until this seat's turn
  gridlock: Seat | null;
  storm: Seat | null;
  acted: boolean; // in this turn: too late to recover
  called: CharacterId[]; // character cards used in this turn
  smoked: RoleId[]; // who may not attack the Goblin any more in this turn
  turnOver: boolean; // knocked out in its own turn
  roll: Roll | null;
  resolving: boolean; // W6 is under way: missions and victory wait for its end
  deadline: number | null; // until when the open window can be answered
}

export interface Content {
  readonly seats: number;
  readonly target: number;
}

export interface Options {
  readonly target: (typeof TARGETS)[number];
  readonly city: (typeof CITIES)[number];
  /** How long an attacked seat may think; 0: as long as it likes. */
  readonly reactionSeconds: (typeof REACTION_SECONDS)[number];
}

/** Every rule that may be in progress, with its steps in the order of the rulebook. */
export interface Frames {
  game: { at: 'roles' | 'city' | 'villain' | 'police' | 'captains' | 'cards' | 'tracer' | 'open' | 'turns' };
  city: { at: 'draw' | 'lay'; seat: Seat; board: BoardId | null };
  turn: {
    at: 'begin' | 'knockedOut' | 'act' | 'close';
    seat: Seat;
    momentum: Momentum | null; // of a move that was the last action
  };
  recovery: { at: 'heal' | 'kits'; seat: Seat };
  koDraw: { at: 'draw' | 'kits'; seat: Seat };
  movement: {
    at: 'declare' | 'roll' | 'count' | 'walk' | 'close';
    seat: Seat;
    role: FigureId;
    dice: number;
    powers: PowerId[];
    series: boolean; // false for a leap or a climb over the walls, which spend no dice of the scale
    points: number;
    path: Square[]; // the square it came from first
    reaction: boolean;
  };
  drive: {
    at: 'declare' | 'roll' | 'count' | 'regroup' | 'drive' | 'close';
    seat: Seat; // who decides
    square: Square; // where the stack is
    dice: number; // free dice of a card, or those declared
    card: boolean; // moved by a card: nothing dropped, nothing taken
    points: number;
    doubled: boolean; // by DeWolff
    path: Square[];
    cars: number; // of the moving group
    captains: CaptainId[];
    prisoner: FigureId | CharacterId | null;
    arrested: FigureId[]; // in this move: nobody is picked up twice
    reaction: boolean;
  };
  bonus: { at: 'declare' | 'roll' | 'count'; seat: Seat; dice: number };
  roll: {
    at: 'throw' | 'luck' | 'choose' | 'again';
    seat: Seat;
    count: number;
    purpose: Purpose;
    lucky: boolean;
    chosen: number[];
  };
  attack: {
    at:
      | 'declare'
      | 'openInterrupt'
      | 'interrupt'
      | 'whenInterrupted'
      | 'verify'
      | 'pay'
      | 'preliminary'
      | 'whenPrepared'
      | 'roll'
      | 'whenRolled'
      | 'bite'
      | 'count'
      | 'openPrevention'
      | 'prevent'
      | 'whenPrevented'
      | 'place'
      | 'resolved'
      | 'react';
    seat: Seat; // who decides and rolls for the attacker
    attacker: Piece;
    way: Way;
    target: Target;
    car: Square | null; // the stack from which a car is thrown
    dice: number;
    powers: PowerId[];
    cards: BonusId[]; // declared, still the attacker's should the attack come to nothing
    reaction: boolean;
    momentum: Momentum | null; // of the move before it
    interrupt: InterruptId | null;
    prevention: PreventionId | null;
    bonus: number; // per die, from W2
    rolled: number[];
    bitten: number; // index of the die that the bite doubles, -1 for none
    hits: number;
    victims: Piece[]; // who may still react
  };
  reaction: { at: 'open' | 'choose'; victim: Piece; attacker: Piece };
  knockout: {
    at: 'fall' | 'characters' | 'pincers' | 'mission' | 'arrest' | 'jail' | 'abandon';
    role: FigureId;
    by: Piece;
    before: (FigureId | CharacterId)[]; // prisoners the winner had already
  };
  custody: {
    at: 'check' | 'release' | 'put';
    captor: Piece;
    before: (FigureId | CharacterId)[];
    out: FigureId | CharacterId | null;
  };
  freedom: { at: 'place' | 'push'; role: FigureId; pushed: Square | null };
  exit: { at: 'put'; role: FigureId; from: Square; why: ExitReason };
  drawing: { at: 'draw' | 'limit'; seat: Seat; left: number };
  reinforcement: { at: 'check' | 'place'; left: number; placed: PlaceId[]; reason: 'card' | 'event' };
  breakout: { at: 'next'; waiting: FigureId[] };
  kingpin: { at: 'ask'; waiting: Seat[] };
  card: { at: 'choose' | 'aim'; seat: Seat; card: BonusId };
  errand: { at: 'stack' | 'aim' | 'strike'; seat: Seat; character: CharacterId; square: Square };
  delivery: { at: 'station'; captain: CaptainId };
  healing: { at: 'roll' | 'heal'; seat: Seat };
  climb: { at: 'roll' | 'rise'; seat: Seat };
}

export type Action =
  | { type: 'role'; role: RoleId }
  | { type: 'lay'; slot: number; rotation: number }
  | { type: 'station'; station: PlaceId; what: 'car' | CaptainId }
  | { type: 'tracer'; role: VillainId }
  | { type: 'move' }
  | { type: 'drive'; square: Square }
  | { type: 'fight'; from: Square | null; target: Target } // from: the attacking stack, for the Police
  | { type: 'capture'; from: Square | null; character: CharacterId }
  | { type: 'plant'; place: PlaceId }
  | { type: 'bonus' }
  | { type: 'power'; power: PowerId; target: Target | null; car: Square | null }
  | { type: 'play'; card: BonusId }
  | { type: 'call'; character: CharacterId } // uses the card of a captured character
  | { type: 'recover' }
  | { type: 'drawThree' }
  | { type: 'end' }
  | { type: 'use'; power: PowerId } // declares a power with the series
  | { type: 'roll'; dice: number }
  | { type: 'reroll'; value: number }
  | { type: 'keep' } // the dice as they lie
  | { type: 'bite'; value: number }
  | { type: 'interrupt'; power: InterruptId }
  | { type: 'prevent'; power: PreventionId }
  | { type: 'riposte'; target: Target }
  | { type: 'pass' }
  | { type: 'go'; to: Square }
  | { type: 'stop' }
  | { type: 'drop'; what: Load }
  | { type: 'take'; what: Load }
  | { type: 'arrest'; role: FigureId }
  | { type: 'put'; to: Square }
  | { type: 'release'; who: FigureId | CharacterId }
  | { type: 'discard'; card: BonusId }
  | { type: 'name'; role: FigureId }
  | { type: 'pick'; power: PowerId }
  | { type: 'stack'; square: Square }
  | { type: 'aim'; target: Target }
  | { type: 'replace' } // one's mission
  | { type: 'abandon'; villain: VillainId | null }; // null: keep the one that lies there

export interface SpiderMan {
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
