import { bearings } from '../../../../kit/english.ts';
import type { MarkerId } from '../../content/tokens.ts';
import type { Tile, Zone } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { type Shape, type Where, placeOf, sideOf } from '../places.ts';

const shapes: { readonly [S in Shape]: readonly [at: string, name: string] } = {
  street: ['in', 'the street'],
  bend: ['at', 'the bend'],
  junction: ['at', 'the junction'],
  crossroads: ['at', 'the crossroads'],
  deadEnd: ['in', 'the dead end'],
};
const landmarks: { readonly [M in MarkerId]: string } = {
  car: 'by the car',
  exit: 'by the exit',
  helicopter: 'by the helicopter',
};

const there = (at: string, the: string): Where => ({ the, of: `of ${the}`, at: `${at} ${the}`, to: `to ${the}` });

/** `the crossroads in the north (14-B)`; where no view shows it, its number. */
export function where(view: View | undefined, zone: Zone, code = ''): Where {
  const place = view && placeOf(view, zone);
  if (!place) return there('at', code);
  const [at, name] = shapes[place.shape];
  const part = place.part ? `in the ${bearings[place.part]}` : 'in the middle of town';
  const spot = `${name} ${place.marker ? landmarks[place.marker] : part} (${place.code})`;
  return place.isSearch ? there('in', `the search zone of ${spot}`) : there(at, spot);
}

/** From the active hero to a tile beside: `to the north (14-B)`. */
export function toward(view: View, tile: Tile): string {
  const side = sideOf(view, tile);
  return side ? `to the ${bearings[side]} (${view.tiles[tile]?.face})` : where(view, tile * 2).to;
}
