import type { CSSProperties } from 'react';
import type { BoardProps } from '../../../table/game-ui.ts';
import type { SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { Look } from '../../../table/look.ts';
import { WIDTH } from '../content/boards.ts';
import type { View, Piece, Target } from '../seen.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Square } from '../ids.ts';
import type { GameTexts } from '../text/shape.ts';

export type Seen = Look<SpiderMan, GameTexts>;
export type Props = BoardProps<SpiderMan, GameTexts>;
/** What the surface gets, and its parts. */
export type Shown = SurfaceProps<SpiderMan, GameTexts>;

export const CELL = 44;
export const RIM = 12;

export const cornerOf = (square: Square): { x: number; y: number } => ({
  x: RIM + (square % WIDTH) * CELL,
  y: RIM + Math.floor(square / WIDTH) * CELL,
});

export const centreOf = (square: Square): { x: number; y: number } => {
  const { x, y } = cornerOf(square);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

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

/** The square that an answer points at; null where it points at none. */
export function pointedSquare(action: Action, view: View): Square | null {
  switch (action.type) {
    case 'go':
    case 'put':
      return action.to;
    case 'drive':
    case 'stack':
      return action.square;
    case 'fight':
    case 'aim':
    case 'riposte':
      return squareOf(view, action.target);
    case 'power':
      return action.target && squareOf(view, action.target);
    case 'capture': {
      const { square, holder } = view.characters[action.character];
      return square >= 0 ? square : holderSquare(view, holder);
    }
    case 'plant':
      return placeSquare(view, action.place);
    case 'station':
      return placeSquare(view, action.station);
    case 'arrest':
    case 'name':
      return squareOf(view, { kind: 'figure', role: action.role });
    case 'tracer':
      return squareOf(view, { kind: 'figure', role: action.role });
    default:
      return null;
  }
}

const placeSquare = (view: View, place: string): Square | null =>
  view.city.places.find(one => one.place === place)?.square ?? null;

const holderSquare = (view: View, holder: string | null): Square | null =>
  view.figures.find(figure => figure.role === holder)?.at ?? null;

/** How long what happens here lasts. Only where something happens: a change of it styles all that lies within anew. */
export const lasting = (moment: Shown['moment']): CSSProperties =>
  (moment ? { '--ms': `${moment.ms}ms` } : {}) as CSSProperties;
