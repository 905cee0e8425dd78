import { call, decide, emit, finish, flow, goTo, nearest, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { specialAttacks } from '../cards/attacks.ts';
import type { Activation, Around, Used } from '../cards/power.ts';
import { bitsOf, heldAfterTurn, heldAttacks, heldBeforeAttack, heldRuns } from '../cards/powers.ts';
import { type AttackKind, type PowerOf, powers } from '../content/powers.ts';
import type { RuleId, TargetId } from '../ids.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import { isTiring } from './air.ts';
import { hasLeaped } from './attack.ts';
import { moveOptions, movePreview, startMove } from './moves.ts';
import { attackPreview } from './odds.ts';
import { aroundOf, attacksOf, candidates, forbids } from './targets.ts';
import { type M, figureOf, hasAny, isOnBoard, powerBits } from './table.ts';
import { moveOf } from './pace.ts';

type None = Extract<Action, { type: 'none' }>;
type AttackAction = None | Extract<Action, { type: 'attack' }> | Around['action'];
type Move = Extract<Action, { type: 'walk' | 'step' | 'fly' }>;
type MoveAction = { type: 'stay' } | Move;
type RunAction = None | Move;

const active = (m: M, f: Activation): Figure => figureOf(m, f.figure);
/** Its controller, while it lives: the rest of the turn of a destroyed figure is lost (HS-TURN-06). */
const player = (m: M, f: Activation): readonly Seat[] => (isOnBoard(active(m, f)) ? [f.seat] : nobody);

/** What powers offer at a moment of the turn. */
function offered<A extends Action>(rule: RuleId, list: readonly Offer<A>[]) {
  const bits = bitsOf(list);
  const offerOf = (action: A) => list.find(({ card }) => card.types.includes(action.type));
  return decide<HeroScape, 'activation', None | A>({
    rule,
    lone: true,
    who: (m, f) => (hasAny(m, active(m, f), bits) ? player(m, f) : nobody),
    options(m, f) {
      const figure = active(m, f);
      const all: (None | A)[] = [{ type: 'none' }];
      for (const { bit, card } of list) if (hasAny(m, figure, bit)) all.push(...card.options(m, figure));
      return all;
    },
    preview(_m, _f, action) {
      const offer = isUse(action) ? offerOf(action) : undefined;
      return offer ? chanceOf(offer.data.needs) : null;
    },
    apply(m, f, action) {
      if (isUse(action)) offerOf(action)?.card.use(m, f, active(m, f), action);
    },
  });
}
interface Offer<A extends Action> {
  readonly bit: number;
  readonly data: { readonly needs: number };
  readonly card: Used<A>;
}
const isUse = <A extends Action>(action: None | A): action is A => action.type !== 'none';
const chanceOf = (needs: number) => ({ type: 'roll' as const, needs, chance: (21 - needs) / 20 });

/** HS-SCN-53: its turn has come, and with it the powers of the cards it has taken since the last one. */
export function ripen(figure: Figure): void {
  figure.taken.push(...figure.fresh.splice(0));
}

/** The whole turn of one figure, in the order of HS-TURN-04. */
export const activation = flow<HeroScape, 'activation'>({
  begin(m, f) {
    ripen(active(m, f));
    if (f.part === 'attack') goTo(f, 'attack');
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
      if (f.part === 'move') goTo(f, 'close'); // it attacks when all have moved (HS-MULTI-12)
      if (action.type === 'stay') return emit(m, { type: 'stayed', figure: figure.id });
      f.moved = true;
      f.leaped = action.type === 'fly' && isTiring(action.how);
      startMove(m, figure, action, moveOf(m, figure), false);
    },
  }),
  dust: offered('HS-POW-25', heldBeforeAttack),
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
      const special = aroundOf(m, figure);
      if (special) all.push(special.around.action);
      return all;
    },
    bar: (m, f, action: AttackAction) => barAttack(m, f, action),
    preview: (m, f, action: AttackAction) =>
      action.type === 'attack' ? attackPreview(m, active(m, f), action.attack, action.target) : null,
    apply(m, f, action) {
      if (action.type === 'none') return goTo(f, 'hyperSpeed');
      if (action.type === 'attack') return startAttack(m, f, action.attack, action.target);
      const special = aroundOf(m, active(m, f));
      f.attack = special?.kind ?? null;
      special?.around.strike(m, active(m, f));
      goTo(f, 'hyperSpeed');
    },
  }),
  /** HS-POW-02, HS-POW-05: whoever may attack again; everything is checked anew (HS-SPEC-09). */
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
    who: (m, f) => (isPinned(m, f) || !runOf(m, active(m, f), f.attack) ? nobody : player(m, f)),
    options: (m, f): RunAction[] => {
      const far = farRun(m, f);
      return moveOptions(m, active(m, f), far, far, { type: 'none' });
    },
    preview: (m, f, action: RunAction) =>
      action.type === 'none' ? null : movePreview(m, active(m, f), action, farRun(m, f), true),
    apply(m, f, action) {
      if (action.type !== 'none') startMove(m, active(m, f), action, farRun(m, f), true);
    },
  }),
  mindExchange: offered('HS-POW-18', heldAfterTurn),
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
  f.attack !== null || !isOnBoard(active(m, f)) || hasAny(m, active(m, f), AFTERWARDS);
