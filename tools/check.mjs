// Everything that can be said of the sources without running them: format, lint, types, layers, floor plan, dead code.
import { spawnSync } from 'node:child_process';

// `npm run check -- games/NAME` looks at the format and lint of that folder alone, and not for what nobody uses.
const folders = process.argv.slice(2);
const all = [
  ['format', 'biome', 'format', ...(folders.length > 0 ? folders : ['.'])],
  ['types', 'tsc', '-b', '--force'], // one that goes on from the last build misses types that come from types of a third file
  ['lint', 'oxlint', '--type-aware', '--quiet', ...folders],
  ['layers', process.execPath, 'tools/layers.mjs'],
  ['floor plan', process.execPath, 'tools/plan.mjs'],
  ['dead code', 'knip', '--no-progress'],
];
const steps = folders.length > 0 ? all.filter(([name]) => name !== 'dead code') : all;

let failed = 0;
for (const [name, command, ...args] of steps) {
  const path = command.includes('/') ? command : `node_modules/.bin/${command}`;
  const { status, stdout, stderr } = spawnSync(path, args, { encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) {
    failed++;
    console.log(`${stdout}${stderr}`.trim());
  }
}
process.exitCode = failed > 0 ? 1 : 0;
