import { emit } from '../../../engine/flow.ts';
import type { AttackFrame } from '../cards/special.ts';
import { combatCards } from '../content/combat.ts';
import { SPEAR_BONUS } from '../content/numbers.ts';
import { weapons } from '../content/weapons.ts';
import { hurt, neighbours, removeDead } from './line.ts';
import { frenzyOf } from './perks.ts';
import { type M, foeInLine, isEnemy } from './table.ts';
import type { Foe } from '../seen.ts';

/** Weapon, chosen card, Spears and Frenzy, added up before the floor at 0 (UD-ATT-08, UD-RULING-22). */
export function damageOf(m: M, f: AttackFrame): number {
  const modifier = f.chosen ? combatCards[f.chosen].damage : 0;
  const spears = foeInLine(m, f.target).spears * SPEAR_BONUS;
  return Math.max(0, weapons[f.weapon].damage + modifier + spears + (frenzyOf(m, f.seat)?.damage ?? 0));
}

/** Weapon, chosen card and Bloodlust add up (UD-ATT-09, UD-RULING-23). */
export function areaOf(f: AttackFrame): number {
  return weapons[f.weapon].area + (f.chosen ? combatCards[f.chosen].area : 0) + f.rage;
}

/** What area damage around this card hits: its neighbours in the fight, Survivors too (UD-AREA-01, UD-AREA-06). */
export const reach = (m: M, foe: Foe): Foe[] => neighbours(m, foe).filter(one => !one.out);

/** The points of a focused attack that are not given away yet. */
export function shareOf(m: M, f: AttackFrame): number {
  return f.shares.reduce((left, share) => left - share.points, damageOf(m, f));
}

/** All damage falls at the same time, then the line closes up (UD-ATT-10 (a) and (b), UD-RULING-24). */
export function strike(m: M, f: AttackFrame): void {
  const target = foeInLine(m, f.target);
  const onTarget = shareOf(m, f);
  const area = areaOf(f);
  if (onTarget === 0 && f.shares.length === 0)
    emit(m, { type: 'strikeMissed', seat: f.seat, foe: target.id, card: target.card });
  hurt(m, target, onTarget, 'attack');
  for (const share of f.shares) hurt(m, foeInLine(m, share.foe), share.points, 'attack');
  for (const foe of reach(m, target)) hurt(m, foe, area, 'area');
  const dead = removeDead(m);
  f.killed = dead.some(isEnemy);
  f.targetDied = dead.includes(target) && isEnemy(target); // a Survivor is no prey (UD-CHAR-PSYCHO-03)
}
