// What every command does before the first line of TypeScript runs: is Node new enough, are the packages installed,
// is the built JavaScript newer than the sources? Plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence when this Node is too old, else null. */
export function oldNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return null;
  return `Rempart demande Node 20.19 ou plus récent, pas ${version}. / Rempart needs Node 20.19 or later, not ${version}.`;
}

/** Whether `npm ci` has been run since the lock file changed. Linked packages belong to somebody else: hands off. */
export function isInstalled(root) {
  const packages = join(root, 'node_modules');
  if (existsSync(packages) && lstatSync(packages).isSymbolicLink()) return true;
  return timeOf(join(root, 'node_modules/.package-lock.json')) >= timeOf(join(root, 'package-lock.json'));
}

/** Installs what is missing; false when that fails. */
export function install(root) {
  if (isInstalled(root)) return true;
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const STAMP = 'dist/built';
const SOURCE = /\.(tsx?|js|css|html|svg|png|txt|md|json|webmanifest)$/;
const IGNORED = new Set([
  'node_modules',
  'dist',
  'data',
  'test',
  'template',
  'peers',
  'docs',
  'e2e',
  'coverage',
  'reports',
]);

/** Whether no source file or folder is newer than the last build. */
export function isBuilt(root) {
  const built = timeOf(join(root, STAMP));
  return built > 0 && !hasNewer(root, built, true);
}

function hasNewer(folder, than, isRoot = false) {
  // a folder's own time tells of files that were added, removed or renamed
  if (!isRoot && statSync(folder).mtimeMs > than) return true;
  return readdirSync(folder, { withFileTypes: true }).some(entry => {
    if (entry.isDirectory())
      return !entry.name.startsWith('.') && !IGNORED.has(entry.name) && hasNewer(join(folder, entry.name), than);
    const isSource = isRoot ? /^(tsconfig.*\.json|vite\.config\.ts)$/.test(entry.name) : SOURCE.test(entry.name);
    return isSource && statSync(join(folder, entry.name)).mtimeMs > than;
  });
}

/** Builds when that is needed. Null, or what the compiler says. */
export function build(root) {
  if (isBuilt(root)) return null;
  const unlock = lock(join(root, 'dist/building'));
  try {
    if (isBuilt(root)) return null;
    const began = new Date();
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const made = spawnSync(process.execPath, [tsc, '-b', 'tsconfig.node.json'], { cwd: root, encoding: 'utf8' });
    if (made.status !== 0) return `${made.stdout}${made.stderr}`.trim() || String(made.error ?? 'tsc');
    writeFileSync(join(root, STAMP), '');
    utimesSync(join(root, STAMP), began, began);
    return null;
  } finally {
    unlock();
  }
}

/** Builds the page when that is needed. Null, or what the builder says. */
export function buildPage(root) {
  const page = timeOf(join(root, 'dist/client/index.html'));
  if (page > 0 && !hasNewer(root, page, true)) return null;
  const unlock = lock(join(root, 'dist/building'));
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const made = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, encoding: 'utf8' });
    return made.status === 0 ? null : `${made.stdout}${made.stderr}`.trim() || String(made.error ?? 'vite');
  } finally {
    unlock();
  }
}

/** Two commands at once must not write the same files; a lock that somebody left behind is broken after a minute. */
function lock(path) {
  mkdirSync(join(path, '..'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(path);
      return () => rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (Date.now() - timeOf(path) > 60_000) rmSync(path, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

function timeOf(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
