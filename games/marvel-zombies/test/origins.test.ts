import { expect, test } from 'vitest';
import { countsOf } from '../../../table/origins.ts';
import { countsRight, knowsAll, marksOf } from '../../../table/test/origins.ts';
import { spawnCards } from '../content/spawn-cards.ts';
import { SCENARIOS } from '../scenarios/list.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { origins } from '../ui/origins.ts';
import { FACES } from '../ids.ts';

test('every mission, tile, hero and card has an origin', () => {
  knowsAll(
    origins,
    { fr, en },
    {
      scenarios: SCENARIOS.map(({ id }) => id),
      tiles: FACES,
      heroes: Object.keys(fr.heroes),
      skills: Object.keys(fr.skills),
      traits: Object.keys(fr.traits),
      bystanders: Object.keys(fr.bystanders),
      spawnCards: Object.keys(fr.spawnCards),
      horde: Object.keys(fr.horde),
      zombieHeroes: Object.keys(fr.zombieHeroes),
      levels: Object.keys(fr.levels),
    },
  );
});

test('the page counts what the tags say', () => {
  countsRight(origins);
  expect(countsOf(Object.values(spawnCards))).toEqual({ printed: 2, elsewhere: 0, partly: 8, rebuilt: 20 });
});

test('cards and missions are marked by what is seen of them', () => {
  expect(marksOf(origins, 'spawnCards S26', 'spawnCards S28', 'horde walker')).toEqual([null, null, null]);
  expect(marksOf(origins, 'spawnCards S01', 'traits focus', 'scenarios M0', 'heroes hulk')).toEqual([
    'rebuilt',
    'rebuilt',
    'partly',
    'partly',
  ]);
});
