import { events } from '../content/cards.ts';
import { call, decide, emit, finish, flow, goTo } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { characters } from '../content/characters.ts';
import { type CharacterId, type FigureId, SCALES, OFF, type Square, isCaptain, isCharacter } from '../ids.ts';
import { POINTS } from '../content/numbers.ts';
import { STATIONS } from '../content/places.ts';
import { sheets } from '../content/roles.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Piece } from '../seen.ts';
import { cityOf } from './city.ts';
import { score } from './score.ts';
import {
  type M,
  findFigure,
  figure,
  freeStreets,
  hasCaptain,
  isStation,
  isVillain,
  maxOf,
  ownerOf,
  player,
  policeDecider,
  policeSeat,
  prisonersAt,
  prisonersOf,
  squareOf,
  without,
} from './table.ts';

type Prisoner = FigureId | CharacterId;

export const prisonersWith = (m: M, captor: Piece): Prisoner[] =>
  captor.kind === 'stack' ? prisonersAt(m, captor.square) : prisonersOf(m, captor.role);

/** Hands a character over (SM-PRIS-02). The Police take captains back as their own (SM-POL-25). */
export function handOver(m: M, who: CharacterId, captor: Piece): void {
  const from = m.state.characters[who].holder;
  const isOwn = captor.kind === 'stack' && isCaptain(who);
  m.state.characters[who] =
    captor.kind === 'stack'
      ? { square: captor.square, holder: isOwn ? null : 'police' }
      : { square: OFF, holder: captor.role };
  emit(m, { type: 'captured', who, by: { ...captor }, from });
  if (from !== null) lowerMarkers(m);
}

/** A maximum that a character card had raised falls at once with the card (SM-CHAR-07). */
function lowerMarkers(m: M): void {
  m.state.players.forEach((p, seat) => {
    if (p.role === null) return;
    for (const scale of SCALES) p[scale] = Math.min(p[scale], maxOf(m, seat, scale));
  });
}

/** A new prisoner is there: who is too many goes (SM-PRIS-07, SM-POL-23). `before`: those held already. */
export function sortOut(m: M, captor: Piece, before: Prisoner[]): void {
  call(m, 'custody', { captor: { ...captor }, before, out: null });
}

const roomOf = (captor: Piece): number => (captor.kind === 'stack' ? 1 : sheets[captor.role].places);

export const custody = flow<SpiderMan, 'custody'>({
  check(m, f) {
    if (prisonersWith(m, f.captor).length <= roomOf(f.captor)) finish(f);
  },
  release: decide({
    rule: 'SM-PRIS-07',
    who: (m, f) => [keeper(m, f.captor)],
    options: (m, f) => prisonersWith(m, f.captor).map(who => ({ type: 'release' as const, who })),
    apply(_m, f, { who }) {
      f.out = who;
    },
  }),
  put: decide({
    rule: 'SM-PRIS-07',
    lone: true,
    who: (m, f) => [keeper(m, f.captor)],
    options: (m, f) => freeStreets(m, squareOf(m, f.captor), true).map(to => ({ type: 'put' as const, to })),
    apply(m, f, { to }) {
      goTo(f, 'check');
      const { out } = f;
      if (out === null) return;
      f.out = null;
      emit(m, { type: 'released', who: out, by: { ...f.captor }, to });
      if (isCharacter(out)) {
        m.state.characters[out] = { square: to, holder: null };
        lowerMarkers(m);
        return;
      }
      letGo(m, out, to);
      // SM-VP-06: only one who was already their prisoner counts.
      const isOld = f.captor.kind === 'stack' && f.before.includes(out);
      if (isOld && isVillain(out) && figure(m, out).seat !== null) score(m, policeSeat(m), -POINTS.freed, 'freed');
    },
  }),
});

const keeper = (m: M, captor: Piece): Seat => (captor.kind === 'stack' ? policeDecider(m) : ownerOf(m, captor));

/** A figure is nobody's prisoner any more and stands here. */
export function letGo(m: M, role: FigureId, to: Square): void {
  const f = figure(m, role);
  f.at = to;
  f.captive = false;
  f.jailed = false;
  f.held = false;
  without(m.state.pincers, role);
}

/** SM-POL-17, SM-POL-18: the figure goes onto the stack. */
export function arrest(m: M, role: FigureId, square: Square): void {
  const f = figure(m, role);
  f.at = square;
  f.captive = true;
  f.jailed = false;
  f.held = false;
  without(m.state.pincers, role);
  emit(m, { type: 'arrested', role, square });
}

/** SM-POL-19, SM-VP-07: once per arrest. What was abandoned leaves the board then (SM-3P-03). */
export function jail(m: M, who: Prisoner): void {
  const f = findFigure(m, who);
  if (!f?.captive || !isStation(m, f.at)) return;
  if (!f.jailed) {
    f.jailed = true;
    emit(m, { type: 'jailed', role: f.role, station: cityOf(m).place[f.at] ?? 'ps-bronx' });
    const extra = f.role === 'spider-man' && m.state.menace > 0 ? events['public-menace'].effect.points : 0;
    score(m, policeSeat(m), sheets[f.role].prison + extra, 'jail');
  }
  if (f.seat === null) leaveBoard(m, f.role);
}

function leaveBoard(m: M, role: FigureId): void {
  const f = figure(m, role);
  f.at = OFF;
  f.captive = false;
  emit(m, { type: 'leftTheBoard', role });
}

/** After a kidnapping (SM-PRIS-10). */
export function sendHome(m: M, who: CharacterId): void {
  const { home } = characters[who];
  if (home === null) {
    if (isCaptain(who)) call(m, 'delivery', { captain: who });
    return;
  }
  const square = cityOf(m).squares[home];
  m.state.characters[who] = { square, holder: null };
  emit(m, { type: 'wentHome', character: who, square });
  lowerMarkers(m);
}

export const delivery = flow<SpiderMan, 'delivery'>({
  station: decide({
    rule: 'SM-PRIS-10',
    who: m => [policeDecider(m)],
    options: (_m, f): Action[] => STATIONS.map(station => ({ type: 'station', station, what: f.captain })),
    apply(m, f, action: Action) {
      if (action.type !== 'station') return;
      const square = cityOf(m).squares[action.station];
      m.state.characters[f.captain] = { square, holder: null };
      emit(m, { type: 'wentHome', character: f.captain, square });
    },
  }),
});

/** Whether this lone character can be captured by somebody next to it (SM-PRIS-03, SM-POL-10). */
export function isAlone(m: M, who: CharacterId): boolean {
  const { holder, square } = m.state.characters[who];
  if (holder !== null || square === OFF) return false;
  return !isCaptain(who) || !m.state.stacks.some(stack => stack.square === square && hasCaptain(m, who, square));
}

/** A car can be put here: room for it, and no free figure that is awake (SM-POL-26). */
export function isOpenStation(m: M, square: Square): boolean {
  return !m.state.figures.some(f => f.at === square && !f.captive && !f.ko);
}

/** Spider-Man and villains alike: nobody's piece any more, kept out of `players`. */
export const markersToZero = (m: M, seat: Seat): void => {
  const p = player(m, seat);
  p.movement = 0;
  p.combat = 0;
  p.bonus = 0;
};
