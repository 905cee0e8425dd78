import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rubble } from '../content/rubble.ts';
import { weapons } from '../content/weapons.ts';
import type { CardId } from '../spec.ts';
import * as rules from '../ui/rule-of.ts';

const cards = [...Object.keys(rubble), ...Object.keys(weapons)] as CardId[];
const { ruleOfCard, ruleOfKind, ruleOfToken, ruleOfCharacter, ruleOfPerk, ...single } = rules;

test('everything on the table leads to a rule of both rulebooks', () => {
  const tables = [ruleOfKind, ruleOfToken, ruleOfCharacter, ruleOfPerk, single].flatMap(rule => Object.values(rule));
  for (const language of ['fr', 'en']) {
    const book = readFileSync(new URL(`../text/rulebook/${language}.md`, import.meta.url), 'utf8');
    for (const rule of [...cards.map(ruleOfCard), ...tables]) expect(book, rule).toContain(`**${rule}**`);
  }
});

test('cards of their own kind have a rule of their own', () => {
  expect(ruleOfCard('luck')).toBe('UD-SPEC-LUCK-01');
  expect(ruleOfCard('nails')).toBe('UD-CRAFT-02');
  expect(ruleOfCard('machete')).toBe('UD-ATT-01');
  expect(ruleOfPerk.frenzy).toBe('UD-CHAR-PSYCHO-02');
});
