import { expect, test } from 'vitest';
import { NBSP, typeset, typesetAll } from '../typeset.ts';

test('a line breaks neither before a double punctuation mark nor inside quotation marks', () => {
  expect(typeset('« Oui », dit-il : où ? Là ; et là !')).toBe(
    `«${NBSP}Oui${NBSP}», dit-il${NBSP}: où${NBSP}? Là${NBSP}; et là${NBSP}!`,
  );
  expect(typeset('50 % à 12:05, a, b.')).toBe(`50${NBSP}% à 12:05, a, b.`);
});

test('all texts are typeset, in records and in what functions return', () => {
  const texts = typesetAll({
    title: 'Vous ?',
    deep: { ask: (name: string) => `À ${name} !`, none: null, count: 3, list: ['Où ?'] },
    makers: (count: number) => ({ text: `Cartes : ${count}` }),
  });
  expect(texts.title).toBe(`Vous${NBSP}?`);
  expect(texts.deep.ask('vous')).toBe(`À vous${NBSP}!`);
  expect(texts.deep.list.map(one => one.length)).toEqual([4]);
  expect(texts.deep.list[0]).toBe(`Où${NBSP}?`);
  expect([texts.deep.none, texts.deep.count]).toEqual([null, 3]);
  expect(texts.makers(2)).toEqual({ text: `Cartes${NBSP}: 2` });
});
