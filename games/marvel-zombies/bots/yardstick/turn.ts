import { heroes } from '../../content/heroes.ts';
import { doorAt } from '../../rules/doors.ts';
import { strikeOf } from '../../rules/strike.ts';
import { expectedKills } from '../../rules/odds.ts';
import { type M, enemiesIn, heroAt, indexOf, pathLength, zoneAt } from '../../rules/table.ts';
import type { Action, Attack, Hero, Move, Turn } from '../../spec.ts';
import { turnCardOf } from '../../cards/plays.ts';
import { best, bestOf, first, ofType, only } from '../../../../bots/options.ts';
import { cardActions } from '../cards.ts';
import { FAR, goalsOf, waysTo } from '../ways.ts';
import type { ZoneId } from '../../ids.ts';

/** Heroes among Enemies first, shooters before fighters, carriers last. */
export function nextHero(m: M, options: readonly Action[]): Action {
  return bestOf(ofType(options, 'activate'), ({ hero: id }) => {
    const hero = heroAt(m, indexOf(m, id));
    const dear = hero.bystander !== null && m.content.mission.protects.includes(hero.bystander);
    return (enemiesIn(m, hero.zone) > 0 ? 4 : 0) + (heroes[id].attack.ranged ? 2 : 0) - (dear ? 3 : 0);
  });
}

/** Goal, rescue, own zone, shots, the way, then strength for the next Turn. */
export function act(m: M, options: readonly Action[]): Action {
  const { turn } = m.state;
  if (!turn) return first(options);
  const hero = heroAt(m, turn.hero);
  return (
    goalAction(m, hero, options) ??
    heal(m, hero, options) ??
    fight(m, hero, turn, options) ??
    travel(m, hero, turn, options) ??
    prepare(hero, options) ??
    only(options, 'end')
  );
}

function goalAction(m: M, hero: Hero, options: readonly Action[]): Action | null {
  const direct = options.find(({ type }) => type === 'overload' || type === 'herd');
  if (direct) return direct;
  const token = options.find(({ type }) => type === 'take');
  if (token && isGoal(m, hero)) return token;
  const { protects, goals } = m.content.mission;
  const wanted = (id: string): boolean => goals.holds.some(one => one === id) || protects.some(one => one === id);
  const holdsDear = hero.bystander !== null && wanted(hero.bystander);
  const cards = cardActions(options).filter(action => 'bystander' in action);
  const rescues = [...ofType(options, 'rescue'), ...cards];
  return best(
    rescues.filter(({ bystander }) => !holdsDear && (hero.bystander === null || wanted(bystander))),
    ({ type, bystander }) => (wanted(bystander) ? 10 : 0) + (type === 'rescue' && hero.power > 2 ? 0 : 1),
  );
}

/** Whether the mission wants the hero to be where it stands. */
const isGoal = (m: M, hero: Hero): boolean => goalsOf(m, hero).some(goal => goal.zone === hero.zone && goal.extra <= 0);

function heal(m: M, hero: Hero, options: readonly Action[]): Action | null {
  return cardActions(options).find(action => turnCardOf(action)?.recovers?.(m, hero, action)) ?? null;
}

/** The own zone, else the zone in Range whose Enemies are nearest to somebody; nothing that is hopeless. */
function fight(m: M, hero: Hero, turn: Turn, options: readonly Action[]): Action | null {
  const attacks = ofType(options, 'attack').filter(attack => !attack.reach);
  const own = attacks.find(({ zone }) => zoneAt(m, zone) === hero.zone);
  if (own && hopeOf(m, turn, own) > 0.25) return own;
  const shots = attacks.filter(attack => attack !== own && threat(m, zoneAt(m, attack.zone)) <= 2);
  const shot = best(shots, attack => hopeOf(m, turn, attack) - threat(m, zoneAt(m, attack.zone)), -10);
  if (shot && hopeOf(m, turn, shot) > 0.25) return shot;
  const sign = ofType(options, 'sign').find(({ zone }) => enemiesIn(m, zoneAt(m, zone)) >= 3);
  if (sign) return sign;
  if (own) {
    const power = options.find(({ type }) => type === 'gainPower');
    const push = cardActions(options).find(action => turnCardOf(action)?.relieves);
    return power ?? push ?? (hopeOf(m, turn, own) > 0 ? own : null);
  }
  const charge = best(
    cardActions(options).filter(
      action => 'to' in action && turnCardOf(action)?.charges && isPrey(m, hero, turn, action.to),
    ),
    action => ('to' in action ? -enemiesIn(m, zoneAt(m, action.to)) : 0),
  );
  if (charge) return charge;
  if (heroes[hero.id].attack.ranged) return null;
  return best(
    ofType(options, 'move').filter(({ to }) => enemiesIn(m, zoneAt(m, to)) > 0 && isPrey(m, hero, turn, to)),
    ({ to }) => -enemiesIn(m, zoneAt(m, to)),
  );
}

