import { type Flaw, type Wish, setupOf } from '../bots/set-up.ts';
import type { Box } from '../engine/box.ts';
import { messageOf } from '../engine/thrown.ts';
import type { Setup, Spec } from '../engine/types.ts';

/** What is wrong with a wish: a reason, and the sentences of the game where it has them. */
export interface Complaint {
  readonly [name: string]: string;
}

/** The set-up that a wish means, or a complaint about what is wrong with it. */
export const complete = <W extends Spec>(
  box: Pick<Box<W>, 'game' | 'texts'>,
  wish: Wish,
  complain: (what: Complaint) => Error,
): Setup<W> => setupOf(box, wish, flaw => complain(complaintOf(flaw)));

function complaintOf(flaw: Flaw): Complaint {
  if (flaw.what === 'scenario') return { reason: `scenario: ${flaw.known}` };
  if (flaw.what === 'seats') return { reason: `seats: ${flaw.min}-${flaw.max}` };
  if (flaw.what === 'options') return { reason: `options: ${messageOf(flaw.thrown)}` };
  return { reason: flaw.reason, fr: flaw.fr, en: flaw.en };
}
