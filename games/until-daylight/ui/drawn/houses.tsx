import { INK } from './shape.ts';
import { front, windows } from './perspective.ts';

const some = (all: readonly string[], which: readonly number[]): string => which.map(i => all[i] ?? '').join('');

const LEFT_FLATS = windows('left', 0.02, 0.33, 0.34, 0.98, 4, 3);
const LEFT_FAR = windows('left', 0.73, 0.86, 0.28, 1, 3, 3);
const RIGHT_FLATS = windows('right', 0.02, 0.33, 0.34, 1.02, 4, 3);
const RIGHT_FAR = windows('right', 0.73, 0.86, 0.28, 0.86, 3, 3);

const PHARMACY_FLATS = windows('left', 0.35, 0.71, 0.44, 0.8, 5, 1);
const GARAGE_FLATS = windows('right', 0.36, 0.7, 0.54, 0.76, 4, 1);

const LIT = '#f7bd6a';

/** The pharmacy: its cross gone dark, an awning, a window that still glows. */
function Pharmacy() {
  return (
    <g>
      <path d={front('left', 0.34, 0.72, 0, 0.84)} fill="#3d3d7c" />
      <path d={front('left', 0.34, 0.72, 0.8, 0.85)} fill="#8f8fd0" />
      <path d={PHARMACY_FLATS.join('')} fill="#20214a" />
      <path d={some(PHARMACY_FLATS, [3])} fill={LIT} />
      <path d={front('left', 0.38, 0.55, 0.06, 0.3)} fill="#1c2a44" />
      <path d={front('left', 0.39, 0.54, 0.08, 0.28)} fill="#2f6a62" />
      <path d={front('left', 0.39, 0.46, 0.08, 0.2)} fill="#57b894" opacity=".55" />
      <path d={front('left', 0.58, 0.64, 0, 0.32)} fill="#141a30" />
      <path d={front('left', 0.66, 0.71, 0.06, 0.3)} fill="#2f6a62" />
      <path d={front('left', 0.36, 0.71, 0.32, 0.42)} fill="#e8f2ea" />
      <path
        d={[0.36, 0.42, 0.48, 0.54, 0.6, 0.66].map(t => front('left', t, t + 0.03, 0.32, 0.42)).join('')}
        fill="#3fae7c"
      />
      <path d={front('left', 0.36, 0.71, 0.3, 0.32)} fill="#12142c" opacity=".6" />
      <g transform="translate(30 0)">
        <path d="M655 320V250M671 320V250" stroke={INK} strokeWidth="5" opacity=".7" />
        <path d="M650 176h26v27h27v26h-27v27h-26v-27h-27v-26h27z" fill="#25305c" />
        <path d="M654 180h18v27h27v18h-27v27h-18v-27h-27v-18h27z" fill="#3c7d77" />
      </g>
    </g>
  );
}

/** The garage: a dark sign on the roof, a door half open, a pump. */
function Garage() {
  return (
    <g>
      <path d={front('right', 0.34, 0.72, 0, 0.8)} fill="#2c2450" />
      <path d={front('right', 0.34, 0.72, 0.46, 0.54)} fill="#d98a45" />
      <path d={front('right', 0.34, 0.72, 0.77, 0.81)} fill="#5a4f8a" />
      <path d={GARAGE_FLATS.join('')} fill="#171233" />
      <path d={front('right', 0.38, 0.56, 0, 0.38)} fill="#0f0b22" />
      <path d={[0.18, 0.23, 0.28, 0.33].map(v => front('right', 0.38, 0.56, v, v + 0.035)).join('')} fill="#5a5088" />
      <path d={front('right', 0.6, 0.7, 0.14, 0.36)} fill="#151030" />
      <path d={front('right', 0.605, 0.65, 0.15, 0.35)} fill="#f2a85a" opacity=".75" />
      <g transform="translate(-30 0)">
        <path d="M1238 320V248M1250 320V248" stroke={INK} strokeWidth="5" opacity=".7" />
        <circle cx="1244" cy="214" r="34" fill="#4c3d66" />
        <path d="M1226 240l-7-7 24-24q-5-13 6-20 6-4 12-2l-9 10 8 8 10-9q2 7-3 13-7 9-18 5z" fill="#93707a" />
      </g>
    </g>
  );
}

export function Houses() {
  return (
    <g>
      <path d={front('left', -0.4, 0.34, 0, 1.06)} fill="#2e2c5e" />
      <path d={front('left', -0.4, 0.34, 1.02, 1.08)} fill="#6a69a8" />
      <path d={LEFT_FLATS.join('')} fill="#191a3c" />
      <path d={some(LEFT_FLATS, [4, 10])} fill={LIT} />
      <path d={front('left', 0.04, 0.3, 0.02, 0.26)} fill="#1a1a3a" />
      <path d={[0.05, 0.11, 0.17, 0.23].map(t => front('left', t, t + 0.05, 0.03, 0.22)).join('')} fill="#4a3f52" />
      <path d={front('left', 0.72, 0.88, 0, 1.1)} fill="#2f2c60" />
      <path d={LEFT_FAR.join('')} fill="#1a1a3e" />
      <path d={some(LEFT_FAR, [2, 7])} fill={LIT} />
      <Pharmacy />
      <path d={front('right', -0.4, 0.34, 0, 1.1)} fill="#221d44" />
      <path d={RIGHT_FLATS.join('')} fill="#120f2b" />
      <path d={some(RIGHT_FLATS, [1, 6])} fill={LIT} />
      <path d={front('right', 0.05, 0.3, 0.03, 0.26)} fill="#140f2c" />
      <path d={front('right', 0.72, 0.88, 0, 0.92)} fill="#27214e" />
      <path d={RIGHT_FAR.join('')} fill="#15122f" />
      <path d={some(RIGHT_FAR, [4])} fill={LIT} />
      <Garage />
    </g>
  );
}
