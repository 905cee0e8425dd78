import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/types.ts';
import type { Action, LineRefusal } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';
import { RefusalNote } from './refusal-note.tsx';
import styles from './play.module.css';

interface Props {
  readonly table: AtTable;
  readonly seat: Seat;
}

/** What one may do with one's own things at any time; asked for when somebody wants to see it. */
export function FreeMoves({ table, seat }: Props) {
  const words = useWords();
  const { line, look, position, parts } = table;
  const label = parts.freeMoves?.(look.language) ?? words.play.freeMoves;
  const [isOpen, setIsOpen] = useState(false);
  const [moves, setMoves] = useState<readonly Action[] | null>(null);
  const [refusal, setRefusal] = useState<LineRefusal | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    void line.freeMoves(seat).then(found => isWanted && setMoves(found));
    return () => {
      isWanted = false;
    };
  }, [isOpen, position.n, line, seat]);
  return (
    <div className={styles.free}>
      <button type="button" className={controls.button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </button>
      {isOpen && (
        <>
          <RefusalNote refusal={refusal} table={table} onClose={() => setRefusal(null)} />
          {moves === null && <p role="status">{words.shell.loading}</p>}
          {moves?.length === 0 && <p>{words.play.noFreeMoves}</p>}
          <ul role="list" aria-label={label}>
            {(moves ?? []).map(action => (
              <li key={JSON.stringify(action)}>
                <button
                  type="button"
                  className={styles.freeMove}
                  onClick={() => void line.act(seat, [action], null).then(setRefusal)}
                >
                  {look.texts.action(action, look.view, look.names)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
