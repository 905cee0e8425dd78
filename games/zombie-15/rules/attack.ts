import { emit } from '../../../engine/flow.ts';
import { hurt } from './life.ts';
import { type M, active, faceAt, fendIn, turnOf, weightIn } from './table.ts';

/** The zombies of his zone against everybody who stands there (Z15-ATTACK-01 to -07). Only the active hero suffers. */
export function attack(m: M, again: boolean): void {
  const hero = active(m);
  const turn = turnOf(m);
  if (hero.posture === 'unconscious' || turn.bitten) return;
  const { zone } = hero;
  const zombies = weightIn(m, zone);
  if (zombies === 0) return;
  const fend = fendIn(m, zone);
  const held = zombies <= fend;
  emit(m, { type: 'zombieAttack', hero: hero.id, zombies, fend, held, again, zone, tile: faceAt(m, zone) });
  if (held) return;
  turn.bitten = true;
  if (hero.posture === 'standing') {
    hero.posture = 'down';
    emit(m, { type: 'fell', hero: hero.id });
  }
  hurt(m, hero, 'attack');
}
