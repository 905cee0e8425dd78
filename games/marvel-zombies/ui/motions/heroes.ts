import type { Motions } from '../../../../table/motions.ts';
import { powerOf } from '../../content/cards.ts';
import { MAX_TRAITS, levels } from '../../content/levels.ts';
import { skills } from '../../content/heroes.ts';
import { bystanders } from '../../content/bystanders.ts';
import type { TraitId } from '../../content/traits.ts';
import { type HeroId, LEVELS } from '../../ids.ts';
import type { View } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { cardThing, doorThing, heroThing, placeThing, powerThing } from '../touch.ts';
import { CARD, CHEER, CRASH, LEVEL, STEPS } from './sounds.ts';
import { gathered, heroOf, isOwn, laidDown, less, paid, withHero, withHeroAt, withFocus, withTurn } from './tell.ts';

/** Power that a way to go costs, beyond what a card that was played has told. */
const fares: { readonly [by: string]: number | undefined } = {
  leap: skills['mighty-leap'].power,
  [bystanders.wong.action]: bystanders.wong.power,
};

/** Cards that were drawn are taken, unless there is something to choose. */
function taken(view: View, hero: HeroId, drawn: readonly TraitId[]): View {
  const held = heroOf(view, hero)?.traits ?? [];
  if (drawn.length !== 1 || held.length + drawn.length > MAX_TRAITS) return view;
  return withHero(view, hero, ({ traits }) => ({ traits: [...traits, ...drawn] }));
}

/** Whoever drew a card reads it. */
const READ = 1700;

/** The heroes' Turns: what they gain and use, where they go, what they open. */
export const heroes = {
  powerGained: {
    ms: ({ why }) => (why === 'phase' ? 0 : 400),
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, power }) => withHero(view, hero, () => ({ power })),
  },
  powerLost: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, power }) => withHero(view, hero, () => ({ power })),
  },
  hexed: { ms: 500, still: 300, at: ({ hero }) => heroThing(hero) },
  moved: {
    ms: 550,
    still: 250,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, path, by, actions }) => {
      const gone = withHeroAt(view, hero, path.at(-1) ?? null);
      return paid(
        view.turn?.hero === hero ? withTurn(gone, turn => ({ actions: turn.actions - actions })) : gone,
        hero,
        fares[by] ?? 0,
      );
    },
    sound: STEPS,
  },
  doorOpened: {
    ms: 600,
    at: ({ door }) => doorThing(door),
    told: (view, { door }) => ({
      ...view,
      doors: view.doors.map(one => (one.id === door ? { ...one, open: true, openable: false } : one)),
    }),
    sound: CRASH,
  },
  buildingRevealed: {
    ms: 500,
    still: 300,
    at: ({ rooms: [first] }) => (first ? placeThing(first) : null),
    told: (view, { rooms }) => ({
      ...view,
      zones: view.zones.map(zone => (rooms.includes(zone.id) ? { ...zone, revealed: true } : zone)),
    }),
  },
  traitDrawn: {
    ms: ({ hero }, look) => (isOwn(look, hero) ? READ : 700),
    still: 400,
    at: ({ traits: [first] }) => (first ? cardThing(first) : null),
    told: (view, { hero, traits }) => ({
      ...taken(
        withFocus(
          withTurn(view, () => ({ gained: true })),
          { hero, traits },
        ),
        hero,
        traits,
      ),
      decks: { ...view.decks, trait: view.decks.trait - traits.length },
    }),
    sound: CARD,
  },
  traitUsed: {
    ms: 600,
    at: ({ trait }) => cardThing(trait),
    told: (view, { hero, trait }) => paid(laidDown(view, hero, trait), hero, powerOf(trait)),
    sound: CARD,
  },
  traitDiscarded: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, trait, why }) => {
      const drawn = view.focus?.hero === hero ? view.focus.traits : [];
      if (why === 'choice')
        return taken({ ...view, traitDiscard: [...view.traitDiscard, trait] }, hero, less(drawn, trait));
      const full = why === 'room' ? withHero(view, hero, ({ traits }) => ({ traits: [...traits, ...drawn] })) : view;
      return laidDown(full, hero, trait);
    },
  },
  skillUsed: {
    ms: 400,
    at: ({ skill }) => powerThing(skill),
    told: (view, { hero, skill }) => paid(view, hero, powerOf(skill)),
  },
  helped: { ms: 500, at: ({ hero }) => heroThing(hero) },
  healed: {
    ms: 600,
    still: 300,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, health }) => withHero(view, hero, () => ({ health })),
    sound: CHEER,
  },
  actionGained: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: view => withTurn(view, ({ actions }) => ({ actions: actions + 1 })),
  },
  xpGained: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, xp }) => withHero(view, hero, () => ({ xp })),
  },
  levelReached: {
    ms: 900,
    still: 500,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, level, skill }) => {
      const above = LEVELS[LEVELS.indexOf(level) + 1];
      const { danger } = view; // it has an event of its own
      const risen = withHero(view, hero, one => ({
        level,
        skills: [...one.skills, skill],
        next: above === undefined ? null : levels[above].from,
      }));
      return { ...gathered(risen), danger };
    },
    sound: LEVEL,
  },
} satisfies Partial<Motions<MarvelZombies, Seen>>;
