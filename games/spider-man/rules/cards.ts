import { pick, reveal } from '../../../engine/chance.ts';
import { call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { type BonusId, bonuses } from '../content/cards.ts';
import { type PlaceId, SUBWAYS } from '../content/places.ts';
import type { PowerId } from '../content/powers.ts';
import type { Scale } from '../content/roles.ts';
import type { Action, Figure, SpiderMan, Square, Target } from '../spec.ts';
import { declareAttack } from './attack.ts';
import { STREET, around, cityOf, touches } from './city.ts';
import { breakHold, damage, heal } from './damage.ts';
import { declareDrive, isDrivable } from './drive.ts';
import { discard } from './hand.ts';
import { isTraced, objectives, replaceMission } from './missions.ts';
import { sightDistance } from './paths.ts';
import { score } from './score.ts';
import {
  type M,
  canMove,
  figure,
  freeStreets,
  isStuck,
  isVillain,
  maxOf,
  occupied,
  ownFigure,
  player,
  spiderSeat,
  just,
} from './table.ts';
import { closeTargets, holdsOf, sightLimit } from './targets.ts';

type CardFrame = Frame<SpiderMan, 'card'>;

/** Cards that may be played between two actions (SM-BONUS-04); one that would do nothing is not offered. */
export function ownTurnCards(m: M, seat: Seat, found: Action[]): void {
  const { hand } = player(m, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as BonusId;
    if (hand.indexOf(card) === i && bonuses[card].moments.includes('own-turn') && isUseful(m, seat, card))
      found.push({ type: 'play', card });
  }
}

function isUseful(m: M, seat: Seat, card: BonusId): boolean {
  const p = player(m, seat);
  const f = ownFigure(m, seat);
  if (!f || (f.ko && !bonuses[card].whileKo)) return false;
  const isSpider = f.role === 'spider-man';
  switch (card) {
    case 'first-aid':
      return f.wounds > 0;
    case 'adrenaline':
      return p.combat < maxOf(m, seat, 'combat');
    case 'second-wind':
      return p.movement < maxOf(m, seat, 'movement');
    case 'concentration':
      return usedTokens(m, seat).length > 0;
    case 'subway':
      return canMove(f) && isBesideSubway(m, f);
    case 'tracer':
      return isSpider ? m.state.tracers.supply > 0 : p.tracer;
    case 'henchmen':
      return isSpider ? unknownVillains(m).length > 0 : canMove(f) && closeTargets(m, seat, f, 1).length > 0;
    case 'explosives':
      return isSpider ? seesVillain(m, f) : canMove(f) && besideObjective(m, seat, f) !== undefined;
    case 'change-of-plan':
      return !isSpider || usedTokens(m, seat).includes('sm-web-prison');
    case 'police-frequency':
      return m.state.stacks.some(stack => isDrivable(m, stack.square));
    case 'secret-passage':
      return f.captive && freeStreets(m, f.at, false).length > 0;
    case 'burst-free':
      return isStuck(f) || f.held;
    case 'pickpocket':
      return purses(m, f).length > 0;
    default:
      return false;
  }
}

export function playCard(m: M, seat: Seat, card: BonusId): void {
  discard(m, seat, card);
  emit(m, { type: 'cardPlayed', seat, card });
  const f = ownFigure(m, seat);
  if (!f) return;
  const isSpider = f.role === 'spider-man';
  switch (card) {
    case 'first-aid':
      heal(m, f.role, 1, 'first-aid');
      break;
    case 'adrenaline':
      raise(m, seat, 'combat');
      break;
    case 'second-wind':
      raise(m, seat, 'movement');
      break;
    case 'tracer':
      trace(m, seat, isSpider);
      break;
    case 'explosives': {
      const place = besideObjective(m, seat, f);
      if (isSpider) score(m, seat, 2, 'photos');
      else if (place) damage(m, seat, place, 1);
      break;
    }
    case 'change-of-plan':
      if (isSpider) regain(m, seat, 'sm-web-prison');
      else replaceMission(m, seat);
      break;
    case 'burst-free':
      for (const hold of holdsOf(f)) breakHold(m, { kind: 'figure', role: f.role }, hold);
      break;
    default:
      call(m, 'card', { seat, card });
  }
}

/** Cards that ask for something: a token, a place, a target, a seat, a stack. */
export const card = flow<SpiderMan, 'card'>({
  choose: decide({
    rule: 'SM-BONUS-03',
    lone: true,
    who: (m, f) => (isStrike(m, f) ? nobody : just(f.seat)),
    options: (m, f): Action[] => choices(m, f),
    apply(m, f, action: Action) {
      carryOut(m, f, action);
    },
  }),
  // A building of the own mission may be among the targets: being asked must not tell (SM-HID-01).
  aim: decide({
    rule: 'SM-CARD-09',
    who: (m, f) => (isStrike(m, f) ? just(f.seat) : nobody),
    options: (m, f): Action[] => choices(m, f),
    apply(m, f, action: Action) {
      carryOut(m, f, action);
    },
  }),
});

const isStrike = (m: M, f: CardFrame): boolean => f.card === 'henchmen' && isVillain(player(m, f.seat).role);

function choices(m: M, { seat, card: played }: CardFrame): Action[] {
  const f = ownFigure(m, seat) as Figure;
  switch (played) {
    case 'concentration':
      return usedTokens(m, seat).map(power => ({ type: 'pick', power }));
    case 'subway':
      return exitsFor(m, f).map(to => ({ type: 'put', to }));
    case 'secret-passage':
      return freeStreets(m, f.at, false).map(to => ({ type: 'put', to }));
    case 'henchmen':
      return f.role === 'spider-man'
        ? unknownVillains(m).map(other => ({ type: 'name', role: other.role }))
        : closeTargets(m, seat, f, 1).map((target: Target) => ({ type: 'aim', target }));
    case 'pickpocket':
      return purses(m, f).map(other => ({ type: 'name', role: other.role }));
    case 'police-frequency':
      return m.state.stacks.filter(s => isDrivable(m, s.square)).map(({ square }) => ({ type: 'stack', square }));
    default:
      throw new Error(`${played} asks nothing`);
  }
}

function carryOut(m: M, { seat, card: played }: CardFrame, action: Action): void {
  const f = ownFigure(m, seat) as Figure;
  if (action.type === 'pick') regain(m, seat, action.power);
  else if (action.type === 'stack') declareDrive(m, seat, action.square, 1, false);
  else if (action.type === 'aim')
    declareAttack(m, seat, { kind: 'figure', role: f.role }, 'henchmen', action.target, 2, false);
  else if (action.type === 'name' && played === 'henchmen') look(m, seat, figure(m, action.role));
  else if (action.type === 'name') steal(m, seat, figure(m, action.role));
  else if (action.type === 'put') {
    f.at = action.to;
    f.captive = false;
    f.jailed = false;
    emit(m, { type: 'placed', role: f.role, to: action.to, why: played === 'subway' ? 'subway' : 'secret-passage' });
  }
}

/** Two dice back, not above the maximum (SM-CARD-02, SM-CARD-03). */
function raise(m: M, seat: Seat, scale: Scale): void {
  const p = player(m, seat);
  p[scale] = Math.min(maxOf(m, seat, scale), p[scale] + 2);
  emit(m, { type: 'markerRaised', seat, scale, to: p[scale] });
}

/** Tokens beside the sheet: owned, used, and not lying on the board. */
function usedTokens(m: M, seat: Seat): PowerId[] {
  const p = player(m, seat);
  return p.powers.filter(
    power => !p.tokens.includes(power) && power !== 'ele-lightning' && power !== 'ven-immune' && !isOnBoard(m, power),
  );
}

/** A symbiote that still lies on somebody (SM-VEN-04). */
export const isOnBoard = (m: M, power: PowerId): boolean =>
  m.state.figures.some(f => f.symbiote === power) || m.state.stacks.some(stack => stack.symbiote === power);

function regain(m: M, seat: Seat, power: PowerId): void {
  player(m, seat).tokens.push(power);
  emit(m, { type: 'tokenRegained', seat, power });
}

function isBesideSubway(m: M, f: Figure): boolean {
  const { squares } = cityOf(m);
  for (const place of SUBWAYS) if (touches(squares[place], f.at)) return true;
  return false;
}

/** SM-CARD-07: another entrance, or beside it where somebody stands on it. */
function exitsFor(m: M, f: Figure): Square[] {
  const { squares, terrain } = cityOf(m);
  const full = occupied(m);
  const isNear = (place: PlaceId): boolean => touches(squares[place], f.at);
  const found: Square[] = [];
  for (const place of SUBWAYS) {
    const square = squares[place];
    if (isNear(place)) continue;
    if (full[square] === 0) found.push(square);
    else
      for (const to of around[square] as readonly Square[])
        if (terrain[to] === STREET && full[to] === 0 && !found.includes(to)) found.push(to);
  }
  return found;
}

function trace(m: M, seat: Seat, isSpider: boolean): void {
  const p = player(m, seat);
  if (isSpider) {
    m.state.tracers.supply--;
    m.state.tracers.sheet++;
    emit(m, { type: 'tracerGained' });
  } else if (isVillain(p.role)) {
    p.tracer = false;
    m.state.tracers.supply++;
    emit(m, { type: 'tracerRemoved', role: p.role, to: 'supply' });
  }
}

const besideObjective = (m: M, seat: Seat, f: Figure): PlaceId | undefined =>
  objectives(m, player(m, seat)).find(place => touches(cityOf(m).squares[place], f.at));

/** Villains whose mission Spider-Man does not see yet. */
const unknownVillains = (m: M): Figure[] =>
  m.state.figures.filter(f => isVillain(f.role) && f.seat !== null && !isTraced(player(m, f.seat)));

function seesVillain(m: M, spider: Figure): boolean {
  return m.state.figures.some(f => {
    if (!isVillain(f.role) || f.ko || f.at < 0) return false;
    const distance = sightDistance(cityOf(m), spider.at, f.at);
    return distance >= 0 && distance <= Math.min(3, sightLimit(m));
  });
}

/** SM-CARD-09: what Spider-Man has seen he keeps seeing, until the mission changes. */
function look(m: M, seat: Seat, villain: Figure): void {
  const owner = villain.seat ?? 0;
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

/** SM-CARD-17. */
function steal(m: M, seat: Seat, from: Figure): void {
  const owner = from.seat ?? spiderSeat(m);
  const { hand } = player(m, owner);
  const [taken] = hand.splice(pick(m, hand.length), 1);
  if (taken === undefined) return;
  player(m, seat).hand.push(taken);
  const told = { type: 'cardStolen' as const, from: owner, to: seat, card: taken };
  emit(m, { type: 'cardStolen', from: owner, to: seat, card: null }, { [seat]: told, [owner]: told });
}
