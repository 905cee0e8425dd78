import { expect, test } from 'vitest';
import { LEVELS, type Seen } from '../../engine/box.ts';
import { box } from '../../tools/template/index.ts';
import type { Race } from '../../tools/template/spec.ts';
import { BOT_NAMES, botNamed, hasTimeAt, policyOf, thinkingTime } from '../levels.ts';

test('a bot of a level is the companion at this level, and the yardstick has none', () => {
  const heard: string[] = [];
  const bots = {
    ...box.bots,
    companion: (_: Seen<Race>, level = 'none said') => {
      heard.push(level);
      return { type: 'roll' } as const;
    },
    yardstick: () => {
      heard.push('plain');
      return { type: 'roll' } as const;
    },
  };
  for (const name of BOT_NAMES) policyOf<Race>(bots, name)({} as Seen<Race>);
  expect(heard).toEqual([...LEVELS, 'plain']);
});

test('names of older and newer houses are those of companions', () => {
  expect(['expert', 'yardstick', 'genius', '', null].map(botNamed)).toEqual([
    'expert',
    'yardstick',
    'companion',
    'companion',
    'companion',
  ]);
});

test('an expert thinks longer, but never for more than a second', () => {
  expect(thinkingTime('expert')).toBeGreaterThan(thinkingTime('companion'));
  expect(thinkingTime('expert')).toBeLessThan(1000);
  const counted = { hasTime: (thoughts: number) => thoughts < 10 };
  const most = (level: (typeof LEVELS)[number]) =>
    Array.from({ length: 999 }, (_, n) => n).findIndex(n => !hasTimeAt(counted, level, n));
  expect(most('companion')).toBe(10);
  expect(most('expert')).toBe(80);
});
