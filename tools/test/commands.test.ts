import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../rempart/main.ts';
import { sentence, world } from './world.ts';

const { root, run, shelf } = world();
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the command line', () => {
  test('explains itself in the language that was asked for', async () => {
    expect((await run('--help')).out).toContain('Usage: rempart COMMAND');
    expect((await run('--help', '--lang', 'fr')).out).toContain('Usage : rempart COMMANDE');
    expect((await run('--lang=fr', 'simulate', '--help')).out).toContain('COMMANDE');
    expect((await run()).code).toBe(1);
  });

  test.each([
    [{ LANG: 'en_US.UTF-8' }, 'Unknown command'],
    [{ LANG: 'fr_FR.UTF-8' }, 'Commande inconnue'],
    [{ LANG: 'C.UTF-8' }, 'Commande inconnue'],
    [{ LANG: 'en', LC_ALL: 'fr_CH' }, 'Commande inconnue'],
    [{}, 'Commande inconnue'],
  ])('speaks by the environment %j', async (environment, words) => {
    let err = '';
    expect(await main(['sing'], { environment, shelf, err: text => (err += text) })).toBe(1);
    expect(err).toContain(words);
  });

  test.each([
    [['sing'], 'Unknown command: sing'],
    [['toString'], 'Unknown command: toString'],
    [['--lang', 'de', 'rules'], '--lang is fr or en, not de'],
    [['simulate'], 'GAME is missing'],
    [['simulate', 'pebble-race', 'twice'], 'one word too many: twice'],
    [['simulate', 'chess'], 'no game chess on the shelf; there is: pebble-race'],
    [['simulate', 'pebble-race', '--fast'], 'unknown option: --fast'],
    [['simulate', 'pebble-race', '-x'], 'unknown option: -x'],
    [['simulate', 'pebble-race', '--games'], '--games needs a value'],
    [['simulate', 'pebble-race', '--json=1'], '--json takes no value'],
    [['simulate', 'pebble-race', '--games', 'many'], '--games needs a whole number, not many'],
    [['simulate', 'pebble-race', '--games', '0'], '--games is at least 1'],
    [['simulate', 'pebble-race', '--seats', '9'], 'garden is for 2 to 4 seats, not 9'],
    [['simulate', 'pebble-race', '--scenario', 'moon'], 'no scenario moon; there is: garden, river'],
    [
      ['simulate', 'pebble-race', '--bots', 'random,genius'],
      'no bot genius; there is: random, yardstick, beginner, companion, expert, hinted',
    ],
    [['simulate', 'pebble-race', '--bots', 'random,random,random'], '3 bots for 2 seats'],
    [['simulate', 'pebble-race', '--options', '{'], '--options is not JSON'],
    [['simulate', 'pebble-race', '--options', '{"die":7}'], 'options.die: Invalid input'],
    [['simulate', 'pebble-race', '--threads', '2'], 'worker threads load built JavaScript only'],
    [['record', 'pebble-race'], 'the option --out is missing'],
    [['record', 'pebble-race', '--out', '/no/such/folder/x.json'], '/no/such/folder/x.json cannot be written (ENOENT)'],
    [['replay', '/no/such/file'], '/no/such/file cannot be read (ENOENT)'],
    [['verify', '/'], '/ cannot be read (EISDIR)'],
    [['case'], 'FILE is missing'],
    [['rules', 'chess'], 'no game chess'],
    [['playthrough', 'chess'], 'no game chess'],
    [['new-game', 'Big Game'], 'Big Game: the name of a game'],
    [['new-game', '../up'], '../up: the name of a game'],
    [['new-game', 'pebble-race'], 'games/pebble-race exists already'],
    [['new-game', 'other', '--prefix', 'pr'], 'pr: a rule prefix'],
    [['new-game', 'pretty-river'], 'the prefix PR belongs to pebble-race'],
  ])('%j is refused in a sentence', async (args, words) => {
    expect(sentence(await run(...args))).toContain(words);
  });

  test('tells of a game that does not load', async () => {
    const broken = { ...shelf, loadBox: () => Promise.reject(new Error('no box in it')) };
    let err = '';
    await main(['simulate', 'pebble-race', '--lang', 'en'], { shelf: broken, err: text => (err += text) });
    expect(err).toBe('the game pebble-race does not load: no box in it.\n');
  });
});

describe('simulate', () => {
  test('prints a table', async () => {
    const { code, out } = await run('simulate', 'pebble-race', '--games', '60', '--bots', 'companion,random');
    expect(code).toBe(0);
    expect(out).toMatch(/^Pebble race \(pebble-race\), garden: 60 matches, seed rempart\n/);
    expect(out).toMatch(/\n1 +companion +\d+ +\d+\.\d % +\d+\.\d % – \d+\.\d %\n/);
    expect(out).toContain('Endings: arrived 100.0 %');
  });

  test('prints one line of JSON', async () => {
    const { out } = await run('simulate', 'pebble-race', '--games', '5', '--seats', '3', '--json', '--seed', 'x');
    expect(JSON.parse(out)).toMatchObject({ games: 5, seed: 'x', bots: ['yardstick', 'yardstick', 'yardstick'] });
    expect(out.trim()).not.toContain('\n');
  });

  test('draws a bar where somebody looks', async () => {
    let err = '';
    const seen = { shelf, isTerminal: true, out: () => {}, err: (text: string) => (err += text) };
    await main(['simulate', 'pebble-race', '--games', '100', '--lang', 'en'], seen);
    expect(err).toMatch(/\r█+ 100 \/ 100 matches\r/);
    expect((await run('simulate', 'pebble-race', '--games', '9')).err).toBe('');
  });
});
