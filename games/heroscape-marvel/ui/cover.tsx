import type { GameCover } from '../../../table/cover.ts';
import { Standing } from '../../../table/standing.tsx';
import { figures } from './drawn/figures.ts';

// A city of hexes at dusk: one of the wicked on a ledge, heroes in the street and in the air, and a beam that meets a shield.

const W = 26; // half the width of a hex
const TILES = [
  { q: 0, r: 0, high: 30, ground: '#4b526b' },
  { q: 1, r: 0, high: 30, ground: '#4b526b' },
  { q: 2, r: 0, high: 30, ground: '#565e7a' },
  { q: 3, r: 0, high: 74, ground: '#a3a9b8' },
  { q: 4, r: 0, high: 96, ground: '#a3a9b8' },
  { q: 5, r: 0, high: 74, ground: '#a3a9b8' },
  { q: 0, r: 1, high: 18, ground: '#4b526b' },
  { q: 1, r: 1, high: 18, ground: '#565e7a' },
  { q: 2, r: 1, high: 40, ground: '#8f96a8' },
  { q: 3, r: 1, high: 40, ground: '#8f96a8' },
  { q: 4, r: 1, high: 18, ground: '#4c8f57' },
  { q: 5, r: 1, high: 18, ground: '#417d4c' },
  { q: 0, r: 2, high: 8, ground: '#565e7a' },
  { q: 1, r: 2, high: 8, ground: '#4b526b' },
  { q: 2, r: 2, high: 8, ground: '#4b526b' },
  { q: 3, r: 2, high: 20, ground: '#4c8f57' },
  { q: 4, r: 2, high: 8, ground: '#417d4c' },
  { q: 5, r: 2, high: 8, ground: '#4c8f57' },
] as const;

/** A column of the city, seen from the street. */
function Column({ q, r, high, ground }: (typeof TILES)[number]) {
  const x = 400 + q * W * 2 + r * W;
  const y = 300 + r * 34 - high;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M-${W} 9V${high + 40}L0 ${high + 58}L${W} ${high + 40}V9L0 26z`} fill="#12162a" />
      <path d={`M-${W} 9L0 26V${high + 58}L-${W} ${high + 40}z`} fill="#1e2440" />
      <path d={`M0-18L${W}-9V9L0 26L-${W} 9V-9z`} fill={ground} />
      <path d={`M-${W}-9L0-18L${W}-9`} fill="none" stroke="#ffd9a0" strokeOpacity=".55" strokeWidth="1.500" />
    </g>
  );
}

/** Far ones first. */
const STANDING = [
  { card: 'silver-surfer', x: 330, y: 150, size: 1.15 },
  { card: 'doctor-doom', x: 612, y: 214, size: 1.45 },
  { card: 'iron-man', x: 738, y: 126, size: 1.1 },
  { card: 'hulk', x: 708, y: 328, size: 1.62 },
  { card: 'captain-america', x: 458, y: 316, size: 1.75 },
] as const;

const TOWERS = [
  [40, 190, 52],
  [108, 150, 44],
  [164, 214, 60],
  [246, 130, 48],
  [318, 186, 56],
  [560, 120, 50],
  [628, 172, 62],
  [706, 100, 54],
] as const;

function Art() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="hs-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#10132b" />
          <stop offset=".55" stopColor="#3a2a5e" />
          <stop offset=".8" stopColor="#b3413e" />
        </linearGradient>
        <pattern id="hs-dots" width="9" height="9" patternUnits="userSpaceOnUse">
          <circle cx="4.500" cy="4.500" r="1.300" fill="#fff" fillOpacity=".09" />
        </pattern>
      </defs>
      <rect width="800" height="450" fill="url(#hs-sky)" />
      <circle cx="600" cy="150" r="96" fill="#ffd166" fillOpacity=".9" />
      <rect width="800" height="450" fill="url(#hs-dots)" />
      {TOWERS.map(([x, y, wide]) => (
        <g key={x}>
          <rect x={x} y={y} width={wide} height={450 - y} fill="#171a35" />
          {[0, 1, 2, 3].map(row => (
            <path
              key={row}
              d={`M${x + 9} ${y + 18 + row * 30}h7m9 0h7`}
              stroke="#ffd166"
              strokeOpacity={(x + row) % 3 === 0 ? 0.15 : 0.6}
              strokeWidth="8"
            />
          ))}
        </g>
      ))}
      {TILES.map(tile => (
        <Column key={`${tile.q} ${tile.r}`} {...tile} />
      ))}
      <path d="M578 128L486 240" stroke="#d6ff9e" strokeWidth="10" strokeOpacity=".4" />
      <path d="M578 128L486 240" stroke="#fbfff0" strokeWidth="3.500" />
      {STANDING.map(({ card, ...at }) => (
        <Standing key={card} markup={figures[card]} {...at} />
      ))}
      <path d="M486 240l-10-13 15 5 4-15 4 16 15-4-11 11 12 9-16-2-3 14-7-13-14 4z" fill="#f4ffdc" />
    </svg>
  );
}

export const cover: GameCover = {
  mood: { sky: '#2b2450', ground: '#0d1022', glow: '#ffb347' },
  Art,
};
