import type { M } from '../rules/table.ts';
import type { Figure } from '../spec.ts';

// What the scenario binds figures to, as far as bots think of it.

/** It must attack whatever it can. */
export const isBound = (m: M, figure: Figure): boolean => m.content.plot.mustAttack(m, figure) !== null;

/** Whether blows of this attacker do anything to it. */
export const canHurt = (m: M, attacker: Figure, target: Figure): boolean => m.content.plot.canHurt(m, target, attacker);
