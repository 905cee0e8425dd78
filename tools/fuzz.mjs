// `npm run fuzz -- [--count N] [--seed S]`: all doors, more often than the tests do.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const environment = { ...process.env, FUZZ_COUNT: values.count, FUZZ_SEED: values.seed };
const built = spawnSync('node_modules/.bin/tsc', ['-b'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', 'server/test/fuzz.test.ts', 'lab/test/fuzz-files.test.ts'],
  {
    stdio: 'inherit',
    env: environment,
  },
);
process.exitCode = status ?? 1;
