import type { Motions } from '../../../../table/motions.ts';
import { heavies } from '../../content/heavy.ts';
import { heroes } from '../../content/heroes.ts';
import { QUICK_CARDS } from '../../content/numbers.ts';
import { weapons } from '../../content/weapons.ts';
import type { View } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { DISCARD, LOOKED_AT, foundThing, heroThing, objectThing } from '../touch.ts';
import { CLINK, FLIP } from './sounds.ts';
import { counted, heroOf, less, withCard, withHeavy, withHero, withLaid, withTurn, withoutCard } from './tell.ts';

/** What a face-down token may be is known better with each that is turned. */
const turnedUp = (pools: View['pools'], id: number, token: View['pools'][number]['contents'][number]): View['pools'] =>
  pools.flatMap(({ contents, ids }) => {
    if (!ids.includes(id)) return [{ contents, ids }];
    return ids.length === 1 ? [] : [{ contents: less(contents, token), ids: less(ids, id) }];
  });

/** What is looked for, found, kept, used and thrown away. */
export const search = {
  searched: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, kind }) => {
      const searched = withTurn(view, () => ({ searched: true }));
      if (kind === 'careful') return searched;
      const cards = QUICK_CARDS + (view.side === 'hero' ? heroes[hero].traits.quickCards : 0);
      return counted({ ...searched, searchDeck: Math.max(0, view.searchDeck - cards) }, { searches: 1 });
    },
  },
  cardsRevealed: {
    ms: 600,
    still: 600,
    at: ({ cards: [first] }) => (first ? foundThing(first) : null),
    told: view => withTurn(view, () => ({ charmed: false })),
    sound: FLIP,
  },
  gearKept: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, card, instead, slot }) => withCard(view, hero, card, slot, instead),
    sound: CLINK,
  },
  cardsDiscarded: {
    ms: 0,
    at: () => DISCARD,
    told: (view, { cards }) => ({ ...view, discard: [...cards.toReversed(), ...view.discard] }),
  },
  cardTaken: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, card, instead, slot, removed }) => {
      const taken = {
        ...view,
        discard: view.discard.slice(removed.length + 1),
        removed: [...view.removed, ...removed],
      };
      return counted(withCard(taken, hero, card, slot, instead), { searches: 1 });
    },
    sound: CLINK,
  },
  nothingTaken: { ms: 0, at: ({ hero }) => heroThing(hero), told: view => counted(view, { searches: 1 }) },
  tokenRevealed: {
    ms: 500,
    still: 500,
    at: () => LOOKED_AT,
    told: (view, { id, token }) => ({
      ...view,
      tokens: view.tokens.map(lying => (lying.id === id ? { ...lying, token } : lying)),
      pools: turnedUp(view.pools, id, token),
    }),
    sound: FLIP,
  },
  tokenKept: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, token, id, from, instead }) => {
      const laid = instead ? withLaid(view, hero, instead) : view;
      const left = from ? withHero(laid, from, ({ backpack }) => ({ backpack: less(backpack, token) })) : laid;
      return {
        ...withHero(left, hero, ({ backpack }) => ({ backpack: [...backpack, token] })),
        tokens: left.tokens.filter(lying => lying.id !== id),
      };
    },
    sound: CLINK,
  },
  tokenLeft: { ms: 0, at: ({ hero }) => heroThing(hero) },
  tokenDropped: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, token }) => withLaid(view, hero, token),
    sound: CLINK,
  },
  itemTaken: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, card, item, instead, slot }) => ({
      ...withCard(view, hero, card, slot, instead),
      items: view.items.filter(({ id }) => id !== item),
    }),
    sound: CLINK,
  },
  objectUsed: {
    ms: 0,
    at: ({ hero, slot }) => objectThing(hero, slot),
    told: (view, { hero, card, slot, usesLeft }) => {
      const used = withHero(view, hero, ({ objects }) => ({
        objects: objects.map((gear, at) => (at === slot ? { ...gear, uses: usesLeft } : gear)),
      }));
      if (card === 'cat') return { ...used, cat: true };
      if (card === 'lucky-charm') return withTurn(used, () => ({ charmed: true }));
      return card === 'smoke-bomb' ? withTurn(used, () => ({ smoke: heroOf(view, hero)?.zone ?? null })) : used;
    },
    sound: CLINK,
  },
  gearRemoved: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, card, slot }) => ({
      ...withoutCard(view, hero, card, slot),
      removed: [...view.removed, card],
    }),
  },
  reloaded: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, slot, gun, crate }) => {
      const spent = crate === null ? view : withHeavy(view, crate, () => null);
      if (gun !== null) return withHeavy(spent, gun, ({ object }) => ({ uses: heavies[object].uses }));
      return withHero(spent, hero, ({ weapons: arms }) => ({
        weapons: arms.map((gear, at) => (at === slot ? { ...gear, uses: weapons[gear.card].uses } : gear)),
      }));
    },
    sound: CLINK,
  },
} satisfies Partial<Motions<Zombie15, Seen>>;
