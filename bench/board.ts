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

/** In the page: when something that can be touched, or a picture in relief, is first painted on the board, after the page was asked for. */
const painted = (selector: string): string => `new Promise(resolve => {
  const look = () => document.querySelector(${JSON.stringify(selector)})
    ? requestAnimationFrame(() => resolve(performance.now()))
    : requestAnimationFrame(look);
  look();
})`;
const FIRST_FRAME = painted('#board [data-thing]');
/** Where a board is drawn in relief, a flat one stands there until that has come. */
const RELIEF = painted('#board [data-shown="true"] canvas[data-frames]');

/** In the page: somebody who takes the first choices. */
const PERSON = `
  globalThis.taps = 0;
  globalThis.person = setInterval(() => {
    const open = [...document.querySelectorAll('button[data-option]:not([aria-disabled])')]
      .filter(button => button.closest('details:not([open])') === null);
    if (open.length > 0) open[++taps % Math.min(2, open.length)].click();
  }, 120);`;

/** Code that gets faster takes room in the heap, longer than three matches: what they leave is weighed without that. */
const UNCOMPILED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const executablePath = await browserPath();
for (const game of GAMES) {
  await weigh(game);
  await remember(game);
}
process.exit(0);

async function weigh(game: string): Promise<void> {
  await inBrowser([], async ({ page, devtools, base }) => {
    await page.goto(base);
    await page.waitForLoadState('networkidle');
    const shelf = await page.evaluate<number>(WEIGHT);
    await open(page, game);
    const hasRelief = await standing(page);
    const board = await page.evaluate<number>(WEIGHT);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.reload();
    const firstFrame = await page.evaluate<number>(FIRST_FRAME);
    const relief = hasRelief ? await page.evaluate<number>(RELIEF) : null;
    const calls = await page.evaluate<string | null>(`document.querySelector('canvas')?.dataset.calls ?? null`);
    const script = await page.evaluate<string | null>(`document.querySelector('canvas')?.dataset.script ?? null`);
    report('board', {
      game,
      slower: SLOWER,
      boardBytes: board - shelf,
      firstFrame: round(firstFrame),
      relief: relief === null ? null : round(relief),
      drawCalls: calls === null ? null : Number(calls),
      frameScript: script === null ? null : Number(script), // milliseconds of the last frame, throttled
      machine: machine(),
    });
  });
}

async function remember(game: string): Promise<void> {
  await inBrowser([UNCOMPILED], async ({ page, devtools, base }) => {
    await page.goto(base);
    await page.waitForLoadState('networkidle');
    const heaps: number[] = [];
    let moves = 0;
    for (let match = 0; match < MATCHES; match++) {
      await open(page, game);
      await standing(page);
      moves += await play(page);
      heaps.push(await heapAfter(page, devtools));
    }
    report('board-memory', {
      game,
      moves,
      heapMegabytes: heaps.map(bytes => round(bytes / 1e6, 2)),
      machine: machine(),
    });
  });
}

interface Looking {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly base: string;
}

async function inBrowser(flags: readonly string[], look: (at: Looking) => Promise<void>): Promise<void> {
  const house = await openHouse({ REMPART_BOT_PACE: '50' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...flags] });
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      locale: 'fr-FR',
      serviceWorkers: 'block',
    });
    await context.addInitScript(`localStorage.setItem('rempart:settings', JSON.stringify({ speed: 'instant' }))`);
    const page = await context.newPage();
    await look({ page, devtools: await context.newCDPSession(page), base: house.base });
  } finally {
    await browser.close();
    await house.stop();
  }
}

function machine(): object {
  return { cores: cpus().length, load: round(loadavg()[0] ?? 0) };
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

/** Waits until all of the board is there: for two seconds nothing is fetched, and a relief is seen; whether there is one. */
async function standing(page: Page): Promise<boolean> {
  for (let [fetched, still] = [-1, 0]; still < 4; ) {
    await page.waitForTimeout(500);
    const now = await page.evaluate<number>(`performance.getEntriesByType('resource').length`);
    still = now === fetched ? still + 1 : 0;
    fetched = now;
  }
  const hasRelief = (await page.locator('#board canvas').count()) > 0;
  if (hasRelief) await page.evaluate(RELIEF);
  return hasRelief;
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

/** What is left when the table is behind one: not on the shelf, where each match that goes on has its picture. */
async function heapAfter(page: Page, devtools: CDPSession): Promise<number> {
  await go(page, '/credits');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(1500);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
