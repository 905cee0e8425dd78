import type { GameCover } from '../../../table/cover.ts';

// A street that narrows towards a red sky, those who come down it, and in lights above them the game's fifteen: never a time, for it also stands over how a match has ended.

const BODY =
  'M11 1.2a4.2 4.2 0 0 1 3.9 5.7l1.2 1.2 5.9.3a1.5 1.5 0 0 1 0 3l-5.4.6-.6 3.2 2.6 6.6-3.3 1.2-2.8-6-2 6.2-5.2-.6.4-2.3 2.2-.3.7-5.6-.5-3.4-2.2 2.6-2.4-1.6 3.2-5A4.2 4.2 0 0 1 11 1.2z';

/** Far ones first; every other one turns the other way. */
const CROWD = Array.from({ length: 23 }, (_, i) => {
  const row = Math.floor(i / 6);
  return {
    x: 470 + ((i * 47) % (230 + row * 40)) - row * 20,
    y: 236 + row * 17 + ((i * 13) % 9),
    size: 1.5 + row * 0.75,
    isTurned: i % 2 === 1,
    shade: ['#5a2c30', '#452530', '#331e2a', '#231722'][row],
  };
});

// Seven-segment lights.
const LIGHTS = {
  '1': 'M36 6v34l-7-5V13zM36 48v34l-7-7V53z',
  '5': 'M6 4h28l-6 7H12zM36 48v34l-7-7V53zM6 84h28l-6-7H12zM4 6v34l7-5V13zM7 44l5-4h16l5 4-5 4H12z',
  '′': 'M10 4h12l-7 26H7z',
};
const LIT: readonly (keyof typeof LIGHTS)[] = ['1', '5', '′'];

function Art() {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="z15-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#10121c" />
          <stop offset=".42" stopColor="#3c1524" />
          <stop offset=".58" stopColor="#b3322b" />
          <stop offset=".62" stopColor="#f0803c" />
        </linearGradient>
        <linearGradient id="z15-road" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a2a2a" />
          <stop offset=".4" stopColor="#23222a" />
          <stop offset="1" stopColor="#15161b" />
        </linearGradient>
        <radialGradient id="z15-light" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#6ea2ff" stopOpacity=".7" />
          <stop offset="1" stopColor="#6ea2ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="450" fill="url(#z15-sky)" />
      <path d="M250 450L540 246h80l300 204z" fill="url(#z15-road)" />
      <path d="M576 250h8l16 40h-20zM570 310h28l20 60h-36zM560 392h58l14 58h-76z" fill="#c9b458" opacity=".6" />
      <path d="M0 450V60h90v40h70v-28h96v76h84v-34h70v60h66v40h52v32L250 450z" fill="#0d0c13" />
      <path d="M800 450V96h-44v36h-52v-22h-44v66h-36v60h-18v10l194 176z" fill="#0d0c13" />
      <g fill="#f0b04a">
        <path d="M30 120h14v18H30zM58 170h14v18H58zM180 130h14v18h-14zM214 190h14v18h-14zM352 200h10v14h-10z" />
        <path d="M724 170h10v14h-10zM768 214h12v16h-12zM690 220h8v11h-8z" opacity=".9" />
      </g>
      <circle cx="556" cy="220" r="120" fill="url(#z15-light)" />
      <g transform="translate(556 214)">
        <rect x="-12" y="0" width="24" height="8" rx="2" fill="#1b1e28" />
        <path d="M-8 0a8 9 0 0 1 16 0z" fill="#9cc0ff" />
      </g>
      {CROWD.map(({ x, y, size, isTurned, shade }, i) => (
        <path
          key={i}
          d={BODY}
          fill={shade}
          transform={`translate(${x} ${y}) scale(${isTurned ? -size : size} ${size}) translate(-12 0)`}
        />
      ))}
      <g transform="translate(612 143) skewX(-6) scale(0.6)">
        <rect x="-18" y="-16" width="152" height="120" rx="12" fill="#0d0806" stroke="#3a2216" strokeWidth="4" />
        <g fill="#ff6a3c" data-lit={LIT.join('')}>
          {LIT.map((light, i) => (
            <path key={light} d={LIGHTS[light]} transform={`translate(${i * 46} 0)`} />
          ))}
        </g>
        <rect x="-18" y="-16" width="152" height="120" rx="12" fill="#ff6a3c" opacity=".08" />
      </g>
    </svg>
  );
}

export const cover: GameCover = {
  mood: { sky: '#3c1524', ground: '#101017', glow: '#ff6a3c' },
  Art,
};
