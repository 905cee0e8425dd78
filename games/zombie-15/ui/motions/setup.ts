import type { Motions } from '../../../../table/motions.ts';
import { PROLOGUE, heroes } from '../../content/heroes.ts';
import { tokens } from '../../content/tokens.ts';
import type { Event } from '../../events.ts';
import { fresh } from '../../rules/sheet.ts';
import { type SeenHero, type View, turnFor } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { heroThing, placeThing } from '../touch.ts';
import { CLINK } from './sounds.ts';
import { less, withCard, withHero, withoutCard } from './tell.ts';

const isToken = (what: string): what is keyof typeof tokens => what in tokens;

/** At full life with his starting equipment; where every hero has his own start it is picked later. */
function newcomer(
  { side, tiles, night }: View,
  { hero: id, seat, life }: Extract<Event, { type: 'heroPicked' }>,
): SeenHero {
  const sheet = heroes[id];
  const { objects, backpack } = side === 'prologue' ? PROLOGUE : sheet;
  const weapon = fresh(side === 'prologue' ? sheet.prologueStarter : sheet.starter);
  const starts = tiles.flatMap(({ isStart }, tile) => (isStart ? [tile * 2] : []));
  return {
    id,
    seat,
    zone: starts.length > 1 ? -1 : (starts[0] ?? 0),
    life,
    maxLife: life,
    posture: 'standing',
    weapons: [weapon],
    objects: [],
    objectSlots: objects,
    backpack: [],
    backpackSlots: backpack,
    heavy: null,
    carries: null,
    carriedBy: null,
    minusOne: night,
    fend: 0,
  };
}

/** Before the track: who plays, with what, from where. */
export const setup = {
  heroPicked: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, event) => ({ ...view, heroes: [...view.heroes, newcomer(view, event)] }),
    sound: CLINK,
  },
  orderFixed: {
    ms: 0,
    told: (view, { heroes: order }) => ({
      ...view,
      heroes: view.heroes.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    }),
  },
  startPicked: {
    ms: 0,
    at: ({ zone }) => placeThing(zone),
    told: (view, { hero, zone }) => withHero(view, hero, () => ({ zone })),
    sound: CLINK,
  },
  equipmentKept: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, kept }) => {
      const carried = view.focus?.type === 'checkpoint' ? view.focus.carried : null;
      if (!kept || carried?.hero !== hero) return view;
      return withHero(view, hero, () => ({ weapons: [...carried.weapons], objects: [...carried.objects] }));
    },
    sound: CLINK,
  },
  bagsBrought: {
    ms: 0,
    told: (view, { hero, bags }) => withHero(view, hero, ({ backpack }) => ({ backpack: [...backpack, ...bags] })),
  },
  gaveUp: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, what, slot }) =>
      isToken(what)
        ? withHero(view, hero, ({ backpack }) => ({ backpack: backpack.toSpliced(slot, 1) }))
        : withoutCard(view, hero, what, slot),
  },
  bagGiven: {
    ms: 0,
    at: ({ to }) => heroThing(to),
    told: (view, { from, to, bag }) =>
      withHero(
        withHero(view, from, ({ backpack }) => ({ backpack: less(backpack, bag) })),
        to,
        ({ backpack }) => ({ backpack: [...backpack, bag] }),
      ),
    sound: CLINK,
  },
  bagDiscarded: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, bag }) => withHero(view, hero, ({ backpack }) => ({ backpack: less(backpack, bag) })),
  },
  bagTraded: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, bag, card, instead, slot }) => {
      const held = withCard(view, hero, card, slot, instead);
      return {
        ...withHero(held, hero, ({ backpack }) => ({ backpack: less(backpack, bag) })),
        stock: view.stock.filter(other => other !== card),
      };
    },
    sound: CLINK,
  },
  lightGiven: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    // Where there is no room for it, he is asked first.
    told: (view, { hero }) =>
      withHero(view, hero, ({ objects, objectSlots }) =>
        objects.length < objectSlots ? { objects: [...objects, fresh('flashlight')] } : {},
      ),
    sound: CLINK,
  },
  trackStarted: {
    ms: 0,
    told: (view, { hero, at }) => ({
      ...view,
      active: hero,
      turn: turnFor(0),
      clock: { ...view.clock, startedAt: at },
    }),
  },
} satisfies Partial<Motions<Zombie15, Seen>>;
