import { expect, test } from 'vitest';
import { countsOf } from '../../../table/origins.ts';
import { countsRight, knowsAll, marksOf } from '../../../table/test/origins.ts';
import { OBJECTS, objects } from '../content/objects.ts';
import { FACES } from '../content/tiles.ts';
import { WEAPONS } from '../content/weapons.ts';
import { ZOMBIE_CARDS } from '../content/zombie-cards.ts';
import { SCENARIO_IDS } from '../scenarios/shape.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { origins } from '../ui/origins.ts';

test('every scenario, tile, hero and card has an origin', () => {
  knowsAll(
    origins,
    { fr, en },
    {
      scenarios: SCENARIO_IDS,
      tiles: FACES,
      heroes: Object.keys(fr.heroes),
      weapons: WEAPONS,
      objects: OBJECTS,
      heavies: Object.keys(fr.heavies),
      zombieCards: ZOMBIE_CARDS,
      events: Object.keys(fr.events),
      tokens: Object.keys(fr.tokens),
      tracks: Object.keys(fr.tracks),
    },
  );
});

test('the page counts what the tags say', () => {
  countsRight(origins);
  expect(countsOf(Object.values(objects))).toEqual({ printed: 0, elsewhere: 0, partly: 20, rebuilt: 2 });
});

test('cards and scenarios are marked by what is seen of them', () => {
  expect(marksOf(origins, 'zombieCards horde', 'zombieCards z1-A', 'tiles 01-A', 'searchDeck zombie-1')).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(
    marksOf(origins, 'weapons saifon-staff', 'weapons axe', 'objects dog', 'scenarios S01', 'scenarios quick'),
  ).toEqual(['rebuilt', 'partly', 'partly', 'partly', 'partly']);
});
