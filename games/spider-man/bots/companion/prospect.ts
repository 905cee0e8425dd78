import type { Match, Seat } from '../../../../engine/types.ts';
import { missions } from '../../content/missions.ts';
import { sheets } from '../../content/roles.ts';
import { goalOf, needed } from '../../rules/missions.ts';
import type { Figure, Player, SpiderMan } from '../../spec.ts';
import { STATIONS } from '../../content/places.ts';
import { around, cityOf, touches } from '../../rules/city.ts';
import { distances, distancesIn, missionSquares, sightOf } from '../sight.ts';

type M = Match<SpiderMan>;

/** How well a seat stands: its own outlook against the best of the others. */
export function prospect(m: M, seat: Seat): number {
  if (m.outcome) return (m.outcome.scores[seat] ?? 0) > 0 ? 100 : -60;
  let rival = -Infinity;
  let sum = 0;
  for (let other = 0; other < m.setup.seats; other++) {
    if (other === seat) continue;
    const value = outlook(m, other);
    rival = Math.max(rival, value);
    sum += value;
  }
  return outlook(m, seat) - 0.45 * rival - (0.35 * sum) / Math.max(1, m.setup.seats - 1);
}

/** Points, health, progress and cards, in points. */
function outlook(m: M, seat: Seat): number {
  const p = m.state.players[seat] as Player;
  let value = p.score + p.hand.length * 0.8;
  if (p.role === 'police') return value + policeOutlook(m);
  const f = m.state.figures.find(one => one.role === p.role);
  if (!f) return value;
  const { boxes } = sheets[f.role];
  const share = f.wounds / boxes;
  value -= 7 * share * share + danger(m, seat, f.at, boxes - f.wounds);
  if (f.ko) value -= 5;
  if (f.captive) value -= 3;
  if (f.web || f.symbiote !== null || f.held) value -= 2;
  return value + (f.role === 'spider-man' ? hunt(m, f) : missionOutlook(m, seat, p));
}

/** Dice that could strike here before the next turn, against the boxes that are left. */
function danger(m: M, seat: Seat, at: number, left: number): number {
  if (at < 0) return 0;
  let dice = 0;
  for (const f of m.state.figures)
    if (f.seat !== null && f.seat !== seat && !f.ko && !f.captive && touches(f.at, at)) dice += sheets[f.role].combat;
  for (const stack of m.state.stacks) if (touches(stack.square, at)) dice += 2;
  return left <= 0 ? 0 : Math.min(6, (dice * 0.8) / left);
}

/** What a mission is worth by how far it has come: damage done, way to go. */
function missionOutlook(m: M, seat: Seat, p: Player): number {
  const goal = goalOf(p);
  if (!goal || !p.mission) return 0;
  const isHolding = goal.kind === 'kidnap' && m.state.characters[goal.character].holder === p.role;
  const { damage, planted, cars, wounds } = p.progress;
  const done = isHolding ? 0.7 : Math.max(damage, planted.length, cars, wounds) / (needed(goal) + 1);
  const s = sightOf(m.game.view(m, seat), seat);
  const goals = missionSquares(s);
  const away = s.figure && s.figure.at >= 0 && goals.length > 0 ? (distances(s, goals, false)[s.figure.at] ?? 20) : 20;
  return missions[p.mission].villain * 0.6 * done + Math.max(0, 3 - away / 5);
}

/** The villain who is worth most to Spider-Man: nearly down, near, with a mission that pays. Being near counts by itself. */
function hunt(m: M, spider: Figure): number {
  if (spider.at < 0 || spider.ko || spider.captive) return 0;
  const here = distancesIn(cityOf(m), -1, [spider.at], false);
  let most = 0;
  let near = 10;
  for (const f of m.state.figures) {
    if (f === spider || f.seat === null || f.ko || f.captive || f.at < 0) continue;
    const mission = m.state.players[f.seat]?.mission;
    const share = f.wounds / sheets[f.role].boxes;
    const away = nearest(here, f);
    most = Math.max(most, (mission ? missions[mission].spiderMan : 8) * share * share * Math.max(0.2, 1 - away / 20));
    near = Math.min(near, away);
  }
  return most + 2.5 - near / 4;
}

/** Prisoners on the road, K.O. figures within reach, villains with cars beside them, cars. */
function policeOutlook(m: M): number {
  const city = cityOf(m);
  const { stacks, figures } = m.state;
  const fromCars = distancesIn(city, -1, squaresOf(stacks), true);
  const fromStations = distancesIn(
    city,
    -1,
    squaresOf(STATIONS.map(station => ({ square: city.squares[station] }))),
    true,
  );
  let value = 0;
  for (const f of figures) {
    const { prison, boxes } = sheets[f.role];
    if (f.captive && !f.jailed) value += prison * Math.max(0.5, 0.9 - 0.02 * (fromStations[f.at] ?? 20));
    else if (f.captive || f.at < 0) continue;
    else if (f.ko) value += prison * Math.max(0.1, 0.45 - 0.02 * nearest(fromCars, f));
    else if (f.role !== 'spider-man' && f.seat !== null) {
      const share = f.wounds / boxes;
      value += 2.5 * share + Math.max(0, 1 - 0.1 * nearest(fromCars, f)) * (0.5 + share);
    }
  }
  let cars = 0;
  for (const stack of stacks) cars += stack.cars;
  return value + Math.min(cars, 12) * 0.35;
}

const squaresOf = (pieces: readonly { readonly square: number }[]): number[] =>
  pieces.map(({ square }) => square).sort((a, b) => a - b);

/** Steps to a square beside this figure. */
function nearest(from: Int16Array, { at }: Figure): number {
  let least = 30;
  for (const square of around[at] as readonly number[]) least = Math.min(least, from[square] as number);
  return least;
}
