/// <reference lib="dom" />
import type { Frame } from 'playwright-core';
import { type House, PHONE, type Visitor } from './house.ts';
import { insist } from './table.ts';

// A big screen and phones around it.

export const SCREEN = { width: 1920, height: 1080 };
const TOUCHED = { hasTouch: true, isMobile: true };

/** What the frame of a big screen shows. */
export async function within({ page }: Visitor): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('the big screen shows nothing');
  return frame;
}

/** From the shelf: a table on this screen. Answers with its address for phones, as the screen shows it. */
export async function opened(tv: Visitor, title: string): Promise<string> {
  await tv.goTo('/');
  await tv.page.getByRole('link', { name: `Sur grand écran ${title}` }).click();
  await (await within(tv)).getByRole('button', { name: /^Ouvrir la table/ }).click();
  await tv.page.waitForURL(/\/screen$/);
  await (await within(tv)).getByText('Scannez pour prendre une place').waitFor();
  return `/hand/${/table\/(\w+)/.exec(tv.page.url())?.[1]}`;
}

export async function phone(house: House, path: string, name: string): Promise<Visitor> {
  const visitor = await house.visitor(PHONE, 'fr-FR', TOUCHED);
  await visitor.goTo(path);
  await visitor.page.getByLabel('Votre nom').fill(name);
  await visitor.page.getByRole('button', { name: /^Prendre (une place|cette main)$/ }).tap();
  return visitor;
}

/** A phone that cannot scan. */
export async function typed(house: House, code: string, name: string): Promise<Visitor> {
  const visitor = await house.visitor(PHONE, 'fr-FR', TOUCHED);
  await visitor.goTo('/hand');
  await visitor.page.getByLabel('Code').fill(code);
  await visitor.page.getByRole('button', { name: 'Continuer' }).tap();
  await visitor.page.getByLabel('Votre nom').fill(name);
  await visitor.page.getByRole('button', { name: 'Prendre une place' }).tap();
  return visitor;
}

export const seated = ({ page }: Visitor): Promise<void> => page.getByText(/^Vous avez la place/).waitFor();

/** Answers once if this hand is asked now. */
export async function answers(hand: Visitor, turn: number): Promise<boolean> {
  const { page } = hand;
  await insist(hand);
  const list = page.getByRole('button', { name: 'Revenir au choix' });
  if (await list.isVisible()) await list.tap({ timeout: 1000 }).catch(() => {});
  const options = page.locator('button[data-option]:not([aria-disabled])');
  const count = await options.count();
  const chosen = count > 0 && turn % 4 !== 3 ? options.nth(turn % count) : page.locator('button[data-main]');
  const given = (await chosen.count()) > 0 ? chosen.first() : options.first();
  if ((await given.count()) === 0) {
    await unfold(hand);
    return false;
  }
  await given.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
  return true;
}

/** What is behind its title in the list. */
export const unfold = ({ page }: Visitor): Promise<void> =>
  page
    .locator('#choices [aria-expanded="false"]')
    .first()
    .dispatchEvent('click', undefined, { timeout: 200 })
    .catch(() => {});

const isOver = ({ page }: Visitor): Promise<boolean> => page.locator('#main[data-over]').isVisible();

export async function playOut(hands: readonly Visitor[], most: number): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    const asked = await Promise.all(hands.map(hand => answers(hand, turn)));
    if (hands[0] && (await isOver(hands[0]))) return;
    if (!asked.includes(true)) await hands[0]?.page.waitForTimeout(60);
  }
}
