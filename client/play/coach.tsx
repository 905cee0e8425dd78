import { GraduationCap } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '../../engine/types.ts';
import { nextNote } from '../../table/guide.ts';
import { Quietly } from '../../table/screen/quietly.tsx';
import { useShown, useTouching } from '../../table/screen/touching.tsx';
import { unseen } from '../../table/unseen.ts';
import { useLoaded } from '../calls/loaded.ts';
import { guideOf, teachAt } from '../guides.ts';
import { useWords } from '../language.ts';
import { remember, remembered } from '../memory.ts';
import { openRule } from '../rules/open-rule.ts';
import type { Words } from '../text/words.ts';
import { typesetIn } from '../../kit/typeset.ts';
import type { AtTable } from './at-table.ts';
import { useLatest } from './latest.ts';
import { IS_TOUCHED } from './touched.ts';
import styles from './coach.module.css';

interface Props {
  readonly table: AtTable;
  readonly seat: Seat;
  /** Something else is to be read there. */
  readonly isQuiet: boolean;
  readonly onStop: () => void;
  /** It says something, or nothing any more. */
  readonly onSpeak: (isSpeaking: boolean) => void;
}

const saidAt = (id: string): Set<string> => new Set((remembered(`guide.${id}`) ?? '').split(' ').filter(Boolean));

const TIP = 'tip';

/** How one finds out about things: once the first note has been read, and when the game has nothing to say itself. */
const tipOf = ({ guide }: Words) => ({ id: TIP, title: guide.title, text: guide.tip(IS_TOUCHED) });

const READ = 2500; // milliseconds

/** Teaches while one plays, at the thing it speaks of: one thing at a time, when its moment has come, each once. */
export function Coach({ table, seat, isQuiet, onStop, onSpeak }: Props) {
  const words = useWords();
  const { lobby } = table.state;
  const [guide] = useLoaded(lobby.game, () => guideOf(lobby.game));
  const [said, setSaid] = useState<ReadonlySet<string>>(() => saidAt(lobby.id));
  const passed = useRef(new Map<string, number>());
  const { position, look } = table;
  const { chosen, isBegun } = useTouching();
  const { n } = position;
  const notes = guide.state === 'ready' ? (guide.value?.notes ?? []) : [];
  const step = position.prompts[seat]?.step ?? null;
  const isOver = position.outcome !== null;
  const at = { step, view: look.view, seat, isOver };
  const isTipDue = said.size > 0 && !said.has(TIP) && step !== null;
  const note = nextNote(notes, said, at) ?? (isTipDue ? tipOf(words) : null);
  const keep = (next: ReadonlySet<string>): void => {
    remember(`guide.${lobby.id}`, [...next].join(' '));
    setSaid(next);
  };
  const understood = (id: string): void => keep(new Set([...said, id]));
  const pass = useLatest((id: string, n: number): void => {
    passed.current.set(id, n);
    understood(id);
  });
  // Whoever plays on has read what stood there, if it stood there long enough.
  const [standing, setStanding] = useState<string | null>(null);
  // Whoever has begun to answer is told nothing new; what lies in one's hand from the beginning begins nothing.
  const isLate = isBegun && note?.id !== standing;
  const shown = note && !isQuiet && !isLate ? note.id : null;
  useEffect(() => {
    setStanding(shown);
    if (shown === null) return undefined;
    const since = performance.now();
    return () => {
      if (performance.now() - since > READ) pass(shown, n);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- where it stood when it was first shown
  }, [shown, pass]);
  useEffect(() => {
    onSpeak(shown !== null);
    return () => onSpeak(false);
  }, [shown, onSpeak]);
  // Whoever goes back to where it stood, and has not said so, hears it again.
  useEffect(() => {
    const again = [...passed.current].filter(([, at]) => at >= n).map(([id]) => id);
    if (again.length === 0) return;
    for (const id of again) passed.current.delete(id);
    keep(new Set([...said].filter(id => !again.includes(id))));
    // oxlint-disable-next-line react/exhaustive-deps -- asked once wherever the table stands
  }, [n]);
  // A finger that asked for something reads that first.
  const isAside = useShown() !== null && IS_TOUCHED;
  if (!note || shown === null || isAside) return null;
  const stop = (): void => {
    teachAt(null);
    onStop();
  };
  const thing = 'say' in note ? (note.at?.(at) ?? null) : null;
  const { title, text } = 'say' in note ? note.say[look.language] : note;
  const brief = (open: () => void) => (
    <aside aria-label={words.guide.title}>
      <button type="button" aria-expanded="false" onClick={open}>
        <GraduationCap size={20} aria-hidden="true" /> {typesetIn(look.language, title)}
      </button>
      <p role="status" className={unseen}>
        {typesetIn(look.language, text)}
      </p>
    </aside>
  );
  const bubble = (
    <aside aria-label={words.guide.title} className={styles.coach}>
      <div role="status" className={styles.text}>
        <h2>{typesetIn(look.language, title)}</h2>
        <p>{typesetIn(look.language, text)}</p>
      </div>
      <div className={styles.tools}>
        <button type="button" data-main onClick={() => understood(note.id)}>
          {words.guide.understood}
        </button>
        {'say' in note && note.rule && (
          <button type="button" onClick={() => openRule(note.rule)}>
            {words.guide.rule}
          </button>
        )}
        {!isOver && (
          <button type="button" onClick={stop}>
            {words.guide.stop}
          </button>
        )}
      </div>
    </aside>
  );
  // The surface cuts off what leaves it; a note may. Within the table, so that what one points at is told over it.
  return createPortal(
    <Quietly key={note.id} thing={thing} moved={`${n} ${chosen.join(' ')}`} brief={brief}>
      {bubble}
    </Quietly>,
    document.querySelector('#main') ?? document.body,
  );
}
