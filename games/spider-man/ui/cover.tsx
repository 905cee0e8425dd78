import type { GameCover } from '../../../table/cover.ts';
import { Standing } from '../../../table/standing.tsx';
import { spiderMan } from './drawn/people.ts';
import { villains } from './drawn/villains.ts';

// A comic page: halftone sky, roofs in the evening, one of them in red on his line of web, and two who wait for him.

const ROOFS = [
  { x: 216, w: 86, h: 118 },
  { x: 300, w: 70, h: 150 },
  { x: 372, w: 60, h: 196 },
  { x: 434, w: 56, h: 142 },
  { x: 490, w: 92, h: 168 },
  { x: 584, w: 74, h: 128 },
  { x: 660, w: 112, h: 146 },
  { x: 774, w: 40, h: 190 },
];

function Art() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="smc-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7a1218" />
          <stop offset=".55" stopColor="#e0502f" />
          <stop offset="1" stopColor="#f4c95e" />
        </linearGradient>
        <pattern id="smc-dots" width="12" height="12" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="2.200" fill="#fff3c9" opacity=".28" />
        </pattern>
      </defs>
      <rect width="800" height="450" fill="url(#smc-sky)" />
      <rect width="800" height="450" fill="url(#smc-dots)" />
      <circle cx="640" cy="130" r="86" fill="#ffe9a8" />
      <g stroke="#14110f" strokeWidth="4">
        {ROOFS.map(({ x, w, h }, i) => (
          <g key={x}>
            <rect x={x} y={450 - h} width={w} height={h} fill={i % 2 ? '#27314a' : '#35425f'} />
            {Array.from({ length: Math.floor(h / 34) }, (_, row) => (
              <path
                key={row}
                d={`M${x + 12} ${450 - h + 22 + row * 32}h${w - 24}`}
                stroke={(row + i) % 3 ? '#141b2c' : '#f4d35e'}
                strokeWidth="9"
                strokeDasharray="9 9"
              />
            ))}
          </g>
        ))}
      </g>
      <path d="M598 116L700-10" stroke="#fff" strokeWidth="4" />
      <Standing markup={villains.vulture} x={390} y={176} size={2.1} />
      <Standing markup={spiderMan} x={534} y={284} size={2.6} />
      <Standing markup={villains.venom} x={716} y={306} size={2.7} />
    </svg>
  );
}

export const cover: GameCover = { mood: { sky: '#7a1218', ground: '#1b1210', glow: '#f4d35e' }, Art };
