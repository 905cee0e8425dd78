import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from 'playwright-core';
import { browserPath } from './browser.ts';
import { report, round } from './measure.ts';

// A match on a phone-class processor: how long is the page deaf while somebody plays, and how heavy is the shelf?

/** About a phone of the middle class beside this machine. */
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 4);
const MOVES = 40;
const GAME = process.argv[2] ?? 'until-daylight';
const SEATS = '4';
/** Where the trace is kept, for whoever wants to see what a long task was made of; nowhere unless named. */
const TRACE = process.env['BENCH_TRACE'] ?? null;

/** In the page: the bytes that came over the line. */
const WEIGHT = `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, entry) => sum + entry.transferSize, 0)`;

/** In the page: somebody in a hurry, who takes the first choices and skips every other animation. */
const PERSON = `
  globalThis.taps = 0;
  let turn = 0;
  setInterval(() => {
    const open = [...document.querySelectorAll('button[data-option]:not([aria-disabled])')]
      .filter(button => button.closest('details:not([open])') === null);
    turn++;
    if (open.length > 0) {
      taps++;
      open[taps % Math.min(2, open.length)].click();
    } else if (turn % 6 === 0)
      [...document.querySelectorAll('button')].find(button => button.textContent === 'Passer l’animation')?.click();
  }, 250);`;

const executablePath = await browserPath();
const data = mkdtempSync(join(tmpdir(), 'rempart-bench-'));
const server = spawn(process.execPath, ['dist/server/main.js', '--port', '0', '--host', '127.0.0.1', '--data', data], {
  env: { ...process.env, LANG: 'en', REMPART_BOT_PACE: '300', REMPART_REQUESTS_PER_MINUTE: '100000' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const base = await new Promise<string>(resolve => {
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    const port = /localhost:(\d+)/.exec(text)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  });
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.goto(base);
  await page
    .getByRole('link', { name: /^Jouer/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const shelf = await page.evaluate<number>(WEIGHT);
  await page.goto(`${base}/new/${GAME}`);
  const seats = page.locator('select#seats');
  await seats.waitFor();
  if ((await seats.locator(`option[value="${SEATS}"]`).count()) > 0) await seats.selectOption(SEATS);
  const bots = page.getByRole('button', { name: 'Avec des bots' });
  if ((await bots.count()) > 0) await bots.click();
  const guide = page.getByRole('checkbox', { name: /première fois/ });
  if ((await guide.count()) > 0) await guide.uncheck();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await page.locator('button[data-option]').first().waitFor({ state: 'attached' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, {
    categories: [
      'disabled-by-default-devtools.timeline',
      '__metadata',
      ...(TRACE ? ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] : []),
    ],
  });
  const moves = await play(page);
  const trace = (await browser.stopTracing()).toString('utf8');
  if (TRACE) writeFileSync(TRACE, trace);
  const tasks = tasksOf(JSON.parse(trace) as Trace);
  report('page', {
    game: GAME,
    slower: SLOWER,
    moves,
    shelfBytes: shelf,
    tasks: tasks.length,
    over50: tasks.filter(ms => ms > 50).length,
    over100: tasks.filter(ms => ms > 100).length,
    longest: tasks
      .toSorted((a, b) => b - a)
      .slice(0, 3)
      .map(ms => round(ms)),
  });
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly tdur?: number;
    readonly args?: { readonly name?: string };
  }[];
}

/** Milliseconds of processor that each task of the page's main thread took: a neighbour on the core does not count. */
function tasksOf({ traceEvents }: Trace): number[] {
  const main = new Set(
    traceEvents
      .filter(event => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(event => `${event.pid} ${event.tid}`),
  );
  return traceEvents
    .filter(event => event.name === 'RunTask' && main.has(`${event.pid} ${event.tid}`))
    .map(event => (event.tdur ?? 0) / 1000);
}

/** Waits until the person in the page has tapped so often, or the match is over. */
async function play(page: Page): Promise<number> {
  await page.evaluate(PERSON);
  for (let waited = 0; waited < 600; waited++) {
    await page.waitForTimeout(500);
    if (await page.evaluate<boolean>(`taps >= ${MOVES} || document.body.innerText.includes('terminée')`)) break;
  }
  return page.evaluate<number>('taps');
}
