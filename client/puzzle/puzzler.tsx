import { BookOpen, Hand } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { same } from '../../engine/plain.ts';
import { LEARNER } from '../../table/lesson.ts';
import { Quietly } from '../../table/screen/quietly.tsx';
import { useTouching } from '../../table/screen/touching.tsx';
import learnt from '../learn/learn.module.css';
import { Starred } from '../learn/starred.tsx';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from '../play/at-table.ts';
import type { School } from '../play/school.ts';
import { openRule } from '../rules/open-rule.ts';
import { usePuzzle } from './at-puzzle.ts';
import { Solution } from './solution.tsx';
import { usePuzzleWords } from './use-puzzle-words.ts';
import styles from './puzzle.module.css';

/** Asks, and says of an answer what it is worth, with the best beside it; at last what all of them were. */
export const Puzzler: School['Teacher'] = ({ table, isPlaying, take }) => {
  const { line, course } = usePuzzle();
  const { acts } = useTouching();
  const [isShown, setIsShown] = useState(false);
  const { note, right } = line;
  const mistakes = useMistakes();
  const isThere = !isPlaying && line.isAt(table.position);
  const show = (action: Action): void => {
    setIsShown(true);
    take(action);
  };
  return (
    <>
      <Strip at={course.answers.length} />
      {isThere && !note && (
        <Solution table={table} how={isShown ? 'shown' : mistakes > 0 ? 'solved' : 'solvedAtOnce'} />
      )}
      {isThere &&
        note &&
        createPortal(
          <Quietly key={course.answers.length} thing={null} moved={`${course.mistake?.id} ${acts.length}`}>
            <Note table={table} onShow={right && mistakes > 0 ? () => show(right) : null} />
          </Quietly>,
          document.querySelector('#main') ?? document.body,
        )}
    </>
  );
};

/** How many answers were wrong so far. */
function useMistakes(): number {
  const { mistake } = usePuzzle().course;
  const [most, setMost] = useState(0);
  const now = mistake?.id ?? 0;
  useEffect(() => setMost(before => Math.max(before, now)), [now]);
  return Math.max(most, now);
}

function Strip({ at }: { readonly at: number }) {
  const say = usePuzzleWords();
  const { line, isToday } = usePuzzle();
  const { notes } = line.lesson;
  if (at >= notes.length) return null;
  return (
    <nav className={`${learnt.strip} ${styles.strip}`} aria-label={say.note} data-lid data-kept>
      <b>{isToday ? say.today : say.another}</b>
      {notes.length > 1 && <span>{say.of(at + 1, notes.length)}</span>}
      <Link href="/puzzles">{say.leave}</Link>
    </nav>
  );
}

interface NoteProps {
  readonly table: AtTable;
  readonly onShow: (() => void) | null;
}

function Note({ table, onShow }: NoteProps) {
  const say = usePuzzleWords();
  const { course } = usePuzzle();
  const { mistake, answers } = course;
  const prompt = table.position.prompts[LEARNER];
  const wrong = useWrong(table);
  return (
    <aside aria-label={say.note} className={learnt.note} data-note={answers.length + 1}>
      {mistake && wrong !== null && (
        <div role="alert" key={mistake.id} className={learnt.mistake}>
          <p>
            <Starred text={wrong} /> {say.harmless}
          </p>
        </div>
      )}
      <p role="status">
        <Starred text={answers.length === 0 ? say.ask : say.askNext} />
      </p>
      <div className={learnt.tools}>
        {prompt && (
          <button type="button" onClick={() => openRule(prompt.rule)}>
            <BookOpen size={16} aria-hidden="true" /> {say.rule}
          </button>
        )}
        {onShow && (
          <button type="button" data-show onClick={onShow}>
            <Hand size={16} aria-hidden="true" /> {say.show}
          </button>
        )}
        <Link href="/puzzles" className={styles.leave}>
          {say.leave}
        </Link>
      </div>
    </aside>
  );
}

/** What the last answer would have been worth; null where it is not one of those that are weighed, as a free move is not. */
function useWrong({ position, look }: AtTable): string | null {
  const say = usePuzzleWords();
  const { line, course } = usePuzzle();
  const action = course.mistake?.action;
  const { note } = line;
  if (!action || !note) return null;
  const at = position.prompts[LEARNER]?.options.findIndex(option => same(option, action)) ?? -1;
  const chance = note.chances[at];
  if (chance === undefined) return say.harmless;
  return say.wrong(look.texts.action(action, look.view, look.names), chance, Math.max(...note.chances));
}
