import type { Spec } from '../../engine/types.ts';
import type { HandParts } from '../../table/screen/screen-parts.ts';
import { useLoaded } from '../calls/loaded.ts';
import type { AtTable } from '../play/at-table.ts';
import type { Retold } from './jobs.ts';
import { eventsOf, gameStory } from './stories.ts';
import styles from './after.module.css';

interface Props {
  readonly table: AtTable;
  /** Null while it is being told. */
  readonly retold: Retold | null;
  readonly hand: HandParts<Spec> | null;
}

/** Where each stands at the end, and by what: the first thing that one wants to know of a race. */
export function StandingsPart({ table, retold, hand }: Props) {
  const { look, parts, state } = table;
  const [story] = useLoaded(`story of ${state.lobby.game}`, () => gameStory(state.lobby.game));
  const events = retold ? eventsOf(retold).map(({ event }) => event) : [];
  const standings = (story.state === 'ready' && story.value?.standings?.(look, events)) || [];
  if (standings.length === 0) return null;
  return (
    <ol role="list" className={styles.standings}>
      {standings.map(({ who, value, from, isFirst }) => (
        <li key={who} data-first={isFirst || undefined}>
          <i aria-hidden="true">{hand?.picture(who, look)}</i>
          <span>
            <b>{parts.screen.thing(who, look)?.name}</b>
            <strong>{value}</strong>
            {from !== null && <small>{from}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
