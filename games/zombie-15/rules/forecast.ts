import type { Preview } from '../seen.ts';
import type { Action, Hero, Zone } from '../spec.ts';
import { costOf } from './act.ts';
import { EXPLOSION, fistDamage, gunShot, killsOf, mountedGun, shotOf } from './fight.ts';
import { lockOn } from './move.ts';
import { DYNAMITE } from './objects.ts';
import { isStreet, streetOf, tileOf } from './board.ts';
import { type M, active, fendIn, fendOf, isHero, weightIn } from './table.ts';
import { loudness, wouldKill } from './zombies.ts';

/** The attack as it would be now. */
export function forecast(m: M): { zombies: number; fend: number; held: boolean } {
  const { zone } = active(m);
  const [zombies, fend] = [weightIn(m, zone), fendIn(m, zone)];
  return { zombies, fend, held: zombies <= fend };
}

/** What an action of a turn would mean. */
export function preview(m: M, action: Action): Preview | null {
  const hero = active(m);
  switch (action.type) {
    case 'move':
      return {
        type: 'move',
        cost: costOf(m, hero, action),
        zombies: weightIn(m, action.to),
        fend: fendIn(m, action.to) + fendOf(m, hero),
        opens: isStreet(action.to) ? (lockOn(m, tileOf(action.to))?.colour ?? null) : null,
      };
    case 'fight':
    case 'explode': {
      const shot = shotOf(m, hero, action.weapon);
      return shot && blow(m, hero, hero.zone, shot.damage + (action.type === 'explode' ? EXPLOSION : 0), shot.noise, 0);
    }
    case 'bareHands':
      return blow(m, hero, hero.zone, fistDamage(hero), 0, isHero(m, hero, 'sai-fon') ? 0 : 1);
    case 'fireMounted': {
      const shot = gunShot(m, hero, mountedGun(m, hero)?.uses ?? 0);
      return blow(m, hero, action.zone, shot.damage, shot.noise, 0);
    }
    case 'use': {
      const card = hero.objects[action.object]?.card;
      if (card && killsOf(card) > 0) return blow(m, hero, hero.zone, killsOf(card), 0, 0);
      return { type: 'cost', actions: 1 };
    }
    case 'dynamite':
      return blow(m, hero, streetOf(action.tile), DYNAMITE, 0, 0);
    case 'endActions': {
      const { zombies, fend, held } = forecast(m);
      return { type: 'end', zombies, fend, held, life: held ? hero.life : Math.max(0, hero.life - 1) };
    }
    default:
      return { type: 'cost', actions: costOf(m, hero, action) };
  }
}

function blow(m: M, hero: Hero, zone: Zone, most: number, noise: number, pain: number): Preview {
  const { killed, alpha } = wouldKill(m, zone, most);
  const { amount, alarm } = loudness(m, hero, noise);
  const left = weightIn(m, zone) - killed;
  return {
    type: 'fight',
    kills: killed,
    alpha,
    left,
    noise: amount,
    alarm,
    horde: m.state.horde + amount,
    life: hero.life - pain,
  };
}
