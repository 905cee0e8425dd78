import type { Motions } from '../../../../table/motions.ts';
import { GUNS } from '../../content/heavy.ts';
import { tokens } from '../../content/tokens.ts';
import type { Event } from '../../events.ts';
import { type View, turnFor } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { tileOf } from '../plan.ts';
import { ALPHA, HORDE, crowdThing, heroThing, placeThing } from '../touch.ts';
import { ALARM, BLAST, CLINK, STEP, TURN, blowOf, missileOf } from './sounds.ts';
import { counted, heroOf, withHeavy, withHero, withTurn, withZombies } from './tell.ts';

type Attacked = Extract<Event, { type: 'attacked' }>;

/** What a shot or a blow takes from the weapon: explosive rounds take a gun whole. */
function worn(view: View, { hero, by, slot, usesLeft, explosive }: Attacked): View {
  if (slot !== null)
    return withHero(view, hero, ({ weapons }) => ({
      weapons: weapons.map((gear, at) => (at === slot ? { ...gear, uses: usesLeft } : gear)),
    }));
  if (!GUNS.some(gun => gun === by)) return view;
  const zone = heroOf(view, hero)?.zone;
  const own = view.heavies.find(({ bearer }) => bearer === hero);
  const gun = own ?? view.heavies.find(heavy => heavy.mounted && heavy.zone === zone);
  return gun ? withHeavy(view, gun.id, () => (explosive ? null : { uses: usesLeft })) : view;
}

/** The turn of a hero: where he goes, what he strikes, whom he carries. */
export const deeds = {
  turnStarted: {
    ms: 700,
    still: 500,
    at: ({ hero }) => heroThing(hero),
    told: (view, { actions }) =>
      counted(
        withTurn(view, () => ({ given: actions, actions })),
        { turns: 1 },
      ),
    sound: TURN,
  },
  passed: {
    ms: 0,
    at: ({ next }) => heroThing(next),
    told: (view, { next }) => ({
      ...view,
      active: next,
      turn: turnFor(view.heroes.findIndex(({ id }) => id === next)),
    }),
  },
  moved: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, from, zone, free }) => {
      const isFar = tileOf(from) !== tileOf(zone);
      const turned = withTurn(view, ({ skated, tileMoves }) => ({
        skated: skated || (isFar && free),
        tileMoves: tileMoves + (isFar && !free ? 1 : 0),
        smoke: null,
      }));
      const carried = heroOf(view, hero)?.carries;
      return {
        ...turned,
        heroes: view.heroes.map(one => (one.id === hero || one.id === carried ? { ...one, zone } : one)),
        heavies: view.heavies.map(heavy => (heavy.bearer === hero ? { ...heavy, zone } : heavy)),
      };
    },
    sound: STEP,
  },
  lockOpened: {
    ms: 500,
    at: ({ zone }) => placeThing(zone),
    told: (view, { hero, colour, zone }) => ({
      ...withHero(view, hero, ({ backpack }) => ({
        backpack: backpack.toSpliced(
          backpack.findIndex(token => tokens[token].colour === colour),
          1,
        ),
      })),
      tiles: view.tiles.map((tile, at) => (at === tileOf(zone) ? { ...tile, lock: null } : tile)),
    }),
    sound: CLINK,
  },
  attacked: {
    ms: 350,
    still: 350,
    at: ({ zone }) => crowdThing(zone),
    told: (view, event) => {
      const struck = counted(withZombies(worn(view, event), event.zone, -event.killed), { killed: event.killed });
      return {
        ...struck,
        reserve: view.reserve + event.killed,
        alpha: view.alpha && { ...view.alpha, points: view.alpha.points - event.alpha },
      };
    },
    sound: event => (event.explosive ? BLAST : blowOf(event.by)),
    // Where nobody is left of a crowd it stands no longer.
    flies: ({ hero, zone, by, explosive }) => ({
      from: heroThing(hero),
      to: placeThing(zone),
      what: explosive ? 'ball' : missileOf(by),
    }),
  },
  noise: {
    ms: 350,
    at: () => HORDE,
    told: (view, { amount, horde }) => ({ ...view, horde, reserve: view.reserve - amount }),
    sound: ({ alarm }) => (alarm ? ALARM : null),
  },
  alphaDied: { ms: 600, still: 400, at: () => ALPHA, told: view => ({ ...view, alpha: null }), sound: BLAST },
  lured: {
    ms: 400,
    at: ({ zone }) => crowdThing(zone),
    told: (view, { hero, zone, count }) =>
      withZombies(withZombies(view, heroOf(view, hero)?.zone ?? zone, -count), zone, count),
    sound: BLAST,
  },
  actionsGained: { ms: 0, at: ({ hero }) => heroThing(hero), sound: CLINK },
  radioCalled: { ms: 0, at: ({ hero }) => heroThing(hero), told: view => ({ ...view, called: true }), sound: CLINK },
  stoodUp: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero }) => withHero(view, hero, () => ({ posture: 'standing' })),
    sound: STEP,
  },
  heavyTaken: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, heavy }) => withHeavy(view, heavy, () => ({ bearer: hero })),
    sound: CLINK,
  },
  heavyPut: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { heavy, zone }) => withHeavy(view, heavy, () => ({ bearer: null, zone })),
  },
  heroCarried: {
    ms: 0,
    at: ({ carried }) => heroThing(carried),
    told: (view, { hero, carried }) =>
      withHero(
        withHero(view, hero, () => ({ carries: carried })),
        carried,
        () => ({ carriedBy: hero }),
      ),
    sound: CLINK,
  },
  heroPut: {
    ms: 0,
    at: ({ carried }) => heroThing(carried),
    told: (view, { hero, carried }) =>
      withHero(
        withHero(view, hero, () => ({ carries: null })),
        carried,
        () => ({ carriedBy: null }),
      ),
  },
} satisfies Partial<Motions<Zombie15, Seen>>;
