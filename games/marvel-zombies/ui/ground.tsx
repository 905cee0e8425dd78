import { memo } from 'react';
import { CELL, RIM, boardFor } from './geometry.ts';
import styles from './map.module.css';
import type { MissionId } from '../ids.ts';

interface Props {
  readonly mission: MissionId;
  readonly names: { readonly [zone: string]: string };
}

/** Streets, floors, walls: what never changes during a mission. */
export const Ground = memo(function Ground({ mission, names }: Props) {
  const board = boardFor(mission);
  const at = (zone: number): { x: number; y: number } => ({
    x: RIM + (zone % board.columns) * CELL,
    y: RIM + Math.floor(zone / board.columns) * CELL,
  });
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="mz-floor" width="22" height="22" patternUnits="userSpaceOnUse">
          <rect width="22" height="22" className={styles.floor} />
          <path d="M0 11h22M11 0v11M0 11v11" className={styles.plank} />
        </pattern>
        <pattern id="mz-street" width="66" height="66" patternUnits="userSpaceOnUse">
          <rect width="66" height="66" className={styles.street} />
          <circle cx="13" cy="21" r="1.6" className={styles.grit} />
          <circle cx="47" cy="9" r="1.2" className={styles.grit} />
          <circle cx="31" cy="51" r="1.8" className={styles.grit} />
        </pattern>
        <pattern id="mz-dark" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="10" height="10" className={styles.unknown} />
          <path d="M0 0v10" className={styles.hatch} />
        </pattern>
      </defs>
      <rect
        width={board.columns * CELL + 2 * RIM}
        height={board.rows * CELL + 2 * RIM}
        rx="16"
        className={styles.block}
      />
      {board.ids.map((id, zone) => {
        const { x, y } = at(zone);
        const isRoom = board.isRoom[zone];
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <rect width={CELL} height={CELL} fill={isRoom ? 'url(#mz-floor)' : 'url(#mz-street)'} />
            {!isRoom && <Lanes beside={board.beside[zone] ?? []} isRoom={board.isRoom} />}
            {isRoom && names[id] && (
              <text x="8" y="16" className={styles.roomName}>
                {names[id]}
              </text>
            )}
            {board.hasSpawn[zone] && isRoom && <Skull />}
          </g>
        );
      })}
      {board.links.map(({ a, b, kind }) => {
        const from = at(a);
        const isEast = b === a + 1;
        const x1 = isEast ? from.x + CELL : from.x;
        const y1 = isEast ? from.y : from.y + CELL;
        const line = { x1, y1, x2: isEast ? x1 : x1 + CELL, y2: isEast ? y1 + CELL : y1 };
        if (kind === 'open') return <line key={`${a} ${b}`} {...line} className={styles.seam} />;
        if (kind === 'opening') return <Opening key={`${a} ${b}`} {...line} />;
        return <line key={`${a} ${b}`} {...line} className={styles.wall} />;
      })}
      <rect x={RIM} y={RIM} width={board.columns * CELL} height={board.rows * CELL} className={styles.rim} />
    </g>
  );
});

/** Dashes in the middle of the road, towards the streets beside. */
function Lanes({ beside, isRoom }: { readonly beside: readonly number[]; readonly isRoom: readonly boolean[] }) {
  const half = CELL / 2;
  const ways = [`M${half} ${half}V0`, `M${half} ${half}H${CELL}`, `M${half} ${half}V${CELL}`, `M${half} ${half}H0`];
  return (
    <>
      {ways.map((way, side) => {
        const zone = beside[side] ?? -1;
        return zone >= 0 && !isRoom[zone] ? <path key={way} d={way} className={styles.lane} /> : null;
      })}
    </>
  );
}

/** Where the dead may come from when the building is opened. */
const Skull = () => (
  <g className={styles.symbol} transform={`translate(${CELL - 20} 14)`}>
    <path d="M0-8a8 8 0 0 1 5 14v4h-10v-4a8 8 0 0 1 5-14z" />
    <circle cx="-3" cy="-1" r="1.8" className={styles.socket} />
    <circle cx="3" cy="-1" r="1.8" className={styles.socket} />
  </g>
);

function Opening({
  x1,
  y1,
  x2,
  y2,
}: {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}) {
  const third = (from: number, to: number, part: number): number => from + ((to - from) * part) / 3;
  return (
    <>
      <line x1={x1} y1={y1} x2={third(x1, x2, 1)} y2={third(y1, y2, 1)} className={styles.wall} />
      <line x1={third(x1, x2, 2)} y1={third(y1, y2, 2)} x2={x2} y2={y2} className={styles.wall} />
    </>
  );
}
