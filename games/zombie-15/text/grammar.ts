import type { Action, SeenHero, View, Zone } from '../spec.ts';

// Sentence machinery that knows no word of any language.

/** One maker of sentences for each member of a union: a missing one does not compile. */
export type ByType<U extends { type: string }, Rest extends readonly unknown[], R> = {
  readonly [T in U['type']]: (of: Extract<U, { type: T }>, ...rest: Rest) => R;
};

export function say<U extends { type: string }, Rest extends readonly unknown[], R>(
  makers: ByType<U, Rest, R>,
  of: U,
  ...rest: Rest
): R {
  const maker = makers[of.type as U['type']] as (of: U, ...rest: Rest) => R;
  return maker(of, ...rest);
}

/** `a, b and c`, where `last` is what stands before the last word. */
export function listing(words: readonly string[], last: string): string {
  const head = words.slice(0, -1).join(', ');
  return head === '' ? (words.at(-1) ?? '') : `${head}${last}${words.at(-1) ?? ''}`;
}

/** Equal things counted, in the order in which they first appear. */
export function grouped<T>(things: readonly T[]): [thing: T, count: number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** The name of a seat; a seat without one is called by its number. */
export function nameOf(names: readonly string[], seat: number, word: string): string {
  const name = names[seat];
  return name === undefined || name === '' ? `${word} ${seat + 1}` : name;
}

export const isSearchZone = (zone: Zone): boolean => zone % 2 === 1;
export const faceOf = (view: View, zone: Zone): string => view.tiles[zone >> 1]?.face ?? '';

/** The active hero, or the first one before the start. */
export const activeOf = (view: View): SeenHero | undefined => view.heroes.find(hero => hero.id === view.active);

/** Whose light objects an answer is about: those of the active hero, or of the hero who makes room. */
export function ownerOf(view: View): SeenHero | undefined {
  const { focus } = view;
  const named =
    focus && (focus.type === 'place' || focus.type === 'fit' || focus.type === 'checkpoint') ? focus.hero : null;
  return named === null ? activeOf(view) : view.heroes.find(hero => hero.id === named);
}

/** The object that an action names by its number. */
export const objectAt = (view: View, index: number) => ownerOf(view)?.objects[index]?.card;
export const weaponAt = (view: View, index: number) =>
  index === 2 ? ('machine-gun' as const) : ownerOf(view)?.weapons[index]?.card;

/** What an answer that puts a card on a sheet takes off it. */
export function insteadOf(view: View, card: string, index: number | null, isWeapon: (card: string) => boolean) {
  if (index === null) return undefined;
  return isWeapon(card) ? ownerOf(view)?.weapons[index]?.card : ownerOf(view)?.objects[index]?.card;
}

/** Minutes and seconds. */
export function time(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export type Labels = ByType<Action, [view: View, names: readonly string[]], string>;
