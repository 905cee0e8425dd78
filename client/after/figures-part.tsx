import type { Replay, Spec } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import { figuresOf } from './figures.ts';
import styles from './after.module.css';

/** Figures that every match has. */
export function FiguresPart({ replay, names }: { readonly replay: Replay<Spec>; readonly names: readonly string[] }) {
  const words = useWords();
  const { duration, decisions, seats } = figuresOf(replay);
  const isUndone = seats.some(one => one.undone > 0);
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{words.after.duration}</dt>
          <dd>{words.after.lasting(duration)}</dd>
        </div>
        <div>
          <dt>{words.after.decisions}</dt>
          <dd>{decisions}</dd>
        </div>
      </dl>
      <table className={styles.seats}>
        <caption>{words.after.bySeat}</caption>
        <thead>
          <tr>
            <th scope="col">{words.after.seat}</th>
            <th scope="col">{words.after.decisions}</th>
            <th scope="col">{words.after.took}</th>
            {isUndone && <th scope="col">{words.after.undone}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map(one => (
            <tr key={one.seat}>
              <th scope="row">{names[one.seat]}</th>
              <td>{one.decisions}</td>
              <td>{words.after.lasting(one.thought)}</td>
              {isUndone && <td>{one.undone}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
