import type { Language } from '../engine/box.ts';

// How French is set: its double punctuation marks stay on the line.

export const NBSP = '\u00a0';

/** No line breaks before a double punctuation mark nor inside quotation marks. */
export const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** A sentence as its language sets it. */
export const typesetIn = (language: Language, text: string): string => (language === 'fr' ? typeset(text) : text);

/** Typesets every string, also those that the functions return. */
export function typesetAll<T>(texts: T): T {
  if (typeof texts === 'string') return typeset(texts) as T;
  if (typeof texts === 'function') return ((...args: unknown[]): unknown => typesetAll(texts(...args))) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typesetAll(text)])) as T;
}
