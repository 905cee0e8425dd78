import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { transformWithOxc } from 'vite';

// What is built runs wherever `old.js` lets it: nothing in it is newer than Chromium 111, or browsers of that time.

const BUILT = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const CHROMIUM = 111;

const builtFiles = (end: string): string[] =>
  readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith(end));

/** Whether it would have to be written otherwise for that target. */
async function isNewer(code: string, target: string): Promise<boolean> {
  const [as, lowered] = await Promise.all(
    ['esnext', target].map(one => transformWithOxc(code, 'built.js', { target: one, sourcemap: false })),
  );
  return as?.code !== lowered?.code;
}

test('the scripts are no newer than the browsers that get them', async () => {
  expect(await isNewer('using a = b();', `chrome${CHROMIUM}`), 'this would be seen').toBe(true);
  const files = builtFiles('.js');
  expect(files.length).toBeGreaterThan(50);
  const newer: string[] = [];
  for (const file of files) {
    const code = readFileSync(BUILT + file, 'utf8');
    if (await isNewer(code, `chrome${CHROMIUM}`)) newer.push(file);
  }
  expect(newer).toEqual([]);
});

test('whoever is too old can read that', async () => {
  expect(await isNewer('a?.b', 'es2015'), 'this would be seen').toBe(true);
  expect(await isNewer(readFileSync(`${BUILT}old.js`, 'utf8'), 'es2015')).toBe(false);
});

/** Nested rules, and what came later than :has, container queries and color-mix. */
const LATER =
  /[{};]\s*&|\bsubgrid\b|@(scope|starting-style|view-transition|position-try)\b|position-anchor|field-sizing|:popover-open|light-dark\(|[\s(:,]round\(/;

test('the style sheets are no newer than the browsers that get them', () => {
  for (const seen of ['a{color:red;&:hover{color:tan}}', 'a{grid-template-rows:subgrid}', 'a{width:round(1px,2px)}'])
    expect(LATER.test(seen), seen).toBe(true);
  const files = builtFiles('.css');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(file => LATER.test(readFileSync(BUILT + file, 'utf8')))).toEqual([]);
});
