import { type ReactNode, useState } from 'react';
import type { Seat } from '../../engine/types.ts';
import type { Action, LineRefusal } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import type { AtTable } from './at-table.ts';
import type { usePreview } from './use-preview.ts';
import { useQuestion } from './use-question.tsx';

/** How the seat that is shown answers: from the list, from the board, both the same. */
export interface Answering {
  readonly isBusy: boolean;
  readonly refusal: LineRefusal | null;
  readonly setRefusal: (refusal: LineRefusal | null) => void;
  /** What a bot would do here, once it has been asked; null inside: it had nothing to say. */
  readonly hint: { readonly action: Action | null } | null;
  readonly dialog: ReactNode;
  readonly choose: (action: Action) => void;
  readonly askHint: () => void;
}

export function useAnswer(
  table: AtTable | null,
  seat: Seat | null,
  previews: ReturnType<typeof usePreview>,
): Answering {
  const words = useWords();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<LineRefusal | null>(null);
  const [hint, setHint] = useState<{ n: number; action: Action | null } | null>(null);
  const [ask, dialog] = useQuestion();
  const n = table?.position.n ?? 0;
  // The next question comes before the acknowledgement of the last answer: whoever is quick need not wait for that.
  const isBusy = sentAt === n;

  const isMeant = async ({ parts, look }: AtTable, action: Action): Promise<boolean> => {
    if (!parts.grave?.includes(action.type)) return true;
    const preview = await previews.preview(action);
    const warning = preview && parts.warning?.(preview, look);
    return !warning || ask(words.play.areYouSure, warning, words.play.anyway);
  };
  const answer = async (action: Action): Promise<void> => {
    const prompt = seat === null || !table ? undefined : table.position.prompts[seat];
    if (!table || !prompt || seat === null || isBusy || !(await isMeant(table, action))) return;
    setSentAt(n);
    const answered = await table.line.act(seat, [action], prompt.step);
    setSentAt(at => (at === n ? null : at));
    setRefusal(answered);
  };
  return {
    isBusy,
    refusal,
    setRefusal,
    hint: hint?.n === n ? hint : null,
    dialog,
    choose: action => void answer(action),
    askHint: () => {
      if (seat !== null) void table?.line.hint(seat).then(action => setHint({ n, action }));
    },
  };
}
