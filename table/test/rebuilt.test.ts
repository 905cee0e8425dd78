import { type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OriginKind } from '../../kit/origins.ts';
import { type Marking, MarkingContext, markOf } from '../origins.ts';
import { Rebuilt } from '../rebuilt.tsx';
import { Tip } from '../tip.tsx';

const kinds: readonly OriginKind[] = [
  {
    id: 'cards',
    items: {
      printed: { source: 'rulebook' },
      ours: { source: 'reconstructed' },
      both: { source: 'reconstructed', parts: { name: 'rulebook' } },
    },
  },
];
const marking: Marking = {
  of: item => markOf(kinds, item),
  label: { partly: 'partly rebuilt', rebuilt: 'rebuilt' },
  brief: { partly: 'partly', rebuilt: 'ours' },
  more: 'read more',
  href: '/origins/toy',
};
const drawn = (node: ReactNode, value: Marking | null = marking): string =>
  renderToStaticMarkup(createElement(MarkingContext, { value }, node));
const mark = (id: string, value?: Marking | null) => drawn(createElement(Rebuilt, { kind: 'cards', id }), value);

test('what is rebuilt bears a mark with a name, that leads to the page', () => {
  expect(mark('ours')).toContain('aria-label="rebuilt. read more"');
  expect(mark('ours')).toContain('href="/origins/toy"');
  expect(mark('both')).toContain('data-rebuilt="partly"');
});

test('what is printed bears none, nor what nobody knows, nor anything where marks are switched off', () => {
  expect(mark('printed')).toBe('');
  expect(mark('unknown')).toBe('');
  expect(mark('ours', null)).toBe('');
});

test('inside something that is pressed it is a picture and no second thing to press', () => {
  const tip = drawn(createElement(Tip, { tip: 'about', item: { kind: 'cards', id: 'ours' }, children: 'Card' }));
  expect(tip).toContain('role="img" aria-label="rebuilt"');
  expect(tip).not.toContain('<a ');
});
