import { expect, test } from 'vitest';
import { bookOf } from '../../../table/test/first-match.ts';
import { HEAVIES } from '../content/heavy.ts';
import { HEROES } from '../content/heroes.ts';
import { SPECIALS } from '../content/objects.ts';
import { TOKENS } from '../content/tokens.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { CardId } from '../text/shape.ts';
import * as rules from '../ui/rule-of.ts';

const books = [
  { texts: fr, book: bookOf('zombie-15', 'fr') },
  { texts: en, book: bookOf('zombie-15', 'en') },
];

// The book may say a name in fewer words than the card.
const lastWord = (name: string): string => name.toLowerCase().split(/[ ’]/).at(-1) ?? name;

test('the rule behind a hero or a special card is the one that names it', () => {
  for (const { texts, book } of books) {
    const named = [
      ...HEROES.map(id => [rules.ruleOfHero[id], texts.heroes[id].name]),
      ...SPECIALS.map(id => [rules.ruleOfCard(id), texts.cards[id].name]),
    ];
    for (const [rule = '', name = ''] of named) expect(book.get(rule)?.toLowerCase(), rule).toContain(lastWord(name));
  }
});

test('every card, heavy object and token leads to a rule of both rulebooks', () => {
  const all = [
    ...(Object.keys(en.cards) as CardId[]).map(rules.ruleOfCard),
    ...HEAVIES.map(rules.ruleOfHeavy),
    ...TOKENS.map(rules.ruleOfToken),
    rules.CARRIED,
    rules.HORDE,
  ];
  for (const { book } of books) for (const rule of all) expect(book.has(rule), rule).toBe(true);
  expect(rules.ruleOfCard('pistol')).toBe('Z15-FIGHT-02');
  expect(rules.ruleOfCard('first-aid-kit')).toBe('Z15-OBJ-02');
  expect(rules.ruleOfHeavy('machine-gun')).toBe('Z15-HEAVY-06');
  expect(rules.ruleOfToken('key-blue')).toBe('Z15-KEY-02');
});
