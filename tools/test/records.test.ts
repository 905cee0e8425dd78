import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sentence, world } from './world.ts';

const { root, folder, run, put } = world();
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('record, replay, verify', () => {
  const path = join(root, 'match.json');

  test('a recorded match can be told and is true', async () => {
    const said = await run('record', 'pebble-race', '--out', path, '--seed', 'one', '--scenario', 'river');
    expect(said).toMatchObject({ code: 0, out: expect.stringMatching(/match\.json: \d+ inputs, seed one\.\n/) });
    const first = readFileSync(path, 'utf8');
    await run('record', 'pebble-race', '--out', path, '--seed', 'one', '--scenario', 'river');
    expect(readFileSync(path, 'utf8')).toBe(first);
    expect((await run('replay', path)).out).toMatch(/ {4}1 {2}Seat 1: Roll the die or play a card\. > /);
    expect((await run('replay', path, '--lang', 'fr')).out).toMatch(/Siège \d gagne la course\.\n$/);
    expect((await run('verify', path)).out).toMatch(/is true: \d+ inputs, \d+ hashes, ending: arrived\.\n$/);
  });

  test('without a seed each match is another one', async () => {
    const seeds = await Promise.all([
      run('record', 'pebble-race', '--out', path),
      run('record', 'pebble-race', '--out', path),
    ]);
    expect(seeds[0]?.out).not.toBe(seeds[1]?.out);
    expect((await run('verify', path)).code).toBe(0);
  });

  test.each<[string, (r: { setup: object }) => object, string]>([
    ['salt', r => ({ ...r, salt: 'x' }), 'commitment: the seed and the salt'],
    ['version', r => ({ ...r, version: 7 }), 'version: written by version 7 of the rules, here it is 1'],
    ['end', r => ({ ...r, outcome: null }), 'outcome: after'],
    ['inputs', r => ({ ...r, inputs: [{ type: 'tick', at: 0 }] }), 'hashes: a hash after'],
    ['shape', r => ({ ...r, inputs: [{ type: 'tick' }] }), 'inputs[0].at: Invalid input'],
    ['game', r => ({ ...r, game: 'chess' }), 'no game chess'],
    ['scenario', r => ({ ...r, setup: { ...r.setup, scenario: 'moon' } }), 'no scenario moon'],
  ])('verify names what is wrong with the %s', async (_what, spoil, words) => {
    await run('record', 'pebble-race', '--out', path, '--seed', 'two');
    const spoiled = put('spoiled.json', spoil(JSON.parse(readFileSync(path, 'utf8')) as { setup: object }));
    expect(sentence(await run('verify', spoiled))).toContain(words);
  });

  test('files that are not JSON are refused', async () => {
    const text = put('text.json', 'not json');
    for (const command of ['replay', 'verify', 'case'])
      expect(sentence(await run(command, text))).toContain(`${text} is not JSON: `);
  });
});

describe('case', () => {
  const good = join(folder, 'test/cases/bump.json');
  const said = JSON.parse(readFileSync(good, 'utf8')) as { steps: object[] };

  test('agrees', async () => {
    const { code, out } = await run('case', good, good);
    expect([code, out.split('\n').at(-2)]).toEqual([0, '2 cases agree, 0 differ']);
  });

  test('tells what differs, and where', async () => {
    const wrong = put('wrong.json', { ...said, steps: [...said.steps, { expect: { pebbles: [5, 2] } }] });
    const { code, out } = await run('case', good, wrong);
    expect(code).toBe(1);
    expect(out).toContain('  steps[5].expect.pebbles[1]: expected 2, found 0\n');
    expect(out).toContain('1 cases agree, 1 differ');
  });

  test.each<[object, string]>([
    [{ steps: [{ play: { type: 'roll' }, seat: 'one' }] }, 'steps[0].seat: Invalid input'],
    [{ steps: [{ dance: 1 }] }, 'steps[0]: a step is one of play, tick, asks'],
    [{ given: { pebbles: 3 } }, 'given.pebbles: Invalid input'],
    [{ game: 'chess' }, 'no game chess'],
    [{ seats: 8 }, 'garden is for 2 to 4 seats, not 8'],
  ])('%j is refused in a sentence', async (change, words) => {
    const bad = put('bad.json', { ...said, ...change });
    expect(sentence(await run('case', bad))).toContain(words);
  });

  test('is refused in French where French is spoken', async () => {
    const bad = put('bad.json', { ...said, seats: 'two' });
    expect(sentence(await run('case', bad, '--lang', 'fr'))).toMatch(/bad\.json: seats : Entrée invalide/);
  });
});
