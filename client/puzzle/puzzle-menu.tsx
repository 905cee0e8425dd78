import { Link } from 'wouter';
import { useWords } from '../language.ts';
import { SchoolMenu } from '../learn/school-menu.tsx';
import { openRule } from '../rules/open-rule.ts';
import { usePuzzle } from './at-puzzle.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';

/** What is rarely needed at a puzzle. */
export function PuzzleMenu() {
  const words = useWords();
  const say = usePuzzleWords();
  const { game, restart } = usePuzzle();
  return (
    <SchoolMenu title={say.menu}>
      {then => (
        <>
          <button type="button" onClick={then(restart)}>
            {say.restart}
          </button>
          <button type="button" onClick={then(() => openRule(null))}>
            {words.play.rules}
          </button>
          <Link href="/puzzles">{say.toList}</Link>
          <Link href={`/learn/${game}`}>{say.learn}</Link>
        </>
      )}
    </SchoolMenu>
  );
}
