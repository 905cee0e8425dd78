import type { BoardProps } from '../../../table/game-ui.ts';
import type { Look } from '../../../table/look.ts';
import type { View } from '../seen.ts';
import type { Action, MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import type { ZoneId } from '../ids.ts';

export type Seen = Look<MarvelZombies, GameTexts>;
export type Props = BoardProps<MarvelZombies, GameTexts>;

/** The zone that an answer points at; null where it points at none. */
export function zoneOf(action: Action, view: View): ZoneId | null {
  switch (action.type) {
    case 'move':
    case 'charge':
    case 'portal':
    case 'superSpeed':
    case 'shockwave':
    case 'route':
    case 'send':
      return action.to;
    case 'attack':
    case 'sign':
    case 'take':
    case 'shoot':
    case 'room':
      return action.zone;
    case 'rescue':
    case 'heroicRescue':
      return view.zones.find(zone => zone.bystanders.includes(action.bystander))?.id ?? null;
    case 'herd':
      return view.points[action.point]?.zone ?? null;
    default:
      return null;
  }
}
