import { type ByType, clockTime } from '../../../kit/grammar.ts';
import type { Zone } from '../ids.ts';
import type { SeenHero, View } from '../seen.ts';
import type { Action } from '../spec.ts';

export const isSearchZone = (zone: Zone): boolean => zone % 2 === 1;
export const faceOf = (view: View, zone: Zone): string => unbroken(view.tiles[zone >> 1]?.face ?? '');

/** The number of a tile, where no line breaks: `14‑B`. */
export const unbroken = (text: string): string => text.replace(/(?<=\d)-(?=[AB]\b)/g, '\u2011');

/** The active hero, or the first one before the start. */
export const activeOf = (view: View): SeenHero | undefined => view.heroes.find(hero => hero.id === view.active);

/** Whose light objects an answer is about: those of the active hero, or of the hero who makes room. */
export function ownerOf(view: View): SeenHero | undefined {
  const { focus } = view;
  const named =
    focus && (focus.type === 'place' || focus.type === 'fit' || focus.type === 'checkpoint') ? focus.hero : null;
  return named === null ? activeOf(view) : view.heroes.find(hero => hero.id === named);
}

/** What would befall the active hero at the end of this turn, as things stand. */
export function fateOf(view: View): 'calm' | 'bites' | 'falls' | 'faints' {
  const hero = activeOf(view);
  if (!hero || !view.forecast || view.forecast.held) return 'calm';
  if (hero.life === 1) return 'faints';
  return hero.posture === 'standing' ? 'falls' : 'bites';
}

/** Whether a table of texts has a line of that name. */
export const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

/** What is left on the clock, as the clock shows it: a second that has begun is whole. */
export const time = (ms: number): string => clockTime(Math.ceil(ms / 1000));

/** What was left at the end; null where no clock ran, or nothing was. */
export function timeSpared({ clock }: Pick<View, 'clock'>): string | null {
  if (clock.ended === null || clock.track === 'calm' || clock.ended >= clock.length) return null;
  return time(clock.length - clock.ended);
}

export type Labels = ByType<Action, [view: View, names: readonly string[]], string>;
