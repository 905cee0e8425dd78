import { expect, test } from 'vitest';
import { HEROES } from '../content/heroes.ts';
import { time } from '../text/grammar.ts';
import { heroes } from '../ui/drawn/heroes.ts';
import { heroDrawn } from '../ui/drawn/sprite.tsx';
import { reason } from '../ui/guide/reasons.ts';
import type { Seen } from '../ui/look.ts';

test.each(HEROES)('%s is drawn with a weapon, and without it where another one is held', hero => {
  expect(heroes[hero].bare.length).toBeLessThan(heroes[hero].armed.length);
  expect(heroDrawn(hero, true)).toBe(hero);
  expect(heroDrawn(hero, false)).toBe(`${hero}-bare`);
});

test('what is left is told as the clock shows it, a second that has begun being whole', () => {
  expect([462_001, 462_999, 463_000].map(time)).toEqual(['7:43', '7:43', '7:43']);
});

test('the hint to pass speaks of screams only where one will come', () => {
  const at = (screamsLeft: number) =>
    reason({ type: 'pass' }, null, {
      language: 'en',
      view: { clock: { screamsLeft }, forecast: null, heroes: [], active: null },
    } as unknown as Seen);
  expect(at(3)).toContain('scream');
  expect(at(0)).toBe('This hero is done: the next one can act.');
});
