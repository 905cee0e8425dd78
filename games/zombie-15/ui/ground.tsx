import { type ReactNode, memo } from 'react';
import type { Side } from '../content/tiles.ts';
import type { SeenTile } from '../seen.ts';
import { type Plan, ROAD, SIZE, searchArea, searchSide } from './plan.ts';
import styles from './map.module.css';

// The town from above, drawn once per map: blocks, roofs, pavements, streets, what bars a street. Nothing here answers.

type Drawn = Pick<SeenTile, 'face' | 'top' | 'roads' | 'closed' | 'hasSearch'>;

const { from, to } = ROAD;
const KERB = 5;

/** The same number for the same face: a town does not change its roofs. */
const grain = (face: string, n: number): number => {
  let mixed = n * 374_761_393;
  for (const letter of face) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 2_654_435_761);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 997;
};

const ARMS: readonly (readonly [Side, string, string])[] = [
  ['N', `${from} 0L${to} 0L`, `${to} ${from}`],
  ['E', `${SIZE} ${from}L${SIZE} ${to}L`, `${to} ${to}`],
  ['S', `${to} ${SIZE}L${from} ${SIZE}L`, `${from} ${to}`],
  ['W', `0 ${to}L0 ${from}L`, `${from} ${from}`],
];

/** The outline of a street with its arms. */
export const streetPath = (roads: readonly Side[]): string =>
  `M${from} ${from}L${ARMS.map(([side, arm, corner]) => (roads.includes(side) ? arm : '') + corner).join('L')}Z`;

const TURN: { readonly [S in Side]: number } = { N: 0, E: 90, S: 180, W: 270 };
const turnedTo = (side: Side): string => `rotate(${TURN[side]} ${SIZE / 2} ${SIZE / 2})`;

const ROOFS = ['#4a3733', '#3b4350', '#4b4638', '#39453f', '#51403f', '#343a4c'];
const GREENS = ['#2a3a2a', '#2f3f2b', '#263529'];

/** A roof, a garden or a car park in a square of the block. */
function Lot({ x, y, width, height, seed }: { x: number; y: number; width: number; height: number; seed: number }) {
  const kind = seed % 5;
  if (kind === 3)
    return (
      <g transform={`translate(${x} ${y})`}>
        <rect width={width} height={height} fill={GREENS[seed % 3]} />
        <circle cx={width * 0.32} cy={height * 0.35} r="8" fill="#31502f" />
        <circle cx={width * 0.68} cy={height * 0.66} r="9.5" fill="#2b472b" />
        <circle cx={width * 0.66} cy={height * 0.63} r="5" fill="#3b5e38" />
      </g>
    );
  if (kind === 4)
    return (
      <g transform={`translate(${x} ${y})`}>
        <rect width={width} height={height} fill="#33353b" />
        <path
          d={`M4 3v${height * 0.42}M${width / 2} 3v${height * 0.42}M${width - 4} 3v${height * 0.42}`}
          stroke="#6c6e72"
          strokeWidth="1.2"
        />
        <rect x={width * 0.18} y="6" width="9" height="15" rx="3" fill={seed % 2 ? '#6a2f2b' : '#44576b'} />
        <rect x={width * 0.18 + 1.5} y="10" width="6" height="5" rx="1" fill="#1b1e25" />
      </g>
    );
  const roof = ROOFS[seed % ROOFS.length];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} fill="#14161b" />
      <rect x="1.5" y="1.5" width={width - 3} height={height - 3} fill={roof} />
      <rect x="4.5" y="4.5" width={width - 9} height={height - 9} fill="#000" opacity="0.16" />
      {kind === 0 && <path d={`M2 2L${width - 2} ${height - 2}M${width - 2} 2L2 ${height - 2}`} stroke="#0007" />}
      {kind === 1 && <path d={`M2 ${height / 2}H${width - 2}`} stroke="#0008" strokeWidth="1.5" />}
      {kind === 2 && (
        <>
          <rect x={width * 0.25} y={height * 0.28} width="7" height="6" fill="#777b80" opacity="0.7" />
          <rect x={width * 0.58} y={height * 0.58} width="5" height="5" fill="#c99a3f" opacity="0.55" />
        </>
      )}
    </g>
  );
}

const INNER = from - KERB;

