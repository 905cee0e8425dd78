import type { Battlefield, HexName, Piece } from './battlefield.ts';
import { docks } from './docks.ts';

const tile = (id: string, kind: Piece['kind'], level: number, ...hexes: HexName[]): Piece => ({
  id,
  kind,
  size: hexes.length,
  level,
  hexes,
});
const levels = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const WATER: readonly HexName[] = [
  '5,3',
  '6,3',
  '8,3',
  '9,3',
  '7,4',
  '8,4',
  '4,5',
  '5,5',
  '7,5',
  '8,5',
  '3,6',
  '4,6',
  '6,6',
  '7,6',
];

/**
 * The docks with water in their basin (HS-MULTI-15) and a crane beside it, whose jib hangs over the water. Whoever moves six
 * hexes climbs it from the quay in three steps; from its top one hits harder and falls deep (HS-ATK-06, HS-FALL-01).
 */
export const basin: Battlefield = {
  id: 'basin',
  source: 'reconstructed',
  warehouse: docks.warehouse,
  pieces: [
    ...docks.pieces,
    ...WATER.map((hex, i) => tile(`water1-${i + 1}`, 'water', 0, hex)),
    ...levels(2, 11).map(level => tile(`grass2-${level + 4}`, 'grass', level, '9,4', '10,4')),
    ...levels(12, 15).map(level => tile(`asphalt1-${level - 11}`, 'asphalt', level, '9,4')),
    tile('asphalt2-16', 'asphalt', 16, '9,4', '8,4'),
    tile('grass2-16', 'grass', 2, '11,4', '10,5'),
    ...levels(3, 4).map(level => tile(`grass1-${level}`, 'grass', level, '11,4')),
    ...levels(5, 6).map(level => tile(`asphalt1-${level}`, 'asphalt', level, '11,4')),
  ],
};
