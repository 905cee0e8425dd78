import type { Motions } from '../../../../table/motions.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { bystanderThing, cardThing, heroThing, placeThing } from '../touch.ts';
import { BELL, CARD, CHEER, STEPS } from './sounds.ts';
import { isOwn, withBystander, withHero, withZone } from './tell.ts';

/** Who appears, is rescued, walks, is saved or devoured. */
export const bystanders = {
  bystanderAppeared: {
    ms: 500,
    still: 300,
    at: ({ bystander }) => bystanderThing(bystander),
    told: (view, { bystander, zone, why }) => {
      const come = withBystander(view, bystander, zone);
      return why === 'revealed'
        ? withZone(come, zone, () => ({ card: false }))
        : { ...come, decks: { ...view.decks, bystander: view.decks.bystander - 1 } };
    },
    sound: CARD,
  },
  bystanderRescued: {
    ms: ({ hero }, look) => (isOwn(look, hero) ? 1500 : 700),
    still: 500,
    at: ({ bystander }) => bystanderThing(bystander),
    told: (view, { hero, bystander }) => {
      const isThere = view.zones.some(zone => zone.bystanders.includes(bystander));
      const { decks } = view; // a gift comes from the deck
      const gone = {
        ...withBystander(view, bystander, null),
        decks: isThere ? decks : { ...decks, bystander: decks.bystander - 1 },
      };
      return withHero(gone, hero, held => ({ bystander: held.bystander ?? bystander }));
    },
    sound: CHEER,
  },
  bystanderKept: {
    ms: 0,
    at: ({ bystander }) => cardThing(bystander),
    told: (view, { hero, bystander, discarded }) => ({
      ...withHero(view, hero, () => ({ bystander })),
      bystanderDiscard: [...view.bystanderDiscard, discarded],
    }),
    sound: CARD,
  },
  bystanderMoved: {
    ms: 450,
    at: ({ to }) => placeThing(to),
    told: (view, { bystander, to }) => withBystander(view, bystander, to),
    sound: STEPS,
  },
  bystanderSaved: {
    ms: 800,
    still: 500,
    at: ({ bystander }) => bystanderThing(bystander),
    sound: CHEER,
  },
  bystanderDevoured: {
    ms: 1200,
    still: 700,
    at: ({ bystander, holder }) => (holder ? heroThing(holder) : bystanderThing(bystander)),
    told: (view, { bystander, holder }) => {
      const gone = {
        ...withBystander(view, bystander, null),
        bystanderDiscard: [...view.bystanderDiscard, bystander],
        tally: { ...view.tally, devoured: view.tally.devoured + 1 },
      };
      return holder ? withHero(gone, holder, () => ({ bystander: null })) : gone;
    },
    sound: BELL,
  },
} satisfies Partial<Motions<MarvelZombies, Seen>>;
