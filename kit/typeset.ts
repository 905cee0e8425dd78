import type { Language } from '../engine/box.ts';

// How French is set: its double punctuation marks and its percent sign stay on the line.

export const NBSP = '\u00a0';

/** No line breaks before a double punctuation mark or a percent sign, nor inside quotation marks. */
export const typeset = (text: string): string => text.replace(/ (?=[:;!?»%])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** A sentence as its language sets it. */
export const typesetIn = (language: Language, text: string): string => (language === 'fr' ? typeset(text) : text);

/** Typesets every string, also those that the functions return. */
export function typesetAll<T>(texts: T): T {
  if (typeof texts === 'string') return typeset(texts) as T;
  if (typeof texts === 'function') {
    const set = (...args: unknown[]): unknown => typesetAll(texts(...args));
    return Object.defineProperty(set, 'length', { value: texts.length }) as T; // asks for as much as it did
  }
  if (Array.isArray(texts)) return texts.map(typesetAll) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typesetAll(text)])) as T;
}
