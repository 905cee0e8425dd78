import { decide, emit, finish, flow } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { RIPOSTE_DICE } from '../content/numbers.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Piece, Stack, Target } from '../seen.ts';
import { actionPreview, ripostePreview } from './action-previews.ts';
import { reactions } from './answers.ts';
import { declareAttack, declareDrive, declareMove } from './declare.ts';
import { usePower } from './powers.ts';
import { type M, ownerOf, policeDecider, policeSeat, stackAt } from './table.ts';
import { closeWindow, openWindow } from './window.ts';
import { declareBonus } from './bonus.ts';

type Reaction = Frame<SpiderMan, 'reaction'>;

/** W8: one action of the attacked piece, in somebody else's turn (SM-REACT-01..09, SM-POL-11..13). */
export const reaction = flow<SpiderMan, 'reaction'>({
  open(m, f) {
    if (f.victim.kind === 'stack' && policeSeat(m) < 0) {
      finish(f);
      riposteAtOnce(m, f);
      return;
    }
    const seat = ownerOf(m, f.victim);
    if (seat < 0 || seat === m.state.active || reactions(m, f.victim, f.attacker).length < 2) {
      finish(f);
      return;
    }
    emit(m, { type: 'reactionOpened', seat, victim: { ...f.victim }, attacker: { ...f.attacker } });
    openWindow(m);
  },
  choose: decide({
    rule: 'SM-REACT-02',
    who: (m, f) => [ownerOf(m, f.victim)],
    options: (m, f): Action[] => reactions(m, f.victim, f.attacker),
    preview: (m, f, action: Action, seat) =>
      action.type === 'riposte' ? ripostePreview(m, seat, f.victim, action.target) : actionPreview(m, seat, action),
    apply(m, f, action: Action, seat) {
      closeWindow(m);
      react(m, f, action, seat);
    },
  }),
});

/** SM-2P-06: always, without a question; out of a web first (SM-SPI-04). */
function riposteAtOnce(m: M, f: Reaction): void {
  if (f.victim.kind !== 'stack') return;
  const stack = stackAt(m, f.victim.square);
  const answer = reactions(m, f.victim, f.attacker).find(action => action.type === 'riposte');
  if (stack && answer) riposte(m, policeDecider(m), stack, answer.target);
}

function riposte(m: M, seat: Seat, stack: Stack, target: Target): void {
  emit(m, { type: 'riposted', square: stack.square, cars: stack.cars, target: { ...target } });
  const piece: Piece = { kind: 'stack', square: stack.square };
  declareAttack(m, seat, piece, 'riposte', target, stack.cars * RIPOSTE_DICE, true);
}

function react(m: M, f: Reaction, action: Action, seat: Seat): void {
  const { victim } = f;
  switch (action.type) {
    case 'pass':
      emit(m, { type: 'reactionPassed', seat, timedOut: false });
      break;
    case 'riposte': {
      const stack = victim.kind === 'stack' ? stackAt(m, victim.square) : null;
      if (stack) riposte(m, seat, stack, action.target);
      break;
    }
    case 'fight':
      declareAttack(m, seat, victim, 'close', action.target, 0, true);
      break;
    case 'power':
      usePower(m, seat, action, true, null);
      break;
    case 'move':
      if (victim.kind === 'figure') declareMove(m, seat, victim.role, true);
      break;
    case 'drive':
      declareDrive(m, seat, action.square, 0, true);
      break;
    case 'bonus':
      declareBonus(m, seat);
      break;
    default:
      throw new Error(`${action.type} is no reaction`);
  }
}
