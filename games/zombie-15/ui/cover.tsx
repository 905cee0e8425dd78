import type { GameCover } from '../../../table/cover.ts';
import { Standing } from '../../../table/standing.tsx';
import { heroes } from './drawn/heroes.ts';
import { inked } from './drawn/ink.ts';
import { TINTS, zombies } from './drawn/zombies.ts';

// A street that narrows towards a red sky, those who come down it, three who must get through, and in lights above them the game's
// fifteen: never a time, for it also stands over how a match has ended.

/** Far ones first; less than nothing: turned round. */
const CROWD = [
  { who: 'clerk', x: 506, y: 252, size: 0.66 },
  { who: 'woman', x: 560, y: 250, size: -0.62 },
  { who: 'reacher', x: 628, y: 252, size: -0.66 },
  { who: 'stout', x: 676, y: 262, size: -0.8 },
  { who: 'woman', x: 452, y: 274, size: 0.95 },
  { who: 'alpha', x: 626, y: 288, size: 1.12 },
  { who: 'reacher', x: 744, y: 300, size: -1.4 },
  { who: 'clerk', x: 344, y: 304, size: 1.4 },
] as const;
const RUNNERS = [
  { who: 'hazel', x: 440, y: 330, size: 1.75 },
  { who: 'sai-fon', x: 690, y: 334, size: -1.75 },
  { who: 'josh', x: 562, y: 344, size: 1.95 },
] as const;

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
          <stop offset="0" stopColor="#241325" />
          <stop offset=".42" stopColor="#6a2333" />
          <stop offset=".58" stopColor="#c8452f" />
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
      <path d="M0 450V60h90v40h70v-28h96v76h84v-34h70v60h66v40h52v32L250 450z" fill="#1c141f" />
      <path d="M800 450V96h-44v36h-52v-22h-44v66h-36v60h-18v10l194 176z" fill="#1c141f" />
      <g fill="#f0b04a">
        <path d="M30 120h14v18H30zM58 170h14v18H58zM180 130h14v18h-14zM214 190h14v18h-14zM352 200h10v14h-10z" />
        <path d="M724 170h10v14h-10zM768 214h12v16h-12zM690 220h8v11h-8z" opacity=".9" />
      </g>
      <circle cx="580" cy="210" r="190" fill="url(#z15-light)" />
      {CROWD.map(({ who, ...at }, i) => {
        const { cloth, flesh, trousers } = TINTS[i % TINTS.length] as (typeof TINTS)[number];
        const tint = { '--cloth': cloth, '--flesh': flesh, '--trousers': trousers } as Record<string, string>;
        return (
          <g key={at.x} style={tint}>
            <Standing markup={inked(zombies[who])} {...at} />
          </g>
        );
      })}
      {RUNNERS.map(({ who, ...at }) => (
        <Standing key={who} markup={inked(heroes[who].armed)} {...at} />
      ))}
      <g transform="translate(520 62) skewX(-6) scale(0.66)">
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
