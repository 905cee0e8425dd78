import type { Motions } from '../../../../table/motions.ts';
import { timetables } from '../../content/tracks.ts';
import type { View } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { ALPHA, ZOMBIE_DECK, crowdThing, heroThing, placeThing } from '../touch.ts';
import { COME, DAWN, FLIP, HORDE, KNELL, NIGHT, ROTOR } from './sounds.ts';
import { withZombies } from './tell.ts';

/** The scream after this one. */
const screamAfter = ({ track, showsRing }: View['clock'], number: number): number | null =>
  (showsRing && timetables[track].find(cue => cue.kind === 'scream' && cue.number === number + 1)?.at) || null;

const helipad = (view: View, face: string): number => view.tiles.findIndex(tile => tile.face === face) * 2;

/** What the fifteen minutes bring. Sirens and screams are heard by the track, to the moment. */
export const clock = {
  siren: {
    ms: 0,
    told: (view, { number }) => ({ ...view, clock: { ...view.clock, sirensOver: number + 1 } }),
  },
  scream: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { number }) => ({
      ...view,
      cat: false,
      clock: {
        ...view.clock,
        nextScream: screamAfter(view.clock, number),
        screamsLeft: view.clock.screamsLeft - 1,
      },
    }),
  },
  zombieCard: {
    ms: 550,
    still: 550,
    at: () => ZOMBIE_DECK,
    told: (view, { card, event }) => ({
      ...view,
      zombieDeck: view.zombieDeck - 1,
      drawn: [...view.drawn, card],
      queue: event ? [...view.queue, event] : view.queue,
    }),
    sound: FLIP,
  },
  zombiesCame: {
    ms: 450,
    at: ({ zone }) => crowdThing(zone),
    told: (view, { zone, count }) => ({ ...withZombies(view, zone, count), reserve: view.reserve - count }),
    sound: ({ count }) => (count > 0 ? COME : null),
  },
  hordeCame: {
    ms: 800,
    still: 500,
    at: ({ zone }) => crowdThing(zone),
    told: (view, { zone, count, refill }) => ({
      ...withZombies(view, zone, count),
      horde: refill,
      reserve: view.reserve - refill,
    }),
    sound: HORDE,
  },
  marched: {
    ms: 450,
    at: ({ moves: [first] }) => (first ? crowdThing(first.to) : null),
    told: (view, { moves }) =>
      moves.reduce((seen, { from, to, count }) => withZombies(withZombies(seen, from, -count), to, count), view),
    sound: COME,
  },
  alphaMoved: {
    ms: 450,
    at: () => ALPHA,
    told: (view, { zone }) => ({ ...view, alpha: view.alpha && { ...view.alpha, zone } }),
    sound: COME,
  },
  nightFell: { ms: 1000, still: 500, told: view => ({ ...view, night: true }), sound: NIGHT },
  helicopterCame: {
    ms: 1000,
    still: 500,
    at: ({ tile }, { view }) => placeThing(helipad(view, tile)),
    told: (view, { tile }) => ({
      ...view,
      markers: [...view.markers, { token: 'helicopter', zone: helipad(view, tile) }],
    }),
    sound: ROTOR,
  },
  eventStarted: {
    ms: 800,
    still: 800,
    at: ({ hero }) => heroThing(hero),
    told: view => ({ ...view, queue: view.queue.slice(1) }),
    sound: HORDE,
  },
  trackEnded: { ms: 0 },
  victory: { ms: 1800, still: 600, sound: DAWN },
  defeat: { ms: 1800, still: 600, sound: KNELL },
} satisfies Partial<Motions<Zombie15, Seen>>;
