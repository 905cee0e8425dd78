// `npm run screenshots`: the pictures of the README, taken of the page as it is now. Needs a Chromium.
// `npm run screenshots -- FOLDER`: every page, to look at.
// `npm run screenshots -- links`: the pictures that others show of links to the house and to its games.
// `npm run screenshots -- table GAME [FOLDER]`: the table of a game at seven sizes and its moments, to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';
import { build, buildPage } from './fresh.mjs';
import { keep, openHouse } from './pictures/house.mjs';
import { begin, hurry, isOver, options, play } from './pictures/play.mjs';
import { takeLinks } from './pictures/links.mjs';
import { takeTable } from './pictures/table.mjs';
import { gamesIn } from './tree.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [first, ...more] = process.argv.slice(2);
const isOfLinks = first === 'links';
const tableOf = first === 'table' ? (more[0] ?? '') : null;
const given = isOfLinks ? undefined : tableOf === null ? first : more[1];
const isAll = given !== undefined;
const folder = given ?? join(root, tableOf === null ? 'docs/screenshots' : 'reports/tables');
const SHOWN = 'until-daylight';
const others = gamesIn(root).filter(game => game !== SHOWN);
const README = new Set([
  ...others.flatMap(game => [`${game}-desktop`, `${game}-phone`]),
  'shelf-desktop',
  'combat-desktop',
  'combat-phone',
  'result-desktop',
  'replay-phone',
]);
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** After so many answers a table is laid, and something is going on. */
const UNDER_WAY = 16;
/** A fight worth a picture: so many in the street. */
const CROWD = 4;

const wrong = build(root) ?? buildPage(root) ?? needChromium().wrong;
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const house = await openHouse(root);
const { base, browser } = house;

try {
  if (isOfLinks) await takeLinks(house, root, gamesIn(root));
  else if (tableOf !== null) await takeTable(house, root, tableOf, folder);
  else
    for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await round(size, viewport);
      for (const game of others) await middle(game, size, viewport);
    }
} finally {
  await house.close();
}

/** A page of its own, and how to take a picture of it. */
async function visit(size, viewport) {
  const isPhone = viewport === PHONE;
  const context = await browser.newContext({
    viewport,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await hurry(context);
  const page = await context.newPage();
  const shot = async name => {
    if (isAll || README.has(`${name}-${size}`)) await keep(page, folder, `${name}-${size}`);
  };
  return { context, page, shot };
}

/** A match of a game, under way. */
async function middle(game, size, viewport) {
  const { context, page, shot } = await visit(size, viewport);
  await begin(page, base, game);
  let moves = 0;
  await play(page, async () => (await options(page).count()) > 0 && moves++ >= UNDER_WAY);
  await page.evaluate(() => scrollTo(0, 0));
  await shot(game);
  await context.close();
}

/** Everything from the shelf to the replay, at one size. */
async function round(size, viewport) {
  const { context, page, shot } = await visit(size, viewport);
  await page.goto(base);
  await page.getByLabel('Votre nom').fill('Ana');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Bonjour Ana').waitFor();
  await shot('shelf');
  await page.goto(`${base}/new/${SHOWN}`);
  await page.getByLabel('Places autour de la table').selectOption('4');
  await shot('new-table');
  await page.getByRole('checkbox', { name: /première fois/ }).uncheck();
  await page.getByRole('button', { name: 'Avec des amis' }).click();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('button', { name: 'Compléter avec des bots' }).click();
  await page.getByText('Tout le monde est là.').waitFor();
  await shot('lobby');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await options(page).first().waitFor();
  await shot('characters');
  await play(page, async () => {
    const isTurn = (await page.getByRole('status').filter({ hasText: 'Votre tour de combat' }).count()) > 0;
    return isTurn && (await page.locator('[data-thing^="figure:foe-"]').count()) >= CROWD;
  });
  await page.getByRole('button', { name: 'Conseil', exact: true }).click();
  const advised = page.getByText('Conseillé').first();
  const idea = page.locator('[data-show-hint]').first(); // first where to look, then what to do
  await advised.or(idea).first().waitFor({ state: 'attached' });
  if (await idea.isVisible()) await idea.click();
  await advised.waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 0));
  await shot('combat');
  await play(page, () => isOver(page));
  await page.getByText('Manche 1').first().waitFor();
  await shot('result');
  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'Lire' }).waitFor();
  await page.getByRole('slider').fill('60');
  await shot('replay');
  await context.close();
}
