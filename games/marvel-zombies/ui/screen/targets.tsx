import type { Target } from '../../../../table/screen/screen-parts.ts';
import { HORDE } from '../../ids.ts';
import type { Seen } from '../look.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { crowdThing, groupThing, heroThing, zombieThing } from '../touch.ts';
import { picture } from './picture.tsx';
import { thing as explained } from './things.ts';

/** Those of each zone, as an Attack means them and as hits do; and the team. */
export function targets(look: Seen): Target[] {
  const { view, texts } = look;
  const target = (thing: ThingId, more: Partial<Target> = {}): Target => ({
    thing,
    picture: picture(thing, look),
    name: explained(thing, look)?.name ?? '',
    ...more,
  });
  return [
    ...view.zones.flatMap(zone => [
      target(crowdThing(zone.id)),
      ...HORDE.filter(kind => zone[kind] > 0).map(kind =>
        target(groupThing(zone.id, kind), { mark: String(zone[kind]) }),
      ),
      ...zone.zombieHeroes.map(hero => target(zombieThing(hero))),
    ]),
    // Who acts next is no target, and said by the list.
    ...(view.turn ? view.heroes : []).map(({ id, health }) =>
      target(heroThing(id), { name: texts.heroes[id].name, life: health, isFriend: true }),
    ),
  ];
}
