import type { GameCover } from '../../../table/cover.ts';
import { Standing } from '../../../table/standing.tsx';
import { heroes } from './drawn/heroes.ts';
import { CLOTHS, horde } from './drawn/horde.ts';
import { inked } from './drawn/ink.ts';

// A street at night: they come out of the fog under the street lamps, and three heroes stand in their way.

const TOWERS = [
  { x: 230, width: 84, height: 196 },
  { x: 330, width: 84, height: 230 },
  { x: 424, width: 62, height: 272 },
  { x: 496, width: 96, height: 200 },
  { x: 602, width: 70, height: 290 },
  { x: 682, width: 110, height: 236 },
];
/** Far ones first. */
const DEAD = [
  { kind: 'walker', x: 452, y: 262, size: 1.1 },
  { kind: 'runner', x: 398, y: 270, size: -1.15 },
  { kind: 'walker', x: 336, y: 276, size: 1.25 },
  { kind: 'walker', x: 776, y: 272, size: -1.2 },
  { kind: 'brute', x: 300, y: 306, size: 1.35 },
  { kind: 'walker', x: 420, y: 300, size: 1.45 },
  { kind: 'runner', x: 744, y: 308, size: -1.4 },
] as const;

function Tower({ x, width, height }: (typeof TOWERS)[number]) {
  const columns = Math.floor((width - 12) / 18);
  const rows = Math.floor((height - 20) / 26);
  return (
    <g>
      <rect x={x} y={300 - height} width={width} height={height} fill="#1b1130" />
      {Array.from({ length: columns * rows }, (_, i) => (
        <rect
          key={i}
          x={x + 9 + (i % columns) * 18}
          y={300 - height + 14 + Math.floor(i / columns) * 26}
          width="9"
          height="13"
          fill={(i * 7 + x) % 11 === 0 ? '#f4d58a' : '#2b1d47'}
        />
      ))}
    </g>
  );
}

function Art() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="mz-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#160c2a" />
          <stop offset=".6" stopColor="#5c2668" />
          <stop offset="1" stopColor="#2f8f83" />
        </linearGradient>
        <radialGradient id="mz-lamp" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#bff5dd" stopOpacity=".8" />
          <stop offset="1" stopColor="#2f8f83" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="450" fill="url(#mz-sky)" />
      <circle cx="330" cy="84" r="46" fill="#f1e4ff" opacity=".9" />
      {TOWERS.map(tower => (
        <Tower key={tower.x} {...tower} />
      ))}
      <ellipse cx="520" cy="280" rx="360" ry="110" fill="url(#mz-lamp)" />
      <path d="M0 262q400-20 800-4v200H0z" fill="#2a1d3f" />
      {DEAD.map(({ kind, ...at }, i) => (
        <g key={at.x} style={{ '--cloth': CLOTHS[i % CLOTHS.length] } as Record<string, string>}>
          <Standing markup={inked(horde[kind])} {...at} />
        </g>
      ))}
      <ellipse cx="610" cy="318" rx="110" ry="16" fill="#0d0718" opacity=".55" />
      <Standing markup={inked(heroes['black-panther'])} x={496} y={314} size={1.5} />
      <Standing markup={inked(heroes.hulk)} x={614} y={322} size={2.05} />
      <Standing markup={inked(heroes.wasp)} x={704} y={176} size={-1.15} />
    </svg>
  );
}

export const cover: GameCover = { mood: { sky: '#3a1a4a', ground: '#140a20', glow: '#57d6c0' }, Art };