const AFTERWARDS = bitsOf([...heldRuns, ...heldAfterTurn]);

/** The further move that a figure has after its turn, if its attack does not rule it out. */
function runOf(m: M, figure: Figure, attack: AttackKind | null) {
  const bits = powerBits(m, figure);
  return (bits & RUNNERS) === 0 ? undefined : heldRuns.find(run => (bits & run.bit) !== 0 && !run.card.isSpent(attack));
}
const RUNNERS = bitsOf(heldRuns);

/** How far it goes. */
export const farRun = (m: M, f: Activation): number => runOf(m, active(m, f), f.attack)?.data.distance ?? 0;

function startAttack(m: M, f: Activation, kind: AttackKind, target: TargetId): void {
  f.attack = kind;
  f.targets.push(target);
  if (f.part !== undefined) nearest(m, 'squad').targets.push(target);
  call(m, 'attack', { attacker: f.figure, target, kind, skulls: null, shields: 0, wounded: 0 });
}

/** It cannot run, or the scenario forbids it (HS-SCN-62, HS-SCN-65). */
function isPinned(m: M, f: Activation): boolean {
  const figure = active(m, f);
  return !isOnBoard(figure) || m.content.plot.isHeld(m, figure);
}

function barAttack(m: M, f: Activation, action: AttackAction): RuleId | null {
  const figure = active(m, f);
  if (action.type === 'attack') return forbids(m, figure, action.attack, action.target);
  if (action.type !== 'none') return barAround(m, figure);
  const must = m.content.plot.mustAttack(m, figure);
  return must !== null && hasAttack(m, f) ? must : null;
}

function barAround(m: M, figure: Figure): RuleId | null {
  const special = aroundOf(m, figure);
  if (!special) return null;
  const { kind, around } = special;
  return around.bar(hasLeaped(m, figure)) ?? (around.targets(m, figure).length > 0 ? null : powers[kind].rule);
}

const hasAttack = (m: M, f: Activation): boolean => canAttack(m, active(m, f));

/** Whether there is anything that a figure may attack from where it stands. */
export function canAttack(m: M, figure: Figure): boolean {
  if (aroundOf(m, figure) && barAround(m, figure) === null) return true;
  return attacksOf(m, figure).some(kind =>
    candidates(m, figure).some(target => forbids(m, figure, kind, target) === null),
  );
}

/** How many attacks of the chosen kind are left this turn (HS-ATK-01). */
export function attacksLeft(m: M, f: Activation): number {
  if (f.attack === null) return 0;
  const most = f.attack === 'normal' ? normalAttacks(m, active(m, f)) : attacksWith(f.attack);
  return most - f.targets.length;
}

/** How many normal attacks a turn of this figure may have. */
function normalAttacks(m: M, figure: Figure): number {
  const bits = powerBits(m, figure);
  for (const power of REPEATED) if ((bits & power.bit) !== 0) return power.attacks;
  return 1;
}
const REPEATED = heldAttacks.flatMap(({ bit, data }) => ('attacks' in data ? [{ bit, attacks: data.attacks }] : []));

/** The same of a special attack. */
export function attacksWith(kind: PowerOf<'special-attack'>): number {
  const data = powers[kind];
  return 'attacks' in data ? data.attacks : 1;
}

/** Some special attacks hit each target at most once. */
const furtherTargets = (m: M, f: Activation): TargetId[] =>
  candidates(m, active(m, f)).filter(target => !isOnceEach(f.attack) || !f.targets.includes(target));
const isOnceEach = (kind: AttackKind | null): boolean =>
  kind !== null && kind !== 'normal' && specialAttacks[kind].isOnceEach === true;
