import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import type { Seat, Spec } from '../../engine/types.ts';
import { typesetIn } from '../../kit/typeset.ts';
import { gainsOf } from '../../table/guide.ts';
import { LEARNER, isRight } from '../../table/lesson.ts';
import type { Look } from '../../table/look.ts';
import { guideOf } from '../guides.ts';
import learnt from '../learn/learn.module.css';
import controls from '../page/controls.module.css';
import type { AtTable } from '../play/at-table.ts';
import { usePuzzle } from './at-puzzle.ts';
import { dayOf, streakOn } from './daily.ts';
import styles from './puzzle.module.css';
import { noteSolved, solvedDays } from './solved.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';

interface Props {
  readonly table: AtTable;
  readonly how: 'solvedAtOnce' | 'solved' | 'shown';
}

/** What was found, why it was best, and what each answer was worth. */
export function Solution({ table, how }: Props) {
  const say = usePuzzleWords();
  const { line, game, isToday, another } = usePuzzle();
  const title = useRef<HTMLHeadingElement>(null);
  const [streak, setStreak] = useState(0);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    const today = dayOf(new Date());
    if (how !== 'shown') noteSolved(game, line.lesson.id, isToday ? today : null);
    setStreak(streakOn(solvedDays(), today));
  }, []);
  const last = line.lesson.notes.length - 1;
  const looks = useMemo(() => line.lesson.notes.map((_, at) => lookAt(table, line.laidAt(at)?.views)), [line, table]);
  const gains = useGains(looks[last]);
  return createPortal(
    <section className={learnt.won} aria-labelledby="won" data-lid>
      <h2 id="won" ref={title} tabIndex={-1}>
        {say[how]}
      </h2>
      {isToday && how !== 'shown' && streak > 1 && <p className={styles.streak}>{say.streak(streak)}</p>}
      {gains.length > 0 && (
        <p>
          <strong>{say.because}</strong> {gains.join(' ')}
        </p>
      )}
      {looks.map((look, at) => look && <Worth key={line.lesson.notes[at]?.right.length} look={look} at={at} />)}
      <p className={styles.judged}>{say.judged}</p>
      <p className={learnt.ways}>
        {another && (
          <Link href={`/puzzles/${game}/${another}`} className={controls.primary}>
            {say.another}
          </Link>
        )}
        <Link href="/puzzles" className={controls.button}>
          {say.toList}
        </Link>
        <Link href={`/new/${game}`} className={controls.plain}>
          {say.play}
        </Link>
      </p>
    </section>,
    document.querySelector('#board') ?? document.body,
  );
}

/** How the table looked to the learner then. */
const lookAt = ({ look }: AtTable, views: ReadonlyMap<Seat | 'table', object> | undefined): Look<Spec> | null => {
  const view = views?.get(LEARNER) ?? views?.get('table');
  return view ? { ...look, view } : null;
};

/** What speaks for the last answer, in the words that hints have for it. */
function useGains(look: Look<Spec> | null | undefined): readonly string[] {
  const { line, game, course } = usePuzzle();
  const [gains, setGains] = useState<readonly string[]>([]);
  const action = course.answers.at(-1);
  const because = line.lesson.notes.at(-1)?.because ?? [];
  useEffect(() => {
    let isWanted = true;
    const find = async (): Promise<void> => {
      const guide = await guideOf(game);
      if (!isWanted || !action || !look || !guide?.hints) return;
      setGains(gainsOf(guide.hints, action, because, look).map(line => typesetIn(look.language, line)));
    };
    find().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [game]);
  return gains;
}

/** The answers to one of the questions, the best first. */
function Worth({ look, at }: { readonly look: Look<Spec>; readonly at: number }) {
  const say = usePuzzleWords();
  const { line } = usePuzzle();
  const note = line.lesson.notes[at];
  const options = line.laidAt(at)?.position?.prompts[LEARNER]?.options ?? [];
  if (!note) return null;
  const rows = options
    .map((action, n) => ({ action, chance: note.chances[n] ?? 0, isBest: isRight(note, action) }))
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || b.chance - a.chance);
  return (
    <table className={styles.worth}>
      <caption>{say.worth}</caption>
      <thead>
        <tr>
          <th scope="col">{say.answer}</th>
          <th scope="col">{say.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ action, chance, isBest }) => (
          <tr key={JSON.stringify(action)} data-right={isBest || undefined}>
            <th scope="row">
              {isBest && <Check size={16} role="img" aria-label={say.right} />}{' '}
              {look.texts.action(action, look.view, look.names)}
            </th>
            <td>
              <meter min={0} max={100} value={chance} aria-hidden="true" /> {say.points(chance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
