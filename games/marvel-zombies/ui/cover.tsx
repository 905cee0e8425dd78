import type { GameCover } from '../../../table/cover.ts';

// A street at night: they come out of the fog under the street lamps, and four capes stand in their way.

const DEAD = [0, 1, 2, 3, 4, 5, 6].map(i => ({
  x: 470 + i * 52,
  y: 262 + ((i * 29) % 34),
  size: 0.8 + ((i * 3) % 4) * 0.14,
}));
const CAPES = [
  { x: 420, tone: '#b3262e' },
  { x: 520, tone: '#2f7d3f' },
  { x: 620, tone: '#1f5fae' },
  { x: 712, tone: '#7a4aa5' },
];
const WINDOWS = Array.from({ length: 40 }, (_, i) => ({
  x: 330 + ((i * 73) % 460),
  y: 40 + ((i * 47) % 150),
  lit: i % 5 === 0,
}));

function Art() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="mz-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#120a22" />
          <stop offset=".6" stopColor="#4b1f57" />
          <stop offset="1" stopColor="#2f8f83" />
        </linearGradient>
        <radialGradient id="mz-lamp" cx=".5" cy=".1" r=".9">
          <stop offset="0" stopColor="#d9ffe9" stopOpacity=".8" />
          <stop offset="1" stopColor="#2f8f83" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="450" fill="url(#mz-sky)" />
      <path d="M320 300V60h80v-30h60v60h50V10h90v90h60V50h70v60h90v190z" fill="#1b1130" />
      {WINDOWS.map(({ x, y, lit }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="9" height="13" fill={lit ? '#f4d58a' : '#2b1d47'} />
      ))}
      <ellipse cx="600" cy="330" rx="320" ry="120" fill="url(#mz-lamp)" />
      <g fill="#173f3a">
        {DEAD.map(({ x, y, size }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <circle cx="0" cy="-58" r="9" />
            <path d="M-9-50h18l4 34h-6l-2 34h-6l-2-30-5 30h-6l3-36z" />
            <path d="M-8-44l-24 6v5l24-3zM8-44l-34 12 1 5 34-10z" />
          </g>
        ))}
      </g>
      <path d="M300 360q250-40 500-10v100H300z" fill="#120a1c" />
      {CAPES.map(({ x, tone }) => (
        <g key={x} transform={`translate(${x} 372)`}>
          <path d="M-13-66q13-10 26 0l22 84q-35 16-66 0z" fill={tone} />
          <circle cx="0" cy="-78" r="12" fill="#0d0714" />
          <path d="M-12-66h24l5 46h-8l-2 40h-6l-1-34-4 34h-6l-1-40h-6z" fill="#0d0714" />
        </g>
      ))}
    </svg>
  );
}

export const cover: GameCover = { mood: { sky: '#3a1a4a', ground: '#140a20', glow: '#57d6c0' }, Art };
