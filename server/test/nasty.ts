import * as fc from 'fast-check';

// What nobody should send, and somebody will.

const words = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '../..',
  '..%2f..%2fetc/passwd',
  '\u0000',
  '\ud800', // half a character
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  'é'.normalize('NFD'),
  '😀'.repeat(40),
  'x'.repeat(1500),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${process.exit(1)}',
  'NaN',
  '-0',
  '1e999',
  'null',
  'undefined',
] as const;

const numbers = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
] as const;

/** Lists in lists, or records in records, so deep that recursion might not come back. */
const deep = fc
  .record({ depth: fc.constantFrom(20, 200, 2000, 7000), isList: fc.boolean(), core: fc.constantFrom('1', '""', '{}') })
  .map(({ depth, isList, core }) =>
    isList ? `${'['.repeat(depth)}${core}${']'.repeat(depth)}` : `${'{"a":'.repeat(depth)}${core}${'}'.repeat(depth)}`,
  );

export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue() },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...words, ...numbers, null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...words, 'type', 'seat', 'card'), fc.jsonValue()) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<unknown>(...numbers), { maxLength: 300 }) },
);

/** The text of a message or a body: JSON, nearly JSON, or nothing of the kind. */
export function textOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const json = value.map(v => JSON.stringify(v) ?? '');
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.tuple(json, fc.nat(400)).map(([text, at]) => text.slice(0, at)) },
    { weight: 1, arbitrary: fc.tuple(json, deep).map(([text, more]) => text.replace(/null|\d+|""/, () => more)) },
    { weight: 1, arbitrary: json.map(text => text.replace('{', '{"__proto__":{"isHost":true},')) },
    { weight: 1, arbitrary: json.map(text => text.replace('{', '{"constructor":{"prototype":{"x":1}},')) },
  );
}

/** A good value with one of its parts changed, left out or doubled. */
export function spoiled(good: unknown): fc.Arbitrary<unknown> {
  return fc
    .record({ where: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }), how: fc.nat(3), by: anything })
    .map(({ where, how, by }) => spoil(structuredClone(good), where, how, by));
}

function spoil(value: unknown, where: readonly number[], how: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[(where[0] ?? 0) % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const holder = value as Record<string, unknown>;
  const inner = holder[key];
  if (where.length > 1 && typeof inner === 'object' && inner !== null)
    holder[key] = spoil(inner, where.slice(1), how, by);
  else if (how === 0) delete holder[key];
  else if (how === 1 && Array.isArray(value)) value.push(structuredClone(inner));
  else if (how === 2) holder[`${key}x`] = by;
  else holder[key] = by;
  return value;
}
