import type { Mood, Outlook } from '../../../../table/screen/screen-parts.ts';
import { heavies } from '../../content/heavy.ts';
import { heroes } from '../../content/heroes.ts';
import { objects } from '../../content/objects.ts';
import { weapons } from '../../content/weapons.ts';
import type { Preview, SeenHero } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type Seen, activeHero } from '../look.ts';
import { preview as sentences } from '../previews.ts';
import { GUN } from '../touch.ts';
import { told } from '../words/told.ts';
import { searchOf } from './expected.ts';

type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

/** What an answer would bring: its price, who waits there, what falls, who hears it. */
export function outlook(seen: Preview, action: Action, look: Seen): Outlook {
  const own = told[look.language];
  const lines = sentences(seen, action, look);
  switch (seen.type) {
    case 'move':
      return { ...ofMove(seen, look), lines };
    case 'fight':
      return { ...ofBlow(seen, look), lines };
    case 'end':
      return { ...ofEnd(seen, look), lines };
    case 'take':
      return seen.lost.length > 0
        ? { sign: own.lost(seen.lost.length), mood: 'fair', lines }
        : { sign: own.fine, mood: 'good', lines };
    default:
      return ofDeed(seen, action, look, lines);
  }
}

type Signed = Pick<Outlook, 'sign' | 'mood'>;

function ofMove({ cost, zombies, fend }: Shown<'move'>, { language }: Seen): Signed {
  const own = told[language];
  if (zombies === 0) return { sign: own.actions(cost), mood: 'good' };
  return zombies > fend
    ? { sign: own.crowded(cost, own.versus(zombies, fend)), mood: 'bad' }
    : { sign: own.crowded(cost, own.holds(zombies)), mood: 'fair' };
}

/** Good where those who are left are held; noise makes the Horde grow. */
function ofBlow({ kills, alpha, left, noise, horde, life }: Shown<'fight'>, look: Seen): Signed {
  const own = told[look.language];
  const mood: Mood = left <= (look.view.forecast?.fend ?? 0) ? 'good' : kills + alpha > 0 ? 'fair' : 'bad';
  if (alpha > 0) return { sign: own.alpha(alpha), mood };
  if (life < (activeHero(look)?.life ?? 0)) return { sign: own.costly(kills), mood: 'fair' };
  return { sign: noise > 0 ? own.loud(kills, horde) : own.kills(kills), mood };
}

function ofEnd({ zombies, fend, held, falls, life }: Shown<'end'>, { language }: Seen): Signed {
  const own = told[language];
  if (zombies === 0) return { sign: own.calm, mood: 'good' };
  if (held) return { sign: own.holds(zombies), mood: 'good' };
  const told_ = life === 0 ? own.faints : falls ? own.falls : own.bites;
  return { sign: told_(zombies, fend), mood: 'bad' };
}

/** What is sure of it, or what is to be expected, beside its price. */
function ofDeed({ actions, gains }: Shown<'cost'>, action: Action, look: Seen, lines: readonly string[]): Outlook {
  const own = told[look.language];
  const hero = activeHero(look);
  if (gains > 0) return { sign: own.gains(gains), mood: 'good', lines };
  if (action.type === 'quickSearch' && hero) {
    const { cards, zombies } = searchOf(look.view, hero);
    const mood = zombies > hero.fend ? 'bad' : zombies > hero.fend - 1 ? 'fair' : 'good';
    return { sign: own.about(zombies), mood, lines: [...lines, own.average(cards, zombies)] };
  }
  if (action.type === 'heal' && hero) {
    const points = healed(action, hero, look);
    return { sign: own.life(points), mood: points > 0 ? 'good' : 'bad', lines };
  }
  if (action.type === 'rest') return { sign: own.life(1), mood: 'good', lines };
  if (action.type === 'reload' && hero) return { sign: own.loaded(fullOf(hero, action.weapon)), mood: 'good', lines };
  return { sign: own.actions(actions), mood: 'fair', lines };
}

function healed({ object, hero: id }: Extract<Action, { type: 'heal' }>, by: SeenHero, { view }: Seen): number {
  const card = by.objects[object]?.card;
  const hero = view.heroes.find(other => other.id === id);
  if (!card || !hero) return 0;
  const nursing = view.side === 'hero' ? heroes[by.id].traits.nursing : 0;
  return Math.min(objects[card].heals + nursing, hero.maxLife - hero.life);
}

function fullOf({ weapons: own, heavy }: SeenHero, at: number): number {
  const card = own[at]?.card;
  if (at === GUN || !card) return (heavy && heavies[heavy.object].uses) ?? 0;
  return weapons[card].uses;
}
