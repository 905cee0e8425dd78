import { OPPOSITE, STEPS, type Side } from '../content/tiles.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { isStreet, searchSide, tileOf } from './plan.ts';

// What a key means: one stroke, one action. Figures belong to the list of choices.

const ARROWS: { readonly [key: string]: Side } = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** Letters and what they do, the first that is offered. */
export const LETTERS: { readonly [key: string]: readonly Action['type'][] } = {
  q: ['quickSearch', 'discardRest', 'takeNothing'],
  c: ['carefulSearch'],
  0: ['bareHands'],
  s: ['standUp'],
  r: ['rest'],
  t: ['takeToken', 'takeItem', 'keepToken'],
  g: ['takeHeavy', 'carry', 'putDown'],
  e: ['endActions', 'start'],
  p: ['pass'],
};

/** Keys that a button under the focus needs for itself. */
export const BIG: { readonly [key: string]: readonly Action['type'][] } = {
  Enter: ['endActions', 'discardRest', 'start'],
  ' ': ['pass'],
};

/** The answer that a key gives here, or null. */
export function keyed(key: string, options: readonly Action[], view: View): Action | null {
  const side = ARROWS[key];
  if (side) return stepTo(side, options, view);
  if (key === 'f') return sideways(options, view);
  const types = LETTERS[key.toLowerCase()] ?? BIG[key];
  for (const type of types ?? []) {
    const found = options.find(action => action.type === type);
    if (found) return found;
  }
  return null;
}

const moveTo = (zone: number, options: readonly Action[]): Action | null =>
  options.find(action => action.type === 'move' && action.to === zone) ?? null;

/** Along the street, or between the street and the search zone where that lies in this direction. */
function stepTo(side: Side, options: readonly Action[], view: View): Action | null {
  const hero = view.heroes.find(({ id }) => id === view.active);
  const here = hero && view.tiles[tileOf(hero.zone)];
  if (!hero || !here) return null;
  const beside = searchSide(here);
  if (!isStreet(hero.zone)) return beside === null || side === OPPOSITE[beside] ? sideways(options, view) : null;
  const [dx, dy] = STEPS[side];
  const there = view.tiles.findIndex(({ x, y }) => x === here.x + dx && y === here.y + dy);
  const step = there < 0 ? null : moveTo(there * 2, options);
  return step ?? (side === beside ? sideways(options, view) : null);
}

/** Into the search zone, or out of it. */
function sideways(options: readonly Action[], view: View): Action | null {
  const hero = view.heroes.find(({ id }) => id === view.active);
  return hero ? moveTo(isStreet(hero.zone) ? hero.zone + 1 : hero.zone - 1, options) : null;
}
