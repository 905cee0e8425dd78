import type { GameCover } from '../../../table/cover.ts';

const PEBBLES = [
  { x: 590, y: 270, size: 0.9, colour: '#f3c04b' },
  { x: 650, y: 200, size: 0.7, colour: '#8fc7f2' },
  { x: 715, y: 140, size: 0.5, colour: '#f29b8f' },
] as const;

/** A path through a garden in the evening, and who is on it. */
function Art() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect width="800" height="450" fill="#7d9a6a" />
      <path d="M0 110q200-50 400-10t400-40v390H0z" fill="#4c6b3c" />
      <path d="M440 450q30-120 150-220t130-164h26q10 104-70 184t-70 200z" fill="#c9b98a" />
      {PEBBLES.map(({ x, y, size, colour }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse cx="6" cy="34" rx="62" ry="20" fill="#1e2f1b" opacity=".5" />
          <ellipse rx="58" ry="40" fill={colour} />
          <ellipse cx="-16" cy="-12" rx="22" ry="11" fill="#ffffff" opacity=".55" />
        </g>
      ))}
    </svg>
  );
}

/** The face of the game on the shelf and around its table: own drawings only. */
export const cover: GameCover = { mood: { sky: '#3c5230', ground: '#16220f', glow: '#f3c04b' }, Art };
