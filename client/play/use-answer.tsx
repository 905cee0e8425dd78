import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { same } from '../../engine/plain.ts';
import type { Seat } from '../../engine/types.ts';
import type { Action, LineRefusal } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { type Sent, isAnswered } from './answered.ts';
import type { AtTable } from './at-table.ts';
import type { usePreview } from './use-preview.ts';
import { type Hint, hintFor } from './hint.ts';
import { useQuestion } from './use-question.tsx';

/** How the seat that is shown answers: from the list, from the board, both the same. */
export interface Answering {
  readonly isBusy: boolean;
  readonly refusal: LineRefusal | null;
  readonly setRefusal: (refusal: LineRefusal | null) => void;
  /** Once it has been asked for. */
  readonly hint: Hint | null;
  readonly dialog: ReactNode;
  readonly choose: (action: Action) => void;
  /** Answers this question and those that follow it, all together: so they are taken back, too. */
  readonly chooseAll: (actions: readonly Action[]) => void;
  /** The page answers by itself: where the table has gone on meanwhile, nothing is said of it. */
  readonly take: (action: Action) => void;
  /** How many answers somebody has given by hand. */
  readonly given: number;
  /** The first time for the idea, then for the answer itself. */
  readonly askHint: () => void;
  /** A hint is on its way. */
  readonly isThinking: boolean;
}

/** After the page has answered by itself: what is pressed so soon was meant for the question before. */
const CALM = 250;

export function useAnswer(
  table: AtTable | null,
  seat: Seat | null,
  previews: ReturnType<typeof usePreview>,
  isLesson: boolean,
): Answering {
  const words = useWords();
  const [sent, setSent] = useState<Sent | null>(null);
  const [taken, setTaken] = useState<Sent | null>(null);
  const [isRow, setIsRow] = useState(false); // several answers are on their way: what is asked between them is answered
  const [refusal, setRefusal] = useState<LineRefusal | null>(null);
  const [hint, setHint] = useState<(Hint & { n: number }) | null>(null);
  const [thinkingAt, setThinkingAt] = useState<number | null>(null);
  const [given, setGiven] = useState(0);
  const [ask, dialog] = useQuestion();
  const calmUntil = useRef(0);
  const answered = useRef<Sent | null>(null); // at once: somebody may press while the page is about to answer
  const n = table?.position.n ?? 0;
  const prompt = seat === null ? undefined : table?.position.prompts[seat];
  // The next question comes before the acknowledgement of the last answer: whoever is quick need not wait for that.
  const isBusy = isAnswered(sent, n, prompt) || isRow;

  useEffect(() => {
    if (answered.current === taken) answered.current = null;
  }, [taken]);

  const isMeant = async ({ parts, look }: AtTable, action: Action): Promise<boolean> => {
    // Whoever was advised to do it has been told what it brings.
    const advised = hint?.n === n && hint.isShown ? (hint.advice?.action ?? null) : null;
    if ((advised && same(advised, action)) || !parts.grave?.includes(action.type)) return true;
    const preview = await previews.preview(action);
    const warning = preview && parts.warning?.(preview, look);
    return !warning || ask(words.play.areYouSure, warning, words.play.anyway);
  };
  const send = async (actions: readonly Action[]): Promise<LineRefusal | null> => {
    if (!table || !prompt || seat === null || isAnswered(answered.current, n, prompt)) return null;
    const sending: Sent = { n, prompt };
    answered.current = sending;
    setSent(sending);
    const refused = await table.line.act(seat, actions, prompt.step);
    // What it led to came before, and may still be on its way to the screen: until it is there, this is answered.
    startTransition(() => {
      setSent(last => (last === sending ? null : last));
      setTaken(sending);
    });
    return refused;
  };
  const answer = async (action: Action): Promise<void> => {
    if (!table || isBusy || performance.now() < calmUntil.current || !(await isMeant(table, action))) return;
    setGiven(count => count + 1);
    setRefusal(await send([action]));
  };
  const answerAll = async (actions: readonly Action[]): Promise<void> => {
    if (isBusy) return;
    setIsRow(true);
    setGiven(count => count + 1);
    setRefusal(await send(actions));
    setIsRow(false);
  };
  const take = async (action: Action): Promise<void> => {
    await send([action]);
    if (!table?.parts.isUrgent) calmUntil.current = performance.now() + CALM;
  };
  return {
    isBusy,
    refusal,
    setRefusal,
    hint: hint?.n === n ? hint : null,
    dialog,
    choose: action => void answer(action),
    chooseAll: actions => void answerAll(actions),
    take: action => void take(action),
    given,
    askHint: () => {
      if (seat === null || !table) return;
      if (hint?.n === n && !hint.isShown) {
        setHint({ ...hint, isShown: true });
        return;
      }
      setThinkingAt(n);
      void hintFor(table, seat, isLesson).then(found => {
        setHint({ n, ...found });
        setThinkingAt(null);
      });
    },
    isThinking: thinkingAt === n,
  };
}
