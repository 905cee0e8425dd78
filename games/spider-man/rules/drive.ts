import { events } from '../content/cards.ts';
import { decide, emit, flow, goTo, nobody, within } from '../../../engine/flow.ts';
import type { Frame } from '../../../engine/types.ts';
import { CAPTAINS, CHARACTERS, type FigureId, type Load, OFF, type Square, isCaptain, isCharacter } from '../ids.ts';
import { STACK_CARS } from '../content/numbers.ts';
import type { Preview, Figure } from '../seen.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { AREA, around, cityOf, touches } from './city.ts';
import { arrest, jail, prisonersWith, sortOut } from './custody.ts';
import { loads, moveGroup, otherCars, riding, doubles } from './group.ts';
import { reachPreview } from './odds.ts';
import { type Mover, addReached, forEachReached, wayTo } from './paths.ts';
import { rollDice, rolled, rolls } from './dice.ts';
import { type M, isLastDie, isStation, player, prisonersAt, stackAt, just, captainsAt } from './table.ts';

type Drive = Frame<SpiderMan, 'drive'>;

export const drive = flow<SpiderMan, 'drive'>({
  declare: decide({
    rule: 'SM-POL-02',
    who: (_m, f) => (f.card ? nobody : just(f.seat)),
    options: (m, f) => {
      const { movement } = player(m, f.seat);
      return rolls(m.state.gridlock === null ? movement : Math.min(events.gridlock.effect.dice, movement));
    },
    preview: (m, f, { dice }) => previewOf(m, f, dice),
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

/** DeWolff, with the named car as the dice are rolled (SM-POL-05); not for those who drive by a card. */
const isDoubled = (m: M, f: Drive): boolean =>
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
  marked(m);
  const canStay = f.path.length === 1 || canRest(m, f, f.square);
  const found: Action[] = canStay ? [{ type: 'stop' }] : [];
  if (!f.card) {
    if (canStay || !isGuarding(m, f, f.square))
      for (const { role, at } of fallen(m, f)) if (touches(at, f.square)) found.push({ type: 'arrest', role });
    if (marks[f.square] !== OTHERS) loads(m, f, found);
  }
  if (f.points === 0) return found;
  addReached(cityOf(m), f.square, f.points, mover(m, f), f.path, marks, square => canRest(m, f, square), found);
  if (!f.card) addPassages(m, f, found);
  return found;
}

/** K.O. figures that lie free, and were not picked up in this move already (SM-POL-18). */
const fallen = (m: M, f: Drive): Figure[] =>
  m.state.figures.filter(({ ko, captive, at, role }) => ko && !captive && at !== OFF && !f.arrested.includes(role));

/** One more prisoner there would send one away, onto the square where the way goes on. */
const isGuarding = (m: M, f: Drive, square: Square): boolean =>
  f.prisoner !== null || prisonersAt(m, square).length > 0;

const OTHERS = 1; // nobody may end there
const OWN = 2; // police tokens: look closer
const marks = new Uint8Array(AREA);

function marked(m: M): void {
  const { figures, stacks, characters } = m.state;
  marks.fill(0);
  for (const stack of stacks) marks[stack.square] = OWN;
  for (const who of CHARACTERS) {
    const { square, holder } = characters[who];
    if (square >= 0) marks[square] = isCaptain(who) || holder === 'police' ? OWN : OTHERS;
  }
  for (const f of figures) if (f.at >= 0 && !f.captive) marks[f.at] = OTHERS;
}

/** Where nobody can stay one may still pass, for a captain or a K.O. figure next to it, if the way goes on from there. */
function addPassages(m: M, f: Drive, found: Action[]): void {
  const wanted = new Set<Square>();
  for (const captain of CAPTAINS) {
    const { square, holder } = m.state.characters[captain];
    if (holder === null && marks[square] === OWN && !f.captains.includes(captain)) wanted.add(square);
  }
  for (const { at } of fallen(m, f))
    for (const square of around(at)) if (marks[square] !== 0 && !isGuarding(m, f, square)) wanted.add(square);
  for (const square of wanted) {
    const way = canRest(m, f, square) ? null : wayFor(m, f, square);
    if (!way || way.length >= f.points) continue;
    let isOpen = false;
    forEachReached(cityOf(m), square, 1, mover(m, f), [...f.path, ...way], marks, null, () => {
      isOpen = true;
    });
    if (isOpen) found.push({ type: 'go', to: square });
  }
}

/** SM-MOVE-04, SM-POL-06, SM-POL-16: nobody else, two cars and one prisoner on a square, at rest. Look at `marked` first. */
function canRest(m: M, f: Drive, square: Square): boolean {
  if (marks[square] === OTHERS) return false;
  const others = square === f.square ? otherCars(m, f) : (stackAt(m, square)?.cars ?? 0);
  if (others + f.cars > STACK_CARS) return false;
  const guarded = prisonersAt(m, square).length - (square === f.square && f.prisoner !== null ? 1 : 0);
  return guarded + (f.prisoner === null ? 0 : 1) <= 1;
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

function previewOf(m: M, f: Drive, dice: number): Preview {
  marked(m);
  const times = isDoubled(m, f) ? 2 : 1;
  return reachPreview(dice, times, 0, isLastDie(m, f.seat, 'movement', dice), (most, each) =>
    forEachReached(cityOf(m), f.square, most, mover(m, f), f.path, marks, square => canRest(m, f, square), each),
  );
}
