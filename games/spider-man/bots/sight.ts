import type { Seat } from '../../../engine/types.ts';
import type { CharacterId, PlaceId, FigureId, Square } from '../ids.ts';
import { type MissionId, missions } from '../content/missions.ts';
import { sheets } from '../content/roles.ts';
import { AREA, type City, ROOM, STREET, type Ways, cityFrom, touches, around } from '../rules/city.ts';
import type { SeenFigure, SeenPlayer, SeenStack, View } from '../seen.ts';

// What a bot works out of its view.

export interface Sight {
  readonly view: View;
  readonly seat: Seat;
  readonly me: SeenPlayer;
  readonly figure: SeenFigure | null;
  readonly city: City;
}

export function sightOf(view: View, seat: Seat): Sight {
  const me = view.players[seat];
  if (!me) throw new Error(`no seat ${seat}`);
  const figure = view.figures.find(f => f.seat === seat && f.role === me.role) ?? null;
  return { view, seat, me, figure, city: cityFrom(view.city.slots) };
}

export const figureOf = (s: Sight, role: FigureId | CharacterId): SeenFigure | null =>
  s.view.figures.find(f => f.role === role) ?? null;

export const stackOn = (s: Sight, square: Square): SeenStack | null =>
  s.view.stacks.find(stack => stack.square === square) ?? null;

/** Boxes that are still empty. */
export const left = (f: SeenFigure): number => f.boxes - f.wounds;

export const villains = (s: Sight): SeenFigure[] =>
  s.view.figures.filter(f => f.role !== 'spider-man' && f.seat !== null && f.seat !== s.seat);

export const canBeHit = (f: SeenFigure): boolean => !f.ko && !f.captive && !f.held && !f.safe && f.at >= 0;

/** Street squares around a square. */
export const streetsBeside = (s: Sight, square: Square): Square[] =>
  square < 0 ? [] : around(square).filter(to => s.city.terrain[to] === STREET);

/** What a map of distances says of a square; of none where the figure is off the board. */
export const stepsAt = (way: Int16Array, square: Square): number => way[square] ?? Number.NaN;

/** As far as what cannot be reached. */
export const FAR = 999;
const queue = new Int16Array(AREA);

const known = new WeakMap<City, Map<string, Int16Array>>();
const KEPT = 400;

/** How far every square is from the nearest of these, by street (and station, for cars). Kept: bots ask again and again. */
export const distances = (s: Sight, goals: readonly Square[], isPolice: boolean): Int16Array =>
  distancesIn(s.city, s.figure && !isPolice ? homeOf(s) : -1, goals, isPolice);

/** The same for those who know the city and the HQ that may be entered, -1 for none. */
export function distancesIn(city: City, home: Square, goals: readonly Square[], isPolice: boolean): Int16Array {
  const key = `${isPolice ? 'p' : home}:${goals.join()}`;
  const before = known.get(city);
  const kept = before?.get(key);
  if (kept) return kept;
  const byGoals = before && before.size < KEPT ? before : new Map<string, Int16Array>();
  if (byGoals !== before) known.set(city, byGoals);
  const found = spread(isPolice ? city.roads : city.streets, home, goals);
  byGoals.set(key, found);
  return found;
}

function spread(ways: Ways, home: Square, goals: readonly Square[]): Int16Array {
  const found = new Int16Array(AREA).fill(FAR);
  let count = 0;
  for (const goal of goals) {
    if (found[goal] === 0) continue;
    found[goal] = 0;
    queue[count++] = goal;
  }
  for (let head = 0; head < count; head++) {
    const at = queue[head] as Square;
    const next = (found[at] as number) + 1;
    const first = at * ROOM;
    const last = first + (ways[first] as number);
    for (let i = first + 1; i <= last; i++) {
      const to = ways[i] as Square;
      if (found[to] !== FAR) continue;
      found[to] = next;
      queue[count++] = to;
    }
    if (home < 0 || found[home] !== FAR || !touches(at, home)) continue;
    found[home] = next;
    queue[count++] = home;
  }
  return found;
}

/** The own HQ, or -1 once it is destroyed. */
export function homeOf(s: Sight): Square {
  if (!s.figure) return -1;
  const place: PlaceId = `hq-${s.figure.role}`;
  const isGone = s.view.city.places.some(seen => seen.place === place && seen.destroyed);
  return isGone ? -1 : s.city.squares[place];
}

const homeSquares = (s: Sight): Square[] => {
  const home = homeOf(s);
  return home >= 0 ? [home] : streetsBeside(s, s.city.squares[`hq-${s.figure?.role ?? 'spider-man'}`]);
};

export const holdsCharacter = (s: Sight, who: CharacterId): boolean =>
  s.view.characters[who].holder === (s.figure?.role ?? null);

/** Where a villain wants to stand for its mission. */
export function missionSquares(s: Sight): Square[] {
  const { mission, progress } = s.me;
  const beside = (square: Square): Square[] => streetsBeside(s, square);
  if (!mission || !s.figure) return [];
  const { goal } = missions[mission];
  switch (goal.kind) {
    case 'damage':
      return goal.home && progress.damage >= goal.points ? homeSquares(s) : beside(s.city.squares[goal.place]);
    case 'hq': {
      if (goal.place) return beside(s.city.squares[goal.place]);
      if (progress.place) return beside(s.city.squares[progress.place]);
      const own = `hq-${s.figure.role}`;
      return s.view.city.places
        .filter(
          ({ place, destroyed }) => place.startsWith('hq-') && place !== own && place !== 'hq-spider-man' && !destroyed,
        )
        .flatMap(({ square }) => beside(square));
    }
    case 'kidnap':
      return holdsCharacter(s, goal.character) ? homeSquares(s) : besideCharacter(s, goal.character);
    case 'cops':
      return s.view.stacks.flatMap(stack => beside(stack.square));
    case 'station':
      return s.view.stacks.filter(stack => stack.station !== null).flatMap(stack => beside(stack.square));
    case 'duel':
    case 'duelKo':
      return s.view.figures.filter(f => f.role === 'spider-man' && canBeHit(f)).flatMap(f => beside(f.at));
    case 'rival':
      return villains(s)
        .filter(canBeHit)
        .flatMap(f => beside(f.at));
    default:
      return goal.places
        .filter(place => !progress.planted.includes(place))
        .flatMap(place => beside(s.city.squares[place]));
  }
}

/** Next to whoever has the character now. */
function besideCharacter(s: Sight, who: CharacterId): Square[] {
  const { square, holder } = s.view.characters[who];
  if (holder !== null && holder !== 'police') return streetsBeside(s, figureOf(s, holder)?.at ?? -1);
  return streetsBeside(s, square);
}

export const goalOf = (mission: MissionId | null) => (mission ? missions[mission].goal : null);

/** Enemies in contact that still have dice to strike with. */
export function threats(s: Sight, square: Square): number {
  let dice = 0;
  for (const f of s.view.figures)
    if (f.seat !== null && f.seat !== s.seat && canBeHit(f) && touches(f.at, square))
      dice += s.view.players[f.seat]?.dice.combat ?? 0;
  for (const stack of s.view.stacks) if (touches(stack.square, square)) dice += 2 * stack.cars;
  return dice;
}

/** What knocking this villain out brings Spider-Man or the Police. */
export function bounty(s: Sight, f: SeenFigure, who: 'spiderMan' | 'police'): number {
  const mission = f.seat === null ? null : (s.view.players[f.seat]?.mission ?? null);
  const known = mission ? missions[mission][who] : who === 'police' ? 6 : 8;
  return who === 'police' ? known + sheets[f.role].prison : known;
}
