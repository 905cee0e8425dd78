import { call, emit, flow } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powers } from '../content/powers.ts';
import type { Action, Momentum, SpiderMan } from '../spec.ts';
import { declareAttack, powerDice } from './attack.ts';
import { heal } from './damage.ts';
import { freeMove } from './movement.ts';
import { rollDice, rolled } from './roll.ts';
import { type M, figure, ownFigure, player, without } from './table.ts';

/** SM-POW-03. */
export function usePower(
  m: M,
  seat: Seat,
  action: Action & { type: 'power' },
  reaction: boolean,
  momentum: Momentum | null,
): void {
  const { power, target, car } = action;
  const p = player(m, seat);
  const f = ownFigure(m, seat);
  if (!f) throw new Error(`seat ${seat} has no figure`);
  if (target) {
    const attacker = { kind: 'figure' as const, role: f.role };
    declareAttack(m, seat, attacker, power, target, powerDice(power), reaction, { car, momentum });
    return;
  }
  emit(m, { type: 'powerDeclared', seat, power });
  if (power === 'sco-wall-crawl') {
    freeMove(m, seat, f.role, power, 1, 0);
    return;
  }
  without(p.tokens, power);
  if (power === 'gob-healing') call(m, 'healing', { seat });
  else if (power === 'vul-altitude') {
    p.movement -= 2;
    call(m, 'climb', { seat });
  } else throw new Error(`${power} is no action: ${powers[power].kind}`);
}

/** SM-GOB-03. */
export const healing = flow<SpiderMan, 'healing'>({
  roll(m, f) {
    rollDice(m, f.seat, 1, 'power');
  },
  heal(m, f) {
    const success = rolled(m)[0] === 6;
    emit(m, { type: 'powerTried', seat: f.seat, power: 'gob-healing', dice: rolled(m).slice(), success });
    if (success) heal(m, 'goblin', 1, 'healing');
  },
});

/** SM-VUL-04: out of everybody's reach until his next turn. */
export const climb = flow<SpiderMan, 'climb'>({
  roll(m, f) {
    rollDice(m, f.seat, 2, 'power');
  },
  rise(m, f) {
    const success = rolled(m).some(die => die >= 5);
    emit(m, { type: 'powerTried', seat: f.seat, power: 'vul-altitude', dice: rolled(m).slice(), success });
    if (!success) return;
    figure(m, 'vulture').safe = true;
    emit(m, { type: 'rose', role: 'vulture' });
  },
});
