import type { Motions } from '../../../../table/motions.ts';
import type { View } from '../../seen.ts';
import type { UntilDaylight } from '../../spec.ts';
import { isBadLuck } from '../../text/reading.ts';
import type { Seen } from '../look.ts';
import { FOUND, RUBBLE, foeThing, seatThing } from '../touch.ts';
import { ROAR, SLAM, drawn } from './sounds.ts';
import { counted, withFocus, withLine, withPiles, withinFocus } from './tell.ts';

/** The active pile has one card less, and so many left. */
const drawnFrom = (view: View, active: number): View => ({
  ...withPiles(view, { active }),
  tally: { ...view.tally, drawn: view.tally.drawn + 1 },
});

/** The Search phase: what lies in the rubble, the WAVE, and the horde that comes with it. */
export const search = {
  reshuffled: {
    ms: 0,
    at: ({ pile }) => (pile === 'rubble' ? 'place:pile' : null),
    told: (view, { pile }) => {
      const { piles, rubbleDiscard, combatDiscard, hordeDiscard } = view;
      if (pile === 'rubble')
        return {
          ...withPiles(view, { reserve: piles.reserve + rubbleDiscard.length }),
          rubbleLeft: counted(view.rubbleLeft, rubbleDiscard, 1),
          rubbleDiscard: [],
        };
      if (pile === 'combat')
        return {
          ...withPiles(view, { combat: piles.combat + combatDiscard.length }),
          combatLeft: counted(view.combatLeft, combatDiscard, 1),
          combatDiscard: [],
        };
      const horde = { ...piles.horde, [pile]: piles.horde[pile] + hordeDiscard[pile].length };
      return { ...withPiles(view, { horde }), hordeDiscard: { ...hordeDiscard, [pile]: [] } };
    },
  },
  cardDrawn: {
    ms: ({ card }) => (isBadLuck(card) ? 1800 : 1100), // somebody else may see what it is; of Bad Luck nothing stays to be asked about
    at: () => FOUND,
    told: (view, { seat, card, pile }) => ({
      ...withFocus(drawnFrom(view, pile), { seat, card }),
      rubbleLeft: counted(view.rubbleLeft, [card], -1),
      rubbleDiscard: isBadLuck(card) ? [...view.rubbleDiscard, card] : view.rubbleDiscard,
    }),
    sound: (_event, look) => drawn(look),
  },
  cardLeft: {
    ms: 0,
    at: () => RUBBLE,
    told: (view, { card }) => ({
      ...withinFocus(view, () => ({ card: null })),
      rubbleDiscard: [...view.rubbleDiscard, card],
    }),
  },
  rubbleDiscarded: {
    ms: 0,
    at: () => RUBBLE,
    told: (view, { cards }) => ({
      ...withinFocus(view, () => ({ shown: [] })),
      rubbleDiscard: [...view.rubbleDiscard, ...cards],
    }),
  },
  waveDrawn: {
    ms: 1500,
    still: 700,
    at: () => FOUND,
    told: (view, { seat, pile }) => withFocus(drawnFrom(view, pile), { seat, card: 'wave' }),
    sound: ROAR,
  },
  assaultRevealed: {
    ms: 1500,
    still: 900,
    told: (view, { assault }) => ({
      ...withPiles(view, { assaults: view.piles.assaults - 1 }),
      assault,
      usedAssaults: [...view.usedAssaults, assault],
    }),
    sound: SLAM,
  },
  waveFaced: {
    ms: 400,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat }) => ({ ...view, holder: seat }),
  },
  waveDelayed: { ms: 0, at: ({ seat }) => seatThing(seat) },
  wavePassed: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat }) => withFocus(view, { seat, card: 'wave' }),
  },
  waveTaken: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat }) => ({ ...view, holder: seat }),
  },
  hordeArrived: {
    ms: 700,
    at: ({ foes: [first] }) => (first ? foeThing(first.id) : null),
    told: (view, { foes }) => {
      const arrived = foes.map(({ id, card }) => ({ id, card, damage: 0, spears: 0, out: false }));
      const joined = withLine(view, [...view.line, ...arrived]);
      const horde = { ...view.piles.horde };
      for (const { kind } of joined.line.slice(view.line.length)) horde[kind]--;
      return withPiles(joined, { horde });
    },
  },
} satisfies Partial<Motions<UntilDaylight, Seen>>;
