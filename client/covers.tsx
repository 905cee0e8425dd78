import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { GameCover, Mood } from '../table/cover.ts';
import { remembering, useLoaded } from './calls/loaded.ts';
import type { Banner } from './page/page.tsx';

// The faces of the games: found beside their pages, or drawn by the house.

const found = import.meta.glob<{ cover: GameCover }>('../games/*/ui/cover.tsx');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[2] ?? '', load]));

export const coverOf = remembering(async (game: string): Promise<GameCover | null> => {
  return (await loaders.get(game)?.())?.cover ?? null;
});

export interface Face extends Banner {
  readonly isReady: boolean;
}

const WAITING: Mood = { sky: '#241c15', ground: '#120e0a', glow: '#e9963e' };

/** The face of a game; plain while it is on its way. */
export function useFace(game: string): Face {
  const [cover] = useLoaded(game, () => coverOf(game));
  const value = cover.state === 'ready' ? cover.value : undefined;
  return useMemo(() => {
    if (cover.state === 'loading') return { isReady: false, art: null, style: styleOf(WAITING) };
    if (!value) return { isReady: true, art: <Coat game={game} />, style: styleOf(moodFrom(game)) };
    return { isReady: true, art: <value.Art />, style: styleOf(value.mood) };
  }, [cover.state, value, game]);
}

function styleOf({ sky, ground, glow }: Mood): CSSProperties {
  return { '--mood-sky': sky, '--mood-ground': ground, '--mood-glow': glow } as CSSProperties;
}

const numberOf = (text: string): number =>
  Array.from(text).reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) >>> 0, 7);

function moodFrom(game: string): Mood {
  const hue = numberOf(game) % 360;
  return { sky: `hsl(${hue} 32% 22%)`, ground: `hsl(${hue} 40% 9%)`, glow: `hsl(${(hue + 40) % 360} 80% 62%)` };
}

/** A coat of arms on a wall, for a game that has brought no picture. */
function Coat({ game }: { readonly game: string }): ReactNode {
  const letter = game[0]?.toUpperCase() ?? '?';
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <rect width="400" height="300" fill="var(--mood-sky)" />
      {Array.from({ length: 8 }, (_, row) =>
        Array.from({ length: 7 }, (_, i) => (
          <rect
            key={`${row} ${i}`}
            x={i * 68 - (row % 2) * 34}
            y={row * 38 + 2}
            width="64"
            height="34"
            rx="4"
            fill="var(--mood-ground)"
            opacity={0.35 + ((row * 7 + i * 5) % 4) * 0.1}
          />
        )),
      )}
      <path d="M270 60h90v78c0 40-24 64-45 76-21-12-45-36-45-76z" fill="var(--mood-glow)" opacity=".92" />
      <text x="315" y="152" fontSize="72" fontWeight="800" textAnchor="middle" fill="var(--mood-ground)">
        {letter}
      </text>
    </svg>
  );
}
