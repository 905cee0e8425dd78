import { useTouching } from '../../../../table/screen/touching.tsx';
import type { ThingId } from '../../../../table/touch.ts';
import type { Zone } from '../../ids.ts';
import { type Seen, activeHero } from '../look.ts';
import { aimThing, placeThing } from '../touch.ts';

/** Whether something is aimed that could fall there. */
export function useIsAimed(zone: Zone): boolean {
  const state = useTouching().stateOf(aimThing(zone));
  return state !== 'still' && state !== 'open';
}

/** What a touch means of whoever or whatever is in a zone and is no answer: to go there, or to aim there. Where one stands oneself it asks who that is. */
export function useGround(look: Seen, zone: Zone): ThingId | undefined {
  if (useIsAimed(zone)) return aimThing(zone);
  return activeHero(look)?.zone === zone ? undefined : placeThing(zone);
}
