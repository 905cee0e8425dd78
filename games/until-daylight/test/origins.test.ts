import { expect, test } from 'vitest';
import { countsRight, knowsAll, marksOf } from '../../../table/test/origins.ts';
import { countsOf } from '../../../table/origins.ts';
import { assaults } from '../content/assaults.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { itemOf } from '../ui/look.ts';
import { origins } from '../ui/origins.ts';

test('every card, character and token has an origin', () => {
  const cards = Object.keys(fr.cards) as (keyof typeof fr.cards)[];
  const ofKind = (kind: string) => cards.filter(card => itemOf(card).kind === kind);
  knowsAll(
    origins,
    { fr, en },
    {
      characters: Object.keys(fr.characters),
      perks: Object.keys(fr.perks),
      weapons: ofKind('weapons'),
      rubble: ofKind('rubble'),
      combat: Object.keys(fr.combat),
      horde: Object.keys(fr.horde),
      kinds: Object.keys(fr.kinds),
      assaults: Object.keys(fr.assaults),
      tokens: Object.keys(fr.tokens),
    },
  );
});

test('the page counts what the tags say', () => {
  countsRight(origins);
  expect(countsOf(Object.values(assaults))).toEqual({ printed: 1, elsewhere: 0, partly: 0, rebuilt: 5 });
});

test('cards are marked by what is seen of them', () => {
  expect(marksOf(origins, 'assaults brutal', 'rubble wave', 'rubble bullets')).toEqual([null, null, null]);
  expect(marksOf(origins, 'assaults greedy', 'weapons pistol', 'combat c-plus3', 'rubble old-tyre')).toEqual([
    'rebuilt',
    'partly',
    'partly',
    'partly',
  ]);
});
