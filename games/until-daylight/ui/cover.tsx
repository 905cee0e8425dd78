import type { GameCover } from '../../../table/cover.ts';

// The last minutes of the night: they come up the hill, the planks hold, and behind the hill there is light.

const WALKERS = [
  { x: 86, y: 181, size: 0.62, lean: -4 },
  { x: 128, y: 176, size: 0.7, lean: 5 },
  { x: 168, y: 172, size: 0.86, lean: -3 },
  { x: 214, y: 170, size: 0.74, lean: 4 },
  { x: 252, y: 173, size: 0.92, lean: -5 },
  { x: 296, y: 178, size: 0.7, lean: 3 },
  { x: 338, y: 184, size: 0.82, lean: -6 },
] as const;

function Walker({ x, y, size, lean }: (typeof WALKERS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`} fill="#15101c">
      <circle cx="0" cy="-41" r="7.5" />
      <path d="M-9-32q9-4 18 0l3 20-5 1-1 27h-5l-1-20-2 20h-5l-1-27-5-1z" />
      <path
        d="M-8-29l-14 12-6-2M8-29l15 9 7-4"
        fill="none"
        stroke="#15101c"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
    </g>
  );
}

function Art() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="ud-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b1226" />
          <stop offset=".34" stopColor="#2b2344" />
          <stop offset=".52" stopColor="#8c3b3c" />
          <stop offset=".63" stopColor="#f09a48" />
        </linearGradient>
        <radialGradient id="ud-sun" cx=".53" cy=".63" r=".42">
          <stop offset="0" stopColor="#fff0c2" />
          <stop offset=".22" stopColor="#ffc566" stopOpacity=".85" />
          <stop offset="1" stopColor="#f09a48" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ud-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6b4023" />
          <stop offset="1" stopColor="#2b180d" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="url(#ud-sky)" />
      <g fill="#f6ecd8">
        <circle cx="46" cy="38" r="1.200" />
        <circle cx="104" cy="22" r="1.600" />
        <circle cx="150" cy="64" r="1" />
        <circle cx="226" cy="30" r="1.300" />
        <circle cx="352" cy="60" r="1.500" />
        <circle cx="378" cy="24" r="1" />
      </g>
      <path d="M312 28a22 22 0 1 0 18 36 26 26 0 0 1-18-36z" fill="#efe3c6" opacity=".9" />
      <rect width="400" height="300" fill="url(#ud-sun)" />
      <path d="M0 190q60-22 132-14t140-6 128 14v126H0z" fill="#3a1f2a" />
      {WALKERS.map(walker => (
        <Walker key={walker.x} {...walker} />
      ))}
      <path d="M0 214q90-24 200-14t200 4v96H0z" fill="#1c1118" />
      <g stroke="#140c08" strokeWidth="1.500">
        <path d="M24 300V196l10-8 10 8v104z" fill="url(#ud-wood)" />
        <path d="M356 300V190l11-9 11 9v110z" fill="url(#ud-wood)" />
        <path d="M182 300v-98l10-8 10 8v98z" fill="url(#ud-wood)" />
        <path d="M-6 232l412-18v19L-6 252z" fill="url(#ud-wood)" />
        <path d="M-6 262l412 10v20L-6 283z" fill="url(#ud-wood)" />
        <path d="M60 296l96-92 14 13-96 92z" fill="url(#ud-wood)" />
        <path d="M330 300l-84-94 15-12 84 95z" fill="url(#ud-wood)" />
      </g>
      <g fill="#d8b98a">
        <circle cx="34" cy="240" r="2" />
        <circle cx="192" cy="233" r="2" />
        <circle cx="367" cy="226" r="2" />
        <circle cx="34" cy="274" r="2" />
        <circle cx="192" cy="278" r="2" />
        <circle cx="367" cy="282" r="2" />
      </g>
      <path d="M-6 232l412-18" stroke="#ffb35c" strokeWidth="1.800" opacity=".8" fill="none" />
    </svg>
  );
}

export const cover: GameCover = {
  mood: { sky: '#2b2344', ground: '#160d10', glow: '#f09a48' },
  Art,
};
