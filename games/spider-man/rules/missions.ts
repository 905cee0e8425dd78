import { draw, reveal, shuffle } from '../../../engine/chance.ts';
import { call, emit } from '../../../engine/flow.ts';
import type { Instead, Seat } from '../../../engine/types.ts';
import { type Goal, type MissionId, missions } from '../content/missions.ts';
import { places } from '../content/places.ts';
import { type PlaceId, type RoleId, VILLAINS, type Square } from '../ids.ts';
import type { Event } from '../events.ts';
import type { Player, SpiderMan } from '../spec.ts';
import type { Progress } from '../seen.ts';
import { sendHome } from './custody.ts';
import { score } from './score.ts';
import {
  type M,
  carsInPlay,
  figure,
  hqOf,
  isHome,
  isVillain,
  ownFigure,
  player,
  seatsFrom,
  spiderSeat,
} from './table.ts';
import { cityOf, touches } from './city.ts';

export const freshProgress = (): Progress => ({
  place: null,
  damage: 0,
  planted: [],
  cars: 0,
  station: false,
  wounds: 0,
  spiderManKo: false,
  rivalKo: false,
});

/** Whether Spider-Man may look at the mission of this seat (SM-HID-01, SM-SPI-09, SM-CARD-09). */
export const isTraced = (p: Player): boolean => p.tracer || p.informed;

/** A new mission; all counts start again (SM-MISS-04). An empty deck is made of its discards (SM-MISS-15). */
export function drawMission(m: M, seat: Seat): void {
  const { state } = m;
  const p = player(m, seat);
  if (state.missionDeck.length === 0) {
    state.missionDeck = shuffle(
      m,
      state.missionDiscard.map(({ mission }) => mission),
    );
    state.missionDiscard = [];
  }
  p.mission = draw(m, state.missionDeck) ?? null;
  p.progress = freshProgress();
  p.informed = false;
  const told: Event = { type: 'missionDealt', seat, mission: p.mission };
  const instead: { [seat: Seat]: Event } = { [seat]: told };
  if (p.tracer) instead[spiderSeat(m)] = told;
  emit(m, { type: 'missionDealt', seat, mission: null }, instead satisfies Instead<SpiderMan>);
}

/** The mission leaves play, and with it the damage done for it (SM-COMBAT-09). */
function dropMission(m: M, seat: Seat, open: boolean): MissionId | null {
  const p = player(m, seat);
  const { mission } = p;
  if (mission) m.state.missionDiscard.push({ mission, open });
  p.mission = null;
  p.progress = freshProgress();
  if (open) reveal(m);
  return mission;
}

/** The same in the open, for those who had one. */
export function showMission(m: M, seat: Seat): MissionId {
  const mission = dropMission(m, seat, true);
  if (!mission) throw new Error(`seat ${seat} has no mission`);
  return mission;
}

/** Face down (SM-HID-04). */
export function replaceMission(m: M, seat: Seat): void {
  dropMission(m, seat, false);
  emit(m, { type: 'missionReplaced', seat });
  drawMission(m, seat);
}

export const goalOf = (p: Player): Goal | null => (p.mission ? missions[p.mission].goal : null);

/** What the goal counts. */
export function needed(goal: Goal): number {
  switch (goal.kind) {
    case 'damage':
    case 'hq':
      return goal.points;
    case 'cops':
      return goal.cars;
    case 'duel':
      return goal.wounds;
    case 'tour':
      return goal.places.length;
    default:
      return 1;
  }
}

const NOTHING: readonly PlaceId[] = [];

/** The buildings that this seat may damage now (SM-COMBAT-09, SM-MISS-13). */
export function objectives(m: M, p: Player): readonly PlaceId[] {
  const goal = goalOf(p);
  if (goal?.kind === 'damage') return p.progress.damage < goal.points ? [goal.place] : NOTHING;
  if (goal?.kind !== 'hq') return NOTHING;
  const { destroyed } = m.state;
  if (goal.place) return destroyed.includes(goal.place) ? [] : [goal.place];
  if (p.progress.place) return [p.progress.place];
  const others = OTHER_HQS.get(p.role) ?? NOTHING;
  return destroyed.length === 0 ? others : others.filter(place => !destroyed.includes(place));
}

/** Only those who see the mission may know it. */
export const isNextToObjective = (m: M, p: Player, at: Square): boolean =>
  objectives(m, p).some(place => touches(cityOf(m).squares[place], at));

const OTHER_HQS: ReadonlyMap<RoleId | null, readonly PlaceId[]> = new Map(
  VILLAINS.map(own => [own, VILLAINS.filter(role => role !== own).map(hqOf)]),
);

