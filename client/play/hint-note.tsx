import { useEffect, useState } from 'react';
import { same } from '../../engine/plain.ts';
import type { SentPrompt } from '../../referee/messages.ts';
import type { Advice } from '../../bots/advice.ts';
import { gainsOf } from '../../table/guide.ts';
import { guideOf } from '../guides.ts';
import type { Action } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import { typesetIn } from '../../kit/typeset.ts';
import type { AtTable } from './at-table.ts';
import type { Hint } from './hint.ts';
import type { usePreview } from './use-preview.ts';
import styles from './play.module.css';

export function indexOf(prompt: SentPrompt, action: Action | null): number | null {
  const index = action === null ? -1 : prompt.options.findIndex(option => same(option, action));
  return index >= 0 ? index : null;
}

interface Props {
  readonly table: AtTable;
  readonly hint: Hint | null;
  readonly prompt: SentPrompt;
  readonly previews: ReturnType<typeof usePreview>;
}

/** Where to look; asked again, what a bot would do, and why. */
export function HintNote({ hint, prompt, table, previews }: Props) {
  const words = useWords();
  const { texts, view, names } = table.look;
  const advice = hint?.isShown ? hint.advice : null;
  const reasons = useReasons(table, advice, previews);
  const isOffered = indexOf(prompt, hint?.advice?.action ?? null) !== null;
  if (hint === null) return <p role="status" className={unseen} />;
  if (isOffered && hint.idea && !hint.isShown)
    return (
      <div role="status" className={styles.hint}>
        <p>{hint.idea.text}</p>
      </div>
    );
  return (
    <div role="status" className={styles.hint}>
      <p>{advice && isOffered ? words.play.hintIs(texts.action(advice.action, view, names)) : words.play.noHint}</p>
      {isOffered && reasons.length > 0 && (
        <p>
          <strong>{words.play.hintBecause}</strong> {reasons.join(' ')}
        </p>
      )}
    </div>
  );
}

/** What the game says in its favour: what got better, what the table shows, what it would lead to. */
function useReasons(table: AtTable, advice: Advice | null, previews: Props['previews']): string[] {
  const [reasons, setReasons] = useState<{ advice: Advice; lines: string[] } | null>(null);
  useEffect(() => {
    if (!advice) return undefined;
    const { action, because } = advice;
    const { look, parts } = table;
    let isWanted = true;
    const find = async (): Promise<void> => {
      const [guide, preview] = await Promise.all([guideOf(table.state.lobby.game), previews.preview(action)]);
      const reason = guide?.reason?.(action, preview, look) ?? null;
      const gains = guide?.hints ? gainsOf(guide.hints, action, because, look) : [];
      const meant = preview ? (parts.preview?.(preview, action, look) ?? []) : [];
      const said = [...gains, ...(reason === null ? [] : [reason])].map(line => typesetIn(look.language, line));
      if (isWanted) setReasons({ advice, lines: [...said, ...meant] });
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [advice]);
  return reasons?.advice === advice ? reasons.lines : [];
}
