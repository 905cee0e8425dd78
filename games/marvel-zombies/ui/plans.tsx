import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './mission.module.css';

/** The arrows of the map in words: what every band would do now, and what that depends on. */
export function Plans({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const active = view.forecast.filter(plan => plan.act !== 'stay');
  if (active.length === 0) return null;
  return (
    <details className={styles.plans}>
      <summary>{words[language].plans(active.length)}</summary>
      <ul role="list">
        {active.map((plan, i) => (
          <li key={i} data-sure={plan.on === null}>
            {texts.plan(plan)}
          </li>
        ))}
      </ul>
    </details>
  );
}
