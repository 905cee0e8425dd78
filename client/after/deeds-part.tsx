import type { HandParts } from '../../table/screen/screen-parts.ts';
import type { Spec } from '../../engine/types.ts';
import { remembered } from '../../table/story.ts';
import { useLoaded } from '../calls/loaded.ts';
import type { AtTable } from '../play/at-table.ts';
import type { Retold } from './jobs.ts';
import { eventsOf, gameStory } from './stories.ts';
import { useAfterWords } from './use-after-words.ts';
import styles from './after.module.css';

interface Props {
  readonly table: AtTable;
  readonly retold: Retold;
  /** Draws those it tells of. */
  readonly hand: HandParts<Spec> | null;
}

const MOST = 4;

/** Who did what: of each kind of deed who has done most of it. */
export function DeedsPart({ table, retold, hand }: Props) {
  const later = useAfterWords();
  const { look, parts, state } = table;
  const [story] = useLoaded(`story of ${state.lobby.game}`, () => gameStory(state.lobby.game));
  const deeds = story.state === 'ready' ? story.value?.deeds : null;
  if (!deeds) return null;
  const words = deeds.words[look.language];
  const done = remembered(
    deeds,
    eventsOf(retold).map(({ event }) => event),
    state.lobby.seats.flatMap(({ seat, kind }) => (kind === 'bot' ? [seat] : [])),
  );
  if (done.length === 0) return null;
  return (
    <section aria-labelledby="deeds" className={styles.deeds}>
      <h3 id="deeds">{later.after.deeds}</h3>
      <ul role="list">
        {done.slice(0, MOST).map(({ who, kind, count }) => (
          <li key={kind} className={styles.deed}>
            <i aria-hidden="true">{hand?.picture(who, look)}</i>
            <div>
              <b>{words[kind]?.title}</b>
              <strong>{count}</strong> <span>{words[kind]?.what(count)}</span>
              <small>{parts.screen.thing(who, look)?.name}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
