import { ROUNDS } from '../content/numbers.ts';
import { arrivals } from '../text/reading.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './rounds.module.css';

/** How far the night has gone, and what this round brings. */
export function Rounds({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  const isExtra = view.round > ROUNDS;
  return (
    <div className={styles.night}>
      <div>
        <p className={styles.now}>
          {view.round > 0 && (
            <>
              {own.round(view.round)}
              {isExtra && ` (${own.extra})`} ·{' '}
            </>
          )}
          {texts.phases[view.phase]}
        </p>
        <ol aria-label={own.rounds} className={styles.track}>
          {Array.from({ length: ROUNDS }, (_, i) => i + 1).map(round => (
            <li
              key={round}
              className={round === view.round ? styles.here : round < view.round ? styles.past : styles.coming}
              aria-current={round === view.round ? 'step' : undefined}
            >
              {round}
            </li>
          ))}
          {isExtra && (
            <li className={styles.here} aria-current="step">
              {view.round}
            </li>
          )}
          <li className={styles.dawn}>{own.dawn}</li>
        </ol>
      </div>
      <Assault look={look} />
    </div>
  );
}

function Assault({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  if (!view.assault) return view.round > ROUNDS ? null : <p className={styles.hidden}>{own.noAssault}</p>;
  const seats = view.players.length;
  return (
    <section className={styles.assault} aria-label={own.assault}>
      <h3>{own.assaultIs(texts.assaults[view.assault].name)}</h3>
      <p className={styles.column}>{own.forPlayers(seats)}</p>
      <ul role="list" className={styles.arrivals}>
        {arrivals(view.assault, seats).map(([kind, count]) => (
          <li key={kind}>
            <strong>{count}</strong> {count > 1 ? texts.kinds[kind].plural : texts.kinds[kind].name}
          </li>
        ))}
      </ul>
    </section>
  );
}
