import { expect, test } from 'vitest';
import { amount, and, feminine, form, masculine, of, percent, plural, proper, several, tenths } from '../french.ts';

test('what is counted is plural from two on, below zero too', () => {
  expect([0, 1, 1.5, 2, -1, -2].map(count => plural(count, 'point'))).toEqual([
    '0 point',
    '1 point',
    '1.5 point',
    '2 points',
    '-1 point',
    '-2 points',
  ]);
  expect(plural(3, 'niveau', 'niveaux')).toBe('3 niveaux');
  expect([form(1, 'est', 'sont'), form(2, 'est', 'sont'), form(2, 'perdue')]).toEqual(['est', 'sont', 'perdues']);
});

test('lists, shares and decimals', () => {
  expect(and(['a', 'b', 'c'])).toBe('a, b et c');
  expect(percent(0.126)).toBe('13\u00a0%');
  expect([0, 0.001, 0.999, 1].map(percent), 'only what is certain is called so').toEqual([
    '0\u00a0%',
    '<\u00a01\u00a0%',
    '>\u00a099\u00a0%',
    '100\u00a0%',
  ]);
  expect([tenths(1.25), tenths(2)]).toEqual(['1,3', '2']);
  expect([1, 1.52, 2.5].map(cards => amount(cards, 'carte'))).toEqual(['1 carte', '1,5 carte', '2,5 cartes']);
});

test('articles and prepositions contract, and are elided before a vowel', () => {
  expect(masculine('Rhino')).toEqual({ the: 'le Rhino', of: 'du Rhino', to: 'au Rhino' });
  expect(masculine('Errant')).toEqual({ the: 'l’Errant', of: 'de l’Errant', to: 'à l’Errant' });
  expect(masculine('arc')).toEqual({ the: 'l’arc', of: 'de l’arc', to: 'à l’arc' });
  expect(feminine('Hache')).toEqual({ the: 'la Hache', of: 'de la Hache', to: 'à la Hache' });
  expect(feminine('épée')).toEqual({ the: 'l’épée', of: 'de l’épée', to: 'à l’épée' });
  expect(several('Balles')).toEqual({ the: 'les Balles', of: 'des Balles', to: 'aux Balles' });
  expect(proper('Venom')).toEqual({ the: 'Venom', of: 'de Venom', to: 'à Venom' });
  expect(proper('Electro')).toEqual({ the: 'Electro', of: 'd’Electro', to: 'à Electro' });
  expect([of('eau'), of('pain')]).toEqual(['d’eau', 'de pain']);
});
