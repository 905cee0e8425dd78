import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Chapter, Rulebook } from '../../engine/rulebook.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useLanguage, useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { rulebookOf } from './rulebooks.ts';
import { found, pieces } from './search.ts';
import styles from './rules.module.css';

export function RulesPage({ game }: { readonly game: string }) {
  const words = useWords();
  const language = useLanguage();
  const [book, again] = useLoaded(`${game} ${language}`, () => rulebookOf(game, language));
  if (book.state === 'loading') return <Waiting />;
  if (book.state === 'ready') return <Rules game={game} book={book.value} />;
  if (book.error.code === 'no-game') return <NotFound reason={words.refusal('no-game', book.error.values)} />;
  return (
    <Page title={words.rules.title}>
      <Refusal error={book.error} onAgain={again} />
    </Page>
  );
}

/** Chapters with their rules; each rule has its address. */
function Rules({ game, book }: { readonly game: string; readonly book: Rulebook }) {
  const words = useWords();
  const [query, setQuery] = useState('');
  const chapters = found(book, query);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <Page title={book.title} lead={<Link href={`/new/${game}`}>{words.rules.play}</Link>}>
      <div className={styles.book}>
        <div className={styles.aside}>
          <div role="search" className={controls.field}>
            <label htmlFor="query">{words.rules.search}</label>
            <input id="query" type="search" value={query} onChange={event => setQuery(event.target.value)} />
            <p role="status" className={controls.note}>
              {query.trim() === '' ? '' : words.rules.count(count)}
            </p>
          </div>
          <nav aria-label={words.rules.chapters} className={styles.contents}>
            <ol>
              {chapters.map(chapter => (
                <li key={chapter.slug}>
                  <a href={`#${chapter.slug}`}>{chapter.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={styles.chapters}>
          {chapters.map(chapter => (
            <ChapterPart key={chapter.slug} chapter={chapter} query={query} />
          ))}
          {chapters.length === 0 && <p>{words.rules.nothing}</p>}
        </div>
      </div>
    </Page>
  );
}

function ChapterPart({ chapter, query }: { readonly chapter: Chapter; readonly query: string }) {
  const words = useWords();
  return (
    <section id={chapter.slug} aria-labelledby={`${chapter.slug}-title`} className={styles.chapter}>
      <h2 id={`${chapter.slug}-title`}>{chapter.title}</h2>
      {chapter.intro && query.trim() === '' && <p className={styles.intro}>{chapter.intro}</p>}
      {chapter.rules.map(rule => (
        <div key={rule.id} id={rule.id} className={styles.rule}>
          <a href={`#${rule.id}`} aria-label={words.rules.linkTo(rule.id)} className={styles.id}>
            {rule.id}
          </a>
          <p>
            {pieces(rule.text, query).map((piece, i) =>
              piece.isFound ? <mark key={i}>{piece.text}</mark> : <span key={i}>{piece.text}</span>,
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
