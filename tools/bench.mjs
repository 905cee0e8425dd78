// `npm run bench [NAME [WHAT]]`: every bench prints one line of JSON. Peers are installed on the first run, in their own folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const run = (command, args, cwd = '.') =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd }).status;

const wanted = process.argv[2];
const PEERS = { 'bench/peers': ['server', 'engine-grid'], 'bench/peers/lighthouse': ['lighthouse'] };
for (const [folder, benches] of Object.entries(PEERS)) {
  const isNeeded = !wanted || benches.some(name => name.includes(wanted));
  if (isNeeded && !existsSync(`${folder}/node_modules`))
    run('npm', ['ci', '--no-fund', '--no-audit', '--silent'], folder);
}
if (run('node_modules/.bin/tsc', ['-b']) !== 0) process.exit(1);

const HELPERS = ['raw-ws', 'measure', 'house', 'game', 'filling', 'collecting', 'browser'];
const files = [
  ...readdirSync('bench').map(file => `bench/${file}`),
  ...readdirSync('games').flatMap(id =>
    existsSync(`games/${id}/bench`) ? readdirSync(`games/${id}/bench`).map(file => `games/${id}/bench/${file}`) : [],
  ),
].filter(file => file.endsWith('.ts') && !HELPERS.some(name => file === `bench/${name}.ts`));

for (const file of files)
  if (!wanted || file.includes(wanted)) {
    const status = run(process.execPath, [
      '--expose-gc',
      `dist/${file.replace(/\.ts$/, '.js')}`,
      ...process.argv.slice(3),
    ]);
    if (status !== 0) process.exitCode = 1;
  }
