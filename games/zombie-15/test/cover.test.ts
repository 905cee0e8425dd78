import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cover } from '../ui/cover.tsx';

test('the cover stands over every result, a defeat by the clock too: its lights read as no time', () => {
  const lit = /data-lit="([^"]*)"/.exec(renderToStaticMarkup(createElement(cover.Art)))?.[1];
  expect(lit).toMatch(/^15/);
  expect(lit).not.toMatch(/\d\D\d\d/);
});
