import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryOf, equivalentsIn } from '../mutate/equivalents.ts';
import { type Mutant, mutantsOf, sampleOf } from '../mutate/mutants.ts';
import { scoreOf, tableOf } from '../mutate/score.ts';
import { targetOf } from '../mutate/targets.ts';
import { Verdicts } from '../mutate/verdicts.ts';

const root = mkdtempSync(join(tmpdir(), 'rempart-mutants-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const RULE = `export function isDead(damage: number, life: number, name: string): boolean {
  if (damage >= life && name !== 'nobody') return true;
  return ['ghost'].includes(name);
}
`;
const look = (m: Mutant): string => `${m.mutator}: ${m.original} -> ${m.replacement}`;
const ids = (mutants: readonly Mutant[]): string[] => mutants.map(m => m.id);

let mutants: Mutant[];
beforeAll(async () => {
  put('rules/life.ts', RULE);
  mutants = await mutantsOf(root, ['rules/life.ts']);
});

test('of a game its guess, what its cards do and its rules are broken, by the tests of its rules', () => {
  for (const path of ['guess.ts', 'view.ts', 'cards/axe.ts', 'rules/fight.ts', 'content/axe.ts'])
    put(`games/toy/${path}`, RULE);
  for (const name of ['fight', 'bots']) put(`games/toy/test/${name}.test.ts`, '');
  const { sources, tests } = targetOf(root, 'toy');
  expect(sources).toEqual(['games/toy/guess.ts', 'games/toy/cards/axe.ts', 'games/toy/rules/fight.ts']);
  expect(tests).toEqual(['games/toy/test/fight.test.ts']);
});

describe('mutants', () => {
  test('are conditions, boundaries, operators, booleans and blocks, and no literals', () => {
    expect(mutants.map(look)).toEqual(
      expect.arrayContaining([
        "ConditionalExpression: damage >= life && name !== 'nobody' -> false",
        'ConditionalExpression: damage >= life -> true',
        'EqualityOperator: damage >= life -> damage > life',
        "LogicalOperator: damage >= life && name !== 'nobody' -> damage >= life || name !== 'nobody'",
        'BooleanLiteral: true -> false',
      ]),
    );
    const mutators = new Set(mutants.map(m => m.mutator));
    expect([...mutators].sort()).toEqual([
      'BlockStatement',
      'BooleanLiteral',
      'ConditionalExpression',
      'EqualityOperator',
      'LogicalOperator',
    ]);
  });

  test('have names of their own, which they keep when lines are added around them', async () => {
    expect(new Set(ids(mutants)).size).toBe(mutants.length);
    put('rules/life.ts', `export const LIFE = 4;\n\n${RULE}export const isZero = (n: number): boolean => n === 0;\n`);
    const later = await mutantsOf(root, ['rules/life.ts']);
    put('rules/life.ts', RULE);
    expect(ids(later)).toEqual(expect.arrayContaining(ids(mutants)));
    expect(later.length).toBe(mutants.length + 3);
    expect(later[0]?.lines[0]).toBe((mutants[0]?.lines[0] ?? 0) + 2);
  });

  test('that look the same are told apart by their order', async () => {
    const twice =
      'export const a = (n: number): boolean => {\n  if (n > 1) n++;\n  if (n > 1) n++;\n  return n > 2;\n};\n';
    put('rules/twice.ts', twice);
    const found = await mutantsOf(root, ['rules/twice.ts']);
    const steps = found.filter(m => m.mutator === 'UpdateOperator');
    expect(steps.map(m => [m.lines[0], m.nth])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(new Set(ids(found)).size).toBe(found.length);
  });
});

describe('the sample', () => {
  const many = Array.from({ length: 500 }, (_, i) => ({ id: `${i}` }) as Mutant);

  test('is as large as asked, the same for the same seed, and another for another', () => {
    const drawn = sampleOf(many, 100, '1');
    expect(new Set(drawn).size).toBe(100);
    expect(sampleOf(many, 100, '1')).toEqual(drawn);
    expect(sampleOf(many, 100, '2')).not.toEqual(drawn);
    expect(sampleOf(many, 900, '1')).toEqual(many);
  });

  test('hardly changes when a mutant is added', () => {
    const before = new Set(ids(sampleOf(many, 100, '1')));
    const after = ids(sampleOf([{ id: 'new' } as Mutant, ...many], 100, '1'));
    expect(after.filter(id => before.has(id)).length).toBeGreaterThanOrEqual(99);
  });
});

describe('a list of equivalents', () => {
  const PATH = 'test/equivalent-mutants.json';
  const entry = (i: number, more: object): object => ({ ...(JSON.parse(entryOf(mutants[i]!)) as object), ...more });

  test('names mutants, each with its reason', () => {
    expect(equivalentsIn(root, PATH, mutants)).toEqual(new Set());
    put(PATH, JSON.stringify([entry(2, { reason: 'the same either way' })]));
    expect(equivalentsIn(root, PATH, mutants)).toEqual(new Set([mutants[2]?.id]));
  });

  test.each([
    ['a line that is gone', { line: 'if (damage > life) return true;', reason: 'why' }, 'do not exist'],
    ['one more than there are', { nth: 2, reason: 'why' }, 'do not exist'],
    ['no reason', {}, 'reason'],
  ])('is refused for %s', (_what, more, words) => {
    put(PATH, JSON.stringify([entry(2, more)]));
    expect(() => equivalentsIn(root, PATH, mutants)).toThrow(words);
  });
});

describe('verdicts of earlier runs', () => {
  const [A, B] = ['games/a/test/a.test.ts', 'games/a/test/b.test.ts'];
  const target = { name: 'a', sources: [], tests: [A, B], equivalents: '', unused: [] };
  const open = () => new Verdicts(root, target);
  const heard = () => mutants.slice(0, 3).map(mutant => open().of(mutant));

  beforeAll(() => {
    put(A, "import { table } from './table.ts';\nimport { isDead } from '../rules/life.ts';\n");
    put(B, "import { isDead } from '../rules/life.ts';\nreadCases('cases/');\n");
    put('games/a/test/table.ts', 'export const table = 1;\n');
    put('games/a/test/cases/one.json', '{}');
    put('games/a/rules/life.ts', RULE);
    const [killed, lucky, slow] = mutants as [Mutant, Mutant, Mutant];
    open().keep(killed, 'killed', B);
    open().keep(lucky, 'survived', null);
    open().keep(slow, 'timeout', null);
  });

  test('hold while nothing changes', () => {
    expect(heard()).toEqual(['killed', 'survived', 'timeout']);
    expect(open().of(mutants[3]!)).toBeUndefined();
  });

  test.each([
    ['another test', A, ['killed', undefined, undefined]],
    ['what another test imports', 'games/a/test/table.ts', ['killed', undefined, undefined]],
    ['the test that noticed', B, [undefined, undefined, undefined]],
    ['a rule', 'games/a/rules/life.ts', [undefined, undefined, undefined]],
    ['a case', 'games/a/test/cases/one.json', [undefined, undefined, undefined]],
  ])('when %s changes, what hangs on it is tried anew', (_what, path, left) => {
    const old = readFileSync(join(root, path), 'utf8');
    put(path, `${old}\n// changed`);
    expect(heard()).toEqual(left);
    put(path, old);
    expect(heard()).toEqual(['killed', 'survived', 'timeout']);
  });

  test('the test that noticed is gone: what it noticed is tried anew', () => {
    expect(new Verdicts(root, { ...target, tests: [A] }).of(mutants[0]!)).toBeUndefined();
  });
});

test('a timeout is noticed, what no test reaches is not, and an equivalent does not count', () => {
  const score = scoreOf('a', 900, ['killed', 'killed', 'timeout', 'survived', 'noCoverage'], 2);
  expect(score).toMatchObject({ counted: 5, noticed: 3, equivalent: 2 });
  expect(score.low).toBeCloseTo(0.231, 3);
  expect(tableOf([score]).split('\n').at(-1)).toBe('| a | 900 | 5 | 3 | 1 | 1 | 1 | 2 | 60.0 % (23.1 % to 88.2 %) |');
});
