import { isCommitted } from '../../engine/commitment.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';

/** Whether all dice of a match, those it began with and those that came when it moved, are the ones it was bound to. */
export function areKept({ commitment, reseeds }: Lobby, { seed, salt, inputs }: Replay<Spec>): boolean {
  const later = inputs.flatMap(input => (input.type === 'host' && input.entry.type === 'reseed' ? [input.entry] : []));
  const bound = [commitment, ...reseeds];
  const dice = [{ seed, salt }, ...later];
  return dice.length === bound.length && dice.every((one, at) => isCommitted(bound[at] ?? '', one.seed, one.salt));
}
