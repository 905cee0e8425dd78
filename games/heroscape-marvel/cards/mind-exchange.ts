import { call, emit, finish, flow } from '../../../engine/flow.ts';
import { powers } from '../content/powers.ts';
import { rollD20 } from '../rules/dice.ts';
import { activationFrame } from '../rules/frames.ts';
import { faceOf, figureOf, isEnemy, isHero, pointsOf, within } from '../rules/table.ts';
import type { Action, HeroScape } from '../spec.ts';
import type { Used } from './power.ts';

export const mindExchange: Used<Extract<Action, { type: 'mindExchange' }>> = {
  types: ['mindExchange'],
  /** HS-POW-18. */
  options: (m, bearer) =>
    within(m, bearer, powers['mind-exchange-17'].range)
      .filter(isHero)
      .map(({ id }) => ({ type: 'mindExchange', target: id })),
  use: (m, f, _bearer, { target }) => call(m, 'theft', { figure: f.figure, seat: f.seat, target }),
  /** The hero whose stolen turn promises most; an own one only for what is left of its turn. */
  worth(seen, bearer, action) {
    const target = figureOf(seen.m, action.target);
    return isEnemy(seen.m, target, bearer)
      ? pointsOf(target.card) + faceOf(seen.m, target).attack * 10
      : seen.promise(target);
  },
};

/** HS-POW-18..21, HS-TURN-08: a whole turn with somebody else's hero. */
export const theft = flow<HeroScape, 'theft'>({
  roll(m, f) {
    const roll = rollD20(m);
    const { needs } = powers['mind-exchange-17'];
    const success = roll >= needs;
    emit(m, { type: 'mindRolled', figure: f.figure, target: f.target, roll, needs, success });
    if (!success) return finish(f);
    figureOf(m, f.target).controller = f.seat;
    emit(m, { type: 'controlTaken', figure: f.target, seat: f.seat });
  },
  act(m, f) {
    call(m, 'activation', activationFrame(f.target, f.seat, 'mind-exchange'));
  },
  back(m, f) {
    const target = figureOf(m, f.target);
    target.controller = target.owner;
    emit(m, { type: 'controlReturned', figure: f.target, seat: target.owner });
  },
  close(m) {
    m.content.plot.whenTurnEnds(m);
  },
});
