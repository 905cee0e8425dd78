import { useSyncExternalStore } from 'react';

const BROAD = matchMedia('(min-width: 75rem)');

function listen(changed: () => void): () => void {
  BROAD.addEventListener('change', changed);
  return () => BROAD.removeEventListener('change', changed);
}

/** Whether a scene has room beside the rules. */
export const useIsBroad = (): boolean => useSyncExternalStore(listen, () => BROAD.matches);
