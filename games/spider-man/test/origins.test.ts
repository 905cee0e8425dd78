import { expect, test } from 'vitest';
import { countsOf } from '../../../table/origins.ts';
import { countsRight, knowsAll, marksOf } from '../../../table/test/origins.ts';
import { places } from '../content/places.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { origins } from '../ui/origins.ts';

test('every board, place, role, power and card has an origin', () => {
  knowsAll(
    origins,
    { fr, en },
    {
      boards: Object.keys(fr.boards),
      places: Object.keys(fr.places),
      roles: Object.keys(fr.roles),
      powers: Object.keys(fr.powers),
      missions: Object.keys(fr.missions),
      bonuses: Object.keys(fr.bonuses),
      events: Object.keys(fr.events),
      characters: Object.keys(fr.characters),
    },
  );
});

test('the page counts what the tags say', () => {
  countsRight(origins);
  const kind = origins.kinds.find(({ id }) => id === 'places');
  const named = Object.values(places).filter(({ source }) => source === 'rulebook').length;
  expect(countsOf(Object.values(kind?.items ?? {}))).toEqual({ printed: 0, elsewhere: 0, partly: named, rebuilt: 11 });
});

test('printed powers bear no mark, cards and boards that are ours do', () => {
  expect(marksOf(origins, 'powers sm-web-swing', 'numbers rules')).toEqual([null, null]);
  expect(
    marksOf(origins, 'bonuses dodge', 'bonuses first-aid', 'events storm', 'missions sab-lab', 'boards bronx'),
  ).toEqual(['rebuilt', 'partly', 'rebuilt', 'rebuilt', 'partly']);
});
