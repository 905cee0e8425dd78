import type { BoardProps } from '../../../table/game-ui.ts';
import type { Look } from '../../../table/look.ts';
import type { SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { BystanderId } from '../content/bystanders.ts';
import type { View } from '../seen.ts';
import { type Action, type MarvelZombies, isCardAction } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import type { ZoneId } from '../ids.ts';

export type Seen = Look<MarvelZombies, GameTexts>;
/** What the surface gets, and its parts. */
export type Shown = SurfaceProps<MarvelZombies, GameTexts>;
export type Props = BoardProps<MarvelZombies, GameTexts>;

/** The zone that an answer points at; null where it points at none. */
export function zoneOf(action: Action, view: View): ZoneId | null {
  switch (action.type) {
    case 'move':
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
      return whereIs(view, action.bystander);
    case 'herd':
      return view.points[action.point]?.zone ?? null;
    default:
      if (!isCardAction(action)) return null;
      if ('bystander' in action) return whereIs(view, action.bystander);
      return 'to' in action ? action.to : null;
  }
}

const whereIs = (view: View, bystander: BystanderId): ZoneId | null =>
  view.zones.find(zone => zone.bystanders.includes(bystander))?.id ?? null;
