import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { type PowerId, powers } from '../content/powers.ts';
import { SCALES } from '../ids.ts';
import { type M, maxOf, player } from './table.ts';

/** SM-TURN-02: markers up, tokens back, but for symbiotes that lie on the board. */
export function refresh(m: M, seat: Seat): void {
  const p = player(m, seat);
  for (const scale of SCALES) p[scale] = maxOf(m, seat, scale);
  p.tokens = p.powers.filter(power => powers[power].token && !isOnBoard(m, power));
}

/** Tokens beside the sheet: owned, used, and not lying on the board. */
export function usedTokens(m: M, seat: Seat): PowerId[] {
  const p = player(m, seat);
  return p.powers.filter(power => powers[power].token && !p.tokens.includes(power) && !isOnBoard(m, power));
}

export function regain(m: M, seat: Seat, power: PowerId): void {
  player(m, seat).tokens.push(power);
  emit(m, { type: 'tokenRegained', seat, power });
}

/** A symbiote that still lies on somebody (SM-VEN-04). */
const isOnBoard = (m: M, power: PowerId): boolean =>
  m.state.figures.some(f => f.symbiote === power) || m.state.stacks.some(stack => stack.symbiote === power);
