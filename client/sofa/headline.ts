import type { Spec } from '../../engine/types.ts';
import type { ScreenParts } from '../../table/screen/screen-parts.ts';
import type { AtTable } from '../play/at-table.ts';
import { newsLines } from '../play/log-lines.ts';
import type { Words } from '../text/words.ts';

const RECENT = 12;

interface Headline {
  /** What is told now. */
  readonly deed: { readonly id: number; readonly text: string } | null;
  readonly before: string | null;
}

/** The last thing that has been shown, and the one before it. */
export function headlineOf({ state, look }: AtTable, heard: number, screen: ScreenParts<Spec>, words: Words): Headline {
  const lines = newsLines(state.log.filter(({ id }) => id <= heard).slice(-RECENT), look, words, screen);
  return { deed: lines.at(-1) ?? null, before: lines.at(-2)?.text ?? null };
}
