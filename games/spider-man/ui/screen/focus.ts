import type { Steady } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { Event } from '../../events.ts';
import type { Square } from '../../ids.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import type { View } from '../../seen.ts';
import { type Seen, squareOf } from '../look.ts';
import { figureThing, pieceThing, placeThing, squareThing, stackThing } from '../touch.ts';
import { intents } from './intents.ts';
import { markOf } from './marks.ts';
import { isOnBoard } from './plan.ts';

type Moment = { readonly event: Event } | null;

const NEAR = 5; // squares: what lies around whoever acts

/** Whoever acts and what can be touched; where nobody can be struck, the streets around, and what missions and plans are about. */
export function focus(look: Seen, moment: Moment, open: readonly ThingId[]): ThingId[] {
  const { view } = look;
  const driven = moment?.event.type === 'drove' ? moment.event.path : [];
  if (driven.length > 0 && open.length === 0) return driven.filter(isOnBoard).map(squareThing);
  if (view.phase === 'setup') return view.focus?.board ? [] : [...open];
  const acting = whoActs(look, open.length > 0);
  const [first] = acting;
  const around = view.city.places.filter(({ square }) => first && isNear(first.square, square, farOf(look)));
  const isClose =
    Boolean(view.focus?.attack) || open.some(thing => thing.startsWith('figure:') && thing !== first?.thing);
  const asked = [...acting.map(({ thing }) => thing), ...open];
  return isClose ? asked : [...asked, ...around.map(({ square }) => squareThing(square)), ...afar(look)];
}

/** One's own turn is many questions in a row, of which each could be framed otherwise: then what one was about to touch would lie elsewhere. */
export function steady(look: Seen): Steady | null {
  const { view, seat } = look;
  if (seat === null || view.phase === 'setup' || view.active !== seat) return null;
  return { during: `turn ${view.round}`, needs: whoActs(look, true).map(({ thing }) => thing) };
}

const SMALL = 26; // pixels: a figure that may be struck from afar, which a button in words names as well

/** Whoever attacks and whoever is attacked are in sight together, however far they are from each other. */
export function least(look: Seen, open: readonly ThingId[]): number | undefined {
  const { attack, move, drive } = look.view.focus ?? {};
  if (move || drive) return undefined;
  if (attack) return 0;
  const own = figureOf(look.view, look.seat)[0]?.thing;
  return open.some(thing => thing.startsWith('figure:') && thing !== own) ? SMALL : undefined;
}

function afar(look: Seen): ThingId[] {
  const about = look.view.city.places.filter(({ place }) => {
    const kind = markOf(look, place)?.kind;
    return kind === 'goal' || kind === 'threat';
  });
  return [
    ...about.map(({ square }) => squareThing(square)),
    ...intents(look).flatMap(({ from, to }) => (from ? [from, to] : [to])),
  ];
}

interface Actor {
  readonly thing: ThingId;
  readonly square: Square;
}

/** Those whom the question is about: who moves, who fights, else oneself, and whose turn it is while others play. */
function whoActs({ view, seat }: Seen, isAsked: boolean): Actor[] {
  const { move, drive, attack } = view.focus ?? {};
  const own = figureOf(view, seat);
  if (drive) return [{ thing: stackThing(drive.square), square: drive.square }];
  if (move) return figureOf(view, view.figures.find(({ role }) => role === move.role)?.seat ?? null);
  if (attack) {
    const { attacker, from, target, to } = attack;
    const struck = target.kind === 'place' ? placeThing(view, target.place) : null;
    const thing = target.kind === 'figure' || target.kind === 'stack' ? pieceThing(target) : struck;
    return [{ thing: pieceThing(attacker), square: from }, ...(thing ? [{ thing, square: to }] : [])];
  }
  return isAsked ? own : [...figureOf(view, view.active), ...own];
}

function figureOf(view: View, seat: number | null): Actor[] {
  const role = seat === null ? null : view.players[seat]?.role;
  if (!role || role === 'police') return [];
  const square = squareOf(view, { kind: 'figure', role }) ?? -1;
  return isOnBoard(square) ? [{ thing: figureThing(role), square }] : [];
}

/** Those who look on cannot touch where somebody goes: they see as far as the points may lead. */
const farOf = ({ view: { focus: about }, seat }: Seen): number =>
  seat === null ? Math.max(NEAR, about?.move?.points ?? 0, about?.drive?.points ?? 0) : NEAR;

const isNear = (a: Square, b: Square, far: number): boolean => {
  const [across, down] = [Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b))];
  return far > NEAR ? across + down <= far : across <= far && down <= far;
};
