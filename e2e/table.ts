/// <reference lib="dom" />
import type { Visitor } from './house.ts';

const A_MINUTE = 60_000;
const A_HINT = 5000;
/** What whoever is at a game for the first time is offered. */
const GUIDED = /première fois/;
const NO_HINT = 'Pas de conseil pour cette question.';

/** Opens a table of a game from its page; returns the table's path. */
export async function openTableOf(ana: Visitor, game: string, seats: number, scenario?: string): Promise<string> {
  const { page } = ana;
  await ana.goTo(`/new/${game}`);
  if (scenario !== undefined) await page.locator(`input[name="scenario"][value="${scenario}"]`).dispatchEvent('click');
  await page.locator('select#seats').selectOption(String(seats));
  await withFriends(ana);
  return pressOpen(ana);
}

/** On the page of a new table: people are to come, who may all be bots yet. */
export async function withFriends({ page }: Visitor): Promise<void> {
  const friends = page.getByRole('button', { name: 'Avec des amis' });
  if ((await friends.count()) > 0) await friends.click();
}

/** From the page of a new table to the table, without a guide: to its lobby, or, where nobody else is to come, to the match. */
export async function pressOpen({ page }: Visitor): Promise<string> {
  const guide = page.getByRole('checkbox', { name: GUIDED });
  if ((await guide.count()) > 0) await guide.uncheck();
  await page.getByRole('button', { name: /^(Ouvrir la table|Commencer la partie)/ }).click();
  await page.getByRole('heading', { name: 'Les places' }).or(page.locator('#main[data-n]')).first().waitFor();
  return new URL(page.url()).pathname;
}

/** On the device alone; with as few seats as the game allows, or so many, all others being bots'. */
export async function openAtHome(ana: Visitor, game: string, count: string | null = null): Promise<string> {
  const { page } = ana;
  await ana.goTo(`/new/${game}`);
  const seats = page.locator('select#seats');
  await seats.waitFor();
  await seats.selectOption(count ?? { index: 0 });
  await page.getByRole('checkbox', { name: /Jouer sur cet appareil/ }).check();
  return pressOpen(ana);
}

/** How many inputs the match has that is shown. */
export const nOf = ({ page }: Visitor): Promise<number> =>
  page.locator('#main[data-n]').evaluate(main => Number(main.getAttribute('data-n')));

/** Presses something in the menu of a table, which need not be open. */
export const pressInMenu = ({ page }: Visitor, name: string): Promise<void> =>
  page.locator('details button', { hasText: name }).first().dispatchEvent('click');

/** From the lobby into the match, where it has not begun. */
export async function begin({ page }: Visitor): Promise<void> {
  const start = page.getByRole('button', { name: 'Commencer la partie' });
  if ((await start.count()) > 0) await start.click();
}

/** The list of choices stays open beside the table, from the next page on. */
export const keepList = ({ page }: Visitor): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('rempart:settings') ?? '{}') as object;
    localStorage.setItem('rempart:settings', JSON.stringify({ ...kept, keepsList: true }));
  });

/** Bots on the free seats, and off it goes. */
export async function beginWithBots(ana: Visitor): Promise<void> {
  const fill = ana.page.getByRole('button', { name: 'Compléter avec des bots' });
  if ((await fill.count()) > 0) await fill.click();
  await begin(ana);
}

/** The buttons of the question that is asked. */
export const choicesOf = ({ page }: Visitor) =>
  page.getByRole('list', { name: 'Vos choix' }).locator('button[data-option]');

export const isOverFor = ({ page }: Visitor): Promise<boolean> =>
  page.getByText('La partie est terminée.').first().isVisible();

/** The result page, once it is there: it is loaded when a match ends. */
export const resultOf = ({ page }: Visitor): Promise<void> => page.locator('#result').waitFor({ timeout: 60_000 });

/** Says yes where the page asks whether one really means it. */
export async function insist({ page }: Visitor): Promise<void> {
  const yes = page.getByRole('button', { name: 'Le faire quand même' });
  if (await yes.isVisible()) await yes.click({ timeout: 2000 }).catch(() => {});
}

