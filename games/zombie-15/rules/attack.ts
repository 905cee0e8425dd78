import { emit } from '../../../engine/flow.ts';
import { hurt } from './life.ts';
import { type M, active, faceAt, fendIn, turnOf, weightIn } from './table.ts';

export interface Assault {
  readonly zombies: number;
  readonly fend: number;
  readonly held: boolean;
}

/** The zombies of his zone against everybody who stands there, as they are now (Z15-ATTACK-01 to -03). */
export function assault(m: M): Assault {
  const { zone } = active(m);
  const [zombies, fend] = [weightIn(m, zone), fendIn(m, zone)];
  return { zombies, fend, held: zombies <= fend };
}

/** Nobody is attacked who lies unconscious, nor twice in one turn (Z15-UNC-08, Z15-ATTACK-07). */
export const canBeAttacked = (m: M): boolean => active(m).posture !== 'unconscious' && !turnOf(m).bitten;

/** Only the active hero suffers (Z15-ATTACK-04 to -07). */
export function attack(m: M, again: boolean): void {
  if (!canBeAttacked(m)) return;
  const hero = active(m);
  const { zone } = hero;
  const { zombies, fend, held } = assault(m);
  if (zombies === 0) return;
  emit(m, { type: 'zombieAttack', hero: hero.id, zombies, fend, held, again, zone, tile: faceAt(m, zone) });
  if (held) return;
  turnOf(m).bitten = true;
  if (hero.posture === 'standing') {
    hero.posture = 'down';
    emit(m, { type: 'fell', hero: hero.id });
  }
  hurt(m, hero, 'attack');
}
