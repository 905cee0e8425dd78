import { bearings, feminine, masculine, toward as to } from '../../../../kit/french.ts';
import type { MarkerId } from '../../content/tokens.ts';
import type { Tile, Zone } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { faceOf } from '../grammar.ts';
import { type Building, type Shape, type Where, placeOf, sideOf } from '../places.ts';

/** Streets one is in, crossings one is at. */
const inside = ({ the, of }: { readonly the: string; readonly of: string }): Where => ({
  the,
  of,
  at: `dans ${the}`,
  to: `dans ${the}`,
});
const le = (name: string): Where => {
  const forms = masculine(name);
  return { ...forms, at: forms.to };
};

const ORDINALS = ['', '', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const nth = (number: number, first: string): string => (number === 1 ? first : (ORDINALS[number] ?? `${number}e`));
const la = (name: string, number: number | null): Where =>
  inside(feminine(number === null ? name : `${nth(number, 'première')} ${name}`));
const un = (name: string, number: number | null): Where =>
  le(number === null ? name : `${nth(number, 'premier')} ${name}`);

const shapes: { readonly [S in Shape]: (number: number | null) => Where } = {
  street: number => la('rue', number),
  bend: number => un('tournant', number),
  junction: number => un('embranchement', number),
  crossroads: number => un('carrefour', number),
  deadEnd: number => la('impasse', number),
};
const buildings: { readonly [B in Building]: Where } = {
  carPark: le('parking'),
  observatory: le('observatoire'),
  mall: le('centre commercial'),
  villa: { ...feminine('villa'), at: 'à la villa' },
  police: le('poste de police'),
  shelter: le('abri'),
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
  const part = place.part ? to(place.part) : 'au centre';
  const mark = place.marker ? landmarks[place.marker] : null;
  const spot = place.building
    ? followed(buildings[place.building], [mark, `(${place.code})`].filter(Boolean).join(' '))
    : followed(shapes[place.shape](place.number), `${mark ?? part} (${place.code})`);
  return place.isSearch ? followed(inside(feminine('zone de fouille')), spot.of) : spot;
}

/** From the active hero to a tile beside: `vers le nord (14-B)`. */
export function toward(view: View, tile: Tile): string {
  const side = sideOf(view, tile);
  if (!side) return where(view, tile * 2).to;
  return `vers ${masculine(bearings[side]).the} (${faceOf(view, tile * 2)})`;
}