/** A few Enemies who can be dealt with in this Turn, and not far from a friend. */
function isPrey(m: M, hero: Hero, turn: Turn, to: ZoneId): boolean {
  const zone = zoneAt(m, to);
  if (turn.actions < 2 || m.state.zombies.some(zombie => zombie.zone === zone)) return false;
  if (enemiesIn(m, zone) > turn.actions - 1) return false;
  return m.state.heroes.some(one => one !== hero && one.zone >= 0 && pathLength(m, zone, one.zone) <= 1);
}

/** Expected eliminations with all the Power the hero has. */
function hopeOf(m: M, turn: Turn, { zone }: Attack): number {
  const hero = heroAt(m, turn.hero);
  return expectedKills(m, strikeOf(m, turn.hero, zoneAt(m, zone), false, false), hero.power);
}

/** How many steps the Enemies of a zone are from the nearest hero. */
function threat(m: M, zone: number): number {
  let least = 99;
  for (const { zone: at } of m.state.heroes) if (at >= 0) least = Math.min(least, pathLength(m, zone, at));
  return least;
}

/** One step nearer to what the mission wants, if the zone ahead is empty or can be cleared with what is left. */
function travel(m: M, hero: Hero, turn: Turn, options: readonly Action[]): Action | null {
  const costs = waysTo(m, goalsOf(m, hero));
  const here = costs[hero.zone] ?? FAR;
  if (here >= FAR) return null;
  const after = (to: ZoneId): number => costs[zoneAt(m, to)] ?? FAR;
  const moves = ofType(options, 'move').filter(({ to }) => after(to) < here - 0.1 && isFit(m, turn, to));
  const free = (move: Move): number => (move.by === 'shrink' || move.by === 'elusive' ? 0.5 : 0);
  const step = best(moves, move => -after(move.to) + free(move));
  if (step) return step;
  const speed = best(
    cardActions(options).filter(
      action =>
        'to' in action &&
        turnCardOf(action)?.travels &&
        after(action.to) < here - 2 &&
        enemiesIn(m, zoneAt(m, action.to)) === 0,
    ),
    action => ('to' in action ? -after(action.to) : 0),
  );
  return speed ?? openTowards(m, hero, turn, options, costs, here);
}

function isFit(m: M, turn: Turn, to: ZoneId): boolean {
  const waiting = enemiesIn(m, zoneAt(m, to));
  return waiting === 0 || (turn.actions >= 2 && waiting <= turn.actions);
}

/** Never alone, and never without an Action left to react. */
function openTowards(
  m: M,
  hero: Hero,
  turn: Turn,
  options: readonly Action[],
  costs: Float64Array,
  here: number,
): Action | null {
  const { doors } = m.content.board;
  const cheapest = [...cardActions(options), ...ofType(options, 'open')];
  const ahead = cheapest.find(action => {
    const found = 'door' in action ? doors[doorAt(m, action.door)] : undefined;
    if (!found) return false;
    const beyond = found.a === hero.zone ? found.b : found.a;
    return (costs[beyond] ?? FAR) < here - 0.1;
  });
  if (!ahead) return null;
  const friends = m.state.heroes.filter(one => one.zone >= 0);
  const close = friends.filter(one => pathLength(m, hero.zone, one.zone) <= 2).length;
  return close >= Math.min(2, friends.length) && turn.actions >= 2 ? ahead : null;
}

function prepare(hero: Hero, options: readonly Action[]): Action | null {
  const trait = options.find(({ type }) => type === 'gainTrait');
  const power = options.find(({ type }) => type === 'gainPower');
  if (hero.traits.length < 2 && trait) return trait;
  return power ?? trait ?? null;
}

/** By Teamwork: an Attack where there is one, else a step on the way. */
export function help(m: M, options: readonly Action[]): Action {
  const attack = best(ofType(options, 'attack'), ({ zone }) => enemiesIn(m, zoneAt(m, zone)));
  if (attack) return attack;
  return bestOf(ofType(options, 'move'), ({ to }) => -enemiesIn(m, zoneAt(m, to)));
}
