import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { RuleId } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import { openRule } from '../rules/open-rule.ts';
import styles from './play.module.css';

interface Props {
  readonly rule: RuleId;
  readonly rules: ReadonlyMap<RuleId, string>;
}

/** The rule behind a question, one click away, and the rulebook behind the rule. */
export function RuleNote({ rule, rules }: Props) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.ruleNote}>
      <button type="button" className={styles.ruleButton} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <BookOpen size={16} aria-hidden="true" />
        <span>
          <span className={styles.word}>{words.play.rule}</span> {rule}
        </span>
      </button>
      {isOpen && (
        <p className={styles.ruleText}>
          {rules.get(rule) ?? words.play.ruleMissing}{' '}
          <button type="button" className={styles.ruleButton} onClick={() => openRule(rule)}>
            {words.play.inTheRules}
          </button>
        </p>
      )}
    </div>
  );
}
