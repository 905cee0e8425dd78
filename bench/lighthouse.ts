import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserPath } from './browser.ts';
import { openHouse } from './house.ts';
import { report, round } from './measure.ts';

// The page as others measure it: Lighthouse with the screen, line and processor of a phone, so many times each, the middle
// of them; and html-validate over what is served and over what the browser has made of it.

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const PAGES = ['/', '/new/zombie-15', '/rules/until-daylight'];
const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const peers = fileURLToPath(new URL('../../bench/peers/lighthouse/', import.meta.url));

/** Runs a script of that package; it says one JSON object. */
async function said(script: string, args: readonly string[], heard = ''): Promise<object> {
  const child = spawn(process.execPath, [script, ...args], { cwd: peers, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(heard);
  return (await json(child.stdout)) as object;
}

/** What is served, and what stands there when everything has come. */
async function pagesOf(base: string, executablePath: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {
    'index.html': await (await fetch(base)).text(),
  };
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    for (const locale of ['fr-FR', 'en-GB']) {
      const page = await (await browser.newContext({ locale })).newPage();
      for (const path of PAGES) {
        await page.goto(base + path);
        await page.getByRole('contentinfo').waitFor();
        await page.waitForLoadState('networkidle');
        pages[`${path} ${locale}`] =
          `<!DOCTYPE html>\n${await page.locator('html').evaluate(html => html.outerHTML)}\n`;
      }
    }
  } finally {
    await browser.close();
  }
  return pages;
}

if (!existsSync(`${peers}node_modules`)) throw new Error('not installed: npm ci in bench/peers/lighthouse');
const executablePath = await browserPath();
const house = await openHouse({ REMPART_GAMES: '' });
try {
  const html = await said('validate.mjs', [], JSON.stringify(await pagesOf(house.base, executablePath)));
  const before = round(loadavg()[0] ?? 0);
  const addresses = PAGES.map(path => house.base + path);
  const pages = await said('audit.mjs', [executablePath, String(RUNS), ...addresses]);
  report('lighthouse', { runs: RUNS, load: [before, round(loadavg()[0] ?? 0)], pages, html });
} finally {
  await house.stop();
}
