import type { Target } from '../../../../table/screen/screen-parts.ts';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { figureThing } from '../touch.ts';

/** Those in the city with the life that they have left. */
export function targets({ view, texts, seat }: Seen): Target[] {
  const own = seat === null ? null : view.players[seat]?.role;
  return view.figures.flatMap(({ role, wounds, boxes }): Target[] =>
    role === own
      ? []
      : [
          {
            thing: figureThing(role),
            picture: <Portrait who={role} />,
            name: texts.roles[role].name,
            life: boxes - wounds,
          },
        ],
  );
}
