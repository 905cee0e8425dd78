import { MARKERS, type Marker, type TargetId } from '../ids.ts';
import type { AttackKind } from '../content/powers.ts';
import { pick } from '../../../engine/chance.ts';
import { again, call, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powers } from '../content/powers.ts';
import type { DicePart } from '../events.ts';
import { type Figure, type Flight, type HeroScape } from '../spec.ts';
import { attackDice, automaticShields, defenseDice } from './combat-dice.ts';
import { destroy, hitWall, wound } from './damage.ts';
import { countOf, rollCombat, rollD20 } from './dice.ts';
import { landings, specials } from './air.ts';
import { stompTargets } from './targets.ts';
import {
  type M,
  cellNamed,
  cellUnder,
  distance,
  distanceToWall,
  figureOf,
  hasPower,
  isAdjacent,
  isEnemy,
  isOnBoard,
  other,
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
    const power = senseOf(m, figureOf(m, f.attacker), f.target);
    if (f.target === 'wall' || !power || !f.skulls) return goTo(f, 'defend');
    const roll = rollD20(m);
    const { needs } = powers[power];
    const success = roll >= needs;
    emit(m, { type: 'sensed', figure: f.target, power, roll, needs, success });
    if (!success) goTo(f, 'defend');
  },
  /** HS-POW-08: out of harm's way, in the middle of the enemy's turn. */
  swing: decide({
    rule: 'HS-POW-08',
    lone: true,
    who: (m, f): readonly Seat[] => (f.target === 'wall' ? nobody : [figureOf(m, f.target).controller]),
    options: (m, f) => [{ type: 'stay' as const }, ...(f.target === 'wall' ? [] : swings(m, figureOf(m, f.target)))],
    apply(m, f, action) {
      finish(f);
      if (action.type !== 'fly' || f.target === 'wall') return;
      call(m, 'flight', {
        figure: f.target,
        kind: 'swing',
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
    // HS-WALL-07: the wall belongs to nobody, the attacker's opponent rolls for it
    const by = f.target === 'wall' ? other(attacker.controller) : figureOf(m, f.target).controller;
    emit(m, { type: 'defended', target: f.target, by, parts, faces, automatic });
  },
  resolve(m, f) {
    const skulls = f.skulls ?? 0;
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
    if (wounds > 0) f.wounded = wound(m, target, wounds, 'attack', f.attacker);
    else if (canStrikeBack(m, target, figureOf(m, f.attacker), f.kind))
      wound(m, figureOf(m, f.attacker), f.shields - skulls, 'counter-strike', target.id);
  },
  /** HS-POW-12. */
  blast(m, f) {
    if (f.kind !== 'cosmic-force-blast' || f.wounded === 0 || f.target === 'wall') return finish(f);
    const target = figureOf(m, f.target);
    if (!isOnBoard(target) || hiddenOrders(m, target).length === 0) return finish(f);
    const roll = rollD20(m);
    const { needs } = powers['cosmic-force-blast'];
    const success = roll >= needs;
    emit(m, { type: 'blastRolled', figure: f.attacker, target: target.id, roll, needs, success });
    if (!success) finish(f);
  },
  remove: decide({
    rule: 'HS-POW-12',
    who: (m, f): readonly Seat[] => [figureOf(m, f.attacker).controller],
    options: () => [{ type: 'remove' as const }, { type: 'none' as const }],
    apply(m, f, { type }) {
      if (type === 'remove' && f.target !== 'wall') removeOrder(m, figureOf(m, f.target));
    },
  }),
});

/** Whether the figure has used Super Leap in the turn it is taking. */
export function hasLeaped(m: M, figure: Figure): boolean {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const f = m.stack[i];
    if (f?.flow === 'activation' && f.figure === figure.id) return f.leaped;
  }
  return false;
}

/** The sense that answers an enemy's attack, the better of two: an amulet may bring the second (HS-SCN-53). */
export function senseOf(m: M, attacker: Figure, target: TargetId): 'spidey-sense-11' | 'spider-sense-14' | null {
  if (target === 'wall') return null;
  const figure = figureOf(m, target);
  if (!isEnemy(figure, attacker)) return null;
  if (hasPower(m, figure, 'spidey-sense-11')) return 'spidey-sense-11';
  return hasPower(m, figure, 'spider-sense-14') ? 'spider-sense-14' : null;
}

function swings(m: M, figure: Figure): Flight[] {
  const range = specials(m, figure, null).find(([kind]) => kind === 'swing')?.[1] ?? 0;
  const all: Flight[] = [];
  landings(m, figure, 'swing', range, all, 0);
  return all;
}

/** HS-POW-04: each shield too many is a wound for an adjacent attacker. */
export const canStrikeBack = (m: M, target: Figure, attacker: Figure, kind: AttackKind): boolean =>
  kind === 'normal' && hasPower(m, target, 'counter-strike') && isAdjacent(m, target, attacker);

/** Face-down markers on a card, by their place in their owner's list. */
export function hiddenOrders(m: M, figure: Figure): number[] {
  const orders = m.state.orders[figure.owner] ?? [];
  return orders.flatMap((order, i) => (order.on === figure.id && order.state === 'hidden' ? [i] : []));
}

/** HS-POW-13: drawn blindly; its owner alone sees which one it was. */
function removeOrder(m: M, figure: Figure): void {
  const hidden = hiddenOrders(m, figure);
  const index = hidden[pick(m, hidden.length)] ?? 0;
  const order = m.state.orders[figure.owner]?.[index];
  if (order) order.state = 'removed';
  const seat = figure.owner;
  const marker = MARKERS[index] as Marker;
  emit(
    m,
    { type: 'orderRemoved', seat, figure: figure.id, marker: null },
    { [seat]: { type: 'orderRemoved', seat, figure: figure.id, marker } },
  );
}

/** One roll against everything adjacent; the attacker says in which order they defend (HS-POW-17, HS-SPEC-04). */
export const stomp = flow<HeroScape, 'stomp'>({
  roll(m, f) {
    const figure = figureOf(m, f.figure);
    const faces = rollCombat(m, powers.stomp.attack);
    f.skulls = countOf(faces, 'skull');
    f.left = stompTargets(m, figure);
    emit(m, { type: 'stomped', figure: f.figure, faces, targets: [...f.left] });
  },
  order: decide({
    rule: 'HS-SPEC-04',
    lone: true,
    who: (m, f): readonly Seat[] => (f.left.length > 0 ? [figureOf(m, f.figure).controller] : nobody),
    options: (_m, f) => f.left.map(target => ({ type: 'defendNext' as const, target })),
    apply(m, f, { target }) {
      f.left = f.left.filter(one => one !== target);
      const { figure: attacker, skulls } = f;
      if (target === 'wall' || isOnBoard(figureOf(m, target)))
        call(m, 'attack', { attacker, target, kind: 'stomp', skulls, shields: 0, wounded: 0 });
      again(m, f);
    },
  }),
});
