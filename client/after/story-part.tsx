import { useAfterWords } from './use-after-words.ts';
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import type { Spec } from '../../engine/types.ts';
import type { Told } from '../../table/story.ts';
import { type Loaded, useLoaded } from '../calls/loaded.ts';
import { unseen } from '../../table/unseen.ts';
import type { AtTable } from '../play/at-table.ts';
import type { Recorded } from './retold.ts';
import { type Titled, storyOf } from './stories.ts';
import styles from './after.module.css';

interface Props {
  readonly table: AtTable;
  readonly record: Loaded<Recorded>;
}

/** The match in a few lines, each one a way into the replay. */
export function StoryPart({ table, record }: Props) {
  const later = useAfterWords();
  const { game, id } = table.state.lobby;
  const retold = record.state === 'ready' ? record.value.retold : null;
  const { language } = table.look;
  const { outcome } = table.position;
  const [story] = useLoaded(`${id} ${retold ? 'told' : ''} ${language}`, async () =>
    retold ? storyOf(game, retold, language) : [],
  );
  const isLost = record.state === 'failed' || (record.state === 'ready' && !retold);
  return (
    <section aria-labelledby="story" className={styles.part}>
      <h3 id="story">{later.after.story}</h3>
      {record.state === 'loading' && <p role="status">{later.after.storyLoading}</p>}
      {isLost && <p>{later.after.noStory}</p>}
      {story.state === 'ready' && story.value.map((chapter, i) => <Chapter key={i} table={table} chapter={chapter} />)}
      {/* No event tells of it. */}
      {outcome?.reason === 'conceded' && <p>{table.look.texts.outcome(outcome, table.look.names)}</p>}
    </section>
  );
}

function Chapter({ table, chapter }: { readonly table: AtTable; readonly chapter: Titled }) {
  const { texts, names, view } = table.look;
  const text = ({ event }: Told<Spec['event']>): string | null =>
    table.parts.screen.news?.(event, table.look, []) ?? texts.event(event, names, view);
  return (
    <div className={styles.chapter}>
      {chapter.head && <h4>{chapter.title ?? text(chapter.head)}</h4>}
      <ul role="list">
        {chapter.moments.map((told, i) => {
          const line = text(told);
          return line === null ? null : (
            <Moment key={i} line={line} address={`/replay/${table.state.lobby.id}#${told.n}`} />
          );
        })}
      </ul>
    </div>
  );
}

function Moment({ line, address }: { readonly line: string; readonly address: string }) {
  const later = useAfterWords();
  return (
    <li className={styles.moment}>
      <span>{line}</span>
      <Link href={address} className={styles.again} title={later.after.seeAgain}>
        <Play size={15} aria-hidden="true" />
        <span className={unseen}>{later.after.seeAgainOf(line)}</span>
      </Link>
    </li>
  );
}
