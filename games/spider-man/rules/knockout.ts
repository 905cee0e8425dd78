import { reveal } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { CHARACTERS, type FigureId, VILLAINS, type VillainId, OFF } from '../ids.ts';
import { missions } from '../content/missions.ts';
import { POINTS } from '../content/numbers.ts';
import { powers } from '../content/powers.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Piece } from '../seen.ts';
import { cityOf } from './city.ts';
import { arrest, handOver, jail, markersToZero, prisonersWith, sortOut } from './custody.ts';
import { drawMission, showMission } from './missions.ts';
import { powersFor, score } from './score.ts';
import {
  type M,
  figure,
  freeStreets,
  hqOf,
  isVillain,
  maxOf,
  openHq,
  player,
  policeSeat,
  stackAt,
  sumHeld,
} from './table.ts';

/** SM-KO-01..05, SM-KO-09, and who takes what from the fallen figure. */
export function knockOut(m: M, role: FigureId, by: Piece): void {
  call(m, 'knockout', { role, by: { ...by }, before: [] });
}

export const knockout = flow<SpiderMan, 'knockout'>({
  fall(m, f) {
    const fallen = figure(m, f.role);
    fallen.ko = true;
    fallen.web = false;
    fallen.symbiote = null;
    fallen.safe = false;
    f.before = prisonersWith(m, f.by);
    if (fallen.seat !== null) {
      markersToZero(m, fallen.seat);
      if (fallen.seat === m.state.active) m.state.turnOver = true;
    }
    emit(m, { type: 'knockedOut', role: f.role, by: { ...f.by }, square: fallen.at });
  },
  /** At any distance (SM-KO-04). */
  characters(m, f) {
    for (const who of CHARACTERS) if (m.state.characters[who].holder === f.role) handOver(m, who, f.by);
    if (f.by.kind === 'figure') sortOut(m, f.by, f.before);
  },
  pincers(m, f) {
    const first = m.state.pincers[0];
    if (f.role !== 'octopus' || first === undefined) return;
    call(m, 'freedom', { role: first, pushed: null });
    again(m, f);
  },
  mission(m, f) {
    reward(m, f.role, f.by);
  },
  arrest(m, f) {
    if (f.by.kind !== 'stack' || !stackAt(m, f.by.square)) return;
    arrest(m, f.role, f.by.square);
    sortOut(m, f.by, f.before);
  },
  jail(m, f) {
    if (f.by.kind === 'stack') jail(m, f.role);
  },
  /** SM-3P-02. */
  abandon: decide({
    rule: 'SM-3P-02',
    who(m, f) {
      const { seat } = figure(m, f.role);
      if (m.setup.seats > 3 || !isVillain(f.role) || seat === null) return nobody;
      return fresh(m, player(m, seat).used).length > 0 ? [seat] : nobody;
    },
    options: (m, _f, seat): Action[] => [
      { type: 'abandon', villain: null },
      ...fresh(m, player(m, seat).used).map((villain): Action => ({ type: 'abandon', villain })),
    ],
    apply(m, f, action: Action, seat) {
      if (action.type === 'abandon' && action.villain && isVillain(f.role)) swap(m, seat, f.role, action.villain);
    },
  }),
});

const fresh = (_m: M, used: readonly VillainId[]): VillainId[] => VILLAINS.filter(v => !used.includes(v));

/** SM-VP-01..03, SM-KO-05. */
function reward(m: M, role: FigureId, by: Piece): void {
  const winner = by.kind === 'stack' ? policeSeat(m) : (figure(m, by.role).seat ?? -1);
  const rival = by.kind === 'figure' && isVillain(by.role) && winner >= 0 ? player(m, winner) : null;
  const { seat } = figure(m, role);
  if (!isVillain(role)) {
    if (!rival) return;
    score(m, winner, POINTS.spiderManKo, 'spiderManKo');
    rival.progress.spiderManKo = true;
    return;
  }
  if (seat === null) return;
  const failed = showMission(m, seat);
  reveal(m);
  player(m, seat).failed.push(failed);
  emit(m, { type: 'missionFailed', seat, mission: failed });
  if (rival) {
    score(m, winner, POINTS.villainKo, 'villainKo');
    rival.progress.rivalKo = true;
  } else if (by.kind === 'figure') score(m, winner, missions[failed].spiderMan, 'missionStopped');
  else score(m, winner, missions[failed].police + sumHeld(m, 'police', 'reward'), 'missionStopped');
  drawMission(m, seat);
}

/** SM-3P-03..05: the old figure lies there for good, a new one starts at home. */
function swap(m: M, seat: Seat, old: VillainId, next: VillainId): void {
  const fallen = figure(m, old);
  const p = player(m, seat);
  fallen.seat = null;
  emit(m, { type: 'abandoned', seat, role: old, next });
  if (fallen.jailed) jail(m, old);
  if (p.tracer) {
    p.tracer = false;
    m.state.tracers.sheet++;
    emit(m, { type: 'tracerRemoved', role: old, to: 'sheet' });
  }
  p.role = next;
  p.used.push(next);
  p.powers = [...powersFor(next, p.score)];
  p.tokens = p.powers.filter(power => powers[power].token);
  p.movement = maxOf(m, seat, 'movement');
  p.combat = maxOf(m, seat, 'combat');
  p.bonus = maxOf(m, seat, 'bonus');
  const home = openHq(m, next);
  m.state.figures.push(newFigure(next, seat, home));
  if (home === OFF) enterBesideRuins(m, next);
}

function enterBesideRuins(m: M, role: FigureId): void {
  const square = cityOf(m).squares[hqOf(role)];
  figure(m, role).at = freeStreets(m, square, true)[0] ?? OFF;
  call(m, 'exit', { role, from: square, why: 'newcomer' });
}

export function newFigure(role: FigureId, seat: number, at: number): SpiderMan['state']['figures'][number] {
  return {
    role,
    seat,
    at,
    wounds: 0,
    ko: false,
    web: false,
    symbiote: null,
    held: false,
    captive: false,
    jailed: false,
    safe: false,
  };
}
