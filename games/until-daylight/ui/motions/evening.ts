import type { Motions } from '../../../../table/motions.ts';
import { characters } from '../../content/characters.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { seatThing } from '../touch.ts';
import { BELL, CLINK, DAWN, heart } from './sounds.ts';
import { withFocus, withHand, withPiles, withPlayer } from './tell.ts';

/** The night as a whole: who is there, its rounds and phases, its end. */
export const evening = {
  characterPicked: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat, character, life }) =>
      withHand(
        withPlayer(view, seat, () => ({ character, life })),
        seat,
        p => p.items.push(characters[character].weapon),
      ),
    sound: CLINK,
  },
  weaponPicked: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat, weapon }) => withHand(view, seat, p => p.items.push(weapon)),
    sound: CLINK,
  },
  roundStarted: {
    ms: 1100,
    told: (view, { round, first, pile }) => {
      const { active, reserve } = view.piles;
      const joined = pile - active - 1; // beside the WAVE
      const players = view.players.map(p => ({ ...p, usedMain: false, usedFirst: false, shield: 0 }));
      const begun = { ...view, round, first, players, holder: null, assault: null, focus: null };
      return withPiles(begun, { active: pile, reserve: reserve - joined });
    },
    sound: heart(0.6),
  },
  phaseStarted: {
    ms: 800,
    told: (view, { phase }) => {
      const nobody = view.players.map(() => false);
      const begun = { ...view, phase, focus: null };
      return phase === 'exchange' ? withFocus(begun, { ready: nobody, given: nobody }) : begun;
    },
  },
  victory: { ms: 1800, still: 900, sound: DAWN },
  defeat: { ms: 1800, still: 900, at: ({ seat }) => seatThing(seat), sound: BELL },
} satisfies Partial<Motions<UntilDaylight, Seen>>;
