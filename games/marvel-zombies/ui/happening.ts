import type { CSSProperties } from 'react';
import type { ZoneId } from '../ids.ts';
import type { Event } from '../events.ts';
import type { Shown } from './look.ts';
import type { Piece } from './screen/pieces.ts';

// What an event does to those who stand there: how they move, and what flies off them.

interface Happening {
  readonly name: string;
  readonly flies: string | null;
}

const as = (name: string, flies: string | null = null): Happening => ({ name, flies });

/** What happens to this piece at this moment: a name of an animation, and what flies off it. */
export function happeningTo(event: Event | undefined, piece: Piece, zone?: ZoneId): Happening | null {
  if (!event) return null;
  if (piece.type === 'hero') return toHero(event, piece.id);
  if (piece.type === 'bystander')
    return event.type === 'bystanderDevoured' && event.bystander === piece.id ? as('dying') : null;
  return piece.type === 'civilian' ? null : toEnemy(event, piece, zone);
}

function toHero(event: Event, hero: string): Happening | null {
  if (!('hero' in event) || event.hero !== hero) return null;
  switch (event.type) {
    case 'wounded':
      return as('hurt', `−${event.wounds}`);
    case 'heroFell':
      return as('dying');
    case 'healed':
      return as('healed', `+${event.amount}`);
    case 'attacked':
      return as('striking');
    case 'woundsCancelled':
      return as('blocked', `−${event.wounds}`);
    default:
      return null;
  }
}

function toEnemy(event: Event, piece: Extract<Piece, { type: 'group' | 'zombie' }>, zone?: ZoneId): Happening | null {
  const isIt = (crowd: { readonly kind: string; readonly hero: string | null }): boolean =>
    piece.type === 'zombie' ? crowd.hero === piece.id : crowd.kind === piece.kind;
  switch (event.type) {
    case 'enemyEliminated':
      return event.zone === zone && isIt(event.crowd) ? as('dying') : null;
    case 'enemiesSpawned':
      return event.zone === zone && isIt(event.crowd) ? as('rising') : null;
    case 'enemiesMoved':
      return zone !== undefined && haveAllCome(event, piece, zone) ? as('arriving') : null;
    case 'enemiesAttacked':
      return (event.zone === zone || (zone && event.from.includes(zone))) && event.crowd.some(isIt)
        ? as('biting')
        : null;
    case 'attacked':
      return event.zone === zone ? as('aimed') : null;
    default:
      return null;
  }
}

/** Whether nobody of this group stood here before. */
function haveAllCome({ marches }: Extract<Event, { type: 'enemiesMoved' }>, piece: Piece, zone: ZoneId): boolean {
  if (piece.type !== 'group') return false;
  const came = marches.filter(({ crowd, to }) => to === zone && crowd.kind === piece.kind);
  return came.reduce((sum, { crowd }) => sum + crowd.count, 0) >= piece.count;
}

/** How long what happens here lasts. Only where something happens: a change of it styles all that lies within anew. */
export const lasting = (moment: Shown['moment']): CSSProperties =>
  (moment ? { '--ms': `${moment.ms}ms` } : {}) as CSSProperties;
