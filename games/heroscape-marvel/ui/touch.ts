import type { ThingId } from '../../../table/touch.ts';
import type { FlightKind, PowerId } from '../content/powers.ts';
import { FLIGHTS, POWERS, powers } from '../content/powers.ts';
import type { ArmyId, CardId, CellName, FigureId, Marker, TargetId } from '../ids.ts';
import { cardUnder } from '../rules/cards.ts';
import type { Zone } from '../scenarios/scenario.ts';
import type { SeenFigure, View } from '../seen.ts';
import type { Action, Flight } from '../spec.ts';

// The things of this table, and which of them give an answer.

/** A figure on the battlefield. */
export const figureThing = (figure: FigureId): ThingId => `figure:${figure}`;
/** The card of a figure, in its army; the figures of a squad share one. */
export const cardThing = (figure: FigureId): ThingId => `card:${cardUnder(figure)}`;
/** A card that may be recruited or named. */
export const poolThing = (card: CardId): ThingId => `card:pool-${card}`;
/** A whole army: a ready-made one, or one of two to choose from. */
export const armyThing = (army: ArmyId | 0 | 1): ThingId => `card:army-${army}`;
export const placeThing = (cell: CellName): ThingId => `place:${cell}`;
export const zoneThing = (zone: Zone): ThingId => `place:zone-${zone}`;
export const WALL: ThingId = 'place:wall';
export const targetThing = (target: TargetId): ThingId => (target === 'wall' ? WALL : figureThing(target));
/** One's own order marker, while it is to be placed. */
export const markerThing = (marker: Marker): ThingId => `token:order-${marker}`;
/** A glyph by its place in the list, wherever it lies and whoever carries it. */
export const glyphThing = (index: number): ThingId => `token:glyph-${index}`;
/** A power of whoever acts. */
export const powerThing = (power: PowerId): ThingId => `power:${power}`;
/** One step, then on: a way to go that whoever acts has in the dock, as if it were a power. */
export const STEP: ThingId = 'power:step';
/** Over all who stand around. */
export const CLOUD: ThingId = 'act:cloud';
/** On foot, though one could fly there. */
export const WALK: ThingId = 'act:walk';
/** Through the air, though one could walk there; or taking the anesthetic on the way. */
export const flightThing = (how: FlightKind, take: boolean): ThingId => `act:${how}${take ? '-take' : ''}`;

/** The answers that end something, on the one fixed button. */
export const main = ({ type }: Action): boolean =>
  type === 'pass' || type === 'ready' || type === 'stay' || type === 'stop' || type === 'none';

/** The answers that the battlefield shows well enough: where to go, whom to attack. */
export const plain = ({ type }: Action): boolean => PLAIN.has(type);
const PLAIN: ReadonlySet<Action['type']> = new Set([
  'recruit',
  'enlist',
  'preset',
  'takeArmy',
  'zone',
  'place',
  'order',
  'choose',
  'walk',
  'step',
  'fly',
  'attack',
]);

type Eyes = { readonly view: View };

/** The things to touch for an answer; none where it is the main button. */
export function touch(action: Action, { view }: Eyes): ThingId[] {
  switch (action.type) {
    case 'recruit':
    case 'enlist':
      return [poolThing(action.card)];
    case 'preset':
    case 'takeArmy':
      return [armyThing(action.army)];
    case 'zone':
      return [zoneThing(action.zone)];
    case 'leaveOut':
      return [cardThing(action.figure)];
    case 'place':
      return [cardThing(action.figure), placeThing(action.at)];
    case 'order':
      return [markerThing(action.marker), cardThing(action.on)];
    case 'choose':
      return [figureThing(action.figure)];
    case 'walk':
      return [...moverThings(view), spotThing(view, action.to)];
    case 'step':
      return [...(view.focus.moveLeft === null ? [STEP] : moverThings(view)), spotThing(view, action.to)];
    case 'fly':
      return [...moverThings(view), placeThing(action.to), ...flown(view, action)];
    case 'attack':
      return [
        ...(action.attack === 'normal' ? actorThings(view) : [powerThing(action.attack)]),
        targetThing(action.target),
      ];
    case 'stomp':
      return [powerThing('stomp')];
    case 'cloud':
      return [...actorThings(view), CLOUD];
    case 'dust':
    case 'mindExchange':
      return [...actorThings(view), figureThing(action.target)];
    case 'defendNext':
      return [targetThing(action.target)];
    case 'strike':
      return view.focus.strikers.slice(0, 1).map(figureThing);
    case 'remove':
      return view.focus.target === null ? [] : [targetThing(view.focus.target)];
    case 'hand':
    case 'pass-on':
      return [glyphThing(0), figureThing(action.to)];
    case 'drop':
      return [placeThing(action.at)];
    case 'lay':
      return [cardThing(action.on)];
    default:
      return [];
  }
}

