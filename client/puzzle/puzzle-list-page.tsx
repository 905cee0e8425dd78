import { Check, Puzzle } from 'lucide-react';
import { Link } from 'wouter';
import { useLoaded } from '../calls/loaded.ts';
import type { Puzzle as PuzzleOfGame } from '../../engine/puzzle.ts';
import { useFace } from '../covers.tsx';
import { gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { dayOf, puzzleOfDay, streakOn } from './daily.ts';
import { gamesWithPuzzles, puzzlesOf } from './puzzles.ts';
import { isSolved, solvedCount, solvedDays } from './solved.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';
import styles from './puzzle.module.css';

/** One puzzle for each game, today. */
export function PuzzleListPage() {
  const say = usePuzzleWords();
  const language = useLanguage();
  const today = dayOf(new Date());
  const [loaded, again] = useLoaded(`${language} ${today}`, () =>
    Promise.all(
      gamesWithPuzzles.map(async game => {
        const [puzzles, { title }] = await Promise.all([puzzlesOf(game), gameTexts(game, language)]);
        return { game, title, puzzle: puzzleOfDay(puzzles, today), count: puzzles.length };
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
      <p className={styles.days}>{streak === 0 ? say.noStreak : say.streak(streak)}</p>
      <ul role="list" className={styles.puzzles} aria-label={say.list}>
        {loaded.value.map(
          ({ game, title, puzzle, count }) => puzzle && <Entry key={game} {...{ game, title, puzzle, count }} />,
        )}
      </ul>
    </Page>
  );
}

interface EntryProps {
  readonly game: string;
  readonly title: string;
  readonly puzzle: PuzzleOfGame;
  /** How many puzzles the game has. */
  readonly count: number;
}

function Entry({ game, title, puzzle, count }: EntryProps) {
  const say = usePuzzleWords();
  const face = useFace(game);
  const isOver = isSolved(game, puzzle.id);
  const act = isOver ? say.again : say.begin;
  return (
    <li className={styles.puzzle} style={face.style} data-done={isOver || undefined}>
      <div className={styles.art} aria-hidden="true">
        {face.art}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>
          {isOver ? <Check size={18} role="img" aria-label={say.done} /> : <Puzzle size={18} aria-hidden="true" />}
          {say.about(puzzle.answers.length)}
        </p>
        <p className={styles.found}>{say.found(solvedCount(game), count)}</p>
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
}
