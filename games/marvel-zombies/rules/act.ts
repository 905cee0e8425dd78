import { again, call, emit, type goTo } from '../../../engine/flow.ts';
import { onceOf } from '../content/cards.ts';
import { turnCardOf } from '../cards/plays.ts';
import { type Hero, type Move, type PlayAt, type Turn, type TurnAction, cardOf, isCardAction } from '../spec.ts';
import { strikeAt } from './strike.ts';
import { doorAt, openDoor } from './doors.ts';
import { herd } from './goals.ts';
import { gainPower } from './growth.ts';
import { go, journeyOf } from './moves.ts';
import { freeAttack, reachingTrait } from './abilities.ts';
import { heldCard } from '../cards/bystanders.ts';
import { skillsOf } from '../cards/skillset.ts';
import { type M, heroAt, nameOf, win, zoneAt } from './table.ts';
import { useTrait } from './traits.ts';
import { use } from './use.ts';

interface Acting {
  at: Parameters<typeof goTo>[0]['at'];
  readonly flow: 'turn' | 'help';
  readonly hero: number;
}

/** A hero acts, in its Turn or by the help of another one. */
export function act(m: M, f: Acting, action: TurnAction): void {
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
    if (turn) payAttack(hero, turn, action.free);
    const reach = action.reach ? reachingTrait(hero) : undefined;
    if (reach !== undefined) useTrait(m, hero, reach);
    strikeAt(m, f.hero, zoneAt(m, action.zone), action.reach, false);
  }
}

/** Paid for, then gone. */
function travel(m: M, hero: Hero, turn: Turn | null, action: Move): void {
  const journey = journeyOf(m, hero, action, turn === null);
  hero.power -= journey.power;
  if (turn) turn.actions -= journey.actions;
  go(m, hero, journey);
}

function payAttack(hero: Hero, turn: Turn, free: boolean): void {
  if (free) freeAttack(hero, turn)?.take(turn);
  else turn.actions--;
}

/** What only the hero whose Turn it is may do. */
function inTurn(m: M, hero: Hero, turn: Turn, action: TurnAction): void {
  switch (action.type) {
    case 'move':
      for (const stride of skillsOf(hero).strides) if (stride.by === action.by) stride.take?.(turn);
      break;
    case 'sign':
      turn.actions--;
      strikeAt(m, turn.hero, zoneAt(m, action.zone), false, true);
      break;
    case 'open':
      turn.actions--;
      openDoor(m, doorAt(m, action.door), { hero: turn.hero, calm: false, spawns: true });
      break;
    case 'gainTrait':
      turn.actions--;
      turn.gained = true;
      call(m, 'gainTrait', { hero: turn.hero, count: 1 + (heldCard(hero.bystander).draws ?? 0), drawn: [] });
      break;
    case 'gainPower':
      turn.actions--;
      gainPower(m, hero, 2, 'action');
      break;
    case 'rescue':
      turn.actions--;
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
    default:
      if (isCardAction(action)) playCard(m, hero, turn, action);
  }
}

/** Paid for, then it does what it says. */
function playCard(m: M, hero: Hero, turn: Turn, action: PlayAt<'turn'>): void {
  const card = cardOf(action);
  const mark = onceOf(card);
  if (mark !== null) turn[mark] = true;
  use(m, hero, card, 'to' in action ? action.to : 'hero' in action ? action.hero : null);
  turnCardOf(action)?.play(m, hero, turn, action);
}
