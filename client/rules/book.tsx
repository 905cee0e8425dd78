import { useId, useState } from 'react';
import type { Chapter, Rulebook } from '../../engine/rulebook.ts';
import type { RuleId } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { found, pieces } from './search.ts';
import styles from './rules.module.css';

interface Props {
  readonly book: Rulebook;
  /** A rule that is being looked for. */
  readonly current: RuleId | null;
  /** On a page of its own each rule has an address. */
  readonly isPage: boolean;
}

/** Chapters with their rules, and a search through all of them. */
export function Book({ book, current, isPage }: Props) {
  const words = useWords();
  const [query, setQuery] = useState('');
  const field = useId();
  // Whoever comes for one rule must find it: chapters that are not drawn have no height to scroll past.
  const [isWhole] = useState(() => !isPage || location.hash !== '');
  const chapters = found(book, query);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return (
    <div className={isPage ? `${styles.book} ${styles.page}` : styles.book} data-whole={isWhole}>
      <div className={styles.aside}>
        <div role="search" className={controls.field}>
          <label htmlFor={field}>{words.rules.search}</label>
          <input id={field} type="search" value={query} onChange={event => setQuery(event.target.value)} />
          <p role="status" className={controls.note}>
            {query.trim() === '' ? '' : words.rules.count(count)}
          </p>
        </div>
        {isPage && (
          <nav aria-label={words.rules.chapters} className={styles.contents}>
            <ol>
              {chapters.map(chapter => (
                <li key={chapter.slug}>
                  <a href={`#${chapter.slug}`}>{chapter.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className={styles.chapters}>
        {chapters.map(chapter => (
          <ChapterPart key={chapter.slug} chapter={chapter} query={query} current={current} isPage={isPage} />
        ))}
        {chapters.length === 0 && <p>{words.rules.nothing}</p>}
      </div>
    </div>
  );
}

interface ChapterProps extends Pick<Props, 'current' | 'isPage'> {
  readonly chapter: Chapter;
  readonly query: string;
}

function ChapterPart({ chapter, query, current, isPage }: ChapterProps) {
  const words = useWords();
  const heading = useId();
  return (
    <section id={isPage ? chapter.slug : undefined} aria-labelledby={heading} className={styles.chapter}>
      <h2 id={heading}>{chapter.title}</h2>
      {chapter.intro && query.trim() === '' && <p className={styles.intro}>{chapter.intro}</p>}
      {chapter.rules.map(rule => (
        <div
          key={rule.id}
          id={isPage ? rule.id : undefined}
          data-rule={rule.id}
          className={rule.id === current ? `${styles.rule} ${styles.current}` : styles.rule}
        >
          {isPage ? (
            <a href={`#${rule.id}`} aria-label={words.rules.linkTo(rule.id)} className={styles.id}>
              {rule.id}
            </a>
          ) : (
            <span className={styles.id}>{rule.id}</span>
          )}
          <p>
            {pieces(rule.text, query).map((piece, i) =>
              piece.isFound ? <mark key={i}>{piece.text}</mark> : piece.text,
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
