import { Link } from 'wouter';
import { useWords } from '../language.ts';
import { openRule } from '../rules/open-rule.ts';
import { useTaught } from './course.ts';
import { SchoolMenu } from './school-menu.tsx';
import { useLearnWords } from './use-learn-words.ts';

/** What is rarely needed in a lesson. */
export function LessonMenu() {
  const words = useWords();
  const say = useLearnWords();
  const { game, restart } = useTaught();
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
          <Link href={`/learn/${game}`}>{say.toList}</Link>
          <Link href={`/learn/${game}/match`}>{say.matchBegin}</Link>
        </>
      )}
    </SchoolMenu>
  );
}
