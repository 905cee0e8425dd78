import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './ending.module.css';

/** The race in figures. */
export function Ending({ look }: { readonly look: Seen }) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const order = view.players.map((p, at) => ({ p, at })).sort((a, b) => b.p.score - a.p.score);
  return (
    <dl className={styles.figures}>
      {order.map(({ p, at }) => (
        <div key={at}>
          <dt>
            {names[at]} {p.role && `(${texts.roles[p.role].name})`}
          </dt>
          <dd>
            {p.score} {own.points}
          </dd>
        </div>
      ))}
      <div>
        <dt>{own.rounds}</dt>
        <dd>{view.round}</dd>
      </div>
    </dl>
  );
}
