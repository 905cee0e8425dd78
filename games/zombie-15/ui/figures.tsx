import { Icon } from '../../../table/icon.tsx';
import type { Colour, TokenId } from '../content/tokens.ts';
import { tokens } from '../content/tokens.ts';
import { tokenIcon } from './icons.ts';
import type { Area } from './plan.ts';
import { rowed } from './plan.ts';
import styles from './map.module.css';

// Small things on the map, drawn around a point.

/** Head down, arms out, one leg that drags. */
const ZOMBIE =
  'M11 1.2a4.2 4.2 0 0 1 3.9 5.7l1.2 1.2 5.9.3a1.5 1.5 0 0 1 0 3l-5.4.6-.6 3.2 2.6 6.6-3.3 1.2-2.8-6-2 6.2-5.2-.6.4-2.3 2.2-.3.7-5.6-.5-3.4-2.2 2.6-2.4-1.6 3.2-5A4.2 4.2 0 0 1 11 1.2z';

/** What the map draws again and again. */
export function Shapes() {
  return (
    <defs>
      <symbol id="z15-zombie" viewBox="0 0 24 24">
        <path d={ZOMBIE} />
      </symbol>
      <pattern id="z15-tape" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="10" height="10" fill="#e9c21f" />
        <rect width="5" height="10" fill="#17181c" />
      </pattern>
      <pattern id="z15-floor" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 0h12v12H0z" fill="none" stroke="#000" strokeOpacity="0.28" />
        <path d="M6 0v6h6" fill="none" stroke="#fff" strokeOpacity="0.05" />
      </pattern>
    </defs>
  );
}

const MOST_FIGURES = 6;
const TINTS = ['#b9cf9d', '#9fbf8a', '#c3c99a', '#93b59a'];

interface CrowdProps {
  readonly area: Area;
  readonly count: number;
  readonly isStreet: boolean;
}

/** Zombies: a few figures and how many they are. A round number lies on the road, a square one in a search zone. */
export function Crowd({ area, count, isStreet }: CrowdProps) {
  const shown = Math.min(count, MOST_FIGURES);
  const room = { ...area, width: area.width - 14 };
  const { size, at } = rowed(room, shown, isStreet ? 19 : 17);
  const badge = { x: area.x + area.width - 7, y: area.y + area.height / 2 };
  const r = count > MOST_FIGURES ? 11 : 8;
  return (
    <g aria-hidden="true" className={styles.crowd} data-large={count > MOST_FIGURES || undefined}>
      {at.map(({ x, y }, i) => (
        <g key={i} className={styles.zombie}>
          <use
            href="#z15-zombie"
            x={-size / 2}
            y={-size / 2}
            width={size}
            height={size}
            fill={TINTS[i % TINTS.length]}
            transform={`translate(${x} ${y})${i % 2 ? ' scale(-1 1)' : ''}`}
          />
        </g>
      ))}
      {count > 0 && (
        <g transform={`translate(${badge.x} ${badge.y})`}>
          {isStreet ? (
            <circle r={r} className={styles.roadCount} />
          ) : (
            <rect x={-r} y={-r} width={2 * r} height={2 * r} rx="2" className={styles.indoorCount} />
          )}
          <text className={isStreet ? styles.roadNumber : styles.indoorNumber} fontSize={r * 1.55} dy="0.36em">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

interface GlyphProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** A picture around a point. */
export const Glyph = ({ d, x, y, size, className }: GlyphProps) => (
  <path
    d={d}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    className={className ?? styles.glyph}
  />
);

export const LOCK_PAINT: { readonly [C in Colour]: string } = {
  blue: '#67b1ff',
  red: '#ff7468',
  yellow: '#ffd83d',
  green: '#73dc7c',
};

/** A search token: what it is, or that nobody knows yet. */
export function TokenDisc(props: { token: TokenId | null; x: number; y: number; size: number; mark: string }) {
  const { token, x, y, size, mark } = props;
  const r = size / 2 - 0.5;
  const about = token && tokens[token];
  const fill = about?.colour ? LOCK_PAINT[about.colour] : about?.kind === 'bag' ? '#d7b98a' : '#e9e2cf';
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={token ? fill : '#1d2733'} className={styles.disc} />
      {token ? (
        <Glyph d={tokenIcon[token]} x={x} y={y} size={size * 0.72} className={styles.inkGlyph} />
      ) : (
        <text x={x} y={y} dy="0.36em" fontSize={size * 0.72} className={styles.unknown}>
          ?
        </text>
      )}
      {token && mark !== '' && (
        <g transform={`translate(${x + r * 0.8} ${y - r * 0.75})`}>
          <circle r={size * 0.27} className={styles.markDisc} />
          <text dy="0.36em" fontSize={size * 0.4} className={styles.mark}>
            {mark}
          </text>
        </g>
      )}
    </g>
  );
}

/** The same beside the map. */
export function TokenChip({ token, mark }: { readonly token: TokenId; readonly mark: string }) {
  const about = tokens[token];
  const paint = about.colour ? LOCK_PAINT[about.colour] : about.kind === 'bag' ? '#d7b98a' : '#e9e2cf';
  return (
    <span className={styles.chip} style={{ background: paint }}>
      <Icon d={tokenIcon[token]} />
      {mark !== '' && <b>{mark}</b>}
    </span>
  );
}
