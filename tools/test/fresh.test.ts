import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, isInstalled, oldNode } from '../fresh.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rempart-fresh-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A file or folder that was last changed so many seconds after the beginning. */
function put(path: string, seconds: number): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  if (path.endsWith('/')) mkdirSync(join(root, path), { recursive: true });
  else writeFileSync(join(root, path), '');
  utimesSync(join(root, path), seconds, seconds);
}

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.1.0', true],
  ['26.10.0', true],
])('Node %s is new enough: %s', (version, isGood) => {
  const told = oldNode(version);
  expect(told === null).toBe(isGood);
  if (!isGood) expect(told).toContain(version);
});

test('packages are installed once they are newer than the lock file', () => {
  put('package-lock.json', 10);
  expect(isInstalled(root)).toBe(false);
  put('node_modules/.package-lock.json', 9);
  expect(isInstalled(root)).toBe(false);
  put('node_modules/.package-lock.json', 11);
  expect(isInstalled(root)).toBe(true);
});

test('linked packages are left alone: npm ci would empty the folder they are linked to', () => {
  put('package-lock.json', 10);
  put('elsewhere/', 1);
  symlinkSync(join(root, 'elsewhere'), join(root, 'node_modules'));
  expect(isInstalled(root)).toBe(true);
});

test('a build is fresh until a source file or folder changes', () => {
  put('engine/match.ts', 5);
  put('engine/', 5);
  expect(isBuilt(root)).toBe(false);
  put('dist/built', 10);
  expect(isBuilt(root)).toBe(true);
  put('engine/test/match.test.ts', 20);
  put('engine/', 5);
  put('README.md', 20);
  put('node_modules/one/index.ts', 20);
  expect(isBuilt(root)).toBe(true);
  put('engine/match.ts', 11);
  expect(isBuilt(root)).toBe(false);
  put('engine/match.ts', 5);
  put('engine/', 11);
  expect(isBuilt(root)).toBe(false);
  put('engine/', 5);
  put('tsconfig.base.json', 11);
  expect(isBuilt(root)).toBe(false);
});
