import { useThing } from '../../../../table/screen/use-thing.ts';
import type { EventId } from '../../content/cards.ts';
import type { View } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { eventThing } from '../touch.ts';
import styles from './edge.module.css';

/** The events in force, as front pages at the edge of the city. */
export function Events({ look }: { readonly look: Seen }) {
  const events = inForce(look.view);
  if (events.length === 0) return null;
  return (
    <ul role="list" className={styles.events}>
      {events.map(event => (
        <li key={event}>
          <Page look={look} event={event} />
        </li>
      ))}
    </ul>
  );
}

function Page({ look, event }: { readonly look: Seen; readonly event: EventId }) {
  const { handlers } = useThing(eventThing(event));
  return (
    <button type="button" className={styles.event} {...handlers}>
      {look.texts.events[event].name}
    </button>
  );
}

function inForce(view: View): EventId[] {
  const lasting: readonly (readonly [EventId, boolean])[] = [
    ['public-menace', view.menace],
    ['blackout', view.blackout !== null],
    ['gridlock', view.gridlock !== null],
    ['storm', view.storm !== null],
  ];
  return lasting.flatMap(([event, isOn]) => (isOn ? [event] : []));
}
