// A game's table at every size and at the moments that its e2e/moments.json names, one match for all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from './house.mjs';
import { begin, hurry, isOver, play } from './play.mjs';

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
 */
export async function takeTable({ base, browser }, root, game, folder) {
  const { seats, moments } = JSON.parse(readFileSync(join(root, 'games', game, 'e2e/moments.json'), 'utf8'));
  const context = await browser.newContext({ viewport: SIZES[1], locale: 'fr-FR', reducedMotion: 'reduce' });
  await hurry(context);
  const page = await context.newPage();
  const asked = follow(page);
  await begin(page, base, game, seats);
  for (const moment of moments) {
    const isEnd = !moment.offered && !moment.without;
    await play(page, async () => !isEnd && isNow(page, moment, await asked()));
    if (isEnd) await page.locator('#result').waitFor();
    else if (await isOver(page)) throw new Error(`${game}: the match is over, and there was no "${moment.name}"`);
    if (moment.touched) await page.locator(moment.touched).first().dispatchEvent('click');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await keep(page, folder, `${game}-${moment.name}-${size.width}x${size.height}`);
    }
    await page.setViewportSize(SIZES[1]);
  }
  await context.close();
}

/** The kinds of answers that the first seat is asked for, once they are all on the page. */
function follow(page) {
  let last = null;
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
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
