import type { Motions } from '../../../../table/motions.ts';
import { isSkill, powerOf } from '../../content/cards.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { crowdThing, enemyThing, heroThing, personThing, placeThing } from '../touch.ts';
import { ALARM, BELL, CARD, GROAN, groan } from './sounds.ts';
import { isOwn, paid, withCrowd, withHero, withHeroAt, withMarch, withReserve } from './tell.ts';

/** What the Enemies do, what heroes suffer from it, and who comes next. */
export const enemies = {
  enemiesActivated: { ms: 0 },
  enemiesAttacked: {
    ms: 600,
    still: 400,
    at: ({ zone }) => crowdThing(zone),
    sound: ({ crowd }) => groan(crowd),
  },
  woundsAssigned: {
    ms: 0,
    at: ({ to }) => personThing(to),
  },
  woundsCancelled: {
    ms: 500,
    still: 300,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, by }) => (by !== 'bystander' && isSkill(by) ? paid(view, hero, powerOf(by)) : view),
  },
  wounded: {
    ms: 700,
    still: 400,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, wounds, health }) => ({
      ...withHero(view, hero, () => ({ health })),
      tally: { ...view.tally, wounds: view.tally.wounds + wounds },
    }),
    sound: GROAN,
    flies: ({ hero }) => ({ from: null, to: heroThing(hero), what: 'claw' }),
    felt: ({ hero }, look) => isOwn(look, hero),
  },
  heroFell: {
    ms: 1400,
    still: 900,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero }) => withHeroAt(view, hero, null, { fate: 'down', health: 0, bystander: null }),
    sound: BELL,
    felt: ({ hero }, look) => isOwn(look, hero),
  },
  enemiesMoved: {
    ms: 700,
    still: 300,
    at: ({ marches: [first] }) => (first ? placeThing(first.to) : null),
    told: (view, { marches }) => marches.reduce((now, { crowd, from, to }) => withMarch(now, crowd, from, to), view),
    sound: ({ marches }) => groan(marches.map(({ crowd }) => crowd)),
  },
  spawnCardDrawn: {
    ms: 1000,
    still: 800,
    at: ({ zone }) => placeThing(zone),
    told: (view, { card }) => ({
      ...view,
      decks: { ...view.decks, spawn: view.decks.spawn - 1 },
      spawnDiscard: [...view.spawnDiscard, card],
      lastCard: card,
    }),
    sound: CARD,
  },
  enemiesSpawned: {
    ms: ({ crowd: { hero } }) => (hero === null ? 500 : 1200),
    still: 250,
    at: ({ zone, crowd: { kind, hero } }) => enemyThing(zone, kind, hero),
    told: (view, { zone, crowd }) => {
      const come = withReserve(withCrowd(view, zone, crowd, 1), crowd, -1);
      return crowd.hero === null ? come : { ...come, decks: { ...view.decks, zombieHero: view.decks.zombieHero - 1 } };
    },
    sound: ({ crowd }) => groan([crowd]),
  },
  shortage: { ms: 700, still: 400, sound: ALARM },
  calmed: { ms: 500, still: 300 },
} satisfies Partial<Motions<MarvelZombies, Seen>>;
