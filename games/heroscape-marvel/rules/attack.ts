import { known } from '../../../engine/known.ts';
import type { TargetId } from '../ids.ts';
import type { AttackKind, PowerId } from '../content/powers.ts';
import { call, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { specialAttacks } from '../cards/attacks.ts';
import { heldCounters, heldEvasions } from '../cards/powers.ts';
import type { DicePart } from '../events.ts';
import { type Figure, type Flight, type HeroScape } from '../spec.ts';
import { attackDice, automaticShields, defenseDice } from './combat-dice.ts';
import { destroy, hitWall, wound } from './damage.ts';
import { countOf, rollCombat, rollD20 } from './dice.ts';
import { landings, specials } from './air.ts';
import {
  type M,
  cellNamed,
  cellUnder,
  distance,
  distanceToWall,
  figureOf,
  isEnemy,
  isOnBoard,
  leftOf,
  powerBits,
} from './table.ts';

export const distanceTo = (m: M, attacker: Figure, target: TargetId): number =>
  target === 'wall'
    ? distanceToWall(m, cellUnder(attacker))
    : distance(m, cellUnder(attacker), cellUnder(figureOf(m, target)));

/** One attack against one target (HS-ATK-03..07). A Stomp has been rolled before: then `skulls` is given. */
export const attack = flow<HeroScape, 'attack'>({
  roll(m, f) {
    if (f.skulls !== null) return;
    const attacker = figureOf(m, f.attacker);
    const parts: DicePart[] = [];
    const faces = rollCombat(m, attackDice(m, attacker, f.target, f.kind, hasLeaped(m, attacker), parts));
    f.skulls = countOf(faces, 'skull');
    const dist = distanceTo(m, attacker, f.target);
    emit(m, {
      type: 'attacked',
      attacker: attacker.id,
      target: f.target,
      attack: f.kind,
      parts,
      faces,
      distance: dist,
    });
  },
  /** HS-POW-07. */
  sense(m, f) {
    const sense = senseOf(m, figureOf(m, f.attacker), f.target);
    if (f.target === 'wall' || !sense || !f.skulls) return goTo(f, 'defend');
    const roll = rollD20(m);
    const { power } = sense;
    const { needs } = sense.data;
    const success = roll >= needs;
    emit(m, { type: 'sensed', figure: f.target, power, roll, needs, success });
    if (!success) goTo(f, 'defend');
  },
  /** HS-POW-08: out of harm's way, in the middle of the enemy's turn. */
  swing: decide({
    rule: 'HS-POW-08',
    lone: true,
    who: (m, f): readonly Seat[] => (f.target === 'wall' ? nobody : [figureOf(m, f.target).controller]),
    options: (m, f) => [{ type: 'stay' as const }, ...escapes(m, figureOf(m, f.attacker), f.target)],
    apply(m, f, action) {
      finish(f);
      if (action.type !== 'fly' || f.target === 'wall') return;
      call(m, 'flight', {
        figure: f.target,
        kind: action.how,
        to: cellNamed(m, action.to),
        take: action.take,
        strikers: [],
      });
    },
  }),
  defend(m, f) {
    const attacker = figureOf(m, f.attacker);
    const parts: DicePart[] = [];
    const faces = rollCombat(m, defenseDice(m, attacker, f.target, f.kind, parts));
    const automatic = automaticShields(m, attacker, f.target, f.kind);
    f.shields = countOf(faces, 'shield') + automatic;
    // HS-WALL-07: the wall belongs to nobody, whoever sits to the attacker's left rolls for it
    const by = f.target === 'wall' ? leftOf(m, attacker.controller) : figureOf(m, f.target).controller;
    emit(m, { type: 'defended', target: f.target, by, parts, faces, automatic });
  },
  resolve(m, f) {
    const skulls = known(f.skulls, 'roll to resolve');
    const wounds = Math.max(0, skulls - f.shields);
    emit(m, { type: 'attackEnded', attacker: f.attacker, target: f.target, skulls, shields: f.shields, wounds });
    if (f.target === 'wall') {
      hitWall(m, wounds, f.attacker);
      return finish(f);
    }
    const target = figureOf(m, f.target);
    if (!m.content.isExpert) {
      if (wounds > 0) destroy(m, target, 'attack', f.attacker); // HS-DISC-13
      return finish(f);
    }
    if (wounds > 0) {
      f.wounded = wound(m, target, wounds, 'attack', f.attacker);
      return;
    }
    const counter = counterOf(m, target, figureOf(m, f.attacker), f.kind);
    if (counter) wound(m, figureOf(m, f.attacker), f.shields - skulls, counter, target.id);
  },
  /** What the attack may do besides (HS-POW-12). */
  blast(m, f) {
    const aftermath = aftermathOf(f.kind);
    if (!aftermath || f.wounded === 0 || f.target === 'wall') return finish(f);
    const target = figureOf(m, f.target);
    if (!isOnBoard(target) || !aftermath.roll(m, figureOf(m, f.attacker), target)) finish(f);
  },
  remove: decide({
    rule: 'HS-POW-12',
    who: (m, f): readonly Seat[] => [figureOf(m, f.attacker).controller],
    options: () => [{ type: 'remove' as const }, { type: 'none' as const }],
    apply(m, f, { type }) {
      if (type === 'remove' && f.target !== 'wall') aftermathOf(f.kind)?.take(m, figureOf(m, f.target));
    },
  }),
});

/** Whether the figure has moved in a way that tires, in the turn it is taking. */
export function hasLeaped(m: M, figure: Figure): boolean {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const f = m.stack[i];
    if (f?.flow === 'activation' && f.figure === figure.id) return f.leaped;
  }
  return false;
}

const aftermathOf = (kind: AttackKind) => (kind === 'normal' ? undefined : specialAttacks[kind].aftermath);

/** The sense that answers an enemy's attack, the better of two: an amulet may bring the second (HS-SCN-53). */
export function senseOf(m: M, attacker: Figure, target: TargetId): (typeof heldEvasions)[number] | null {
  if (target === 'wall') return null;
  const figure = figureOf(m, target);
  if (!isEnemy(m, figure, attacker)) return null;
  const bits = powerBits(m, figure);
  for (const sense of heldEvasions) if ((bits & sense.bit) !== 0) return sense;
  return null;
}

/** Where a sense that has worked lets the target get to. */
function escapes(m: M, attacker: Figure, target: TargetId): Flight[] {
  const sense = senseOf(m, attacker, target);
  const all: Flight[] = [];
  if (target === 'wall' || !sense) return all;
  const figure = figureOf(m, target);
  for (const [way, range] of specials(m, figure, null))
    if (way.how === sense.card.away) landings(m, figure, way, range, all, 0);
  return all;
}

/** HS-POW-04: the power by which each shield too many is a wound for the attacker, or null. */
export function counterOf(m: M, target: Figure, attacker: Figure, kind: AttackKind): PowerId | null {
  if (kind !== 'normal') return null;
  const bits = powerBits(m, target);
  for (const { power, bit, card } of heldCounters)
    if ((bits & bit) !== 0 && card.canStrike(m, target, attacker)) return power;
  return null;
}
