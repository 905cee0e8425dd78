import type { ReactNode } from 'react';
import type { GameCover } from '../../../table/cover.ts';
import { Defender } from './drawn/defender.tsx';
import { lit, once } from './drawn/drawing.tsx';
import { brute } from './drawn/brutes.ts';
import { monster } from './drawn/monsters.ts';
import { wanderer } from './drawn/wanderers.ts';

// The last minutes of the night: they come up the hill, the planks hold, and behind the hill there is light.

/** Far ones first. */
const HORDE = [
  { who: 'monster 0', x: 650, y: 286, size: 0.8 },
  { who: 'brute 0', x: 402, y: 292, size: 0.76 },
  { who: 'wanderer 2', x: 520, y: 300, size: 0.82 },
] as const;
const shapes = { wanderer, brute, monster } as const;
const drawn = once((who: (typeof HORDE)[number]['who']) => {
  const [kind, variant] = who.split(' ') as [keyof typeof shapes, string];
  return lit(shapes[kind](Number(variant)), 40);
});

/** Whoever holds the planks, seen from behind. */
const HOLDING = [
  { character: 'haggler', x: 448, y: 372 },
  { character: 'pillar', x: 582, y: 366 },
  { character: 'hipster', x: 724, y: 374 },
] as const;

interface Boxed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}

const Box = ({ x, y, size, children }: Boxed) => (
  <svg x={x - size / 2} y={y - size} width={size} height={size} overflow="visible">
    {children}
  </svg>
);

const STARS = [60, 128, 190, 262, 318, 402, 470, 560, 682, 736].map((x, i) => ({
  x,
  y: 18 + ((i * 37) % 88),
  r: 0.9 + (i % 3) * 0.4,
}));

function Art() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="ud-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0a1124" />
          <stop offset=".3" stopColor="#2a2243" />
          <stop offset=".45" stopColor="#863a3e" />
          <stop offset=".58" stopColor="#f09a48" />
        </linearGradient>
        <radialGradient id="ud-sun" cx=".72" cy=".57" r=".34">
          <stop offset="0" stopColor="#fff3cc" />
          <stop offset=".2" stopColor="#ffc566" stopOpacity=".85" />
          <stop offset="1" stopColor="#f09a48" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ud-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7a4a28" />
          <stop offset="1" stopColor="#2b180d" />
        </linearGradient>
      </defs>
      <rect width="800" height="450" fill="url(#ud-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#f6ecd8" />
      ))}
      <path d="M690 40a27 27 0 1 0 22 45 32 32 0 0 1-22-45z" fill="#efe3c6" opacity=".92" />
      <rect width="800" height="450" fill="url(#ud-sun)" />
      <path d="M0 296q150-46 300-36t250-22 250 32v180H0z" fill="#4a2530" />
      {HORDE.map(({ who, x, y, size }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          strokeLinejoin="round"
          strokeLinecap="round"
          dangerouslySetInnerHTML={{ __html: drawn(who) }}
        />
      ))}
      <path d="M0 322q180-38 400-22t400-6v156H0z" fill="#1d1219" />
      <g stroke="#120a06" strokeWidth="2" fill="url(#ud-wood)">
        <path d="M52 450V306l15-12 15 12v144z" />
        <path d="M372 450V310l15-12 15 12v140z" />
        <path d="M690 450V300l16-13 16 13v150z" />
        <path d="M-10 352l820-26v28L-10 382z" />
        <path d="M-10 402l820 14v29L-10 432z" />
        <path d="M430 450l128-122 19 18-128 122z" />
        <path d="M212 450l-92-118 20-16 92 118z" />
      </g>
      <g fill="#e2c597">
        <circle cx="67" cy="366" r="3" />
        <circle cx="387" cy="356" r="3" />
        <circle cx="706" cy="344" r="3" />
        <circle cx="67" cy="420" r="3" />
        <circle cx="387" cy="424" r="3" />
        <circle cx="706" cy="430" r="3" />
      </g>
      <path d="M-10 352l820-26" stroke="#ffb35c" strokeWidth="2.500" opacity=".85" fill="none" />
      {HOLDING.map(({ character, ...at }) => (
        <Box key={character} {...at} size={150}>
          <Defender character={character} />
        </Box>
      ))}
    </svg>
  );
}

export const cover: GameCover = {
  mood: { sky: '#2a2243', ground: '#160d10', glow: '#f09a48' },
  Art,
};
