import { GoalWords } from '../../../../table/screen/goal-words.tsx';
import type { Seen, Shown } from '../look.ts';
import { words } from '../words/words.ts';
import { Offered } from './offered.tsx';
import { Spotlight } from './spotlight.tsx';
import { goals } from './standing.ts';
import styles from './edge.module.css';

/** What is to be done, where the bar has no room for it. */
function Goals({ look }: { readonly look: Seen }) {
  if (look.view.picking !== null) return null;
  return (
    <ul role="list" className={styles.goals} aria-label={words[look.language].goals}>
      {goals(look).map(goal => (
        <li key={goal.text} data-mood={goal.mood} data-lid>
          <GoalWords {...goal} />
        </li>
      ))}
    </ul>
  );
}

/** Over the city, wherever one looks: cards that were drawn, and what everybody should see for a moment. */
export function Edge({ look, moment }: Shown) {
  return (
    <div className={styles.edge}>
      <Goals look={look} />
      <Offered look={look} />
      <Spotlight look={look} moment={moment} />
    </div>
  );
}
