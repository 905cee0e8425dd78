import { type CSSProperties, memo } from 'react';
import { BARRICADE } from './barricade.ts';
import { painted } from './drawing.tsx';
import { Houses } from './houses.tsx';
import { HEIGHT, MIDDLE, WIDTH, stripe } from './perspective.ts';

// Night and first light lie over each other; only how much of the second one sees changes with the hour.
const FIRST_LIGHT: CSSProperties = { opacity: 'var(--dawn)', transition: 'opacity 1.6s' };
const LAST_NIGHT: CSSProperties = { opacity: 'calc(1 - var(--dawn))', transition: 'opacity 1.6s' };

/** Dots scattered evenly without looking so, as one path of round caps. */
const scattered = (count: number, seed: number, height: number): string =>
  Array.from({ length: count }, (_, i) => {
    const at = i + seed;
    return `M${Math.round((at * 618.034) % WIDTH)} ${Math.round((at * at * 37.7 + at * 91) % height)}h.1`;
  }).join('');

function Gradients() {
  return (
    <defs>
      <linearGradient id="ud-night" x2="0" y2="1">
        <stop stopColor="#070a22" />
        <stop offset=".45" stopColor="#161b4c" />
        <stop offset=".8" stopColor="#3b356f" />
        <stop offset="1" stopColor="#6a5288" />
      </linearGradient>
      <linearGradient id="ud-first" x2="0" y2="1">
        <stop stopColor="#27407e" />
        <stop offset=".45" stopColor="#7f6ba4" />
        <stop offset=".75" stopColor="#ec8a78" />
        <stop offset="1" stopColor="#ffd08a" />
      </linearGradient>
      <linearGradient id="ud-road" x2="0" y2="1">
        <stop stopColor="#7a6c9c" />
        <stop offset=".22" stopColor="#565083" />
        <stop offset=".6" stopColor="#393460" />
        <stop offset="1" stopColor="#1c1730" />
      </linearGradient>
      <linearGradient id="ud-dark" x2="0" y2="1">
        <stop stopColor="#120d1c" stopOpacity="0" />
        <stop offset=".55" stopColor="#120d1c" stopOpacity=".92" />
        <stop offset="1" stopColor="#0d0914" />
      </linearGradient>
      <linearGradient id="ud-cone" x2="0" y2="1">
        <stop stopColor="#ffdf9a" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
      </linearGradient>
      <Halo id="ud-moon" colour="#c3d2ff" />
      <Halo id="ud-dawn" colour="#ffcf7a" />
      <Halo id="ud-fire" colour="#ff9440" />
      <Halo id="ud-mint" colour="#5fe8a8" />
      <Halo id="ud-amber" colour="#ffab4f" />
      <Halo id="ud-mist" colour="#b3a3d4" />
    </defs>
  );
}

