import type { View } from '../../seen.ts';
import { type Field, R } from '../field.ts';
import { pairOf, placeOf } from '../happening.ts';
import { type Shown, styled } from '../look.ts';
import styles from './flat.module.css';

/** Shots and blows, for as long as the event is played. */
export function Effects({ field, view, moment }: { field: Field; view: View; moment: Shown['moment'] }) {
  if (!moment || moment.ms === 0) return null;
  const { event } = moment;
  const pair = pairOf(event);
  const from = pair && placeOf(field, view, pair.from);
  const to = pair && placeOf(field, view, pair.to);
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
    </g>
  );
}
