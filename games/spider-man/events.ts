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
  Hold,
  Load,
  Purpose,
  Square,
  PointCause,
  EXITS,
} from './ids.ts';
import type { BonusId, EventId } from './content/cards.ts';
import type { MissionId } from './content/missions.ts';
import type { PowerId } from './content/powers.ts';
import type { Piece, Target, Way } from './seen.ts';

/** Why somebody is healed or put somewhere: by a card, or by what has no card of its own. */
export type HealCause = 'healing' | 'drain' | BonusId | EventId;
export type ExitReason = (typeof EXITS)[number] | BonusId;

export type Event =
  | { type: 'rolePicked'; seat: Seat; role: RoleId }
  | { type: 'boardDrawn'; seat: Seat; board: BoardId }
  | { type: 'boardLaid'; seat: Seat | null; board: BoardId; slot: number; rotation: number }
  | { type: 'carPlaced'; station: PlaceId; square: Square; reason: 'setup' | 'card' | 'event' }
  | { type: 'carsLost'; count: number }
  | { type: 'captainPlaced'; captain: CaptainId; station: PlaceId }
  | { type: 'tracerPlaced'; role: VillainId }
  | { type: 'tracerRemoved'; role: VillainId; to: 'supply' | 'sheet' }
  | { type: 'tracerGained' }
  | { type: 'turnStarted'; seat: Seat; role: RoleId; round: number; ko: boolean }
  | { type: 'wokeUp'; role: FigureId }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'recovered'; role: FigureId; healed: number; left: number }
  | {
      type: 'healed';
      role: FigureId;
      amount: number;
      left: number;
      cause: HealCause;
    }
  | { type: 'diceRolled'; seat: Seat; purpose: Purpose; dice: number[] }
  | { type: 'diceRerolled'; seat: Seat; before: number[]; dice: number[] }
  | { type: 'moveDeclared'; role: FigureId; dice: number; powers: PowerId[]; reaction: boolean }
  | { type: 'moveRolled'; role: FigureId; dice: number[]; points: number }
  | { type: 'moved'; role: FigureId; path: Square[]; reaction: boolean }
  | { type: 'driveDeclared'; seat: Seat; square: Square; dice: number; card: boolean }
  | { type: 'driveRolled'; square: Square; dice: number[]; points: number; doubled: boolean }
  | { type: 'drove'; path: Square[]; cars: number; captains: CaptainId[]; prisoner: FigureId | CharacterId | null }
  | { type: 'dropped'; square: Square; what: Load }
  | { type: 'taken'; square: Square; what: Load }
  | {
      type: 'attackDeclared';
      attacker: Piece;
      from: Square;
      target: Target;
      to: Square;
      way: Way;
      dice: number;
      powers: PowerId[];
      cards: BonusId[];
      reaction: boolean;
      car: Square | null;
    }
  | { type: 'powerDeclared'; seat: Seat; power: PowerId }
  | { type: 'powerTried'; seat: Seat; power: PowerId; dice: number[]; success: boolean }
  | { type: 'attackStopped'; attacker: Piece; target: Target; by: PowerId }
  | {
      type: 'attackRolled';
      attacker: Piece;
      target: Target;
      dice: number[];
      results: number[];
      multiplied: number;
      added: number;
      need: number; // what a result must come to
      hits: number;
    }
  | { type: 'wounded'; role: FigureId; wounds: number; left: number; by: Piece }
  | { type: 'carsDestroyed'; square: Square; cars: number; left: number; by: Piece }
  | { type: 'damaged'; place: PlaceId; seat: Seat; damage: number }
  | { type: 'hqDestroyed'; place: PlaceId }
  | { type: 'stuck'; target: Piece; hold: 'web' | 'symbiote' }
  | { type: 'seized'; role: FigureId }
  | { type: 'holdBroken'; piece: Piece; hold: Hold }
  | { type: 'rose'; role: FigureId }
  | { type: 'reactionOpened'; seat: Seat; victim: Piece; attacker: Piece }
  | { type: 'reactionPassed'; seat: Seat; timedOut: boolean }
  | { type: 'riposted'; square: Square; cars: number; target: Target }
  | { type: 'knockedOut'; role: FigureId; by: Piece; square: Square }
  | { type: 'captured'; who: CharacterId; by: Piece; from: FigureId | 'police' | null }
  | { type: 'arrested'; role: FigureId; square: Square }
  | { type: 'jailed'; role: FigureId; station: PlaceId }
  | { type: 'released'; who: FigureId | CharacterId; by: Piece; to: Square }
  | { type: 'freed'; role: FigureId; by: Piece | null }
  | {
      type: 'placed';
      role: FigureId;
      to: Square;
      why: ExitReason;
    }
  | { type: 'pushed'; from: Square; to: Square }
  | { type: 'wentHome'; character: CharacterId; square: Square }
  | { type: 'abandoned'; seat: Seat; role: VillainId; next: VillainId }
  | { type: 'leftTheBoard'; role: FigureId }
  | { type: 'planted'; seat: Seat; place: PlaceId }
  | { type: 'bonusRolled'; seat: Seat; dice: number[]; cards: number }
  | { type: 'cardDrawn'; seat: Seat; card: BonusId | null } // null for those who may not see it
  | { type: 'policeCardDrawn'; card: BonusId; cars: number }
  | { type: 'eventDrawn'; seat: Seat; event: EventId }
  | { type: 'eventEnded'; event: EventId }
  | { type: 'cardPlayed'; seat: Seat; card: BonusId }
  | { type: 'characterCalled'; seat: Seat; character: CharacterId; square: Square }
  | { type: 'cardsDiscarded'; seat: Seat; cards: BonusId[] }
  | { type: 'cardStolen'; from: Seat; to: Seat; card: BonusId | null }
  | { type: 'markerRaised'; seat: Seat; scale: Scale; to: number }
  | { type: 'tokenRegained'; seat: Seat; power: PowerId }
  | { type: 'missionDealt'; seat: Seat; mission: MissionId | null }
  | { type: 'missionSeen'; seat: Seat; mission: MissionId | null } // the villain's seat
  | { type: 'missionDone'; seat: Seat; mission: MissionId }
  | { type: 'missionFailed'; seat: Seat; mission: MissionId }
  | { type: 'missionImpossible'; seat: Seat; mission: MissionId }
  | { type: 'missionReplaced'; seat: Seat }
  | { type: 'scored'; seat: Seat; points: number; total: number; cause: PointCause }
  | { type: 'powerGained'; seat: Seat; power: PowerId };
