import type { Motions } from '../../../../table/motions.ts';
import type { HeroScape } from '../../spec.ts';
import { type Seen, figureOf } from '../look.ts';
import { WALL, figureThing, targetThing } from '../touch.ts';
import { CLANG, CRUMBLE, QUAKE, STING, THUD, attackSound, clatter } from './sounds.ts';
import { powersOf, withFigure, withFocus, withoutAnesthetic, withoutFigure } from './tell.ts';

const skullsIn = (faces: readonly string[]): number => faces.filter(face => face === 'skull').length;

/** Attacks, their dice, and what becomes of figures and of the wall. */
export const combat = {
  attacked: {
    ms: 1500,
    still: 900,
    at: ({ target }) => targetThing(target),
    told: (view, { attacker, target, attack, faces }) =>
      withFocus(view, { attacker, target, attack, skulls: skullsIn(faces), reach: [] }),
    sound: ({ attack, distance, faces }) => [...attackSound(attack, distance), ...clatter(faces.length)],
  },
  stomped: {
    ms: 1300,
    still: 800,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, targets, faces }) =>
      withFocus(view, { attacker: figure, waiting: [...targets], skulls: skullsIn(faces), reach: [] }),
    sound: QUAKE,
  },
  sensed: { ms: 1300, still: 800, at: ({ figure }) => figureThing(figure), sound: clatter(1) },
  defended: {
    ms: 1400,
    still: 900,
    at: ({ target }) => targetThing(target),
    told: (view, { target }) => withFocus(view, { target, waiting: view.focus.waiting.filter(one => one !== target) }),
    sound: ({ faces }) => (faces.includes('shield') ? [...clatter(faces.length), ...CLANG] : clatter(faces.length)),
  },
  attackEnded: {
    ms: 350,
    still: 200,
    at: ({ target }) => targetThing(target),
    told: (view, { attacker }) =>
      withFocus(view, { target: null, attacker: view.focus.waiting.length > 0 ? attacker : null }),
  },
  wounded: {
    ms: 650,
    still: 400,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure, wounds }) => withoutAnesthetic(withFigure(view, figure, { wounds }), figure),
    sound: THUD,
    felt: ({ figure }, { view, seat }) => figureOf(view, figure)?.owner === seat,
  },
  unhurt: { ms: 600, still: 300, at: ({ figure }) => figureThing(figure) },
  destroyed: {
    ms: 1200,
    still: 800,
    at: ({ figure }) => figureThing(figure),
    told: (view, { figure }) =>
      withFigure(withoutFigure(withoutAnesthetic(view, figure), figure, 'destroyed'), figure, ({ card, powers }) => ({
        taken: [],
        fresh: [],
        powers: powersOf(card, []).filter(power => powers.includes(power)), // none at all in discovery
      })),
    sound: STING,
    felt: ({ figure }, { view, seat }) => figureOf(view, figure)?.owner === seat,
  },
  laid: { ms: 0, told: (view, { figure, on }) => withFigure(view, figure, { lies: on }) },
  wallHit: {
    ms: 650,
    still: 400,
    at: () => WALL,
    told: (view, { wounds }) => ({ ...view, wall: { ...view.wall, wounds } }),
    sound: THUD,
  },
  wallBroken: {
    ms: 1300,
    still: 800,
    at: () => WALL,
    told: view => ({ ...view, wall: { ...view.wall, standing: false } }),
    sound: CRUMBLE,
  },
} satisfies Partial<Motions<HeroScape, Seen>>;
