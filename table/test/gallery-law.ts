import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OriginKind } from '../../kit/origins.ts';
import type { GameGallery } from '../gallery.ts';

const SHAPE = /<(?:path|circle|rect|ellipse|polygon)/;
const POINTED = /<use href="#([^"]+)"/;

/** Everything in the box of a kind that can be seen is drawn, and looks like nothing else; `signs` are kinds that share their pictures. */
export function galleryLaw(
  kinds: readonly OriginKind[],
  { Sprite, pictures }: GameGallery,
  signs: readonly string[],
): void {
  const sprite = Sprite ? renderToStaticMarkup(createElement(Sprite)) : '';
  const isDrawn = (markup: string): boolean => {
    const id = POINTED.exec(markup)?.[1];
    return id === undefined ? SHAPE.test(markup) : sprite.includes(`id="${id}"`);
  };
  const drawn = kinds.filter(({ id }) => pictures[id]);
  test.each(drawn.map(({ id, items }) => [id, items] as const))('all %s are drawn', (kind, items) => {
    const first = new Map<string, string>();
    for (const id of Object.keys(items)) {
      const made = (pictures[kind]?.(id) ?? []).map(picture => renderToStaticMarkup(picture));
      expect(made.length, `pictures of ${id}`).toBeGreaterThan(0);
      for (const markup of made) expect(isDrawn(markup), `${id}: ${markup.slice(0, 120)}`).toBe(true);
      if (!signs.includes(kind)) expect(first.get(made.join('')), `what looks like ${id}`).toBeUndefined();
      first.set(made.join(''), id);
    }
  });
  test('every kind in the box says whether it can be seen', () => {
    expect(Object.keys(pictures).toSorted()).toEqual(kinds.map(({ id }) => id).toSorted());
  });
}
