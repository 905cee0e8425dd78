import { useState } from 'react';
import { remember, remembered } from '../../memory.ts';

/** Whether the dock is folded away, as it was the last time. */
export function useFolding(): { readonly isFolded: boolean; readonly fold: () => void } {
  const [isFolded, setIsFolded] = useState(() => remembered('dock') === 'folded');
  const fold = (): void => {
    remember('dock', isFolded ? 'open' : 'folded');
    setIsFolded(!isFolded);
  };
  return { isFolded, fold };
}
