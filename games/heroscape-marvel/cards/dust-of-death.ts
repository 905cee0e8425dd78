import { call, emit, finish, flow, goTo } from '../../../engine/flow.ts';
import { powers } from '../content/powers.ts';
import type { FigureId } from '../ids.ts';
import { destroy } from '../rules/damage.ts';
import { rollD20 } from '../rules/dice.ts';
import { type M, cellUnder, distance, figureOf, isAdjacent, isEnemy, isOnBoard, within } from '../rules/table.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import type { Sight, Used } from './power.ts';

type Dust = Extract<Action, { type: 'cloud' | 'dust' }>;

export const dustOfDeath: Used<Dust> = {
  types: ['cloud', 'dust'],
  options(m, bearer) {
    const all: Dust[] = inCloud(m, bearer).length > 0 ? [{ type: 'cloud' }] : [];
    for (const one of within(m, bearer, powers['dust-of-death'].range)) // HS-POW-25b
      if (m.content.plot.canPerish(m, one)) all.push({ type: 'dust', target: one.id });
    return all;
  },
  use(m, f, bearer, action) {
    const cloud = action.type === 'cloud';
    const targets = action.type === 'cloud' ? inCloud(m, bearer) : [action.target];
    emit(m, { type: 'dustThrown', figure: f.figure, targets: [...targets], cloud });
    call(m, 'dust', { figure: f.figure, targets });
  },
  /** Dust on whoever is worth most; the cloud where it takes more from them than from us. */
  worth(seen, bearer, action) {
    const { m } = seen;
    if (action.type === 'dust') return loss(seen, bearer, figureOf(m, action.target));
    return m.state.figures.reduce((sum, one) => sum + (isBeside(m, bearer, one) ? loss(seen, bearer, one) : 0), 0);
  },
};

/** Figures in the cloud (HS-POW-25a), save those whom the scenario keeps from such an end (HS-SCN-37). */
const inCloud = (m: M, figure: Figure): FigureId[] =>
  m.state.figures
    .filter(one => one !== figure && isAdjacent(m, figure, one) && m.content.plot.canPerish(m, one))
    .map(one => one.id);

const loss = (seen: Sight, bearer: Figure, target: Figure): number =>
  isEnemy(seen.m, target, bearer) ? seen.standing(target) : -seen.standing(target);

const isBeside = (m: M, a: Figure, b: Figure): boolean => b.cell !== null && distance(m, cellUnder(a), b.cell) === 1;

/** One die for each target, one after the other. */
export const dusting = flow<HeroScape, 'dust'>({
  next(m, f) {
    const id = f.targets.shift();
    if (id === undefined) return finish(f);
    const target = figureOf(m, id);
    const roll = rollD20(m);
    const { needs } = powers['dust-of-death'];
    const success = roll >= needs;
    emit(m, { type: 'dustRolled', figure: f.figure, target: id, roll, needs, success });
    goTo(f, 'next');
    if (success && isOnBoard(target)) destroy(m, target, 'dust-of-death', f.figure);
  },
});
