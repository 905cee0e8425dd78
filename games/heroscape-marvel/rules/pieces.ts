import type { Battlefield, HexName, Piece, RuinPlace } from '../content/battlefield.ts';
import { inventory } from '../content/inventory.ts';
import type { RuleId } from '../ids.ts';
import { DIRECTIONS, coordinates, ruinHexes } from './board.ts';

// Whether a battlefield can be built from so many boxes (HS-EDIT-01..06).

/** A piece that may not lie as it does, and the rule that says so. */
export interface Fault {
  readonly rule: RuleId;
  readonly piece: string;
}

export function faultsOf({ pieces, warehouse }: Battlefield, boxes: number): Fault[] {
  const laid = new Map<string, string>();
  const faults: Fault[] = [];
  const blame = (rule: RuleId, { id }: Piece): number => faults.push({ rule, piece: id });
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const kind = kindOf(piece);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (!isWater(piece) && (counts.get(kind) ?? 0) > limitOf(kind) * boxes) blame('HS-EDIT-01', piece);
    if (!isWhole(piece, warehouse)) blame('HS-EDIT-06', piece);
    if (piece.level < lowestOf(piece) || piece.hexes.some(hex => laid.has(placeOf(hex, piece))))
      blame('HS-EDIT-02', piece);
    for (const hex of piece.hexes) laid.set(placeOf(hex, piece), piece.id);
  }
  for (const piece of pieces) {
    const rests = (hex: HexName): boolean => laid.has(at(hex, piece.level - 1));
    const isRuin = piece.kind === 'warehouse';
    if (piece.level > 1 && !isRuin && !isWater(piece) && !piece.hexes.some(rests)) blame('HS-EDIT-03', piece);
    if (isRuin && piece.level > 1 && !piece.hexes.every(rests)) blame('HS-EDIT-05', piece);
    if (isRuin && warehouse && !hasFloor(pieces, warehouse)) blame('HS-EDIT-05', piece);
    if (!isRuin && warehouse && isInRuin(piece, warehouse)) blame('HS-EDIT-04', piece);
  }
  return faults;
}

/** Water comes from other boxes and adds no level: on the table it is level 0 (HS-MAP-04, HS-MULTI-15). */
const isWater = ({ kind }: Piece): boolean => kind === 'water';
const lowestOf = (piece: Piece): number => (isWater(piece) ? 0 : 1);
const placeOf = (hex: HexName, piece: Piece): string => (isWater(piece) ? `${hex} water` : at(hex, piece.level));
const at = (hex: HexName, level: number): string => `${hex} ${level}`;
const kindOf = ({ kind, size }: Piece): string => (kind === 'warehouse' ? kind : `${kind}${size}`);
const limitOf = (kind: string): number => (kind in inventory ? inventory[kind as keyof typeof inventory].count : 0);

/** The shape in which a piece is cast, turned by any sixth of a circle, never mirrored. */
function isWhole({ kind, size, hexes }: Piece, ruin: RuinPlace | null): boolean {
  if (hexes.length !== size || new Set(hexes).size !== size) return false;
  if (kind === 'warehouse') return ruin !== null && !isMirrored(ruin) && sameHexes(hexes, floorOf(ruin));
  if (size === 1) return true;
  const others = (hex: HexName): number => hexes.filter(one => areNeighbours(one, hex)).length;
  return size === 2 ? others(hexes[0] ?? '') === 1 : hexes.some(hex => others(hex) === size - 1);
}

const sameHexes = (a: readonly HexName[], b: readonly HexName[]): boolean =>
  a.length === b.length && a.every(hex => b.includes(hex));

function areNeighbours(a: HexName, b: HexName): boolean {
  const [q, r] = coordinates(a);
  const [toQ, toR] = coordinates(b);
  return DIRECTIONS.some(([dq, dr]) => q + dq === toQ && r + dr === toR);
}

/** The inside is the long wall turned by 60 degrees to the left (HS-RUIN-01). */
const isMirrored = ({ along: [q, r], inside }: RuinPlace): boolean => inside[0] !== q + r || inside[1] !== -q;

/** The six hexes of the floor on which the ruin stands. */
function floorOf(ruin: RuinPlace): HexName[] {
  const { H0, H1, H2, H3, A, B } = ruinHexes(ruin);
  return [H0, H1, H2, H3, A, B];
}

/** Hex C exists, no higher than the floor. */
function hasFloor(pieces: readonly Piece[], ruin: RuinPlace): boolean {
  const { C } = ruinHexes(ruin);
  const levels = pieces.filter(({ hexes }) => hexes.includes(C)).map(({ level }) => level);
  return levels.length > 0 && Math.max(...levels) <= ruin.level;
}

/** On the floor of the ruin, or where its upper floor is. */
function isInRuin({ hexes, level }: Piece, ruin: RuinPlace): boolean {
  const { C } = ruinHexes(ruin);
  return level > ruin.level && hexes.some(hex => hex === C || floorOf(ruin).includes(hex));
}
