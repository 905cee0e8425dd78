import { call, emit, flow } from '../../../../engine/flow.ts';
import { type FreeId, type InterruptId, powers } from '../../content/powers.ts';
import { heal } from '../../rules/damage.ts';
import { freeMove } from '../../rules/declare.ts';
import { rollDice, rolled } from '../../rules/dice.ts';
import { canMove, figure, player, roleOf, without } from '../../rules/table.ts';
import type { SpiderMan } from '../../spec.ts';
import type { FreeCard, InterruptCard } from '../power-card.ts';

export const interruptCards: { readonly [P in InterruptId]: InterruptCard } = {
  'gob-smoke': {
    canUse: () => true,
    succeed: (m, _seat, _target, f) => m.state.smoked.push(roleOf(f.attacker)),
  },
  'liz-leap': {
    canUse: canMove,
    succeed: (m, seat, { role }) => freeMove(m, seat, role, 'liz-leap', 0, powers['liz-leap'].squares),
  },
};

export const freeCards: { readonly [P in FreeId]: FreeCard } = {
  'gob-healing': {
    canUse: (_p, f) => f.wounds > 0,
    use(m, seat) {
      without(player(m, seat).tokens, 'gob-healing');
      call(m, 'healing', { seat });
    },
    reaction: () => 4,
  },
  'sco-wall-crawl': {
    canUse: (_p, f, isReaction) => isReaction && canMove(f),
    use: (m, seat, { role }) => freeMove(m, seat, role, 'sco-wall-crawl', powers['sco-wall-crawl'].dice, 0),
    reaction: () => 7,
  },
  'vul-altitude': {
    canUse: (p, f, isReaction) => isReaction && p.movement >= powers['vul-altitude'].cost && canMove(f),
    use(m, seat) {
      const p = player(m, seat);
      without(p.tokens, 'vul-altitude');
      p.movement -= powers['vul-altitude'].cost;
      call(m, 'climb', { seat });
    },
    reaction: isHurt => (isHurt ? 9 : 2),
  },
};

/** SM-GOB-03. */
export const healing = flow<SpiderMan, 'healing'>({
  roll(m, f) {
    rollDice(m, f.seat, powers['gob-healing'].dice, 'power');
  },
  heal(m, f) {
    const { need, healed } = powers['gob-healing'];
    const success = rolled(m).some(die => die >= need);
    emit(m, { type: 'powerTried', seat: f.seat, power: 'gob-healing', dice: rolled(m).slice(), success });
    if (success) heal(m, 'goblin', healed, 'healing');
  },
});

/** SM-VUL-04: out of everybody's reach until his next turn. */
export const climb = flow<SpiderMan, 'climb'>({
  roll(m, f) {
    rollDice(m, f.seat, powers['vul-altitude'].dice, 'power');
  },
  rise(m, f) {
    const success = rolled(m).some(die => die >= powers['vul-altitude'].need);
    emit(m, { type: 'powerTried', seat: f.seat, power: 'vul-altitude', dice: rolled(m).slice(), success });
    if (!success) return;
    figure(m, 'vulture').safe = true;
    emit(m, { type: 'rose', role: 'vulture' });
  },
});
