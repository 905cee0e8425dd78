import type { Motions } from '../../../../table/motions.ts';
import { powers } from '../../content/powers.ts';
import type { Event } from '../../events.ts';
import { CHARACTERS, isCharacter } from '../../ids.ts';
import type { SeenStack, View } from '../../seen.ts';
import type { SpiderMan } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { figureThing, squareThing, stackThing } from '../touch.ts';
import { derived } from './derived.ts';
import { SIREN, STEPS, THWIP } from './sounds.ts';
import { FREE, paid, seatOf, spent, withFigure, withFocus } from './tell.ts';

/** A group leaves its square: what it leaves there stays, what it finds where it comes to joins it. */
function driven(view: View, { path, cars, captains, prisoner }: Extract<Event, { type: 'drove' }>): View {
  const [from = -1, to = -1] = [path[0], path.at(-1)];
  const here = view.stacks.find(({ square }) => square === from);
  if (!here) return view;
  const isJoined = view.stacks.some(({ square }) => square === to);
  const isWhole = here.cars === cars;
  const arrived: SeenStack[] = isJoined || isWhole ? [] : [{ ...here, square: to, cars, web: false, symbiote: null }];
  const stacks = view.stacks.flatMap(stack => {
    if (stack.square === to) return [{ ...stack, cars: stack.cars + cars }];
    if (stack !== here) return [stack];
    if (!isWhole) return [{ ...here, cars: here.cars - cars }];
    return isJoined ? [] : [{ ...here, square: to }];
  });
  const people = { ...view.characters };
  for (const captain of captains) people[captain] = { ...people[captain], square: to };
  if (prisoner && isCharacter(prisoner)) people[prisoner] = { ...people[prisoner], square: to };
  return derived({
    ...view,
    characters: people,
    stacks: [...stacks, ...arrived],
    figures: view.figures.map(f => (f.role === prisoner ? { ...f, at: to } : f)),
  });
}

/** Everything on that square moves over. */
function shoved(view: View, from: number, to: number): View {
  const people = { ...view.characters };
  for (const who of CHARACTERS) if (people[who].square === from) people[who] = { ...people[who], square: to };
  return derived({
    ...view,
    characters: people,
    figures: view.figures.map(f => (f.at === from ? { ...f, at: to } : f)),
    stacks: view.stacks.map(stack => (stack.square === from ? { ...stack, square: to } : stack)),
  });
}

/** Whoever changes squares, and how. */
export const moves = {
  moveDeclared: {
    ms: 0,
    at: ({ role }) => figureThing(role),
    told: (view, { role, dice, powers: used }) => {
      const seat = seatOf(view, role);
      const begun = withFocus(view, {
        seat,
        move: { role, points: 0, path: [view.figures.find(f => f.role === role)?.at ?? -1], powers: used },
      });
      // What a power moves by itself takes no dice of the scale.
      const isSeries = used.every(power => powers[power].kind !== 'reaction');
      return spent(isSeries ? paid(begun, seat, 'movement', dice) : begun, seat, used);
    },
  },
  moveRolled: {
    ms: 0,
    at: ({ role }) => figureThing(role),
    told: (view, { points }) => {
      const { focus } = view;
      return focus?.move ? { ...view, focus: { ...focus, move: { ...focus.move, points } } } : view;
    },
  },
  moved: {
    ms: 600,
    at: ({ role }) => figureThing(role),
    told: (view, { role, path }) => withFigure(view, role, { at: path.at(-1) ?? -1 }),
    sound: ({ role }) => (role === 'spider-man' || role === 'venom' ? THWIP : STEPS),
  },
  driveDeclared: {
    ms: 0,
    at: ({ square }) => stackThing(square),
    told: (view, { seat, dice, card }) => (card ? view : paid(view, seat, 'movement', dice)),
  },
  driveRolled: { ms: 0, at: ({ square }) => stackThing(square) },
  drove: { ms: 450, at: ({ path }) => stackThing(path.at(-1) ?? -1), told: driven, sound: SIREN },
  dropped: { ms: 0, at: ({ square }) => stackThing(square) },
  taken: { ms: 0, at: ({ square }) => stackThing(square) },
  placed: {
    ms: 500,
    at: ({ role }) => figureThing(role),
    told: (view, { role, to }) => withFigure(view, role, { ...FREE, at: to }),
    sound: STEPS,
  },
  pushed: { ms: 400, at: ({ to }) => squareThing(to), told: (view, { from, to }) => shoved(view, from, to) },
  rose: {
    ms: 600,
    at: ({ role }) => figureThing(role),
    told: (view, { role }) => withFigure(view, role, { safe: true }),
  },
} satisfies Partial<Motions<SpiderMan, Seen>>;
