import { bearings, feminine, masculine, toward as to } from '../../../../kit/french.ts';
import type { MarkerId } from '../../content/tokens.ts';
import type { Tile, Zone } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { type Shape, type Where, placeOf, sideOf } from '../places.ts';

/** Streets one is in, crossings one is at. */
const inside = ({ the, of }: { readonly the: string; readonly of: string }): Where => ({
  the,
  of,
  at: `dans ${the}`,
  to: `dans ${the}`,
});
const le = (name: string): Where => {
  const forms = masculine(name, '’');
  return { ...forms, at: forms.to };
};

const shapes: { readonly [S in Shape]: Where } = {
  street: inside(feminine('rue')),
  bend: le('tournant'),
  junction: le('embranchement'),
  crossroads: le('carrefour'),
  deadEnd: inside(feminine('impasse', '’')),
};
const landmarks: { readonly [M in MarkerId]: string } = {
  car: 'de la voiture',
  exit: 'de la sortie',
  helicopter: 'de l’hélicoptère',
};

const followed = ({ the, of, at, to: whither }: Where, rest: string): Where => ({
  the: `${the} ${rest}`,
  of: `${of} ${rest}`,
  at: `${at} ${rest}`,
  to: `${whither} ${rest}`,
});

/** `le carrefour au nord (14-B)`; where no view shows it, its number. */
export function where(view: View | undefined, zone: Zone, code = ''): Where {
  const place = view && placeOf(view, zone);
  if (!place) return { the: code, of: `de ${code}`, at: `en ${code}`, to: `en ${code}` };
  const part = place.part ? to(place.part, '’') : 'au centre';
  const spot = followed(shapes[place.shape], `${place.marker ? landmarks[place.marker] : part} (${place.code})`);
  return place.isSearch ? followed(inside(feminine('zone de fouille')), spot.of) : spot;
}

/** From the active hero to a tile beside: `vers le nord (14-B)`. */
export function toward(view: View, tile: Tile): string {
  const side = sideOf(view, tile);
  if (!side) return where(view, tile * 2).to;
  return `vers ${masculine(bearings[side], '’').the} (${view.tiles[tile]?.face})`;
}
