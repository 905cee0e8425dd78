import { emit, end } from '../../../engine/flow.ts';
import { TRACK_MS } from '../content/tracks.ts';
import type { LossReason } from '../events.ts';
import type { Goal } from './board.ts';
import { tileOf } from './board.ts';
import { lossCarry, winCarry } from './campaign.ts';
import { type M, boardOf, isStanding, isTimed, hasFoes, zombiesIn } from './table.ts';

/** After every step: of a victory and a defeat at once the victory counts (Z15-END-07). */
export function check(m: M): void {
  if (m.state.turn === null) return;
  const { goals } = boardOf(m);
  let isWon = true;
  for (const goal of goals)
    if (!isReached(m, goal)) {
      isWon = false;
      break;
    }
  if (isWon) win(m);
  for (const hero of m.state.heroes) if (hero.posture !== 'unconscious') return;
  lose(m, 'unconscious');
}

export const timeLeft = (m: M): number =>
  m.state.startedAt === null || !isTimed(m) ? TRACK_MS : Math.max(0, TRACK_MS - (m.clock - m.state.startedAt));

export function win(m: M): never {
  emit(m, { type: 'victory', left: isTimed(m) ? timeLeft(m) : null });
  return end(m, { reason: 'won', scores: shares(m, 1), carry: winCarry(m, timeLeft(m)) });
}

export function lose(m: M, reason: LossReason): never {
  emit(m, { type: 'defeat', reason });
  return end(m, { reason, scores: shares(m, 0), carry: lossCarry(m, reason, timeLeft(m)) });
}

/** Everybody wins or loses together (Z15-END-06). */
export const shares = (m: M, share: number): number[] => Array.from({ length: m.setup.seats }, () => share);

export function isReached(m: M, goal: Goal): boolean {
  switch (goal.type) {
    case 'gather':
      for (const hero of m.state.heroes) if (!goal.tiles.includes(tileOf(hero.zone))) return false;
      return true;
    case 'token':
    case 'heavy':
      return delivered(m, goal) >= goal.count;
    case 'man':
      return m.state.heroes.some(hero => hero.zone === goal.zone && isStanding(hero));
    case 'clear':
      return !hasFoes(m, goal.zone);
    case 'hold':
      return false;
    case 'helicopter':
      return m.state.helicopter;
    default:
      return m.state.alpha === null;
  }
}

/** What lies on the goal tile face up or is carried by somebody there (Z15-END-05). */
export function delivered(m: M, goal: Extract<Goal, { type: 'token' | 'heavy' }>): number {
  const { heroes, heavies, tokens } = m.state;
  let count = 0;
  if (goal.type === 'heavy') {
    for (const { object, zone } of heavies) if (object === goal.object && tileOf(zone) === goal.tile) count++;
    return count;
  }
  for (const hero of heroes)
    if (tileOf(hero.zone) === goal.tile) for (const token of hero.backpack) if (token === goal.token) count++;
  for (const { token, up, zone } of tokens) if (up && token === goal.token && tileOf(zone) === goal.tile) count++;
  return count;
}

export const breachedBy = (m: M): number => {
  const { breach } = boardOf(m);
  return breach ? zombiesIn(m, breach.zone) : 0;
};
