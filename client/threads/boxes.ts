import type { AnyBox } from '../../engine/box.ts';

// The rules of the games, each fetched when it is needed.

const found = import.meta.glob<{ box: AnyBox }>('../../games/*/index.ts');
const boxes = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[3] ?? '', load]));

export async function boxOf(game: string): Promise<AnyBox> {
  const load = boxes.get(game);
  if (!load) throw new Error(`no game ${game}`);
  return (await load()).box;
}
