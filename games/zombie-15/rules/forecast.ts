import { clone } from '../../../engine/match.ts';
import type { Event } from '../events.ts';
import type { Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import { costOf, perform } from './act.ts';
import { type Assault, assault, attack, canBeAttacked } from './attack.ts';
import { cardFor, isObjectAction } from './objects.ts';
import { lockOn } from './move.ts';
import { tileOf } from './board.ts';
import { type M, active, fendIn, weightIn } from './table.ts';

// What will happen is never reckoned here: the rules themselves play it on a copy, and the copy is looked at.

/** The attack as it would be now; null where none can come any more in this turn. */
export const forecast = (m: M): Assault | null => (canBeAttacked(m) ? assault(m) : null);

/** What an action of a turn would mean. */
export function preview(m: M, action: Action): Preview | null {
  const hero = active(m);
  const cost = costOf(m, hero, action);
  switch (action.type) {
    case 'move': {
      const { after } = rehearse(m, copy => perform(copy, action));
      const tile = tileOf(action.to);
      const lock = lockOn(m, tile);
      return {
        type: 'move',
        cost,
        zombies: weightIn(after, action.to),
        fend: fendIn(after, action.to),
        opens: lock && !lockOn(after, tile) ? lock.colour : null,
      };
    }
    case 'fight':
    case 'explode':
    case 'bareHands':
    case 'fireMounted':
      return blow(m, action);
    case 'endActions': {
      const { zombies, fend, held } = assault(m);
      const { after } = rehearse(m, copy => attack(copy, false));
      const { life, posture } = active(after);
      return { type: 'end', zombies, fend, held, life, falls: hero.posture === 'standing' && posture !== 'standing' };
    }
    default:
      if (isObjectAction(action) && cardFor(hero, action).strikes) return blow(m, action);
      return { type: 'cost', actions: cost, gains: action.type === 'use' ? gains(m, action) : 0 };
  }
}

const gains = (m: M, action: Action): number =>
  rehearse(m, copy => perform(copy, action)).heard.reduce(
    (sum, event) => sum + (event.type === 'actionsGained' ? event.amount : 0),
    0,
  );

/** An attack: what it kills, what is left there to fend off, and who hears it. */
function blow(m: M, action: Action): Preview | null {
  const { after, heard } = rehearse(m, copy => perform(copy, action));
  const struck = heard.find(event => event.type === 'attacked');
  const noise = heard.find(event => event.type === 'noise');
  if (!struck) return null;
  return {
    type: 'fight',
    kills: struck.killed,
    alpha: struck.alpha,
    left: weightIn(after, struck.zone),
    noise: noise?.amount ?? 0,
    alarm: noise?.alarm ?? false,
    horde: after.state.horde,
    life: active(after).life,
  };
}

function rehearse(m: M, run: (copy: M) => void): { after: M; heard: readonly Event[] } {
  const after = clone(m);
  const heard: Event[] = [];
  after.hear = event => heard.push(event);
  run(after);
  return { after, heard };
}
