import { useState } from 'react';
import type { RuleId } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import styles from './play.module.css';

interface Props {
  readonly rule: RuleId;
  readonly rules: ReadonlyMap<RuleId, string>;
  readonly game: string;
}

/** The rule behind a question, one click away. */
export function RuleNote({ rule, rules, game }: Props) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.ruleNote}>
      <button type="button" className={styles.ruleButton} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.play.rule} {rule}
      </button>
      {isOpen && (
        <p className={styles.ruleText}>
          {rules.get(rule) ?? words.play.ruleMissing}{' '}
          <a href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
            {words.play.inTheRules}
          </a>
        </p>
      )}
    </div>
  );
}
