import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { FigureId } from '../ids.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import { canAttack } from './activation.ts';
import { membersOf, sizeOf } from './cards.ts';
import { activationFrame } from './frames.ts';
import { type M, figureOf } from './table.ts';

type Squad = Frame<HeroScape, 'squad'>;
type Chosen = Extract<Action, { type: 'choose' | 'none' }>;

/** The turn of a squad: its figures move one after the other, then they attack (HS-MULTI-12). */
export const squad = flow<HeroScape, 'squad'>({
  march: decide({
    rule: 'HS-MOVE-14',
    who: (m, f): readonly Seat[] => (fresh(m, f).length > 0 ? [f.seat] : nobody),
    options: (m, f): Chosen[] => choices(fresh(m, f)),
    apply(m, f, action) {
      if (action.type === 'none') return;
      f.used.push(action.figure);
      begin(m, f, action.figure, 'move');
      again(m, f);
    },
  }),
  fight: decide({
    rule: 'HS-ATK-11',
    who: (m, f): readonly Seat[] => (fighters(m, f).length > 0 ? [f.seat] : nobody),
    options: (m, f): Chosen[] => choices(fighters(m, f)),
    apply(m, f, action) {
      if (action.type === 'none') return;
      if (!f.used.includes(action.figure)) f.used.push(action.figure);
      f.done.push(action.figure);
      begin(m, f, action.figure, 'attack');
      again(m, f);
    },
  }),
});

const choices = (figures: readonly Figure[]): Chosen[] => [
  ...figures.map(({ id }) => ({ type: 'choose' as const, figure: id })),
  { type: 'none' },
];

function begin(m: M, f: Squad, figure: FigureId, part: 'move' | 'attack'): void {
  emit(m, { type: 'activated', seat: f.seat, figure, by: 'order', via: null });
  call(m, 'activation', { ...activationFrame(figure, f.seat, 'order'), part });
}

/** Who has done nothing yet this turn: of a pool no more than the card has figures (HS-MULTI-10). */
function fresh(m: M, f: Squad): Figure[] {
  const members = membersOf(m, f.card);
  const left = sizeOf(figureOf(m, f.card).card) - f.used.length;
  return left > 0 ? members.filter(({ id }) => !f.used.includes(id)) : [];
}

/** Who may still attack, and has somebody to attack. */
function fighters(m: M, f: Squad): Figure[] {
  const moved = membersOf(m, f.card).filter(({ id }) => f.used.includes(id) && !f.done.includes(id));
  return [...moved, ...fresh(m, f)].filter(figure => canAttack(m, figure));
}
