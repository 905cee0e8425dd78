import { bearings } from '../../../../kit/english.ts';
import { type Building, type Place, type Rooms, placesOf } from '../places.ts';

// What buildings, their rooms and the streets between them are called.

const thing = (name: string): Building => ({ name, the: `the ${name}`, of: `of the ${name}` });
const proper = (name: string): Building => ({ name, the: name, of: `of ${name}` });

type Room = Rooms[keyof Rooms];
const whole = (name: string): Room => ({ building: thing(name), room: thing(name) });
const part = (building: Building, name: string): Room => ({ building, room: thing(`${building.name} ${name}`) });

const hire = proper('Heroes for Hire');
const bugle = thing('Daily Bugle');
const oscorp = proper('Oscorp');
const embassy = thing('embassy');

const rooms: Rooms = {
  '1R.00': whole('newsstand'),
  '1R.02': part(hire, 'office'),
  '1R.12': part(hire, 'lobby'),
  '1R.22': part(hire, 'archive'),
  '2R.00': whole('bank'),
  '2R.20': whole('print works'),
  '2R.22': whole('grocery'),
  '3R.00': whole('dry cleaner'),
  '3R.02': whole('open garage'),
  '3R.20': whole('workshop'),
  '3R.21': whole('hideout'),
  '3R.22': whole('storeroom'),
  '4R.00': part(bugle, 'press room'),
  '4R.01': part(bugle, 'lobby'),
  '4R.02': part(bugle, 'newsroom'),
  '4R.20': whole('diner'),
  '4R.22': whole('warehouse'),
  '1V.00': whole('apartment building'),
  '1V.20': whole('open car park'),
  '1V.22': whole('pharmacy'),
  '2V.02': part(oscorp, 'helipad access'),
  '2V.12': part(oscorp, 'lobby'),
  '2V.20': whole('annex'),
  '2V.22': part(oscorp, 'laboratory'),
  '3V.02': whole('bookshop'),
  '3V.20': whole('clinic'),
  '3V.22': whole('hotel'),
  '4V.00': part(embassy, 'chancery'),
  '4V.01': part(embassy, 'hall'),
  '4V.02': part(embassy, 'residence'),
  '4V.22': whole('guard post'),
};

const street = (where: string): Place => thing(`street ${where}`);

export const placeOf = placesOf({
  rooms,
  front: building => street(`in front ${building.of}`),
  between: (one, other) => street(`between ${one.the} and ${other.the}`),
  side: (where, building) => street(`${bearings[where]} ${building.of}`),
  crossroads: building => thing(`crossroads by ${building.the}`),
  unnamed: zone => thing(`Zone ${zone}`),
});
