import { type Forms, feminine, masculine, proper, several, toward } from '../../../../kit/french.ts';
import { type Building, type Place, type Rooms, placesOf } from '../places.ts';

// What buildings, their rooms and the streets between them are called.

type Article = (name: string) => Forms;
const thing = (name: string, article: Article): Building => ({ name, ...article(name) });

type Room = Rooms[keyof Rooms];
const whole = (name: string, article: Article): Room => {
  const building = thing(name, article);
  return { building, room: building };
};
const part = (building: Building, name: string, article: Article): Room => ({
  building,
  room: thing(`${name} ${building.of}`, article),
});

/** The H of the hotel is mute. */
const mute: Article = name => ({ the: `l’${name}`, of: `de l’${name}`, to: `à l’${name}` });

const hire = thing('Heroes for Hire', proper);
const bugle = thing('Daily Bugle', masculine);
const oscorp = thing('Oscorp', proper);
const embassy = thing('ambassade', feminine);

const rooms: Rooms = {
  '1R.00': whole('kiosque', masculine),
  '1R.02': part(hire, 'bureau', masculine),
  '1R.12': part(hire, 'accueil', masculine),
  '1R.22': part(hire, 'archives', several),
  '2R.00': whole('banque', feminine),
  '2R.20': whole('imprimerie', feminine),
  '2R.22': whole('épicerie', feminine),
  '3R.00': whole('pressing', masculine),
  '3R.02': whole('garage ouvert', masculine),
  '3R.20': whole('atelier', masculine),
  '3R.21': whole('planque', feminine),
  '3R.22': whole('réserve', feminine),
  '4R.00': part(bugle, 'rotatives', several),
  '4R.01': part(bugle, 'hall', masculine),
  '4R.02': part(bugle, 'rédaction', feminine),
  '4R.20': whole('snack', masculine),
  '4R.22': whole('entrepôt', masculine),
  '1V.00': whole('immeuble', masculine),
  '1V.20': whole('parking ouvert', masculine),
  '1V.22': whole('pharmacie', feminine),
  '2V.02': part(oscorp, 'héliport', mute),
  '2V.12': part(oscorp, 'hall', masculine),
  '2V.20': whole('annexe', feminine),
  '2V.22': part(oscorp, 'laboratoire', masculine),
  '3V.02': whole('librairie', feminine),
  '3V.20': whole('clinique', feminine),
  '3V.22': whole('hôtel', mute),
  '4V.00': part(embassy, 'chancellerie', feminine),
  '4V.01': part(embassy, 'hall', masculine),
  '4V.02': part(embassy, 'résidence', feminine),
  '4V.22': whole('poste de garde', masculine),
};

const street = (where: string): Place => thing(`rue ${where}`, feminine);

export const placeOf = placesOf({
  rooms,
  front: building => street(`devant ${building.the}`),
  between: (one, other) => street(`entre ${one.the} et ${other.the}`),
  side: (where, building) => street(`${toward(where)} ${building.of}`),
  crossroads: building => thing(`carrefour près ${building.of}`, masculine),
  unnamed: zone => thing(`Zone ${zone}`, feminine),
});
