import { useEffect } from 'react';
import { keepAsFile } from '../home/files.ts';
import { movingRefusal } from '../home/moving-refusal.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import type { LineRefusal } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { openRule } from '../rules/open-rule.ts';
import type { AtTable } from './at-table.ts';
import { useLatest } from './latest.ts';
import controls from '../page/controls.module.css';

interface Props {
  readonly refusal: LineRefusal | null;
  readonly table: Pick<AtTable, 'rules' | 'state'>;
  readonly onClose: () => void;
}

const READ = 12_000; // milliseconds, after which nobody needs it any more

/** This device does not keep the match: it stands there until somebody has read it. */
const LOSING: ReadonlySet<string> = new Set(['device', 'erased']);

/** Why the table did not take something: a sentence, and the rule. */
export function RefusalNote({ refusal, table, onClose }: Props) {
  const words = useWords();
  const home = useHomeWords();
  const close = useLatest(onClose);
  const isLosing = refusal !== null && LOSING.has(refusal.code);
  useEffect(() => {
    if (!refusal || isLosing) return undefined;
    const timer = setTimeout(close, READ);
    return () => clearTimeout(timer);
  }, [refusal, isLosing, close]);
  if (!refusal) return null;
  const rule = refusal.rule === null ? null : table.rules.get(refusal.rule);
  return (
    <div role="alert" className={controls.alert}>
      <p>
        {movingRefusal(home, refusal) ?? words.refusal(refusal.code, refusal.values)}
        {rule && ` ${rule}`}
      </p>
      {refusal.rule !== null && (
        <button type="button" className={controls.plain} onClick={() => openRule(refusal.rule)}>
          {words.play.inTheRules}
        </button>
      )}
      {isLosing && (
        <button type="button" className={controls.button} onClick={() => void keepAsFile([table.state.lobby.id])}>
          {home.keepOne}
        </button>
      )}
      <button type="button" className={controls.button} onClick={onClose}>
        {words.play.understood}
      </button>
    </div>
  );
}
