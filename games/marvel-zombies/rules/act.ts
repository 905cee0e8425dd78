import { again, call, emit, type goTo } from '../../../engine/flow.ts';
import { MAX_HEALTH, MAX_POWER } from '../content/levels.ts';
import type { Action, Hero, Turn } from '../spec.ts';
import { strikeAt } from './attack.ts';
import { openDoor } from './doors.ts';
import { herd } from './goals.ts';
import { gainPower } from './growth.ts';
import { type Travel, go, journeyOf } from './moves.ts';
import { type M, heroAt, hordesIn, indexOf, nameOf, win, zoneAt } from './table.ts';
import { useTrait } from './traits.ts';

interface Acting {
  at: Parameters<typeof goTo>[0]['at'];
  readonly flow: 'turn' | 'help';
  readonly hero: number;
}

/** A hero acts, in its Turn or by the help of another one. */
export function act(m: M, f: Acting, action: Action): void {
  if (action.type === 'end') return;
  const hero = heroAt(m, f.hero);
  const turn = f.flow === 'turn' ? m.state.turn : null;
  if (turn) {
    again(m, f);
    if (action.type !== 'attack' && turn.rampage === 'ready') turn.rampage = 'used'; // right after the Attack, or not at all
    inTurn(m, hero, turn, action);
  }
  if (action.type === 'move') travel(m, hero, turn, action);
  if (action.type === 'attack') {
    if (turn) payAttack(turn, action.free);
    if (action.reach) useTrait(m, hero, 'long-reach');
    strikeAt(m, f.hero, zoneAt(m, action.zone), action.reach, false);
  }
}

/** Paid for, then gone. */
function travel(m: M, hero: Hero, turn: Turn | null, action: Travel): void {
  const journey = journeyOf(m, hero, action, turn === null);
  hero.power -= journey.power;
  if (turn) turn.actions -= journey.actions;
  go(m, hero, journey);
}

function payAttack(turn: Turn, free: boolean): void {
  if (!free) turn.actions--;
  else if (turn.rampage === 'ready') turn.rampage = 'used';
  else turn.trained = true;
}

/** What only the hero whose Turn it is may do. */
function inTurn(m: M, hero: Hero, turn: Turn, action: Action): void {
  switch (action.type) {
    case 'move':
      if (action.by === 'shrink') turn.shrunk = true;
      if (action.by === 'elusive') turn.elusive = 'used';
      break;
    case 'charge':
      emit(m, { type: 'skillUsed', hero: hero.id, skill: 'leaping-charge' });
      travel(m, hero, turn, action);
      strikeAt(m, turn.hero, hero.zone, false, false);
      break;
    case 'sign':
      turn.actions--;
      strikeAt(m, turn.hero, zoneAt(m, action.zone), false, true);
      break;
    case 'open':
      turn.actions--;
      openDoor(m, m.content.board.doorOf[action.door] as number, { hero: turn.hero, calm: false, spawns: true });
      break;
    case 'gainTrait':
      turn.actions--;
      turn.gained = true;
      call(m, 'gainTrait', { hero: turn.hero, count: hero.bystander === 'happy-hogan' ? 2 : 1, drawn: [] });
      break;
    case 'gainPower':
      turn.actions--;
      gainPower(m, hero, 2, 'action');
      break;
    case 'rescue':
      turn.actions--;
      call(m, 'rescue', { hero: turn.hero, bystander: action.bystander });
      break;
    case 'heroicRescue':
      turn.rescued = true;
      hero.power--;
      emit(m, { type: 'skillUsed', hero: hero.id, skill: 'heroic-rescue' });
      call(m, 'rescue', { hero: turn.hero, bystander: action.bystander });
      break;
    case 'take': {
      turn.actions--;
      const zone = zoneAt(m, action.zone);
      const objective = m.state.objectives.findIndex(o => o.zone === zone && !o.taken);
      call(m, 'objective', { hero: turn.hero, objective });
      break;
    }
    case 'plant':
      turn.actions--;
      hero.tokens.splice(hero.tokens.indexOf(action.colour), 1);
      m.state.explosives.push({ colour: action.colour, zone: hero.zone });
      emit(m, { type: 'explosivePlaced', hero: hero.id, zone: nameOf(m, hero.zone), colour: action.colour });
      break;
    case 'herd':
      turn.actions--;
      herd(m, hero, action.point);
      break;
    case 'overload':
      return win(m);
    case 'portal':
      turn.ported = true;
      travel(m, hero, turn, action);
      break;
    default:
      playTrait(m, hero, turn, action);
  }
}

function playTrait(m: M, hero: Hero, turn: Turn, action: Action): void {
  switch (action.type) {
    case 'secondWind':
      useTrait(m, hero, 'second-wind');
      turn.actions++;
      emit(m, { type: 'actionGained', hero: hero.id });
      break;
    case 'superSpeed':
      useTrait(m, hero, 'super-speed', action.to); // pays for the way
      go(m, hero, journeyOf(m, hero, action, true));
      break;
    case 'rally':
      useTrait(m, hero, 'rally', action.hero);
      gainPower(m, heroAt(m, indexOf(m, action.hero)), 2, 'rally');
      break;
    case 'recovery': {
      useTrait(m, hero, 'recovery');
      const amount = Math.min(2, MAX_HEALTH - hero.health);
      hero.health += amount;
      emit(m, { type: 'healed', hero: hero.id, amount, health: hero.health });
      break;
    }
    case 'shockwave':
      useTrait(m, hero, 'shockwave', action.to);
      shove(m, hero, zoneAt(m, action.to));
      break;
    case 'breach':
      useTrait(m, hero, 'breach');
      openDoor(m, m.content.board.doorOf[action.door] as number, { hero: turn.hero, calm: true, spawns: true });
      break;
    case 'teamwork':
      useTrait(m, hero, 'teamwork', action.hero);
      emit(m, { type: 'helped', hero: action.hero, by: hero.id });
      call(m, 'help', { hero: indexOf(m, action.hero) });
      break;
    case 'ironWill':
      useTrait(m, hero, 'iron-will');
      gainPower(m, hero, MAX_POWER, 'will');
      break;
    default:
  }
}

/** All Enemies of the zone but Zombie Heroes go to one other zone; they do not attack (MZ-TC-10, MZ-TC-18). */
function shove(m: M, hero: Hero, to: number): void {
  const from = hero.zone;
  const crowd = hordesIn(m, from);
  for (const { kind, count } of crowd) {
    m.state[kind][from] = 0;
    m.state[kind][to] = (m.state[kind][to] as number) + count;
  }
  emit(m, { type: 'pushed', hero: hero.id, from: nameOf(m, from), to: nameOf(m, to), crowd });
}
