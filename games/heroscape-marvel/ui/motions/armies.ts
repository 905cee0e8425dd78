import type { Motions } from '../../../../table/motions.ts';
import { MARKERS, isSquad } from '../../ids.ts';
import { cardUnder, standingCards } from '../../rules/cards.ts';
import { scenarioData } from '../../scenarios/list.ts';
import type { View } from '../../seen.ts';
import type { HeroScape } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { cardThing, figureThing, poolThing, zoneThing } from '../touch.ts';
import { BELL, TICK, clatter } from './sounds.ts';
import {
  NO_ORDERS,
  inOrder,
  withCards,
  withFigure,
  withFigureAt,
  withFocus,
  withOrders,
  withPlayer,
  withPlayers,
} from './tell.ts';

/** How armies come together, and how rounds and turns go. */
export const armies = {
  rolledOff: { ms: 1400, still: 900, sound: clatter(2) },
  startRolled: {
    ms: 1700,
    still: 1000,
    sound: clatter(6),
  },
  initiativeRolled: {
    ms: 1600,
    still: 900,
    told: (view, { winner }) => ({
      ...withPlayers(view, { toPlace: [], ready: true }),
      ordersPlaced: true,
      first: winner ?? view.first,
    }),
    sound: clatter(2),
  },
  recruited: {
    ms: 400,
    at: ({ card }) => poolThing(card),
    told: (view, { seat, card }) => withCards(view, seat, [card]),
    sound: TICK,
  },
  armyCompleted: { ms: 0, told: (view, { seat }) => withPlayer(view, seat, { complete: true }) },
  enlisted: { ms: 0, told: (view, { seat, cards }) => withPlayer(view, seat, { named: [...cards] }), sound: TICK },
  armyNamed: {
    ms: 700,
    still: 400,
    told: (view, { seat, cards }) => withPlayer(withCards(view, seat, cards), seat, { complete: true, named: [] }),
  },
  armyTaken: {
    ms: 700,
    still: 400,
    told: (view, { seat, army, cards }) => {
      const taken = withPlayer(withCards(view, seat, cards), seat, {
        complete: true,
        zone: zoneOfArmy(view, army),
        player: army === 0 ? 1 : 2,
      });
      return army === 0 ? { ...taken, playerOne: seat } : taken;
    },
  },
  zoneTaken: {
    ms: 300,
    at: ({ zone }) => zoneThing(zone),
    told: (view, { seat, zone }) => withPlayer(view, seat, { zone }),
    sound: TICK,
  },
  leftOut: {
    ms: 300,
    at: ({ figure }) => cardThing(figure),
    told: (view, { figure }) =>
      withFigure(view, figure, ({ card }) => ({ status: 'out', lies: isSquad(card) ? cardUnder(figure) : null })),
  },
  placed: {
    ms: 350,
    still: 200,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, at }) => withFigureAt(view, figure, at, { status: 'board' }),
    sound: TICK,
  },
  battleBegan: {
    ms: 0,
    told: view => ({ ...withPlayers(view, { complete: true }), phase: 'battle', pool: [] }),
    sound: BELL,
  },
  roundBegan: {
    ms: 900,
    still: 500,
    told: (view, { round, last }) => ({
      ...markersBack(view),
      round,
      lastRound: last,
      turn: 0,
      active: null,
    }),
    sound: BELL,
  },
  orderPlaced: {
    ms: 0,
    at: ({ on }) => (on ? cardThing(on) : null),
    told: (view, { seat, marker, on }) => {
      if (on === null) return view;
      const laid = withOrders(view, on, ({ hidden, own }) => ({ hidden: hidden + 1, own: inOrder([...own, marker]) }));
      return withPlayer(laid, seat, ({ toPlace }) => ({ toPlace: toPlace.filter(one => one !== marker) }));
    },
    sound: TICK,
  },
  ordersReady: {
    ms: 0,
    told: (view, { seat }) => withPlayer(allOnOne(view, seat), seat, { ready: true, toPlace: [] }),
    sound: TICK,
  },
  turnBegan: {
    ms: 0,
    told: (view, { seat, turn }) =>
      withFocus({ ...view, turn, active: seat }, { figure: null, seat, attack: null, attacked: [], reach: [] }),
  },
  turnSkipped: {
    ms: 500,
    still: 300,
    told: (view, { seat, turn }) => withPlayer(view, seat, ({ skipped }) => ({ skipped: [...skipped, turn] })),
  },
  roundEnded: {
    ms: 0,
    told: view => ({
      ...withPlayers(markersBack(view), { skipped: [] }),
      figures: view.figures.map(figure => ({ ...figure, orders: { ...NO_ORDERS } })),
      ordersPlaced: false,
      active: null,
    }),
  },
} satisfies Partial<Motions<HeroScape, Seen>>;

/** All markers are to be placed anew; which ones is seen by whose they are. */
const markersBack = (view: View): View =>
  withPlayers(view, ({ seat, figures }) => ({
    ready: figures === 0,
    toPlace: seat === view.you && figures > 0 ? [...MARKERS] : [],
  }));

/** Where there is one card only all markers lie on it, and nobody was asked. */
function allOnOne(view: View, seat: number): View {
  const own = standingCards(view.figures.filter(({ owner }) => owner === seat));
  const [only] = own;
  if (!isOurs(view, seat) || !only || own.length > 1) return view;
  return withOrders(view, only.id, () => ({ hidden: MARKERS.length, own: [...MARKERS] }));
}

/** Whether this seat or a team mate of it looks on: they see its markers (HS-MULTI-04). */
const isOurs = ({ you, players }: View, seat: number): boolean =>
  you === seat || (you !== null && (players[seat]?.allies ?? []).includes(you));

function zoneOfArmy({ scenario, players }: View, army: 0 | 1) {
  const { setup } = scenarioData[scenario];
  return setup.kind === 'choice' ? setup.armies[army].zone : (players[army]?.zone ?? null);
}
