import type { Touched } from '../../../e2e/by-hand.ts';
import type { Visitor } from '../../../e2e/house.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { Options, Action } from '../spec.ts';
import type { View } from '../seen.ts';
import { fr } from '../text/fr.ts';
import { main, touch } from '../ui/touch.ts';

/** How this visitor, who has the first seat, gives answers by touching. */
export const touchedBy = (visitor: Visitor): Touched<Action> => ({
  touch: action => touch(action, { view: viewOf(visitor) as View, seat: 0, texts: fr, language: 'fr', names: [] }),
  isMain: main,
  isWide: true,
});

/** Opens a table to 40 points through the page's own door: the form offers the same. */
export async function openTable({ page, base }: Visitor, seats: number, city: Options['city']): Promise<string> {
  await page.goto(`${base}/new/spider-man`);
  const id = await page.evaluate(
    async wish => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    {
      game: 'spider-man',
      scenario: 'standard',
      seats,
      options: { target: 40, city, reactionSeconds: 0 },
      isPublic: false,
    },
  );
  await page.goto(`${base}/table/${id}`);
  await page.getByRole('heading', { name: 'Les places' }).waitFor();
  return `/table/${id}`;
}
