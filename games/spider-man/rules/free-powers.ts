import type { Seat } from '../../../engine/types.ts';
import type { Action, Figure } from '../spec.ts';
import { type M, canMove, has, player } from './table.ts';

/** Powers that are an action of their own and no attack. */
export function freePowers(m: M, seat: Seat, f: Figure, reaction: boolean, found: Action[]): void {
  const p = player(m, seat);
  if (has(p, 'gob-healing') && f.wounds > 0)
    found.push({ type: 'power', power: 'gob-healing', target: null, car: null });
  if (!reaction) return;
  if (has(p, 'sco-wall-crawl') && canMove(f))
    found.push({ type: 'power', power: 'sco-wall-crawl', target: null, car: null });
  if (has(p, 'vul-altitude') && p.movement >= 2 && canMove(f))
    found.push({ type: 'power', power: 'vul-altitude', target: null, car: null });
}
