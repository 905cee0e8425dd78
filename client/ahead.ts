import { games } from './calls/endpoints.ts';
import { coverOf } from './covers.tsx';
import { gameTexts } from './games.ts';
import { languageNow } from './language.ts';
import { originsOf } from './origins/origins.ts';
import { rulebookOf } from './rules/rulebooks.ts';

/**
 * Asks for what the first page will show while its code is still on its way. Everything asked for here is remembered,
 * or asked for again where it failed: by the page itself, which says so.
 */
export function askAhead(path: string): void {
  const [, page, game = ''] = path.split('/');
  if (page === 'rules') ask(rulebookOf(game, languageNow()), coverOf(game));
  if (page === 'origins') ask(originsOf(game), gameTexts(game, languageNow()), coverOf(game));
  if (page === 'new') ask(games(), gameTexts(game, languageNow()), coverOf(game), facesAhead(game));
}

async function facesAhead(game: string): Promise<unknown> {
  const { balanceOf, facesOf } = await import('./new-table/faces.ts');
  return Promise.all([facesOf(game), balanceOf(game)]);
}

function ask(...what: readonly Promise<unknown>[]): void {
  void Promise.allSettled(what);
}
