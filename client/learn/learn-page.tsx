import { Check, Clock, Dices, Puzzle } from 'lucide-react';
import { Link, Redirect } from 'wouter';
import type { Spec } from '../../engine/types.ts';
import { typesetIn } from '../../kit/typeset.ts';
import type { Lesson } from '../../table/lesson.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useFace } from '../covers.tsx';
import { gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { gamesWithPuzzles } from '../puzzle/puzzles.ts';
import { answersIn, isDone, lessonsOf } from './lessons.ts';
import { useLearnWords } from './use-learn-words.ts';
import styles from './learn.module.css';

/** The lessons of a game, in their order, and at last a real match. */
export function LearnPage({ game }: { readonly game: string }) {
  const say = useLearnWords();
  const language = useLanguage();
  const face = useFace(game);
  const [loaded, again] = useLoaded(`${game} ${language}`, async () => {
    const [lessons, texts] = await Promise.all([lessonsOf(game), gameTexts(game, language)]);
    return { lessons, title: texts.title };
  });
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed')
    return (
      <Page title={say.lessons}>
        <Refusal error={loaded.error} onAgain={again} />
      </Page>
    );
  const { lessons, title } = loaded.value;
  if (lessons.length === 0) return <Redirect to={`/learn/${game}/match`} replace />;
  const next = lessons.find(({ id }) => !isDone(game, id)) ?? null;
  return (
    <Page title={say.titleOf(title)} lead={say.lead} banner={face} isSlim>
      <ol role="list" className={styles.lessons} aria-label={say.lessons}>
        {lessons.map((lesson, at) => (
          <Entry key={lesson.id} game={game} lesson={lesson} number={at + 1} isNext={lesson === next} />
        ))}
        <li className={styles.entry} data-next={next === null || undefined}>
          <span className={styles.number}>
            <Dices size={22} aria-hidden="true" />
          </span>
          <div>
            <h2>{say.match}</h2>
            <p>{say.matchAbout}</p>
          </div>
          <Link href={`/learn/${game}/match`} className={next === null ? controls.primary : controls.button}>
            {say.matchBegin}
          </Link>
        </li>
        {gamesWithPuzzles.includes(game) && (
          <li className={styles.entry}>
            <span className={styles.number}>
              <Puzzle size={22} aria-hidden="true" />
            </span>
            <div>
              <h2>{say.puzzle}</h2>
              <p>{say.puzzleAbout}</p>
            </div>
            <Link href={`/puzzles/${game}`} className={controls.button}>
              {say.puzzleBegin}
            </Link>
          </li>
        )}
      </ol>
    </Page>
  );
}

interface EntryProps {
  readonly game: string;
  readonly lesson: Lesson<Spec>;
  readonly number: number;
  readonly isNext: boolean;
}

function Entry({ game, lesson, number, isNext }: EntryProps) {
  const say = useLearnWords();
  const language = useLanguage();
  const { id, title, about, minutes } = lesson;
  const isOver = isDone(game, id);
  const isBegun = answersIn(game, id).length > 0;
  return (
    <li className={styles.entry} data-next={isNext || undefined} data-done={isOver || undefined}>
      <span className={styles.number}>
        {isOver ? <Check size={24} role="img" aria-label={say.done} /> : <b>{number}</b>}
      </span>
      <div>
        <h2>{typesetIn(language, title[language])}</h2>
        <p>{typesetIn(language, about[language])}</p>
        <p className={styles.minutes}>
          <Clock size={15} aria-hidden="true" /> {say.minutes(minutes)}
        </p>
      </div>
      <Link
        href={`/learn/${game}/${id}`}
        className={isNext ? controls.primary : controls.button}
        aria-label={`${isBegun ? say.goOn : isOver ? say.again : say.begin} : ${title[language]}`}
      >
        {isBegun ? say.goOn : isOver ? say.again : say.begin}
      </Link>
    </li>
  );
}
