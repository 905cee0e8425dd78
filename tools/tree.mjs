// A copy of the sources in a temporary folder, where a game may be taken away or added and nobody else is disturbed.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.stryker-tmp', 'coverage', 'reports', 'data']);

/** The folders of games/ that hold a game. */
export function gamesIn(root) {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter(id => existsSync(join(folder, id, 'index.ts')));
}

/** Copies the tree with these games only; the packages are shared by a link. */
export function copyTree(root, games) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'rempart-')));
  const isCopied = path => !LEFT_OUT.has(basename(path));
  for (const name of readdirSync(root))
    if (name !== 'games' && isCopied(name))
      cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: isCopied });
  mkdirSync(join(copy, 'games'));
  for (const id of games)
    cpSync(join(root, 'games', id), join(copy, 'games', id), {
      recursive: true,
      preserveTimestamps: true,
      filter: isCopied,
    });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'));
  return copy;
}

export function removeTree(copy) {
  rmSync(copy, { recursive: true, force: true });
}
