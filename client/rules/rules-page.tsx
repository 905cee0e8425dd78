import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type Rulebook, ruleTexts } from '../../engine/rulebook.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useFace } from '../covers.tsx';
import { useLanguage, useWords } from '../language.ts';
import { useRuleWords } from './use-rule-words.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { OriginsNote } from '../origins/origins-note.tsx';
import { Book } from './book.tsx';
import { rulebookOf } from './rulebooks.ts';

export function RulesPage({ game }: { readonly game: string }) {
  const words = useWords();
  const ruleWords = useRuleWords();
  const language = useLanguage();
  const [book, again] = useLoaded(`${game} ${language}`, () => rulebookOf(game, language));
  if (book.state === 'loading') return <Waiting />;
  if (book.state === 'ready') return <Rules game={game} book={book.value} />;
  if (book.error.code === 'no-game') return <NotFound reason={words.refusal('no-game', book.error.values)} />;
  return (
    <Page title={ruleWords.title}>
      <Refusal error={book.error} onAgain={again} />
    </Page>
  );
}

/** The whole rulebook; each rule has its address. */
function Rules({ game, book }: { readonly game: string; readonly book: Rulebook }) {
  const ruleWords = useRuleWords();
  const face = useFace(game);
  const [id] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const current = useMemo(() => (ruleTexts(book).has(id) ? id : null), [book, id]);
  useEffect(() => {
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return (
    <Page title={book.title} lead={<Link href={`/new/${game}`}>{ruleWords.play}</Link>} banner={face} isSlim isWide>
      <OriginsNote game={game} />
      <Book game={game} book={book} current={current} isPage />
    </Page>
  );
}
