import { createStore } from 'zustand/vanilla';

/** A newer version that has come and waits until nobody uses the old one. */
export const waitingVersion = createStore<{ readonly worker: ServiceWorker | null }>(() => ({ worker: null }));
