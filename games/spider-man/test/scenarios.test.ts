import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AREA } from '../rules/city.ts';
import { boards } from '../content/boards.ts';
import { scenarios } from '../ui/scenarios.tsx';

test('the picture of the city has every square of every board that is no street', () => {
  const squares = renderToStaticMarkup(createElement(scenarios.Picture, { scenario: 'standard' })).match(
    /M\d+ \d+h4v4/g,
  );
  const streets = Object.values(boards)
    .flatMap(({ grid }) => Array.from(grid.join('')))
    .filter(letter => letter === '.' || letter === 'M').length;
  expect(new Set(squares).size).toBe(AREA - streets);
});
