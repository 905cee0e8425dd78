import type { Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look } from '../../table/look.ts';
import { type Played, played } from '../../table/motions.ts';

/** How a game plays an event, by its motions or by the parts of old. */
export function playedBy(parts: TableParts<Spec>, event: Spec['event'], look: Look<Spec>): Played<Spec> {
  if (parts.motions) return played(parts.motions, event, look);
  return {
    ms: parts.beat?.(event, look) ?? 0,
    still: 0,
    at: null,
    view: parts.told?.(look.view, event) ?? look.view,
    sound: parts.sound?.(event, look) ?? null,
  };
}
