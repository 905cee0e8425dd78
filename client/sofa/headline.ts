import type { Spec } from '../../engine/types.ts';
import type { ScreenParts } from '../../table/screen/screen-parts.ts';
import type { AtTable } from '../play/at-table.ts';
import { newsLines } from '../play/log-lines.ts';
import type { Words } from '../text/words.ts';

const RECENT = 12;

/** The last thing that has been shown, in words. */
export function headlineOf(
  { state, look }: AtTable,
  heard: number,
  screen: ScreenParts<Spec>,
  words: Words,
): { readonly id: number; readonly text: string } | null {
  return newsLines(state.log.filter(({ id }) => id <= heard).slice(-RECENT), look, words, screen).at(-1) ?? null;
}
