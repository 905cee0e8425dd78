import { bearing } from '../../../../kit/compass.ts';
import { and, bearings, plural } from '../../../../kit/english.ts';
import { uncapital } from '../../../../kit/grammar.ts';
import type { PlaceId, Square } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { type Where, coordinates, isBeside, placeNoun, waysTo, whereIs } from '../places.ts';
import { boards, places } from './names.ts';
import { the as who } from './people.ts';

const own = {
  lab: 'the Oscorp laboratory',
  townhall: 'city hall',
  'home-fashion-show': 'the Fashion Show',
  warehouse: 'the warehouse',
  bank: 'the bank',
  docks: 'the docks',
  powerplant: 'the power plant',
  'home-aunt-may': 'Aunt May’s home',
  museum: 'the museum',
  'tv-studio': 'the TV studio',
  'home-daily-bugle': 'the Daily Bugle',
  exchange: 'the stock exchange',
  hospital: 'the hospital',
  university: 'the university',
  jeweller: 'the jewellery shop',
  'home-black-cat': 'Black Cat’s home',
} satisfies { readonly [P in PlaceId]?: string };

export const thePlace = (place: PlaceId): string =>
  placeNoun(
    {
      own,
      hq: role => `${who(role)}’s HQ`,
      station: board => `the ${boards[board].name} police station`,
      subway: board => `the ${boards[board].name} subway entrance`,
      unnamed: id => uncapital(places[id].name),
    },
    place,
  );

const ground = { street: 'the street', wood: 'the wood' };
const there = (the: string, at: string, near?: string): Where => ({
  the,
  at: `${at} ${the}`,
  to: `to ${the}`,
  near: near ? `near ${near}` : `${at} ${the}`,
  toward: near ? `towards ${near}` : `to ${the}`,
});

/** Where a square is; a bare code for those who do not see the city. */
export const where = (view: View | undefined, square: Square): Where =>
  whereIs(
    {
      on: place => there(thePlace(place), 'at'),
      away: from => {
        const near = thePlace(from.place);
        const what = ground[from.ground];
        const side = bearing(from.east, -from.north);
        if (from.isDoor) return there(`${what} in front of ${near}`, 'in', near);
        if (side && isBeside(from)) return there(`${what} ${bearings[side]} of ${near}`, 'in', near);
        const ways = waysTo(from).map(
          ([count, to], i) => `${i === 0 ? plural(count, 'square') : count} ${bearings[to]}`,
        );
        return there(`${what} ${and(ways)} of ${near}`, 'in', near);
      },
      code: one => there(coordinates(one), 'at'),
    },
    view,
    square,
  );
