// `npm run build:static [-- --base /FOLDER/]`: the house as a folder of files, for any host; it needs no server of ours.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install, oldNode } from './fresh.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'dist/static';

function make() {
  const wrong = oldNode() ?? (install(root) ? build(root) : 'npm ci failed.');
  if (wrong) return wrong;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', 'static', '--logLevel', 'warn', ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
    ? null
    : 'The page was not built.';
}

const wrong = make();
if (wrong) {
  console.error(wrong);
  process.exitCode = 1;
} else {
  const dir = join(root, folder);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(path =>
    statSync(join(dir, path)).isFile(),
  );
  const bytesOf = names => names.reduce((sum, name) => sum + statSync(join(dir, name)).size, 0);
  const plain = files.filter(name => !/\.(br|gz)$/.test(name));
  const sent = plain.map(name => (files.includes(`${name}.br`) ? `${name}.br` : name));
  const mb = bytes => (bytes / 1e6).toFixed(2);
  console.log(`${folder}: ${plain.length} files, ${mb(bytesOf(plain))} MB, ${mb(bytesOf(sent))} MB compressed`);
}
