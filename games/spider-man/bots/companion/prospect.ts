import type { Match, Seat } from '../../../../engine/types.ts';
import { missions } from '../../content/missions.ts';
import { sheets } from '../../content/roles.ts';
import { goalOf, needed } from '../../rules/missions.ts';
import type { Player, SpiderMan } from '../../spec.ts';
import { touches } from '../../rules/city.ts';
import { distances, missionSquares, sightOf } from '../sight.ts';

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
  if (f.role === 'spider-man') return value;
  return value + missionOutlook(m, seat, p);
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
  const done =
    Math.max(p.progress.damage, p.progress.planted.length, p.progress.cars, p.progress.wounds) / (needed(goal) + 1);
  const s = sightOf(m.game.view(m, seat), seat);
  const goals = missionSquares(s);
  const away = s.figure && s.figure.at >= 0 && goals.length > 0 ? (distances(s, goals, false)[s.figure.at] ?? 20) : 20;
  return missions[p.mission].villain * 0.6 * done + Math.max(0, 3 - away / 5);
}

/** Prisoners on the road, K.O. figures within reach, cars. */
function policeOutlook(m: M): number {
  let value = 0;
  for (const f of m.state.figures) {
    if (f.captive && !f.jailed) value += 0.7 * sheets[f.role].prison;
    else if (f.ko && !f.captive && f.at >= 0) value += 0.25 * sheets[f.role].prison;
    else if (!f.ko && f.role !== 'spider-man' && f.seat !== null) value += (2.5 * f.wounds) / sheets[f.role].boxes;
  }
  const cars = m.state.stacks.reduce((sum, stack) => sum + stack.cars, 0);
  return value + Math.min(cars, 12) * 0.35;
}
