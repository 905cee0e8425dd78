const NBSP = '\u00a0';

const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** French keeps its double punctuation marks on the line, also in what the functions return. */
export function typesetAll<T>(texts: T): T {
  if (typeof texts === 'string') return typeset(texts) as T;
  if (typeof texts === 'function') return ((...args: unknown[]): unknown => typesetAll(texts(...args))) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typesetAll(text)])) as T;
}
