import type { FigureId } from '../../ids.ts';
import type { SeenThreat } from '../../seen.ts';
import type { Seen } from '../look.ts';

/** For those who look on, and are offered nothing: whom whoever acts could attack now, once they have gone where they go. */
export function aimedAt({ view: { focus, threats }, seat }: Seen): SeenThreat[] {
  const { figure, attacker, attack, attacked, attacksLeft, reach } = focus;
  if (seat !== null || attacker !== null || reach.length > 0 || (attack !== null && attacksLeft === 0)) return [];
  // A normal attack may meet the same target again, a special one each of them once (HS-POW-02).
  const isSpent = (target: FigureId): boolean => attack !== 'normal' && attacked.includes(target);
  return threats.filter(({ by, on }) => by === figure && !isSpent(on));
}
