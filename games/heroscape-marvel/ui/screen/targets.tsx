import type { Target } from '../../../../table/screen/screen-parts.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { type Seen, figureName } from '../look.ts';
import { figureThing } from '../touch.ts';

/** Figures of others on the battlefield, as they are called there: those of squads have numbers. */
export function targets(look: Seen): Target[] {
  const { view, seat } = look;
  const allies = seat === null ? [] : (view.players[seat]?.allies ?? []);
  return view.figures.flatMap(({ id, card, controller, status, life, wounds }): Target[] =>
    status !== 'board' || controller === seat
      ? []
      : [
          {
            thing: figureThing(id),
            picture: <Portrait card={card} />,
            name: figureName(look, id),
            life: life - wounds,
            isFriend: allies.includes(controller),
          },
        ],
  );
}
