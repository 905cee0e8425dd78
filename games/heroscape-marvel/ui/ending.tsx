import type { Seen } from './look.ts';
import { figureNames } from './look.ts';
import { words } from './words/words.ts';
import styles from './ending.module.css';

/** The battle in figures: who is still standing, and how. */
export function Ending({ look }: { readonly look: Seen }) {
  const { view, names } = look;
  const own = words[look.language];
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{view.mode === 'expert' ? own.roundsPlayed : own.turnsPlayed}</dt>
        <dd>{view.mode === 'expert' ? view.round : view.turn}</dd>
      </div>
      {view.players.map(player => {
        const alive = view.figures.filter(one => one.owner === player.seat && one.status === 'board');
        return (
          <div key={player.seat}>
            <dt>
              {names[player.seat]} · {own.survivors}
            </dt>
            <dd>
              {alive.length > 0
                ? figureNames(
                    look,
                    alive.map(one => one.id),
                  )
                : own.nobody}
              {view.mode === 'expert' && ` · ${own.score(player.points)} · ${own.wounds} : ${player.wounds}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
