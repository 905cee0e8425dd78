import type { GameCover } from '../../../table/cover.ts';

// A street at night: they come out of the fog under the street lamps, and four capes stand in their way.

const TOWERS = [
  { x: 330, width: 84, height: 210 },
  { x: 424, width: 62, height: 262 },
  { x: 496, width: 96, height: 190 },
  { x: 602, width: 70, height: 282 },
  { x: 682, width: 110, height: 226 },
];
const DEAD = [0, 1, 2, 3, 4, 5].map(i => ({
  x: 372 + i * 46,
  y: 268 + ((i * 29) % 22),
  size: 0.78 + ((i * 3) % 4) * 0.1,
}));
const CAPES = [
  { x: 598, y: 296, tone: '#2f7d3f', size: 1.25 },
  { x: 652, y: 300, tone: '#b3262e', size: 1.05 },
  { x: 704, y: 298, tone: '#1f5fae', size: 1.1 },
  { x: 754, y: 302, tone: '#7a4aa5', size: 0.95 },
];

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
          <stop offset="0" stopColor="#120a22" />
          <stop offset=".6" stopColor="#4b1f57" />
          <stop offset="1" stopColor="#2f8f83" />
        </linearGradient>
        <radialGradient id="mz-lamp" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#bff5dd" stopOpacity=".75" />
          <stop offset="1" stopColor="#2f8f83" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="450" fill="url(#mz-sky)" />
      {TOWERS.map(tower => (
        <Tower key={tower.x} {...tower} />
      ))}
      <ellipse cx="520" cy="290" rx="330" ry="90" fill="url(#mz-lamp)" />
      <g fill="#173f3a">
        {DEAD.map(({ x, y, size }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${-size} ${size})`}>
            <circle cx="0" cy="-58" r="9" />
            <path d="M-9-50h18l4 34h-6l-2 34h-6l-2-30-5 30h-6l3-36z" />
            <path d="M-8-44l-24 6v5l24-3zM8-44l-34 12 1 5 34-10z" />
          </g>
        ))}
      </g>
      <path d="M0 306q400-26 800-6v150H0z" fill="#120a1c" />
      {CAPES.map(({ x, y, tone, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-12-66q12-9 24 0l20 70q-32 14-62 0z" fill={tone} />
          <circle cx="0" cy="-77" r="11" fill="#0d0714" />
          <path d="M-11-66h22l5 42h-7l-2 38h-6l-1-32-4 32h-6l-1-38h-6z" fill="#0d0714" />
        </g>
      ))}
    </svg>
  );
}

export const cover: GameCover = { mood: { sky: '#3a1a4a', ground: '#140a20', glow: '#57d6c0' }, Art };