function Halo({ id, colour }: { readonly id: string; readonly colour: string }) {
  return (
    <radialGradient id={id}>
      <stop stopColor={colour} stopOpacity=".6" />
      <stop offset=".4" stopColor={colour} stopOpacity=".22" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}

function Sky() {
  return (
    <g>
      <rect width={WIDTH} height="440" fill="url(#ud-night)" />
      <g style={LAST_NIGHT} stroke="#e6ecff" strokeLinecap="round">
        <path d={scattered(90, 3, 330)} strokeWidth="1.8" opacity=".6" />
        <path d={scattered(26, 200, 270)} strokeWidth="3.2" />
        <circle cx="1330" cy="60" r="420" fill="url(#ud-moon)" stroke="none" opacity=".7" />
      </g>
      <g style={FIRST_LIGHT}>
        <rect width={WIDTH} height="440" fill="url(#ud-first)" />
        <circle cx="1080" cy="400" r="460" fill="url(#ud-dawn)" />
      </g>
      <path
        d="M180 120q60-22 130-8 40-18 92 2 60 0 90 16H150zM1180 84q70-20 120-4 60-14 110 8 50 2 70 14h-330zM720 176q50-16 96-4 36-10 74 4 40 2 60 12H690z"
        fill="#b9b6e6"
        opacity=".13"
      />
    </g>
  );
}

function Skyline() {
  return (
    <g>
      <path
        d="M0 420V250h90v-40h60v60h80v-70h40v-30h14v30h36v90h70v-46h70v60h50v-90l30-26 30 26v76h44v-40h46v52h30v-110h16v-26h10v-40h6v40h10v26h18v120h50v-64h46v44h36v-88h54v70h30v-30h54v60h40v-96h40v20h20v70h56v-36h56v-60l20-18 20 18v88h60v-50h60v40h44v-84h80v60h60v-30h90v180z"
        fill="#463d78"
      />
      <path
        d="M640 420v-96h34v-22h30v34h36v-66h14v-14h24v14h12v70h30v-28h40v40h24v-58h46v24h26v-50l14-34 14 34v66h34v-24h30v-44h52v56h26v-30h40v48h30v-70h20v-16h26v16h16v50h44v100z"
        fill="#312a5e"
      />
      <path
        d="M752 300h6v8h-6zM768 316h6v8h-6zM752 334h6v8h-6zM860 352h6v8h-6zM876 334h6v8h-6zM1060 344h6v8h-6zM1078 360h6v8h-6zM1160 352h6v8h-6zM1180 340h6v8h-6zM1000 364h6v8h-6z"
        fill="#ffc56e"
        style={LAST_NIGHT}
      />
    </g>
  );
}

const WALKERS = [
  'M-15 0l2-42-9 15-6-3 9-33q7-7 12-8v-4q-6-4-5-12 2-8 9-8t9 8q0 8-5 12v4q9 2 11 10l13 19-6 4-9-12 2 50h-8l-4-26-5 26z',
  'M-17 0v-42l-8 17-7-3 8-34q8-11 20-12v-3q-5-4-4-10 2-7 8-7t8 7q0 6-4 10v3q12 2 16 14l6 34-6 2-7-19v43h-9l-5-26-5 26z',
  'M-13 0v-44l-14-22-1-20 7-1 3 18 10 11h4v-5q-6-4-5-11 2-8 9-8t9 8q0 7-5 11v5l8 3 5 28-6 2-6-16v41h-5l-4-26-3 26z',
];

/** Those who are not here yet, in a row that stands on `y`. */
function horde(count: number, y: number, size: number): string {
  const row = Array.from({ length: count }, (_, i) => {
    const x = Math.round(MIDDLE + (i - (count - 1) / 2) * 46 * size + ((i * 53) % 23) - 11);
    const tall = size * (0.84 + ((i * 29) % 7) / 16);
    const walker = (i * 2 + (i % 5)) % WALKERS.length;
    const at = `translate(${x} ${y + ((i * 31) % 13)}) scale(${i % 2 ? -tall : tall} ${tall}) rotate(${((i * 7) % 9) - 4})`;
    const eyes = size > 0.6 && walker < 2 ? '<path d="M-7-86h3v3h-3zM1-86h3v3H1z" fill="#ffd98a"/>' : '';
    return `<g transform="${at}"><path d="${WALKERS[walker]}"/>${eyes}</g>`;
  });
  return row.join('');
}

function Road() {
  return (
    <g>
      <rect y="404" width={WIDTH} height={HEIGHT - 404} fill="url(#ud-road)" />
      <path d={stripe(-1, -0.78, -0.6, 0.9) + stripe(1, 0.78, -0.6, 0.9)} fill="#8a7fb4" opacity=".4" />
      <path d={stripe(-0.785, -0.765, -0.6, 0.9) + stripe(0.785, 0.765, -0.6, 0.9)} fill="#d9d4f2" opacity=".45" />
      <path
        d={[0.02, 0.32, 0.53, 0.67, 0.77, 0.84].map((t, i) => stripe(-0.018, 0.018, t, t + 0.17 / (i + 1.1))).join('')}
        fill="#f0e6c8"
        opacity=".4"
      />
      <path
        d="M640 520l30 8 16-6 26 14M1180 552l-36 6-14 12-40 2M880 486l22 4 8 8M1330 500l40-4 18 10M520 566l44-6 20 10 40-4"
        fill="none"
        stroke="#17132c"
        strokeOpacity=".6"
        strokeWidth="3.5"
      />
      <g fill="#c3d2ff" opacity=".14">
        <ellipse cx="1090" cy="500" rx="84" ry="11" />
        <ellipse cx="760" cy="548" rx="110" ry="13" />
        <ellipse cx="1440" cy="556" rx="120" ry="13" />
      </g>
      <path
        d="M838 520l20-5 10 7-20 6zM1040 460l14-3 6 5-14 4zM1216 530l22-2 6 8-24 3zM700 474l14-4 7 5-13 5z"
        fill="#efe6d2"
        opacity=".4"
      />
      <g style={FIRST_LIGHT}>
        <ellipse cx="1040" cy="420" rx="620" ry="180" fill="url(#ud-dawn)" opacity=".8" />
      </g>
    </g>
  );
}

/** A wreck at the left kerb and the lamps: one still burns. */
function Kerb() {
  return (
    <g strokeLinejoin="round">
      <path d="M1560 590V170q0-26-34-26h-30" fill="none" stroke="#120e26" strokeWidth="12" />
      <path d="M1563 586V172" stroke="#8f95cc" strokeWidth="2.5" />
      <path d="M1470 140h56l8 18h-66z" fill="#2b2548" />
      <g transform="translate(-48 16)">
        <path d="M1196 442V216q0-20-26-20h-20" fill="none" stroke="#171330" strokeWidth="8" />
        <path d="M1198 440V218" stroke="#8f95cc" strokeWidth="2" />
        <g style={LAST_NIGHT}>
          <path d="M1140 206h34l70 300h-190z" fill="url(#ud-cone)" />
          <ellipse cx="1150" cy="500" rx="110" ry="16" fill="#ffdf9a" opacity=".22" />
        </g>
        <path d="M1134 192h42l6 14h-54z" fill="#2b2548" />
        <path d="M1138 206h34l-4 7h-26z" fill="#fff0bf" />
      </g>
      <ellipse cx="470" cy="560" rx="190" ry="18" fill="#0b0718" opacity=".45" />
      <path
        d="M300 548v-44q6-16 34-20l40-48q8-10 24-10h106q16 0 28 12l40 42q44 6 52 22v46z"
        fill="#3f5478"
        stroke="#1a1330"
        strokeWidth="3"
      />
      <path d="M378 484l32-40h44v40zM468 444h36q8 0 14 6l30 34h-80z" fill="#131a30" />
      <path d="M486 448l14 18-10 6 16 12M398 474l24-26" fill="none" stroke="#8fa5d0" strokeWidth="2" />
      <path d="M302 506q150-10 320 0" fill="none" stroke="#9fb4dc" strokeWidth="3" />
      <path d="M600 500h20v14h-18z" fill="#e0705f" />
      <path d="M302 510h18v14h-18z" fill="#efe6c0" />
      <circle cx="366" cy="550" r="27" fill="#14101f" stroke="#332d48" strokeWidth="7" />
      <circle cx="556" cy="550" r="27" fill="#14101f" stroke="#332d48" strokeWidth="7" />
    </g>
  );
}

const Scene = memo(() => (
  <>
    <Gradients />
    <Sky />
    <Skyline />
    <Road />
    <Houses />
    <g fill="#5d528c" dangerouslySetInnerHTML={{ __html: horde(24, 420, 0.5) }} />
    <ellipse cx={MIDDLE} cy="410" rx="560" ry="96" fill="url(#ud-mist)" />
    <ellipse cx={MIDDLE} cy="420" rx="420" ry="60" fill="url(#ud-mist)" />
    <g fill="#372d60" dangerouslySetInnerHTML={{ __html: horde(17, 440, 0.85) }} />

    <Kerb />
    <circle cx="704" cy="560" r="300" fill="url(#ud-fire)" opacity=".75" />
    <rect y="560" width={WIDTH} height={HEIGHT - 560} fill="url(#ud-dark)" />
    <g strokeLinejoin="round" strokeLinecap="round" dangerouslySetInnerHTML={{ __html: painted(BARRICADE) }} />
    <rect y="620" width={WIDTH} height={HEIGHT - 620} fill="url(#ud-dark)" />
    <rect width={WIDTH} height={HEIGHT} fill="#ff9a5c" style={{ opacity: 'calc(var(--dawn) * .1)' }} />
  </>
));

/** The street before the barricade: `dawn` is 0 in the deep of the night, 1 at first light. */
export function Street({ dawn }: { readonly dawn: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      style={{ '--dawn': dawn } as CSSProperties}
    >
      <Scene />
    </svg>
  );
}
