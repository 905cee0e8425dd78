import type { RuleId } from '../../engine/types.ts';
import { useSceneWords } from './use-scene-words.ts';
import styles from './scenes.module.css';

interface Props {
  readonly rule: RuleId | null;
  readonly ruleText: (rule: RuleId) => string | undefined;
  readonly onRule: (rule: RuleId) => void;
}

/** Why something is refused: the rule in its own words, and the way to it. */
export function Reason({ rule, ruleText, onRule }: Props) {
  const say = useSceneWords();
  return (
    <p className={styles.reason}>
      <b>{say.refused}</b> {rule !== null && ruleText(rule)}{' '}
      {rule !== null && (
        <button type="button" className={styles.ruleLink} aria-label={say.ruleOf(rule)} onClick={() => onRule(rule)}>
          {rule}
        </button>
      )}
    </p>
  );
}
