import type { Event } from '../events.ts';
import type { FigureId, TargetId } from '../ids.ts';
import type { View } from '../seen.ts';
import type { Field, Spot2 } from './field.ts';
import { figureOf } from './look.ts';
import type { Aim } from './sight.ts';

// What the battlefield shows of an event while it is played.

/** What happens to this figure at this moment: a name of an animation. */
export function happening(event: Event | undefined, id: FigureId): string | null {
  switch (event?.type) {
    case 'wounded':
      return event.figure === id ? 'hurt' : null;
    case 'unhurt':
    case 'letGo':
      return event.figure === id ? 'missed' : null;
    case 'destroyed':
      return event.figure === id ? 'dying' : null;
    case 'fell':
      return event.figure === id ? 'falling' : null;
    case 'struck':
      return event.figure === id ? (event.face === 'skull' ? 'hurt' : 'missed') : null;
    case 'cameBack':
    case 'placed':
      return event.figure === id ? 'coming' : null;
    case 'controlTaken':
    case 'controlReturned':
      return event.figure === id ? 'turning' : null;
    case 'sensed':
      return event.figure === id && event.success ? 'missed' : null;
    case 'stomped':
      return event.figure === id ? 'stomping' : null;
    default:
      return null;
  }
}

/** Where a target is: a figure on its cell, or the middle of the wall. */
export function placeOf(field: Field, view: View, id: string): (Spot2 & { level: number }) | null {
  if (id === 'wall') {
    const wall = field.walls.find(piece => piece.when === 'intact');
    return wall
      ? { x: (wall.from.x + wall.to.x) / 2, y: (wall.from.y + wall.to.y) / 2, level: (wall.lo + wall.hi) / 2 }
      : null;
  }
  const at = figureOf(view, id)?.at;
  const cell = at ? field.cell(at) : undefined;
  return cell ? { x: cell.x, y: cell.y, level: cell.level } : null;
}

/** Who does something to whom at this moment. */
export function pairOf(event: Event | undefined): { from: TargetId; to: TargetId; kind: string } | null {
  switch (event?.type) {
    case 'attacked':
      return { from: event.attacker, to: event.target, kind: event.attack };
    case 'struck':
      return { from: event.by, to: event.figure, kind: 'strike' };
    case 'dustRolled':
      return { from: event.figure, to: event.target, kind: 'dust' };
    case 'mindRolled':
      return { from: event.figure, to: event.target, kind: 'mind' };
    case 'blastRolled':
      return { from: event.figure, to: event.target, kind: 'cosmic-force-blast' };
    case 'glyphHanded':
      return { from: event.from, to: event.to, kind: 'hand' };
    default:
      return null;
  }
}

/** What flies off a place at this moment. */
export function floaterOf(event: Event | undefined): { at: Aim; text: string; isBad: boolean; stays?: true } | null {
  switch (event?.type) {
    case 'wounded':
      return { at: event.figure, text: `−${event.amount}`, isBad: true };
    case 'wallHit':
      return { at: 'wall', text: `−${event.amount}`, isBad: true };
    case 'unhurt':
      return { at: event.figure, text: '0', isBad: false };
    case 'attackEnded':
      return event.wounds === 0 ? { at: event.target, text: '0', isBad: false } : null;
    case 'sensed':
      return event.success ? { at: event.figure, text: '!', isBad: false } : null;
    case 'destroyed':
      return { at: event.at, text: '✕', isBad: true, stays: true };
    default:
      return null;
  }
}
