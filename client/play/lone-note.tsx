import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';
import type { Lone } from './use-lone.ts';
import styles from './lone-note.module.css';

interface Props {
  readonly table: AtTable;
  readonly lone: Lone | null;
}

/** Which answer is about to be given, and the way to stop it. */
export function LoneNote({ table, lone }: Props) {
  const words = useWords();
  const { texts, view, names } = table.look;
  return (
    <div className={styles.note} data-lone={lone ? 'coming' : undefined}>
      <p role="status">{lone && words.lone.coming(texts.action(lone.action, view, names))}</p>
      {lone && (
        <button type="button" className={controls.button} onClick={lone.wait}>
          {words.lone.wait} <kbd>{words.lone.escape}</kbd>
        </button>
      )}
      {lone && <span key={lone.key} className={styles.time} style={{ animationDuration: `${lone.ms}ms` }} />}
    </div>
  );
}
