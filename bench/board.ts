import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type CDPSession, type Page, chromium } from 'playwright-core';
import { browserPath } from './browser.ts';
import { openHouse } from './house.ts';
import { report, round } from './measure.ts';

// How light is a board: what it fetches on top of the shelf, when it is first seen, what it draws, and what three matches leave in memory.

const GAMES = process.argv[2] ? [process.argv[2]] : readdirSync('games');
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 4);
const MATCHES = 3;
const MOVES = Number(process.env['BENCH_MOVES'] ?? 30);

/** In the page: the bytes that came over the line since it was opened. */
const WEIGHT = `performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.transferSize, 0)`;

/** In the page: when something of the board is first painted, after the page was asked for. */
const FIRST_FRAME = `new Promise(resolve => {
  const look = () => document.querySelector('#board [data-thing], #board canvas[data-frames]')
    ? requestAnimationFrame(() => resolve(performance.now()))
    : requestAnimationFrame(look);
  look();
})`;

/** In the page: somebody who takes the first choices. */
const PERSON = `
  globalThis.taps = 0;
  globalThis.person = setInterval(() => {
    const open = [...document.querySelectorAll('button[data-option]:not([aria-disabled])')]
      .filter(button => button.closest('details:not([open])') === null);
    if (open.length > 0) open[++taps % Math.min(2, open.length)].click();
  }, 120);`;

const executablePath = await browserPath();
for (const game of GAMES) await weigh(game);
process.exit(0);

async function weigh(game: string): Promise<void> {
  const house = await openHouse({ REMPART_BOT_PACE: '50' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      locale: 'fr-FR',
      serviceWorkers: 'block',
    });
    await context.addInitScript(`localStorage.setItem('rempart:settings', JSON.stringify({ speed: 'instant' }))`);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(house.base);
    await page.waitForLoadState('networkidle');
    const shelf = await page.evaluate<number>(WEIGHT);
    const heaps: number[] = [];
    let [board, moves] = [0, 0];
    for (let match = 0; match < MATCHES; match++) {
      await open(page, game);
      if (match === 0) board = await page.evaluate<number>(WEIGHT);
      moves += await play(page);
      heaps.push(await heapAfter(page, devtools));
    }
    await open(page, game);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.reload();
    const firstFrame = await page.evaluate<number>(FIRST_FRAME);
    const calls = await page.evaluate<string | null>(`document.querySelector('canvas')?.dataset.calls ?? null`);
    report('board', {
      game,
      slower: SLOWER,
      boardBytes: board - shelf,
      firstFrame: round(firstFrame),
      drawCalls: calls === null ? null : Number(calls),
      moves,
      heapMegabytes: heaps.map(bytes => round(bytes / 1e6)),
      machine: { cores: cpus().length, load: round(loadavg()[0] ?? 0) },
    });
  } finally {
    await browser.close();
    await house.stop();
  }
}

/** Goes somewhere as a link does: the page stays. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

async function open(page: Page, game: string): Promise<void> {
  await go(page, `/new/${game}`);
  await page.locator('select#seats').waitFor();
  const bots = page.getByRole('button', { name: 'Avec des bots' });
  if ((await bots.count()) > 0) await bots.click();
  const guide = page.getByRole('checkbox', { name: /première fois/ });
  if ((await guide.count()) > 0) await guide.uncheck();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await page.evaluate(FIRST_FRAME);
}

/** How often somebody tapped. */
async function play(page: Page): Promise<number> {
  await page.evaluate(PERSON);
  for (let waited = 0; waited < 300; waited++) {
    await page.waitForTimeout(300);
    if (await page.evaluate<boolean>(`taps >= ${MOVES}`)) break;
  }
  return page.evaluate<number>('clearInterval(person), taps');
}

/** What is left when the table is behind one. */
async function heapAfter(page: Page, devtools: CDPSession): Promise<number> {
  await go(page, '/');
  await page.getByRole('link').first().waitFor();
  await page.waitForTimeout(1500);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
