import type { Touched } from '../../../e2e/by-hand.ts';
import type { Visitor } from '../../../e2e/house.ts';
import { viewOf } from '../../../e2e/view.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { main, touch } from '../ui/touch.ts';

/** How this visitor gives answers by touching. */
export const touchedBy = (visitor: Visitor): Touched<Action> => ({
  touch: action => touch(action, { view: viewOf(visitor) as View }),
  isMain: main,
});
