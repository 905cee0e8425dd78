// How a match is brought to where something is to be seen.

const MOST_MOVES = 400;

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
    await hint.click({ timeout: 2000 }).catch(() => {});
    // Where the board answers itself, the list is out of sight: it is there all the same.
    const hinted = options(page).filter({ hasText: 'Conseillé' });
    await hinted
      .first()
      .dispatchEvent('click', undefined, { timeout: 3000 })
      .catch(() => {});
    await page.waitForTimeout(60);
  }
}
