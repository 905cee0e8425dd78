import { Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Seat } from '../../engine/types.ts';
import { isAlone } from '../line/lobby.ts';
import type { LineRefusal } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';

interface Props {
  readonly table: AtTable;
  readonly seat: Seat;
  readonly onRefused: (refusal: LineRefusal | null) => void;
}

/** Takes back the last decision where that is free, asks the others where it is not, or says why it cannot be. */
export function UndoButton({ table, seat, onRefused }: Props) {
  const words = useWords();
  const reason = useId();
  const [isTold, setIsTold] = useState(false);
  const { line, position, state } = table;
  useEffect(() => setIsTold(false), [position.n]);
  const limit = position.undo[seat];
  if (!limit || position.outcome) return null;
  const isFree = limit.to !== null;
  const isPossible = isFree || limit.far !== null;
  const isAsking = isPossible && !isFree && !isAlone(state.lobby);
  const why = isFree
    ? ''
    : isPossible
      ? isAsking
        ? words.play.undoAsks
        : words.play.undoMarked
      : words.play.noUndo(limit.why ?? 'nothing');
  const undo = (): void => {
    if (isPossible) void line.undo(seat).then(onRefused);
    else setIsTold(!isTold);
  };
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-disabled={!isPossible}
        aria-describedby={reason}
        title={why}
        onClick={undo}
      >
        <Undo2 size={18} aria-hidden="true" />
        <span>{isAsking ? words.play.askUndo : words.play.undo}</span>
      </button>
      <span id={reason} className={unseen}>
        {why}
      </span>
      {isTold && <span role="status">{why}</span>}
    </>
  );
}