/** Answers once as `pick` says, if this visitor is asked within a while. The list may be one that only shows itself on focus. */
export async function answerOnce(
  visitor: Visitor,
  pick: (count: number) => number,
  patience = A_MINUTE,
): Promise<boolean> {
  const visible = await whenAsked(visitor, patience);
  if (visible.length === 0) return false;
  await choicesOf(visitor)
    .nth(visible[pick(visible.length)] ?? 0)
    .dispatchEvent('click', undefined, { timeout: 2000 })
    .catch(() => {});
  return true;
}

/** Answers once as a bot would: what the hint says. One that does not come in time is asked for again, the next time. */
export async function answerAsHinted(visitor: Visitor, patience = A_MINUTE): Promise<boolean> {
  const { page } = visitor;
  if ((await whenAsked(visitor, patience)).length === 0) return false;
  const n = await page.locator('#main').getAttribute('data-n');
  await page
    .getByRole('button', { name: 'Conseil' })
    .dispatchEvent('click', undefined, { timeout: 2000 })
    .catch(() => {});
  const idea = page.locator('[data-show-hint]');
  const hinted = page.locator('button[data-option]:has-text("Conseillé")').first();
  const nothing = page.getByText(NO_HINT).first();
  const moved = page.locator(`#main:not([data-n="${n}"])`); // somebody else answered: the hint was for what was asked before
  await hinted
    .or(nothing)
    .or(idea)
    .or(moved)
    .first()
    .waitFor({ timeout: A_HINT })
    .catch(() => {});
  if (await idea.isVisible()) {
    await idea.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => {});
    await hinted
      .or(nothing)
      .or(moved)
      .first()
      .waitFor({ timeout: 2000 })
      .catch(() => {});
  }
  if (await hinted.isVisible()) await hinted.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => {});
  else if (await nothing.isVisible()) await answerOnce(visitor, () => 0, patience);
  return true;
}

/** Answers once with the keyboard alone, unless the match is over: Tab to the list, a few arrows, Enter. */
export async function answerByKeyboard(visitor: Visitor, arrows: number): Promise<boolean> {
  const { page } = visitor;
  if ((await whenAsked(visitor)).length === 0) {
    if (await isOverFor(visitor)) return false;
    throw new Error(`nothing is asked for a minute: ${await page.locator('body').innerText()}`);
  }
  const isThere = () => page.evaluate(() => document.activeElement?.hasAttribute('data-option') === true);
  let tabs = 0;
  const yes = page.getByRole('button', { name: 'Le faire quand même' });
  while (!(await isThere())) {
    // The doubt about the last answer came after this question was seen: Tab goes round in it until it is settled.
    if (await yes.isVisible()) {
      await yes.press('Enter', { timeout: 2000 }).catch(() => {});
      return true;
    }
    if (tabs++ === 80) {
      if (await isOverFor(visitor)) return false;
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
      throw new Error(`80 times Tab do not lead to the list: ${where}\n${await page.locator('body').innerText()}`);
    }
    await page.keyboard.press('Tab');
  }
  for (let i = 0; i < arrows; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return true;
}

/** Which options can be seen, once there are some; none if nobody asks for so long or the match is over. */
async function whenAsked(visitor: Visitor, patience = A_MINUTE): Promise<number[]> {
  const deadline = Date.now() + patience;
  const yes = visitor.page.getByRole('button', { name: 'Le faire quand même' });
  while (Date.now() < deadline) {
    const [isOver, isDoubted, open] = await Promise.all([
      isOverFor(visitor),
      yes.isVisible(),
      choicesOf(visitor).evaluateAll(all => all.map(button => button.checkVisibility())),
    ]);
    if (isOver) break;
    if (isDoubted) {
      await insist(visitor);
      continue;
    }
    const visible = open.flatMap((isOpen, i) => (isOpen ? [i] : []));
    if (visible.length > 0) return visible;
    await visitor.page.waitForTimeout(30);
  }
  return [];
}
