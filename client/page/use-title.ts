import { useEffect } from 'react';

const HOUSE = 'Rempart';

/** What the browser's tab is called; nothing where another part names it. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === HOUSE ? title : `${title} - ${HOUSE}`;
  }, [title]);
}
