import { expect } from 'vitest';
import { LANGUAGES, type Language } from '../../engine/box.ts';
import { words as ofThePage } from '../../client/origins/words.ts';
import { SOURCES, type Source, type Sourced } from '../../kit/source.ts';
import { type GameOrigins, countsOf, markOf, rowsOf } from '../origins.ts';

/** Every id that has a text has an origin, and everything that has an origin has a name and all its words. */
export function knowsAll<T, K extends string>(
  origins: GameOrigins<T, K>,
  texts: { readonly [L in Language]: T },
  ids: { readonly [kind in K]?: readonly string[] },
): void {
  for (const [kind, all] of Object.entries<readonly string[] | undefined>(ids)) {
    const items = origins.kinds.find(one => one.id === kind)?.items ?? {};
    expect(Object.keys(items).sort(), kind).toEqual([...(all ?? [])].sort());
  }
  for (const language of LANGUAGES) {
    const names = origins.names(texts[language], language);
    const { kinds, parts } = origins.words[language];
    const said = { ...ofThePage[language].parts, ...parts } as { readonly [part: string]: string };
    for (const { id: kind, items } of origins.kinds) {
      expect(kinds[kind], `${language} ${kind}`).toBeTruthy();
      for (const [id, tag] of Object.entries<Sourced>(items)) {
        const name = names[kind][id];
        expect(typeof name === 'string' ? name : name?.name, `${language} ${kind} ${id}`).toBeTruthy();
        expect(SOURCES).toContain(tag.source);
        for (const part of Object.keys(tag.parts ?? {})) expect(said[part], `${language} ${part}`).toBeTruthy();
      }
    }
  }
}

/** What the page counts is what the tags say, counted here by hand. */
export function countsRight<T, K extends string>({ kinds }: GameOrigins<T, K>): void {
  for (const kind of kinds) {
    const tags = Object.values<Sourced>(kind.items);
    const counts = countsOf(tags);
    const rows = rowsOf(kind);
    const shown = (standing: string): number =>
      rows.filter(row => row.standing === standing).reduce((sum, row) => sum + row.ids.length, 0);
    for (const [standing, count] of Object.entries(counts))
      expect(shown(standing), `${kind.id} ${standing}`).toBe(count);
    const plain = tags.filter(tag => !tag.parts);
    const only = (source: Source): number => plain.filter(tag => tag.source === source).length;
    const mixed = tags.filter(tag => tag.parts && new Set([tag.source, ...Object.values(tag.parts)]).size > 1);
    const ours = mixed.filter(tag => [tag.source, ...Object.values(tag.parts ?? {})].includes('reconstructed'));
    expect(counts.partly, `${kind.id} partly`).toBe(ours.length);
    expect(counts.rebuilt + counts.printed + counts.elsewhere, kind.id).toBe(tags.length - ours.length);
    expect(counts.rebuilt, `${kind.id} ours`).toBeGreaterThanOrEqual(only('reconstructed'));
    expect(counts.printed, `${kind.id} printed`).toBeGreaterThanOrEqual(only('rulebook'));
  }
}

/** How these items are marked: `kind id` by mark. */
export const marksOf = <T, K extends string>({ kinds }: GameOrigins<T, K>, ...items: readonly string[]) =>
  items.map(item => {
    const [kind = '', id = ''] = item.split(' ');
    return markOf(kinds, { kind, id });
  });
