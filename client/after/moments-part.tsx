import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Spec } from '../../engine/types.ts';
import { played } from '../../table/motions.ts';
import type { HandParts } from '../../table/screen/screen-parts.ts';
import { highlights } from '../../table/story.ts';
import type { ThingId } from '../../table/touch.ts';
import { unseen } from '../../table/unseen.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useFace } from '../covers.tsx';
import type { AtTable } from '../play/at-table.ts';
import type { Retold } from './jobs.ts';
import { gameStory, titledChapters } from './stories.ts';
import { useAfterWords } from './use-after-words.ts';
import styles from './after.module.css';

interface Props {
  readonly table: AtTable;
  readonly retold: Retold;
  readonly hand: HandParts<Spec> | null;
}

const MOST = 4;
const MOST_DRAWN = 2;
const SHORT = 16; // letters of a heading that has room over a picture

/** The match in a few pictures, each one a way into the replay. */
export function MomentsPart({ table, retold, hand }: Props) {
  const later = useAfterWords();
  const { look, parts, state } = table;
  const { game, id } = state.lobby;
  const face = useFace(game);
  const [story] = useLoaded(`story of ${game}`, () => gameStory(game));
  if (story.state !== 'ready' || !story.value) return null;
  const chapters = titledChapters(story.value, retold, look.language);
  const { value } = story;
  const told = highlights(value, chapters, MOST).flatMap(({ head, told: { n, event } }) => {
    const line = parts.screen.news?.(event, look, []) ?? look.texts.event(event, look.names, look.view);
    const titled = chapters.find(chapter => chapter.head === head);
    const title = titled?.title ?? (head && look.texts.event(head.event, look.names, look.view));
    const heading = value.heading?.(event, look) ?? null;
    const art = drawn(event, value.about?.(event, look.view) ?? []);
    return line === null ? [] : [{ n, line, title, heading, art }];
  });
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="moments" className={styles.moments}>
      <h3 id="moments">{later.after.inMoments(told.length)}</h3>
      <ul role="list">
        {told.map(({ n, line, title, heading, art }) => (
          <li key={n + line}>
            <Link href={`/replay/${id}#${n}`} className={styles.still} style={face.style}>
              <i aria-hidden="true" data-cover={!art || undefined}>
                {art ?? face.art}
              </i>
              {title && title.length <= SHORT && <b>{title}</b>}
              <span>
                {heading !== null && <strong>{heading}</strong>}
                {line}
              </span>
              <em>
                <Play size={13} aria-hidden="true" /> {later.after.seeAgain}
                <span className={unseen}>{`: ${line}`}</span>
              </em>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );

  /** Whom it is about, else where it happened. */
  function drawn(event: Spec['event'], about: readonly ThingId[]): ReactNode {
    const { at, flight } = played(parts.motions, event, look);
    const things = [...new Set([flight?.from, ...about, at, flight?.to])];
    const found = things.flatMap(thing => (thing && hand?.picture(thing, look)) || []).slice(0, MOST_DRAWN);
    return found.length > 0 ? found.map((one, i) => <span key={i}>{one}</span>) : null;
  }
}
