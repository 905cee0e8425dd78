import type { Motions } from '../../../../table/motions.ts';
import { characters } from '../../content/characters.ts';
import { isCaptain, isCharacter } from '../../ids.ts';
import type { SpiderMan } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { figureThing } from '../touch.ts';
import { CLANG } from './sounds.ts';
import { FREE, ownerOf, paid, withCharacter, withFigure } from './tell.ts';

/** Who holds whom, and who gets away. */
export const prisoners = {
  captured: {
    ms: 700,
    at: ({ who }) => figureThing(who),
    told: (view, { who, by, from }) => {
      // Whoever stands alone is captured with dice; the others change hands with those who held them.
      const begun = from === null ? paid(view, ownerOf(view, by), 'combat', characters[who].dice) : view;
      return withCharacter(
        begun,
        who,
        by.kind === 'stack'
          ? { square: by.square, holder: isCaptain(who) ? null : 'police' }
          : { square: -1, holder: by.role },
      );
    },
  },
  arrested: {
    ms: 700,
    at: ({ role }) => figureThing(role),
    told: (view, { role, square }) => withFigure(view, role, { ...FREE, at: square, captive: true }),
    sound: CLANG,
  },
  jailed: {
    ms: 900,
    at: ({ role }) => figureThing(role),
    told: (view, { role }) => withFigure(view, role, { jailed: true }),
    sound: CLANG,
  },
  released: {
    ms: 500,
    at: ({ who }) => figureThing(who),
    told: (view, { who, to }) =>
      isCharacter(who)
        ? withCharacter(view, who, { square: to, holder: null })
        : withFigure(view, who, { ...FREE, at: to }),
  },
  freed: {
    ms: 700,
    at: ({ role }) => figureThing(role),
    // Whoever breaks out by themselves is free once they stand outside.
    told: (view, { role, by }) => (by === null ? view : withFigure(view, role, { captive: false, jailed: false })),
  },
  wentHome: {
    ms: 400,
    at: ({ character }) => figureThing(character),
    told: (view, { character, square }) => withCharacter(view, character, { square, holder: null }),
  },
} satisfies Partial<Motions<SpiderMan, Seen>>;
