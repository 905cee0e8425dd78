import { emit } from '../../../engine/flow.ts';
import { shotCards } from '../cards/power/shots.ts';
import { isShot, powers } from '../content/powers.ts';
import { breakHold, damage, destroyCars, wound } from './damage.ts';
import { type Attack, type M, figure, stackAt } from './table.ts';

/** W6: what the attack did, in the order of SM-VP-09. */
export function placeHits(m: M, f: Attack): void {
  const { target, way } = f;
  const card = isShot(way) ? shotCards[way] : null;
  card?.before?.(m, f);
  if (f.hits === 0) return;
  if (isShot(way) && powers[way].sticks !== null) stick(m, f);
  else if (card?.land) card.land(m, f);
  else if (target.kind === 'hold') breakHold(m, f.attacker, target.hold);
  else if (target.kind === 'place') damage(m, f.seat, target.place, f.hits);
  else if (target.kind === 'stack') destroyCars(m, target.square, f.hits, f.attacker);
  else wound(m, target.role, f.hits, f.attacker);
}

/** SM-SPI-02, SM-VEN-03: the token lies on the target. */
function stick(m: M, { target, way }: Attack): void {
  if (!isShot(way) || (target.kind !== 'figure' && target.kind !== 'stack')) return;
  const hold = powers[way].sticks;
  const stuck = target.kind === 'figure' ? figure(m, target.role) : stackAt(m, target.square);
  if (!stuck || hold === null) return;
  if (hold === 'web') stuck.web = true;
  else stuck.symbiote = way;
  emit(m, { type: 'stuck', target: { ...target }, hold });
}
