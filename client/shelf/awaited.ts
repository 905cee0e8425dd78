import { useEffect } from 'react';
import type { TableBrief, Tables } from '../calls/endpoints.ts';
import type { Loaded } from '../calls/loaded.ts';
import { remember, remembered } from '../memory.ts';

const MOST = 30;

/** How many tables stood in a list when this browser last looked. */
const lastTime = (list: string): number => Math.min(MOST, Math.max(0, Number(remembered(`shelf.${list}`)) || 0));

/**
 * The tables of a list above the games; as many empty places until they have come, so that nothing below is pushed
 * away when they do.
 */
export function useAwaited(
  list: string,
  seen: Loaded<Tables>,
  pick: (tables: Tables) => readonly TableBrief[],
): readonly (TableBrief | null)[] {
  const come = seen.state === 'ready' ? pick(seen.value) : null;
  const count = come?.length;
  useEffect(() => {
    if (count !== undefined) remember(`shelf.${list}`, String(count));
  }, [list, count]);
  if (seen.state === 'failed') return [];
  return come ?? Array.from({ length: lastTime(list) }, () => null);
}
