import { known } from '../../../../engine/known.ts';
import { reveal } from '../../../../engine/chance.ts';
import { emit } from '../../../../engine/flow.ts';
import type { Seat } from '../../../../engine/types.ts';
import { missionRate } from '../../bots/companion/rate.ts';
import { type Sight, canBeHit, left, missionSquares } from '../../bots/sight.ts';
import { bonuses } from '../../content/cards.ts';
import type { PlaceId } from '../../ids.ts';
import { cityOf, touches } from '../../rules/city.ts';
import { damage } from '../../rules/damage.ts';
import { declareAttack } from '../../rules/declare.ts';
import { isTraced, objectives, replaceMission } from '../../rules/missions.ts';
import { sightDistance } from '../../rules/paths.ts';
import { score } from '../../rules/score.ts';
import { type M, canMove, figure, isVillain, player } from '../../rules/table.ts';
import { closeTargets, sightLimit } from '../../rules/targets.ts';
import { regain, usedTokens } from '../../rules/tokens.ts';
import type { Figure } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import type { BonusCard } from '../bonus-card.ts';

const tracer: BonusCard = {
  turn: {
    spiderMan: {
      isUseful: m => m.state.tracers.supply > 0,
      play(m) {
        m.state.tracers.supply--;
        m.state.tracers.sheet++;
        emit(m, { type: 'tracerGained' });
      },
    },
    villain: {
      isUseful: (m, seat) => player(m, seat).tracer,
      play(m, seat, f) {
        if (!isVillain(f.role)) return;
        player(m, seat).tracer = false;
        m.state.tracers.supply++;
        emit(m, { type: 'tracerRemoved', role: f.role, to: 'supply' });
      },
    },
  },
  worth: { spiderMan: 21, villain: 3 },
};

/** Villains whose mission Spider-Man does not see yet. */
const unknownVillains = (m: M): Figure[] =>
  m.state.figures.filter(f => isVillain(f.role) && f.seat !== null && !isTraced(player(m, f.seat)));

/** What Spider-Man has seen he keeps seeing, until the mission changes. */
function look(m: M, seat: Seat, villain: Figure): void {
  const owner = known(villain.seat, 'player of this villain');
  const p = player(m, owner);
  p.informed = true;
  reveal(m);
  const { mission } = p;
  emit(
    m,
    { type: 'missionSeen', seat: owner, mission: null },
    { [seat]: { type: 'missionSeen', seat: owner, mission } },
  );
}

const isBesideWeak = (s: Sight): boolean =>
  s.view.figures.some(f => s.figure && f !== s.figure && canBeHit(f) && left(f) <= 2 && touches(f.at, s.figure.at));

const henchmen: BonusCard = {
  turn: {
    spiderMan: {
      isUseful: m => unknownVillains(m).length > 0,
      question: {
        options: m => unknownVillains(m).map(({ role }) => ({ type: 'name', role })),
        answer: (m, seat, _f, { role }: Action & { type: 'name' }) => look(m, seat, figure(m, role)),
      },
    },
    villain: {
      isUseful: (m, seat, f) => canMove(f) && closeTargets(m, seat, f, 1).length > 0,
      question: {
        isSecret: true, // a building of the own mission may be among the targets
        options: (m, seat, f) => closeTargets(m, seat, f, 1).map(target => ({ type: 'aim', target })),
        answer(m, seat, f, { target }: Action & { type: 'aim' }) {
          const { dice } = bonuses.henchmen.effect;
          declareAttack(m, seat, { kind: 'figure', role: f.role }, 'henchmen', target, dice, false);
        },
      },
    },
  },
  worth: {
    spiderMan: 20,
    villain: {
      yardstick: s => (isBesideWeak(s) || missionSquares(s).includes(s.figure?.at ?? -1) ? 20 : 0),
      companion: (s, { isThere }) =>
        isThere || isBesideWeak(s) || s.view.stacks.some(({ square }) => s.figure && touches(square, s.figure.at))
          ? 20
          : 0,
    },
  },
};

function seesVillain(m: M, spider: Figure): boolean {
  const { range } = bonuses.explosives.effect;
  return m.state.figures.some(f => {
    if (!isVillain(f.role) || f.ko || f.at < 0) return false;
    const distance = sightDistance(cityOf(m), spider.at, f.at);
    return distance >= 0 && distance <= Math.min(range, sightLimit(m));
  });
}

const besideObjective = (m: M, seat: Seat, f: Figure): PlaceId | undefined =>
  objectives(m, player(m, seat)).find(place => touches(cityOf(m).squares[place], f.at));

const explosives: BonusCard = {
  turn: {
    spiderMan: {
      isUseful: (m, _seat, f) => seesVillain(m, f),
      play: (m, seat) => score(m, seat, bonuses.explosives.effect.points, 'photos'),
    },
    villain: {
      isUseful: (m, seat, f) => canMove(f) && besideObjective(m, seat, f) !== undefined,
      play(m, seat, f) {
        const place = besideObjective(m, seat, f);
        if (place) damage(m, seat, place, bonuses.explosives.effect.damage);
      },
    },
  },
  worth: { spiderMan: 94, villain: { yardstick: 55, companion: 75 } },
  keep: 3,
};

const changeOfPlan: BonusCard = {
  turn: {
    spiderMan: {
      isUseful: (m, seat) => usedTokens(m, seat).includes('sm-web-prison'),
      play: (m, seat) => regain(m, seat, 'sm-web-prison'),
    },
    villain: { isUseful: () => true, play: replaceMission },
  },
  worth: {
    spiderMan: (_s, { isThere }) => (isThere ? 38 : 0),
    villain: {
      yardstick: (_s, { distance }) => (distance > 16 ? 7 : 0),
      companion: s => (missionRate(s) < 2.4 && s.me.progress.damage === 0 ? 91 : 0),
    },
  },
};

/** One text for villains, another for Spider-Man. */
export const twoSidedCards = { tracer, henchmen, explosives, 'change-of-plan': changeOfPlan };
