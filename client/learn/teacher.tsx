import { BookOpen, Hand, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { typesetIn } from '../../kit/typeset.ts';
import { type LessonNote, type Said, mistakeOf } from '../../table/lesson.ts';
import type { Spec } from '../../engine/types.ts';
import { Quietly } from '../../table/screen/quietly.tsx';
import { useTouching } from '../../table/screen/touching.tsx';
import { useLanguage } from '../language.ts';
import controls from '../page/controls.module.css';
import type { School } from '../play/school.ts';
import { openRule } from '../rules/open-rule.ts';
import { useTaught } from './course.ts';
import { Glow } from './glow.tsx';
import { Starred } from './starred.tsx';
import { Strip } from './strip.tsx';
import { useLearnWords } from './use-learn-words.ts';
import styles from './learn.module.css';

/** Says what to do, at the thing it speaks of, and what was wrong; one thing at a time. */
export const Teacher: School['Teacher'] = ({ table, isPlaying, take }) => {
  const { line, course } = useTaught();
  const { acts } = useTouching();
  const { lesson, note, right } = line;
  const isThere = !isPlaying && line.isAt(table.position);
  return (
    <>
      <Strip lesson={lesson} at={course.answers.length} />
      {isThere && !note && <Won say={lesson.won} />}
      {isThere && note && (
        <>
          {createPortal(
            <Quietly key={course.answers.length} thing={note.at} moved={`${course.mistake?.id} ${acts.length}`}>
              <Note note={note} onShow={right ? () => take(right) : null} />
            </Quietly>,
            document.querySelector('#main') ?? document.body,
          )}
          {!note.isFound && <Glow table={table} right={right} />}
        </>
      )}
    </>
  );
};

function Note({ note, onShow }: { readonly note: LessonNote<Spec>; readonly onShow: (() => void) | null }) {
  const say = useLearnWords();
  const language = useLanguage();
  const { line, course } = useTaught();
  const { answers } = course;
  const mistake = course.mistake && mistakeOf(line.lesson, note, course.mistake.action);
  return (
    <aside aria-label={say.note} className={styles.note} data-note={answers.length + 1}>
      {mistake && (
        <div role="alert" key={course.mistake?.id} className={styles.mistake}>
          <p>
            <b>{say.mistake}</b> <Starred text={typesetIn(language, mistake.say[language])} />
          </p>
        </div>
      )}
      <p role="status">
        <Starred text={typesetIn(language, note.say[language])} />
      </p>
      <div className={styles.tools}>
        {answers.length > 0 && (
          <button type="button" onClick={() => line.again()}>
            <RotateCcw size={16} aria-hidden="true" /> {say.watch}
          </button>
        )}
        <button type="button" onClick={() => openRule(mistake?.rule ?? note.rule)}>
          <BookOpen size={16} aria-hidden="true" /> {say.rule}
        </button>
        {onShow && (
          <button type="button" data-show onClick={onShow}>
            <Hand size={16} aria-hidden="true" /> {say.show}
          </button>
        )}
      </div>
    </aside>
  );
}

/** The small victory, and where to go from there. */
function Won({ say }: { readonly say: Said }) {
  const words = useLearnWords();
  const language = useLanguage();
  const { game, next, restart } = useTaught();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const match = `/learn/${game}/match`;
  return createPortal(
    <section className={styles.won} aria-labelledby="won" data-lid>
      <h2 id="won" ref={title} tabIndex={-1}>
        {words.won}
      </h2>
      <p>
        <Starred text={typesetIn(language, say[language])} />
      </p>
      <p className={styles.ways}>
        <Link href={next ? `/learn/${game}/${next.id}` : match} className={controls.primary}>
          {next ? words.next(next.title) : words.matchBegin}
        </Link>
        {next && (
          <Link href={match} className={controls.button}>
            {words.matchBegin}
          </Link>
        )}
        <button type="button" className={controls.plain} onClick={restart}>
          {words.again}
        </button>
        <Link href={`/learn/${game}`} className={controls.plain}>
          {words.toList}
        </Link>
      </p>
    </section>,
    document.querySelector('#board') ?? document.body,
  );
}
