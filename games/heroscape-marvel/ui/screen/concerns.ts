import type { Event } from '../../events.ts';
import type { FigureId, TargetId } from '../../ids.ts';
import { type Seen, figureOf } from '../look.ts';

/** What somebody wants to know before they decide: what became of figures and of what the match turns around; of others' fights less. */
export function concerns(event: Event, { view, seat }: Seen): boolean | 'gravely' | 'slightly' {
  const isMine = (figure: FigureId): boolean => figureOf(view, figure)?.owner === seat;
  const isAimedAt = (target: TargetId): boolean => target !== 'wall' && isMine(target);
  switch (event.type) {
    case 'wounded':
    case 'controlTaken':
    case 'orderRemoved':
      return isMine(event.figure) && 'gravely';
    case 'unhurt':
      return isMine(event.figure);
    case 'moved':
      return !isMine(event.figure) && 'slightly';
    case 'attacked':
      return !isMine(event.attacker) && (isAimedAt(event.target) || 'slightly');
    case 'attackEnded':
      return !isMine(event.attacker) && event.wounds === 0 && (isAimedAt(event.target) || 'slightly');
    case 'destroyed':
      return isMine(event.figure) ? 'gravely' : 'slightly';
    case 'armyNamed':
      return event.seat !== seat;
    case 'cameBack':
    case 'wallBroken':
    case 'exited':
    case 'glyphTaken':
    case 'glyphHanded':
    case 'cardsTaken':
    case 'initiativeRolled':
    case 'turnSkipped':
      return true;
    default:
      return false;
  }
}
