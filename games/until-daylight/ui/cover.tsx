import type { GameCover } from '../../../table/cover.ts';

// The last minutes of the night: they come up the hill, the planks hold, and behind the hill there is light.

const INK = '#150f1a';

const WALKERS = [
  { x: 372, y: 264, size: 0.72, lean: -6, isDragging: true },
  { x: 436, y: 254, size: 0.95, lean: 3, isDragging: false },
  { x: 508, y: 246, size: 1.12, lean: -4, isDragging: false },
  { x: 566, y: 243, size: 0.84, lean: 7, isDragging: true },
  { x: 634, y: 244, size: 1.26, lean: -2, isDragging: false },
  { x: 704, y: 252, size: 0.9, lean: 5, isDragging: false },
  { x: 752, y: 258, size: 1.08, lean: -7, isDragging: true },
] as const;

/** One of them, from the side, feet at the origin, walking to the left. */
function Walker({ x, y, size, lean, isDragging }: (typeof WALKERS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`} fill={INK} stroke={INK} strokeLinecap="round">
      <ellipse cx="-9" cy="-56" rx="6.500" ry="7.500" transform="rotate(-18 -9 -56)" stroke="none" />
      <path d="M-7-49q8-3 13 3l4 24-3 6-9-1-2 4-4-6z" stroke="none" />
      <path d="M2-24l-7 12-5 12m-5 0h7" fill="none" strokeWidth="5" />
      <path d="M6-24l7 11-1 13m-5 0h8" fill="none" strokeWidth="5" />
      {isDragging ? (
        <path d="M3-44l2 13-3 13M-3-44l-13 5-8-6" fill="none" strokeWidth="4.200" />
      ) : (
        <path d="M0-45l-16 1-10-6M3-42l-15 6-11-3" fill="none" strokeWidth="4.200" />
      )}
    </g>
  );
}

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
      {WALKERS.map(walker => (
        <Walker key={walker.x} {...walker} />
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
    </svg>
  );
}

export const cover: GameCover = {
  mood: { sky: '#2a2243', ground: '#160d10', glow: '#f09a48' },
  Art,
};
