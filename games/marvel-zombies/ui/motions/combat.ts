import type { Motions } from '../../../../table/motions.ts';
import type { Crowd } from '../../events.ts';
import type { ZoneId } from '../../ids.ts';
import type { View } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { crowdThing, enemyThing, heroThing, placeThing } from '../touch.ts';
import { blows } from './blows.ts';
import { BLAST, DICE, PUNCH, groan } from './sounds.ts';
import { isLast, paid, withCrowd, withFocus, withMarch, withReserve, withinFocus } from './tell.ts';

/** Back to the box, unless nobody comes back. */
function eliminated(view: View, zone: ZoneId, crowd: Crowd): View {
  const { tally } = view;
  const gone = { ...withCrowd(view, zone, crowd, -1), tally: { ...tally, kills: tally.kills + crowd.count } };
  if (isLast(view)) return gone;
  return crowd.hero === null
    ? withReserve(gone, crowd, 1)
    : { ...gone, zombieDiscard: [...view.zombieDiscard, crowd.hero] };
}

/** The Attacks of heroes, their dice, and what becomes of the Enemies. */
export const combat = {
  attacked: {
    ms: 450,
    still: 300,
    at: ({ zone }) => crowdThing(zone),
    told: (view, { hero, zone, power }) => withFocus(paid(view, hero, power), { hero, zone, power }),
    sound: ({ ranged }) => (ranged ? BLAST : PUNCH),
    flies: ({ hero, zone, ranged }) => ({
      from: heroThing(hero),
      to: crowdThing(zone),
      ...blows[hero][ranged ? 'far' : 'near'],
    }),
  },
  // What the dice come to is read before anybody falls by it.
  rolled: {
    ms: 1150,
    still: 700,
    at: (_, { view }) => target(view),
    told: (view, { dice, accuracy, hits }) => withinFocus(view, { dice, accuracy, hits, count: dice.length }),
    sound: DICE,
  },
  rerolled: {
    ms: 1050,
    still: 600,
    at: (_, { view }) => target(view),
    told: (view, { dice, hits }) => withinFocus(view, { dice, hits }),
    sound: DICE,
  },
  enemyEliminated: {
    ms: ({ crowd: { hero } }) => (hero === null ? 450 : 1300),
    still: 250,
    at: ({ zone, crowd: { kind, hero } }) => enemyThing(zone, kind, hero),
    told: (view, { zone, crowd }) => eliminated(view, zone, crowd),
    sound: ({ crowd }) => groan([crowd]),
  },
  hitsLost: { ms: 0, at: ({ hero }) => heroThing(hero) },
  pushed: {
    ms: 500,
    at: ({ to }) => placeThing(to),
    told: (view, { from, to, crowd }) => crowd.reduce((now, one) => withMarch(now, one, from, to), view),
    sound: PUNCH,
  },
} satisfies Partial<Motions<MarvelZombies, Seen>>;

const target = ({ focus }: View) => (focus?.zone ? crowdThing(focus.zone) : null);
