import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/types.ts';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from './at-table.ts';
import { loneAnswer, momentOf } from './lone.ts';

/** An answer that is about to be given. */
export interface Lone {
  readonly action: Action;
  /** Another one for every question. */
  readonly key: string;
  readonly ms: number;
  /** Leaves this question to whoever is asked. */
  readonly wait: () => void;
}

/** Gives the only answer to a question, unless somebody would rather wait. */
export function useLone(
  table: AtTable | null,
  seat: Seat | null,
  isOn: boolean,
  take: (action: Action) => void,
): Lone | null {
  const [left, setLeft] = useState<string | null>(null);
  const [given, setGiven] = useState<string | null>(null);
  const prompt = table && seat !== null ? table.position.prompts[seat] : undefined;
  const action = table && seat !== null && isOn ? loneAnswer(table, seat) : null;
  const question = action && prompt ? JSON.stringify([prompt.step, action]) : null;
  const key = table && question !== null ? `${table.position.n} ${question}` : null;
  const isComing = key !== null && question !== left && key !== given;
  const ms = table && action ? momentOf(table.parts, action) : 0;
  const wait = (): void => setLeft(question);
  // While others move nothing else is asked, and whoever would rather wait still would.
  if (left !== null && prompt && question !== left) setLeft(null);
  useEffect(() => {
    if (!isComing || !action) return undefined;
    const timer = setTimeout(() => {
      setGiven(key);
      take(action);
    }, ms);
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') wait();
    };
    window.addEventListener('keydown', escape);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', escape);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says which answer to which question
  }, [isComing, key]);
  return isComing && action && ms > 0 ? { action, key, ms, wait } : null;
}
