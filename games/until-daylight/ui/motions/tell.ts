import { copy } from '../../../../engine/plain.ts';
import type { Seat } from '../../../../engine/types.ts';
import { shownFoe } from '../../rules/line.ts';
import { slotsUsed } from '../../rules/inventory.ts';
import type { Token } from '../../ids.ts';
import { type Focus, type Foe, type SeenFoe, type SeenPlayer, type View, seenPlayer } from '../../seen.ts';

// Ways to say how a view changes.

export const withPlayer = (view: View, seat: Seat, change: (p: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((p, at) => (at === seat ? { ...p, ...change(p) } : p)),
});

/** The rules' own hand moves the cards of a seat: `change` works on a copy. */
export function withHand(view: View, seat: Seat, change: (p: SeenPlayer) => unknown): View {
  const changed = copy(seenPlayer(view, seat));
  change(changed);
  changed.used = slotsUsed(changed);
  return withPlayer(view, seat, () => changed);
}

export const withFoes = (view: View, foes: readonly number[], change: (foe: SeenFoe) => Partial<SeenFoe>): View =>
  withLine(
    view,
    view.line.map(foe => (foes.includes(foe.id) ? { ...foe, ...change(foe) } : foe)),
  );

/** What each card of the line hits with depends on the others. */
export const withLine = (view: View, line: readonly Foe[]): View => ({
  ...view,
  line: line.map(foe => shownFoe(line, foe)),
});

export const withSupply = (view: View, token: Token, by: number): View => ({
  ...view,
  supply: { ...view.supply, [token]: view.supply[token] + by },
});

export const withPiles = (view: View, piles: Partial<View['piles']>): View => ({
  ...view,
  piles: { ...view.piles, ...piles },
});

type Counts<C extends string> = { readonly [card in C]?: number };

/** So many more of each of these cards, or fewer; what none is left of is not named. */
export function counted<C extends string>(
  counts: Counts<C>,
  cards: readonly C[],
  by: 1 | -1,
): { [card in C]?: number } {
  const left = new Map(Object.entries(counts) as [C, number][]);
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + by);
  return Object.fromEntries([...left].filter(([, count]) => count > 0)) as { [card in C]?: number };
}

const NOTHING: Focus = {
  seat: null,
  card: null,
  weapon: null,
  target: null,
  foe: null,
  drawn: [],
  chosen: null,
  actions: 0,
  toDraw: 0,
  offers: [],
  ready: [],
  given: [],
  shown: [],
};

/** What the table is looking at from here on. */
export const withFocus = (view: View, focus: Partial<Focus>): View => ({ ...view, focus: { ...NOTHING, ...focus } });

/** What else is seen of what the table is looking at. */
export const withinFocus = (view: View, change: (focus: Focus) => Partial<Focus>): View =>
  view.focus ? { ...view, focus: { ...view.focus, ...change(view.focus) } } : view;
