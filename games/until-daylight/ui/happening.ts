import type { Event } from '../events.ts';

// What an event does to those who stand there: how they move, and what flies off them.

/** What happens to this card at this moment: a name of an animation, and what flies off it. */
export function happeningTo(event: Event | undefined, id: number): { name: string; flies: string | null } | null {
  switch (event?.type) {
    case 'foeHurt':
      return event.foe === id ? { name: 'hurt', flies: `−${event.amount}` } : null;
    case 'foeKilled':
      return event.foe === id ? { name: 'dying', flies: null } : null;
    case 'enemyAttacked':
      if (event.foe === id) return { name: 'lunging', flies: null };
      return event.survivor === id ? { name: 'hurt', flies: null } : null;
    case 'attacked':
      return event.target === id ? { name: 'aimed', flies: null } : null;
    case 'outOfTheFight':
      return event.foes.includes(id) ? { name: 'smoked', flies: null } : null;
    case 'strikeMissed':
    case 'attackMissed':
      return event.foe === id ? { name: 'missed', flies: '0' } : null;
    default:
      return null;
  }
}

/** What happens to this seat at this moment. */
export function happeningAt(event: Event | undefined, seat: number): { name: string; flies: string } | null {
  if (!event || !('seat' in event) || event.seat !== seat) return null;
  switch (event.type) {
    case 'damaged':
      return { name: 'hurt', flies: `−${event.amount}` };
    case 'healed':
      return { name: 'healed', flies: `+${event.amount}` };
    case 'barricadeBroken':
      return { name: 'blocked', flies: `−${event.absorbed}` };
    case 'trapSprung':
      return { name: 'sprung', flies: '' };
    case 'enemyAttacked':
      return { name: 'aimed', flies: '' };
    default:
      return null;
  }
}
