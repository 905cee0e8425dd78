/// <reference lib="dom" />
import type { Visitor } from '../../../e2e/house.ts';
import { beginWithBots, openTableOf } from '../../../e2e/table.ts';

export const GAME = 'heroscape-marvel';

/** In relief, or flat: kept on the device, as the switch keeps it. */
export const wants = ({ context }: Visitor, look: 'relief' | 'flat'): Promise<unknown> =>
  context.addInitScript(kept => localStorage.setItem('rempart:heroscape-marvel:relief', kept), look);

/** One person at a table of this scenario, a bot on the other seat. */
export async function beginAlone(ana: Visitor, scenario: string): Promise<void> {
  await openTableOf(ana, GAME, 2, scenario);
  await beginWithBots(ana);
}

/** Two people at a table; whoever sits down second comes to the path of the first. */
export async function beginTogether(ana: Visitor, ben: Visitor, scenario: string): Promise<void> {
  const table = await openTableOf(ana, GAME, 2, scenario);
  await ben.goTo(table);
  await ben.page.getByRole('button', { name: /S'asseoir ici.*place 2/ }).click();
  await ana.page.getByText('Présent à la table').waitFor();
  await beginWithBots(ana);
}

export const relief = ({ page }: Visitor) => page.getByRole('group', { name: /^Champ de bataille en relief/ });
export const flatMap = ({ page }: Visitor) => page.getByRole('group', { name: 'Carte du champ de bataille' });

/** Looks over the relief until the pointer is on something that answers; where that was. */
export async function findAnswer(visitor: Visitor): Promise<{ x: number; y: number } | null> {
  const box = await relief(visitor).boundingBox();
  if (!box) return null;
  for (let row = 3; row < 18; row++)
    for (let column = 1; column < 20; column++) {
      const [x, y] = [box.x + (box.width * column) / 20, box.y + (box.height * row) / 20];
      await visitor.page.mouse.move(x, y);
      await visitor.page.waitForTimeout(20);
      if ((await relief(visitor).getAttribute('data-answers')) === 'true') return { x, y };
    }
  return null;
}

/** What the last frames of the relief cost. */
export const costs = ({ page }: Visitor) =>
  page.locator('canvas').evaluate(canvas => ({
    frames: Number(canvas.dataset['frames']),
    calls: Number(canvas.dataset['calls']),
    script: Number(canvas.dataset['script']),
  }));
