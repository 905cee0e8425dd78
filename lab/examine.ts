import type { Box } from '../engine/box.ts';
import { start } from '../engine/match.ts';
import { type Fault, counted, enter, verify } from '../engine/replay.ts';
import type { Input, Replay, Spec } from '../engine/types.ts';
import { messageOf } from '../engine/thrown.ts';

/** What is wrong with a record, and at which of its inputs. */
export interface Finding {
  readonly at: number; // how many counted inputs had been entered
  readonly what: Fault['what'] | 'no-final-hash' | 'stray-hash' | 'error';
  readonly input: string; // the input at which it shows, or ''
  readonly why: string; // a refusal or an error, or ''
}

/** Believes nothing: runs the match again with checked play, and wants the record to vouch for its last state. */
export function examine<W extends Spec>(box: Box<W>, r: Replay<W>): Finding | null {
  const inputs = counted(r.inputs);
  const finding = (at: number, what: Finding['what'], why = ''): Finding => ({
    at,
    what,
    why,
    input: JSON.stringify(inputs[at - 1]) ?? '',
  });
  const stray = r.hashes.find(h => h.after > inputs.length);
  if (stray) return finding(stray.after, 'stray-hash');
  try {
    const fault = verify(box.game, r);
    if (fault) return finding(fault.at, fault.what, fault.refusal ? JSON.stringify(fault.refusal) : '');
  } catch (thrown) {
    return finding(brokenAt(box, r, inputs), 'error', messageOf(thrown));
  }
  return r.hashes.some(h => h.after === inputs.length) ? null : finding(inputs.length, 'no-final-hash');
}

/** At which input the rules stopped with an error. */
function brokenAt<W extends Spec>(box: Box<W>, r: Replay<W>, inputs: readonly Input<W>[]): number {
  let at = 0;
  try {
    const m = start(box.game, r.setup, r.seed);
    for (const input of inputs) {
      at++;
      enter(m, input);
    }
  } catch {
    return at;
  }
  return at;
}
