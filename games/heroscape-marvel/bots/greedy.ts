import { first } from '../../../bots/options.ts';
import { heldAfterTurn, heldBeforeAttack } from '../cards/powers.ts';
import type { FigureId } from '../ids.ts';
import { aroundOf } from '../rules/targets.ts';
import type { Seat } from '../../../engine/types.ts';
import { type M, figureOf, isOnBoard } from '../rules/table.ts';
import type { Action } from '../spec.ts';
import { draftCard, nameArmy, placeFigure, placeOrder } from './greedy/armies.ts';
import { type Weights, valuedMoves } from './greedy/moves.ts';
import {
  askForAnesthetic,
  dropFar,
  handDevice,
  least,
  promise,
  safest,
  strikeOrNot,
  usePower,
  valuedAttacks,
} from './greedy/turn.ts';
import { attackWorth } from './worth.ts';

const WEIGHTS: Weights = { exposure: 0.25, approach: 3, attack: 1 };
/** One blow decides in discovery: whoever waits never comes to blows. */
const BOLD: Weights = { exposure: 0.06, approach: 8, attack: 1 };
export const weightsOf = (m: M): Weights => (m.content.isExpert ? WEIGHTS : BOLD);
/** After the turn there is nothing left to attack: keep out of harm's way. */
const AFTERWARDS: Weights = { exposure: 0.5, approach: 1, attack: 0.15 };

/**
 * One greedy evaluation, no look ahead: works on any match, for the yardstick and for those who imagine how a match
 * might go on.
 */
export function greedy(m: M, seat: Seat, step: string, options: readonly Action[], free: readonly Action[]): Action {
  const plain = first(options);
  const f = m.stack.at(-1);
  const id = actorOf(f);
  const figure = id === null ? null : figureOf(m, id);
  switch (step) {
    case 'draft/pick':
    case 'serpentine/pick':
      return draftCard(options);
    case 'choice/army': // the army of one's own number, so that seats and armies can be told apart in the measures
      return options[seat] ?? plain;
    case 'naming/name':
      return nameArmy(options);
    case 'placement/place':
      return placeFigure(m, seat, options);
    case 'round/order':
      return placeOrder(m, seat, options);
    case 'skirmish/choose':
    case 'turn/manipulate':
    case 'squad/march':
    case 'squad/fight':
      return least(options, action => (action.type === 'choose' ? -promise(m, figureOf(m, action.figure)) : 0));
    case 'activation/move':
      return figure ? (valuedMoves(m, figure, options, weightsOf(m))[0]?.action ?? plain) : plain;
    case 'activation/hyperSpeed':
      return figure ? (valuedMoves(m, figure, options, AFTERWARDS)[0]?.action ?? plain) : plain;
    case 'activation/dust':
      return figure ? usePower(m, figure, options, heldBeforeAttack) : plain;
    case 'activation/attack':
    case 'activation/further':
      if (!figure) return plain;
      return askForAnesthetic(m, figure, options, free) ?? valuedAttacks(m, figure, options)[0]?.action ?? plain;
    case 'activation/mindExchange':
      return figure ? usePower(m, figure, options, heldAfterTurn) : plain;
    case 'walk/ask':
    case 'flight/ask':
      return id === null ? plain : strikeOrNot(m, seat, id);
    case 'walk/onward':
      return options.find(o => o.type === 'stop') ?? plain;
    case 'attack/swing':
    case 'comeback/place':
    case 'revival/place':
      return figure ? safest(m, figure, options) : plain;
    case 'stomp/order':
      return least(options, action =>
        action.type === 'defendNext' && figure && isOnBoard(figure)
          ? -attackWorth(m, figure, aroundOf(m, figure)?.kind ?? 'normal', action.target, false)
          : 0,
      );
    case 'drop/choose':
      return dropFar(m, options);
    case 'turnEnd/hand':
      return handDevice(m, options);
    default:
      return plain;
  }
}

/** Whom the question is about. */
function actorOf(f: M['stack'][number] | undefined): FigureId | null {
  if (f?.flow === 'attack') return f.target === 'wall' ? null : f.target;
  return f && 'figure' in f ? f.figure : null;
}
