// `npm run mutate -- GAME|engine|all`: breaks the rules one at a time and sees whether their tests notice.
import { fileURLToPath } from 'node:url';
import { build, isInstalled } from './fresh.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function run() {
  const wrong = isInstalled(root) ? build(root) : 'Run npm ci first.';
  if (wrong) {
    console.error(wrong);
    return 1;
  }
  const { main } = await import('../dist/tools/mutate/main.js');
  return main(root, process.argv.slice(2));
}

process.exitCode = await run();
