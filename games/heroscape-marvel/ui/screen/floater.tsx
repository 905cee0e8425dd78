import type { Shown } from '../look.ts';
import { styled } from '../look.ts';
import { floaterOf } from '../happening.ts';
import type { MapModel } from './model.ts';
import styles from './pieces.module.css';

/** Numbers that fly off a figure, as labels of the layer. */
export function Floater({ model, moment }: { readonly model: MapModel; readonly moment: Shown['moment'] }) {
  const floater = moment && moment.ms > 0 ? floaterOf(moment.event) : null;
  if (!moment || !floater) return null;
  const standee = model.figures.find(one => one.figure.id === floater.at);
  const cell = standee?.cell.name ?? (floater.at === 'wall' ? model.view.wall.cells[0] : floater.at);
  return (
    <span
      key={moment.id}
      aria-hidden="true"
      data-kind="floater"
      data-cell={cell}
      data-up={standee?.figure.height ?? (floater.at === 'wall' ? 5 : 0)}
      data-stays={floater.stays || undefined}
      data-bad={floater.isBad || undefined}
      className={styles.floater}
      style={styled({ '--ms': `${moment.ms}ms` })}
    >
      <b>{floater.text}</b>
    </span>
  );
}
