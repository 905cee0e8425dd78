import { useState } from 'react';
import type { Ending } from '../../referee/messages.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';

/** Whoever looks at another part of the page is asked all the same. */
const comeIntoSight = (question: HTMLElement | null): void => question?.scrollIntoView({ block: 'nearest' });

/** Somebody would like to end the match for all: the question, who has yet to answer it, and what came of it. */
export function EndAsked({ table }: { readonly table: AtTable }) {
  const words = useWords();
  const saying = useSeatingWords().ending;
  const [read, setRead] = useState<number | null>(null);
  const { line, state, look } = table;
  const { lobby, endDeclined } = state;
  const { ending, concession } = lobby;
  const answer = (question: Ending, isYes: boolean, label = isYes ? saying.agree : saying.goOn) => (
    <button type="button" className={controls.button} onClick={() => void line.answerEnd(question, isYes)}>
      {label}
    </button>
  );
  if (ending?.part === 'asked')
    return (
      <div role="alert" className={controls.info} ref={comeIntoSight}>
        <p>{saying.question(look.names[ending.seat] ?? '', concession === 'own')}</p>
        <span className={controls.row}>
          {answer(ending, true)}
          {answer(ending, false)}
        </span>
      </div>
    );
  if (ending) {
    const names = ending.waitsFor.map(seat => look.names[seat]).join(', ');
    return (
      <div role="status" className={controls.info}>
        <p>{ending.part === 'asks' ? saying.waits(names) : saying.agreed(names)}</p>
        {answer(ending, false, ending.part === 'asks' ? saying.withdraw : undefined)}
      </div>
    );
  }
  if (endDeclined === null || endDeclined === read) return null;
  return (
    <div role="status" className={controls.info}>
      <p>{saying.declined}</p>
      <button type="button" className={controls.button} onClick={() => setRead(endDeclined)}>
        {words.play.understood}
      </button>
    </div>
  );
}
