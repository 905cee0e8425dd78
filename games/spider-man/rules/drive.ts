import { events } from '../content/cards.ts';
import { decide, emit, flow, goTo, nobody, within } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { CAPTAINS, type FigureId, type Load, OFF, type Square, isCharacter } from '../ids.ts';
import type { Preview, Figure } from '../seen.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { around, cityOf, touches } from './city.ts';
import { arrest, jail, prisonersWith, sortOut } from './custody.ts';
import { haltOfStack } from './halts.ts';
import { loads, moveGroup, riding, doubles } from './group.ts';
import { reachPreview } from './odds.ts';
import { type Mover, addReached, reached, wayTo } from './paths.ts';
import { rollDice, rolled, rolls } from './dice.ts';
import { type Traffic, trafficFor } from './traffic.ts';
import { type M, isLastDie, isStation, player, prisonersAt, just, captainsAt } from './table.ts';

type Drive = Frame<SpiderMan, 'drive'>;

export const drive = flow<SpiderMan, 'drive'>({
  declare: decide({
    rule: 'SM-POL-02',
    who: (_m, f) => (f.card ? nobody : just(f.seat)),
    options: (m, f) => rolls(drivingDice(m, f.seat)),
    preview: (m, f, { dice }) => drivePreview(m, f, dice),
    apply(m, f, { dice }) {
      f.dice = dice;
      player(m, f.seat).movement -= dice;
    },
  }),
  roll(m, f) {
    emit(m, { type: 'driveDeclared', seat: f.seat, square: f.square, dice: f.dice, card: f.card });
    rollDice(m, f.seat, f.dice, 'movement');
  },
  count(m, f) {
    f.doubled = isDoubled(m, f);
    const dice = rolled(m);
    for (const die of dice) f.points += f.doubled ? die * 2 : die;
    if (m.hear)
      emit(m, { type: 'driveRolled', square: f.square, dice: dice.slice(), points: f.points, doubled: f.doubled });
  },
  /** Somebody may have been arrested or released here. */
  regroup(m, f) {
    f.prisoner = riding(m, f);
  },
  drive: decide({
    rule: 'SM-POL-03',
    who: (_m, f) => just(f.seat),
    options: (m, f): Action[] => drivings(m, f),
    preview: (m, f, action: Action): Preview | null => {
      if (action.type === 'stop') return haltOfStack(m, f.seat, f.square, f.points);
      const way = action.type === 'go' ? wayFor(m, f, action.to) : null;
      return way && { type: 'path', path: way, left: f.points - way.length };
    },
    apply(m, f, action: Action) {
      if (action.type === 'stop') return;
      goTo(f, 'regroup');
      if (action.type === 'go') go(m, f, action.to);
      else if (action.type === 'drop') drop(m, f, action.what);
      else if (action.type === 'take') take(m, f, action.what);
      else if (action.type === 'arrest') pickUp(m, f, action.role);
    },
  }),
  close(m, f) {
    for (const who of prisonersAt(m, f.square)) jail(m, who);
    const errand = within(m, 'errand');
    if (errand && f.card) errand.square = f.square;
  },
});

/** SM-EVT-03. */
export function drivingDice(m: M, seat: Seat): number {
  const { movement } = player(m, seat);
  return m.state.gridlock === null ? movement : Math.min(events.gridlock.effect.dice, movement);
}

/** DeWolff, with the named car as the dice are rolled (SM-POL-05); not for those who drive by a card. */
export const isDoubled = (m: M, f: Drive): boolean =>
  !f.card && m.state.gridlock === null && captainsAt(m, f.square).some(doubles);

/** SM-POL-18: for free, on the way. */
function pickUp(m: M, f: Drive, role: FigureId): void {
  const captor = { kind: 'stack' as const, square: f.square };
  const before = prisonersWith(m, captor);
  arrest(m, role, f.square);
  f.prisoner = role;
  f.arrested.push(role);
  sortOut(m, captor, before);
}

