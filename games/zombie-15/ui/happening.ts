import type { CSSProperties } from 'react';
import type { HeroId } from '../content/heroes.ts';
import type { Event } from '../events.ts';
import type { Zone } from '../ids.ts';
import type { Shown } from './look.ts';

/** How long it happens, for the style sheets of those to whom it does. */
export const lasting = (moment: Shown['moment'] | null): CSSProperties =>
  (moment ? { '--ms': `${moment.ms}ms` } : {}) as CSSProperties;

/** What an event does to a hero, or to the zombies of a zone: the name of how they move. */
export function happeningTo(event: Event | undefined, whom: HeroId | Zone): string | null {
  if (!event) return null;
  return typeof whom === 'number' ? toZombies(event, whom) : toHero(event, whom);
}

function toHero(event: Event, hero: HeroId): string | null {
  if (!('hero' in event) || event.hero !== hero) return null;
  switch (event.type) {
    case 'hurt':
    case 'fell':
    case 'fainted':
      return 'hurt';
    case 'healed':
    case 'revived':
    case 'stoodUp':
      return 'healed';
    case 'attacked':
      return 'striking';
    default:
      return null;
  }
}

function toZombies(event: Event, zone: Zone): string | null {
  switch (event.type) {
    case 'attacked':
      return event.zone === zone && event.killed + event.alpha > 0 ? 'struck' : null;
    case 'zombiesCame':
    case 'hordeCame':
    case 'lured':
      return event.zone === zone ? 'rising' : null;
    case 'zombieAttack':
      return event.zone === zone && event.zombies > 0 ? 'biting' : null;
    default:
      return null;
  }
}
