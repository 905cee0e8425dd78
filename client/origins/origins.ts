import type { GameOrigins } from '../../table/origins.ts';
import { remembering } from '../calls/loaded.ts';

// What is printed and what is ours, found beside the pages of the games and fetched by whoever looks at something.

const found = import.meta.glob<{ origins: GameOrigins }>('../../games/*/ui/origins.ts');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[3] ?? '', load]));

export const hasOrigins = (game: string): boolean => loaders.has(game);

export const originsOf = remembering(async (game: string): Promise<GameOrigins | null> => {
  return (await loaders.get(game)?.())?.origins ?? null;
});
