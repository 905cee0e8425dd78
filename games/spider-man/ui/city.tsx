import { memo } from 'react';
import { COLUMNS, HEIGHT, ROWS, SIZE, WIDTH } from '../content/boards.ts';
import type { SeenCity, Laid } from '../seen.ts';
import { placeIcon } from './icons.ts';
import { CELL, RIM, cornerOf } from './look.ts';
import styles from './city.module.css';

interface Props {
  readonly city: SeenCity;
  readonly names: { readonly [board: string]: { readonly name: string } };
}

/** Streets, roofs and trees as they were laid; the same drawing as long as the city stays the same. */
export const City = memo(
  function City({ city, names }: Props) {
    return (
      <g aria-hidden="true">
        <defs>
          <pattern id="sm-dots" width="6" height="6" patternUnits="userSpaceOnUse">
            <circle cx="1.6" cy="1.6" r="1.1" className={styles.dot} />
          </pattern>
          <linearGradient id="sm-roof" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" className={styles.roofLight} />
            <stop offset="1" className={styles.roofDark} />
          </linearGradient>
        </defs>
        <rect width={WIDTH * CELL + 2 * RIM} height={HEIGHT * CELL + 2 * RIM} rx="10" className={styles.page} />
        <rect x={RIM} y={RIM} width={WIDTH * CELL} height={HEIGHT * CELL} className={styles.asphalt} />
        <rect x={RIM} y={RIM} width={WIDTH * CELL} height={HEIGHT * CELL} fill="url(#sm-dots)" />
        {Array.from(city.terrain, (letter, square) => (
          <Terrain key={square} letter={letter} square={square} />
        ))}
        {city.places.map(({ place, square, destroyed }) => {
          const { x, y } = cornerOf(square);
          const kind = place.split('-')[0] ?? '';
          return (
            <g key={place} transform={`translate(${x} ${y})`} className={styles[KINDS[kind] ?? 'objective']}>
              {KINDS[kind] !== 'subway' && (
                <rect x="3" y="3" width={CELL - 6} height={CELL - 6} rx="6" className={styles.plate} />
              )}
              <svg x="8" y="8" width={CELL - 16} height={CELL - 16} viewBox="0 0 512 512">
                <path d={placeIcon(place)} className={styles.sign} />
              </svg>
              {destroyed && (
                <path d={`M6 6L${CELL - 6} ${CELL - 6}M${CELL - 6} 6L6 ${CELL - 6}`} className={styles.ruin} />
              )}
            </g>
          );
        })}
        {city.slots.map((laid, slot) => (
          <Slot key={slot} laid={laid} slot={slot} names={names} />
        ))}
      </g>
    );
  },
  (before, after) =>
    before.city.terrain === after.city.terrain &&
    before.names === after.names &&
    JSON.stringify(before.city.places) === JSON.stringify(after.city.places),
);

const KINDS: { readonly [prefix: string]: string } = { hq: 'hq', ps: 'station', sub: 'subway', home: 'home' };

/** One square of ground. */
export function Terrain({ letter, square }: { readonly letter: string; readonly square: number }) {
  const { x, y } = cornerOf(square);
  if (letter === '#' || letter === 'O' || letter === 'H' || letter === 'D' || letter === 'P')
    return (
      <g transform={`translate(${x} ${y})`}>
        <path d={`M3 7L9 1H${CELL - 1}V${CELL - 9}L${CELL - 7} ${CELL - 3}`} className={styles.side} />
        <rect x="2" y="6" width={CELL - 8} height={CELL - 8} rx="2" className={styles.roof} />
        {letter === '#' && <Windows seed={square} />}
      </g>
    );
  if (letter === 'F')
    return (
      <g transform={`translate(${x} ${y})`}>
        <rect width={CELL} height={CELL} className={styles.grass} />
        <circle cx="14" cy="16" r="10" className={styles.tree} />
        <circle cx="30" cy="28" r="11" className={styles.tree} />
      </g>
    );
  if (letter === '?') return <rect x={x} y={y} width={CELL} height={CELL} className={styles.nothing} />;
  return null;
}

/** Roofs differ a little, always in the same way. */
function Windows({ seed }: { readonly seed: number }) {
  const kind = (seed * 7 + 3) % 4;
  if (kind === 0) return <rect x="10" y="14" width="9" height="9" className={styles.detail} />;
  if (kind === 1) return <circle cx="24" cy="26" r="6" className={styles.detail} />;
  if (kind === 2) return <path d="M9 30h22M9 22h22" className={styles.pipes} />;
  return <rect x="20" y="24" width="10" height="6" className={styles.detail} />;
}

function Slot({ laid, slot, names }: { readonly laid: Laid | null; readonly slot: number } & Pick<Props, 'names'>) {
  const x = RIM + (slot % COLUMNS) * SIZE * CELL;
  const y = RIM + Math.floor(slot / COLUMNS) * SIZE * CELL;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={SIZE * CELL} height={SIZE * CELL} className={styles.seam} />
      {laid && (
        <text x={(SIZE * CELL) / 2} y={SIZE * CELL - 5} className={styles.district}>
          {names[laid.board]?.name}
        </text>
      )}
    </g>
  );
}

export const MAP = { width: WIDTH * CELL + 2 * RIM, height: ROWS * SIZE * CELL + 2 * RIM };
