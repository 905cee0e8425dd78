import type { Seat } from '../../../engine/types.ts';
import type { Motions } from '../../../table/motions.ts';
import type { Sound } from '../../../table/sound/sound.ts';
import type { View } from '../seen.ts';
import type { Race } from '../spec.ts';
import { DISCARD, STACK, type Seen, pebbleThing } from './touch.ts';

const TAP: Sound = [{ wave: 'sine', ms: 90, loud: 0.3, pitch: [320, 180] }];
const RATTLE: Sound = [0, 90, 200].map(at => ({ wave: 'triangle', at, ms: 60, loud: 0.25, pitch: [900, 500] }));
const FALL: Sound = [{ wave: 'triangle', ms: 420, loud: 0.3, pitch: [420, 90] }];

/** What every event is like: how long, where, and what of the view it changes. A law compares that with the next view. */
export const motions: Motions<Race, Seen> = {
  rolled: { ms: 700, still: 500, at: ({ seat }) => pebbleThing(seat), sound: RATTLE },
  played: {
    ms: 500,
    still: 400,
    at: () => DISCARD,
    told: (view, { seat, card }) => ({
      // of the others one sees backs: what is not found is taken from the end
      ...withHand(view, seat, hand => hand.toSpliced(hand.indexOf(card), 1)),
      discard: [...view.discard, card],
    }),
    sound: TAP,
  },
  drew: {
    ms: 300,
    at: () => STACK,
    told: (view, { seat, card }) => ({ ...withHand(view, seat, hand => [...hand, card]), stack: view.stack - 1 }),
  },
  moved: {
    ms: 600,
    at: ({ seat }) => pebbleThing(seat),
    told: (view, { seat, to }) => ({ ...view, pebbles: view.pebbles.with(seat, to) }),
    sound: TAP,
  },
  bumped: {
    ms: 700,
    still: 400,
    at: ({ seat }) => pebbleThing(seat),
    told: (view, { seat }) => ({ ...view, pebbles: view.pebbles.with(seat, 0) }),
    sound: FALL,
  },
};

type Hand = View['hands'][number];

const withHand = (view: View, seat: Seat, change: (hand: Hand) => Hand): View => ({
  ...view,
  hands: view.hands.map((hand, owner) => (owner === seat ? change(hand) : hand)),
});
