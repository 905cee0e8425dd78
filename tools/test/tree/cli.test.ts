import { spawnSync, spawn as start } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, removeTree } from '../../tree.mjs';

// The real command line, in a copy of the tree whose only game is a new one.

const A_WHILE = 300_000; // on a machine that has much else to do

let tree = '';

function spawn(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const environment = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', NODE_OPTIONS: '' };
  return spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', env: environment });
}
const rempart = (...args: string[]) => spawn('tools/rempart.mjs', ...args);

/** How many tests have passed, all of them. */
function vitest(...args: string[]): number {
  const { stdout, status } = spawn('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', ...args);
  const { numPassedTests = 0, testResults } = JSON.parse(stdout) as {
    numPassedTests?: number;
    testResults: { status: string }[];
  };
  expect({ status, failed: testResults.filter(file => file.status !== 'passed') }).toEqual({ status: 0, failed: [] });
  return numPassedTests;
}

beforeAll(() => {
  tree = copyTree(fileURLToPath(new URL('../../../', import.meta.url)), []);
});
afterAll(() => removeTree(tree));

describe('a new game', () => {
  test('is made by a command, which builds what it needs', () => {
    const { stdout, stderr } = rempart('new-game', 'the-most-extraordinary-little-garden-race', '--prefix', 'LONG');
    expect(stderr).toBe('');
    expect(stdout).toContain('games/the-most-extraordinary-little-garden-race is ready');
    expect(rempart('new-game', 'tiny').stdout).toContain('its rules are called TI-');
    const spec = readFileSync(join(tree, 'games/tiny/rules/game.ts'), 'utf8');
    expect(spec).toContain("id: 'tiny'");
    expect(existsSync(join(tree, 'games/tiny/test/playthroughs/garden-2.txt'))).toBe(true);
    expect(existsSync(join(tree, 'games/tiny/test/corpus/v1-garden-2.json'))).toBe(true);
  });

  test('type-checks, is formatted and clean, and keeps to its layer', () => {
    expect(spawn('node_modules/typescript/bin/tsc', '-b').stdout).toBe('');
    expect(spawn('node_modules/@biomejs/biome/bin/biome', 'format', 'games')).toMatchObject({ status: 0 });
    expect(spawn('node_modules/oxlint/bin/oxlint', '--type-aware', 'games')).toMatchObject({ status: 0 });
    expect(spawn('tools/layers.mjs')).toMatchObject({ status: 0, stdout: expect.stringContaining(' 0 violations') });
    expect(spawn('tools/plan.mjs')).toMatchObject({ status: 0, stderr: '' });
  });

  test(
    'passes its tests and its laws',
    () => {
      expect(vitest('games/', '--project', 'pure')).toBeGreaterThan(90);
    },
    A_WHILE,
  );

  test('has a test and two texts for each rule, and its golden playthroughs hold', () => {
    expect(rempart('rules')).toMatchObject({ status: 0, stdout: expect.stringContaining('tiny: 11 rules, 11 quoted') });
    expect(rempart('playthrough', 'tiny')).toMatchObject({ status: 0 });
    expect(rempart('corpus', 'tiny')).toMatchObject({ status: 0 });
    expect(rempart('case', 'games/tiny/test/cases/bump.json')).toMatchObject({ status: 0 });
  });
});

describe('in threads', () => {
  test('a simulation gives the same whatever their number', () => {
    const results = ['0', '1', '3'].map(threads => {
      const { stdout } = rempart(
        'simulate',
        'tiny',
        '--games',
        '300',
        '--bots',
        'random',
        '--json',
        '--threads',
        threads,
      );
      const { elapsed: _, ...result } = JSON.parse(stdout) as { elapsed: object; games: number };
      return result;
    });
    expect(results[0]?.games).toBe(300);
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  test('rules that stop are told in a sentence', () => {
    const path = join(tree, 'games/tiny/bots/yardstick.ts');
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace("?? { type: 'roll' }", "?? ({ type: 'sing' } as never)"));
    const { status, stderr } = rempart('simulate', 'tiny', '--games', '300');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^the match with seed rempart:\d+ stopped at an error of the rules: .*sing.*\n$/);
    writeFileSync(path, before);
  });
});

describe('the bin', () => {
  test('records, tells and verifies', () => {
    expect(rempart('record', 'tiny', '--out', 'match.json').status).toBe(0);
    expect(rempart('replay', 'match.json', '--lang', 'fr').stdout).toContain('gagne la course');
    expect(rempart('verify', 'match.json').status).toBe(0);
  });

  test('tells a bad file in one sentence and exits with 1', () => {
    const { status, stdout, stderr } = rempart('verify', 'package.json');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^package\.json: game: Invalid input.*\n$/);
  });

  test('builds again when a source has changed, and says so when it does not compile', () => {
    const path = join(tree, 'games/tiny/text/en.ts');
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace("'Pebble race'", "'Changed race'"));
    expect(rempart('simulate', 'tiny', '--games', '2').stdout).toContain('Changed race');
    writeFileSync(path, before.replace("'Pebble race'", '1'));
    const broken = rempart('simulate', 'tiny', '--games', '2');
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain('The sources do not compile.');
    writeFileSync(path, before);
  });
});

test('npm start builds what is missing, opens the house with the new games on its shelf, and stops cleanly', async () => {
  const data = mkdtempSync(join(tmpdir(), 'rempart-start-'));
  const child = start(process.execPath, ['tools/start.mjs', '--port', '0', '--host', '127.0.0.1', '--data', data], {
    cwd: tree,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '' },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString('utf8');
  });
  const gone = new Promise(resolve => child.on('exit', resolve));
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Rempart is open: http:\/\/localhost:\d+/);
  const port = /localhost:(\d+)/.exec(said)?.[1];
  const games = (await (await fetch(`http://127.0.0.1:${port}/api/games`)).json()) as { id: string }[];
  expect(games.map(game => game.id)).toContain('tiny');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
  rmSync(data, { recursive: true, force: true });
});

test(
  'a new game is played to its end by touching, on a phone and with a mouse, and fits every screen',
  () => {
    expect(vitest('games/tiny/e2e')).toBe(3);
  },
  A_WHILE,
);