/** The block around the street, except where the search zone lies. */
function lots({ face, roads, top, hasSearch }: Drawn): ReactNode[] {
  const beside = hasSearch ? searchSide({ roads, top }) : null;
  const outer = SIZE - INNER;
  const found: ReactNode[] = [];
  const at = (x: number, y: number, width: number, height: number, n: number): void => {
    found.push(<Lot key={n} x={x} y={y} width={width} height={height} seed={grain(face, n)} />);
  };
  const isFree = (...sides: readonly Side[]): boolean => beside === null || !sides.includes(beside);
  if (isFree('N', 'W')) at(0, 0, INNER, INNER, 1);
  if (isFree('N', 'E') && !(hasSearch && beside === null)) at(outer, 0, INNER, INNER, 2);
  if (isFree('S', 'W')) at(0, outer, INNER, INNER, 3);
  if (isFree('S', 'E')) at(outer, outer, INNER, INNER, 4);
  const between = outer - INNER;
  if (!roads.includes('N') && isFree('N')) at(INNER, 0, between, INNER, 5);
  if (!roads.includes('S') && isFree('S')) at(INNER, outer, between, INNER, 6);
  if (!roads.includes('W') && isFree('W')) at(0, INNER, INNER, between, 7);
  if (!roads.includes('E') && isFree('E')) at(outer, INNER, INNER, between, 8);
  return found;
}

function Arm({ side, isJunction }: { readonly side: Side; readonly isJunction: boolean }) {
  return (
    <g transform={turnedTo(side)}>
      <path d={`M60 ${from - 4}V0`} className={styles.lane} />
      {isJunction && <path d={`M${from + 5} ${from - 6}H${to - 3}`} className={styles.zebra} />}
    </g>
  );
}

/** What shows that a street leads nowhere: a barrier and a wreck. */
function Barrier({ side }: { readonly side: Side }) {
  return (
    <g transform={turnedTo(side)}>
      <rect x={from + 3} y="9" width="20" height="10" rx="4" fill="#5d2a28" />
      <rect x={from + 8} y="11" width="9" height="6" rx="1" fill="#1a1c22" />
      <rect x={from - 2} y="1" width={to - from + 4} height="6" rx="1" fill="url(#z15-tape)" stroke="#0b0c10" />
    </g>
  );
}

function Tile({ tile }: { readonly tile: Drawn }) {
  const { face, roads, closed, hasSearch } = tile;
  const stain = grain(face, 11);
  const area = searchArea(tile);
  return (
    <>
      <rect width={SIZE} height={SIZE} fill="#3a3733" />
      {lots(tile)}
      <path d={streetPath(roads)} className={styles.kerb} />
      <path d={streetPath(roads)} className={styles.asphalt} />
      {roads.map(side => (
        <Arm key={side} side={side} isJunction={roads.length > 2} />
      ))}
      {closed.map(side => (
        <Barrier key={side} side={side} />
      ))}
      {stain % 3 === 0 && (
        <path
          d="M0 0c4-5 11-3 12 2 6 1 5 8-1 8-4 4-13 1-11-4z"
          transform={`translate(${from + 4 + (stain % 24)} ${from + 8 + (stain % 19)})`}
          className={styles.stain}
        />
      )}
      {stain % 3 === 1 && <path d="M44 52l7 6-2 7 8 9" className={styles.crack} />}
      {hasSearch && (
        <>
          <rect {...area} rx="3" fill="#4c4128" />
          <rect {...area} rx="3" fill="url(#z15-floor)" />
        </>
      )}
      <rect width={SIZE} height={SIZE} className={styles.edge} />
      <text
        x="4"
        y={hasSearch && (area.y > 60 || area.x < 10) && area.width !== area.height ? 13 : 116}
        className={styles.face}
      >
        {face}
      </text>
    </>
  );
}

export const Ground = memo(function Town(props: { readonly tiles: readonly SeenTile[]; readonly plan: Plan }) {
  const { tiles, plan } = props;
  return (
    <g aria-hidden="true">
      {tiles.map((tile, i) => (
        <g key={i} transform={`translate(${plan.corners[i]?.x} ${plan.corners[i]?.y})`}>
          <Tile tile={tile} />
        </g>
      ))}
    </g>
  );
}, isSameGround);

/** Zombies come and go; streets stay. */
function isSameGround(before: { tiles: readonly SeenTile[] }, after: { tiles: readonly SeenTile[] }): boolean {
  return (
    before.tiles.length === after.tiles.length &&
    after.tiles.every((tile, i) => {
      const old = before.tiles[i];
      return old?.face === tile.face && old.top === tile.top && old.x === tile.x && old.y === tile.y;
    })
  );
}
