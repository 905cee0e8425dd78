import type { CardId, Face, HandicapId, ScenarioId, CellName, FallKind, FigureId, Marker, TargetId } from './ids.ts';
import type { PowerId, AttackKind, Cause, MoveKind, TurnBy, DiceReason, PowerOf } from './content/powers.ts';
import type { GlyphId } from './content/glyphs.ts';
import type { Seat } from '../../engine/types.ts';
import type { GlyphRole, Zone } from './scenarios/scenario.ts';

// What the table hears. Rolls stand by seat; null: this seat does not roll.

/** One reason for dice of an attack or a defence. */
export interface DicePart {
  readonly why: DiceReason;
  readonly dice: number;
}

export type Event =
  | { type: 'rolledOff'; why: 'draft' | 'placing' | 'army' | 'revival'; rolls: (number | null)[]; winner: Seat | null }
  | { type: 'startRolled'; faces: Face[][]; winner: Seat | null }
  | { type: 'initiativeRolled'; rolls: (number | null)[]; bonus: number[]; winner: Seat | null }
  | { type: 'recruited'; seat: Seat; card: CardId; points: number }
  | { type: 'armyCompleted'; seat: Seat; points: number }
  | { type: 'enlisted'; seat: Seat; cards: CardId[] } // empty for others where armies are named in secret
  | { type: 'armyNamed'; seat: Seat; cards: CardId[]; points: number }
  | { type: 'armyTaken'; seat: Seat; army: 0 | 1; cards: CardId[] }
  | { type: 'zoneTaken'; seat: Seat; zone: Zone }
  | { type: 'leftOut'; seat: Seat; figure: FigureId }
  | { type: 'placed'; seat: Seat; figure: FigureId; at: CellName }
  | { type: 'battleBegan'; players: Seat[]; scenario: ScenarioId; handicap?: HandicapId }
  | { type: 'roundBegan'; round: number; last: number | null }
  | { type: 'orderPlaced'; seat: Seat; marker: Marker; on: FigureId | null } // where: its owner's side alone hears it
  | { type: 'ordersReady'; seat: Seat }
  | { type: 'turnBegan'; seat: Seat; turn: number }
  | { type: 'orderShown'; seat: Seat; marker: Marker; figure: FigureId }
  | { type: 'turnSkipped'; seat: Seat; turn: number }
  | { type: 'activated'; seat: Seat; figure: FigureId; by: TurnBy; via: FigureId | null }
  | { type: 'stepped'; figure: FigureId; from: CellName; to: CellName; cost: number; left: number }
  | { type: 'moved'; figure: FigureId; how: MoveKind; from: CellName; to: CellName; path: CellName[]; cost: number }
  | { type: 'stayed'; figure: FigureId }
  | { type: 'struck'; figure: FigureId; by: FigureId; face: Face }
  | { type: 'letGo'; figure: FigureId; by: FigureId }
  | { type: 'fell'; figure: FigureId; fall: FallKind; levels: number; faces: Face[]; roll: number | null }
  | {
      type: 'attacked';
      attacker: FigureId;
      target: TargetId;
      attack: AttackKind;
      parts: DicePart[];
      faces: Face[];
      distance: number;
    }
  | { type: 'stomped'; figure: FigureId; faces: Face[]; targets: TargetId[] }
  | { type: 'sensed'; figure: FigureId; power: PowerId; roll: number; needs: number; success: boolean }
  | { type: 'defended'; target: TargetId; by: Seat; parts: DicePart[]; faces: Face[]; automatic: number }
  | { type: 'attackEnded'; attacker: FigureId; target: TargetId; skulls: number; shields: number; wounds: number }
  | {
      type: 'wounded';
      figure: FigureId;
      amount: number;
      wounds: number;
      life: number;
      cause: Cause;
      by: FigureId | null;
    }
  | { type: 'unhurt'; figure: FigureId; amount: number; cause: Cause; by: FigureId | null } // Hulk shrugs it off
  | { type: 'destroyed'; figure: FigureId; at: CellName; cause: Cause; by: FigureId | null }
  | { type: 'laid'; figure: FigureId; on: FigureId; isFull: boolean } // onto its card
  | { type: 'wallHit'; amount: number; wounds: number; life: number; by: FigureId }
  | { type: 'wallBroken'; by: FigureId }
  | { type: 'dustThrown'; figure: FigureId; targets: FigureId[]; cloud: boolean }
  | { type: 'dustRolled'; figure: FigureId; target: FigureId; roll: number; needs: number; success: boolean }
  | { type: 'blastRolled'; figure: FigureId; target: FigureId; roll: number; needs: number; success: boolean }
  | { type: 'orderRemoved'; seat: Seat; figure: FigureId; marker: Marker | null } // the face is for its owner's side
  | { type: 'mindRolled'; figure: FigureId; target: FigureId; roll: number; needs: number; success: boolean }
  | { type: 'controlTaken'; figure: FigureId; seat: Seat }
  | { type: 'controlReturned'; figure: FigureId; seat: Seat }
  | { type: 'deathRolled'; figure: FigureId; roll: number; needs: number; success: boolean }
  | { type: 'revivalRolled'; figure: FigureId; roll: number; needs: number; success: boolean }
  | { type: 'cameBack'; figure: FigureId; at: CellName; by: PowerOf<'start-of-turn'> | 'revival' }
  | { type: 'glyphTurned'; glyph: GlyphId; at: CellName; figure: FigureId }
  | { type: 'glyphTaken'; glyph: GlyphId; role: GlyphRole; figure: FigureId; at: CellName }
  | { type: 'glyphLaid'; glyph: GlyphId; role: GlyphRole; at: CellName }
  | { type: 'glyphHanded'; glyph: GlyphId; role: GlyphRole; from: FigureId; to: FigureId }
  | { type: 'cardsTaken'; figure: FigureId; cards: CardId[]; from: FigureId }
  | { type: 'exited'; figure: FigureId; at: CellName; device: boolean }
  | { type: 'roundEnded'; round: number; orders: { seat: Seat; marker: Marker; on: FigureId }[] };
