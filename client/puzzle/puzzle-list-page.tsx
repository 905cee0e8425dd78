import { Check, Puzzle } from 'lucide-react';
import { Link } from 'wouter';
import { useLoaded } from '../calls/loaded.ts';
import { gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import learnt from '../learn/learn.module.css';
import controls from '../page/controls.module.css';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { dayOf, puzzleOfDay, streakOn } from './daily.ts';
import { gamesWithPuzzles, puzzlesOf } from './puzzles.ts';
import { isSolved, solvedDays } from './solved.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';

/** One puzzle for each game, today. */
export function PuzzleListPage() {
  const say = usePuzzleWords();
  const language = useLanguage();
  const today = dayOf(new Date());
  const [loaded, again] = useLoaded(`${language} ${today}`, () =>
    Promise.all(
      gamesWithPuzzles.map(async game => {
        const [puzzles, { title }] = await Promise.all([puzzlesOf(game), gameTexts(game, language)]);
        return { game, title, puzzle: puzzleOfDay(puzzles, today) };
      }),
    ),
  );
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed')
    return (
      <Page title={say.title}>
        <Refusal error={loaded.error} onAgain={again} />
      </Page>
    );
  const streak = streakOn(solvedDays(), today);
  return (
    <Page title={say.title} lead={say.lead}>
      <p>{streak === 0 ? say.noStreak : say.streak(streak)}</p>
      <ul role="list" className={learnt.lessons} aria-label={say.list}>
        {loaded.value.map(({ game, title, puzzle }) => {
          if (!puzzle) return null;
          const isOver = isSolved(game, puzzle.id);
          const act = isOver ? say.again : say.begin;
          return (
            <li key={game} className={learnt.entry} data-done={isOver || undefined}>
              <span className={learnt.number}>
                {isOver ? (
                  <Check size={24} role="img" aria-label={say.done} />
                ) : (
                  <Puzzle size={22} aria-hidden="true" />
                )}
              </span>
              <div>
                <h2>{title}</h2>
                <p>{say.about(puzzle.answers.length)}</p>
              </div>
              <Link
                href={`/puzzles/${game}`}
                className={isOver ? controls.button : controls.primary}
                aria-label={`${act} : ${title}`}
              >
                {act}
              </Link>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
