import type { Language } from '../../../engine/box.ts';
import type { Event } from '../events.ts';
import type { Piece } from '../seen.ts';
import { screenWords } from './words/screen.ts';

// What an event does to those who stand there: how they move, and what flies off them.

interface Happening {
  readonly name: string;
  readonly flies: string | null;
}

const isSame = (a: Piece | { readonly kind: string }, b: Piece): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What happens to this figure or these cars at this moment: the name of an animation, and what flies off. */
export function happeningTo(event: Event | undefined, piece: Piece, language: Language): Happening | null {
  if (!event) return null;
  const { role, square } = { role: null, square: null, ...piece };
  switch (event.type) {
    case 'wounded':
      return event.role === role ? { name: 'hurt', flies: `−${event.wounds}` } : null;
    case 'carsDestroyed':
      return event.square === square ? { name: 'hurt', flies: `−${event.cars}` } : null;
    case 'healed':
      return event.role === role ? { name: 'healed', flies: `+${event.amount}` } : null;
    case 'recovered':
      return event.role === role ? { name: 'healed', flies: `+${event.healed}` } : null;
    case 'knockedOut':
      return event.role === role ? { name: 'fallen', flies: 'K.O.' } : null;
    case 'attackDeclared':
      if (isSame(event.attacker, piece)) return { name: 'lunging', flies: null };
      return isSame(event.target, piece) ? { name: 'aimed', flies: null } : null;
    case 'attackRolled':
      return isSame(event.target, piece) ? { name: event.hits > 0 ? 'hurt' : 'missed', flies: null } : null;
    case 'attackStopped':
      return isSame(event.target, piece) ? { name: 'missed', flies: screenWords[language].evaded } : null;
    case 'stuck':
      return isSame(event.target, piece) ? { name: 'hurt', flies: null } : null;
    case 'seized':
    case 'rose':
    case 'jailed':
    case 'arrested':
    case 'freed':
      return event.role === role ? { name: 'aimed', flies: null } : null;
    default:
      return null;
  }
}
