import { startTransition, useCallback, useEffect, useState } from 'react';
import { type Refused, asRefused } from './request.ts';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: Refused };

const LOADING = { state: 'loading' } as const;

/** Something that has to be fetched, anew whenever the key changes; `again` fetches without showing a gap. */
export function useLoaded<T>(key: string, load: () => Promise<T>): [Loaded<T>, again: () => void] {
  const [kept, setKept] = useState<{ key: string; loaded: Loaded<T> }>({ key, loaded: LOADING });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    // What has come may be a whole book: drawn in slices, it keeps nobody from scrolling or typing meanwhile.
    const keep = (loaded: Loaded<T>): void =>
      startTransition(() => {
        if (isWanted) setKept({ key, loaded });
      });
    load().then(
      value => keep({ state: 'ready', value }),
      (error: unknown) => keep({ state: 'failed', error: asRefused(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, round]);
  const again = useCallback(() => setRound(r => r + 1), []);
  return [kept.key === key ? kept.loaded : LOADING, again];
}

/** Remembers what was fetched under a key; what failed is asked for again the next time. */
export function remembering<T>(fetchIt: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return key => {
    const known = kept.get(key);
    if (known) return known;
    const asked = fetchIt(key);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}
