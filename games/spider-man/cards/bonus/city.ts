import type { ExitReason } from '../../events.ts';
import { pick } from '../../../../engine/chance.ts';
import { emit } from '../../../../engine/flow.ts';
import type { Seat } from '../../../../engine/types.ts';
import { bonuses } from '../../content/cards.ts';
import { SUBWAYS } from '../../content/places.ts';
import type { Square } from '../../ids.ts';
import { STREET, around, cityOf, touches } from '../../rules/city.ts';
import { breakHold } from '../../rules/damage.ts';
import { declareDrive, isDrivable } from '../../rules/declare.ts';
import { holdsOf } from '../../rules/targets.ts';
import { type M, canMove, figure, freeStreets, isStuck, occupied, player, spiderSeat } from '../../rules/table.ts';
import type { Figure } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type BonusCard, both } from '../bonus-card.ts';

function standAt(m: M, f: Figure, to: Square, why: ExitReason): void {
  f.at = to;
  f.captive = false;
  f.jailed = false;
  emit(m, { type: 'placed', role: f.role, to, why });
}

function isBesideSubway(m: M, f: Figure): boolean {
  const { squares } = cityOf(m);
  for (const entrance of SUBWAYS) if (touches(squares[entrance], f.at)) return true;
  return false;
}

/** SM-CARD-07: another entrance, or beside it where somebody stands on it. */
function exitsFor(m: M, f: Figure): Square[] {
  const { squares, terrain } = cityOf(m);
  const full = occupied(m);
  const found: Square[] = [];
  for (const entrance of SUBWAYS) {
    const square = squares[entrance];
    if (touches(square, f.at)) continue;
    if (!full.has(square)) found.push(square);
    else
      for (const to of around(square))
        if (terrain[to] === STREET && !full.has(to) && !found.includes(to)) found.push(to);
  }
  return found;
}

const subway: BonusCard = {
  turn: both({
    isUseful: (m, _seat, f) => canMove(f) && isBesideSubway(m, f),
    question: {
      options: (m, _seat, f) => exitsFor(m, f).map(to => ({ type: 'put', to })),
      answer: (m, _seat, f, { to }: Action & { type: 'put' }) => standAt(m, f, to, 'subway'),
    },
  }),
  worth: {
    villain: (_s, { distance }) => (distance > 12 ? 31 : 0),
  },
};

const secretPassage: BonusCard = {
  turn: both({
    isUseful: (m, _seat, f) => f.captive && freeStreets(m, f.at, false).length > 0,
    question: {
      options: (m, _seat, f) => freeStreets(m, f.at, false).map(to => ({ type: 'put', to })),
      answer: (m, _seat, f, { to }: Action & { type: 'put' }) => standAt(m, f, to, 'secret-passage'),
    },
  }),
  worth: {
    spiderMan: { yardstick: 96, companion: s => (s.figure && s.figure.wounds < 3 ? 99 : 60) },
    villain: { yardstick: 96, companion: s => (s.figure && s.figure.wounds < 3 ? 96 : 60) },
  },
};

const burstFree: BonusCard = {
  turn: both({
    isUseful: (_m, _seat, f) => isStuck(f) || f.held,
    play(m, _seat, f) {
      for (const hold of holdsOf(f)) breakHold(m, { kind: 'figure', role: f.role }, hold);
    },
  }),
  worth: { spiderMan: 110, villain: 110 },
  keep: 4,
};

const policeFrequency: BonusCard = {
  turn: both({
    isUseful: m => m.state.stacks.some(stack => isDrivable(m, stack.square)),
    question: {
      options: m =>
        m.state.stacks.filter(({ square }) => isDrivable(m, square)).map(({ square }) => ({ type: 'stack', square })),
      answer: (m, seat, _f, { square }: Action & { type: 'stack' }) =>
        declareDrive(m, seat, square, bonuses['police-frequency'].effect.dice, false),
    },
  }),
};

/** Opposing figures next to this one whose players hold cards. */
const purses = (m: M, f: Figure): Figure[] =>
  m.state.figures.filter(
    other =>
      other !== f &&
      !other.ko &&
      other.seat !== null &&
      touches(other.at, f.at) &&
      player(m, other.seat).hand.length > 0,
  );

function steal(m: M, seat: Seat, from: Figure): void {
  const owner = from.seat ?? spiderSeat(m);
  const { hand } = player(m, owner);
  const [taken] = hand.splice(pick(m, hand.length), 1);
  if (taken === undefined) return;
  player(m, seat).hand.push(taken);
  const told = { type: 'cardStolen' as const, from: owner, to: seat, card: taken };
  emit(m, { type: 'cardStolen', from: owner, to: seat, card: null }, { [seat]: told, [owner]: told });
}

const pickpocket: BonusCard = {
  turn: both({
    isUseful: (m, _seat, f) => purses(m, f).length > 0,
    question: {
      options: (m, _seat, f) => purses(m, f).map(({ role }) => ({ type: 'name', role })),
      answer: (m, seat, _f, { role }: Action & { type: 'name' }) => steal(m, seat, figure(m, role)),
    },
  }),
  worth: { spiderMan: 7, villain: 7 },
};

/** Ways about the city, and tricks in it. */
export const cityCards = {
  subway,
  'secret-passage': secretPassage,
  'burst-free': burstFree,
  'police-frequency': policeFrequency,
  pickpocket,
};
