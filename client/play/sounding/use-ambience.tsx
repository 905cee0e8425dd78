import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { Ambience } from '../../../table/ambience.ts';
import type { TableParts } from '../../../table/game-ui.ts';
import type { AtTable } from '../at-table.ts';

const Sounding = lazy(async () => ({ default: (await import('./sounding.tsx')).Sounding }));

const LATER = 4000; // milliseconds: the board comes first

/** What is heard of a table beside what happens there; nothing is seen of it. */
export function useAmbience({ ambience: fetch }: TableParts<Spec>, table: AtTable | null): ReactNode {
  const [ambience, setAmbience] = useState<Ambience<Spec> | null>(null);
  useEffect(() => {
    if (!fetch) return undefined;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const found = await fetch();
      if (!isLeft) setAmbience(found);
    }, LATER);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [fetch]);
  if (!ambience || !table || table.position.outcome) return null;
  return (
    <Suspense fallback={null}>
      <Sounding ambience={ambience} danger={ambience.danger(table.look)} />
    </Suspense>
  );
}