/** Whether these counts fulfil the goal, wherever its owner stands. */
export function isCounted(goal: Goal, progress: Progress): boolean {
  switch (goal.kind) {
    case 'damage':
      return progress.place === goal.place && progress.damage >= goal.points;
    case 'hq':
      return progress.damage >= goal.points && progress.place !== null && places[progress.place].kind === 'hq';
    case 'cops':
      return progress.cars >= goal.cars;
    case 'station':
      return progress.station;
    case 'duel':
      return progress.wounds >= goal.wounds;
    case 'duelKo':
      return progress.spiderManKo;
    case 'rival':
      return progress.rivalKo;
    case 'tour':
      return progress.planted.length >= goal.places.length && goal.places.every(p => progress.planted.includes(p));
    default:
      return false; // a kidnapping is a state, not a count
  }
}

/** SM-MISS-06..14. */
function isDone(m: M, p: Player, goal: Goal): boolean {
  if (goal.kind !== 'kidnap') {
    if (!isCounted(goal, p.progress)) return false;
    if (goal.kind !== 'damage' || !goal.home) return true;
  } else if (m.state.characters[goal.character].holder !== p.role) return false;
  return isVillain(p.role) && isHome(m, figure(m, p.role));
}

/** Whether a mission is done or somebody has won: asked after every step, and nearly always false. */
export function isSomethingDone(m: M): boolean {
  const { players, characters } = m.state;
  const { target } = m.content;
  const isHeld = isSomebodyHeld(characters);
  for (let seat = 0; seat < players.length; seat++) {
    const p = players[seat];
    if (!p) continue;
    if (p.score >= target) return true;
    if (p.mission !== null && (isHeld || hasProgress(p.progress)) && isFulfilled(m, p, seat)) return true;
  }
  return false;
}

const isFulfilled = (m: M, p: Player, seat: Seat): boolean =>
  p.mission !== null && isDone(m, p, missions[p.mission].goal) && !ownFigure(m, seat)?.ko;

/** Automatic, in any seat's turn, in turn order (SM-MISS-02). */
export function settleMissions(m: M): void {
  const { players, active } = m.state;
  let seat = active;
  for (let i = 0; i < players.length; i++) {
    if (isFulfilled(m, player(m, seat), seat)) {
      succeed(m, seat);
      settleMissions(m);
      return;
    }
    if (++seat === players.length) seat = 0;
  }
}

// Nothing counted and nobody held: no mission can be done. Written out, since looking up goals and characters by their
// names took a tenth of all time.

function hasProgress(progress: Progress): boolean {
  if (progress.damage > 0 || progress.cars > 0 || progress.wounds > 0 || progress.planted.length > 0) return true;
  return progress.station || progress.spiderManKo || progress.rivalKo;
}

function isSomebodyHeld(held: M['state']['characters']): boolean {
  if (held.jameson.holder !== null || held['mary-jane'].holder !== null || held['aunt-may'].holder !== null)
    return true;
  return held['black-cat'].holder !== null || held.stacy.holder !== null || held.dewolff.holder !== null;
}

function succeed(m: M, seat: Seat): void {
  const p = player(m, seat);
  const { place } = p.progress;
  const mission = showMission(m, seat);
  const { goal, villain } = missions[mission];
  p.done.push(mission);
  emit(m, { type: 'missionDone', seat, mission });
  score(m, seat, villain, 'mission');
  if (goal.kind === 'hq' && place) destroyHq(m, place);
  if (goal.kind === 'kidnap') sendHome(m, goal.character);
  drawMission(m, seat);
}

/** Closed for good (SM-HQ-02); whoever is inside steps out (SM-HQ-03), others look for another HQ (SM-MISS-13). */
function destroyHq(m: M, place: PlaceId): void {
  m.state.destroyed.push(place);
  emit(m, { type: 'hqDestroyed', place });
  for (const p of m.state.players)
    if (p.progress.place === place) {
      p.progress.place = null;
      p.progress.damage = 0;
    }
  const square = cityOf(m).squares[place];
  for (const f of m.state.figures)
    if (f.at === square) call(m, 'exit', { role: f.role, from: square, why: 'hqDestroyed' });
}

/** SM-MISS-05. */
function isImpossible(m: M, seat: Seat): boolean {
  const p = player(m, seat);
  const goal = goalOf(p);
  const isNeutral = m.setup.seats === 2;
  switch (goal?.kind) {
    case 'hq':
      return objectives(m, p).length === 0;
    case 'rival':
      return !m.state.figures.some(f => isVillain(f.role) && f.role !== p.role && f.seat !== null);
    case 'cops':
      return isNeutral && carsInPlay(m) < goal.cars - p.progress.cars;
    case 'station':
      return isNeutral && carsInPlay(m) === 0;
    default:
      return false;
  }
}

/** At the start of its owner's turn a dead card is shown and replaced. */
export function replaceImpossible(m: M, seat: Seat): void {
  // More tries than there are cards would mean that nothing is possible any more.
  for (let tries = 0; tries < 40 && isImpossible(m, seat); tries++) {
    const mission = showMission(m, seat);
    emit(m, { type: 'missionImpossible', seat, mission });
    drawMission(m, seat);
  }
}

/** The villains in turn order, this seat first. */
export const villainSeats = (m: M, from: Seat): Seat[] =>
  seatsFrom(m, from).filter(seat => isVillain(player(m, seat).role));
