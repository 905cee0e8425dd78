import type { Features, Judgement } from '../../../engine/box.ts';
import type { Seat } from '../../../engine/types.ts';
import { SCENARIOS, type ScenarioId } from '../ids.ts';
import { inOrange } from '../rules/end.ts';
import { type M, alliesOf, isCarrier, isEngaged, isOnBoard, lifeOf, ownOnBoard } from '../rules/table.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { pricesOf } from './companion/prices.ts';
import { toExit } from './goals.ts';
import { bestAttack, exposure, inPrices, standing, threatsTo } from './worth.ts';
import fitted from './weights.json' with { type: 'json' };

// A side in numbers: what it has on the board, what that can do from where it stands, and how near it is to the scenario's aim.
// Order markers count as far as they lie open.

export const judgement: Judgement<HeroScape> = {
  sides: m =>
    [...new Set(m.content.seats.map(seat => alliesOf(m, seat).join()))].map(side => side.split(',').map(Number)),
  features: (m, side) => {
    const { players, phase } = m.state;
    const isFirst = side.includes(players[0] ?? 0);
    const own = side.flatMap(seat => ownOnBoard(m, seat));
    const foes = m.state.figures.filter(figure => isOnBoard(figure) && !side.includes(figure.controller));
    const isFought = phase === 'battle' && own.length > 0 && foes.length > 0;
    return {
      ...firstOf(m, isFirst, isFought),
      ...inPrices(pricesOf(m), () => (isFought ? army(m, own, foes) : NO_ARMY)),
      ...(isFought ? timing(m, side, own) : NO_TIMING),
    };
  },
  fitted,
};

export type Feature = ScenarioId | 'held' | keyof typeof NO_ARMY | keyof typeof NO_TIMING;

/** Player 1 has another task than the others in most scenarios, and in some of them only has to hold out. */
function firstOf(m: M, isFirst: boolean, isFought: boolean): Features {
  const { id } = m.content.scenario;
  const scenarios = SCENARIOS.map((scenario): [string, number] => [scenario, isFirst && id === scenario ? 1 : 0]);
  const held = isFirst && isFought && m.content.scenario.end.kind === 'player-one';
  return { ...Object.fromEntries(scenarios), held: held ? m.state.round : 0 };
}

const NO_ARMY = {
  points: 0,
  share: 0,
  shareDiscovery: 0,
  logPoints: 0,
  figures: 0,
  life: 0,
  best: 0,
  second: 0,
  blow: 0,
  blowLogit: 0,
  danger: 0,
  dangerBest: 0,
  engaged: 0,
  height: 0,
};

function army(m: M, own: readonly Figure[], foes: readonly Figure[]): { readonly [F in keyof typeof NO_ARMY]: number } {
  const worths = own.map(figure => standing(m, figure)).sort((a, b) => b - a);
  const points = sum(worths);
  const others = sum(foes.map(figure => standing(m, figure)));
  const blows = own.map(figure => bestAttack(m, figure, false));
  const dangers = own.map(figure => exposure(m, figure.cell ?? 0, threatsTo(m, figure)));
  const share = points / Math.max(1, points + others);
  return {
    points: points / 100,
    share: share * 10,
    shareDiscovery: m.content.isExpert ? 0 : share * 10,
    logPoints: Math.log(Math.max(1, points)),
    figures: own.length,
    life: sum(own.map(figure => lifeOf(m, figure) - figure.wounds)) / 5,
    best: (worths[0] ?? 0) / 100,
    second: (worths[1] ?? 0) / 100,
    blow: Math.max(...blows) / 100,
    blowLogit: sum(blows) / Math.max(1, others),
    danger: sum(dangers) / 100,
    dangerBest: Math.max(...dangers) / 100,
    engaged: own.filter(figure => isEngaged(m, figure)).length,
    height: sum(own.map(({ cell }) => m.content.board.level[cell ?? 0] ?? 0)) / own.length,
  };
}

const NO_TIMING = {
  active: 0,
  begins: 0,
  activeShort: 0,
  shown: 0,
  carries: 0,
  carriesFirst: 0,
  exit: 0,
  gone: 0,
  orange: 0,
  orangeLate: 0,
  orangeAlone: 0,
  powerful: 0,
  wall: 0,
};

/** Whose turn it is, and what counts for the scenario alone. */
function timing(
  m: M,
  side: readonly Seat[],
  own: readonly Figure[],
): { readonly [F in keyof typeof NO_TIMING]: number } {
  const { state, content } = m;
  const isActive = state.active !== null && side.includes(state.active);
  const carriers = own.filter(isCarrier);
  const orange = sum(side.map(seat => inOrange(m, seat)));
  const all = sum(content.seats.map(seat => inOrange(m, seat)));
  const from = content.scenario.end.kind === 'zone' ? content.scenario.end.from : null;
  const isFirst = side.includes(state.players[0] ?? 0);
  const exits = carriers.map(({ cell }) => toExit(m, cell ?? 0)).filter(far => far < 99);
  return {
    active: Number(isActive),
    begins: Number(side.includes(state.first)),
    activeShort: isActive ? 1 / own.length : 0,
    shown: sum(side.map(seat => (state.orders[seat] ?? []).filter(order => order.state === 'shown').length)),
    carries: carriers.length,
    carriesFirst: isFirst ? carriers.length : 0,
    exit: exits.length > 0 ? 10 / (2 + Math.min(...exits)) : 0,
    gone: content.role === 'device' && isFirst ? Number(state.glyphs.every(glyph => glyph.carrier === null)) : 0,
    orange,
    orangeLate: from !== null && state.round >= from - 1 ? Number(orange > 0) : 0,
    orangeAlone: from !== null && state.round >= from - 1 ? Number(orange > 0 && orange === all) : 0,
    powerful: Number(state.powerful !== null && side.includes(state.powerful)),
    wall: isFirst ? Number(state.wall.standing) : 0,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, n) => so + n, 0);
