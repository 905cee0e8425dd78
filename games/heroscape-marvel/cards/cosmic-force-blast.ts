import { known } from '../../../engine/known.ts';
import { pick } from '../../../engine/chance.ts';
import { emit } from '../../../engine/flow.ts';
import { powers } from '../content/powers.ts';
import { markerAt } from '../ids.ts';
import { rollD20 } from '../rules/dice.ts';
import { type M, forSide, isHero } from '../rules/table.ts';
import type { Figure } from '../spec.ts';
import type { SpecialAttack } from './power.ts';

export const cosmicForceBlast: SpecialAttack = {
  aftermath: {
    /** HS-POW-12. */
    roll(m, attacker, target) {
      if (!isHero(target) || hiddenOrders(m, target).length === 0) return false;
      const roll = rollD20(m);
      const { needs } = powers['cosmic-force-blast'];
      const success = roll >= needs;
      emit(m, { type: 'blastRolled', figure: attacker.id, target: target.id, roll, needs, success });
      return success;
    },
    take: removeOrder,
  },
  bots: { promise: 1.5, isFeared: true },
};

/** Face-down markers on a card, by their place in their owner's list. */
function hiddenOrders(m: M, figure: Figure): number[] {
  const orders = m.state.orders[figure.owner] ?? [];
  return orders.flatMap((order, i) => (order.on === figure.id && order.state === 'hidden' ? [i] : []));
}

/** HS-POW-13: drawn blindly; its owner's side alone sees which one it was. */
function removeOrder(m: M, figure: Figure): void {
  const hidden = hiddenOrders(m, figure);
  const index = known(hidden[pick(m, hidden.length)], 'hidden marker');
  const order = m.state.orders[figure.owner]?.[index];
  if (order) order.state = 'removed';
  const seat = figure.owner;
  const marker = markerAt(index);
  emit(
    m,
    { type: 'orderRemoved', seat, figure: figure.id, marker: null },
    forSide(m, seat, { type: 'orderRemoved' as const, seat, figure: figure.id, marker }),
  );
}
