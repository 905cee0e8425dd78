import type { Target } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { hordeKinds } from '../../content/horde.ts';
import { isWeapon } from '../../rules/inventory.ts';
import { FoeBust } from '../drawn/foe-figure.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { cardThing, foeThing, seatThing } from '../touch.ts';

/** Those in the street with the number that they have there, and those at the barricade. */
export function targets({ view, texts, names, seat }: Seen): Target[] {
  return [
    ...view.line.map(
      ({ id, kind, life }, at): Target => ({
        thing: foeThing(id),
        picture: <FoeBust kind={kind} variant={id} />,
        name: texts.kinds[kind].name,
        mark: String(at + 1),
        life,
        isFriend: !hordeKinds[kind].isEnemy,
      }),
    ),
    ...view.players.flatMap(({ character, life, damage }, at): Target[] =>
      at === seat
        ? []
        : [
            {
              thing: seatThing(at),
              picture: <Portrait character={character} />,
              name: names[at] ?? '',
              life: life - damage,
              isFriend: true,
            },
          ],
    ),
  ];
}

/** Whoever acts has a weapon in hand. */
export function lifted({ view, seat }: Seen): ThingId[] {
  const isActing = seat !== null && view.phase === 'combat' && view.focus?.seat === seat;
  return isActing ? (view.players[seat]?.items ?? []).filter(isWeapon).map(card => cardThing(card)) : [];
}
