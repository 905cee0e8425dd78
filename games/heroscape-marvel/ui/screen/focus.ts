import type { Moment } from '../../../../table/look.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { View } from '../../seen.ts';
import type { HeroScape } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { figureThing, moverOf, placeThing, targetThing, zoneThing } from '../touch.ts';

/** What the camera frames: where something happens, else who acts and what is in their reach. All of it where nobody does. */
export function focus({ view, seat }: Seen, moment: Moment<HeroScape> | null): ThingId[] {
  if (view.phase === 'armies') return placing(view, seat);
  const { attacker, target, thrower } = view.focus;
  if (attacker && target) return [figureThing(attacker), targetThing(target)];
  const acting = moverOf(view);
  if (!acting) return thrower ? [figureThing(thrower)] : [];
  const near = view.focus.reach.map(({ at }) => placeThing(at));
  const foes = view.threats.flatMap(({ by, on }) => (by === acting ? [on] : on === acting ? [by] : []));
  const happens = moment?.at ? [moment.at] : [];
  return [figureThing(acting), ...near, ...foes.map(figureThing), ...happens];
}

/** The zone where one's figures are placed. */
function placing(view: View, seat: number | null): ThingId[] {
  const zone = seat === null ? null : view.players[seat]?.zone;
  return zone ? [zoneThing(zone), ...view.zones[zone].map(placeThing)] : [];
}
