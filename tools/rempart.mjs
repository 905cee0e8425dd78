#!/usr/bin/env node
// The command line: builds when the sources are newer than the build, then hands over to tools/rempart/main.ts.
import { fileURLToPath } from 'node:url';
import { build, isInstalled, oldNode } from './fresh.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// `rempart replay FILE | head` closes the pipe before all is said: nobody listens any more, and that is no fault
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

async function run() {
  const old = oldNode();
  if (old) return complain(old);
  if (!isInstalled(root)) return complain("Lancez d'abord npm ci. / Run npm ci first.");
  const wrong = build(root);
  if (wrong) return complain(`${wrong}\nLes sources ne compilent pas. / The sources do not compile.`);
  const { main } = await import('../dist/tools/rempart/main.js');
  return main(process.argv.slice(2));
}

function complain(sentence) {
  console.error(sentence);
  return 1;
}

process.exitCode = await run();
