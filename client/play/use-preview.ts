import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/types.ts';
import type { Action, TableLine } from '../line/table-line.ts';

export interface Pointed {
  readonly action: Action;
  readonly preview: object | null;
}

const PATIENCE = 120;

/** What the option under the pointer or with focus would mean. Asked for once per question. */
export function usePreview(line: TableLine, seat: Seat | null, n: number) {
  const [pointed, setPointed] = useState<(Pointed & { n: number }) | null>(null);
  const known = useRef(new Map<string, object | null>());
  const latest = useRef(0);
  useEffect(() => known.current.clear(), [n, seat]);
  useEffect(() => () => void latest.current++, []);

  const preview = async (action: Action): Promise<object | null> => {
    if (seat === null) return null;
    const key = JSON.stringify(action);
    const kept = known.current.get(key);
    if (kept !== undefined) return kept;
    const answer = await line.preview(seat, action);
    known.current.set(key, answer);
    return answer;
  };
  const point = (action: Action | null): void => {
    const asked = ++latest.current;
    setTimeout(() => {
      if (asked !== latest.current) return;
      setPointed(action && { action, preview: null, n });
      if (!action) return;
      void preview(action).then(answer => {
        if (asked === latest.current) setPointed({ action, preview: answer, n });
      });
    }, PATIENCE);
  };
  return { pointed: pointed?.n === n ? pointed : null, point, preview };
}
