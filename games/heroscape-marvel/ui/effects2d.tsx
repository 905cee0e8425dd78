import type { TargetId } from '../ids.ts';
import type { Event } from '../events.ts';
import type { View } from '../seen.ts';
import type { Aim } from './sight.ts';
import { type Field, R, type Spot2 } from './field.ts';
import { figureOf, type Props } from './look.ts';
import { styled } from './look.ts';
import styles from './map2d.module.css';

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
export function floaterOf(event: Event | undefined): { at: Aim; text: string; isBad: boolean } | null {
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
      return { at: event.at, text: '✕', isBad: true };
    default:
      return null;
  }
}

/** Shots, blows and numbers that fly off, for as long as the event is played. */
export function Effects({ field, view, moment }: { field: Field; view: View; moment: Props['moment'] }) {
  if (!moment || moment.ms === 0) return null;
  const { event } = moment;
  const pair = pairOf(event);
  const from = pair && placeOf(field, view, pair.from);
  const to = pair && placeOf(field, view, pair.to);
  const floater = floaterOf(event);
  const spot = floater && (field.cell(floater.at) ?? placeOf(field, view, floater.at));
  const ring = event.type === 'stomped' ? placeOf(field, view, event.figure) : null;
  return (
    <g key={moment.id} aria-hidden="true" className={styles.effects} style={styled({ '--ms': `${moment.ms}ms` })}>
      {from && to && (
        <line
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          pathLength={1}
          className={styles.shot}
          data-kind={pair.kind}
        />
      )}
      {ring && <circle cx={ring.x} cy={ring.y} r={R * 2} className={styles.shock} />}
      {floater && spot && (
        <text x={spot.x} y={spot.y - R * 0.4} className={styles.floater} data-bad={floater.isBad}>
          {floater.text}
        </text>
      )}
    </g>
  );
}
