import { Tip } from '../../../table/tip.tsx';
import type { EventId } from '../content/cards.ts';
import type { View } from '../seen.ts';
import type { Props } from './look.ts';
import { Timer } from './timer.tsx';
import { events as cards } from '../content/cards.ts';
import { words } from './words/words.ts';
import styles from './headline.module.css';

/** Whose turn it is, which events are in force, and how long a reaction may still take. */
export function Headline({ look, clock }: Pick<Props, 'look' | 'clock'>) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const role = view.players[view.active]?.role;
  const events = inForce(view);
  return (
    <header className={styles.headline}>
      <p>
        {view.phase === 'setup'
          ? own.setup
          : own.turnOf(view.round, names[view.active] ?? '', role ? texts.roles[role].name : '')}
      </p>
      {events.length > 0 && (
        <ul role="list">
          {events.map(event => (
            <li key={event}>
              <Tip
                tip={texts.events[event].effect}
                rule={cards[event].rule}
                item={{ kind: 'events', id: event }}
                className={styles.event}
              >
                {texts.events[event].name}
              </Tip>
            </li>
          ))}
        </ul>
      )}
      {view.deadline !== null && (
        <Timer key={view.deadline} clock={clock} deadline={view.deadline} label={own.timeLeft} />
      )}
    </header>
  );
}

/** Events that last. */
function inForce(view: View): EventId[] {
  const lasting: readonly (readonly [EventId, boolean])[] = [
    ['public-menace', view.menace],
    ['blackout', view.blackout !== null],
    ['gridlock', view.gridlock !== null],
    ['storm', view.storm !== null],
  ];
  return lasting.flatMap(([event, isOn]) => (isOn ? [event] : []));
}
