import { Piece } from '../../../table/piece.tsx';
import type { Action } from '../spec.ts';
import type { Props } from './look.ts';
import { cellOf, targetOf } from './map-model.ts';
import styles from './battlefield.module.css';

/** Answers that have no place on the map: to stay, to stop, to stomp, to let it be. */
export function Actions({ look, choices }: Pick<Props, 'look' | 'choices'>) {
  const isLoose = (action: Action): boolean =>
    cellOf(action) === null && targetOf(action) === null && action.type !== 'recruit' && action.type !== 'enlist';
  const loose = choices.options.filter(isLoose);
  if (loose.length === 0) return null;
  const label = (action: Action): string => look.texts.action(action, look.view, look.names);
  return (
    <div className={styles.actions}>
      {loose.map((action, i) => (
        <Piece
          key={i}
          choices={choices}
          options={[action]}
          label={label}
          name={label(action)}
          className={styles.action}
        >
          {label(action)}
        </Piece>
      ))}
    </div>
  );
}
