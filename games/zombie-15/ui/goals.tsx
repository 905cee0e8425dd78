import { Icon } from '../../../table/icon.tsx';
import { Rebuilt } from '../../../table/rebuilt.tsx';
import type { SeenGoal, View } from '../seen.ts';
import { gearIcon, icons } from './icons.ts';
import { type Seen, classes } from './look.ts';
import { words } from './words/words.ts';
import styles from './goals.module.css';

/** What must be done, and how much of it is. */
export function Goals({ look }: { readonly look: Seen }) {
  const { view } = look;
  const own = words[look.language];
  return (
    <section aria-labelledby="z15-goals" className={styles.goals}>
      <h2 id="z15-goals">
        {own.goals} <Rebuilt kind="scenarios" id={view.scenario} />
      </h2>
      <ul role="list">
        {view.goals.map((goal, i) => (
          <li key={i} className={classes(styles.goal, goal.done && styles.done)}>
            <span aria-hidden="true">{goal.done ? '✔' : '▢'}</span>
            <span className={styles.unseen}>{goal.done ? own.done : own.open}</span>
            <span>{sentence(goal, look)}</span>
          </li>
        ))}
        {alerts(view, look).map(({ icon, text }) => (
          <li key={text} className={styles.alert}>
            <Icon d={icon} /> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentence(goal: SeenGoal, look: Seen): string {
  const { texts, view } = look;
  const own = words[look.language];
  const at = (zone: number): string => texts.place(zone, view).at;
  switch (goal.type) {
    case 'gather':
      return own.gather(goal.tiles.map(tile => at(tile * 2)).join(' / '), goal.count, goal.wanted);
    case 'token':
      return own.deliver(texts.tokens[goal.token].name, at(goal.tile * 2), goal.count, goal.wanted);
    case 'heavy':
      return own.deliver(texts.heavies[goal.object].name, at(goal.tile * 2), goal.count, goal.wanted);
    case 'man':
      return own.man(at(goal.zone));
    case 'clear':
      return own.clear(at(goal.zone), goal.zombies);
    case 'hold':
      return goal.breach ? own.holdBreach(at(goal.breach.zone), goal.breach.zombies, goal.breach.limit) : own.hold;
    case 'helicopter':
      return goal.called ? own.helicopter : own.callFirst;
    default:
      return own.killAlpha(goal.points);
  }
}

/** What everybody should have in mind just now. */
function alerts(view: View, look: Seen): { icon: string; text: string }[] {
  const own = words[look.language];
  const found: { icon: string; text: string }[] = [];
  if (view.night) found.push({ icon: icons.moon, text: own.night });
  if (view.cat) found.push({ icon: gearIcon.cat, text: own.cat });
  for (const event of view.queue)
    found.push({ icon: icons.hourglass, text: own.queued(look.texts.events[event].name) });
  return found;
}
