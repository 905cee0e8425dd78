import { expect, test } from 'vitest';
import { fieldsOf, isOpen, usualOptions } from '../new-table/fields.ts';

test('an option with names is a choice, with its default', () => {
  const [field] = fieldsOf({ properties: { level: { type: 'string', enum: ['easy', 'hard'], default: 'hard' } } });
  expect(field).toEqual({ name: 'level', kind: 'choice', values: ['easy', 'hard'], usual: 'hard' });
});

test('a small range that may be none is a choice, none first', () => {
  const part = { type: 'integer', minimum: 0, maximum: 2 };
  const [field] = fieldsOf({ properties: { first: { anyOf: [part, { type: 'null' }], default: null } } });
  expect(field).toEqual({ name: 'first', kind: 'choice', values: [null, 0, 1, 2], usual: null });
});

test('a yes or no is a switch, a large range a number, the rest text', () => {
  const fields = fieldsOf({
    properties: {
      fast: { type: 'boolean', default: true },
      minutes: { type: 'integer', minimum: 5, maximum: 500 },
      motto: { type: 'string' },
    },
  });
  expect(fields.map(field => field.kind)).toEqual(['switch', 'number', 'text']);
  expect(usualOptions(fields)).toEqual({ fast: true, minutes: 5, motto: '' });
});

test('a game without options has no fields', () => {
  expect(fieldsOf({})).toEqual([]);
});

test('an option with a single value that fits is no choice', () => {
  const [level, fast, rounds] = fieldsOf({
    properties: {
      level: { enum: ['easy', 'hard'] },
      fast: { type: 'boolean' },
      rounds: { type: 'integer', minimum: 1, maximum: 60, default: 30 },
    },
  });
  if (!level || !fast || !rounds) throw new Error('three fields');
  expect([level, fast, rounds].map(field => isOpen(field, () => true))).toEqual([true, true, true]);
  expect(isOpen(rounds, value => value === 30)).toBe(false);
  expect(isOpen(level, value => value === 'easy')).toBe(false);
  expect(isOpen(fast, value => value === false)).toBe(false);
});
