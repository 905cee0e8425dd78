/// <reference lib="dom" />
import type { Touched } from '../../../e2e/by-hand.ts';
import type { Visitor } from '../../../e2e/house.ts';
import { beginWithBots, openTableOf, pressOpen } from '../../../e2e/table.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { fieldOf } from '../ui/field.ts';
import { main, touch } from '../ui/touch.ts';

export const GAME = 'heroscape-marvel';

/** In relief, or flat: kept on the device, as the switch keeps it. */
export const wants = ({ context }: Visitor, look: 'relief' | 'flat'): Promise<unknown> =>
  context.addInitScript(kept => localStorage.setItem('rempart:heroscape-marvel:relief', kept), look);

/** One person at a table of this scenario, a bot on the other seat. */
export async function beginAlone(ana: Visitor, scenario: string): Promise<void> {
  await openTableOf(ana, GAME, 2, scenario);
  await beginWithBots(ana);
}

/** The same without a lobby: with bots the match begins at once. */
export async function beginAtOnce(ana: Visitor, scenario: string): Promise<void> {
  const { page } = ana;
  await ana.goTo(`/new/${GAME}`);
  await page.locator(`input[name="scenario"][value="${scenario}"]`).dispatchEvent('click');
  await pressOpen(ana);
}

/** Two people at a table; whoever sits down second comes to the path of the first. */
export async function beginTogether(ana: Visitor, ben: Visitor, scenario: string): Promise<void> {
  const table = await openTableOf(ana, GAME, 2, scenario);
  await ben.goTo(table);
  await ben.page.getByRole('button', { name: /S’asseoir ici.*place 2/ }).click();
  await ana.page.getByText('Présent à la table').waitFor();
  await beginWithBots(ana);
}

/** How this visitor gives answers by touching. */
export const touchedBy = (visitor: Visitor): Touched<Action> => ({
  touch: action => touch(action, { view: viewOf(visitor) as View }),
  isMain: main,
});

/** Attacks where one can, else goes towards the others, so that a match comes to its end. */
export function forward(visitor: Visitor, options: readonly Action[], pick: (count: number) => number): Action {
  const attacks = options.filter(({ type }) => type === 'attack' || type === 'stomp');
  const from = attacks.length > 0 ? attacks : nearest(viewOf(visitor) as View, options);
  const action = from[pick(from.length)];
  if (!action) throw new Error('nothing can be answered');
  return action;
}

function nearest(view: View, options: readonly Action[]): readonly Action[] {
  const field = fieldOf(view.scenario);
  const { board } = field;
  const foes = view.figures.flatMap(({ at, controller }) => (at !== null && controller !== view.you ? [at] : []));
  const indexOf = (at: string): number => field.cell(at)?.index ?? 0;
  const far = (to: string): number =>
    Math.min(...foes.map(foe => board.distance[indexOf(to) * board.size + indexOf(foe)] ?? 255));
  const walks = options.flatMap(action => (action.type === 'walk' ? [{ action, far: far(action.to) }] : []));
  const least = Math.min(...walks.map(one => one.far));
  const near = walks.filter(one => one.far === least).map(({ action }) => action);
  return near.length > 0 ? near : options;
}

export const relief = ({ page }: Visitor) => page.getByRole('group', { name: /^Champ de bataille en relief/ });
export const flatMap = ({ page }: Visitor) => page.getByRole('group', { name: /^Le champ de bataille vu d’en haut/ });

/** What the last frames of the relief cost. */
export const costs = ({ page }: Visitor) =>
  page.locator('canvas').evaluate(canvas => ({
    frames: Number(canvas.dataset['frames']),
    calls: Number(canvas.dataset['calls']),
  }));
