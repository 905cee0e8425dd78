import { emit } from '../../../../engine/flow.ts';
import type { Seat } from '../../../../engine/types.ts';
import { concentrationWorth, raiseOf } from '../../bots/companion/rate.ts';
import { bonuses } from '../../content/cards.ts';
import type { Scale } from '../../ids.ts';
import { heal } from '../../rules/damage.ts';
import { type M, maxOf, player } from '../../rules/table.ts';
import { refresh, regain, usedTokens } from '../../rules/tokens.ts';
import type { Action } from '../../spec.ts';
import { type BonusCard, both } from '../bonus-card.ts';

/** Two dice back, not above the maximum (SM-CARD-02, SM-CARD-03). */
function raise(m: M, seat: Seat, scale: Scale, dice: number): void {
  const p = player(m, seat);
  p[scale] = Math.min(maxOf(m, seat, scale), p[scale] + dice);
  emit(m, { type: 'markerRaised', seat, scale, to: p[scale] });
}

const firstAid: BonusCard = {
  turn: both({
    isUseful: (_m, _seat, f) => f.wounds > 0,
    play: (m, _seat, f) => heal(m, f.role, bonuses['first-aid'].effect.healed, 'first-aid'),
  }),
  worth: {
    spiderMan: {
      yardstick: s => (s.figure && s.figure.wounds >= 2 ? 85 : 0),
      companion: s => (s.figure && s.figure.wounds >= 2 ? 97 : 0),
    },
    villain: {
      yardstick: s => (s.figure && s.figure.wounds >= 2 ? 85 : 0),
      companion: s => (s.figure && s.figure.wounds >= 2 ? 97 : 0),
    },
  },
  keep: 6,
};

const adrenaline: BonusCard = {
  turn: both({
    isUseful: (m, seat) => player(m, seat).combat < maxOf(m, seat, 'combat'),
    play: (m, seat) => raise(m, seat, 'combat', bonuses.adrenaline.effect.dice),
  }),
  worth: {
    spiderMan: ({ me }, { isThere }) => (isThere && me.dice.combat <= me.max.combat - 2 ? 39 : 0),
    villain: ({ me }, { isThere }) => (isThere && me.dice.combat <= me.max.combat - 2 ? 40 : 0),
  },
  keep: 1,
};

const secondWind: BonusCard = {
  turn: both({
    isUseful: (m, seat) => player(m, seat).movement < maxOf(m, seat, 'movement'),
    play: (m, seat) => raise(m, seat, 'movement', bonuses['second-wind'].effect.dice),
  }),
  worth: {
    spiderMan: ({ me }, { isThere }) => (!isThere && me.dice.movement === 0 ? 34 : 0),
    villain: {
      yardstick: ({ me }, { distance }) => (me.dice.movement === 0 && distance > 0 ? 29 : 0),
      companion: ({ me: { dice, max } }, { distance }) =>
        dice.movement <= max.movement - 2 && distance > 3 * dice.movement ? 31 : 0,
    },
  },
};

const concentration: BonusCard = {
  turn: both({
    isUseful: (m, seat) => usedTokens(m, seat).length > 0,
    question: {
      options: (m, seat) => usedTokens(m, seat).map(power => ({ type: 'pick', power })),
      answer: (m, seat, _f, { power }: Action & { type: 'pick' }) => regain(m, seat, power),
    },
  }),
  worth: {
    spiderMan: {
      yardstick: 0,
      companion: (s, { isThere }) => (isThere && s.me.dice.combat >= 2 && raiseOf(s.me.tokens) === 0 ? 42 : 0),
    },
    villain: {
      yardstick: ({ me }, { distance }) => (me.dice.movement > 0 && distance > 6 ? 4 : 0),
      companion: (s, { distance }) => concentrationWorth(s, distance),
    },
  },
};

const backOnYourFeet: BonusCard = {
  turn: both({
    isUseful: (_m, _seat, f) => !f.captive && !f.held,
    play(m, seat, f) {
      heal(m, f.role, bonuses['back-on-your-feet'].effect.healed, 'back-on-your-feet');
      f.ko = false;
      emit(m, { type: 'wokeUp', role: f.role });
      refresh(m, seat);
    },
  }),
  keep: 7,
};

/** Wounds, dice and tokens that come back. */
export const strengthCards = {
  'first-aid': firstAid,
  adrenaline,
  'second-wind': secondWind,
  concentration,
  'back-on-your-feet': backOnYourFeet,
};
