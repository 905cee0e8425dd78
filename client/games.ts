import type { Language, Texts } from '../engine/box.ts';
import type { Spec } from '../engine/types.ts';
import type { GameUi, TableParts } from '../table/game-ui.ts';
import { remembering } from './calls/loaded.ts';
import { Refused } from './calls/request.ts';

// Games are found, not listed: whatever folder of games/ has a ui is there. Each one is fetched when it is needed.

const found = import.meta.glob<{ ui: GameUi<Spec> }>('../games/*/ui/index.tsx');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[2] ?? '', load]));

const loaded = remembering(async (game: string): Promise<GameUi<Spec>> => {
  const load = loaders.get(game);
  if (!load) throw new Refused('no-game', { game });
  return (await load()).ui;
});

/** The games that this page can show. */
export const gamesWithPage: readonly string[] = [...loaders.keys()];

/** Whether a game has pages at all. */
export const hasPage = (game: string): boolean => loaders.has(game);

/** The pages of a game; refused with `no-game` where it has none. */
export const gameUi = (game: string): Promise<GameUi<Spec>> => loaded(game);

const texts = remembering(async (key: string): Promise<Texts<Spec>> => {
  const [game = '', language] = key.split(' ');
  return (await gameUi(game)).texts(language as Language);
});

export const gameTexts = (game: string, language: Language): Promise<Texts<Spec>> => texts(`${game} ${language}`);

const parts = remembering(async (game: string): Promise<TableParts<Spec>> => (await gameUi(game)).parts());

export const gameParts = (game: string): Promise<TableParts<Spec>> => parts(game);
