import type { HeroId } from '../content/heroes.ts';
import { PAINT } from './look.ts';

interface Looks {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  /** Hair that falls behind the head. */
  readonly behind?: string;
  readonly front: string;
  /** What only this one wears. */
  readonly own: readonly (readonly [d: string, fill: string])[];
}

// Eight faces in a square of 64, drawn for this table. The head is a circle of 13 at (32, 29).
const LOOKS: { readonly [H in HeroId]: Looks } = {
  josh: {
    skin: '#f0c39a',
    hair: '#6b3f1d',
    shirt: '#7a4a1e',
    front: 'M18 28c-2-12 6-17 14-17 3-3 8-2 9 1 5 2 7 8 5 16-1-5-3-8-6-9-6 3-14 3-18 0-2 2-3 5-4 9z',
    own: [['M20 64l22-20 4 3-20 17z', '#c98b3a']],
  },
  severity: {
    skin: '#d9a77f',
    hair: '#15161c',
    shirt: '#1f3f74',
    behind: 'M16 58c-2-16-3-46 16-46s18 30 16 46l-6-4V32H22v22z',
    front: 'M18 30c-2-13 5-19 14-19s16 6 14 19l-2-8H20z',
    own: [
      ['M22 26l8 2v2l-8-2zM42 26l-8 2v2l8-2z', '#15161c'],
      ['M27 48h10l-5 7z', '#bcd7ff'],
    ],
  },
  hazel: {
    skin: '#a9704a',
    hair: '#3d1f2b',
    shirt: '#a82a63',
    behind: 'M11 30c0-14 9-21 21-21s21 7 21 21c3 5 0 13-6 12-5 3-25 3-30 0-6 1-9-7-6-12z',
    front: 'M18 27c-1-11 6-16 14-16s15 5 14 16c-6-6-22-6-28 0z',
    own: [['M37 34l6-3 2 3-6 3z', '#f6e7d0']],
  },
  vance: {
    skin: '#c98f63',
    hair: '#1d3a20',
    shirt: '#2e7d35',
    behind: 'M12 60c-3-26 2-50 20-50s23 24 20 50z',
    front: 'M17 34c-2-16 4-22 15-22s17 6 15 22c-1-9-3-13-5-14-6 2-14 2-20 0-2 1-4 5-5 14z',
    own: [['M29 47l3 12 3-12z', '#cdeccf']],
  },
  will: {
    skin: '#f3c9a5',
    hair: '#c2481f',
    shirt: '#912218',
    front: 'M18 30c0-4 1-7 3-8h22c2 1 3 4 3 8l-3-4H21z',
    own: [
      ['M17 23c0-9 6-13 15-13s15 4 15 13z', '#d5352a'],
      ['M44 19h12c2 0 2 4 0 4H44z', '#a3231a'],
      ['M26 35h2v2h-2zM30 37h2v2h-2zM36 35h2v2h-2z', '#c98456'],
    ],
  },
  'sai-fon': {
    skin: '#e3b184',
    hair: '#20150f',
    shirt: '#a17a08',
    behind: 'M25 12a7 7 0 1 1 14 0z',
    front: 'M18 27c-1-10 6-16 14-16s15 6 14 16c-4-4-24-4-28 0z',
    own: [
      ['M18 23h28v5H18z', '#c22b1f'],
      ['M45 24l9-3-1 6zM45 27l8 5-4 3z', '#c22b1f'],
    ],
  },
  snow: {
    skin: '#f6d9c4',
    hair: '#f1ead2',
    shirt: '#5b7388',
    behind: 'M17 44c-4-22 1-33 15-33s19 11 15 33l-6 2V30H23v16z',
    front: 'M18 30c-2-12 5-19 14-19s16 7 14 19c-2-6-5-8-9-8-6 0-15 1-19 8z',
    own: [
      ['M18 20l28-4v5l-28 4z', '#ffffff'],
      ['M37 16l4-1v6l-4 1z', '#cf3b32'],
    ],
  },
  carter: {
    skin: '#8d5b3b',
    hair: '#1a1412',
    shirt: '#23262e',
    front: 'M19 30c0-4 1-6 2-7h22c1 1 2 3 2 7l-2-4H21z',
    own: [
      ['M10 21c8-3 36-3 44 0 1 3-43 3-44 0z', '#14161c'],
      ['M20 20c0-9 5-12 12-9 7-3 12 0 12 9z', '#14161c'],
      ['M20 18h24v2H20z', '#b98d2d'],
      ['M21 27h9v5h-9zM34 27h9v5h-9zM30 28h4v1h-4z', '#0a0b0e'],
    ],
  },
};

/** The face of a hero, in a frame of its paint. `x`, `y` and `size` place it inside another drawing. */
export function Avatar(props: {
  readonly hero: HeroId;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  const { hero, className, x, y, size } = props;
  const { skin, hair, shirt, behind, front, own } = LOOKS[hero];
  return (
    <svg viewBox="0 0 64 64" x={x} y={y} width={size} height={size} aria-hidden="true" className={className}>
      <circle cx="32" cy="32" r="31" fill={PAINT[hero].fill} stroke="#0b0c10" strokeWidth="2" />
      <g clipPath="url(#z15-face)">
        {behind && <path d={behind} fill={hair} />}
        <path d="M12 64c0-14 8-19 20-19s20 5 20 19z" fill={shirt} />
        <path d="M27 38h10v9c-3 3-7 3-10 0z" fill={skin} />
        <circle cx="32" cy="29" r="13" fill={skin} />
        <circle cx="27" cy="30" r="1.7" fill="#1a1210" />
        <circle cx="37" cy="30" r="1.7" fill="#1a1210" />
        <path d="M28 36.5c2 1.6 6 1.6 8 0" fill="none" stroke="#5a2c1c" strokeWidth="1.4" strokeLinecap="round" />
        <path d={front} fill={hair} />
        {own.map(([d, fill]) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </svg>
  );
}

/** What all faces share; once on the board. */
export function FaceShape() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <clipPath id="z15-face">
          <circle cx="32" cy="32" r="30" />
        </clipPath>
      </defs>
    </svg>
  );
}
