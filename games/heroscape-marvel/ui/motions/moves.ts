import type { Motions } from '../../../../table/motions.ts';
import type { HeroScape } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { cardThing, figureThing } from '../touch.ts';
import { LEAP, PUNCH, STEP, THUD, TICK, WEB, WHOOSH, clatter } from './sounds.ts';
import { inOrder, ripened, withFigureAt, withFocus, withOrders, withoutFigure } from './tell.ts';

/** Turns of figures: whose marker is shown, where they go, who strikes them, how they fall. */
export const moves = {
  orderShown: {
    ms: 500,
    still: 300,
    at: ({ figure }) => cardThing(figure),
    told: (view, { figure, marker }) =>
      ripened(
        withOrders(view, figure, ({ hidden, shown, own }) => ({
          hidden: Math.max(0, hidden - 1),
          shown: inOrder([...shown, marker]),
          own: own.filter(one => one !== marker),
        })),
        figure,
      ),
    sound: TICK,
  },
  activated: {
    ms: 250,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, seat, by }) =>
      ripened(withFocus(view, { figure, seat, by, moved: false, leaped: false, reach: [] }), figure),
  },
  stepped: {
    ms: 260,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, to, left }) => withFocus(withFigureAt(view, figure, to), { moveLeft: left, reach: [] }),
    sound: STEP,
  },
  moved: {
    ms: ({ how }) => (how === 'walk' ? 0 : 800),
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, to, how }) =>
      how === 'walk' ? view : withFocus(withFigureAt(view, figure, to), { reach: [] }),
    sound: ({ how }) => (how === 'walk' ? null : how === 'leap' ? LEAP : how === 'swing' ? WEB : WHOOSH),
  },
  stayed: { ms: 0, at: ({ figure }) => figureThing(figure) },
  struck: {
    ms: 1100,
    still: 700,
    at: ({ figure }) => figureThing(figure),
    sound: ({ face }) => (face === 'skull' ? PUNCH : clatter(1)),
  },
  letGo: { ms: 400, still: 200, at: ({ by }) => figureThing(by) },
  fell: { ms: 1300, still: 800, at: ({ figure }) => figureThing(figure), sound: THUD },
  exited: {
    ms: 800,
    still: 500,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure }) => withoutFigure(view, figure, 'left'),
  },
} satisfies Partial<Motions<HeroScape, Seen>>;
