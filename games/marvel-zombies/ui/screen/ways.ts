import type { Spot } from '../../../../table/screen/walk.tsx';
import type { ThingId } from '../../../../table/touch.ts';
import type { ZoneId } from '../../ids.ts';
import { heroThing } from '../touch.ts';
import type { Laid } from './laid.ts';
import type { Placed } from './pieces.ts';
import { cornerOf } from './plan.ts';

const SHUFFLE = 350; // milliseconds to make room for somebody
const GOING = 550;

/** Where a piece stands now, and what it comes past on its way there. */
export function walkOf(thing: ThingId, { at }: Placed, corner: Spot, { look, plan, moment }: Laid) {
  const event = moment?.event;
  const path = event?.type === 'moved' && heroThing(event.hero) === thing ? event.path : [];
  const by = path.slice(0, -1).flatMap(id => spotIn(id, at, { look, plan }) ?? []);
  const isGoing = path.length > 0 || event?.type === 'enemiesMoved' || event?.type === 'bystanderMoved';
  return { who: thing, at: { x: corner.x + at.x, y: corner.y + at.y }, plan, by, ms: isGoing ? GOING : SHUFFLE };
}

/** The same place in another zone. */
export function spotIn(id: ZoneId, at: Spot, { look, plan }: Pick<Laid, 'look' | 'plan'>): Spot | null {
  const zone = look.view.zones.find(one => one.id === id);
  if (!zone) return null;
  const corner = cornerOf(plan, zone);
  return { x: corner.x + at.x, y: corner.y + at.y };
}
