import type { Judgement } from '../../../engine/box.ts';
import type { Seat } from '../../../engine/types.ts';
import { sheets } from '../content/roles.ts';
import { VILLAINS, type VillainId } from '../ids.ts';
import { type M, isVillain, ownFigure, player, prisonersOf, sumHeld, maxOf } from '../rules/table.ts';
import type { Player, SpiderMan } from '../spec.ts';
import fitted from './weights.json' with { type: 'json' };

// A seat in numbers. Hands are counted, and of a mission only what happened in the open is known.

/** Points of an ordinary round: whoever lacks no more may win with the next turn. */
const ROUND = 6;

export const judgement: Judgement<SpiderMan> = {
  sides: m => m.state.players.map((_, seat) => [seat]),
  features: (m, [seat = 0]) => features(m, seat),
  fitted,
};

export type Feature = keyof ReturnType<typeof features>;

function features(m: M, seat: Seat) {
  const p = player(m, seat);
  return { ...rolesOf(m, p), ...racing(m, seat, p), ...equipped(m, seat, p), ...embodied(m, seat) };
}

/** Who somebody is weighs less the nearer the end is. */
function rolesOf(m: M, { role, score }: Player) {
  const seats = m.state.players.length;
  const left = Math.max(0, 1 - score / m.content.target);
  const villains = VILLAINS.map(villain => [villain, role === villain && seats > 3 ? left : 0] as const);
  return {
    spiderMan: role === 'spider-man' ? left : 0,
    spiderManAmong: role === 'spider-man' ? left * (seats - 4) : 0,
    police: role === 'police' ? left : 0,
    policeAmong: role === 'police' ? left * (seats - 4) : 0,
    policeOfThree: role === 'police' && seats === 3 ? left : 0,
    inTurn: isVillain(role) && seats <= 3 ? left : 0,
    ...(Object.fromEntries(villains) as { [V in VillainId]: number }),
  };
}

function racing(m: M, seat: Seat, { score, role }: Player) {
  const { players, active, phase } = m.state;
  const { target } = m.content;
  const others = players.filter((_, other) => other !== seat).map(other => other.score);
  const best = Math.max(...others);
  const missing = Math.max(1, target - score);
  const first = phase === 'setup' ? 0 : active;
  const wait = (seat - first + players.length) % players.length;
  const near = Math.max(0, 1 - missing / (3 * ROUND)); // 0 until the last rounds
  return {
    score: (60 * score) / target / 10,
    scoreSquared: ((60 * score) / target / 10) ** 2 / 10,
    missing: -Math.log(missing / target),
    lead: Math.max(0, score - best) / 10,
    behind: Math.max(0, best - score) / 10,
    near,
    nearVillain: isVillain(role) ? near : 0,
    oneTurn: Number(missing <= ROUND),
    wait: wait / players.length,
    waitNear: (wait * near) / players.length,
    active: Number(phase === 'play' && wait === 0),
  };
}

function equipped(m: M, seat: Seat, p: Player) {
  const { role } = p;
  const progress = p.progress;
  const dice = p.movement + p.combat + p.bonus;
  const most = maxOf(m, seat, 'movement') + maxOf(m, seat, 'combat') + maxOf(m, seat, 'bonus');
  return {
    dice,
    most,
    cards: p.hand.length,
    cardsPolice: role === 'police' ? p.hand.length : 0,
    powers: p.powers.length,
    tokens: p.tokens.length,
    traced: Number(isVillain(role) && (p.tracer || p.informed)),
    damage: progress.damage,
    planted: progress.planted.length,
    carsHit: progress.cars,
    hits: progress.wounds,
    knocked: Number(progress.spiderManKo || progress.rivalKo),
    done: p.done.length,
    held: role === null ? 0 : sumHeld(m, role, 'reward'),
    menace: role === 'spider-man' ? m.state.menace : 0,
    fleet: role === 'police' ? m.state.stacks.reduce((sum, { cars }) => sum + cars, 0) / 5 : 0,
  };
}

/** The figure on the board, for those who have one. */
function embodied(m: M, seat: Seat) {
  const f = m.state.phase === 'setup' ? null : ownFigure(m, seat);
  const boxes = f ? sheets[f.role].boxes : 0;
  return {
    healthy: f && !f.ko ? 1 - f.wounds / boxes : 0,
    nearlyOut: Number(f !== null && !f.ko && boxes - f.wounds <= 1),
    ko: Number(f?.ko ?? false),
    captive: Number(f !== null && (f.captive || f.held)),
    jailed: Number(f?.jailed ?? false),
    stuck: Number(f !== null && (f.web || f.symbiote !== null)),
    prisoners: f ? prisonersOf(m, f.role).length : 0,
  };
}
