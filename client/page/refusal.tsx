import type { Refused } from '../calls/request.ts';
import { useWords } from '../language.ts';
import styles from './controls.module.css';

interface Props {
  readonly error: Pick<Refused, 'code' | 'values'> | null;
  readonly onAgain?: () => void;
}

/** Why something did not work, in a sentence. */
export function Refusal({ error, onAgain }: Props) {
  const words = useWords();
  if (!error) return null;
  return (
    <div role="alert" className={styles.alert}>
      <p>{words.refusal(error.code, error.values)}</p>
      {onAgain && (
        <button type="button" className={styles.button} onClick={onAgain}>
          {words.shell.again}
        </button>
      )}
    </div>
  );
}
