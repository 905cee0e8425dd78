import type { Event } from '../../events.ts';
import type { FigureId } from '../../ids.ts';
import { type Seen, figureOf } from '../look.ts';

/** What somebody wants to know before they decide: what became of figures and of what the match turns around. */
export function concerns(event: Event, { view, seat }: Seen): boolean {
  const isMine = (figure: FigureId): boolean => figureOf(view, figure)?.owner === seat;
  switch (event.type) {
    case 'wounded':
    case 'unhurt':
    case 'controlTaken':
    case 'orderRemoved':
      return isMine(event.figure);
    case 'moved':
      return !isMine(event.figure);
    case 'attacked':
      return !isMine(event.attacker);
    case 'attackEnded':
      return !isMine(event.attacker) && event.wounds === 0;
    case 'destroyed':
    case 'cameBack':
    case 'wallBroken':
    case 'exited':
    case 'glyphTaken':
    case 'glyphHanded':
    case 'cardsTaken':
    case 'armyNamed':
    case 'initiativeRolled':
    case 'turnSkipped':
      return true;
    default:
      return false;
  }
}
