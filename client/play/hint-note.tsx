import { useEffect, useState } from 'react';
import { same } from '../../engine/plain.ts';
import type { SentPrompt } from '../../referee/messages.ts';
import { guideOf } from '../guides.ts';
import type { Action } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import { typesetIn } from '../../kit/typeset.ts';
import type { AtTable } from './at-table.ts';
import type { usePreview } from './use-preview.ts';
import styles from './play.module.css';

export function indexOf(prompt: SentPrompt, action: Action | null): number | null {
  const index = action === null ? -1 : prompt.options.findIndex(option => same(option, action));
  return index >= 0 ? index : null;
}

interface Props {
  readonly table: AtTable;
  readonly hint: { readonly action: Action | null } | null;
  readonly prompt: SentPrompt;
  readonly previews: ReturnType<typeof usePreview>;
}

/** What a bot would do, and why. */
export function HintNote({ hint, prompt, table, previews }: Props) {
  const words = useWords();
  const { texts, view, names } = table.look;
  const action = hint?.action ?? null;
  const reasons = useReasons(table, action, previews);
  const isOffered = indexOf(prompt, action) !== null;
  if (hint === null) return <p role="status" className={unseen} />;
  return (
    <div role="status" className={styles.hint}>
      <p>{action && isOffered ? words.play.hintIs(texts.action(action, view, names)) : words.play.noHint}</p>
      {isOffered && reasons.length > 0 && (
        <p>
          <strong>{words.play.hintBecause}</strong> {reasons.join(' ')}
        </p>
      )}
    </div>
  );
}

/** What the game says in its favour; else what it would lead to. */
function useReasons(table: AtTable, action: Action | null, previews: Props['previews']): string[] {
  const [reasons, setReasons] = useState<{ action: Action; lines: string[] } | null>(null);
  useEffect(() => {
    if (!action) return undefined;
    let isWanted = true;
    const find = async (): Promise<void> => {
      const [guide, preview] = await Promise.all([guideOf(table.state.lobby.game), previews.preview(action)]);
      const reason = guide?.reason?.(action, preview, table.look) ?? null;
      const meant = preview ? (table.parts.preview?.(preview, action, table.look) ?? []) : [];
      if (isWanted)
        setReasons({ action, lines: reason === null ? meant : [typesetIn(table.look.language, reason), ...meant] });
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [action]);
  return reasons?.action === action ? reasons.lines : [];
}
