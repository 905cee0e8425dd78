import { type ComponentType, type FunctionComponent, createElement, lazy, useState } from 'react';

interface Fetched<P> extends FunctionComponent<P> {
  /** Fetches its code now: whatever is drawn afterwards need not wait for it. */
  fetchCode(): Promise<void>;
}

/**
 * A page whose code is fetched when it is first shown, or before. What React shows while it waits for a lazy component
 * stays for 300 ms at least; code that is there already is shown at once.
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  let ready: ComponentType<P> | null = null;
  const Late = lazy(async () => ({ default: await load() }));
  const shown = (props: P) => {
    // Chosen once: another component in the same place would begin anew.
    const [Shown] = useState<ComponentType<P>>(() => ready ?? (Late as ComponentType<P>));
    return createElement(Shown, props);
  };
  return Object.assign(shown, {
    async fetchCode() {
      ready = await load();
    },
  });
}
