import type { Motions } from '../../../../table/motions.ts';
import { characters } from '../../content/characters.ts';
import { CHARACTERS, type PlaceId, VILLAINS } from '../../ids.ts';
import { lettersOf, placesOf } from '../../rules/city.ts';
import { powersFor } from '../../rules/score.ts';
import type { Laid, View, Whereabouts } from '../../seen.ts';
import type { SpiderMan } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { figureThing, placeThing, slotThing, stackThing } from '../touch.ts';
import { derived } from './derived.ts';
import { ALARM, CARD, CRASH } from './sounds.ts';
import { newcomer, seated, withCharacter, withFigure, withPlayer } from './tell.ts';

const squareOf = (view: View, place: PlaceId): number =>
  view.city.places.find(one => one.place === place)?.square ?? -1;

function withBoard(view: View, slot: number, laid: Laid): View {
  const slots = view.city.slots.map((other, at) => (at === slot ? laid : other));
  return {
    ...view,
    city: {
      slots,
      boards: view.city.boards.filter(board => board !== laid.board),
      terrain: lettersOf(slots),
      places: placesOf(slots).map(({ place, square }) => ({ place, square, destroyed: false })),
    },
  };
}

/** With the last board everybody stands at home. */
function peopled(view: View): View {
  if (view.city.slots.includes(null)) return view;
  const people = { ...view.characters };
  for (const who of CHARACTERS) {
    const { home } = characters[who];
    if (home) people[who] = { square: squareOf(view, home), holder: null } satisfies Whereabouts;
  }
  const figures = view.players.flatMap(({ role }, seat) =>
    role === null || role === 'police' ? [] : [newcomer(role, seat, squareOf(view, `hq-${role}`))],
  );
  return derived({ ...view, characters: people, figures });
}

/** The city and who comes to it: its boards, its cars, its buildings. */
export const city = {
  rolePicked: {
    ms: 0,
    at: ({ role }) => figureThing(role),
    told: (view, { seat, role }) =>
      withPlayer(seated(view, seat, role, powersFor(role, 0)), seat, ({ used }) => ({
        used: VILLAINS.some(villain => villain === role) ? [...used, role as (typeof VILLAINS)[number]] : used,
      })),
    sound: CARD,
  },
  boardDrawn: {
    ms: 0,
    told: (view, { board }) => ({
      ...view,
      city: { ...view.city, boards: view.city.boards.filter(one => one !== board) },
    }),
  },
  boardLaid: {
    ms: 350,
    at: ({ slot }) => slotThing(slot),
    told: (view, { board, slot, rotation }) => peopled(withBoard(view, slot, { board, rotation })),
    sound: CARD,
  },
  carPlaced: {
    ms: 300,
    at: ({ square }) => stackThing(square),
    told: (view, { square }) => {
      const isThere = view.stacks.some(stack => stack.square === square);
      const fresh = { square, cars: 1, web: false, symbiote: null, captains: [], prisoner: null, station: null };
      return derived({
        ...view,
        stacks: isThere
          ? view.stacks.map(stack => (stack.square === square ? { ...stack, cars: stack.cars + 1 } : stack))
          : [...view.stacks, fresh],
      });
    },
  },
  carsLost: { ms: 0 },
  captainPlaced: {
    ms: 0,
    at: ({ captain }) => figureThing(captain),
    told: (view, { captain, station }) =>
      withCharacter(view, captain, { square: squareOf(view, station), holder: null }),
  },
  damaged: {
    ms: 600,
    at: ({ place }, { view }) => placeThing(view, place),
    told: (view, { seat, place, damage }) =>
      withPlayer(view, seat, ({ progress }) => ({ progress: { ...progress, place, damage } })),
    sound: ALARM,
  },
  planted: {
    ms: 400,
    at: ({ place }, { view }) => placeThing(view, place),
    told: (view, { seat, place }) =>
      withPlayer(view, seat, ({ progress, dice }) => ({
        dice: { ...dice, combat: dice.combat - 1 },
        progress: { ...progress, planted: [...progress.planted, place] },
      })),
  },
  hqDestroyed: {
    ms: 1000,
    still: 500,
    at: ({ place }, { view }) => placeThing(view, place),
    told: (view, { place }) => ({
      ...view,
      city: {
        ...view.city,
        places: view.city.places.map(one => (one.place === place ? { ...one, destroyed: true } : one)),
      },
      players: view.players.map(p =>
        p.progress.place === place ? { ...p, progress: { ...p.progress, place: null, damage: 0 } } : p,
      ),
    }),
    sound: CRASH,
  },
  abandoned: {
    ms: 900,
    at: ({ role }) => figureThing(role),
    told: (view, { seat, role, next }) => {
      const home = view.city.places.find(({ place }) => place === `hq-${next}`);
      const arrived = newcomer(next, seat, home && !home.destroyed ? home.square : -1);
      const left = withFigure(view, role, { seat: null });
      const { score = 0, tracer = false } = left.players[seat] ?? {};
      const begun = withPlayer(seated(left, seat, next, powersFor(next, score)), seat, ({ used }) => ({
        used: [...used, next],
        tracer: false,
      }));
      const { sheet, supply } = view.tracers;
      return derived({
        ...begun,
        figures: [...begun.figures, arrived],
        tracers: { sheet: tracer ? sheet + 1 : sheet, supply },
      });
    },
    sound: CARD,
  },
  leftTheBoard: {
    ms: 500,
    at: ({ role }) => figureThing(role),
    told: (view, { role }) => withFigure(view, role, { at: -1, captive: false }),
  },
} satisfies Partial<Motions<SpiderMan, Seen>>;
