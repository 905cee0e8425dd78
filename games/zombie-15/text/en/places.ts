import { bearings } from '../../../../kit/english.ts';
import type { MarkerId } from '../../content/tokens.ts';
import type { Tile, Zone } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { faceOf } from '../grammar.ts';
import { type Building, type Shape, type Where, placeOf, sideOf } from '../places.ts';

const ORDINALS = ['', 'first ', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth '];

const shapes: { readonly [S in Shape]: readonly [at: string, name: string] } = {
  street: ['in', 'street'],
  bend: ['at', 'bend'],
  junction: ['at', 'junction'],
  crossroads: ['at', 'crossroads'],
  deadEnd: ['in', 'cul-de-sac'],
};
const buildings: { readonly [B in Building]: string } = {
  carPark: 'the car park',
  observatory: 'the observatory',
  mall: 'the mall',
  villa: 'the villa',
  police: 'the police station',
  shelter: 'the shelter',
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
  const which = place.number === null ? '' : (ORDINALS[place.number] ?? `${place.number}th `);
  const mark = place.marker ? landmarks[place.marker] : null;
  const named = place.building ? [buildings[place.building], mark] : [`the ${which}${name}`, mark ?? part];
  const spot = [...named, `(${place.code})`].filter(Boolean).join(' ');
  return place.isSearch ? there('in', `the search zone of ${spot}`) : there(place.building ? 'at' : at, spot);
}

/** From the active hero to a tile beside: `to the north (14-B)`. */
export function toward(view: View, tile: Tile): string {
  const side = sideOf(view, tile);
  return side ? `to the ${bearings[side]} (${faceOf(view, tile * 2)})` : where(view, tile * 2).to;
}
