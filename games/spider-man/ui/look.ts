import type { CSSProperties } from 'react';
import type { SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { Look } from '../../../table/look.ts';
import type { View, Piece, Target } from '../seen.ts';
import type { SpiderMan } from '../spec.ts';
import type { Square } from '../ids.ts';
import type { GameTexts } from '../text/shape.ts';

export type Seen = Look<SpiderMan, GameTexts>;
/** What the surface gets, and its parts. */
export type Shown = SurfaceProps<SpiderMan, GameTexts>;

/** Where something is that an answer or an event speaks of. */
export function squareOf(view: View, what: Target | Piece): Square | null {
  switch (what.kind) {
    case 'figure':
      return view.figures.find(figure => figure.role === what.role)?.at ?? null;
    case 'stack':
      return what.square;
    case 'place':
      return view.city.places.find(place => place.place === what.place)?.square ?? null;
    default:
      return null;
  }
}

/** How long what happens here lasts. Only where something happens: a change of it styles all that lies within anew. */
export const lasting = (moment: Shown['moment']): CSSProperties =>
  (moment ? { '--ms': `${moment.ms}ms` } : {}) as CSSProperties;
