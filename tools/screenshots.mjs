// `npm run screenshots`: the pictures of the README, taken of the page as it is now. Needs a Chromium.
// `npm run screenshots -- FOLDER`: every page, to look at.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { needChromium } from './chromium.mjs';
import { build, buildPage } from './fresh.mjs';
import { gamesIn } from './tree.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isAll = process.argv[2] !== undefined;
const folder = process.argv[2] ?? join(root, 'docs/screenshots');
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
const MOST_MOVES = 400;
/** After so many answers a table is laid, and something is going on. */
const UNDER_WAY = 16;
/** A fight worth a picture: so many in the street. */
const CROWD = 4;
const QUALITY = 0.86;

const wrong = build(root) ?? buildPage(root) ?? needChromium().wrong;
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'rempart-pictures-'));
const server = spawn(process.execPath, ['dist/server/main.js', '--port', '0', '--host', '127.0.0.1', '--data', data], {
  cwd: root,
  env: {
    ...process.env,
    LANG: 'en',
    REMPART_BOT_PACE: '0',
    REMPART_SEED: 'pictures',
    REMPART_REQUESTS_PER_MINUTE: '100000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const base = await new Promise((resolve, reject) => {
  server.stdout.setEncoding('utf8').on('data', text => {
    const address = /http:\/\/localhost:(\d+)/.exec(text);
    if (address) resolve(`http://127.0.0.1:${address[1]}`);
  });
  server.once('exit', code => reject(new Error(`the server stopped with ${code}`)));
});
const browser = await chromium.launch({
  executablePath: needChromium().path,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

try {
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await round(size, viewport);
    for (const game of others) await middle(game, size, viewport);
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
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
  const page = await context.newPage();
  const shot = async name => {
    if (!isAll && !README.has(`${name}-${size}`)) return;
    await page.waitForTimeout(500);
    const file = `${name}-${size}.webp`;
    writeFileSync(join(folder, file), await small(await page.screenshot()));
    console.log(file);
  };
  return { context, page, shot };
}

/** The same picture at a tenth of its weight: a browser knows how. */
async function small(png) {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY],
  );
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/** A match of a game, under way. */
async function middle(game, size, viewport) {
  const { context, page, shot } = await visit(size, viewport);
  await page.goto(`${base}/new/${game}`);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('heading', { name: 'Les places' }).waitFor();
  const fill = page.getByRole('button', { name: 'Compléter avec des bots' });
  if ((await fill.count()) > 0) await fill.click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
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
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('button', { name: 'Compléter avec des bots' }).click();
  await page.getByText('Tout le monde est là.').waitFor();
  await shot('lobby');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await options(page).first().waitFor();
  await shot('characters');
  await play(page, async () => {
    const isTurn = (await page.getByRole('status').filter({ hasText: 'Votre tour de combat' }).count()) > 0;
    return (
      isTurn && (await page.getByRole('region', { name: "La ligne d'ennemis" }).getByRole('listitem').count()) >= CROWD
    );
  });
  await page.getByRole('button', { name: 'Conseil', exact: true }).click();
  await page.getByText('Conseillé').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shot('combat');
  await play(page, () => isOver(page));
  await page.getByText('Round 1').first().waitFor();
  await shot('result');
  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'Lire' }).waitFor();
  await page.getByRole('slider').fill('60');
  await shot('replay');
  await context.close();
}

function options(page) {
  return page.locator('#choices button[data-option]');
}

function isOver(page) {
  return page.getByText('La partie est terminée.').first().isVisible();
}

/** Takes the hint of the house until something is to be seen. */
async function play(page, isEnough) {
  for (let moves = 0; moves < MOST_MOVES && !(await isEnough()) && !(await isOver(page)); moves++) {
    const hint = page.getByRole('button', { name: 'Conseil', exact: true });
    if (!(await hint.isVisible())) {
      await page.waitForTimeout(50);
      continue;
    }
    await hint.click({ timeout: 2000 }).catch(() => {});
    // Where the board answers itself, the list is folded on a phone: it is there all the same.
    const hinted = options(page).filter({ hasText: 'Conseillé' });
    await hinted
      .first()
      .dispatchEvent('click', undefined, { timeout: 3000 })
      .catch(() => {});
    await page.waitForTimeout(60);
  }
}
