import { emit } from '../../../engine/flow.ts';
import type { SpiderMan } from '../spec.ts';
import type { Frame } from '../../../engine/types.ts';
import { type M, ownerOf } from './table.ts';

// The time that a host may set for answers of attacked seats. Nobody is hurried where it is switched off.

export function openWindow(m: M): void {
  const { reactionSeconds } = m.setup.options;
  m.state.deadline = reactionSeconds === 0 ? null : m.clock + reactionSeconds * 1000;
}

export function closeWindow(m: M): void {
  m.state.deadline = null;
}

const NEXT: { readonly [step: string]: string } = { interrupt: 'verify', prevent: 'place' };

/** Time is up: the window closes without an answer. Dice that are being rolled in it are finished first. */
export function timeOut(m: M): void {
  closeWindow(m);
  const f = m.stack.at(-1) as Frame<SpiderMan>;
  const next = f.flow === 'attack' ? NEXT[f.at] : undefined;
  if (f.flow === 'attack' && next !== undefined) (f as { at: string }).at = next;
  else if (f.flow === 'reaction' && f.at === 'choose') {
    emit(m, { type: 'reactionPassed', seat: ownerOf(m, f.victim), timedOut: true });
    (f as { at: string }).at = '';
  }
}
