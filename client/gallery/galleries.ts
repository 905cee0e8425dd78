import type { GameGallery } from '../../table/gallery.ts';
import { remembering } from '../calls/loaded.ts';

// The drawings of the games, found beside their pages and fetched by whoever looks at them.

const found = import.meta.glob<{ gallery: GameGallery }>('../../games/*/ui/gallery.tsx');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[3] ?? '', load]));

export const gamesDrawn: readonly string[] = [...loaders.keys()];

export const galleryOf = remembering(async (game: string): Promise<GameGallery | null> => {
  return (await loaders.get(game)?.())?.gallery ?? null;
});
