import { useId } from 'react';
import type { Barred, RuleId, Spec } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import { useRuleWords } from './use-rule-words.ts';
import controls from '../page/controls.module.css';
import styles from './rules.module.css';

/** What is asked at the table beside which the rulebook is open. */
export interface Asked {
  readonly question: string;
  readonly rule: RuleId;
  readonly options: readonly Spec['action'][];
  readonly barred: readonly Barred<Spec>[];
  readonly label: (action: Spec['action']) => string;
}

interface Props {
  /** Null for whoever is not asked. */
  readonly asked: Asked | null;
  readonly onRule: (rule: RuleId) => void;
}

const MOST = 8;

/** What one can do here and what not, each with its rule. */
export function Here({ asked, onRule }: Props) {
  const words = useWords();
  const ruleWords = useRuleWords();
  const ids = { can: useId(), cannot: useId() };
  const rules = new Map<RuleId, string[]>();
  for (const { action, rule } of asked?.barred ?? [])
    rules.set(rule, [...(rules.get(rule) ?? []), asked?.label(action) ?? '']);
  const door = (rule: RuleId) => (
    <button type="button" className={controls.plain} onClick={() => onRule(rule)}>
      {words.play.ruleHere(rule)}
    </button>
  );
  return (
    <details className={styles.here}>
      <summary>{ruleWords.here}</summary>
      {!asked && <p>{ruleWords.noQuestion}</p>}
      {asked && (
        <>
          <p>
            <strong>{asked.question}</strong> {door(asked.rule)}
          </p>
          <p id={ids.can}>{ruleWords.canDo}</p>
          <ul aria-labelledby={ids.can}>
            {asked.options.slice(0, MOST).map(action => (
              <li key={JSON.stringify(action)}>{asked.label(action)}</li>
            ))}
            {asked.options.length > MOST && <li>{ruleWords.more(asked.options.length - MOST)}</li>}
          </ul>
        </>
      )}
      {rules.size > 0 && (
        <>
          <p id={ids.cannot}>{ruleWords.cannotDo}</p>
          <ul aria-labelledby={ids.cannot}>
            {[...rules].map(([rule, labels]) => (
              <li key={rule}>
                {labels.slice(0, MOST).join(', ')} {door(rule)}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
