import type { ThingId } from '../../../../table/touch.ts';
import type { SeenFigure, View } from '../../seen.ts';
import type { FieldCell } from '../field.ts';
import type { Seen } from '../look.ts';
import { WALL } from '../touch.ts';
import { aimedAt } from './aimed-at.ts';
import type { MapModel, Standee } from './model.ts';

/**
 * What should be in sight, the most important first: who acts, whom it can be done to, the enemies that it could come to or that could
 * come to it, and everywhere an answer lies, near before far; before anybody acts, whoever can be chosen and then their enemies. All of it
 * where nothing on the field is asked for.
 */
export function inSight(look: Seen, { field, cells, figures }: MapModel): ThingId[] {
  const { view } = look;
  const { figure, attacker, target } = view.focus;
  const first = figures.filter(({ figure: { id } }) => id === figure || id === attacker || id === target);
  const aimed = new Set(aimedAt(look).map(({ on }) => on));
  const open = figures.filter(one => one.isOpen || aimed.has(one.figure.id));
  const lit = cells.filter(({ light }) => light !== null);
  const acting = figures.find(({ figure: { id } }) => id === (attacker ?? figure));
  const apart = (from: FieldCell, to: FieldCell): number =>
    field.board.distance[from.index * field.board.size + to.index] ?? 0;
  const far = (to: FieldCell): number => (acting ? apart(acting.cell, to) : 0);
  const byNearness = <T extends { readonly cell: FieldCell }>(all: readonly T[]): T[] =>
    byLeast(all, ({ cell }) => far(cell));
  const isNear = (one: Standee): boolean =>
    acting !== undefined &&
    isFoe(view, acting.figure, one.figure) &&
    far(one.cell) <= Math.max(comesFrom(acting.figure, view), comesFrom(one.figure));
  // Who is to act is chosen by who stands near whom.
  const met = (one: Standee): number =>
    Math.min(...open.filter(({ figure }) => isFoe(view, figure, one.figure)).map(({ cell }) => apart(cell, one.cell)));
  const foes = acting
    ? byNearness(figures.filter(isNear))
    : byLeast(
        figures.filter(one => met(one) < Number.POSITIVE_INFINITY),
        met,
      );
  return [
    ...new Set([
      ...first.map(({ thing }) => thing),
      ...(target === 'wall' ? [WALL] : []),
      ...byNearness(open).map(({ thing }) => thing),
      ...(attacker === null ? foes.map(({ thing }) => thing) : []),
      ...byNearness(lit).map(({ thing }) => thing),
    ]),
  ];
}

const byLeast = <T>(all: readonly T[], measure: (one: T) => number): T[] =>
  all.toSorted((a, b) => measure(a) - measure(b));

/** From how far it reaches whom it goes to meet; whoever has gone goes no further. */
const comesFrom = ({ move, range }: SeenFigure, view?: View): number => range + (view?.focus.moved ? 0 : move);

const isFoe = ({ players }: View, one: SeenFigure, other: SeenFigure): boolean =>
  one.controller !== other.controller && players[one.controller]?.allies.includes(other.controller) !== true;
