import { useEffect, useMemo, useState } from 'react';
import { same } from '../../../engine/plain.ts';
import type { Seat, Spec } from '../../../engine/types.ts';
import type { Outlook, ScreenParts } from '../../../table/screen/screen-parts.ts';
import type { Action } from '../../line/table-line.ts';
import type { AtTable } from '../at-table.ts';

/** What each open answer would bring: asked for once per question, all at once. */
export function useOutlooks(
  table: AtTable,
  seat: Seat | null,
  screen: ScreenParts<Spec>,
  options: readonly Action[],
): (action: Action) => Outlook | null {
  const { line, position, look } = table;
  const step = seat === null ? null : (position.prompts[seat]?.step ?? null);
  const [known, setKnown] = useState<{ options: readonly Action[]; previews: readonly (object | null)[] } | null>(null);
  useEffect(() => {
    if (seat === null || step === null || options.length === 0) return undefined;
    let isWanted = true;
    void line.previews(seat, step).then(previews => {
      if (isWanted && previews.length === options.length) setKnown({ options, previews });
    });
    return () => {
      isWanted = false;
    };
  }, [line, seat, step, options]);
  return useMemo(() => {
    const found = new Map<Action, Outlook | null>();
    return action => {
      if (known?.options !== options) return null;
      const kept = found.get(action);
      if (kept !== undefined) return kept;
      const preview = known.previews[options.findIndex(option => option === action || same(option, action))];
      const outlook = preview ? screen.outlook(preview, action, look) : null;
      found.set(action, outlook);
      return outlook;
    };
  }, [known, options, screen, look]);
}
