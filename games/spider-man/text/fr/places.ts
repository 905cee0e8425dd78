import { bearing } from '../../../../kit/compass.ts';
import { type Forms, and, feminine, masculine, of, plural, proper, several, toward } from '../../../../kit/french.ts';
import { uncapital } from '../../../../kit/grammar.ts';
import type { BoardId, PlaceId, Square } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { type Where, coordinates, isBeside, placeNoun, waysTo, whereIs } from '../places.ts';
import { boards, places } from './names.ts';
import { of as whose } from './people.ts';

const le = (name: string): Forms => masculine(name);
const la = (name: string): Forms => feminine(name);
/** A mute H is elided. */
const mute = (name: string): Forms => ({ the: `l’${name}`, of: `de l’${name}`, to: `à l’${name}` });

const own = {
  lab: le('laboratoire Oscorp'),
  townhall: mute('hôtel de ville'),
  'home-fashion-show': le('Fashion Show'),
  warehouse: le('entrepôt'),
  bank: la('banque'),
  docks: several('docks'),
  powerplant: la('centrale électrique'),
  'home-aunt-may': le('domicile de Tante May'),
  museum: le('musée'),
  'tv-studio': le('studio de télévision'),
  'home-daily-bugle': le('Daily Bugle'),
  exchange: la('Bourse'),
  hospital: mute('hôpital'),
  university: la('université'),
  jeweller: la('bijouterie'),
  'home-black-cat': le('domicile de la Chatte Noire'),
} satisfies { readonly [P in PlaceId]?: Forms };

const ofBoard: { readonly [B in BoardId]?: string } = {
  bronx: 'du Bronx',
  '30th-street': 'de la 30e Rue',
  '57th-street': 'de la 57e Rue',
};
const boardOf = (board: BoardId): string => ofBoard[board] ?? of(boards[board].name);

export const thePlace = (place: PlaceId): Forms =>
  placeNoun<Forms>(
    {
      own,
      hq: role => le(`QG ${whose(role)}`),
      station: board => le(`commissariat ${boardOf(board)}`),
      subway: board => le(`métro ${boardOf(board)}`),
      unnamed: id => proper(uncapital(places[id].name)),
    },
    place,
  );

const ground = { street: la('rue'), wood: le('bois') };

/** Where a square is; a bare code for those who do not see the city. */
export const where = (view: View | undefined, square: Square): Where =>
  whereIs(
    {
      on: place => {
        const { the, to } = thePlace(place);
        return { the, at: to, to, near: to, toward: `jusqu’${to}` };
      },
      away: from => {
        const near = thePlace(from.place);
        const { the, to } = ground[from.ground];
        const there = (rest: string): Where => ({
          the: `${the} ${rest}`,
          at: `dans ${the} ${rest}`,
          to: `${to} ${rest}`,
          near: `près ${near.of}`,
          toward: `vers ${near.the}`,
        });
        const side = bearing(from.east, -from.north);
        if (from.isDoor) return there(`devant ${near.the}`);
        if (side && isBeside(from)) return there(`${toward(side)} ${near.of}`);
        const ways = waysTo(from).map(
          ([count, way], i) => `${i === 0 ? `à ${plural(count, 'case')}` : count} ${toward(way)}`,
        );
        return there(`${and(ways)} ${near.of}`);
      },
      code: one => {
        const to = `en ${coordinates(one)}`;
        return { the: coordinates(one), at: to, to, near: to, toward: `jusqu’${to}` };
      },
    },
    view,
    square,
  );
