import type { Look } from '../../../table/look.ts';
import type { Portions } from '../../../table/portions.ts';
import { HEROES } from '../ids.ts';
import type { Action, MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { told } from './words/told.ts';
import { words } from './words/words.ts';

/**
 * The Wounds of a zone, shared out among its heroes (MZ-EATK-02). Whether a Bystander takes one is a question of its own, which
 * comes first: a mission may be lost by it.
 */
export function portions(
  step: string,
  _options: readonly Action[],
  { view, texts, language }: Look<MarvelZombies, GameTexts>,
): Portions<Action> | null {
  if (step !== 'wounds/share' || !view.focus) return null;
  const { wounds: total, shares, strikers, zone } = view.focus;
  const open = shares.filter(share => share.wounds === null);
  const heroes = open.flatMap(({ to }) => HEROES.filter(hero => hero === to));
  if (heroes.length < open.length) return null;
  const healthOf = (hero: (typeof heroes)[number]): number => view.heroes.find(one => one.id === hero)?.health ?? 0;
  return {
    total,
    ...(strikers.length > 0 && {
      title: told[language].assault(texts.crowd(strikers), zone && texts.place(zone), total),
    }),
    targets: heroes.map(id => ({
      id,
      label: `${texts.heroes[id].name} (${words[language].health(healthOf(id))})`,
      most: total,
    })),
    answer: ({ id }, amount) => ({ type: 'assign', to: id as (typeof heroes)[number], wounds: amount }),
  };
}
