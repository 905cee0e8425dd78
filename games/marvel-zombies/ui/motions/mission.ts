import type { Motions } from '../../../../table/motions.ts';
import { heroes as identities } from '../../content/heroes.ts';
import { levels } from '../../content/levels.ts';
import { missions } from '../../content/missions.ts';
import type { SeenHero } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { EXIT, SIGN, crowdThing, heroThing, objectiveThing, placeThing, pointThing } from '../touch.ts';
import { ALARM, BELL, BOOM, CARD, CHEER, STEPS, TRIUMPH } from './sounds.ts';
import { gathered, heroOf, isTrap, less, withHero, withHeroAt, withTurn } from './tell.ts';

const DECKS = {
  spawn: 'spawnDiscard',
  trait: 'traitDiscard',
  bystander: 'bystanderDiscard',
  zombieHero: 'zombieDiscard',
} as const;

/** A hero of whom nothing is known yet but the identity card. */
const picked = (id: SeenHero['id'], seat: number, colour: number): SeenHero => ({
  id,
  seat,
  colour,
  fate: 'in',
  zone: null,
  health: identities[id].health,
  power: 0,
  xp: 0,
  level: 'blue',
  next: levels.yellow.from,
  skills: [identities[id].skills[0]],
  traits: [],
  bystander: null,
  tokens: [],
  used: false,
  leaveCost: 1,
});

/** How a mission begins and goes on, what it asks for, how it ends. */
export const mission = {
  heroPicked: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, seat }) => ({
      ...view,
      heroes: [...view.heroes, picked(hero, seat, view.heroes.length)],
      free: less(view.free, hero),
    }),
    sound: CARD,
  },
  teamPlaced: {
    ms: 0,
    told: (view, { heroes }) => {
      const team = heroes.flatMap(({ hero, seat, zone }) => {
        const one = heroOf(view, hero);
        return one ? [{ ...one, seat, zone }] : [];
      });
      const zones = missions[view.mission].infested
        ? view.zones.map(zone => ({ ...zone, revealed: zone.room }))
        : view.zones;
      return gathered({ ...view, heroes: team, zones, picking: null, lead: team[0]?.seat ?? 0 });
    },
  },
  escorted: {
    ms: 500,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, bystander }) => withHero(view, hero, () => ({ bystander })),
    sound: STEPS,
  },
  roundStarted: {
    ms: 500,
    told: (view, { round }) => ({
      ...view,
      round,
      heroes: view.heroes.map(hero => ({ ...hero, used: false })),
    }),
  },
  phaseStarted: {
    ms: 500,
    still: 400,
    told: (view, { phase }) => ({ ...view, phase, forecast: [], focus: null }),
  },
  turnStarted: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, actions }) => ({
      ...view,
      turn: { hero, actions, gained: false, freeMove: false, freeAttack: false, sight: [] },
    }),
  },
  turnEnded: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero }) => ({ ...withHero(view, hero, () => ({ used: true })), turn: null }),
  },
  dangerRose: { ms: 1000, still: 700, told: (view, { level }) => ({ ...view, danger: level }), sound: ALARM },
  objectiveTaken: {
    ms: (event, look) => (isTrap(event, look) ? 1500 : 700),
    still: 500,
    at: ({ zone }) => objectiveThing(zone),
    told: (view, { hero, zone, colour }) => {
      const { explosives, console, doors } = missions[view.mission];
      const isKey = doors.some(door => door.colour === colour && door.opens === 'afterObjective');
      const at = view.objectives.findIndex(one => one.zone === zone && !one.taken);
      const isKept = explosives.includes(colour) || console === colour;
      return {
        ...withHero(view, hero, ({ tokens }) => ({ tokens: isKept ? [...tokens, colour] : tokens })),
        objectives: view.objectives.map((one, i) => (i === at ? { ...one, colour, taken: true } : one)),
        doors: isKey
          ? view.doors.map(door => (door.colour === colour ? { ...door, openable: !door.open } : door))
          : view.doors,
      };
    },
    sound: CHEER,
  },
  pointMoved: {
    ms: 600,
    at: ({ point }) => pointThing(point),
    told: (view, { point, to }) => ({
      ...withTurn(view, ({ actions }) => ({ actions: actions - 1 })),
      points: view.points.map((one, i) => (i === point ? { ...one, zone: to } : one)),
    }),
    sound: STEPS,
  },
  pointWoke: {
    ms: 700,
    still: 500,
    at: ({ point }) => pointThing(point),
    told: (view, { point }) => ({
      ...view,
      points: view.points.map((one, i) => (i === point ? { ...one, active: true } : one)),
    }),
    sound: ALARM,
  },
  signMoved: {
    ms: 400,
    at: () => SIGN,
    told: (view, { to }) => ({ ...view, sign: to && view.sign && { zone: to, uses: view.sign.uses - 1 } }),
  },
  explosivePlaced: {
    ms: 500,
    at: ({ zone }) => placeThing(zone),
    told: (view, { hero, zone, colour }) => ({
      ...withHero(view, hero, ({ tokens }) => ({ tokens: less(tokens, colour) })),
      explosives: [...view.explosives, { zone, colour }],
    }),
    sound: CARD,
  },
  exploded: {
    ms: 1000,
    still: 600,
    at: ({ zone }) => crowdThing(zone),
    told: view => ({ ...view, explosives: view.explosives.slice(1) }),
    sound: BOOM,
  },
  heroLeft: {
    ms: 700,
    still: 400,
    at: () => EXIT,
    told: (view, { hero }) => withHeroAt(view, hero, null, { fate: 'out' }),
    sound: CHEER,
  },
  reshuffled: {
    ms: 0,
    told: (view, { deck }) => ({
      ...view,
      decks: { ...view.decks, [deck]: view.decks[deck] + view[DECKS[deck]].length },
      [DECKS[deck]]: [],
    }),
    sound: CARD,
  },
  victory: { ms: 1600, still: 1000, sound: TRIUMPH },
  defeat: { ms: 1600, still: 1000, sound: BELL },
} satisfies Partial<Motions<MarvelZombies, Seen>>;
