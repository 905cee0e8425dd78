import type { CellName, FallKind, FigureId } from '../ids.ts';
import type { MoveKind } from '../content/powers.ts';
import { decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { FEEDS_ON_WOUNDS } from '../cards/powers.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { countOf, rollCombat, rollD20 } from './dice.ts';
import { destroy, wound } from './damage.ts';
import { enter, take } from './glyphs.ts';
import { flightCost, isStruck } from './air.ts';
import { explore, fallOf, leftBehind, nextSteps, pathTo, stepCost } from './reach.ts';
import {
  type M,
  areAllies,
  cellNamed,
  cellUnder,
  engagedWith,
  figureAt,
  figureOf,
  hasAny,
  isOnBoard,
  nameOf,
} from './table.ts';

type Walk = Frame<HeroScape, 'walk'>;

/** Everything a walk starts with. */
export function walkFrame(figure: Figure, path: number[], left: number, stepwise: boolean, hyper: boolean) {
  const from = cellUnder(figure);
  return { figure: figure.id, path, left, stepwise, strikers: [], falls: [], from, gone: [], hyper };
}

/** The walk to a cell that does least harm. */
export function safestPath(m: M, figure: Figure, to: number, budget: number, isHyper: boolean): number[] {
  return pathTo(explore(m, figure, cellUnder(figure), budget, isHyper), to);
}

export const walk = flow<HeroScape, 'walk'>({
  /** Step by step, as far as nobody strikes. */
  next(m, f) {
    const figure = figureOf(m, f.figure);
    if (!isOnBoard(figure)) return finish(f);
    for (let to = f.path[0]; to !== undefined; to = f.path[0]) {
      f.strikers = leftBehind(m, figure, cellUnder(figure), to);
      if (f.strikers.length > 0) return goTo(f, 'ask');
      if (!takeStep(m, f, figure)) return finish(f);
    }
    goTo(f, f.stepwise ? 'onward' : 'land');
  },
  ask: decide({
    rule: 'HS-ENG-05',
    free: false,
    who: (m, f) => askedStriker(m, f.figure, f.strikers),
    options: () => [{ type: 'strike' as const }, { type: 'none' as const }],
    apply(m, f, { type }) {
      strikeOrNot(m, f, type === 'strike');
      goTo(f, 'ask');
    },
  }),
  strike(m, f) {
    if (f.strikers.length === 0) return;
    strikeOrNot(m, f, true);
    goTo(f, 'ask');
  },
  step(m, f) {
    if (takeStep(m, f, figureOf(m, f.figure))) goTo(f, 'next');
    else finish(f);
  },
  onward: decide({
    rule: 'HS-MOVE-01',
    lone: true,
    waitsFor: ['pass-on'],
    who: (m, f): readonly Seat[] => (f.stepwise ? [figureOf(m, f.figure).controller] : nobody),
    options: (m, f) => {
      const figure = figureOf(m, f.figure);
      const here = cellUnder(figure);
      const steps = nextSteps(m, figure, here, f.left, f.hyper).map(to => ({
        type: 'step' as const,
        to: nameOf(m, to),
      }));
      const isAlone = m.state.figures.every(one => one === figure || one.cell !== here);
      return isAlone ? [...steps, { type: 'stop' as const }] : steps;
    },
    apply(m, f, action) {
      if (action.type === 'stop') {
        f.stepwise = false;
        return;
      }
      f.path = [cellNamed(m, action.to)];
      goTo(f, 'next');
    },
  }),
  /** HS-FALL-04: after the whole move, one fall after the other. */
  land(m, f) {
    const figure = figureOf(m, f.figure);
    if (f.gone.length > 0) tellWalk(m, f, cellUnder(figure));
    const levels = f.falls.shift();
    if (levels === undefined || !isOnBoard(figure)) return;
    fallDown(m, figure, levels);
    goTo(f, 'land');
  },
});

/** The next step of the path; false where the figure is no longer on the board. */
function takeStep(m: M, f: Walk, figure: Figure): boolean {
  const to = f.path.shift();
  goTo(f, 'onward'); // where the walk stands if this step ends the match
  if (!isOnBoard(figure) || to === undefined) return false;
  const from = cellUnder(figure);
  const cost = stepCost(m, figure, from, to);
  const levels = (m.content.board.level[from] ?? 0) - (m.content.board.level[to] ?? 0);
  if (levels > 0 && fallOf(m, figure, levels)) f.falls.push(levels);
  f.left -= cost;
  f.gone.push(to);
  figure.cell = to;
  emit(m, { type: 'stepped', figure: figure.id, from: nameOf(m, from), to: nameOf(m, to), cost, left: f.left });
  const entry = enter(m, figure, to);
  if (entry === 'gone') {
    tellWalk(m, f, to);
    return false;
  }
  if (entry === 'stop' || m.content.board.cells[to]?.terrain === 'water') {
    f.path = [];
    f.stepwise = false;
  }
  return true;
}

function tellWalk(m: M, f: Walk, to: number): void {
  if (m.hear) {
    const path = f.gone.map(cell => nameOf(m, cell));
    let cost = 0;
    let at = f.from;
    const figure = figureOf(m, f.figure);
    for (const cell of f.gone) {
      cost += stepCost(m, figure, at, cell);
      at = cell;
    }
    emit(m, { type: 'moved', figure: f.figure, how: 'walk', from: nameOf(m, f.from), to: nameOf(m, to), path, cost });
  }
  f.gone = [];
}

/** HS-FALL-01..03. */
function fallDown(m: M, figure: Figure, levels: number): void {
  const fall = fallOf(m, figure, levels);
  if (!fall) return;
  if (fall === 'extreme') {
    const roll = rollD20(m);
    emit(m, { type: 'fell', figure: figure.id, fall, levels, faces: [], roll });
    if (roll < SAFE_LANDING) destroyByFall(m, figure);
    return;
  }
  const faces = rollCombat(m, FALL_DICE[fall]);
  emit(m, { type: 'fell', figure: figure.id, fall, levels, faces, roll: null });
  wound(m, figure, countOf(faces, 'skull'), 'fall', null);
}
const SAFE_LANDING = 19;
/** Combat dice of a fall; an extreme one has the 20-sided die instead. */
export const FALL_DICE: { readonly [F in FallKind]: number } = { fall: 1, great: 2, extreme: 0 };

/** Whom nothing hurts takes no harm from a fall either (HS-SCN-36). */
function destroyByFall(m: M, figure: Figure): void {
  if (m.content.plot.canHurt(m, figure, null)) destroy(m, figure, 'fall', null);
  else emit(m, { type: 'unhurt', figure: figure.id, amount: 1, cause: 'fall', by: null });
}

// ---- leaving an engagement -------------------------------------------------------------------------------------

/** Whoever might be sorry for striking is asked: HS-RULING-12. */
function askedStriker(m: M, moverId: FigureId, strikers: readonly FigureId[]): readonly Seat[] {
  if (strikers[0] === undefined) return nobody;
  const mover = figureOf(m, moverId);
  const striker = figureOf(m, strikers[0]);
  if (!isOnBoard(mover)) return nobody;
  const mayRegret = areAllies(m, mover.owner, striker.controller) || hasAny(m, mover, FEEDS_ON_WOUNDS);
  return mayRegret ? [striker.controller] : nobody;
}

/** HS-ENG-05, HS-ENG-08: one die, no defence; the fallen one stays where it was leaving from. */
function strikeOrNot(m: M, f: { figure: FigureId; strikers: FigureId[] }, isStruck: boolean): void {
  const by = f.strikers.shift();
  const figure = figureOf(m, f.figure);
  if (by === undefined || !isOnBoard(figure)) return;
  if (!isStruck) return emit(m, { type: 'letGo', figure: figure.id, by });
  const [face = 'blank'] = rollCombat(m, 1);
  emit(m, { type: 'struck', figure: figure.id, by, face });
  if (face === 'skull') wound(m, figure, 1, 'strike', by);
}

// ---- flying, leaping, swinging ---------------------------------------------------------------------------------

/** HS-FLY-08. */
export const strikersAtTakeOff = (m: M, figure: Figure, kind: MoveKind): FigureId[] =>
  isStruck(kind) ? engagedWith(m, figure).map(enemy => enemy.id) : [];

/** Where it comes down, and what it picks up on the way. */
export const flightPath = (m: M, to: number, via: number | null): CellName[] =>
  via === null || via === to ? [nameOf(m, to)] : [nameOf(m, via), nameOf(m, to)];

export const flight = flow<HeroScape, 'flight'>({
  takeOff(m, f) {
    f.strikers = strikersAtTakeOff(m, figureOf(m, f.figure), f.kind);
  },
  ask: decide({
    rule: 'HS-FLY-08',
    free: false,
    who: (m, f) => askedStriker(m, f.figure, f.strikers),
    options: () => [{ type: 'strike' as const }, { type: 'none' as const }],
    apply(m, f, { type }) {
      strikeOrNot(m, f, type === 'strike');
      goTo(f, 'ask');
    },
  }),
  strike(m, f) {
    if (f.strikers.length === 0) return;
    strikeOrNot(m, f, true);
    goTo(f, 'ask');
  },
  land(m, f) {
    const figure = figureOf(m, f.figure);
    // a strike may have moved the anesthetic onto the landing place, which stays free for all but Hulk
    if (!isOnBoard(figure) || figureAt(m, f.to) !== null) return;
    const from = cellUnder(figure);
    const glyph = f.take ? m.content.plot.inPassing(m, figure) : null;
    const cost = flightCost(m, from, f.to, glyph);
    if (glyph !== null) take(m, figure, glyph);
    figure.cell = f.to;
    const path = flightPath(m, f.to, glyph);
    emit(m, { type: 'moved', figure: figure.id, how: f.kind, from: nameOf(m, from), to: nameOf(m, f.to), path, cost });
    enter(m, figure, f.to);
  },
});
