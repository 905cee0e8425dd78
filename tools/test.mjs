// `npm test`: everything that a clean clone must pass. Plain JavaScript without dependencies; installs them first.
// The last line on stdout is `N passed, M failed`: the tests of vitest, and one for each other step.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';
import { buildPage, install, oldNode } from './fresh.mjs';
import { results } from './results.mjs';
import { needPostgres, needRedis } from './services.mjs';
import { copyTree, gamesIn, removeTree } from './tree.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const total = { passed: 0, failed: 0 };

/** Runs a step; it tells how many passed and failed. */
function step(name, run) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`== ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}

const one = isGood => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Runs a script of ours or of a package, shown as it goes. */
function shown(cwd, ...args) {
  return spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Runs a script; what it says is shown when it fails. */
function quiet(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}

/** Shows what is wrong, if anything is. */
function said(wrong) {
  if (wrong) console.log(wrong);
  return wrong === null;
}

const TSC = 'node_modules/typescript/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** With these games only everything else still builds, and the shared tests pass. */
function island(games) {
  const copy = copyTree(root, games);
  try {
    return quiet(copy, TSC, '-b') && quiet(copy, VITEST, 'run', '--config', 'vitest.island.config.ts');
  } finally {
    removeTree(copy);
  }
}

const halves = all => [all.filter((_, i) => i % 2 === 0), all.filter((_, i) => i % 2 === 1)];

function vitest() {
  const folder = mkdtempSync(join(tmpdir(), 'rempart-test-'));
  const file = join(folder, 'results.json');
  try {
    const isGood = shown(root, VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
    return results(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, isGood);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const old = oldNode();
if (old) {
  console.error(old);
  total.failed++;
} else if (!install(root)) {
  console.error('npm ci a échoué. / npm ci failed.');
  total.failed++;
} else {
  step('check: format, types, lint, layers, dead code', () => one(shown(root, 'tools/check.mjs')));
  // Each game is gone once, with others: that is harder than alone, and no game knows another (layers).
  const [some, others] = halves(gamesIn(root));
  step(`island: everything without ${some.join(', ')}`, () => one(island(others)));
  step(`island: everything without ${others.join(', ')}`, () => one(island(some)));
  step('page: it builds', () => one(said(buildPage(root))));
  step('browser: there is one', () => one(said(needChromium().wrong)));
  step('services: there is a PostgreSQL and a Redis', () => one([needPostgres(), needRedis()].every(said)));
  step('tests', vitest);
  step('rules: every rule has a test and stands in both rulebooks', () =>
    one(shown(root, 'tools/rempart.mjs', 'rules')),
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
