// How a match is brought to where something is to be seen.

const MOST_MOVES = 400;
const PATIENCE = 8000; // milliseconds: a bot thinks before it advises

/** Nobody who takes pictures waits for what happens between them. */
export function hurry(context) {
  return context.addInitScript(() => localStorage.setItem('rempart:settings', JSON.stringify({ speed: 'instant' })));
}

/** A match of a game with bots on the other seats, begun. */
export async function begin(page, base, game, seats) {
  await page.goto(`${base}/new/${game}`);
  await page.locator('select#seats').waitFor();
  if (seats !== undefined) await page.locator('select#seats').selectOption(String(seats));
  const bots = page.getByRole('button', { name: 'Que des bots' });
  if ((await bots.count()) > 0) await bots.click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
}

export function options(page) {
  return page.locator('#choices button[data-option]');
}

export function isOver(page) {
  return page.getByText('La partie est terminée.').first().isVisible();
}

/** Takes the hint of the house until something is to be seen when one is asked, or the match is over. */
export async function play(page, isEnough) {
  for (let moves = 0; moves < MOST_MOVES && !(await isOver(page)); ) {
    const hint = page.getByRole('button', { name: 'Conseil', exact: true });
    if (!(await hint.isVisible())) {
      await page.waitForTimeout(50);
      continue;
    }
    if (await isEnough()) return;
    moves++;
    await takeHint(page, hint);
  }
}

/** First comes the idea, asked again the answer. Where the board answers itself, the list is out of sight: it is there all the same. */
async function takeHint(page, hint) {
  const n = await page.locator('#main').getAttribute('data-n');
  const idea = page.locator('[data-show-hint]').first();
  const hinted = options(page).filter({ hasText: 'Conseillé' }).first();
  const nothing = page.getByText('Pas de conseil').first();
  const moved = page.locator(`#main:not([data-n="${n}"])`); // what was asked has been answered meanwhile
  const ends = [hinted, nothing, moved].reduce((one, other) => one.or(other));
  await press(hint);
  await seen(ends.or(idea));
  if (await idea.isVisible()) {
    await press(idea);
    await seen(ends);
  }
  if ((await hinted.count()) > 0) await press(hinted);
  else if (await nothing.isVisible()) await press(options(page).first());
  await seen(moved);
}

const press = button => button.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => {});
const seen = one =>
  one
    .first()
    .waitFor({ state: 'attached', timeout: PATIENCE })
    .catch(() => {});
