import type { Chapter, Rulebook } from '../../engine/rulebook.ts';
import type { RuleId } from '../../engine/types.ts';

/** The cards and other things that a rule explains, by their names. */
export type Named = ReadonlyMap<RuleId, readonly string[]>;

/** Without case and accents, with straight apostrophes and plain spaces, as people type. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('\u00a0', ' ').toLowerCase();

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** The rules that hold every word of the query, or explain a card that is called so, in their chapters; all for an empty one. */
export function found(book: Rulebook, query: string, named: Named = new Map()): Chapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...book.chapters];
  const matches = (text: string): boolean => words.every(word => plain(text).includes(word));
  return book.chapters
    .map(chapter => ({
      ...chapter,
      rules: chapter.rules.filter(rule => matches([rule.id, rule.text, ...(named.get(rule.id) ?? [])].join(' '))),
    }))
    .filter(chapter => chapter.rules.length > 0);
}

/** A text in pieces, those that the query names marked. */
export function pieces(text: string, query: string): { text: string; isFound: boolean }[] {
  const words = wordsOf(query);
  // Letters with marks may take more places when they are taken apart: then nothing is marked.
  const flat = plain(text);
  if (words.length === 0 || flat.length !== text.length) return [{ text, isFound: false }];
  const marked = Array.from({ length: text.length }, () => false);
  // As it was typed, or else word by word; a lone letter would be found everywhere.
  const phrase = words.join(' ');
  const wanted = flat.includes(phrase) ? [phrase] : words.filter(word => word.length > 2 || word === phrase);
  for (const word of wanted)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  const result: { text: string; isFound: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = result.at(-1);
    const isFound = marked[i] === true;
    if (last?.isFound === isFound) last.text += text[i];
    else result.push({ text: text[i] ?? '', isFound });
  }
  return result;
}
