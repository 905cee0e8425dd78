import type { BonusId, EventId } from '../content/cards.ts';
import type { PowerId } from '../content/powers.ts';
import type { ThingId } from '../../../table/touch.ts';
import type { CharacterId, Hold, Load, PlaceId, RoleId, Scale, Square } from '../ids.ts';
import type { Piece, Target, View } from '../seen.ts';
import type { Action } from '../spec.ts';
import type { Seen } from './look.ts';

// The things of this table, and which of them give an answer.

/** A role, whether it is still to be picked or stands in the city; a character wherever it is, in the dock too. */
export const figureThing = (who: RoleId | CharacterId): ThingId => `figure:${who}`;
/** What a seat could do to whoever looks; nothing is done with it. */
export const threatThing = (role: RoleId): ThingId => `token:threat-${role}`;
/** The cars of a square. */
export const stackThing = (square: Square): ThingId => `figure:stack-${square}`;
/** A square, whatever is built on it. */
export const squareThing = (square: Square): ThingId => `place:${square}`;
export const slotThing = (slot: number): ThingId => `place:slot-${slot}`;
/** A kind of card of one's own. */
export const cardThing = (card: BonusId): ThingId => `card:${card}`;
/** An event that is in force. */
export const eventThing = (event: EventId): ThingId => `card:${event}`;
export const powerThing = (power: PowerId): ThingId => `power:${power}`;
/** The dice of a scale that are left. */
export const scaleThing = (scale: Scale): ThingId => `token:${scale}`;
/** The dice of the tray that show this. */
export const dieThing = (value: number): ThingId => `token:die-${value}`;
/** What holds a figure or the cars of a square. */
export const holdThing = (hold: Hold, bearer: RoleId | Square): ThingId => `token:${hold}-${bearer}`;
export const pieceThing = (piece: Piece): ThingId =>
  piece.kind === 'figure' ? figureThing(piece.role) : stackThing(piece.square);
/** Who sits there, by the role it plays. */
export const seatThing = ({ players }: View, seat: number): ThingId | null => {
  const role = players[seat]?.role;
  return role ? figureThing(role) : null;
};
export const diceThing = (count: number): ThingId => `act:dice-${count}`;
/** How many dice it throws; null for everything else. */
export const diceOfThing = (thing: ThingId): number | null => {
  const count = /^act:dice-(\d+)$/.exec(thing)?.[1];
  return count === undefined ? null : Number(count);
};
export const rotationThing = (rotation: number): ThingId => `act:rotation-${rotation}`;
export const dropThing = (what: Load): ThingId => `act:drop-${what}`;
export const takeThing = (what: Load): ThingId => `act:take-${what}`;
export const throwThing = (from: Square): ThingId => `act:throw-${from}`;
/** The cars from which one is thrown; an act where cars are hit, or nobody could tell which are thrown at which. */
const thrownThing = (from: Square, target: Target | null): ThingId =>
  target?.kind === 'stack' ? throwThing(from) : stackThing(from);
export const MISSION: ThingId = 'card:mission';
/** The mission of a seat, as another may see it. */
export const missionThing = (of: number, seat: number | null): ThingId =>
  of === seat ? MISSION : `card:mission-${of}`;
export const DECK: ThingId = 'card:deck';
export const TRACER: ThingId = 'token:tracer';
export const WOUNDS: ThingId = 'token:wounds';

/** Where a place is; null while its board is not laid. */
export const placeThing = ({ city }: View, place: PlaceId): ThingId | null => {
  const found = city.places.find(one => one.place === place);
  return found ? squareThing(found.square) : null;
};

/** The answers that end something, on the one fixed button. */
export const main = (action: Action): boolean =>
  action.type === 'end' ||
  action.type === 'pass' ||
  action.type === 'keep' ||
  action.type === 'stop' ||
  (action.type === 'abandon' && action.villain === null);

/** What a mission has led to, and which nothing but its building shows: it has a button in words, and a bright one. */
export const mission = ({ type }: Action): boolean => type === 'plant';

/** The answers that the city, its ring and the dock show well enough: where to go, how many dice to throw, which card. */
export const plain = (action: Action): boolean | 'wide' =>
  PLAIN.has(action.type) || isBesideDice(action) || (AT_HAND.has(action.type) && 'wide');
