import { readFileSync, readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { walk } from '../bots/analysis/record.ts';
import type { AnyBox } from '../engine/box.ts';
import { counted } from '../engine/replay.ts';
import type { Replay, Spec } from '../engine/types.ts';
import { judgementOf } from '../lab/positions.ts';
import { parseReplay, replayOf } from '../lab/replay-file.ts';
import { gameFolder, gameIds, loadBox } from '../shelf/games.ts';
import { browserPath } from './browser.ts';
import { openHouse } from './house.ts';
import { cpuSeconds, report, round } from './measure.ts';

// How long somebody waits for the first curve of a match that is over: the longest that is kept of a game, as a file, on a page that is open.

const LONGEST = 120_000; // milliseconds

const games = process.argv[2] ? [process.argv[2]] : gameIds();
const executablePath = await browserPath();
const house = await openHouse();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const game of games) {
    const box = await loadBox(game);
    const record = longestOf(box);
    const began = cpuSeconds();
    walk(box.game, judgementOf(box), record, box.bots.throws);
    report('analysis', {
      game,
      inputs: counted(record.inputs).length,
      curveCpuSeconds: round(cpuSeconds() - began, 2),
      curveInPageSeconds: round(await seenAfter(browser, record), 2),
      machine: { cores: cpus().length, load: round(loadavg()[0] ?? 0) },
    });
  }
} finally {
  await browser.close();
  await house.stop();
}
process.exit(0);

function longestOf(box: AnyBox): Replay<Spec> {
  const folder = join(gameFolder(box.game.id), 'test/corpus');
  const all = readdirSync(folder)
    .filter(name => name.startsWith(`v${box.game.version}-`))
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { replay: unknown })
    .map(({ replay }) => replayOf(box, parseReplay(replay)) as Replay<Spec>)
    .filter(({ outcome }) => outcome !== null);
  const [longest] = all.toSorted((a, b) => counted(b.inputs).length - counted(a.inputs).length);
  if (!longest) throw new Error(`no match of ${box.game.id} is kept`);
  return longest;
}

/** Seconds on the wall from the choice of the file to the curve. */
async function seenAfter(at: Browser, record: Replay<Spec>): Promise<number> {
  const context = await at.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${house.base}/analysis`);
    const input = page.locator('input[type="file"]');
    await input.waitFor();
    const buffer = Buffer.from(JSON.stringify(record));
    const began = performance.now();
    await input.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await page.locator('section[aria-label="Chance de gagner"] svg').first().waitFor({ timeout: LONGEST });
    return (performance.now() - began) / 1000;
  } finally {
    await context.close();
  }
}
