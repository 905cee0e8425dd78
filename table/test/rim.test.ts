import { expect, test } from 'vitest';
import { rimmed } from '../rim.ts';

test('what has a line stands out by a wider one behind it, what is painted upon it does not', () => {
  const drawn =
    '<path d="M0 0h4" fill="#111"/><g transform="scale(-1 1)"><path d="M1 1h4" fill="none" stroke="#222" stroke-width="6"/></g>';
  const upon = '<path d="M2 2h1" fill="#333" stroke="none"/>';
  const [, behind = '', before] =
    /^<g [^>]*>(.*)<\/g>(<path d="M0 0h4" fill="#111".*)$/.exec(rimmed(drawn + upon, 2)) ?? [];
  expect(before).toBe(drawn + upon);
  expect(behind).toBe(
    '<path d="M0 0h4" stroke-width="5.4"/><g transform="scale(-1 1)"><path d="M1 1h4" fill="none" stroke-width="9.4"/></g>',
  );
});
