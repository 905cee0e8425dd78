import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Item, type Marking, MarkingContext, markOf } from '../../table/origins.ts';
import { settings } from '../../table/settings.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useWords } from '../language.ts';
import { originsOf } from './origins.ts';

/** Lets what stands in it mark what is not as printed, unless somebody does not want that. */
export function Marks({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const say = useWords().origins;
  const isWanted = useStore(settings, state => state.marksRebuilt);
  const [origins] = useLoaded(isWanted ? game : '', () => originsOf(isWanted ? game : ''));
  const kinds = origins.state === 'ready' ? origins.value?.kinds : undefined;
  const marking = useMemo((): Marking | null => {
    if (!kinds) return null;
    return {
      of: (item: Item) => markOf(kinds, item),
      label: say.marks,
      brief: say.brief,
      more: say.more,
      href: `/origins/${game}`,
    };
  }, [kinds, say, game]);
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}
