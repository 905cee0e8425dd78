// A game's table at every size and at the moments that its e2e/moments.json names, one match for all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keep } from './house.mjs';
import { begin, hurry, play } from './play.mjs';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 }, // a laptop at 200 %
];

/**
 * A moment: one of these answers is `offered`, or none of those `without`; so many elements of a selector are `seen`;
 * an element is `touched` before the picture is taken. A moment that asks for nothing is the end of the match.
 * Each is taken when it comes; those that do not come in this match are named.
 */
export async function takeTable({ base, browser }, root, game, folder) {
  const { seats, moments } = JSON.parse(readFileSync(join(root, 'games', game, 'e2e/moments.json'), 'utf8'));
  const context = await browser.newContext({ viewport: SIZES[1], locale: 'fr-FR', reducedMotion: 'reduce' });
  await hurry(context);
  const page = await context.newPage();
  const { downOf } = await import(pathToFileURL(join(root, 'dist/referee/short.js')).href);
  const asked = follow(page, downOf);
  await begin(page, base, game, seats);
  const [ends, wanted] = [moments.filter(isEnd), moments.filter(moment => !isEnd(moment))];
  for (;;) {
    let found = null;
    await play(page, async () => (found = await first(page, wanted, await asked())) !== null);
    if (!found) break;
    wanted.splice(wanted.indexOf(found), 1);
    if (found.touched) await page.locator(found.touched).first().dispatchEvent('click');
    await takeSizes(page, folder, `${game}-${found.name}`);
  }
  await page.locator('#result').waitFor();
  for (const { name } of ends) await takeSizes(page, folder, `${game}-${name}`);
  for (const { name } of wanted) console.log(`${game}: there was no "${name}" in this match`);
  await context.close();
}

const isEnd = ({ offered, without }) => !offered && !without;

async function first(page, wanted, kinds) {
  for (const moment of wanted) if (await isNow(page, moment, kinds)) return moment;
  return null;
}

async function takeSizes(page, folder, name) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await keep(page, folder, `${name}-${size.width}x${size.height}`);
  }
  await page.setViewportSize(SIZES[1]);
}

/** The kinds of answers that the first seat is asked for, once they are all on the page. */
function follow(page, downOf) {
  let last = null;
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const message = downOf(String(payload));
      if (message.prompts) last = message;
    }),
  );
  const isThere = () =>
    page
      .locator('#main')
      .evaluate(
        (table, { n, count }) =>
          Number(table.dataset.n) === n && table.querySelectorAll('#choices button[data-option]').length === count,
        { n: last?.n, count: last?.prompts[0]?.options.length ?? 0 },
      );
  return async () => {
    while (!(await isThere())) await page.waitForTimeout(30);
    return (last.prompts[0]?.options ?? []).map(({ type }) => type);
  };
}

async function isNow(page, { offered, without, seen = {} }, kinds) {
  for (const [selector, least] of Object.entries(seen))
    if ((await page.locator(selector).count()) < least) return false;
  return offered ? kinds.some(kind => offered.includes(kind)) : !kinds.some(kind => without.includes(kind));
}
