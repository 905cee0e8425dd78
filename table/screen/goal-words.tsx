import { Tip } from '../tip.tsx';
import type { Goal } from './screen-parts.ts';
import styles from './goal-words.module.css';

/** A goal in a few words; touched, it says what these mean. */
export function GoalWords({ text, dot, about, rule }: Goal) {
  const said = (
    <>
      {dot && <i aria-hidden="true" style={{ background: dot }} />}
      {text}
    </>
  );
  if (about === undefined) return said;
  return (
    <Tip tip={about} rule={rule} className={styles.goal}>
      {said}
    </Tip>
  );
}
