import { events } from '../content/cards.ts';
import type { Seat } from '../../../engine/types.ts';
import { characters, charactersWith } from '../content/characters.ts';
import { CHARACTERS, type CharacterId, type PlaceId, type RoleId, type Hold, type Square, isCaptain } from '../ids.ts';
import { powers, type ShotId, isShot, POWERS } from '../content/powers.ts';
import type { Action, Player } from '../spec.ts';
import type { Figure, Piece, Stack, Target, Way } from '../seen.ts';
import { cityOf, touches } from './city.ts';
import { isAlone } from './custody.ts';
import { goalOf, objectives } from './missions.ts';
import { sightDistance } from './paths.ts';
import { type M, figure, isStation, isStuck, player, stackAt } from './table.ts';

// Who may aim at what.

/** What keeps this figure or stack from doing anything else. */
export function holdsOf(piece: Figure | Stack): Hold[] {
  const found: Hold[] = [];
  if (piece.web) found.push('web');
  if (piece.symbiote !== null) found.push('symbiote');
  if ('held' in piece && piece.held) found.push('pincers');
  return found;
}

/** SM-COMBAT-08, SM-VUL-04, SM-GOB-04: whether a figure can be attacked at all. */
export function isTargetable(m: M, target: Figure, attacker: RoleId): boolean {
  if (target.role === attacker || target.ko || target.captive || target.safe || target.seat === null) return false;
  if (target.held && attacker !== 'octopus') return false;
  if (target.role === 'goblin' && m.state.smoked.includes(attacker)) return false;
  return true;
}

const TAXING = charactersWith(({ tax }) => tax > 0);
const SPARING = charactersWith(({ spares }) => spares !== null);

/** Combat dice that Spider-Man pays for attacking whoever holds Aunt May (SM-CHAR-03). */
export function taxOn(m: M, attacker: RoleId, target: Target): number {
  if (attacker !== 'spider-man' || target.kind !== 'figure') return 0;
  let tax = 0;
  for (const who of TAXING) if (m.state.characters[who].holder === target.role) tax += characters[who].tax;
  return tax;
}

/** SM-CHAR-01, SM-CHAR-03: attacks that a captured character forbids. Ripostes are never declared. */
export function isSpared(m: M, attacker: RoleId, target: Target): boolean {
  if (attacker !== 'police' && attacker !== 'spider-man') return false;
  for (const who of SPARING) {
    const { spares } = characters[who];
    const { holder, square } = m.state.characters[who];
    if (spares?.from !== attacker || spares.holder !== holder) continue;
    if (holder === 'police' ? target.kind === 'stack' && square === target.square : isFigure(target, holder))
      return true;
  }
  return false;
}

const isFigure = (target: Target, role: RoleId): boolean => target.kind === 'figure' && target.role === role;

/** In contact; Octopus reaches those he holds. */
export const isInContact = (from: Square, attacker: RoleId, target: Figure): boolean =>
  touches(from, target.at) || (attacker === 'octopus' && target.held);

/** What a figure can strike with Combat dice (SM-COMBAT-02), with so many dice to spend. */
export function closeTargets(m: M, seat: Seat, f: Figure, dice: number): Target[] {
  if (dice === 0) return [];
  if (isStuck(f) || f.held) return holdsOf(f).map(hold => ({ kind: 'hold', hold }));
  if (f.captive) return [{ kind: 'stack', square: f.at }];
  const found: Target[] = [];
  for (const other of m.state.figures) {
    if (!isInContact(f.at, f.role, other) || !isTargetable(m, other, f.role)) continue;
    const target: Target = { kind: 'figure', role: other.role };
    if (taxOn(m, f.role, target) < dice) found.push(target);
  }
  for (const stack of m.state.stacks) {
    if (!touches(stack.square, f.at)) continue;
    const target: Target = { kind: 'stack', square: stack.square };
    if (!isSpared(m, f.role, target)) found.push(target);
  }
  for (const place of objectives(m, player(m, seat)))
    if (touches(cityOf(m).squares[place], f.at)) found.push({ kind: 'place', place });
  return found;
}

/** What a stack can strike (SM-POL-07, SM-POL-14). */
export function stackFights(m: M, stack: Stack, found: Action[]): void {
  const from = stack.square;
  if (isStuck(stack)) {
    for (const hold of holdsOf(stack)) found.push({ type: 'fight', from, target: { kind: 'hold', hold } });
    return;
  }
  for (const other of m.state.figures) {
    if (!touches(other.at, from) || !isTargetable(m, other, 'police')) continue;
    const target: Target = { kind: 'figure', role: other.role };
    if (!isSpared(m, 'police', target)) found.push({ type: 'fight', from, target });
  }
}

/** How far one can see now (SM-EVT-02). */
export const sightLimit = (m: M): number => (m.state.blackout === null ? Infinity : events.blackout.effect.range);

const canSee = (m: M, from: Square, to: Square, range: number): boolean => {
  const distance = sightDistance(cityOf(m), from, to);
  return distance >= 0 && distance <= range && distance <= sightLimit(m);
};