/** Where one could fly, too, walking has a name as well. */
export const also = (action: Action, { view }: Eyes): ThingId[] =>
  action.type === 'walk' && flightsOf(view).length > 0 ? [...touch(action, { view }), WALK] : [];

/** What a question finds in one's hand: as many of these as lie on one path. */
export function given(look: Eyes & { readonly seat: number | null }): ThingId[] {
  const { view, seat } = look;
  const own = seat === null ? undefined : view.players[seat];
  const [marker] = own?.toPlace ?? [];
  const next = view.figures.find(({ owner, status }) => owner === seat && status === 'waiting');
  const { attack, thrower } = view.focus;
  return [
    ...(marker ? [markerThing(marker)] : []),
    ...(thrower ? [cardThing(thrower)] : next ? [cardThing(next.id)] : []),
    ...(attack && attack !== 'normal' ? [powerThing(attack)] : []),
    ...moverThings(view),
    glyphThing(0),
    // Whoever has no normal attack to make begins with the one that a power gives.
    ...(view.figures.find(({ id }) => id === moverOf(view))?.powers ?? []).map(powerThing),
  ];
}

/** Around this stands what lies nowhere. */
export const anchor = ({ view }: Eyes): ThingId | null => moverThings(view)[0] ?? null;

/** Whose powers and moves are asked for: whoever is attacked and gets away, else whoever acts. */
export function moverOf({ focus }: View): FigureId | null {
  const { attacker, target, figure } = focus;
  return attacker !== null && target !== null && target !== 'wall' ? target : figure;
}

const moverThings = (view: View): ThingId[] => {
  const mover = moverOf(view);
  return mover === null ? [] : [figureThing(mover)];
};

const actorThings = ({ focus }: View): ThingId[] => (focus.figure === null ? [] : [figureThing(focus.figure)]);

/** A cell, or who stands there: one may step over friends. */
export function spotThing(view: View, cell: CellName): ThingId {
  const there = view.figures.find(({ at, status }) => status === 'board' && at === cell);
  return there ? figureThing(there.id) : placeThing(cell);
}

/** Where one could walk, too, or has several ways to fly, the other ways have a name. */
function flown(view: View, { how, to, take }: Flight): ThingId[] {
  const isPlain = !take && how === flightsOf(view)[0] && view.focus.reach.every(({ at }) => at !== to);
  return isPlain ? [] : [flightThing(how, take)];
}

/** The ways in which whoever moves could leave the ground. */
export const flightsOf = (view: View): FlightKind[] => {
  const mover = view.figures.find(({ id }) => id === moverOf(view));
  return mover ? FLIGHTS.filter(how => hasFlight(mover, how)) : [];
};

const hasFlight = ({ powers: held }: SeenFigure, how: FlightKind): boolean => held.includes(powerOfFlight(how));

/** The power by which one moves so. */
export function powerOfFlight(how: FlightKind): PowerId {
  const found = POWERS.find(power => {
    const data = powers[power];
    return 'how' in data && data.how === how;
  });
  if (!found) throw new Error(`no power to ${how}`);
  return found;
}
