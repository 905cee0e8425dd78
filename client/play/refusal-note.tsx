import { useEffect } from 'react';
import type { RuleId } from '../../engine/types.ts';
import type { LineRefusal } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { openRule } from '../rules/open-rule.ts';
import { useLatest } from './latest.ts';
import controls from '../page/controls.module.css';

interface Props {
  readonly refusal: LineRefusal | null;
  readonly rules: ReadonlyMap<RuleId, string>;
  readonly onClose: () => void;
}

const READ = 12_000; // milliseconds, after which nobody needs it any more

/** Why the table did not take something: a sentence, and the rule. */
export function RefusalNote({ refusal, rules, onClose }: Props) {
  const words = useWords();
  const close = useLatest(onClose);
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(close, READ);
    return () => clearTimeout(timer);
  }, [refusal, close]);
  if (!refusal) return null;
  const rule = refusal.rule === null ? null : rules.get(refusal.rule);
  return (
    <div role="alert" className={controls.alert}>
      <p>
        {words.refusal(refusal.code, refusal.values)}
        {rule && ` ${rule} (${refusal.rule})`}
      </p>
      {refusal.rule !== null && (
        <button type="button" className={controls.plain} onClick={() => openRule(refusal.rule)}>
          {words.play.inTheRules}
        </button>
      )}
      <button type="button" className={controls.button} onClick={onClose}>
        {words.play.understood}
      </button>
    </div>
  );
}
