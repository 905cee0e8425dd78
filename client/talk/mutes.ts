import { create } from 'zustand';
import { remember, remembered } from '../memory.ts';

// Whom this device does not want to read, and what it has reported: nobody else learns of it.

interface Mutes {
  /** Speakers and single messages. */
  readonly hidden: ReadonlySet<string>;
  /** Nothing of any talk is shown. */
  readonly isQuiet: boolean;
}

const MOST = 200;

const kept = (): string[] => (remembered('muted') ?? '').split(' ').filter(one => one !== '');

export const useMutes = create<Mutes>(() => ({
  hidden: new Set(kept()),
  isQuiet: remembered('quiet') === 'yes',
}));

function setHidden(hidden: ReadonlySet<string>): void {
  remember('muted', [...hidden].slice(-MOST).join(' '));
  useMutes.setState({ hidden });
}

export const hide = (id: string): void => setHidden(new Set([...useMutes.getState().hidden, id]));

export const unhide = (id: string): void =>
  setHidden(new Set([...useMutes.getState().hidden].filter(one => one !== id)));

export function setQuiet(isQuiet: boolean): void {
  remember('quiet', isQuiet ? 'yes' : 'no');
  useMutes.setState({ isQuiet });
}