/** A card that changes dice lies right below them, on a phone too, with what it would bring. */
const isBesideDice = (action: Action): boolean => action.type === 'play' && action.card === 'lucky-break';
const PLAIN: ReadonlySet<Action['type']> = new Set(['role', 'lay', 'go', 'put', 'roll']);
const AT_HAND: ReadonlySet<Action['type']> = new Set([
  'move',
  'bonus',
  'drive',
  'fight',
  'capture',
  'power',
  'use',
  'play',
  'call',
  'discard',
  'tracer',
  'reroll',
  'bite',
]);

/** The things to touch for an answer; none where it is the main button. */
export function touch(action: Action, look: Seen): ThingId[] {
  switch (action.type) {
    case 'role':
    case 'arrest':
    case 'name':
      return [figureThing(action.role)];
    case 'tracer':
      return [...(isFighting(look) ? [TRACER] : []), figureThing(action.role)];
    case 'abandon':
      return action.villain === null ? [] : [figureThing(action.villain)];
    case 'lay':
      return [slotThing(action.slot), rotationThing(action.rotation)];
    case 'station':
      return found(placeThing(look.view, action.station));
    case 'plant':
      return found(placeThing(look.view, action.place));
    case 'go':
    case 'put':
      return [squareThing(action.to)];
    case 'move':
      return found(ownFigure(look));
    case 'drive':
    case 'stack':
      return [stackThing(action.square)];
    case 'fight':
      return [...sender(action.from), ...targetThings(action.target, action.from, look)];
    case 'capture':
      return [...sender(action.from), figureThing(action.character)];
    case 'riposte':
    case 'aim':
      return targetThings(action.target, null, look);
    case 'power':
      return [
        powerThing(action.power),
        ...(action.target ? targetThings(action.target, null, look) : []),
        ...(action.car === null ? [] : [thrownThing(action.car, action.target)]),
      ];
    case 'use':
    case 'interrupt':
    case 'prevent':
    case 'pick':
      return [powerThing(action.power)];
    case 'bonus':
      return [scaleThing('bonus')];
    case 'play':
    case 'discard':
      return [cardThing(action.card)];
    case 'call':
      return [figureThing(action.character)];
    case 'release':
      return [figureThing(action.who)];
    case 'recover':
      return [WOUNDS];
    case 'drawThree':
      return [DECK];
    case 'roll':
      return [diceThing(action.dice)];
    case 'reroll':
    case 'bite':
      return [dieThing(action.value)];
    case 'drop':
      return [...driven(look), dropThing(action.what)];
    case 'take':
      return [...driven(look), takeThing(action.what)];
    case 'replace':
      return [MISSION];
    default:
      return [];
  }
}

/** Where a villain may be struck as well, a touch of the figure alone would not tell which of both is meant. */
const isFighting = ({ view }: Seen): boolean => view.focus?.step === 'turn/act';

/** The cars that drive: what they leave and take stands around them once they are touched, and hides no street before. */
const driven = ({ view }: Seen): ThingId[] => sender(view.focus?.drive?.square ?? null);

const found = (thing: ThingId | null): ThingId[] => (thing === null ? [] : [thing]);

/** The cars from which something comes. */
const sender = (square: Square | null): ThingId[] => (square === null ? [] : [stackThing(square)]);

const ownRole = ({ view, seat }: Seen): RoleId | null => (seat === null ? null : (view.players[seat]?.role ?? null));

const ownFigure = (look: Seen): ThingId | null => {
  const role = ownRole(look);
  return role && figureThing(role);
};

/** What is attacked; a hold by those whom it holds. */
function targetThings(target: Target, from: Square | null, look: Seen): ThingId[] {
  switch (target.kind) {
    case 'figure':
      return [figureThing(target.role)];
    case 'stack':
      return [stackThing(target.square)];
    case 'place':
      return found(placeThing(look.view, target.place));
    default: {
      const bearer = from ?? answering(look.view) ?? ownRole(look);
      return bearer === null ? [] : [holdThing(target.hold, bearer)];
    }
  }
}

/** The cars that may answer an attack. */
const answering = ({ focus }: View): Square | null => (focus?.victim?.kind === 'stack' ? focus.victim.square : null);

/** What the table waits for stands around this: whoever moves, else whoever is attacked, else one's own figure. */
export function anchor(look: Seen): ThingId | null {
  const { focus } = look.view;
  if (focus?.drive) return stackThing(focus.drive.square);
  if (focus?.attack) return targetThings(focus.attack.target, attackerSquare(focus.attack.attacker), look)[0] ?? null;
  return ownFigure(look);
}

const attackerSquare = (attacker: Piece): Square | null => (attacker.kind === 'stack' ? attacker.square : null);
