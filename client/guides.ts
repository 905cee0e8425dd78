import type { Spec } from '../engine/types.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { Guide } from '../table/guide.ts';
import { remembering } from './calls/loaded.ts';
import { remember, remembered } from './memory.ts';

// Guides are found beside the pages of their games, and fetched by whoever learns or asks for a hint.

const found = import.meta.glob<{ guide: Guide<Spec> }>('../games/*/ui/guide.ts');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[2] ?? '', load]));

export const hasGuide = (game: string): boolean => loaders.has(game);

const load = remembering(async (game: string): Promise<Guide<Spec> | null> => {
  return (await loaders.get(game)?.())?.guide ?? null;
});

export const guideOf = (game: string): Promise<Guide<Spec> | null> => load(game);

/** Whether there is a guide whose notes hold at a table of this scenario. It is not fetched for that. */
export const isTaughtAt = (game: string, { taughtAt: only }: GameUi<Spec>, scenario: string): boolean =>
  hasGuide(game) && (only?.includes(scenario) ?? true);

/** At which table this device is being taught. */
export const taughtAt = (): string | null => remembered('taught-at');
export const teachAt = (table: string | null): void => remember('taught-at', table ?? '');

/** Whether this device has opened a table of a game before: whoever has not may want to be told as they go. */
export const knows = (game: string): boolean => remembered(`knows.${game}`) !== null;
export const know = (game: string): void => remember(`knows.${game}`, 'yes');
