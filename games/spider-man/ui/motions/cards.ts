import type { Motions } from '../../../../table/motions.ts';
import { type BonusId, type CardId, bonuses } from '../../content/cards.ts';
import { type MissionId, missions } from '../../content/missions.ts';
import { needed } from '../../rules/missions.ts';
import type { SeenPlayer, View } from '../../seen.ts';
import type { SpiderMan } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { figureThing, seatThing } from '../touch.ts';
import { BRASS, CARD, PRESS } from './sounds.ts';
import { NO_MISSION, gained, lost, seatOf, withPlayer } from './tell.ts';

/** One card less in the deck; an empty one is made of its discards first. */
function drawn(view: View): View {
  const isEmpty = view.decks.bonus === 0;
  const left = isEmpty ? view.bonusDiscard.length : view.decks.bonus;
  return {
    ...view,
    decks: { ...view.decks, bonus: Math.max(0, left - 1) },
    bonusDiscard: isEmpty ? [] : view.bonusDiscard,
  };
}

const discarded = (view: View, card: CardId): View => ({ ...view, bonusDiscard: [...view.bonusDiscard, card] });

/** A card that helps an attack lies beside it until the attack is made. */
const isHelp = (card: BonusId): boolean => bonuses[card].moments.includes('declare');

/** The mission is over; face up where it has a name. */
const dropped = (view: View, seat: number, mission: MissionId | null): View =>
  withPlayer({ ...view, missionDiscard: [...view.missionDiscard, mission] }, seat, NO_MISSION);

const shown = (mission: MissionId | null): Partial<SeenPlayer> => ({
  mission,
  needed: mission ? needed(missions[mission].goal) : 0,
});

function dealt(view: View, seat: number, mission: MissionId | null): View {
  const isEmpty = view.decks.missions === 0;
  const left = isEmpty ? view.missionDiscard.length : view.decks.missions;
  return withPlayer(
    {
      ...view,
      decks: { ...view.decks, missions: left - 1 },
      missionDiscard: isEmpty ? [] : view.missionDiscard,
    },
    seat,
    () => ({ ...NO_MISSION(), ...shown(mission), hasMission: true }),
  );
}

/** Cards and missions, and what tells of them. */
export const cards = {
  bonusRolled: { ms: 0, at: ({ seat }, { view }) => seatThing(view, seat) },
  cardDrawn: {
    ms: 300,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, card }) => gained(drawn(view), seat, card),
    sound: CARD,
  },
  policeCardDrawn: {
    ms: 500,
    at: () => figureThing('police'),
    told: (view, { card }) => discarded(drawn(view), card),
    sound: CARD,
  },
  eventDrawn: {
    ms: 1200,
    still: 900,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, event }) => {
      const next = discarded(drawn(view), event);
      if (event === 'blackout' || event === 'gridlock' || event === 'storm') return { ...next, [event]: seat };
      const { jameson } = view.characters;
      const bugle = view.city.places.find(({ place }) => place === 'home-daily-bugle');
      const isHome = jameson.holder === null && jameson.square === bugle?.square;
      return event === 'public-menace' && isHome ? { ...next, menace: true } : next;
    },
    sound: PRESS,
  },
  eventEnded: {
    ms: 0,
    told: (view, { event }) => {
      if (event === 'public-menace') return { ...view, menace: false };
      return event === 'blackout' || event === 'gridlock' || event === 'storm' ? { ...view, [event]: null } : view;
    },
  },
  cardPlayed: {
    ms: 700,
    still: 400,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, card }) => {
      const played = lost(view, seat, card);
      return isHelp(card) ? played : discarded(played, card);
    },
    sound: CARD,
  },
  characterCalled: {
    ms: 500,
    at: ({ character }) => figureThing(character),
    told: (view, { character }) =>
      view.called.includes(character) ? view : { ...view, called: [...view.called, character] },
  },
  cardsDiscarded: {
    ms: 0,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, cards: gone }) => gone.reduce((seen, card) => discarded(lost(seen, seat, card), card), view),
  },
  cardStolen: {
    ms: 500,
    at: ({ from }, { view }) => seatThing(view, from),
    told: (view, { from, to, card }) => gained(lost(view, from, card), to, card),
    sound: CARD,
  },
  missionDealt: {
    ms: 0,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, mission }) => dealt(view, seat, mission),
  },
  missionSeen: {
    ms: 400,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, mission }) => (mission ? withPlayer(view, seat, () => shown(mission)) : view),
  },
  missionDone: {
    ms: 1200,
    still: 800,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, mission }) =>
      withPlayer(dropped(view, seat, mission), seat, ({ done }) => ({ done: [...done, mission] })),
    sound: BRASS,
  },
  missionFailed: {
    ms: 900,
    still: 500,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, mission }) =>
      withPlayer(dropped(view, seat, mission), seat, ({ failed }) => ({ failed: [...failed, mission] })),
  },
  missionImpossible: {
    ms: 600,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, mission }) => dropped(view, seat, mission),
  },
  missionReplaced: {
    ms: 400,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat }) => dropped(view, seat, null),
  },
  tracerPlaced: {
    ms: 500,
    at: ({ role }) => figureThing(role),
    told: (view, { role }) =>
      withPlayer({ ...view, tracers: { ...view.tracers, sheet: view.tracers.sheet - 1 } }, seatOf(view, role), () => ({
        tracer: true,
      })),
  },
  tracerRemoved: {
    ms: 400,
    at: ({ role }) => figureThing(role),
    told: (view, { role, to }) => {
      const seat = seatOf(view, role);
      if (seat < 0) return view; // who abandons the role gives the tracer back
      return withPlayer({ ...view, tracers: { ...view.tracers, [to]: view.tracers[to] + 1 } }, seat, () => ({
        tracer: false,
      }));
    },
  },
  tracerGained: {
    ms: 300,
    at: () => figureThing('spider-man'),
    told: view => ({ ...view, tracers: { sheet: view.tracers.sheet + 1, supply: view.tracers.supply - 1 } }),
  },
} satisfies Partial<Motions<SpiderMan, Seen>>;
