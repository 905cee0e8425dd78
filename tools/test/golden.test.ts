import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sentence, world } from './world.ts';

const { root, folder, run, put } = world();
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('playthrough', () => {
  const list = join(folder, 'test/playthroughs/list.json');
  const text = join(folder, 'test/playthroughs/garden-2.txt');

  test('misses, writes, compares and finds the first difference', async () => {
    const absent = await run('playthrough', 'pebble-race');
    expect([absent.code, absent.err]).toEqual([1, expect.stringContaining('MISSING    games/pebble-race/test/')]);
    expect((await run('playthrough', 'pebble-race', '--write')).out).toContain('garden-2.txt');
    expect(await run('playthrough', 'pebble-race')).toMatchObject({ code: 0, err: '' });
    writeFileSync(text, readFileSync(text, 'utf8').replace('Seat 1', 'Seat 7'));
    const changed = await run('playthrough', 'pebble-race');
    expect(changed.code).toBe(1);
    expect(changed.err).toMatch(/^DIFFERS {4}\S+garden-2\.txt:\d+\n {2}expected: .*Seat 7.*\n {2}got: {6}.*Seat 1/);
  });

  test.each<[unknown, string]>([
    [[{ name: 'x' }], 'list.json: [0].seed'],
    [[{ name: 'x', seed: 's', scenario: 'moon' }], 'no scenario moon'],
    ['[', 'is not JSON'],
  ])('a list %j is refused', async (content, words) => {
    const before = readFileSync(list, 'utf8');
    put('games/pebble-race/test/playthroughs/list.json', content);
    expect(sentence(await run('playthrough', 'pebble-race'))).toContain(words);
    writeFileSync(list, before);
  });
});

describe('rules', () => {
  test('counts what is quoted by titles and stands in the rulebooks', async () => {
    const { code, out } = await run('rules');
    expect(code).toBe(0);
    expect(out).toContain('pebble-race: 11 rules, 11 quoted by a test, 0 covered by another, 0 not testable');
  });

  test('finds what is missing', async () => {
    const list = join(folder, 'rule-ids.json');
    const before = readFileSync(list, 'utf8');
    const { rules } = JSON.parse(before) as { rules: { [id: string]: object } };
    delete rules['PR-SETUP-01'];
    const more = {
      'PR-NEW-01': {},
      'PR-NEW-02': { coveredBy: 'PR-NEW-01', reason: 'the same' },
      'PR-NEW-03': { coveredBy: 'PR-TURN-01', reason: 'the same' },
      'PR-NEW-04': { notTestable: true, reason: 'a definition' },
    };
    writeFileSync(list, JSON.stringify({ game: 'pebble-race', rules: { ...rules, ...more } }));
    const { code, out } = await run('rules', 'pebble-race');
    expect(code).toBe(1);
    expect(out).toContain('14 rules, 10 quoted by a test, 1 covered by another, 1 not testable, 1 without a test');
    expect(out).toContain('  without a test: PR-NEW-01\n');
    expect(out).toContain('  covered by a rule that has no test: PR-NEW-02\n');
    expect(out).toContain('  missing from text/rulebook/en.md: PR-NEW-01 PR-NEW-02 PR-NEW-03 PR-NEW-04\n');
    expect(out).toContain('  unknown in text/rulebook/fr.md: PR-SETUP-01\n');
    writeFileSync(list, before);
  });

  test('refuses a title that quotes what is neither a rule nor a case', async () => {
    const list = join(folder, 'rule-ids.json');
    const before = readFileSync(list, 'utf8');
    const { rules } = JSON.parse(before) as { rules: { [id: string]: object } };
    const more = put(
      'games/pebble-race/test/more.test.ts',
      "test('PR-MOVE-99, PR-CASE-02: nobody wrote this', () => {});",
    );
    const both = await run('rules', 'pebble-race');
    expect(both.code).toBe(1);
    expect(both.out).toContain('  quoted by a title, but neither a rule nor a case: PR-CASE-02 PR-MOVE-99\n');
    writeFileSync(list, JSON.stringify({ game: 'pebble-race', rules, cases: ['PR-CASE-01..12'] }));
    expect((await run('rules')).out).toContain('  quoted by a title, but neither a rule nor a case: PR-MOVE-99\n');
    writeFileSync(list, before);
    rmSync(more);
    expect((await run('rules')).code).toBe(0);
  });

  test('counts the titles of cases', async () => {
    rmSync(join(folder, 'test/move.test.ts'));
    const { code, out } = await run('rules');
    expect(code).toBe(1);
    expect(out).toContain('  without a test: PR-MOVE-01 PR-END-01\n'); // PR-MOVE-02 is in the title of a case
  });

  test.each<[unknown, string]>([
    [{ game: 'pebble-race' }, 'rule-ids.json: rules: Invalid input'],
    [{ game: 'chess', rules: {} }, 'game: chess is not pebble-race'],
    [{ game: 'pebble-race', rules: { 'A-1': { notTestable: true } } }, 'rules.A-1: reason?'],
    [{ game: 'pebble-race', rules: {}, cases: ['all of them'] }, 'cases[0]: all of them?'],
  ])('a list %j is refused', async (content, words) => {
    put('games/pebble-race/rule-ids.json', content);
    expect(sentence(await run('rules'))).toContain(words);
  });

  test('a rulebook that cannot be read is named', async () => {
    put('games/pebble-race/rule-ids.json', { game: 'pebble-race', rules: {} });
    rmSync(join(folder, 'text/rulebook/en.md'));
    mkdirSync(join(folder, 'text/rulebook/en.md'));
    expect(sentence(await run('rules'))).toContain('games/pebble-race/text/rulebook/en.md cannot be read: EISDIR');
  });
});
