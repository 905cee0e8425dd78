import { expect, test } from 'vitest';
import type { Language } from '../../engine/box.ts';
import { typesetAll } from '../typeset.ts';
import { misprints, textsIn } from './typography.ts';

const faults = (language: Language, text: string): string[] =>
  misprints(language, text).map(one => one.split(':')[0] ?? '');

test.each([
  ["l'arc", 'a straight apostrophe'],
  ['Dire "oui"', 'a straight quotation mark'],
  ['Deux  espaces', 'two spaces'],
  ['Fini .', 'a space before a comma or a full stop'],
  ['Attendez...', 'three dots'],
  ['Carte(s)', 'a plural in brackets'],
  ['-1 action', 'a hyphen for a minus'],
  ['Prêt ?', 'a double mark without its no-break space'],
  ['Prêt?', 'a double mark without its no-break space'],
  ['Cartes: 2', 'a double mark without its no-break space'],
  ['«\u00a0Oui »', 'a double mark without its no-break space'],
  ['« Oui\u00a0»', 'an opening quotation mark without its no-break space'],
  ['50 %', 'a per cent sign without its no-break space'],
  ['“Oui”', 'an English quotation mark'],
  ['×\u00a00.5', 'a decimal point'],
  ['Etage', 'a capital without its accent'],
  ['A votre tour', 'a capital without its accent'],
  ['la place de Ana', 'an article that is not elided'],
  ['grâce à le Rhino', 'an article that is not contracted'],
  ['1 actions', 'a plural after one'],
  ['0 cartes', 'a plural after one'],
  ['1 Brute se séparent', 'a verb in the plural after one'],
  ['2 carte Combat', 'a singular after several'],
])('French: %s', (text, fault) => {
  expect(faults('fr', text)).toContain(fault);
});

test.each([
  ["Heroes' zone", 'a straight apostrophe'],
  ['Player 1 : 2', 'a space before a double mark'],
  ['50 %', 'a space before a per cent sign'],
  ['«\u00a0Yes\u00a0»', 'a French quotation mark'],
  ['1,5 cards', 'a decimal comma'],
  ['a axe', 'a before a vowel'],
  ['an knife', 'an before a consonant'],
  ['1 actions', 'a plural after one'],
  ['3 card', 'a singular after several'],
  ['Turn(s)', 'a plural in brackets'],
])('English: %s', (text, fault) => {
  expect(faults('en', text)).toContain(fault);
});

test('what is right is left alone', () => {
  for (const text of [
    'L’Errant (2 vies)\u00a0: 50\u00a0% à 12:05.',
    '«\u00a0À toi\u00a0!\u00a0» dit-il, une fois sur 1,5.',
    '1 fois, 1 carte, 2 cartes, 0 carte.',
    'Joueur 1 tient 2R.01\u00a0; −1 action.',
    'La Horde\u00a0: d’Ana, du Hulk, le onzième.',
  ])
    expect(misprints('fr', text), text).toEqual([]);
  for (const text of [
    'Player 1 wins: 50% at 12:05.',
    'An axe, a knife, an hour, a unit, a one.',
    '1 card, 2 cards, 0 cards, 1.5 cards; “yes”, she said.',
    'Round 2 of 8: no. 1 has −1.',
  ])
    expect(misprints('en', text), text).toEqual([]);
});

test('texts are read in trees, lists and what functions make of small numbers and names', () => {
  const words = {
    title: 'Tour',
    list: ['a', 'b'],
    deep: { count: (n: number, of: string) => `${n} de ${of}` },
    none: 3,
  };
  const read = textsIn(words).map(({ path, text }) => `${path} ${text}`);
  expect(read).toContain('title Tour');
  expect(read).toContain('list.1 b');
  expect(read).toContain('deep.count(1, Ana) 1 de Ana');
  expect(textsIn((n: { deep: { deeper: number } }) => `${n.deep.deeper}`)).toEqual([]);
  expect(textsIn(typesetAll({ ask: (n: number) => `${n} ?` })).map(({ text }) => text)).toContain('2\u00a0?');
});
