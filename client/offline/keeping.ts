import { BASE } from '../page/base.ts';
import { waitingVersion } from './waiting.ts';

// The house keeps itself on the device: at leisure, or as soon as somebody plays without a server.

/** Browsers allow it at https and on one's own machine only. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && isSecureContext;

let asked: Promise<void> | null = null;

export function keepHouse(): Promise<void> {
  if (!canKeep() || !import.meta.env?.PROD) return Promise.resolve();
  asked ??= navigator.serviceWorker.register(`${BASE}sw.js`).then(look, () => {
    asked = null; // a private window, maybe; the house is there all the same
  });
  return asked;
}

function look(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return; // a browser that is told to block them says neither yes nor no
  const note = (): void => {
    // The first one ever replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller)
      waitingVersion.setState({ worker: registration.waiting });
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
}

/** Opens the new version here; other pages keep what they have until they are opened again. */
export function update(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('now');
}
