import { useEffect, useRef } from 'react';
import type { RuleId } from '../../engine/types.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useLanguage, useWords } from '../language.ts';
import { Refusal } from '../page/refusal.tsx';
import { Sheet } from '../page/sheet.tsx';
import { OriginsNote } from '../origins/origins-note.tsx';
import { Book } from './book.tsx';
import type { Asked } from './here.tsx';
import { rulebookOf } from './rulebooks.ts';

interface Props {
  readonly game: string;
  readonly rule: RuleId | null;
  /** What is asked at the table; null for whoever is not asked. */
  readonly asked: Asked | null;
  readonly onClose: () => void;
}

/** The rulebook beside the table, open where it is needed. */
export function RulesSheet({ game, rule, asked, onClose }: Props) {
  const words = useWords();
  const language = useLanguage();
  const inside = useRef<HTMLDivElement>(null);
  const [book, again] = useLoaded(`${game} ${language}`, () => rulebookOf(game, language));
  useEffect(() => {
    if (rule === null || book.state !== 'ready') return;
    inside.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'start' });
  }, [rule, book.state]);
  return (
    <Sheet title={words.play.rules} onClose={onClose} isAside>
      <div ref={inside}>
        {book.state === 'loading' && <p role="status">{words.shell.loading}</p>}
        {book.state === 'failed' && <Refusal error={book.error} onAgain={again} />}
        {book.state === 'ready' && <Book game={game} book={book.value} current={rule} isPage={false} asked={asked} />}
        {book.state === 'ready' && <OriginsNote game={game} isAside />}
      </div>
    </Sheet>
  );
}
