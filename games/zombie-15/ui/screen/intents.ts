import type { Intent } from '../../../../table/screen/screen-parts.ts';
import type { SeenGoal } from '../../seen.ts';
import { type Seen, activeHero, isOwn } from '../look.ts';
import { isStreet, tileOf } from '../plan.ts';
import { ALPHA, crowdThing, heroThing, placeThing } from '../touch.ts';
import { told } from '../words/told.ts';
import { SCREAM } from './focus.ts';
import { hasArrow, threatOf } from './threat.ts';

/** What the zombies will do as things stand: at the end of this turn, and with the next scream. */
export function intents(look: Seen): Intent[] {
  return [...attackOf(look), ...screamOf(look)];
}

/** Those of his zone against whoever has to end his turn there, unless they are held. */
function attackOf(look: Seen): Intent[] {
  const hero = activeHero(look);
  const threat = threatOf(look);
  if (!hero || !threat || !hasArrow(look)) return [];
  return [
    {
      from: crowdThing(hero.zone),
      to: heroThing(hero.id),
      isSure: true,
      isAtMe: isOwn(look, hero),
      sign: threat.text,
      mood: 'bad',
    },
  ];
}

/** An arrow for each crowd that will march; how many come is told where a hero stands or a breach must hold. */
function marchesOf({ view, language }: Seen): Intent[] {
  const marches = view.scream?.marches ?? [];
  const watched = new Set([...view.heroes.map(({ zone }) => tileOf(zone)), ...view.goals.flatMap(breachOf)]);
  return marches.map(({ from, to }, at) => {
    const tile = tileOf(to);
    const same = marches.filter(one => tileOf(one.to) === tile);
    const isTold = watched.has(tile) && same[0] === marches[at];
    return {
      from: crowdThing(from),
      to: placeThing(to),
      isSure: true,
      isAtMe: false,
      isFaint: !watched.has(tile),
      sign: isTold ? told[language].marching(same.reduce((sum, { count }) => sum + count, 0)) : null,
      mood: 'fair',
    };
  });
}

const breachOf = (goal: SeenGoal) => (goal.type === 'hold' && goal.breach ? [tileOf(goal.breach.zone)] : []);

/** Cards bring zombies, or the whole Horde, to the street of whoever plays; some march, the Alpha comes nearer. */
function screamOf(look: Seen): Intent[] {
  const { view } = look;
  const hero = activeHero(look);
  const { scream } = view;
  if (!hero || !scream) return [];
  const isAtMe = isOwn(look, hero);
  const found = marchesOf(look);
  if (scream.alpha !== null)
    found.push({ from: ALPHA, to: placeThing(scream.alpha), isSure: true, isAtMe, sign: null, mood: 'bad' });
  if (!scream.cards.includes('hero')) return found;
  found.push({
    from: null,
    to: SCREAM,
    isSure: scream.horde === 0,
    // A search zone is a shelter from what comes to the street before it.
    isAtMe: isAtMe && isStreet(hero.zone),
    sign: null, // it is told wherever one looks
    mood: scream.horde > 0 ? 'bad' : 'fair',
  });
  return found;
}
