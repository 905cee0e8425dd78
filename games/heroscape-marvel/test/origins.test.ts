import { expect, test } from 'vitest';
import { countsOf } from '../../../table/origins.ts';
import { countsRight, knowsAll, marksOf } from '../../../table/test/origins.ts';
import { armies } from '../content/armies.ts';
import { scenarios } from '../scenarios/printed.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { origins } from '../ui/origins.ts';

test('every scenario, battlefield, card and power has an origin', () => {
  knowsAll(
    origins,
    { fr, en },
    {
      scenarios: scenarios.map(({ id }) => id),
      battlefields: Object.keys(fr.battlefields),
      cards: Object.keys(fr.cards),
      powers: Object.keys(fr.powers),
      glyphs: Object.keys(fr.glyphs),
      armies: Object.keys(fr.armies),
    },
  );
});

test('the page counts what the tags say', () => {
  countsRight(origins);
  expect(countsOf(Object.values(armies))).toEqual({ printed: 2, elsewhere: 0, partly: 0, rebuilt: 8 });
});

test('published cards and maps bear no mark, two scenarios whose zones we coloured and our five do', () => {
  expect(marksOf(origins, 'cards spider-man', 'cards hulk', 'battlefields tribeca', 'powers stomp')).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const marked = scenarios.filter(({ id }) => marksOf(origins, `scenarios ${id}`)[0] !== null);
  expect(marked).toHaveLength(7);
});
