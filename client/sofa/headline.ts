import type { Spec } from '../../engine/types.ts';
import type { ScreenParts } from '../../table/screen/screen-parts.ts';
import type { AtTable } from '../play/at-table.ts';
import { newsLines } from '../play/log-lines.ts';
import type { Words } from '../text/words.ts';
import type { SofaWords } from './words.ts';

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

/** What is asked of people, for all who look on; null: of nobody. What a bot asks itself need not be read to the room. */
export function askedOf({ position, look, state }: AtTable, screen: ScreenParts<Spec>, own: SofaWords): string | null {
  const people = position.asked.filter(seat => state.lobby.seats[seat]?.kind === 'person');
  const names = people.map(seat => look.names[seat] ?? '').join(', ');
  if (position.outcome || position.step === null || names === '') return null;
  return (
    screen.aloud?.(position.step, look, names) ??
    own.asks(names, look.texts.prompt(position.step, look.view, look.names))
  );
}

const SHORT = 3; // letters of a word that says little
const MOST = 2 / 3;

/** Whether a line says hardly anything that another does not. */
export function isSaidBy(line: string, other: string): boolean {
  const said = new Set(wordsOf(other));
  const telling = wordsOf(line).filter(word => word.length > SHORT || /\d/.test(word));
  return telling.length > 0 && telling.filter(word => said.has(word)).length >= telling.length * MOST;
}

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
