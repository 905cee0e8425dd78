import type { Motions } from '../../../../table/motions.ts';
import type { HeroScape } from '../../spec.ts';
import { type Seen, figureOf } from '../look.ts';
import { cardThing, figureThing, placeThing } from '../touch.ts';
import { DUST, LIGHT, MIND, TICK, clatter } from './sounds.ts';
import { inOrder, ripened, withFigure, withFigureAt, withGlyph, withOrders } from './tell.ts';

/** What powers do besides, who comes back, and what lies on the battlefield or is carried about. */
export const powers = {
  dustThrown: { ms: 500, still: 300, at: ({ figure }) => figureThing(figure), sound: DUST },
  dustRolled: { ms: 1300, still: 800, at: ({ target }) => figureThing(target), sound: clatter(1) },
  blastRolled: { ms: 1300, still: 800, at: ({ target }) => figureThing(target), sound: clatter(1) },
  orderRemoved: {
    ms: 500,
    still: 300,
    at: ({ figure }) => cardThing(figure),
    told: (view, { figure, marker }) =>
      withOrders(view, figure, ({ hidden, removed, own, ownRemoved }) => ({
        hidden: Math.max(0, hidden - 1),
        removed: removed + 1,
        own: own.filter(one => one !== marker),
        ownRemoved: marker ? inOrder([...ownRemoved, marker]) : ownRemoved,
      })),
    sound: TICK,
  },
  mindRolled: { ms: 1300, still: 800, at: ({ target }) => figureThing(target), sound: clatter(1) },
  controlTaken: {
    ms: 900,
    still: 600,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, seat }) => ripened(withFigure(view, figure, { controller: seat }), figure),
    sound: MIND,
  },
  controlReturned: {
    ms: 500,
    still: 300,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, seat }) => withFigure(view, figure, { controller: seat }),
  },
  deathRolled: { ms: 1300, still: 800, at: ({ figure }) => cardThing(figure), sound: clatter(1) },
  revivalRolled: { ms: 1300, still: 800, at: ({ figure }) => cardThing(figure), sound: clatter(1) },
  cameBack: {
    ms: 1000,
    still: 600,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, at }) => withFigureAt(view, figure, at, { status: 'board', wounds: 0, lies: null }),
    sound: LIGHT,
  },
  glyphTurned: {
    ms: 600,
    still: 400,
    at: ({ at }) => placeThing(at),
    told: (view, { glyph, at }) => withGlyph(view, one => one.at === at, { kind: glyph, up: true }),
    sound: LIGHT,
  },
  glyphTaken: {
    ms: 500,
    still: 300,
    at: ({ figure }) => figureThing(figure),
    told: (view, { glyph, role, figure, at }) => {
      const isThere = view.glyphs.some(one => one.at === at);
      // else it comes from somebody who was just destroyed
      const isGone = (carrier: string | null): boolean =>
        carrier !== null && figureOf(view, carrier)?.status === 'destroyed';
      const taken = withGlyph(view, one => (isThere ? one.at === at : one.kind === glyph && isGone(one.carrier)), {
        at: null,
        carrier: figure,
      });
      return withFigure(taken, figure, ({ carries }) => ({ carries: [...carries, { glyph, role }] }));
    },
    sound: LIGHT,
  },
  glyphLaid: {
    ms: 300,
    at: ({ at }) => placeThing(at),
    told: (view, { glyph, at }) => {
      const isLoose = (carrier: string | null): boolean =>
        carrier === null || figureOf(view, carrier)?.status !== 'board';
      return withGlyph(view, one => one.at === null && one.kind === glyph && isLoose(one.carrier), {
        at,
        carrier: null,
      });
    },
  },
  glyphHanded: {
    ms: 500,
    still: 300,
    at: ({ to }) => figureThing(to),
    told: (view, { glyph, role, from, to }) => {
      const handed = withGlyph(view, ({ carrier }) => carrier === from, { carrier: to });
      const empty = withFigure(handed, from, ({ carries }) => ({ carries: carries.slice(1) }));
      return withFigure(empty, to, ({ carries }) => ({ carries: [...carries, { glyph, role }] }));
    },
    sound: TICK,
  },
  cardsTaken: {
    ms: 500,
    still: 300,
    at: ({ figure }) => cardThing(figure),
    told: (view, { figure, cards }) => withFigure(view, figure, ({ fresh }) => ({ fresh: [...fresh, ...cards] })),
  },
} satisfies Partial<Motions<HeroScape, Seen>>;
