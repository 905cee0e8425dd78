import type { HeroId } from '../../content/heroes.ts';
import type { GearId } from '../../content/search-deck.ts';
import type { TokenId } from '../../content/tokens.ts';
import { weapons } from '../../content/weapons.ts';
import type { Zone } from '../../ids.ts';
import { fresh, isWeapon } from '../../rules/sheet.ts';
import type { Gear, Heavy, SeenHero, Tally, Turn, View } from '../../seen.ts';
import { isStreet, tileOf } from '../plan.ts';

// Ways to say how a view changes.

export const heroOf = (view: View, id: HeroId): SeenHero | undefined => view.heroes.find(hero => hero.id === id);

export const withHero = (view: View, id: HeroId, change: (hero: SeenHero) => Partial<SeenHero>): View => ({
  ...view,
  heroes: view.heroes.map(hero => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
});

export const withTurn = (view: View, change: (turn: Turn) => Partial<Turn>): View =>
  view.turn ? { ...view, turn: { ...view.turn, ...change(view.turn) } } : view;

/** So many more zombies in a zone, or fewer. */
export const withZombies = (view: View, zone: Zone, by: number): View => ({
  ...view,
  tiles: view.tiles.map((tile, at) => {
    if (at !== tileOf(zone)) return tile;
    return isStreet(zone) ? { ...tile, street: tile.street + by } : { ...tile, search: tile.search + by };
  }),
});

export const counted = (view: View, by: Partial<Tally>): View => ({
  ...view,
  tally: {
    killed: view.tally.killed + (by.killed ?? 0),
    searches: view.tally.searches + (by.searches ?? 0),
    turns: view.tally.turns + (by.turns ?? 0),
    lost: view.tally.lost + (by.lost ?? 0),
  },
});

/** What becomes of a heavy object, and of whoever bears it or has borne it. */
export function withHeavy(view: View, id: number, change: (heavy: Heavy) => Partial<Heavy> | null): View {
  const heavies = view.heavies.flatMap(heavy => {
    if (heavy.id !== id) return [heavy];
    const changed = change(heavy);
    return changed ? [{ ...heavy, ...changed }] : [];
  });
  return {
    ...view,
    heavies,
    heroes: view.heroes.map(hero => {
      const own = heavies.find(({ bearer }) => bearer === hero.id);
      return { ...hero, heavy: own ? { object: own.object, uses: own.uses } : null };
    }),
  };
}

/** A card goes on a sheet; what it displaces leaves the game. */
export function withCard(view: View, id: HeroId, card: GearId, slot: number | null, gone: GearId | null): View {
  const put = <C extends GearId>(list: readonly Gear<C>[], added: C): Gear<C>[] => [
    ...list.filter((_, at) => at !== slot),
    fresh(added),
  ];
  const held = withHero(view, id, ({ weapons: arms, objects }) =>
    isWeapon(card) ? { weapons: put(arms, card) } : { objects: put(objects, card) },
  );
  return gone ? { ...held, removed: [...view.removed, gone] } : held;
}

export const withoutCard = (view: View, id: HeroId, card: GearId, slot: number): View =>
  withHero(view, id, ({ weapons: arms, objects }) =>
    card in weapons ? { weapons: arms.toSpliced(slot, 1) } : { objects: objects.toSpliced(slot, 1) },
  );

/** One of them less. */
export const less = <T>(all: readonly T[], one: T): T[] => all.toSpliced(all.indexOf(one), 1);

/** A token that somebody gives up lies in his zone, face up. */
export function withLaid(view: View, id: HeroId, token: TokenId): View {
  const zone = heroOf(view, id)?.zone ?? 0;
  const next = Math.max(-1, ...view.tokens.map(lying => lying.id)) + 1;
  return {
    ...withHero(view, id, ({ backpack }) => ({ backpack: less(backpack, token) })),
    tokens: [...view.tokens, { id: next, zone, token }],
  };
}
