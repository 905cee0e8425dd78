import { emit, innermost, goTo, finish } from '../../../engine/flow.ts';
import { type M, ownerOf } from './table.ts';

// The time that a host may set for answers of attacked seats. Nobody is hurried where it is switched off.

export function openWindow(m: M): void {
  const { reactionSeconds } = m.setup.options;
  m.state.deadline = reactionSeconds === 0 ? null : m.clock + reactionSeconds * 1000;
}

export function closeWindow(m: M): void {
  m.state.deadline = null;
}

/** Time is up: the window closes without an answer. Dice that are being rolled in it are finished first. */
export function timeOut(m: M): void {
  closeWindow(m);
  const f = innermost(m);
  if (f.flow === 'attack' && f.at === 'interrupt') goTo(f, 'verify');
  else if (f.flow === 'attack' && f.at === 'prevent') goTo(f, 'place');
  else if (f.flow === 'reaction' && f.at === 'choose') {
    emit(m, { type: 'reactionPassed', seat: ownerOf(m, f.victim), timedOut: true });
    finish(f);
  }
}
