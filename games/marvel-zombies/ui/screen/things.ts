import type { Explained } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { Seen } from '../look.ts';

/** What a thing of this table says of itself. */
export function thing(id: ThingId, _look: Seen): Explained | null {
  return { name: id, about: null, rule: null };
}
