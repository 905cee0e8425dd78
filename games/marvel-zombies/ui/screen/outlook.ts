import type { Mood, Outlook } from '../../../../table/screen/screen-parts.ts';
import type { ZoneId } from '../../ids.ts';
import type { Preview, View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { countIn, zoneOf } from '../crowds.ts';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import { pursued, preview as sentences } from '../previews.ts';
import { told } from '../words/told.ts';

type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

const mood = (chance: number): Mood => (chance >= 0.75 ? 'good' : chance >= 0.35 ? 'fair' : 'bad');

/** What an answer would bring: a chance, a price, what comes out of a building, what is left. */
export function outlook(seen: Preview, action: Action, look: Seen): Outlook {
  const own = told[look.language];
  const lines = sentences(seen, action, look);
  switch (seen.type) {
    case 'move':
      return { ...ofMove(seen, look), lines };
    case 'attack':
      return { ...(action.type === 'roll' ? ofRoll(seen, look) : ofAttack(seen, look)), lines };
    case 'open':
      return {
        sign: seen.rooms.length > 0 ? own.rooms(seen.rooms.length) : own.opens,
        mood: seen.spawns.length > 0 ? 'fair' : 'good',
        lines,
      };
    case 'wounds':
      return { sign: seen.falls ? own.falls : own.health(seen.health), mood: seen.falls ? 'bad' : 'fair', lines };
    case 'loses':
      return { sign: own.lost, mood: 'bad', lines };
    case 'devoured':
      return { sign: own.mourned(seen.power, seen.traits), mood: 'bad', lines };
    case 'push':
      return { sign: '→', mood: 'fair', lines };
    default:
      return { ...ofRoute(seen, look), lines };
  }
}

/** The chance to eliminate somebody with these dice; of several, also how many of them on average. */
function ofRoll({ zone, first, kills }: Shown<'attack'>, { view, language }: Seen): Pick<Outlook, 'sign' | 'mood'> {
  const count = crowdAt(view, zone);
  const own = told[language];
  return {
    sign: count > 1 ? own.ofCrowd(first.chance, kills, count) : own.share(first.chance),
    mood: mood(first.chance),
  };
}

function crowdAt(view: View, zone: ZoneId): number {
  const there = zoneOf(view, zone);
  return there ? countIn(there) : 1;
}

/** The chance to eliminate somebody; of several, also how many of them on average. Where it takes Power, with all of it. */
function ofAttack(seen: Shown<'attack'>, { view, language }: Seen): Pick<Outlook, 'sign' | 'mood'> {
  const { zone, first, kills, boosts } = seen;
  const own = told[language];
  const count = crowdAt(view, zone);
  const best = boosts.at(-1);
  if (first.chance === 0 && best && best.kills > 0) {
    const chance = Math.min(1, best.kills);
    return { sign: own.boosted(best.power, count > 1 ? null : best.clear, best.kills, count), mood: mood(chance) };
  }
  const sign = count > 1 ? own.ofCrowd(first.chance, kills, count) : own.share(first.chance);
  return { sign, mood: mood(first.chance) };
}

/** Whom they come to, or how near. */
function ofRoute({ aims, steps, strikes }: Shown<'route'>, look: Seen): Pick<Outlook, 'sign' | 'mood'> {
  const whom = pursued(look, aims);
  if (whom.length === 0) return { sign: '→', mood: 'good' };
  return { sign: told[look.language].route(whom, steps, strikes), mood: steps === 0 ? 'bad' : 'fair' };
}

/** Its price, and what may come upon whoever stays there. */
function ofMove({ actions, power, threat }: Shown<'move'>, { view, language }: Seen): Omit<Outlook, 'lines'> {
  const own = told[language];
  const step = own.step(actions, power);
  const icon = icons['boot-prints'];
  if (threat === 0) return { sign: step, icon, mood: 'good' };
  const mover = view.focus?.hero ?? view.turn?.hero;
  const health = view.heroes.find(({ id }) => id === mover)?.health ?? 0;
  return { sign: `${step} ${own.threat(threat)}`, icon, mood: threat >= health ? 'bad' : 'fair' };
}
