// `npm start [-- --port N --data FOLDER]`: installs what is missing, builds, and opens the house. Plain JavaScript
// without dependencies, so that it runs on a fresh clone.
import { fileURLToPath } from 'node:url';
import { build, buildPage, install, oldNode } from './fresh.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function prepare() {
  const old = oldNode();
  if (old) return old;
  if (!install(root)) return 'npm ci a échoué. / npm ci failed.';
  const wrong = build(root) ?? buildPage(root);
  return wrong && `${wrong}\nLes sources ne compilent pas. / The sources do not compile.`;
}

const wrong = prepare();
if (wrong) {
  console.error(wrong);
  process.exitCode = 1;
} else await import('../dist/server/main.js');