/** Whether a power of this figure can be aimed there now. */
export function canAim(m: M, f: Figure, power: ShotId, target: Target): boolean {
  const { breaks, grips, sticks, range } = powers[power];
  if (target.kind === 'hold') return breaks;
  if (isSpared(m, f.role, target) || player(m, f.seat ?? 0).combat < taxOn(m, f.role, target)) return false;
  if (target.kind === 'figure') {
    const other = figure(m, target.role);
    if (!isTargetable(m, other, f.role)) return false;
    if (grips) return (powers[power].wounds || !other.held) && isInContact(f.at, f.role, other);
    if (sticks) return canStick(m, sticks, other) && canSee(m, f.at, other.at, range);
    return other.held || canSee(m, f.at, other.at, range);
  }
  if (grips) return false;
  if (target.kind === 'stack') {
    const stack = stackAt(m, target.square);
    if (!stack || (sticks && bears(stack, sticks))) return false;
    return canSee(m, f.at, stack.square, range);
  }
  return !sticks && canSee(m, f.at, cityOf(m).squares[target.place], range);
}

const bears = (piece: Figure | Stack, hold: Hold): boolean => (hold === 'web' ? piece.web : piece.symbiote !== null);

/** SM-SPI-02, SM-VEN-03, SM-POL-22: one token of a kind on a target, none in a station. */
const canStick = (m: M, hold: Hold, other: Figure): boolean =>
  !isStation(m, other.at) && !other.held && !bears(other, hold);

/** The powers that attack by themselves, with their targets; `only`: the sole target of a reaction. */
export function powerAttacks(m: M, seat: Seat, f: Figure, only: Target | null, found: Action[]): void {
  const p = player(m, seat);
  const ready = attackPowers(p);
  if (ready.length === 0) return;
  for (const power of ready) {
    if (isStuck(f) || f.held) {
      for (const hold of holdsOf(f)) aim(m, f, power, { kind: 'hold', hold }, found);
    } else if (f.captive) {
      if (powers[power].breaks) aim(m, f, power, { kind: 'stack', square: f.at }, found);
    } else if (only) aim(m, f, power, only, found);
    else {
      // What is out of sight is most of the city: no target is written down for it.
      const { grips, range } = powers[power];
      for (const other of m.state.figures)
        if (other !== f && (grips || other.held || canSee(m, f.at, other.at, range)))
          aim(m, f, power, { kind: 'figure', role: other.role }, found);
      if (grips) continue;
      for (const stack of m.state.stacks)
        if (canSee(m, f.at, stack.square, range)) aim(m, f, power, { kind: 'stack', square: stack.square }, found);
      for (const place of objectives(m, p)) aim(m, f, power, { kind: 'place', place }, found);
    }
  }
}

const TOKENLESS = POWERS.filter(isShot).filter(power => !powers[power].token);

/** Tokens on the sheet, and what needs none but dice (SM-ELE-04). */
function attackPowers(p: Player): ShotId[] {
  const ready: ShotId[] = [];
  for (const power of p.tokens) if (isShot(power) && p.combat >= powers[power].cost) ready.push(power);
  for (const power of TOKENLESS) if (p.combat >= powers[power].cost && p.powers.includes(power)) ready.push(power);
  return ready;
}

function aim(m: M, f: Figure, power: ShotId, target: Target, found: Action[]): void {
  if (!canAim(m, f, power, target)) return;
  if (!powers[power].throws) {
    found.push({ type: 'power', power, target, car: null });
    return;
  }
  for (const stack of m.state.stacks)
    if (touches(stack.square, f.at) && !(target.kind === 'stack' && target.square === stack.square))
      found.push({ type: 'power', power, target, car: stack.square });
}

/** Lone characters that the Police can pay for with so many dice (SM-PRIS-03); captains only have to be picked up. */
export function loners(m: M, dice: number): CharacterId[] {
  return CIVILIANS.filter(who => dice >= characters[who].dice && isAlone(m, who));
}

const CIVILIANS = CHARACTERS.filter(who => !isCaptain(who));

/** Those of them next to a piece (SM-POL-28). */
export function captures(m: M, lone: readonly CharacterId[], square: Square, from: Square, found: Action[]): void {
  for (const who of lone)
    if (touches(m.state.characters[who].square, square)) found.push({ type: 'capture', from, character: who });
}

/** The same for a figure: hardly ever does anybody stand next to it, so that is asked first. */
export function capturesBy(m: M, f: Figure, dice: number, found: Action[]): void {
  const { characters: people } = m.state;
  for (const who of CHARACTERS) {
    const { square } = people[who];
    if (touches(square, f.at) && dice >= characters[who].dice && isAlone(m, who))
      found.push({ type: 'capture', from: null, character: who });
  }
}

/** Buildings of a tour that this figure stands next to (SM-MISS-14). */
export function plantings(m: M, seat: Seat, f: Figure): PlaceId[] {
  const { mission, progress, combat } = player(m, seat);
  if (!mission || combat === 0) return [];
  const places = tourPlaces(m, seat);
  return places.filter(place => !progress.planted.includes(place) && touches(cityOf(m).squares[place], f.at));
}

function tourPlaces(m: M, seat: Seat): readonly PlaceId[] {
  const goal = goalFor(m, seat);
  return goal?.kind === 'tour' ? goal.places : [];
}

const goalFor = (m: M, seat: Seat) => goalOf(player(m, seat));

/** Whether the declared attack can still be made (SM-TURN-08). */
export function isPossible(m: M, attacker: Piece, way: Way, target: Target): boolean {
  if (target.kind !== 'figure') return true;
  const other = figure(m, target.role);
  if (attacker.kind === 'stack') return isTargetable(m, other, 'police') && touches(attacker.square, other.at);
  const f = figure(m, attacker.role);
  if (isShot(way)) return canAim(m, f, way, target);
  return isTargetable(m, other, f.role) && isInContact(f.at, f.role, other);
}
