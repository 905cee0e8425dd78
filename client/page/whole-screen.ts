import { useEffect } from 'react';

/** While something takes the whole screen the house's own header gives way. */
export function useWholeScreen(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    document.documentElement.dataset['screen'] = 'table';
    return () => {
      delete document.documentElement.dataset['screen'];
    };
  }, [isOn]);
}
