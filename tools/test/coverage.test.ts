import { describe, expect, test } from 'vitest';
import { coverageOf, isWhole, quotedIds } from '../rempart/coverage.ts';
import { initials } from '../rempart/new-game.ts';
import { firstDifference } from '../rempart/playthrough.ts';
import { titlesOf } from '../rempart/titles.ts';

describe('the titles of tests', () => {
  test.each([
    ["test('A-1: one', () => {})", ['A-1: one']],
    ["it('A-1', () => {})", ['A-1']],
    ["describe('A-1', () => { test('A-2', () => {}) })", ['A-1', 'A-2']],
    ['test(`A-1 ${x} A-2`, () => {})', ['A-1 ${} A-2']],
    ["test('A-1 ' + 'and ' + more, () => {})", ['A-1 and ']],
    ["test.each([1, 2])('A-1 %d', n => {})", ['A-1 %d']],
    ["test.each<[string, number]>([['A-1', 1], ['A-2', 2]])('%s', (id: string) => {})", ['%s', 'A-1', 'A-2']],
    ["test.each([{ id: 'A-1', no: 'A-2' }])('$id holds', () => {})", ['$id holds', 'A-1']],
    ["test.each(['A-1'])('%s', () => {})", ['%s', 'A-1']],
    ["describe.each`a | b`('A-1', () => {})", ['A-1']],
    ["test.concurrent.skipIf(x)('A-1', () => {})", ['A-1']],
    ["test.skip('A-1', () => {}); it.todo('A-2')", []],
    ["// test('A-1')\n/* it('A-2') */ const s = \"test('A-3')\"", []],
    ["expect('A-1'); box.test('A-2'); tester('A-3'); test(name)", []],
    ["const f = <T,>(a: T): a is T => true; test('A-1', f)", ['A-1']],
  ])('%s', (source, titles) => {
    expect(titlesOf('a.test.ts', source)).toEqual(titles);
  });

  test('a file that cannot be parsed is an error', () => {
    expect(() => titlesOf('a.test.ts', 'test(')).toThrow();
  });
});

test.each([
  ['UD-SETUP-03: x', ['UD-SETUP-03']],
  ['UD-SETUP-03..05 and UD-AI-1', ['UD-AI-1', 'UD-SETUP-03', 'UD-SETUP-04', 'UD-SETUP-05']],
  ['UD-SETUP-09..11', ['UD-SETUP-09', 'UD-SETUP-10', 'UD-SETUP-11']],
  ['(Z15-S3-A, HS-POW-07a)', ['HS-POW-07a', 'Z15-S3-A']],
  ['UD-CHAR-PILLAR-01...', ['UD-CHAR-PILLAR-01']],
  ['X-ray UD-SETUP-01-ish', []],
])('the ids in %s', (title, ids) => {
  expect([...quotedIds([title])].sort()).toEqual(ids);
});

describe('coverage', () => {
  const both = (...ids: string[]) => ({ fr: ids, en: ids });

  test('is whole when every rule is quoted or excused, and stands in both books', () => {
    const rules = { 'A-1': {}, 'A-2': { coveredBy: 'A-1' }, 'A-3': { notTestable: true as const } };
    const coverage = coverageOf({ rules, cases: [] }, ['A-1: it works'], both('A-1', 'A-2', 'A-3'), ['A-1', 'A-2']);
    expect(coverage).toMatchObject({ rules: 3, tested: ['A-1'], covered: ['A-2'], untestable: ['A-3'], untested: [] });
    expect(isWhole(coverage)).toBe(true);
  });

  const list = (rules: { [id: string]: { coveredBy?: string } }) => ({ rules, cases: ['A-CASE-01..03', 'A-CASE-07'] });

  test('counts what the rulebook shows of the rules that can be seen', () => {
    const ids = Array.from({ length: 10 }, (_, i) => `A-${i}`);
    const shownBut = (but: { [id: string]: object }, shown: string[]) =>
      coverageOf(
        { rules: { ...Object.fromEntries(ids.map(id => [id, {}])), ...but }, cases: [] },
        ids,
        both(...ids),
        shown,
      );
    const all = shownBut({ 'A-0': { notSeen: 'a word' }, 'A-1': { notShown: 'no test' } }, ids.slice(2));
    expect(all.scenes).toMatchObject({ unseeable: ['A-0'], unshown: ['A-1'], unseen: [], stray: [], share: 88 });
    expect(isWhole(all)).toBe(false);
    const nine = shownBut({ 'A-1': { notShown: 'no test' } }, ['A-0', ...ids.slice(2)]);
    expect(nine.scenes.share).toBe(90);
    expect(isWhole(nine)).toBe(true);
    const stray = shownBut({ 'A-1': { notShown: 'no test' } }, [...ids, 'B-1']);
    expect(stray.scenes.stray).toEqual(['A-1', 'B-1']);
    expect(isWhole(stray)).toBe(false);
    const silent = shownBut({}, ids.slice(1));
    expect(silent.scenes.unseen).toEqual(['A-0']);
    expect(isWhole(silent)).toBe(false);
  });

  test.each<[string, Parameters<typeof coverageOf>, object]>([
    ['an untested rule', [list({ 'A-1': {} }), [], both('A-1')], { untested: ['A-1'] }],
    [
      'a cover without a test',
      [list({ 'A-1': { coveredBy: 'B-1' } }), ['B-1'], both('A-1')],
      { badCover: ['A-1'], misquoted: ['B-1'] },
    ],
    [
      'a rule in one book',
      [list({ 'A-1': {} }), ['A-1'], { fr: ['A-1'], en: [] }],
      { absent: { fr: [], en: ['A-1'] } },
    ],
    ['an unknown rule', [list({}), [], { fr: ['A-1'], en: [] }], { unknown: { fr: ['A-1'], en: [] } }],
  ])('is not whole with %s', (_what, given, found) => {
    const coverage = coverageOf(...given);
    expect(coverage).toMatchObject(found);
    expect(isWhole(coverage)).toBe(false);
  });

  test.each([
    ['A-2: no such rule', ['A-2']],
    ['B-1: of another game', ['B-1']],
    ['A-1..3', ['A-2', 'A-3']],
    ['A-CASE-03 A-CASE-04 A-CASE-07', ['A-CASE-04']],
    ['A-CASE-02..05', ['A-CASE-04', 'A-CASE-05']],
    ['A-CASE-${}: whichever', ['A-CASE']],
    ['a-1, A_1 and A-1-ish', ['A-1-ish', 'A_1', 'a-1']],
    ['A-1, A-CASE-01..03: two-handed, a one-off', []],
  ])('a title that says %s misquotes %j', (title, ids) => {
    const coverage = coverageOf(list({ 'A-1': {} }), ['A-1', title], both('A-1'), ['A-1']);
    expect(coverage.misquoted).toEqual(ids);
    expect(isWhole(coverage)).toBe(ids.length === 0);
  });
});

test.each([
  ['until-daylight', 'UD'],
  ['chess', 'CH'],
  ['zombie-15', 'Z1'],
])('the rules of %s begin with %s', (name, prefix) => {
  expect(initials(name)).toBe(prefix);
});

test('the first difference of two texts', () => {
  expect(firstDifference('a\nb\n', 'a\nb\n')).toBeNull();
  expect(firstDifference('a\nb', 'a\nc')).toEqual({ line: 2, expected: 'b', actual: 'c' });
  expect(firstDifference('a', 'a\nb')).toEqual({ line: 2, expected: '', actual: 'b' });
});
