import type { FigureId, RuleId, TargetId } from '../ids.ts';
import type { AttackKind, TurnBy } from '../content/powers.ts';
import { call, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { powers } from '../content/powers.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import { hasLeaped } from './attack.ts';
import { moveOptions, movePreview, startMove } from './moves.ts';
import { attackPreview } from './odds.ts';
import { attacksOf, candidates, forbids, stompTargets } from './targets.ts';
import { type M, cellUnder, figureOf, hasDevice, hasPower, isEnraged, isOnBoard, moveOf } from './table.ts';
import { cloudTargets, dustTargets, mindTargets } from './uncanny.ts';

const HYPER = powers['hyper-speed-5'].distance;

type Activation = Frame<HeroScape, 'activation'>;
type AttackAction = Extract<Action, { type: 'none' | 'attack' | 'stomp' }>;
type Move = Extract<Action, { type: 'walk' | 'step' | 'fly' }>;
type MoveAction = { type: 'stay' } | Move;
type HyperAction = { type: 'none' } | Move;

export const activationFrame = (figure: FigureId, seat: Seat, by: TurnBy) => ({
  figure,
  seat,
  by,
  attack: null,
  targets: [],
  moved: false,
  leaped: false,
});

const active = (m: M, f: Activation): Figure => figureOf(m, f.figure);
/** Its controller, while it lives: the rest of the turn of a destroyed figure is lost (HS-TURN-06). */
const player = (m: M, f: Activation): readonly Seat[] => (isOnBoard(active(m, f)) ? [f.seat] : nobody);
const playerWith = (m: M, f: Activation, power: keyof typeof powers): readonly Seat[] =>
  hasPower(m, active(m, f), power) ? player(m, f) : nobody;

/** HS-SCN-53: its turn has come, and with it the powers of the cards it has taken since the last one. */
export function ripen(figure: Figure): void {
  figure.taken.push(...figure.fresh.splice(0));
}

/** The whole turn of one figure, in the order of HS-TURN-04. */
export const activation = flow<HeroScape, 'activation'>({
  begin(m, f) {
    ripen(active(m, f));
  },
  move: decide({
    rule: 'HS-MOVE-01',
    lone: true,
    who: player,
    options: (m, f): MoveAction[] => moveOptions(m, active(m, f), moveOf(m, active(m, f)), null, { type: 'stay' }),
    preview: (m, f, action: MoveAction) =>
      action.type === 'stay' ? null : movePreview(m, active(m, f), action, moveOf(m, active(m, f)), false),
    apply(m, f, action) {
      const figure = active(m, f);
      if (action.type === 'stay') return emit(m, { type: 'stayed', figure: figure.id });
      f.moved = true;
      f.leaped = action.type === 'fly' && action.how === 'leap';
      startMove(m, figure, action, moveOf(m, figure), false);
    },
  }),
  dust: decide({
    rule: 'HS-POW-25',
    lone: true,
    who: (m, f) => playerWith(m, f, 'dust-of-death'),
    options: (m, f) => {
      const figure = active(m, f);
      return [
        { type: 'none' as const },
        ...(cloudTargets(m, figure).length > 0 ? [{ type: 'cloud' as const }] : []),
        ...dustTargets(m, figure).map(target => ({ type: 'dust' as const, target })),
      ];
    },
    preview: (_m, _f, { type }) => (type === 'none' ? null : chanceOf(powers['dust-of-death'].needs)),
    apply(m, f, action) {
      if (action.type === 'none') return;
      const cloud = action.type === 'cloud';
      const targets = action.type === 'cloud' ? cloudTargets(m, active(m, f)) : [action.target];
      emit(m, { type: 'dustThrown', figure: f.figure, targets: [...targets], cloud });
      call(m, 'dust', { figure: f.figure, targets });
    },
  }),
  attack: decide({
    rule: 'HS-ATK-02',
    lone: true,
    waitsFor: ['pass-on'],
    who: player,
    options: (m, f): AttackAction[] => {
      const figure = active(m, f);
      const all: AttackAction[] = [{ type: 'none' }];
      const targets = candidates(m, figure);
      for (const attack of attacksOf(m, figure))
        for (const target of targets) all.push({ type: 'attack', attack, target });
      if (hasPower(m, figure, 'stomp')) all.push({ type: 'stomp' });
      return all;
    },
    bar: (m, f, action: AttackAction) => barAttack(m, f, action),
    preview: (m, f, action: AttackAction) =>
      action.type === 'attack' ? attackPreview(m, active(m, f), action.attack, action.target) : null,
    apply(m, f, action) {
      if (action.type === 'none') return goTo(f, 'hyperSpeed');
      if (action.type === 'stomp') {
        f.attack = 'stomp';
        call(m, 'stomp', { figure: f.figure, skulls: 0, left: [] });
        return goTo(f, 'hyperSpeed');
      }
      startAttack(m, f, action.attack, action.target);
    },
  }),
  /** HS-POW-02, HS-POW-05: Shield Throw and Double Attack; everything is checked anew (HS-SPEC-09). */
  further: decide({
    rule: 'HS-POW-02',
    lone: true,
    who: (m, f) => (isOnBoard(active(m, f)) && attacksLeft(m, f) > 0 ? player(m, f) : nobody),
    options: (m, f) => [
      { type: 'none' as const },
      ...furtherTargets(m, f).map(target => ({
        type: 'attack' as const,
        attack: f.attack ?? ('normal' as const),
        target,
      })),
    ],
    bar: (m, f, action: AttackAction) =>
      action.type === 'attack' ? forbids(m, active(m, f), action.attack, action.target) : null,
    preview: (m, f, action: AttackAction) =>
      action.type === 'attack' ? attackPreview(m, active(m, f), action.attack, action.target) : null,
    apply(m, f, action) {
      if (action.type !== 'attack') return;
      startAttack(m, f, action.attack, action.target);
      goTo(f, 'further');
    },
  }),
  hyperSpeed: decide({
    rule: 'HS-POW-14',
    lone: true,
    who: (m, f) => (f.attack === 'cosmic-force-blast' || isPinned(m, f) ? nobody : playerWith(m, f, 'hyper-speed-5')),
    options: (m, f): HyperAction[] => moveOptions(m, active(m, f), HYPER, HYPER, { type: 'none' }),
    preview: (m, f, action: HyperAction) =>
      action.type === 'none' ? null : movePreview(m, active(m, f), action, HYPER, true),
    apply(m, f, action) {
      if (action.type !== 'none') startMove(m, active(m, f), action, HYPER, true);
    },
  }),
  mindExchange: decide({
    rule: 'HS-POW-18',
    lone: true,
    who: (m, f) => playerWith(m, f, 'mind-exchange-17'),
    options: (m, f) => [
      { type: 'none' as const },
      ...mindTargets(m, active(m, f)).map(target => ({ type: 'mindExchange' as const, target })),
    ],
    preview: (_m, _f, { type }) => (type === 'none' ? null : chanceOf(powers['mind-exchange-17'].needs)),
    apply(m, f, action) {
      if (action.type !== 'mindExchange') return;
      call(m, 'theft', { figure: f.figure, seat: f.seat, target: action.target });
    },
  }),
  /** The turn does not end over a hand-over that is still open (HS-SCN-33). */
  close: decide({
    rule: 'HS-SCN-33',
    lone: true,
    waitsFor: ['pass-on'],
    who: (m, f): readonly Seat[] => (hasActed(m, f) ? [f.seat] : nobody),
    options: () => [{ type: 'none' as const }],
    apply: (_m, f) => finish(f),
  }),
});

/** Whether anything may have happened since the attack was asked for. */
const hasActed = (m: M, f: Activation): boolean =>
  f.attack !== null ||
  !isOnBoard(active(m, f)) ||
  hasPower(m, active(m, f), 'hyper-speed-5') ||
  hasPower(m, active(m, f), 'mind-exchange-17');

const chanceOf = (needs: number) => ({ type: 'roll' as const, needs, chance: (21 - needs) / 20 });

function startAttack(m: M, f: Activation, kind: AttackKind, target: TargetId): void {
  f.attack = kind;
  f.targets.push(target);
  call(m, 'attack', { attacker: f.figure, target, kind, skulls: null, shields: 0, wounded: 0 });
}

/** The device and the orange zone forbid Hyper Speed altogether (HS-SCN-62, HS-SCN-65). */
function isPinned(m: M, f: Activation): boolean {
  const figure = active(m, f);
  if (!isOnBoard(figure)) return true;
  return hasDevice(m, figure) || (m.content.role === 'device' && (m.content.orange[cellUnder(figure)] ?? false));
}

function barAttack(m: M, f: Activation, action: AttackAction): RuleId | null {
  const figure = active(m, f);
  if (action.type === 'attack') return forbids(m, figure, action.attack, action.target);
  if (action.type === 'stomp') {
    if (hasLeaped(m, figure)) return 'HS-POW-16';
    return stompTargets(m, figure).length > 0 ? null : 'HS-POW-17';
  }
  return isEnraged(m, figure) && hasAttack(m, f) ? 'HS-SCN-38' : null;
}

const hasAttack = (m: M, f: Activation): boolean => {
  const figure = active(m, f);
  if (hasPower(m, figure, 'stomp') && barAttack(m, f, { type: 'stomp' }) === null) return true;
  return attacksOf(m, figure).some(kind =>
    candidates(m, figure).some(target => forbids(m, figure, kind, target) === null),
  );
};

/** How many attacks of the chosen kind are left this turn (HS-ATK-01). */
export function attacksLeft(m: M, f: Activation): number {
  if (f.attack === null) return 0;
  const isDouble = f.attack === 'normal' && hasPower(m, active(m, f), 'double-attack');
  const most = isDouble
    ? powers['double-attack'].attacks
    : f.attack === 'shield-throw'
      ? powers['shield-throw'].attacks
      : 1;
  return most - f.targets.length;
}

/** A Shield Throw hits each target at most once. */
const furtherTargets = (m: M, f: Activation): TargetId[] =>
  candidates(m, active(m, f)).filter(target => f.attack !== 'shield-throw' || !f.targets.includes(target));
