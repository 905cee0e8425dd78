const STARS = Array.from({ length: 34 }, (_, i) => ({
  x: (i * 197) % 1440,
  y: 14 + ((i * 83) % 150),
  r: 0.8 + ((i * 7) % 5) * 0.28,
}));

const TORCHES = [700, 985, 1300] as const;

/** A stretch of wall: merlons of this width, gaps of that, a base that runs below the picture. */
function wall(y: number, merlon: number, gap: number, height: number): string {
  let path = `M-20 320V${y}`;
  for (let x = -20; x < 1460; x += merlon + gap) path += `V${y - height}H${x + merlon}V${y}H${x + merlon + gap}`;
  return `${path}V320z`;
}

const BACK = wall(196, 22, 16, 12);
const FRONT = wall(238, 46, 30, 24);

/** The house by night: two walls, a keep, and somebody has lit the torches. */
export function HouseArt() {
  return (
    <svg viewBox="0 0 1440 320" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="house-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1020" />
          <stop offset=".55" stopColor="#3a2b48" />
          <stop offset="1" stopColor="#a3562e" />
        </linearGradient>
        <radialGradient id="house-fire">
          <stop offset="0" stopColor="#ffd58c" />
          <stop offset=".25" stopColor="#f29a3c" stopOpacity=".75" />
          <stop offset="1" stopColor="#e9963e" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="house-stone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5a432e" />
          <stop offset="1" stopColor="#241a12" />
        </linearGradient>
        <pattern id="house-blocks" width="64" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 14h64M0 28h64M16 0v14M48 14v14" stroke="#120d09" strokeWidth="1.400" opacity=".55" fill="none" />
        </pattern>
      </defs>
      <rect width="1440" height="320" fill="url(#house-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#f6ecdc" opacity={0.35 + r / 3} />
      ))}
      <circle cx="1130" cy="70" r="40" fill="#f4e3bd" opacity=".16" />
      <circle cx="1130" cy="70" r="28" fill="#f4e3bd" />
      <circle cx="1141" cy="63" r="24" fill="#1b1a2b" opacity=".35" />
      <path d="M930 196V96h16v14h18V96h20v14h18V96h16v100z" fill="#31252a" />
      <path d="M974 96V52" stroke="#241b1c" strokeWidth="4" />
      <path d="M976 54q20-8 38 4-18 6-38 18z" fill="#b5462c" />
      <path d={BACK} fill="#3a2b25" />
      <path d={FRONT} fill="url(#house-stone)" />
      <path d={FRONT} fill="url(#house-blocks)" />
      {TORCHES.map(x => (
        <g key={x}>
          <circle cx={x} cy="252" r="110" fill="url(#house-fire)" opacity=".7" />
          <path d={`M${x - 3} 262h6l-1 24h-4z`} fill="#0f0b08" />
          <path d={`M${x} 236c8 9 11 14 11 19a11 11 0 0 1-22 0c0-5 3-10 11-19z`} fill="#f7b455" />
          <path d={`M${x} 247c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z`} fill="#fff1c9" />
        </g>
      ))}
    </svg>
  );
}
