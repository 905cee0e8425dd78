import { Check } from 'lucide-react';
import { Link } from 'wouter';
import type { Spec } from '../../engine/types.ts';
import { typesetIn } from '../../kit/typeset.ts';
import type { Lesson } from '../../table/lesson.ts';
import { useLanguage } from '../language.ts';
import { useTaught } from './course.ts';
import { useLearnWords } from './use-learn-words.ts';
import styles from './learn.module.css';

/** How far one has come, and the way past it. */
export function Strip({ lesson, at }: { readonly lesson: Lesson<Spec>; readonly at: number }) {
  const say = useLearnWords();
  const language = useLanguage();
  const { game, next } = useTaught();
  const { notes } = lesson;
  if (at >= notes.length) return null;
  const begins = notes.flatMap(({ part }, n) => (part ? [{ n, title: typesetIn(language, part[language]) }] : []));
  const current = begins.findLastIndex(({ n }) => n <= at);
  return (
    <nav className={styles.strip} aria-label={say.parts} data-lid data-kept>
      <b>{say.of(at + 1, notes.length)}</b>
      <ol role="list">
        {begins.map(({ n, title }, part) => (
          <li key={n} aria-current={part === current ? 'step' : undefined} data-done={part < current || undefined}>
            <i aria-hidden="true">{part < current ? <Check size={14} /> : part + 1}</i>
            <span>{title}</span>
          </li>
        ))}
      </ol>
      <progress value={at} max={notes.length} aria-hidden="true" />
      <Link href={next ? `/learn/${game}/${next.id}` : `/learn/${game}`} aria-label={say.skipAll} data-skip>
        {say.skip}
      </Link>
    </nav>
  );
}
