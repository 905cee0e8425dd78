import { useAfterWords } from './use-after-words.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import { figuresOf } from './figures.ts';
import styles from './after.module.css';

/** Figures that every match has. */
export function FiguresPart({ replay, names }: { readonly replay: Replay<Spec>; readonly names: readonly string[] }) {
  const later = useAfterWords();
  const { duration, decisions, seats } = figuresOf(replay);
  const isUndone = seats.some(one => one.undone > 0);
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{later.after.duration}</dt>
          <dd>{later.after.lasting(duration)}</dd>
        </div>
        <div>
          <dt>{later.after.decisions}</dt>
          <dd>{decisions}</dd>
        </div>
      </dl>
      <table className={styles.seats}>
        <caption>{later.after.bySeat}</caption>
        <thead>
          <tr>
            <th scope="col">{later.after.seat}</th>
            <th scope="col">{later.after.decisions}</th>
            <th scope="col">{later.after.took}</th>
            {isUndone && <th scope="col">{later.after.undone}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map(one => (
            <tr key={one.seat}>
              <th scope="row">{names[one.seat]}</th>
              <td>{one.decisions}</td>
              <td>{later.after.lasting(one.thought)}</td>
              {isUndone && <td>{one.undone}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
