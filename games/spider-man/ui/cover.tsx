import type { GameCover } from '../../../table/cover.ts';

// A comic page: roofs at noon, halftone sky, and one line of web across the city.

const ROOFS = [
  { x: 300, w: 70, h: 150 },
  { x: 372, w: 60, h: 220 },
  { x: 436, w: 84, h: 170 },
  { x: 524, w: 58, h: 260 },
  { x: 586, w: 92, h: 190 },
  { x: 682, w: 64, h: 240 },
  { x: 750, w: 60, h: 160 },
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
      <path d="M290 60Q470 250 700 40" fill="none" stroke="#fff" strokeWidth="4" />
      <g transform="translate(498 158) rotate(-24)">
        <path d="M-6-34L0-96" stroke="#fff" strokeWidth="4" />
        <circle cx="0" cy="-26" r="15" fill="#c8202a" stroke="#14110f" strokeWidth="4" />
        <path d="M-9-28l7 5M9-28l-7 5" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        <path d="M-14-10q14-8 28 0l4 34-18 12-18-12z" fill="#c8202a" stroke="#14110f" strokeWidth="4" />
        <path
          d="M-16 24l-18 22 20 14M16 24l22 10-6 24"
          fill="none"
          stroke="#1f4fa8"
          strokeWidth="13"
          strokeLinecap="round"
        />
        <path d="M-14-6l-22 18M14-6l-8-40" stroke="#c8202a" strokeWidth="11" strokeLinecap="round" />
      </g>
    </svg>
  );
}

export const cover: GameCover = { mood: { sky: '#7a1218', ground: '#1b1210', glow: '#f4d35e' }, Art };
