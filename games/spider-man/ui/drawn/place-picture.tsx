import type { PlaceId } from '../../ids.ts';
import { type Box, Drawing, flat, once, placed } from './drawing.tsx';
import { drawnPlace } from './lots.ts';

const BOX: Box = { x: 0, y: -13, width: 72, height: 72 };
const STREET = flat('M-10-20H90V70H-10z', '#343a58');

const markups = once((key: `${PlaceId} ${'stands' | 'lost'}`) => {
  const [place, state] = key.split(' ') as [PlaceId, string];
  return STREET + placed(drawnPlace(place, state === 'lost'), 'translate(4 0)');
});

/** A building by itself, as on a photograph. */
export function PlacePicture({
  place,
  isDestroyed = false,
}: {
  readonly place: PlaceId;
  readonly isDestroyed?: boolean;
}) {
  return <Drawing markup={markups(`${place} ${isDestroyed ? 'lost' : 'stands'}`)} box={BOX} />;
}
