import type { Motions } from '../../../../table/motions.ts';
import type { UntilDaylight } from '../../spec.ts';
import { seenPlayer } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { foeThing, seatThing } from '../touch.ts';
import { BLAST, GROAN, WOOD, growl } from './sounds.ts';
import { withFocus, withPlayer, withSupply } from './tell.ts';

/** What the enemies do, and what people suffer from them and from others. */
export const enemies = {
  enemyAttacked: {
    ms: 900,
    at: ({ foe }) => foeThing(foe),
    told: (view, { foe, seat, survivor }) => withFocus(view, { foe, seat, target: survivor }),
    sound: growl,
    flies: ({ foe, seat, survivor }) => {
      const to = seat === null ? (survivor === null ? null : foeThing(survivor)) : seatThing(seat);
      return to && { from: foeThing(foe), to, what: 'claw' };
    },
  },
  trapSprung: {
    ms: 800,
    at: ({ foe }) => foeThing(foe),
    told: (view, { seat }) => withPlayer(withSupply(view, 'trap', 1), seat, ({ traps }) => ({ traps: traps - 1 })),
    sound: BLAST,
  },
  barricadeBroken: {
    ms: 700,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat }) =>
      withPlayer(withSupply(view, 'barricade', 1), seat, ({ barricades }) => ({
        barricades: barricades - 1,
        shield: 0,
      })),
    sound: WOOD,
  },
  attackMissed: {
    ms: 500,
    at: ({ foe, seat }) => (seat === null ? foeThing(foe) : seatThing(seat)),
    told: (view, { seat }) => (seat === null ? view : withPlayer(view, seat, () => ({ shield: 0 }))),
  },
  damaged: {
    ms: 1000,
    still: 400,
    at: ({ seat }) => seatThing(seat),
    felt: ({ seat }, look) => seat === look.seat,
    told: (view, { seat, cause, damage }) => {
      const { tally } = view;
      const suffered = damage - seenPlayer(view, seat).damage;
      const hurt = withPlayer(view, seat, ({ shield }) => ({ damage, shield: cause === 'enemy' ? 0 : shield }));
      return { ...hurt, tally: { ...tally, damage: { ...tally.damage, [cause]: tally.damage[cause] + suffered } } };
    },
    sound: GROAN,
  },
} satisfies Partial<Motions<UntilDaylight, Seen>>;