function go(m: M, f: Drive, to: Square): void {
  const way = wayFor(m, f, to);
  if (!way) throw new Error(`the stack at ${f.square} cannot get to ${to}`);
  const { cars, captains, prisoner } = f;
  if (m.hear) emit(m, { type: 'drove', path: [f.square, ...way], cars, captains: captains.slice(), prisoner });
  moveGroup(m, f, to);
  f.square = to;
  f.points -= way.length;
  f.path.push(...way);
}

function drop(m: M, f: Drive, what: Load): void {
  if (what === 'car') f.cars--;
  else if (what === 'prisoner') {
    const left = f.prisoner;
    f.prisoner = null;
    if (left && !isCharacter(left)) jail(m, left);
  } else f.captains = f.captains.filter(captain => captain !== what);
  emit(m, { type: 'dropped', square: f.square, what });
}

function take(m: M, f: Drive, what: Load): void {
  if (what === 'car') f.cars++;
  else if (what === 'prisoner') f.prisoner = prisonersAt(m, f.square)[0] ?? null;
  else f.captains.push(what);
  emit(m, { type: 'taken', square: f.square, what });
}

function drivings(m: M, f: Drive): Action[] {
  const traffic = trafficFor(m, f);
  const canStay = f.path.length === 1 || !traffic.full.has(f.square);
  const found: Action[] = canStay ? [{ type: 'stop' }] : [];
  if (!f.card) {
    if (canStay || !isGuarding(m, f, f.square))
      for (const { role, at } of fallen(m, f)) if (touches(at, f.square)) found.push({ type: 'arrest', role });
    if (!traffic.others.has(f.square)) loads(m, f, found);
  }
  if (f.points === 0) return found;
  addReached(cityOf(m), f.square, f.points, mover(m, f), f.path, traffic.full, found);
  if (!f.card) addPassages(m, f, traffic, found);
  return found;
}

/** K.O. figures that lie free, and were not picked up in this move already (SM-POL-18). */
const fallen = (m: M, f: Drive): Figure[] =>
  m.state.figures.filter(({ ko, captive, at, role }) => ko && !captive && at !== OFF && !f.arrested.includes(role));

/** One more prisoner there would send one away, onto the square where the way goes on. */
const isGuarding = (m: M, f: Drive, square: Square): boolean =>
  f.prisoner !== null || prisonersAt(m, square).length > 0;

/** Where nobody can stay one may still pass, for a captain or a K.O. figure next to it, if the way goes on from there. */
function addPassages(m: M, f: Drive, { taken, others, full }: Traffic, found: Action[]): void {
  const wanted = new Set<Square>();
  for (const captain of CAPTAINS) {
    const { square, holder } = m.state.characters[captain];
    if (holder === null && taken.has(square) && !others.has(square) && !f.captains.includes(captain))
      wanted.add(square);
  }
  for (const { at } of fallen(m, f))
    for (const square of around(at)) if (taken.has(square) && !isGuarding(m, f, square)) wanted.add(square);
  for (const square of wanted) {
    const way = full.has(square) ? wayFor(m, f, square) : null;
    if (!way || way.length >= f.points) continue;
    const onward = reached(cityOf(m), square, 1, mover(m, f), [...f.path, ...way], taken);
    if (onward.length > 0) found.push({ type: 'go', to: square });
  }
}

function mover(m: M, f: Drive): Mover {
  if (f.prisoner === null) return EMPTY_CAR;
  const closed = m.state.stacks
    .filter(({ square }) => square !== f.square && isStation(m, square) && prisonersAt(m, square).length > 0)
    .map(({ square }) => square);
  return { hq: OFF, stations: true, walls: false, closed };
}

const EMPTY_CAR: Mover = { hq: OFF, stations: true, walls: false, closed: [] };

const wayFor = (m: M, f: Drive, to: Square): Square[] | null =>
  wayTo(cityOf(m), f.square, to, f.points, mover(m, f), f.path);

/** Where so many dice may lead. */
export function drivePreview(m: M, f: Drive, dice: number): Preview {
  const { full } = trafficFor(m, f);
  const times = isDoubled(m, f) ? 2 : 1;
  return reachPreview(dice, times, 0, isLastDie(m, f.seat, 'movement', dice), points =>
    reached(cityOf(m), f.square, points, mover(m, f), f.path, full),
  );
}
